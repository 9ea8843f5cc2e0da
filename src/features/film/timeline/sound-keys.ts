import type { PlannedShot } from '#src/draft-engine/story/film-plan.ts';
import type { AmbienceKind, SoundEventKind } from '#src/draft-engine/story/sound-kinds.ts';

export type SoundName = { kind: 'ambience'; ambience: AmbienceKind } | { kind: 'event'; event: SoundEventKind };

/** Asset keys of all sounds of the shots, each once, in order of first use. */
export function soundKeysOf(shots: readonly PlannedShot[]): string[] {
  const keys = shots.flatMap((shot) => [
    ...shot.ambience.map(ambienceKey),
    ...shot.events.map((event) => eventKey(event.sound)),
  ]);
  return [...new Set(keys)];
}

export function ambienceKey(ambience: AmbienceKind): string {
  return `ambience:${ambience}`;
}

export function eventKey(event: SoundEventKind): string {
  return `event:${event}`;
}

/** The sound of an asset key. */
export function soundOfKey(key: string): SoundName {
  const name = key.slice(key.indexOf(':') + 1);
  return key.startsWith('ambience:')
    ? { kind: 'ambience', ambience: name as AmbienceKind }
    : { kind: 'event', event: name as SoundEventKind };
}
