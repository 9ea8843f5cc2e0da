import type { LookId } from '#src/shared/catalogue/looks.ts';
import { actor, animal, KEEPER, person, type Scene } from './showcase-scene.ts';

/** The still behind the idea box: its subject is at the right, since the text is at the left. */
export const HERO: Scene = {
  place: { kind: 'coast', landmarks: ['lighthouse'], seed: 4 },
  timeOfDay: 'dusk',
  weather: 'clear',
  framing: 'wide',
  seed: 11,
  actors: [
    actor(KEEPER, { across: 0.24, turn: 0.5, pose: 'wave', holds: 'lantern' }),
    actor(
      { kind: 'spirit', element: 'storm', colours: ['indigo', 'silver'], size: 'usual', seed: 4 },
      { across: 0.54, behind: 9, turn: -0.6 },
    ),
  ],
};

const FRIEND = person({ hair: 'bob', hairColour: 'brown', outfit: 'sweater', colours: ['crimson', 'cream'], skin: 1 });
const POSTWOMAN = person({
  hair: 'ponytail',
  hairColour: 'copper',
  hat: 'cap',
  outfit: 'uniform',
  colours: ['teal', 'mustard'],
  skin: 2,
  seed: 12,
});

/** The scenes on the wall of tools, each with its look. */
export const TOOL_SCENES: Readonly<Record<'film' | 'cast' | 'voice' | 'music', { look: LookId; scene: Scene }>> = {
  film: {
    look: 'gouache',
    scene: {
      place: { kind: 'restaurant', landmarks: [], seed: 6 },
      timeOfDay: 'night',
      weather: 'rain',
      framing: 'medium',
      actors: [
        actor(FRIEND, { across: -0.3, turn: 0.5, pose: 'talk', holds: 'cup' }),
        actor(
          { ...KEEPER, outfit: 'sweater', hat: 'none', colours: ['mustard', 'navy'] },
          { across: 0.32, turn: -0.5, pose: 'hold', holds: 'cup' },
        ),
      ],
    },
  },
  cast: {
    look: 'gouache',
    scene: {
      place: { kind: 'city_street', landmarks: ['shop_front'], seed: 9 },
      timeOfDay: 'morning',
      weather: 'clear',
      framing: 'close',
      actors: [actor(POSTWOMAN, { turn: 0.35 })],
    },
  },
  voice: {
    look: 'cel',
    scene: {
      place: { kind: 'theatre', landmarks: ['stage_curtain'], seed: 3 },
      timeOfDay: 'night',
      weather: 'clear',
      framing: 'medium',
      actors: [
        actor(
          person({
            hair: 'afro',
            hairColour: 'black',
            skin: 4,
            outfit: 'gown',
            colours: ['violet', 'gold'],
            accessories: ['earrings'],
            seed: 5,
          }),
          { pose: 'talk', emotion: 'excited', holds: 'microphone' },
        ),
      ],
    },
  },
  music: {
    look: 'risograph',
    scene: {
      place: { kind: 'park', landmarks: ['big_tree'], seed: 8 },
      timeOfDay: 'dusk',
      weather: 'clear',
      framing: 'full',
      actors: [
        actor(animal('bear', ['brown', 'tan'], { accessories: ['bow_tie'] }), { across: -0.3, holds: 'violin' }),
        actor(animal('frog', ['green', 'lime']), { across: 0.1, holds: 'trumpet' }),
        actor(animal('cat', ['orange', 'cream']), { across: 0.42, turn: -0.5, holds: 'drum' }),
      ],
    },
  },
};

/** The film of the home page's storyboard. */
export const STORYBOARD = {
  idea: 'A lighthouse keeper befriends a storm that has lost its way home',
  type: 'fantasy',
  look: 'gouache',
  seed: 11,
  shots: 8,
} as const;
