import { FRAME_IDS, type FrameId } from '../../../frames/frames.ts';
import type { Plot } from '../../../plots/plot.ts';
import { DAY_PLOTS } from './plots-days.ts';
import { FINDING_PLOTS } from './plots-finding.ts';
import { GENERAL_ADVERTISEMENT, GENERAL_REPORT } from './plots-general.ts';
import { HEART_PLOTS } from './plots-hearts.ts';
import { MAKING_PLOTS } from './plots-making.ts';
import { ROAD_PLOTS } from './plots-roads.ts';
import { SECRET_PLOTS } from './plots-secrets.ts';
import { TRADING_PLOTS } from './plots-trading.ts';
import { TRIAL_PLOTS } from './plots-trials.ts';

const OWN: Readonly<Record<FrameId, readonly Plot[]>> = {
  ...FINDING_PLOTS,
  ...MAKING_PLOTS,
  ...TRADING_PLOTS,
  ...ROAD_PLOTS,
  ...HEART_PLOTS,
  ...SECRET_PLOTS,
  ...DAY_PLOTS,
  ...TRIAL_PLOTS,
};

/** The general ones where a verb has none of the tone. */
const filled = (plots: readonly Plot[]): readonly Plot[] => [
  ...plots,
  ...[GENERAL_REPORT, GENERAL_ADVERTISEMENT].filter(
    (general) => !plots.some((plot) => plot.tones.some((tone) => general.tones.includes(tone))),
  ),
];

/** The courses of events of each verb. */
export const JAPANESE_PLOTS: Readonly<Record<FrameId, readonly Plot[]>> = Object.fromEntries(
  FRAME_IDS.map((frame) => [frame, filled(OWN[frame])]),
) as Record<FrameId, readonly Plot[]>;
