import { planDescribedSound } from '#src/draft-engine/sound/description/make-described-sound.ts';
import type { AmbienceKind } from '#src/draft-engine/story/sound-kinds.ts';
import type { Language } from '#src/shared/language/languages.ts';
import type { SoundReading } from '../../soundtrack-contract.ts';

/** Of one shot. */
const MOST_AMBIENCES = 8;
const MOST_EVENTS = 20;
/** Loudness of a sound that is neither near nor far. */
const USUAL_LOUDNESS = 0.6;

/**
 * The sounds that a description of a shot names, at their places in it, and the ambience that the shot has, without
 * what is not to be heard. Nothing where the description names no sound.
 */
export function readShotSounds({
  words,
  without,
  ambience,
  seconds,
  language,
}: {
  words: string;
  without: string;
  ambience: readonly AmbienceKind[];
  seconds: number;
  language: Language;
}): SoundReading {
  const plan = planDescribedSound({
    description: words,
    ...(without === '' ? {} : { notWanted: without }),
    durationSeconds: seconds,
    seed: 0,
    language,
  });
  const unknown = plan.reading.unknown.slice(0, MOST_EVENTS).map((word) => word.slice(0, 100));
  if (plan.kind === 'nothing_known') {
    return { ambience: [], events: [], unknown };
  }
  const length = Math.max(1, seconds);
  const named = plan.ambiences.map((bed) => bed.ambience);
  const staying = ambience.filter((bed) => !plan.reading.unwanted.includes(`~${bed}`));
  return {
    ambience: [...new Set([...named, ...staying])].slice(0, MOST_AMBIENCES),
    events: plan.events
      .map(({ event, startSeconds, gain, across }) => ({
        sound: event,
        at: hundredths(startSeconds / length),
        loudness: hundredths(USUAL_LOUDNESS * gain),
        across: hundredths(across),
      }))
      .slice(0, MOST_EVENTS),
    unknown,
  };
}

const hundredths = (value: number): number => Math.round(Math.min(1, Math.max(-1, value)) * 100) / 100;
