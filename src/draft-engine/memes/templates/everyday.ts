import { actor, alive, animal, flying, person, place, spirit, thing } from '../cast.ts';
import type { MemeTemplate } from '../meme-template.ts';

/** At home and among friends. */
export const EVERYDAY = {
  cat_and_cup: {
    size: [1080, 1080],
    panels: [
      {
        box: [0, 0, 1, 1],
        crop: [0.16, 0.26, 0.68],
        drawing: {
          place: place('kitchen', 9),
          framing: 'wide',
          actors: [
            actor(animal('cat', ['grey', 'white']), {
              across: -0.26,
              behind: 0.2,
              turn: 0.7,
              pose: 'push',
              emotion: 'coldness',
              above: 0.72,
            }),
          ],
          items: [
            thing('table', { across: -0.12, behind: 0.25, scale: 0.95 }),
            thing('cup', {
              across: 0.16,
              behind: 0.1,
              above: 0.74,
              scale: 1.3,
              keyframes: [
                { at: 0.3, across: 0.3 },
                { at: 0.5, across: 0.42, above: 0.6, rotation: 0.7 },
                { at: 0.66, across: 0.52, above: 0, rotation: 1.5 },
                { at: 0.68, state: 'broken' },
              ],
            }),
          ],
        },
      },
    ],
    lines: [
      { style: 'label', box: [0.03, 0.04, 0.42, 0.14], tilt: -0.05, most: 40 },
      { style: 'label', box: [0.58, 0.24, 0.4, 0.14], tilt: 0.05, most: 40 },
      { style: 'caption', box: [0.04, 0.86, 0.92, 0.13], most: 80 },
    ],
    ambience: 'kitchen',
    sounds: [
      { event: 'meow', at: 0.4 },
      { event: 'glass', at: 2.6 },
    ],
  },
  throne_at_home: {
    size: [1080, 1080],
    panels: [
      {
        box: [0, 0, 1, 1],
        crop: [0.1, 0.2, 0.8],
        drawing: {
          place: place('living_room', 6),
          framing: 'wide',
          subject: { kind: 'actor', index: 1 },
          actors: [
            actor(animal('cat', ['orange', 'cream'], { hat: 'crown' }), {
              across: -0.45,
              turn: 0.4,
              pose: 'sit',
              emotion: 'coldness',
              seat: 0.55,
              above: 0.5,
              behind: 0.1,
            }),
            actor(person({ outfit: 'hoodie', colours: ['indigo', 'cream'], hair: 'short', gender: 'masculine' }), {
              across: 0.55,
              turn: -0.8,
              pose: 'kneel',
              emotion: 'fear',
              holds: 'fish',
            }),
          ],
          items: [thing('throne', { across: -0.45, behind: 0.3 })],
        },
      },
    ],
    lines: [
      { style: 'label', box: [0.03, 0.21, 0.42, 0.12], tilt: -0.04, most: 40 },
      { style: 'label', box: [0.56, 0.2, 0.42, 0.12], tilt: 0.04, most: 40 },
      { style: 'caption', box: [0.04, 0.02, 0.92, 0.16], most: 80 },
    ],
    ambience: 'room',
    sounds: [
      { event: 'meow', at: 0.5 },
      { event: 'trumpet', at: 1.5 },
    ],
  },
  ghost_and_bill: {
    size: [1080, 1080],
    panels: [
      {
        box: [0, 0, 1, 1],
        drawing: {
          place: place('attic', 5),
          timeOfDay: 'night',
          framing: 'full',
          subject: { kind: 'actor', index: 1 },
          actors: [
            actor(spirit('ghost', ['white', 'sky']), {
              across: -0.5,
              turn: 0.6,
              pose: 'hands_up',
              emotion: 'fear',
              above: 0.3,
              keyframes: [
                { at: 0.45, across: -0.5 },
                { at: 0.6, across: -0.72 },
              ],
            }),
            actor(person({ hair: 'bun', outfit: 'sweater', colours: ['crimson', 'cream'] }), {
              across: 0.5,
              turn: -0.5,
              pose: 'show',
              emotion: 'coldness',
              holds: 'letter',
            }),
          ],
        },
      },
    ],
    lines: [
      { style: 'label', box: [0.52, 0.2, 0.46, 0.14], tilt: 0.05, most: 50 },
      { style: 'caption', box: [0.04, 0.02, 0.92, 0.15], most: 80 },
    ],
    ambience: 'night',
    sounds: [
      { event: 'ghost', at: 0.3 },
      { event: 'paper', at: 1.4 },
      { event: 'gasp', at: 1.8 },
    ],
  },
  sheep_counts: {
    size: [1080, 1080],
    panels: [
      {
        box: [0, 0, 1, 1],
        drawing: {
          place: place('bedroom', 3),
          timeOfDay: 'night',
          framing: 'wide',
          actors: [
            actor(animal('sheep', ['cream', 'charcoal']), {
              across: -0.2,
              turn: 0.3,
              pose: 'sit',
              emotion: 'sad',
              scale: 1.3,
            }),
          ],
          items: [thing('clock', { across: -0.85, behind: 0.2, above: 0.6, scale: 1.6 })],
          visions: [
            {
              of: { figure: person({ outfit: 'tracksuit', colours: ['crimson', 'white'], hair: 'ponytail' }) },
              as: 'thought',
              by: 0,
              across: 0.5,
              behind: 0.4,
              above: 1.25,
              emotion: 'happy',
            },
          ],
        },
      },
    ],
    lines: [
      { style: 'label', box: [0.03, 0.3, 0.4, 0.14], tilt: -0.04, most: 40 },
      { style: 'caption', box: [0.04, 0.03, 0.92, 0.17], most: 80 },
    ],
    ambience: 'night',
    sounds: [
      { event: 'baa', at: 0.5 },
      { event: 'clock', at: 1.8 },
    ],
  },
  midnight_fridge: {
    size: [1080, 1080],
    panels: [
      {
        box: [0, 0, 1, 1],
        crop: [0.12, 0.22, 0.76],
        drawing: {
          place: place('kitchen', 2),
          timeOfDay: 'night',
          framing: 'wide',
          actors: [
            actor(
              person({
                outfit: 'tshirt',
                colours: ['violet', 'cream'],
                hair: 'spiky',
                gender: 'masculine',
                build: 'round',
              }),
              { across: -0.4, turn: 0.6, pose: 'cheer', emotion: 'excited' },
            ),
          ],
          items: [thing('fridge', { across: 0.36, behind: 0.1, state: 'open' })],
          effects: [{ kind: 'sparkles', on: { kind: 'item', index: 0 }, from: 0, to: 1 }],
        },
      },
    ],
    lines: [
      { style: 'label', box: [0.58, 0.2, 0.4, 0.13], tilt: 0.05, most: 40 },
      { style: 'label', box: [0.03, 0.2, 0.42, 0.13], tilt: -0.04, most: 40 },
      { style: 'caption', box: [0.04, 0.02, 0.92, 0.15], most: 80 },
    ],
    ambience: 'night',
    sounds: [
      { event: 'creak', at: 0.4 },
      { event: 'shimmer', at: 1 },
      { event: 'eat', at: 2.5 },
    ],
  },
  cactus_hug: {
    size: [1080, 1080],
    panels: [
      {
        box: [0, 0, 1, 1],
        crop: [0.13, 0.24, 0.74],
        drawing: {
          place: place('park', 5),
          framing: 'wide',
          subject: { kind: 'actor', index: 0 },
          actors: [
            actor(alive('cactus', ['green', 'lime']), {
              across: -0.5,
              turn: 0.4,
              pose: 'embrace',
              emotion: 'happy',
              scale: 1.3,
              keyframes: [
                { at: 0.5, across: -0.5 },
                { at: 0.8, across: -0.2 },
              ],
            }),
            actor(animal('rabbit', ['white', 'pink']), {
              across: 0.8,
              turn: -0.6,
              pose: 'cover_face',
              emotion: 'fear',
              scale: 1.2,
            }),
          ],
          items: [
            flying('balloon', {
              across: 0.14,
              above: 0.3,
              colour: 'crimson',
              scale: 1.1,
              keyframes: [
                { at: 0.78, across: 0.1, above: 0.35 },
                { at: 0.8, opacity: 0 },
              ],
            }),
          ],
          effects: [{ kind: 'impact', on: { kind: 'item', index: 0 }, from: 0.79, to: 0.92 }],
        },
      },
    ],
    lines: [
      { style: 'label', box: [0.02, 0.2, 0.4, 0.13], tilt: -0.04, most: 40 },
      { style: 'label', box: [0.42, 0.06, 0.42, 0.13], tilt: 0.04, most: 40 },
      { style: 'caption', box: [0.04, 0.86, 0.92, 0.13], most: 80 },
    ],
    ambience: 'birds',
    sounds: [
      { event: 'squeak', at: 1 },
      { event: 'gunshot', at: 3.18 },
    ],
  },
} as const satisfies Record<string, MemeTemplate>;
