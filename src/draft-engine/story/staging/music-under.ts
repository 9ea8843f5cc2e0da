import type { Pose } from '../film-plan.ts';
import type { StagedShot } from '../words/film-words.ts';
import type { StagedDeed } from './deeds/deed-staging.ts';

/** Who plays is heard in the score. */
const PLAYING: ReadonlySet<Pose> = new Set<Pose>(['play_strings', 'play_keys', 'blow']);

/** A shot among `count`, from 0, with whoever is heard in it. */
interface Scored {
  index: number;
  count: number;
  heard: StagedShot['heard']['kind'];
  tension: number;
}

/** How the music stands under a shot that is not hushed. */
export function musicUnder(
  { actors }: Pick<StagedDeed, 'actors'>,
  { index, count, heard, tension }: Scored,
): StagedShot['music'] {
  if (index === count - 1 || tension >= 0.85) {
    return 'full';
  }
  const isPlayed = actors.some(({ pose }) => PLAYING.has(pose));
  return heard === 'line' || (index === 0 && heard !== 'silent' && !isPlayed) ? 'low' : 'theme';
}
