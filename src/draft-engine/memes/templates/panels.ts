import { actor, animal, person, place, thing } from '../cast.ts';
import type { MemePanel, MemeTemplate, Scene } from '../meme-template.ts';

const BEAR = animal('bear', ['brown', 'tan'], { accessories: ['bow_tie'] });
const INTERN = { hair: 'ponytail', hairColour: 'copper', skin: 1, seed: 12 } as const;
const COOK = person({
  gender: 'masculine',
  hat: 'chef_hat',
  outfit: 'apron',
  colours: ['white', 'crimson'],
  facialHair: 'moustache',
});

/** One of four pictures of a bear at home, each worse than the one before. */
const bear = (box: MemePanel['box'], scene: Partial<Scene> & Pick<Scene, 'actors'>): MemePanel => ({
  box,
  crop: [0.14, 0.04, 0.72],
  drawing: { place: place('living_room', 4), framing: 'medium', ...scene },
});

/** Templates of several pictures that tell something in their order. */
export const PANELS = {
  before_and_after: {
    size: [1080, 1080],
    panels: [
      {
        box: [0.02, 0.15, 0.47, 0.83],
        drawing: {
          place: place('office', 5),
          framing: 'full',
          actors: [
            actor(person({ ...INTERN, outfit: 'blazer', colours: ['teal', 'white'] }), {
              turn: 0.3,
              pose: 'wave',
              emotion: 'excited',
            }),
          ],
        },
      },
      {
        box: [0.51, 0.15, 0.47, 0.83],
        drawing: {
          place: place('office', 5),
          timeOfDay: 'night',
          framing: 'full',
          actors: [
            actor(person({ ...INTERN, hair: 'shag', outfit: 'robe', colours: ['grey', 'teal'] }), {
              turn: 0.2,
              pose: 'hold',
              emotion: 'sad',
              holds: 'coffee',
            }),
          ],
          items: [thing('trash_can', { across: 0.75, behind: 0.3 })],
        },
      },
    ],
    lines: [
      { style: 'band', box: [0.02, 0.015, 0.47, 0.125], most: 50 },
      { style: 'band', box: [0.51, 0.015, 0.47, 0.125], most: 50, at: 1.6 },
    ],
    ambience: 'office',
    sounds: [
      { event: 'chime', at: 0.4 },
      { event: 'power_down', at: 1.7 },
    ],
  },
  worse_and_worse: {
    size: [1080, 1080],
    panels: [
      bear([0.015, 0.015, 0.4825, 0.4825], {
        actors: [actor(BEAR, { pose: 'drink', holds: 'tea', emotion: 'happy' })],
      }),
      bear([0.5025, 0.015, 0.4825, 0.4825], {
        actors: [actor(BEAR, { pose: 'hold', holds: 'phone', emotion: 'surprised' })],
      }),
      bear([0.015, 0.5025, 0.4825, 0.4825], {
        actors: [actor(BEAR, { pose: 'cover_face', emotion: 'fear' })],
        tension: 0.7,
      }),
      bear([0.5025, 0.5025, 0.4825, 0.4825], {
        timeOfDay: 'night',
        actors: [actor(BEAR, { pose: 'shout', emotion: 'angry' })],
        items: [thing('laptop', { across: 0.62, above: 0.8, behind: -0.1, state: 'burning', scale: 1.6 })],
        effects: [{ kind: 'fire', on: { kind: 'item', index: 0 }, from: 0, to: 1 }],
        tension: 1,
      }),
    ],
    lines: [
      { style: 'caption', box: [0.03, 0.36, 0.45, 0.13], most: 40, at: 0.2 },
      { style: 'caption', box: [0.52, 0.36, 0.45, 0.13], most: 40, at: 1.2 },
      { style: 'caption', box: [0.03, 0.85, 0.45, 0.13], most: 40, at: 2.2 },
      { style: 'caption', box: [0.52, 0.85, 0.45, 0.13], most: 40, at: 3.2 },
    ],
    seconds: 5,
    sounds: [
      { event: 'drink', at: 0.3 },
      { event: 'phone', at: 1.2 },
      { event: 'gasp', at: 2.3 },
      { event: 'growl', at: 3.2 },
    ],
  },
  cake_in_the_book: {
    size: [1080, 1080],
    panels: [
      {
        box: [0.02, 0.15, 0.47, 0.83],
        drawing: {
          place: place('kitchen', 5),
          framing: 'full',
          actors: [actor(COOK, { across: -0.3, turn: 0.4, pose: 'show', emotion: 'happy' })],
          items: [thing('cake', { across: 0.5, behind: 0.1, above: 0.75, scale: 1.4 })],
          effects: [{ kind: 'sparkles', on: { kind: 'item', index: 0 }, from: 0, to: 1 }],
        },
      },
      {
        box: [0.51, 0.15, 0.47, 0.83],
        drawing: {
          place: place('kitchen', 5),
          framing: 'full',
          actors: [actor(COOK, { across: -0.3, turn: 0.3, pose: 'cover_face', emotion: 'sad' })],
          items: [
            thing('cake', { across: 0.5, behind: 0.1, above: 0.75, scale: 1.2, state: 'burning', colour: 'charcoal' }),
          ],
          effects: [{ kind: 'smoke', on: { kind: 'item', index: 0 }, from: 0, to: 1 }],
        },
      },
    ],
    lines: [
      { style: 'band', box: [0.02, 0.015, 0.47, 0.125], most: 50 },
      { style: 'band', box: [0.51, 0.015, 0.47, 0.125], most: 50, at: 1.6 },
    ],
    ambience: 'kitchen',
    sounds: [
      { event: 'shimmer', at: 0.4 },
      { event: 'sizzle', at: 1.7 },
    ],
  },
  five_more_minutes: {
    size: [1080, 1080],
    panels: [
      {
        box: [0.02, 0.02, 0.96, 0.4],
        drawing: {
          place: place('bedroom', 6),
          timeOfDay: 'dawn',
          framing: 'close',
          subject: { kind: 'item', index: 0 },
          actors: [],
          items: [thing('clock', { state: 'glowing' })],
          effects: [{ kind: 'sound_rings', on: { kind: 'item', index: 0 }, from: 0, to: 1 }],
        },
      },
      {
        box: [0.02, 0.44, 0.96, 0.54],
        crop: [0.06, 0.36, 0.62],
        drawing: {
          place: place('bedroom', 6),
          timeOfDay: 'noon',
          framing: 'full',
          actors: [actor(animal('panda', ['white', 'black']), { pose: 'sleep', emotion: 'happy', turn: 0.5 })],
          effects: [{ kind: 'sleep_marks', on: { kind: 'actor', index: 0 }, from: 0, to: 1 }],
        },
      },
    ],
    lines: [
      { style: 'label', box: [0.05, 0.05, 0.4, 0.13], tilt: -0.03, most: 40, at: 0.2 },
      { style: 'label', box: [0.05, 0.47, 0.4, 0.13], tilt: -0.03, most: 40, at: 1.8 },
      { style: 'caption', box: [0.45, 0.46, 0.5, 0.14], most: 80, at: 2.4 },
    ],
    ambience: 'birds',
    sounds: [
      { event: 'alarm', at: 0.1 },
      { event: 'snore', at: 1.9 },
    ],
  },
} as const satisfies Record<string, MemeTemplate>;
