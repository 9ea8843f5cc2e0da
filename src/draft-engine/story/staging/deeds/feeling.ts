import { BODIES, body, FACES, HANDS, NEAR, put, TOUCH, type DeedScript } from './choreography.ts';

/** What is felt, and what people are to one another. */
export const FEELING = {
  laugh: {
    solo: {
      seconds: 3,
      framings: FACES,
      lead: body(0, 'camera', ['stand', 'neutral']),
      beats: [
        { at: 0.18, lead: { pose: 'laugh', feels: 'happy' } },
        { at: 0.55, lead: { feels: 'excited', faces: 'right' } },
      ],
      sounds: [
        ['laugh', 0.2],
        ['laugh', 0.6],
      ],
    },
    duo: {
      seconds: 3,
      framings: HANDS,
      lead: body(-0.2, 'other', ['talk', 'happy']),
      other: body(0.2, 'lead', ['stand', 'neutral']),
      beats: [
        { at: 0.25, lead: { pose: 'laugh', feels: 'excited' }, other: { feels: 'happy' } },
        { at: 0.45, other: { pose: 'laugh' } },
      ],
      sounds: [
        ['laugh', 0.25],
        ['laugh', 0.55],
      ],
    },
    isMutual: true,
    unmoved: { pose: 'cross_arms', feels: 'coldness' },
  },
  weep: {
    solo: {
      seconds: 4,
      framings: FACES,
      lead: body(0, 'camera', ['look_down', 'sad']),
      beats: [
        { at: 0.3, lead: { pose: 'weep' } },
        { at: 0.75, lead: { pose: 'look_down' } },
      ],
      effects: [['tears', 'lead', 0.1, 1]],
      sounds: [
        ['breath', 0.3],
        ['breath', 0.7],
      ],
    },
    duo: {
      seconds: 4,
      framings: HANDS,
      lead: body(-0.15, 'camera', ['weep', 'sad']),
      other: body(0.28, 'lead', ['stand', 'sad']),
      beats: [{ at: 0.5, other: { across: 0.14, pose: 'comfort' } }],
      effects: [['tears', 'lead', 0, 1]],
      sounds: [['breath', 0.3]],
    },
    unmoved: { pose: 'look_up', feels: 'neutral' },
  },
  suffer: {
    solo: {
      seconds: 4,
      framings: BODIES,
      lead: body(0, 'right', ['stand', 'sad']),
      beats: [
        { at: 0.25, lead: { pose: 'hands_up' } },
        { at: 0.42, lead: { pose: 'kneel', feels: 'fear' } },
        { at: 0.66, lead: { pose: 'weep', feels: 'sad' } },
      ],
      effects: [['tears', 'lead', 0.3, 1]],
      sounds: [
        ['breath', 0.3],
        ['heartbeat', 0.6],
      ],
    },
  },
  celebrate: {
    thing: 'cake',
    object: {
      seconds: 4,
      framings: BODIES,
      lead: body(-0.2, 'camera', ['clap', 'happy']),
      thing: put(0.16, 0.75, { state: 'glowing', scale: 1.4 }),
      beats: [
        { at: 0.3, lead: { pose: 'cheer', feels: 'excited' } },
        { at: 0.7, lead: { pose: 'clap', faces: 'thing' } },
      ],
      effects: [['confetti', null, 0.1, 1]],
      sounds: [
        ['applause', 0.15],
        ['laugh', 0.5],
      ],
    },
    duo: {
      seconds: 4,
      framings: BODIES,
      lead: body(-0.24, 'other', ['clap', 'happy']),
      other: body(0.24, 'lead', ['stand', 'surprised']),
      beats: [
        { at: 0.3, lead: { pose: 'cheer', feels: 'excited' }, other: { pose: 'laugh', feels: 'happy' } },
        { at: 0.65, other: { pose: 'cheer', feels: 'excited' } },
      ],
      effects: [['confetti', null, 0.1, 1]],
      sounds: [
        ['applause', 0.15],
        ['laugh', 0.5],
      ],
    },
    isMutual: true,
  },
  win: {
    thing: 'trophy',
    object: {
      seconds: 3.5,
      framings: BODIES,
      lead: body(0, 'camera', ['hold', 'surprised'], { holds: 'thing' }),
      beats: [
        { at: 0.3, lead: { pose: 'show', feels: 'excited' } },
        { at: 0.7, lead: { feels: 'happy' } },
      ],
      effects: [['confetti', null, 0.25, 1]],
      sounds: [['applause', 0.25]],
    },
    duo: {
      seconds: 3.5,
      framings: BODIES,
      lead: body(-0.25, 'camera', ['hold', 'surprised'], { holds: 'thing' }),
      other: body(0.3, 'lead', ['stand', 'neutral'], { behind: 0.3 }),
      beats: [
        { at: 0.3, lead: { pose: 'show', feels: 'excited' }, other: { pose: 'look_down', feels: 'sad' } },
        { at: 0.7, lead: { feels: 'happy' }, other: { faces: 'right' } },
      ],
      effects: [['confetti', null, 0.25, 1]],
      sounds: [['applause', 0.25]],
    },
  },
  fail: {
    thing: 'machine',
    object: {
      seconds: 3.5,
      framings: BODIES,
      lead: body(-0.15, 'thing', ['work', 'excited']),
      thing: put(0.2, 0.6),
      beats: [
        { at: 0.35, thing: { state: 'smoking' }, lead: { pose: 'recoil', feels: 'surprised' } },
        { at: 0.6, thing: { state: 'broken' }, lead: { pose: 'hands_up', feels: 'sad' } },
        { at: 0.75, lead: { pose: 'cover_face', faces: 'camera' } },
      ],
      effects: [
        ['smoke', 'thing', 0.35, 1],
        ['sparks', 'thing', 0.32, 0.5],
      ],
      sounds: [
        ['power_down', 0.35],
        ['glass', 0.55],
      ],
      stillAt: 0.65,
    },
    solo: {
      seconds: 3.5,
      framings: BODIES,
      lead: body(-0.1, 'right', ['jump', 'excited'], { above: 0.2 }),
      beats: [
        { at: 0.3, lead: { above: 0, across: 0.05 } },
        { at: 0.32, lead: { pose: 'fall', feels: 'surprised' } },
        { at: 0.55, lead: { pose: 'kneel', feels: 'sad' } },
        { at: 0.8, lead: { pose: 'kneel', faces: 'right', feels: 'sad' } },
      ],
      effects: [['dust', 'lead', 0.3, 0.7]],
      sounds: [['impact', 0.32]],
    },
  },
  embrace: {
    isMutual: true,
    thing: 'doll',
    solo: {
      seconds: 3.5,
      framings: BODIES,
      lead: body(0, 'camera', ['hands_up', 'happy']),
      beats: [{ at: 0.35, lead: { pose: 'embrace' } }],
      sounds: [['breath', 0.4]],
    },
    duo: {
      seconds: 3.5,
      framings: HANDS,
      lead: body(-0.4, 'other', ['walk', 'happy']),
      other: body(0.2, 'lead', ['hands_up', 'happy']),
      beats: [
        { at: 0.3, lead: { across: -0.1, pose: 'embrace' }, other: { across: 0.1, pose: 'embrace' } },
        { at: 0.7, lead: { feels: 'happy' }, other: { feels: 'happy' } },
      ],
      sounds: [['breath', 0.4]],
    },
    object: {
      seconds: 3,
      framings: HANDS,
      lead: body(0, 'thing', ['hold', 'neutral'], { holds: 'thing' }),
      beats: [{ at: 0.3, lead: { pose: 'carry', feels: 'happy', faces: 'camera' } }],
    },
  },
  kiss: {
    isMutual: true,
    thing: 'photo',
    duo: {
      seconds: 3.5,
      framings: ['medium', 'close', 'full'],
      lead: body(-0.2, 'other', ['hold_hands', 'neutral']),
      other: body(0.2, 'lead', ['hold_hands', 'neutral']),
      beats: [
        {
          at: 0.35,
          lead: { across: -0.09, pose: 'kiss', feels: 'happy' },
          other: { across: 0.09, pose: 'kiss', feels: 'happy' },
        },
        { at: 0.85, lead: { pose: 'embrace' }, other: { pose: 'embrace' } },
      ],
      effects: [['hearts', 'lead', 0.4, 1]],
      sounds: [['heartbeat', 0.3]],
    },
    object: {
      seconds: 3,
      framings: HANDS,
      lead: body(0, 'thing', ['hold', 'neutral'], { holds: 'thing' }),
      beats: [{ at: 0.4, lead: { pose: 'kiss', feels: 'happy' } }],
      effects: [['hearts', 'lead', 0.4, 1]],
    },
  },
  fall_in_love: {
    isMutual: true,
    duo: {
      seconds: 4,
      framings: HANDS,
      lead: body(-0.45, 'right', ['walk', 'neutral']),
      other: body(0.4, 'left', ['walk', 'neutral']),
      beats: [
        {
          at: 0.3,
          lead: { across: -NEAR, faces: 'other', pose: 'stand', feels: 'surprised' },
          other: { across: NEAR, faces: 'lead', pose: 'stand', feels: 'surprised' },
        },
        { at: 0.55, lead: { feels: 'happy', pose: 'reach' }, other: { feels: 'happy' } },
        { at: 0.75, lead: { across: -0.15, pose: 'hold_hands' }, other: { across: 0.15, pose: 'hold_hands' } },
      ],
      effects: [['hearts', 'lead', 0.35, 1]],
      sounds: [
        ['heartbeat', 0.35],
        ['chime', 0.55],
      ],
      stillAt: 0.8,
    },
    object: {
      seconds: 3.5,
      framings: HANDS,
      lead: body(-0.15, 'thing', ['stand', 'surprised']),
      thing: put(0.2, 0.8, { state: 'glowing' }),
      beats: [{ at: 0.4, lead: { pose: 'clap', feels: 'happy', across: -0.05 } }],
      effects: [['hearts', 'lead', 0.35, 1]],
      sounds: [['heartbeat', 0.35]],
    },
  },
  marry: {
    isMutual: true,
    tool: 'ring',
    result: 'bouquet',
    duo: {
      seconds: 4.5,
      framings: HANDS,
      lead: body(-TOUCH, 'other', ['hold', 'happy'], { holds: 'tool' }),
      other: body(TOUCH, 'lead', ['stand', 'happy'], { holds: 'result' }),
      tool: put(0, 0.95, { behind: -0.3 }),
      result: put(0.34, 0.5, { behind: -0.2 }),
      beats: [
        { at: 0.25, lead: { pose: 'give' }, other: { pose: 'hold' } },
        { at: 0.5, lead: { holds: null, pose: 'hold_hands' }, other: { pose: 'hold_hands', feels: 'excited' } },
        { at: 0.52, tool: { opacity: 0 } },
        { at: 0.7, lead: { across: -0.1, pose: 'kiss' }, other: { across: 0.1, pose: 'kiss', feels: 'happy' } },
      ],
      effects: [
        ['petals', null, 0.1, 1],
        ['hearts', 'lead', 0.65, 1],
      ],
      sounds: [
        ['bell', 0.1],
        ['applause', 0.7],
      ],
      stillAt: 0.42,
    },
  },
  befriend: {
    isMutual: true,
    duo: {
      seconds: 4,
      framings: HANDS,
      lead: body(-0.45, 'other', ['stand', 'neutral']),
      other: body(0.3, 'lead', ['stand', 'neutral']),
      beats: [
        { at: 0.25, lead: { across: -0.2, pose: 'wave', feels: 'happy' } },
        { at: 0.45, lead: { pose: 'give' }, other: { across: 0.17, pose: 'give', feels: 'happy' } },
        {
          at: 0.65,
          lead: { across: -0.15, pose: 'hold_hands' },
          other: { across: 0.15, pose: 'hold_hands', feels: 'happy' },
        },
      ],
      sounds: [
        ['steps', 0.1, 0.4],
        ['laugh', 0.7],
      ],
      stillAt: 0.75,
    },
  },
  betray: {
    tool: 'knife',
    duo: {
      seconds: 4,
      framings: BODIES,
      lead: body(-0.14, 'other', ['comfort', 'happy']),
      other: body(0.16, 'right', ['stand', 'happy']),
      tool: put(-0.2, 0.9, { opacity: 0, behind: -0.2 }),
      beats: [
        { at: 0.32, lead: { pose: 'hammer', feels: 'hate', across: -0.2, holds: 'tool' } },
        { at: 0.58, other: { pose: 'recoil', faces: 'lead', feels: 'fear', across: 0.26 }, lead: { pose: 'give' } },
        { at: 0.78, other: { pose: 'kneel', feels: 'sad' }, lead: { pose: 'hold' } },
      ],
      sounds: [
        ['heartbeat', 0.3],
        ['glass', 0.58, 0.4],
      ],
      stillAt: 0.62,
    },
  },
  live: {
    thing: 'cup',
    solo: {
      seconds: 4,
      framings: BODIES,
      lead: body(-0.05, 'camera', ['sit', 'neutral'], { holds: 'thing' }),
      beats: [
        { at: 0.35, lead: { pose: 'sit', faces: 'right', feels: 'happy' } },
        { at: 0.7, lead: { faces: 'camera' } },
      ],
      effects: [['steam', 'lead', 0, 1]],
    },
    duo: {
      seconds: 4,
      framings: BODIES,
      lead: body(-0.22, 'other', ['sit', 'neutral'], { holds: 'thing' }),
      other: body(0.22, 'lead', ['sit', 'neutral']),
      beats: [
        { at: 0.3, lead: { feels: 'happy' }, other: { feels: 'happy' } },
        { at: 0.65, lead: { faces: 'camera' }, other: { feels: 'excited' } },
      ],
    },
    isMutual: true,
  },
  be: {
    solo: {
      seconds: 3,
      framings: FACES,
      lead: body(0, 'camera', ['stand', 'neutral']),
      beats: [{ at: 0.5, lead: { faces: 'right' } }],
    },
    duo: {
      seconds: 3,
      framings: HANDS,
      lead: body(-0.2, 'camera', ['stand', 'neutral']),
      other: body(0.2, 'camera', ['stand', 'neutral']),
      beats: [{ at: 0.4, lead: { faces: 'other' }, other: { faces: 'lead' } }],
    },
    object: {
      seconds: 3,
      framings: HANDS,
      lead: body(-0.05, 'camera', ['hold', 'neutral'], { holds: 'thing' }),
      beats: [{ at: 0.4, lead: { pose: 'show' } }],
    },
  },
  heal: {
    tool: 'medicine',
    duo: {
      seconds: 4,
      framings: BODIES,
      lead: body(-0.24, 'other', ['kneel', 'neutral'], { holds: 'tool' }),
      other: body(0.12, 'lead', ['lie', 'sad']),
      beats: [
        { at: 0.3, lead: { across: -0.18 } },
        { at: 0.5, lead: { feels: 'neutral' } },
        { at: 0.65, other: { pose: 'sit', feels: 'happy' }, lead: { pose: 'kneel', feels: 'happy' } },
      ],
      effects: [['sparkles', 'other', 0.45, 0.9]],
      sounds: [
        ['pour', 0.3, 0.4],
        ['chime', 0.62],
      ],
      stillAt: 0.42,
    },
  },
  rescue: {
    result: 'log',
    duo: {
      seconds: 4.5,
      framings: BODIES,
      lead: body(-0.9, 'right', ['run', 'fear']),
      other: body(0.24, 'right', ['lie', 'fear']),
      result: put(0.22, 0.2, { behind: -0.2, scale: 2.2, rotation: 0.3 }),
      beats: [
        { at: 0.24, lead: { across: -0.14, pose: 'pull', faces: 'other', feels: 'neutral' } },
        { at: 0.42, result: { across: 0.2, above: 0.8 } },
        { at: 0.52, result: { across: 0.75, above: 0, rotation: 1.2 }, lead: { pose: 'give' } },
        { at: 0.58, other: { pose: 'kneel', faces: 'lead', across: 0.16 }, lead: { pose: 'hold_hands' } },
        {
          at: 0.76,
          lead: { pose: 'embrace', across: -0.06, feels: 'happy' },
          other: { pose: 'embrace', across: 0.14, feels: 'happy' },
        },
      ],
      effects: [['dust', 'other', 0, 0.6]],
      sounds: [
        ['steps', 0.1],
        ['breath', 0.3],
        ['impact', 0.52],
      ],
      stillAt: 0.6,
    },
  },
  pull_from_water: {
    duo: {
      seconds: 4.5,
      framings: BODIES,
      lead: body(-0.16, 'right', ['stand', 'fear']),
      other: body(0.66, 'left', ['swim', 'fear'], { above: 0.15 }),
      beats: [
        { at: 0.2, lead: { pose: 'reach', faces: 'other', across: -0.04 } },
        { at: 0.36, lead: { pose: 'pull', feels: 'neutral' }, other: { across: 0.54, above: 0.2 } },
        { at: 0.58, other: { pose: 'kneel', faces: 'lead', across: 0.1, above: 0 } },
        {
          at: 0.76,
          lead: { pose: 'embrace', across: -0.06, feels: 'happy' },
          other: { pose: 'embrace', across: 0.08, feels: 'happy' },
        },
      ],
      effects: [['splash', 'other', 0, 0.5]],
      sounds: [
        ['splash', 0.1],
        ['breath', 0.3],
        ['splash', 0.5],
      ],
      stillAt: 0.34,
    },
  },

  push_in_water: {
    duo: {
      seconds: 4,
      framings: BODIES,
      lead: body(-0.62, 'other', ['swim', 'neutral'], { above: 0.1 }),
      other: body(-0.16, 'right', ['swim', 'fear'], { above: 0.15 }),
      beats: [
        { at: 0.3, lead: { across: -0.42 }, other: { feels: 'surprised' } },
        { at: 0.85, lead: { across: -0.14 }, other: { across: 0.14, feels: 'happy' } },
      ],
      effects: [['splash', 'other', 0.2, 0.8]],
      sounds: [
        ['splash', 0.2],
        ['swim', 0.5],
      ],
      stillAt: 0.5,
    },
  },

  protect: {
    tool: 'shield',
    duo: {
      seconds: 4,
      framings: BODIES,
      lead: body(-0.5, 'right', ['run', 'fear'], { holds: 'tool' }),
      other: body(-0.05, 'right', ['recoil', 'fear']),
      beats: [
        { at: 0.35, lead: { across: 0.14, pose: 'hold', faces: 'right', feels: 'angry', behind: -0.2 } },
        { at: 0.4, other: { pose: 'crouch', across: -0.1 }, lead: { pose: 'fight' } },
      ],
      effects: [
        ['impact', 'tool', 0.5, 0.65],
        ['sparks', 'lead', 0.5, 0.7],
      ],
      sounds: [
        ['steps', 0.1],
        ['impact', 0.5],
      ],
      stillAt: 0.6,
    },
  },
} as const satisfies Record<string, DeedScript>;
