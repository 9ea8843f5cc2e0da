import type { Emotion } from '#src/shared/catalogue/shots.ts';
import type { PlannedShot } from '../../film-plan.ts';
import type { SoundEventKind } from '../../sound-kinds.ts';

/** Sounds that carry far. */
const BLASTS: ReadonlySet<SoundEventKind> = new Set<SoundEventKind>([
  'horn',
  'ship_horn',
  'train_whistle',
  'siren',
  'thunder',
  'bell',
  'church_bell',
  'temple_bell',
  'gong',
  'explosion',
]);
/** Six decibels. */
const FAR_OFF = 0.5;
/** Below this nothing is at stake. */
const QUIET = 0.25;
const CALM: ReadonlySet<Emotion> = new Set<Emotion>(['neutral', 'coldness']);

/** In a sad or a quiet shot a horn, a bell or thunder is heard from far off. */
export function softened(
  events: PlannedShot['events'],
  { emotion, tension }: { emotion: Emotion; tension: number },
): PlannedShot['events'] {
  const isQuiet = emotion === 'sad' || (CALM.has(emotion) && tension < QUIET);
  return isQuiet
    ? events.map((event) => (BLASTS.has(event.sound) ? { ...event, loudness: event.loudness * FAR_OFF } : event))
    : events;
}
