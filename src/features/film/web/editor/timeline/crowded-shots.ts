import { findCrowdedLines } from '../../../timeline/crowded-lines.ts';
import type { ShotTimes } from '../../../timeline/film-schedule.ts';

/** The text on what is wrong with the line of a shot. */
type CrowdedText = 'lineOverlaps' | 'lineCutOff';

/** Shots whose spoken lines go on for too long, by id. */
export function crowdedShots(shots: readonly ShotTimes[]): ReadonlyMap<string, CrowdedText> {
  const lines = shots.flatMap(({ id, speechStartSeconds: startSeconds, spokenSeconds }) =>
    spokenSeconds > 0 ? [{ id, startSeconds, endSeconds: startSeconds + spokenSeconds }] : [],
  );
  return new Map(
    findCrowdedLines(lines, shots.at(-1)?.endSeconds ?? 0).map(({ kind, line }) => [
      line.id,
      kind === 'cut_off_line' ? 'lineCutOff' : 'lineOverlaps',
    ]),
  );
}
