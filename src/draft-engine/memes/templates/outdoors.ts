import { actor, alive, animal, flying, person, place, thing } from '../cast.ts';
import type { MemeTemplate } from '../meme-template.ts';

/** Out of doors, from the beach to the moon. */
export const OUTDOORS = {
  huge_fish: {
    size: [1080, 1080],
    panels: [
      {
        box: [0, 0, 1, 1],
        crop: [0.1, 0.22, 0.76],
        drawing: {
          place: place('beach', 5),
          framing: 'wide',
          subject: { kind: 'actor', index: 1 },
          actors: [
            actor(animal('fish', ['orange', 'cream']), {
              across: -0.3,
              behind: 0.8,
              turn: 0.6,
              emotion: 'coldness',
              scale: 4,
            }),
            actor(person({ gender: 'masculine', hat: 'straw_hat', outfit: 'raincoat', colours: ['mustard', 'navy'] }), {
              across: 0.56,
              turn: -0.7,
              pose: 'show',
              emotion: 'surprised',
              holds: 'net',
            }),
          ],
        },
      },
    ],
    lines: [
      { style: 'label', box: [0.05, 0.2, 0.44, 0.15], tilt: -0.04, most: 40 },
      { style: 'label', box: [0.6, 0.3, 0.38, 0.14], tilt: 0.05, most: 40 },
      { style: 'caption', box: [0.04, 0.86, 0.92, 0.13], most: 80 },
    ],
    ambience: 'sea',
    sounds: [
      { event: 'whale', at: 0.5 },
      { event: 'splash', at: 1.8 },
      { event: 'gasp', at: 2.5 },
    ],
  },
  lion_and_mouse: {
    size: [1080, 1080],
    panels: [
      {
        box: [0, 0, 1, 1],
        crop: [0.14, 0.24, 0.72],
        drawing: {
          place: place('savanna', 4),
          framing: 'wide',
          subject: { kind: 'actor', index: 0 },
          actors: [
            actor(animal('lion', ['mustard', 'brown']), {
              across: -0.3,
              turn: 0.5,
              pose: 'hands_up',
              emotion: 'fear',
            }),
            actor(animal('mouse', ['grey', 'pink']), {
              across: 0.62,
              turn: -0.6,
              pose: 'hands_on_hips',
              emotion: 'angry',
              scale: 0.7,
            }),
          ],
        },
      },
    ],
    lines: [
      { style: 'label', box: [0.04, 0.2, 0.42, 0.12], tilt: -0.04, most: 40 },
      { style: 'label', box: [0.56, 0.44, 0.42, 0.12], tilt: 0.04, most: 40 },
      { style: 'caption', box: [0.04, 0.02, 0.92, 0.15], most: 80 },
    ],
    ambience: 'wind',
    sounds: [
      { event: 'squeak', at: 0.6 },
      { event: 'roar', at: 1.6 },
    ],
  },
  ladder_too_short: {
    size: [1080, 1080],
    panels: [
      {
        box: [0, 0, 1, 1],
        drawing: {
          place: place('farm', 7),
          framing: 'wide',
          actors: [
            actor(animal('mouse', ['grey', 'pink']), {
              across: -0.1,
              turn: 0.4,
              pose: 'reach',
              emotion: 'sad',
              above: 0.45,
              scale: 1,
            }),
          ],
          items: [
            thing('ladder', { across: -0.1, behind: 0.1, scale: 0.4 }),
            flying('cheese', { across: 0.3, behind: 0.1, above: 1.35, scale: 2.6 }),
          ],
          effects: [{ kind: 'sparkles', on: { kind: 'item', index: 1 }, from: 0, to: 1 }],
        },
      },
    ],
    lines: [
      { style: 'label', box: [0.62, 0.05, 0.36, 0.14], tilt: 0.04, most: 40 },
      { style: 'label', box: [0.03, 0.45, 0.36, 0.14], tilt: -0.05, most: 40 },
      { style: 'caption', box: [0.04, 0.86, 0.92, 0.13], most: 80 },
    ],
    ambience: 'farm',
    sounds: [
      { event: 'creak', at: 0.5 },
      { event: 'shimmer', at: 1.4 },
    ],
  },
  treasure_sock: {
    size: [1080, 1080],
    panels: [
      {
        box: [0, 0, 1, 1],
        drawing: {
          place: place('island', 6),
          framing: 'full',
          actors: [
            actor(
              person({
                gender: 'masculine',
                hat: 'tricorn',
                facialHair: 'beard',
                outfit: 'coat',
                colours: ['crimson', 'gold'],
              }),
              { across: -0.3, turn: 0.3, pose: 'show', emotion: 'sad', holds: 'sock' },
            ),
          ],
          items: [
            thing('treasure', { across: 0.55, behind: 0.1, state: 'open', scale: 1.1 }),
            thing('shovel', { across: -0.95, behind: 0.2, rotation: 0.2 }),
          ],
        },
      },
    ],
    lines: [
      { style: 'label', box: [0.52, 0.54, 0.44, 0.12], tilt: 0.04, most: 40 },
      { style: 'label', box: [0.52, 0.2, 0.44, 0.12], tilt: -0.04, most: 40 },
      { style: 'caption', box: [0.04, 0.02, 0.92, 0.16], most: 90 },
    ],
    ambience: 'sea',
    sounds: [
      { event: 'dig', at: 0.2 },
      { event: 'creak', at: 1.3 },
      { event: 'gulls', at: 2.4 },
    ],
  },
  wrong_passenger: {
    size: [1080, 1080],
    panels: [
      {
        box: [0, 0, 1, 1],
        drawing: {
          place: place('field', 8),
          timeOfDay: 'night',
          framing: 'wide',
          subject: { kind: 'actor', index: 1 },
          actors: [
            actor(animal('cow', ['white', 'black']), {
              across: -0.4,
              behind: 0.5,
              turn: 0.4,
              pose: 'fly',
              emotion: 'surprised',
              above: 0.5,
              keyframes: [
                { at: 0.5, above: 0.5 },
                { at: 1, above: 1.1 },
              ],
            }),
            actor(person({ hair: 'short', gender: 'masculine', outfit: 'shirt', colours: ['teal', 'cream'] }), {
              across: 0.6,
              turn: -0.6,
              pose: 'wave',
              emotion: 'sad',
            }),
          ],
          items: [
            flying('ufo', { across: -0.4, behind: 0.6, above: 1.9 }),
            thing('suitcase', { across: 0.92, behind: -0.1 }),
          ],
          effects: [{ kind: 'light_beam', on: { kind: 'item', index: 0 }, from: 0, to: 1 }],
        },
      },
    ],
    lines: [
      { style: 'label', box: [0.02, 0.05, 0.4, 0.14], tilt: -0.04, most: 40 },
      { style: 'bubble', box: [0.5, 0.2, 0.46, 0.18], tail: [0.73, 0.5], most: 50 },
      { style: 'caption', box: [0.04, 0.86, 0.92, 0.13], most: 80 },
    ],
    ambience: 'night',
    sounds: [
      { event: 'power_up', at: 0.2 },
      { event: 'moo', at: 1.5 },
      { event: 'shimmer', at: 2.4 },
    ],
  },
  snowman_in_july: {
    size: [1080, 1080],
    panels: [
      {
        box: [0, 0, 1, 1],
        crop: [0.12, 0.2, 0.78],
        drawing: {
          place: place('beach', 9),
          timeOfDay: 'noon',
          framing: 'wide',
          actors: [
            actor(alive('snowman', ['white', 'sky']), {
              across: -0.15,
              turn: 0.2,
              pose: 'hands_up',
              emotion: 'sad',
              holds: 'hand_fan',
            }),
          ],
          items: [
            thing('puddle', { across: -0.15, behind: -0.1, scale: 0.24 }),
            thing('ice_cream', { across: 0.78, behind: 0.1, above: 0.1, scale: 2.2 }),
          ],
        },
      },
    ],
    lines: [
      { style: 'bubble', box: [0.5, 0.2, 0.46, 0.18], tail: [0.55, 0.42], most: 50 },
      { style: 'caption', box: [0.04, 0.02, 0.92, 0.15], most: 80 },
    ],
    ambience: 'sea',
    sounds: [
      { event: 'drip', at: 0.5 },
      { event: 'drip', at: 1.6 },
      { event: 'drip', at: 2.4 },
    ],
  },
  no_signal: {
    size: [1080, 1080],
    panels: [
      {
        box: [0, 0, 1, 1],
        crop: [0.12, 0.14, 0.8],
        drawing: {
          place: place('moon', 4, { sky: ['earth'] }),
          timeOfDay: 'night',
          framing: 'wide',
          actors: [
            actor(person({ outfit: 'spacesuit', hat: 'space_helmet', colours: ['white', 'orange'], hair: 'bob' }), {
              across: -0.3,
              turn: 0.3,
              pose: 'telephone',
              emotion: 'angry',
              holds: 'phone',
            }),
          ],
          items: [thing('flag', { across: 0.75, behind: 0.6, colour: 'crimson' })],
        },
      },
    ],
    lines: [
      { style: 'bubble', box: [0.46, 0.2, 0.5, 0.2], tail: [0.5, 0.42], most: 60 },
      { style: 'caption', box: [0.04, 0.86, 0.92, 0.13], most: 80 },
    ],
    ambience: 'space',
    sounds: [
      { event: 'dial', at: 0.3 },
      { event: 'beep', at: 1.8 },
      { event: 'power_down', at: 2.6 },
    ],
  },
  dragon_candle: {
    size: [1080, 1080],
    panels: [
      {
        box: [0, 0, 1, 1],
        crop: [0.12, 0.22, 0.76],
        drawing: {
          place: place('garden', 3),
          framing: 'wide',
          subject: { kind: 'actor', index: 0 },
          actors: [
            actor(animal('dragon', ['green', 'mustard']), {
              across: -0.4,
              turn: 0.6,
              pose: 'shout',
              emotion: 'excited',
            }),
            actor(person({ age: 'child', hair: 'pigtails', outfit: 'dress', colours: ['pink', 'white'] }), {
              across: 0.72,
              turn: -0.6,
              pose: 'cover_face',
              emotion: 'fear',
            }),
          ],
          items: [thing('cake', { across: 0.28, behind: -0.05, above: 0.55, scale: 1.3, state: 'burning' })],
          effects: [{ kind: 'fire', on: { kind: 'item', index: 0 }, from: 0.25, to: 1 }],
        },
      },
    ],
    lines: [
      { style: 'bubble', box: [0.48, 0.2, 0.48, 0.18], tail: [0.42, 0.38], most: 60 },
      { style: 'caption', box: [0.04, 0.02, 0.92, 0.15], most: 80 },
    ],
    ambience: 'birds',
    sounds: [
      { event: 'roar', at: 0.3 },
      { event: 'ignite', at: 1.1 },
      { event: 'extinguish', at: 3 },
    ],
  },
  penguin_in_desert: {
    size: [1080, 1080],
    panels: [
      {
        box: [0, 0, 1, 1],
        crop: [0.1, 0.2, 0.78],
        drawing: {
          place: place('desert', 5),
          timeOfDay: 'noon',
          framing: 'wide',
          actors: [
            actor(animal('penguin', ['charcoal', 'white'], { accessories: ['scarf'] }), {
              across: -0.2,
              turn: 0.3,
              pose: 'read',
              emotion: 'sad',
              holds: 'map',
            }),
          ],
          items: [
            thing('suitcase', { across: 0.28, behind: 0.1 }),
            thing('ice_block', { across: 0.62, behind: 0.1, scale: 0.8 }),
          ],
        },
      },
    ],
    lines: [
      { style: 'bubble', box: [0.04, 0.2, 0.52, 0.2], tail: [0.4, 0.47], most: 60 },
      { style: 'caption', box: [0.04, 0.03, 0.92, 0.16], most: 80 },
    ],
    ambience: 'desert',
    sounds: [
      { event: 'paper', at: 0.4 },
      { event: 'gust', at: 1.5 },
    ],
  },
} as const satisfies Record<string, MemeTemplate>;
