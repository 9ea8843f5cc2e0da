import { FRAME_IDS, type FrameId } from '../../../frames/frames.ts';
import type { Plot } from '../../../plots/plot.ts';
import { BOND_PLOTS } from './plots-bonds.ts';
import { FATE_PLOTS } from './plots-fates.ts';
import { QUEST_PLOTS } from './plots-quests.ts';
import { ROAD_PLOTS } from './plots-roads.ts';
import { SKILL_PLOTS } from './plots-skills.ts';
import { SOMEBODY_PLOTS } from './plots-somebody.ts';
import { TRADE_PLOTS } from './plots-trade.ts';
import { TRIAL_PLOTS } from './plots-trials.ts';
import { WORK_PLOTS } from './plots-work.ts';

const ANYHOW: Readonly<Record<FrameId, readonly Plot[]>> = {
  ...BOND_PLOTS,
  ...QUEST_PLOTS,
  ...ROAD_PLOTS,
  ...TRIAL_PLOTS,
  ...SKILL_PLOTS,
  ...WORK_PLOTS,
  ...TRADE_PLOTS,
  ...FATE_PLOTS,
};
const SOMEBODY: Readonly<Partial<Record<FrameId, readonly Plot[]>>> = SOMEBODY_PLOTS;

/**
 * Verbs whose plots tell of a second character beside what the verb is about; somebody found or looked for has plots of
 * its own.
 */
const TELLS_APART: ReadonlySet<FrameId> = new Set<FrameId>(['find', 'search', 'guard', 'solve', 'discover']);
const apart = (plot: Plot): readonly Plot[] =>
  plot.needs || plot.tones.includes('told')
    ? [plot]
    : (['thing', 'landmark', 'place', 'idea'] as const).map((target) => ({
        ...plot,
        name: `${plot.name} (${target})`,
        needs: { target },
      }));
const plotsOf = (frame: FrameId): readonly Plot[] => [
  ...(TELLS_APART.has(frame) ? ANYHOW[frame].flatMap(apart) : ANYHOW[frame]),
  ...(SOMEBODY[frame] ?? []),
];

/** Chinese courses of events for every verb; where it is about somebody, those that were written for that. */
export const CHINESE_PLOTS = Object.fromEntries(
  FRAME_IDS.map((frame) => [frame, plotsOf(frame)]),
) as unknown as Readonly<Record<FrameId, readonly Plot[]>>;
