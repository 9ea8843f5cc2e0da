import type { AmbienceKind, SoundEventKind } from '#src/draft-engine/story/sound-kinds.ts';
import type { Speech } from '#src/draft-engine/story/speech.ts';
import type { Delivery, Framing } from '#src/shared/catalogue/shots.ts';
import type { FilmTimes } from './film-schedule.ts';

/** A voice on the timeline. */
interface ScheduledVoice {
  shotId: string;
  startSeconds: number;
  endSeconds: number;
  /** The place whose room answers it; undefined where no room does. */
  placeKey: string | undefined;
}

/** A single sound on the timeline. */
interface ScheduledEvent {
  sound: SoundEventKind;
  startSeconds: number;
  /** When it is faded out; it rings out where absent. */
  endSeconds?: number;
  gain: number;
  /** -1 left to 1 right. */
  across: number;
  placeKey: string;
}

/** A stretch of ambience on the timeline. */
interface ScheduledAmbience {
  name: AmbienceKind;
  startSeconds: number;
  endSeconds: number;
  /** 1 for a quiet background. */
  gain: number;
}

/** When everything of a film is heard; its music is heard from the beginning to the end. */
export interface SoundSchedule {
  voices: ScheduledVoice[];
  events: ScheduledEvent[];
  ambience: ScheduledAmbience[];
  /** When the lines that are not spoken yet will begin. */
  awaitedLines: { startSeconds: number }[];
}

/** When each sound is heard, by the lines that are spoken so far and the plan of the others. */
export function scheduleSounds({ shots }: FilmTimes): SoundSchedule {
  return {
    voices: shots
      .filter(({ spokenSeconds }) => spokenSeconds > 0)
      .map(({ id, plan, speechStartSeconds, spokenSeconds }) => ({
        shotId: id,
        startSeconds: speechStartSeconds,
        endSeconds: speechStartSeconds + spokenSeconds,
        placeKey: isInPlace(plan.speech) ? plan.placeKey : undefined,
      })),
    events: shots.flatMap(({ plan, startSeconds, endSeconds }) =>
      plan.events.map((event) => ({
        sound: event.sound,
        startSeconds: startSeconds + event.at * (endSeconds - startSeconds),
        gain: event.loudness * nearness(plan.framing),
        across: event.across ?? 0,
        placeKey: plan.placeKey,
        ...(event.until !== undefined && { endSeconds: startSeconds + event.until * (endSeconds - startSeconds) }),
      })),
    ),
    ambience: shots.flatMap(({ plan, startSeconds, endSeconds }) =>
      plan.ambience.map((name) => ({ name, startSeconds, endSeconds, gain: gainOfBed(name) })),
    ),
    awaitedLines: shots
      .filter(({ plan, spokenSeconds }) => plan.speech.kind !== 'silent' && spokenSeconds === 0)
      .map(({ speechStartSeconds }) => ({ startSeconds: speechStartSeconds })),
  };
}

/** Water and weather: where a film has them, they are part of its story and are heard beside the music. */
const TOLD: ReadonlySet<AmbienceKind> = new Set<AmbienceKind>([
  'sea',
  'harbour',
  'river',
  'waterfall',
  'wind',
  'rain_light',
  'rain',
  'rain_heavy',
  'rain_roof',
  'storm',
  'blizzard',
  'fire',
]);
/** Four decibels. */
const TOLD_GAIN = 1.6;

const gainOfBed = (name: AmbienceKind): number => (TOLD.has(name) ? TOLD_GAIN : 1);

/** Lines that no room of the place answers: they come through a wire, or are not said aloud. */
const WITHOUT_ROOM: ReadonlySet<Delivery> = new Set<Delivery>(['narrated', 'telephone', 'thought']);

/** True where a text is spoken in the place of its shot, whose room answers it; a narrator is in no place. */
function isInPlace({ kind, delivery = 'spoken' }: Pick<Speech, 'kind' | 'delivery'>): boolean {
  return kind === 'line' && !WITHOUT_ROOM.has(delivery);
}

/** Gain of the sounds of a shot by how near it looks; 1 at a middle distance. */
const NEARNESS: Readonly<Partial<Record<Framing, number>>> = {
  extreme_close: 1.2,
  close: 1.12,
  medium: 1,
  full: 0.85,
  wide: 0.68,
  extreme_wide: 0.5,
};

/** Gain of the sounds of a shot by how near it looks. */
function nearness(framing: Framing): number {
  return NEARNESS[framing] ?? 1;
}
