import type { PlannedShot } from '#src/draft-engine/story/film-plan.ts';
import type { DocumentShot } from './film-document.ts';

/** Length of a new shot before anything is said in it. */
const NEW_SHOT_SECONDS = 3;

/** A silent shot of an empty place, in place and light of a neighbour. */
export function emptyPlan(neighbour: DocumentShot | undefined, placeKey: string): PlannedShot {
  const around = neighbour?.plan;
  return {
    number: 1,
    script: '',
    placeKey: around?.placeKey ?? placeKey,
    timeOfDay: around?.timeOfDay ?? 'noon',
    weather: around?.weather ?? 'clear',
    framing: 'wide',
    angle: 'eye_level',
    camera: 'static',
    subject: { kind: 'place' },
    actors: [],
    items: [],
    speech: { kind: 'silent', text: '', emotion: 'neutral' },
    emotion: 'neutral',
    tension: around?.tension ?? 0.3,
    transition: 'cut',
    durationSeconds: NEW_SHOT_SECONDS,
    ambience: around?.ambience ?? [],
    events: [],
    music: around?.music ?? 'low',
  };
}
