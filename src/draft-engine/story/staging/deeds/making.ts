import { BODIES, body, HANDS, put, TOUCH, type DeedScript } from './choreography.ts';

/** What hands make, mend and tend. */
export const MAKING = {
  make: {
    thing: 'vase',
    tool: 'wrench',
    object: {
      seconds: 4,
      framings: HANDS,
      lead: body(-0.12, 'thing', ['work', 'neutral'], { holds: 'tool' }),
      thing: put(0.12, 0.7, { behind: -0.2, scale: 0.5 }),
      beats: [
        { at: 0.5, thing: { scale: 0.85 }, lead: { pose: 'hammer' } },
        { at: 0.75, thing: { scale: 1.2, state: 'glowing' }, lead: { pose: 'look_down', feels: 'happy' } },
      ],
      effects: [['sparks', 'thing', 0.1, 0.7]],
      sounds: [
        ['hammer', 0.15],
        ['hammer', 0.45],
        ['chime', 0.75],
      ],
    },
    duo: {
      seconds: 4,
      framings: BODIES,
      lead: body(-0.28, 'other', ['work', 'neutral'], { holds: 'tool' }),
      other: body(0.15, 'camera', ['look_down', 'neutral'], { scale: 0.3, opacity: 0.3 }),
      beats: [
        { at: 0.55, lead: { pose: 'hammer' }, other: { scale: 0.8, opacity: 1 } },
        {
          at: 0.75,
          other: { scale: 1, pose: 'wave', feels: 'happy', faces: 'lead' },
          lead: { pose: 'hands_up', feels: 'excited' },
        },
      ],
      effects: [
        ['sparks', 'other', 0.1, 0.6],
        ['sparkles', 'other', 0.6, 1],
      ],
      sounds: [
        ['hammer', 0.15],
        ['hammer', 0.45],
        ['chime', 0.75],
      ],
    },
  },
  build: {
    thing: 'building_blocks',
    tool: 'hammer',
    object: {
      seconds: 4,
      framings: BODIES,
      lead: body(-0.24, 'thing', ['hammer', 'neutral'], { holds: 'tool' }),
      thing: put(0.12, 0, { scale: 0.7 }),
      beats: [
        { at: 0.4, thing: { scale: 1.5 } },
        { at: 0.75, thing: { scale: 2.4 }, lead: { feels: 'happy' } },
        { at: 0.85, lead: { pose: 'hands_on_hips' } },
      ],
      effects: [
        ['dust', 'thing', 0.1, 0.7],
        ['sparks', 'thing', 0.15, 0.6],
      ],
      sounds: [
        ['hammer', 0.1],
        ['saw', 0.35],
        ['hammer', 0.6],
      ],
      stillAt: 0.5,
    },
  },
  repair: {
    thing: 'radio',
    tool: 'wrench',
    object: {
      seconds: 4,
      framings: HANDS,
      lead: body(-0.14, 'thing', ['work', 'neutral'], { holds: 'tool' }),
      thing: put(0.1, 0.7, { behind: -0.2, state: 'broken' }),
      beats: [
        { at: 0.35, lead: { pose: 'hammer' } },
        { at: 0.62, thing: { state: 'mended' }, lead: { pose: 'work', feels: 'happy' } },
        { at: 0.8, lead: { pose: 'hands_up', feels: 'happy' } },
      ],
      effects: [
        ['sparks', 'thing', 0.1, 0.55],
        ['sparkles', 'thing', 0.62, 1],
      ],
      sounds: [
        ['hammer', 0.2],
        ['click', 0.45],
        ['power_up', 0.65],
      ],
      stillAt: 0.45,
    },
  },
  sew: {
    thing: 'dress',
    object: {
      seconds: 4,
      framings: HANDS,
      lead: body(-0.04, 'right', ['sew', 'neutral'], { holds: 'thing' }),
      thing: put(0.1, 0.6, { behind: -0.2, state: 'torn' }),
      beats: [
        { at: 0.65, thing: { state: 'mended' }, lead: { feels: 'happy' } },
        { at: 0.85, lead: { pose: 'look_down' } },
      ],
      sounds: [
        ['sewing_machine', 0.2, 0.5],
        ['sewing_machine', 0.5, 0.5],
      ],
      stillAt: 0.5,
    },
  },
  cook: {
    thing: 'bowl',
    object: {
      seconds: 4,
      framings: HANDS,
      lead: body(-0.06, 'thing', ['stir', 'neutral']),
      thing: put(0.1, 0.72, { behind: -0.2, state: 'smoking', scale: 1.4 }),
      beats: [
        { at: 0.4, lead: { pose: 'stir', feels: 'happy' } },
        { at: 0.75, lead: { pose: 'look_down', feels: 'happy' } },
      ],
      effects: [
        ['steam', 'thing', 0, 1],
        ['fire', 'thing', 0.05, 0.7],
      ],
      sounds: [
        ['sizzle', 0.1],
        ['sizzle', 0.5],
      ],
    },
  },
  bake: {
    thing: 'bread',
    object: {
      seconds: 4,
      framings: HANDS,
      lead: body(-0.08, 'thing', ['work', 'neutral']),
      thing: put(0.1, 0.72, { behind: -0.2, scale: 0.7 }),
      beats: [
        { at: 0.3, lead: { pose: 'push' } },
        { at: 0.6, thing: { scale: 1.5, state: 'glowing' }, lead: { pose: 'reach', feels: 'happy' } },
        { at: 0.75, lead: { pose: 'show', holds: 'thing', faces: 'camera' } },
      ],
      effects: [
        ['dust', 'thing', 0, 0.35],
        ['steam', 'thing', 0.3, 0.7],
        ['steam', 'lead', 0.62, 1],
      ],
      sounds: [
        ['impact', 0.1, 0.3],
        ['sizzle', 0.5],
      ],
    },
  },
  write: {
    isDoneAlone: true,
    thing: 'contract',
    tool: 'pen',
    object: {
      seconds: 4,
      framings: HANDS,
      lead: body(-0.06, 'thing', ['write', 'neutral'], { holds: 'tool' }),
      thing: put(0.12, 0.74, { behind: 0.1 }),
      beats: [
        { at: 0.45, lead: { pose: 'think' } },
        { at: 0.6, lead: { pose: 'write', feels: 'happy' } },
      ],
      sounds: [
        ['paper', 0.15],
        ['paper', 0.65],
      ],
      stillAt: 0.35,
    },
  },
  draw: {
    thing: 'photo',
    tool: 'pen',
    object: {
      seconds: 4,
      framings: HANDS,
      lead: body(-0.06, 'thing', ['write', 'neutral'], { holds: 'tool' }),
      thing: put(0.14, 0.74, { behind: 0.1, scale: 1.2 }),
      beats: [
        { at: 0.35, lead: { pose: 'look_up', faces: 'right' } },
        { at: 0.5, lead: { pose: 'paint', faces: 'thing', feels: 'happy' } },
      ],
      sounds: [
        ['paper', 0.2],
        ['paper', 0.6],
      ],
    },
    duo: {
      seconds: 4,
      framings: BODIES,
      lead: body(-0.36, 'other', ['write', 'neutral'], { holds: 'tool' }),
      thing: put(-0.22, 0.72, { behind: -0.2 }),
      other: body(0.36, 'lead', ['sit', 'neutral'], { behind: 0.3 }),
      beats: [
        { at: 0.4, lead: { pose: 'look_up' } },
        { at: 0.55, lead: { pose: 'paint', feels: 'happy' }, other: { feels: 'happy' } },
      ],
      sounds: [
        ['paper', 0.2],
        ['paper', 0.6],
      ],
    },
  },
  paint: {
    thing: 'painting',
    tool: 'brush',
    object: {
      seconds: 4,
      framings: HANDS,
      lead: body(-0.2, 'thing', ['paint', 'neutral'], { holds: 'tool' }),
      thing: put(0.26, 0.8, { behind: 0.05, scale: 1.2 }),
      beats: [
        { at: 0.45, lead: { pose: 'think' } },
        { at: 0.6, lead: { pose: 'paint', feels: 'happy' } },
      ],
      sounds: [['paper', 0.2, 0.4]],
      stillAt: 0.3,
    },
    duo: {
      seconds: 4,
      framings: BODIES,
      lead: body(-0.45, 'other', ['paint', 'neutral'], { holds: 'tool' }),
      thing: put(-0.2, 0.9, { behind: 0.1, scale: 1.4 }),
      other: body(0.42, 'lead', ['sit', 'neutral'], { behind: 0.3 }),
      beats: [
        { at: 0.4, lead: { pose: 'look_up' } },
        { at: 0.55, lead: { pose: 'paint', feels: 'happy' }, other: { feels: 'happy' } },
      ],
      sounds: [['paper', 0.2, 0.4]],
    },
  },
  plant: {
    thing: 'tree_sapling',
    tool: 'seed',
    object: {
      seconds: 4,
      framings: BODIES,
      lead: body(-0.16, 'thing', ['dig', 'neutral']),
      thing: put(0.1, 0, { behind: -0.15, scale: 0.2, opacity: 0 }),
      beats: [
        { at: 0.35, lead: { pose: 'crouch' }, thing: { opacity: 0 } },
        { at: 0.5, thing: { opacity: 1, scale: 0.7 } },
        { at: 0.8, lead: { pose: 'kneel', feels: 'happy' }, thing: { scale: 1.1 } },
      ],
      effects: [['dust', 'thing', 0, 0.4]],
      sounds: [
        ['dig', 0.1],
        ['dig', 0.4],
      ],
      stillAt: 0.65,
    },
  },
  grow_plants: {
    thing: 'plant',
    object: {
      seconds: 4.5,
      framings: BODIES,
      lead: body(-0.2, 'thing', ['kneel', 'neutral']),
      thing: put(0.1, 0, { behind: -0.1, scale: 0.4 }),
      beats: [
        { at: 0.4, thing: { scale: 1.2 }, lead: { feels: 'surprised' } },
        { at: 0.85, thing: { scale: 2.4 }, lead: { pose: 'look_up', feels: 'happy' } },
      ],
      effects: [
        ['leaves', 'thing', 0.3, 1],
        ['sparkles', 'thing', 0.2, 0.9],
      ],
      sounds: [
        ['dig', 0.1],
        ['chime', 0.5],
      ],
    },
  },
  water: {
    thing: 'plant',
    tool: 'teapot',
    object: {
      seconds: 4,
      framings: BODIES,
      lead: body(-0.2, 'thing', ['pour', 'neutral'], { holds: 'tool' }),
      thing: put(0.1, 0, { behind: -0.1 }),
      beats: [{ at: 0.8, lead: { feels: 'happy' }, thing: { scale: 1.35, state: 'wet' } }],
      effects: [['splash', 'thing', 0.1, 0.9]],
      sounds: [
        ['pour', 0.1],
        ['pour', 0.5],
      ],
    },
  },
  work: {
    thing: 'notebook',
    object: {
      seconds: 4,
      framings: HANDS,
      lead: body(-0.14, 'thing', ['work', 'neutral']),
      thing: put(0.12, 0.75, { behind: -0.2 }),
      beats: [
        { at: 0.4, lead: { pose: 'push' } },
        { at: 0.55, lead: { pose: 'work' } },
        { at: 0.72, lead: { pose: 'cover_face' } },
        { at: 0.85, lead: { pose: 'work' } },
      ],
      sounds: [
        ['click', 0.1],
        ['breath', 0.72],
      ],
    },
    duo: {
      seconds: 4,
      framings: HANDS,
      lead: body(-0.26, 'thing', ['work', 'neutral']),
      other: body(0.26, 'thing', ['work', 'neutral']),
      thing: put(0, 0.75, { behind: -0.2 }),
      beats: [{ at: 0.5, lead: { pose: 'push' }, other: { pose: 'push', feels: 'happy' } }],
      sounds: [
        ['click', 0.1],
        ['click', 0.4],
      ],
    },
    isMutual: true,
  },
  eat: {
    thing: 'noodles',
    object: {
      seconds: 3.5,
      framings: HANDS,
      lead: body(0, 'camera', ['hold', 'neutral'], { holds: 'thing' }),
      beats: [
        { at: 0.2, lead: { pose: 'eat' } },
        { at: 0.5, lead: { feels: 'happy' } },
        { at: 0.85, lead: { pose: 'eat', faces: 'right' } },
      ],
      sounds: [['breath', 0.3, 0.3]],
    },
    duo: {
      seconds: 3.5,
      framings: HANDS,
      lead: body(-0.22, 'other', ['eat', 'happy'], { holds: 'thing' }),
      other: body(0.22, 'lead', ['sit', 'neutral']),
      beats: [
        { at: 0.4, lead: { feels: 'happy' }, other: { pose: 'eat' } },
        { at: 0.7, other: { feels: 'happy' } },
      ],
      sounds: [['breath', 0.3, 0.3]],
    },
  },
  drink: {
    thing: 'cup',
    object: {
      seconds: 3.5,
      framings: HANDS,
      lead: body(0, 'camera', ['hold', 'neutral'], { holds: 'thing' }),
      beats: [
        { at: 0.25, lead: { pose: 'drink' } },
        { at: 0.75, lead: { pose: 'hold', feels: 'happy' } },
      ],
      effects: [['steam', 'lead', 0, 1]],
      sounds: [
        ['pour', 0.35, 0.3],
        ['breath', 0.75],
      ],
      stillAt: 0.5,
    },
  },
  pour: {
    thing: 'cup',
    tool: 'teapot',
    object: {
      seconds: 3.5,
      framings: HANDS,
      lead: body(-0.14, 'thing', ['hold', 'neutral'], { holds: 'tool' }),
      thing: put(0.14, 0.68, { behind: -0.2, scale: 1.2 }),
      beats: [
        { at: 0.2, lead: { pose: 'pour' } },
        { at: 0.8, lead: { pose: 'hold', feels: 'happy' } },
      ],
      effects: [
        ['splash', 'thing', 0.25, 0.75],
        ['steam', 'thing', 0.4, 1],
      ],
      sounds: [
        ['pour', 0.25],
        ['pour', 0.5],
      ],
      stillAt: 0.5,
    },
    duo: {
      seconds: 3.5,
      framings: HANDS,
      lead: body(-0.2, 'other', ['hold', 'neutral'], { holds: 'tool' }),
      other: body(TOUCH, 'lead', ['hold', 'neutral'], { holds: 'thing' }),
      beats: [
        { at: 0.2, lead: { pose: 'pour', across: -TOUCH }, other: { pose: 'give' } },
        { at: 0.75, lead: { pose: 'hold', feels: 'happy' }, other: { pose: 'drink', feels: 'happy' } },
      ],
      effects: [['splash', 'other', 0.25, 0.7]],
      sounds: [
        ['pour', 0.25],
        ['pour', 0.5],
      ],
      stillAt: 0.5,
    },
  },
  sweep: {
    tool: 'broom',
    thing: 'leaf',
    object: {
      seconds: 3.5,
      framings: BODIES,
      lead: body(-0.25, 'right', ['sweep', 'neutral'], { holds: 'tool' }),
      thing: put(0.08, 0, { behind: -0.2 }),
      beats: [
        { at: 0.5, lead: { across: -0.08 }, thing: { across: 0.25, rotation: 2 } },
        { at: 1, lead: { across: 0.1 }, thing: { across: 0.45, rotation: 4 } },
      ],
      effects: [
        ['dust', 'thing', 0, 1],
        ['leaves', 'thing', 0.1, 0.9],
      ],
      sounds: [
        ['sweep', 0.1, 0.6],
        ['scrub', 0.5, 0.6],
      ],
    },
  },
  wash: {
    thing: 'bowl',
    object: {
      seconds: 3.5,
      framings: HANDS,
      lead: body(-0.05, 'thing', ['work', 'neutral']),
      thing: put(0.08, 0.7, { behind: -0.2, state: 'dirty' }),
      beats: [
        { at: 0.5, thing: { state: 'wet' }, lead: { pose: 'stir' } },
        { at: 0.8, lead: { feels: 'happy' } },
      ],
      effects: [
        ['bubbles', 'thing', 0, 1],
        ['splash', 'thing', 0.2, 0.7],
      ],
      sounds: [
        ['splash', 0.1],
        ['scrub', 0.5],
      ],
    },
    duo: {
      seconds: 3.5,
      framings: HANDS,
      lead: body(-0.2, 'other', ['work', 'neutral']),
      other: body(0.13, 'camera', ['sit', 'neutral']),
      beats: [
        { at: 0.4, lead: { pose: 'comfort', across: -0.15 }, other: { feels: 'surprised' } },
        { at: 0.7, lead: { pose: 'work', feels: 'happy' }, other: { feels: 'happy' } },
      ],
      effects: [
        ['bubbles', 'other', 0, 1],
        ['splash', 'other', 0.2, 0.8],
      ],
      sounds: [
        ['splash', 0.1],
        ['scrub', 0.5],
      ],
    },
  },
  play_music: {
    thing: 'guitar',
    object: {
      seconds: 4,
      framings: HANDS,
      lead: body(0, 'camera', ['play_strings', 'neutral'], { holds: 'thing' }),
      beats: [
        { at: 0.35, lead: { feels: 'happy', faces: 'right' } },
        { at: 0.75, lead: { faces: 'camera' } },
      ],
      effects: [['notes', 'lead', 0.05, 1]],
    },
    duo: {
      seconds: 4,
      framings: BODIES,
      lead: body(-0.24, 'other', ['play_strings', 'happy'], { holds: 'thing' }),
      other: body(0.28, 'lead', ['listen', 'neutral']),
      beats: [
        { at: 0.4, other: { feels: 'happy' } },
        { at: 0.7, other: { pose: 'clap' } },
      ],
      effects: [['notes', 'lead', 0.05, 1]],
      sounds: [['applause', 0.75, 0.3]],
    },
  },
} as const satisfies Record<string, DeedScript>;
