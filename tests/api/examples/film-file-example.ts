import type { FilmPlan, PlannedShot } from '#src/draft-engine/story/film-plan.ts';

const shot = (number: number): PlannedShot => ({
  number,
  script: 'A fox looks at the sea.',
  placeKey: 'place-1',
  timeOfDay: 'dusk',
  weather: 'clear',
  framing: 'wide',
  angle: 'eye_level',
  camera: 'static',
  subject: { kind: 'character', key: 'character-1' },
  actors: [{ characterKey: 'character-1', across: 0, behind: 0, faces: 'camera', pose: 'stand', emotion: 'neutral' }],
  items: [],
  speech: { kind: 'silent', text: '', emotion: 'neutral' },
  emotion: 'neutral',
  tension: 0.2,
  transition: number === 1 ? 'fade_in' : 'cut',
  durationSeconds: 2.5,
  ambience: ['sea'],
  events: [],
  silence: 'stillness',
  music: 'theme',
});

/** A small plan of four silent shots. */
export const FILM_PLAN: FilmPlan = {
  title: 'The fox and the sea',
  logline: 'A fox looks at the sea.',
  outline: 'A fox comes to the sea and looks at it.',
  characters: [
    {
      key: 'character-1',
      name: 'Fox',
      description: 'A red fox.',
      figure: {
        kind: 'animal',
        species: 'fox',
        colours: ['orange', 'white'],
        hat: 'none',
        accessories: [],
        size: 'usual',
        seed: 3,
      },
      voice: { voice: 'en-narrator', pitchShift: 0, rate: 1 },
    },
  ],
  places: [
    { key: 'place-1', name: 'Coast', description: 'A quiet coast.', place: { kind: 'coast', landmarks: [], seed: 4 } },
  ],
  items: [],
  shots: [1, 2, 3, 4].map(shot),
  music: { description: 'Calm.', type: 'fantasy', mood: 'warm' },
};

/** A film as JSON, as it is imported, with other values at its top. */
export function filmFile(other: Record<string, unknown> = {}): string {
  return JSON.stringify({
    format: 'kinora-film',
    version: 1,
    settings: {
      idea: 'A fox looks at the sea',
      type: 'fantasy',
      style: 'gouache',
      language: 'en',
      aspect: '16:9',
      shortSidePixels: 90,
      mode: 'one_click',
      seed: 7,
    },
    plan: FILM_PLAN,
    ...other,
  });
}
