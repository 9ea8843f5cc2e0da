import type { FrameId } from '../../../frames/frames.ts';
import type { Plot } from '../../../plots/plot.ts';
import { ENGLISH_PLOTS_BONDS } from './plots-bonds.ts';
import { ENGLISH_PLOTS_CONTESTS } from './plots-contests.ts';
import { ENGLISH_PLOTS_MAKING } from './plots-making.ts';
import { ENGLISH_PLOTS_QUESTS } from './plots-quests.ts';
import { ENGLISH_PLOTS_ROADS } from './plots-roads.ts';
import { ENGLISH_PLOTS_SECRETS } from './plots-secrets.ts';
import { ENGLISH_PLOTS_TRADE } from './plots-trade.ts';

/** Courses of events for every verb, in English. */
export const ENGLISH_PLOTS: Readonly<Record<FrameId, readonly Plot[]>> = {
  ...ENGLISH_PLOTS_BONDS,
  ...ENGLISH_PLOTS_QUESTS,
  ...ENGLISH_PLOTS_MAKING,
  ...ENGLISH_PLOTS_CONTESTS,
  ...ENGLISH_PLOTS_TRADE,
  ...ENGLISH_PLOTS_ROADS,
  ...ENGLISH_PLOTS_SECRETS,
};
