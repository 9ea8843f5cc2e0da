import { actor, animal, person, place } from '../cast.ts';
import type { MemeTemplate } from '../meme-template.ts';

/** Templates with a place for a photo. */
export const WITH_PHOTO = {
  museum_portrait: {
    size: [1080, 1080],
    panels: [
      {
        box: [0, 0, 1, 1],
        drawing: {
          place: place('museum', 4, { plain: 'crimson' }),
          framing: 'wide',
          subject: { kind: 'actor', index: 0 },
          actors: [
            actor(
              person({
                age: 'old',
                gender: 'masculine',
                hair: 'balding',
                outfit: 'suit',
                colours: ['charcoal', 'gold'],
                accessories: ['monocle'],
              }),
              {
                across: -0.95,
                turn: 0.9,
                pose: 'clap',
                emotion: 'surprised',
              },
            ),
            actor(animal('cat', ['white', 'grey'], { accessories: ['necklace'] }), {
              across: 0.95,
              turn: -0.8,
              pose: 'weep',
              emotion: 'sad',
              scale: 1.4,
            }),
          ],
        },
      },
    ],
    lines: [
      { style: 'label', box: [0.3, 0.72, 0.4, 0.11], most: 40 },
      { style: 'caption', box: [0.04, 0.86, 0.92, 0.13], most: 80 },
    ],
    photo: { box: [0.3, 0.13, 0.4, 0.52], frame: 'gold', instead: animal('pig', ['pink', 'rose'], { hat: 'top_hat' }) },
    ambience: 'room_large',
    sounds: [
      { event: 'gasp', at: 0.4 },
      { event: 'applause', at: 1.5 },
    ],
  },
  wanted_poster: {
    size: [1080, 1350],
    panels: [
      {
        box: [0, 0, 1, 1],
        drawing: {
          place: place('western_town', 5, { world: 'old_west' }),
          timeOfDay: 'dusk',
          framing: 'wide',
          subject: { kind: 'place' },
          actors: [
            actor(animal('chicken', ['white', 'crimson'], { hat: 'cowboy_hat', accessories: ['badge'] }), {
              across: 1.0,
              turn: -0.6,
              pose: 'point',
              emotion: 'angry',
            }),
          ],
        },
      },
    ],
    lines: [
      { style: 'sign', box: [0.15, 0.09, 0.52, 0.09], tilt: -0.03, ink: '#4a2c12', most: 24 },
      { style: 'sign', box: [0.15, 0.6, 0.52, 0.12], tilt: -0.03, ink: '#4a2c12', most: 60 },
      { style: 'caption', box: [0.04, 0.86, 0.92, 0.12], most: 80 },
    ],
    photo: {
      box: [0.21, 0.19, 0.4, 0.39],
      frame: 'poster',
      tilt: -0.03,
      instead: animal('rabbit', ['white', 'pink'], { hat: 'bandana' }),
    },
    ambience: 'desert',
    sounds: [
      { event: 'hammer', at: 0.3 },
      { event: 'cluck', at: 1.6 },
    ],
  },
  employee_of_the_month: {
    size: [1080, 1080],
    panels: [
      {
        box: [0, 0, 1, 1],
        drawing: {
          place: place('office', 9, { plain: 'sky' }),
          framing: 'wide',
          subject: { kind: 'actor', index: 0 },
          actors: [
            actor(animal('dog', ['tan', 'cream'], { accessories: ['tie'] }), {
              across: -0.85,
              turn: 0.7,
              pose: 'cross_arms',
              emotion: 'angry',
              scale: 1.2,
            }),
            actor(animal('mouse', ['grey', 'pink'], { accessories: ['tie', 'glasses'] }), {
              across: 0.9,
              turn: -0.7,
              pose: 'cheer',
              emotion: 'excited',
              scale: 1.1,
            }),
          ],
          effects: [{ kind: 'confetti', from: 0.2, to: 1 }],
        },
      },
    ],
    lines: [
      { style: 'caption', box: [0.04, 0.03, 0.92, 0.12], most: 60 },
      { style: 'label', box: [0.27, 0.7, 0.46, 0.12], most: 50 },
      { style: 'caption', box: [0.04, 0.86, 0.92, 0.13], most: 80 },
    ],
    photo: { box: [0.32, 0.2, 0.36, 0.45], frame: 'paper', instead: animal('turtle', ['green', 'tan']) },
    ambience: 'office',
    sounds: [
      { event: 'chime', at: 0.3 },
      { event: 'cheer', at: 1 },
    ],
  },
  evening_news: {
    size: [1080, 1080],
    panels: [
      {
        box: [0, 0, 1, 1],
        drawing: {
          place: place('newsroom', 4, { plain: 'navy' }),
          timeOfDay: 'night',
          framing: 'medium',
          actors: [
            actor(
              person({ outfit: 'blazer', colours: ['crimson', 'white'], hair: 'wavy', hairColour: 'black', skin: 3 }),
              {
                across: -0.9,
                turn: 0.3,
                pose: 'talk',
                emotion: 'surprised',
                holds: 'notebook',
              },
            ),
          ],
        },
      },
    ],
    lines: [
      { style: 'strip', box: [0, 0.79, 1, 0.13], most: 60 },
      { style: 'ticker', box: [0, 0.92, 1, 0.08], most: 90 },
    ],
    photo: {
      box: [0.6, 0.09, 0.34, 0.36],
      frame: 'screen',
      instead: animal('cat', ['orange', 'cream'], { accessories: ['sunglasses'] }),
    },
    ambience: 'room',
    sounds: [
      { event: 'chime', at: 0.1 },
      { event: 'gong', at: 0.4 },
      { event: 'typewriter', at: 1.6 },
    ],
  },
} as const satisfies Record<string, MemeTemplate>;
