import type { FrameId } from '../../../frames/frames.ts';
import type { Plot } from '../../../plots/plot.ts';
import type { Tone } from '../../../plots/tones.ts';
import { DAY_PLOTS } from './plots-days.ts';
import { FINDING_PLOTS } from './plots-finding.ts';
import { HEART_PLOTS } from './plots-hearts.ts';
import { MAKING_PLOTS } from './plots-making.ts';
import { SECRET_PLOTS } from './plots-secrets.ts';
import { VENTURE_PLOTS } from './plots-ventures.ts';

/** What is found is told in a documentary as what is discovered. */
const FOUND_AND_TOLD = VENTURE_PLOTS.discover.filter((plot) => (plot.tones as readonly Tone[]).includes('told'));

/** The courses of events that Korean films follow, by verb. */
export const KOREAN_PLOTS: Readonly<Record<FrameId, readonly Plot[]>> = {
  ...FINDING_PLOTS,
  ...MAKING_PLOTS,
  ...VENTURE_PLOTS,
  ...HEART_PLOTS,
  ...SECRET_PLOTS,
  ...DAY_PLOTS,
  find: [...FINDING_PLOTS.find, ...FOUND_AND_TOLD],
};
