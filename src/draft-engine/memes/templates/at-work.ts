import { actor, animal, person, place, robot, thing } from '../cast.ts';
import type { MemeTemplate } from '../meme-template.ts';

/** Work, offices and counters. */
export const AT_WORK = {
  kettle_on_fire: {
    size: [1080, 1080],
    panels: [
      {
        box: [0, 0, 1, 1],
        crop: [0.13, 0.22, 0.74],
        drawing: {
          place: place('office', 8),
          framing: 'wide',
          actors: [
            actor(animal('fox', ['orange', 'cream'], { accessories: ['glasses'] }), {
              across: -0.4,
              turn: 0.5,
              pose: 'drink',
              emotion: 'happy',
              holds: 'cup',
              scale: 1.3,
            }),
          ],
          items: [thing('kettle', { across: 0.42, behind: 0.15, above: 0.7, state: 'burning', scale: 2 })],
          effects: [
            { kind: 'fire', on: { kind: 'item', index: 0 }, from: 0, to: 1 },
            { kind: 'smoke', on: { kind: 'item', index: 0 }, from: 0, to: 1 },
          ],
        },
      },
    ],
    lines: [
      { style: 'bubble', box: [0.03, 0.03, 0.55, 0.22], tail: [0.3, 0.34], most: 70 },
      { style: 'caption', box: [0.04, 0.85, 0.92, 0.14], most: 80 },
    ],
    ambience: 'fire',
    sounds: [
      { event: 'kettle', at: 0.2 },
      { event: 'drink', at: 1.6 },
    ],
  },
  empty_counter: {
    size: [1080, 1080],
    panels: [
      {
        box: [0, 0, 1, 1],
        crop: [0.0, 0.16, 0.84],
        drawing: {
          place: place('bank', 7),
          framing: 'wide',
          subject: { kind: 'actor', index: 0 },
          actors: [
            actor(
              person({
                age: 'old',
                hair: 'bun',
                hairColour: 'white',
                outfit: 'coat',
                colours: ['plum', 'cream'],
              }),
              { across: 0.24, turn: 1.1, pose: 'hands_on_hips', emotion: 'angry' },
            ),
            actor(animal('bear', ['brown', 'tan']), { across: -0.14, turn: 1.1, pose: 'cross_arms', emotion: 'angry' }),
            actor(animal('snail', ['orange', 'copper']), { across: -0.5, turn: 1.1, emotion: 'happy', scale: 1.9 }),
            actor(animal('penguin', ['charcoal', 'white']), {
              across: -0.84,
              turn: 1.1,
              pose: 'look_up',
              emotion: 'sad',
              scale: 1.7,
            }),
          ],
          items: [thing('cash_register', { across: 0.66, behind: 0.1, above: 0.95, scale: 1.3 })],
        },
      },
    ],
    lines: [
      { style: 'label', box: [0.64, 0.26, 0.34, 0.15], tilt: -0.04, most: 40 },
      { style: 'caption', box: [0.04, 0.04, 0.92, 0.2], most: 90 },
    ],
    ambience: 'room_large',
    sounds: [
      { event: 'clock', at: 0.1 },
      { event: 'bell', at: 2.6 },
    ],
  },
  two_doors: {
    size: [1080, 1080],
    panels: [
      {
        box: [0, 0, 1, 1],
        crop: [0.06, 0.12, 0.88],
        drawing: {
          place: place('corridor', 5, { plain: 'cream' }),
          framing: 'wide',
          actors: [
            actor(robot('boxy', ['teal', 'cream']), {
              across: 0,
              behind: -0.3,
              turn: -0.5,
              pose: 'think',
              emotion: 'fear',
              turns: [
                { at: 0.35, turn: 0.6 },
                { at: 0.7, turn: -0.6 },
              ],
            }),
          ],
          items: [
            thing('door', { across: -0.72, behind: 0.6, colour: 'crimson', scale: 1.1 }),
            thing('door', { across: 0.72, behind: 0.6, colour: 'blue', scale: 1.1 }),
          ],
        },
      },
    ],
    lines: [
      { style: 'label', box: [0.02, 0.04, 0.46, 0.18], tilt: -0.04, most: 50, at: 0.3 },
      { style: 'label', box: [0.52, 0.04, 0.46, 0.18], tilt: 0.04, most: 50, at: 1 },
      { style: 'caption', box: [0.04, 0.87, 0.92, 0.12], most: 80, at: 2 },
    ],
    ambience: 'room',
    sounds: [
      { event: 'robot', at: 0.4 },
      { event: 'beep', at: 1.6 },
      { event: 'beep', at: 2.8 },
    ],
  },
  owl_explains: {
    size: [1080, 1080],
    panels: [
      {
        box: [0, 0, 1, 1],
        crop: [0, 0.06, 0.94],
        drawing: {
          place: place('classroom', 4),
          framing: 'wide',
          subject: { kind: 'actor', index: 0 },
          actors: [
            actor(animal('owl', ['brown', 'cream'], { accessories: ['glasses'] }), {
              across: -0.8,
              turn: 0.5,
              pose: 'show',
              emotion: 'excited',
              scale: 1.6,
            }),
            actor(animal('frog', ['green', 'lime']), {
              across: 0.02,
              turn: -0.4,
              pose: 'stand',
              emotion: 'happy',
              scale: 1.5,
            }),
            actor(animal('rabbit', ['white', 'pink'], { seed: 8 }), {
              across: 0.74,
              behind: -0.3,
              turn: -0.4,
              pose: 'sleep',
              emotion: 'neutral',
            }),
          ],
          visions: [
            { of: { item: 'pizza' }, as: 'thought', by: 1, across: 0.5, behind: 0.4, above: 1.5, emotion: 'happy' },
          ],
          effects: [{ kind: 'sleep_marks', on: { kind: 'actor', index: 2 }, from: 0, to: 1 }],
        },
      },
    ],
    lines: [
      { style: 'bubble', box: [0.02, 0.2, 0.4, 0.22], tail: [0.2, 0.53], most: 70 },
      { style: 'caption', box: [0.04, 0.02, 0.92, 0.15], most: 80 },
    ],
    ambience: 'classroom',
    sounds: [
      { event: 'owl', at: 0.3 },
      { event: 'snore', at: 1.5 },
    ],
  },
  snail_express: {
    size: [1080, 1080],
    panels: [
      {
        box: [0, 0, 1, 1],
        drawing: {
          place: place('road', 6),
          framing: 'wide',
          timeOfDay: 'afternoon',
          actors: [
            actor(animal('snail', ['orange', 'copper'], { hat: 'cap' }), {
              across: -0.05,
              turn: 1.1,
              pose: 'carry',
              emotion: 'excited',
              holds: 'parcel',
              keyframes: [
                { at: 0.5, across: 0 },
                { at: 1, across: 0.12 },
              ],
            }),
          ],
          effects: [{ kind: 'speed_lines', on: { kind: 'actor', index: 0 }, from: 0, to: 1 }],
        },
      },
    ],
    lines: [
      { style: 'caption', box: [0.04, 0.03, 0.92, 0.18], most: 90 },
      { style: 'bubble', box: [0.48, 0.25, 0.48, 0.17], tail: [0.62, 0.52], most: 50 },
    ],
    ambience: 'birds',
    sounds: [
      { event: 'bicycle_bell', at: 0.4 },
      { event: 'squeak', at: 2 },
    ],
  },
  robot_paints: {
    size: [1080, 1080],
    panels: [
      {
        box: [0, 0, 1, 1],
        crop: [0.14, 0.24, 0.72],
        drawing: {
          place: place('studio', 4),
          framing: 'wide',
          subject: { kind: 'actor', index: 1 },
          actors: [
            actor(robot('boxy', ['sky', 'cream']), {
              across: -0.62,
              behind: 0.2,
              turn: 0.5,
              pose: 'paint',
              emotion: 'happy',
              holds: 'brush',
            }),
            actor(person({ hair: 'curly', outfit: 'overalls', colours: ['mustard', 'navy'], skin: 3 }), {
              across: 0.66,
              turn: -0.6,
              pose: 'sweep',
              emotion: 'sad',
              holds: 'broom',
            }),
          ],
          items: [thing('easel', { across: -0.02, behind: 0.5 })],
        },
      },
    ],
    lines: [
      { style: 'label', box: [0.02, 0.19, 0.42, 0.12], tilt: -0.04, most: 40 },
      { style: 'label', box: [0.57, 0.19, 0.41, 0.12], tilt: 0.04, most: 40 },
      { style: 'caption', box: [0.04, 0.02, 0.92, 0.15], most: 80 },
    ],
    ambience: 'room',
    sounds: [
      { event: 'paint', at: 0.3 },
      { event: 'sweep', at: 1.5 },
    ],
  },
  weather_report: {
    size: [1080, 1080],
    panels: [
      {
        box: [0, 0, 1, 1],
        drawing: {
          place: place('town_street', 7),
          weather: 'storm',
          timeOfDay: 'afternoon',
          framing: 'full',
          actors: [
            actor(
              person({
                gender: 'masculine',
                hair: 'side_part',
                outfit: 'suit',
                colours: ['navy', 'crimson'],
                accessories: ['sunglasses'],
              }),
              { across: 0.3, turn: -0.15, pose: 'talk', emotion: 'happy', holds: 'microphone' },
            ),
          ],
          items: [
            thing('umbrella', {
              across: -0.75,
              behind: 0.2,
              above: 0.5,
              rotation: -0.9,
              keyframes: [
                { at: 0.5, across: -0.6, above: 0.6, rotation: -1.1 },
                { at: 1, across: -1.5, above: 1.7, rotation: -4 },
              ],
            }),
          ],
        },
      },
    ],
    lines: [
      { style: 'bubble', box: [0.04, 0.06, 0.5, 0.24], tail: [0.6, 0.22], most: 60 },
      { style: 'caption', box: [0.03, 0.86, 0.94, 0.13], most: 80 },
    ],
    ambience: 'storm',
    sounds: [
      { event: 'thunder', at: 1.2 },
      { event: 'gust', at: 2.2 },
    ],
  },
  wrong_sum: {
    size: [1080, 1080],
    panels: [
      {
        box: [0, 0, 1, 1],
        drawing: {
          place: place('classroom', 6, { plain: 'cream' }),
          framing: 'wide',
          subject: { kind: 'actor', index: 0 },
          actors: [
            actor(
              person({
                age: 'old',
                gender: 'masculine',
                hair: 'balding',
                facialHair: 'beard',
                outfit: 'vest',
                colours: ['plum', 'cream'],
                accessories: ['round_glasses'],
              }),
              { across: -0.82, turn: 0.7, pose: 'point', emotion: 'happy' },
            ),
            actor(animal('fox', ['orange', 'cream'], { accessories: ['backpack'] }), {
              across: 0.84,
              behind: -0.3,
              turn: -0.7,
              pose: 'hands_on_hips',
              emotion: 'coldness',
              scale: 1.2,
            }),
          ],
        },
      },
    ],
    board: [0.25, 0.24, 0.48, 0.38],
    lines: [
      { style: 'sign', box: [0.28, 0.29, 0.42, 0.28], ink: '#f4f1e6', most: 50 },
      { style: 'bubble', box: [0.5, 0.03, 0.47, 0.18], tail: [0.84, 0.5], most: 60, at: 1.6 },
      { style: 'caption', box: [0.03, 0.87, 0.94, 0.12], most: 80, at: 2.4 },
    ],
    ambience: 'classroom',
    sounds: [
      { event: 'write', at: 0.3 },
      { event: 'bell', at: 2.6 },
    ],
  },
  one_listener: {
    size: [1080, 1080],
    panels: [
      {
        box: [0, 0, 1, 1],
        drawing: {
          place: place('theatre', 3, { landmarks: ['stage_curtain'] }),
          timeOfDay: 'night',
          framing: 'wide',
          subject: { kind: 'actor', index: 0 },
          actors: [
            actor(animal('frog', ['green', 'lime'], { accessories: ['bow_tie'] }), {
              across: -0.35,
              turn: 0.4,
              pose: 'sing',
              emotion: 'excited',
              holds: 'microphone',
              scale: 1.3,
            }),
            actor(animal('snail', ['tan', 'copper']), {
              across: 0.62,
              behind: -0.6,
              turn: -0.8,
              pose: 'clap',
              emotion: 'happy',
              scale: 0.9,
            }),
          ],
          effects: [{ kind: 'notes', on: { kind: 'actor', index: 0 }, from: 0, to: 1 }],
        },
      },
    ],
    lines: [
      { style: 'label', box: [0.04, 0.3, 0.4, 0.13], tilt: -0.04, most: 40 },
      { style: 'label', box: [0.56, 0.5, 0.4, 0.13], tilt: 0.04, most: 40 },
      { style: 'caption', box: [0.04, 0.03, 0.92, 0.17], most: 80 },
    ],
    ambience: 'hush',
    sounds: [
      { event: 'frog', at: 0.5 },
      { event: 'clap', at: 2.6 },
    ],
  },
} as const satisfies Record<string, MemeTemplate>;
