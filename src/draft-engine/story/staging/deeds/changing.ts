import { BODIES, body, HANDS, put, WAYS, type DeedScript } from './choreography.ts';

/** Blows and ends: fighting, breaking, burning, dying; and bodies and things that become others. */
export const CHANGING = {
  fight: {
    isMutual: true,
    duo: {
      seconds: 3.5,
      framings: BODIES,
      lead: body(-0.35, 'other', ['fight', 'angry']),
      other: body(0.35, 'lead', ['fight', 'angry']),
      beats: [
        { at: 0.3, lead: { across: -0.16 }, other: { across: 0.16 } },
        { at: 0.5, other: { across: 0.24, pose: 'recoil', feels: 'surprised' } },
        { at: 0.7, other: { across: 0.16, pose: 'fight', feels: 'angry' }, lead: { across: -0.22, pose: 'recoil' } },
        { at: 0.9, lead: { across: -0.17, pose: 'fight' } },
      ],
      effects: [
        ['impact', 'other', 0.32, 0.48],
        ['impact', 'lead', 0.7, 0.85],
        ['dust', null, 0.2, 1],
      ],
      sounds: [
        ['whoosh', 0.28],
        ['impact', 0.32],
        ['impact', 0.7],
      ],
      stillAt: 0.4,
    },
    solo: {
      seconds: 3,
      framings: BODIES,
      lead: body(-0.2, 'right', ['fight', 'angry']),
      beats: [
        { at: 0.4, lead: { across: 0.05 } },
        { at: 0.7, lead: { across: 0 } },
      ],
      effects: [['speed_lines', 'lead', 0.2, 0.9]],
      sounds: [
        ['whoosh', 0.2],
        ['whoosh', 0.6],
      ],
    },
  },
  attack: {
    tool: 'sword',
    duo: {
      seconds: 3,
      framings: BODIES,
      lead: body(-0.75, 'other', ['run', 'angry'], { holds: 'tool' }),
      other: body(0.2, 'lead', ['stand', 'neutral']),
      beats: [
        { at: 0.3, lead: { across: -0.18, pose: 'fight' }, other: { feels: 'fear', pose: 'hands_up' } },
        { at: 0.55, other: { across: 0.3, pose: 'recoil' } },
        { at: 0.8, lead: { across: -0.06 }, other: { pose: 'crouch', across: 0.34 } },
      ],
      effects: [
        ['speed_lines', 'lead', 0, 0.35],
        ['impact', 'other', 0.45, 0.62],
      ],
      sounds: [
        ['steps', 0.05],
        ['sword', 0.32],
        ['gunshot', 0.32, 0.9],
        ['impact', 0.48],
      ],
      stillAt: 0.45,
    },
    object: {
      seconds: 3,
      framings: BODIES,
      lead: body(-0.6, 'thing', ['run', 'angry'], { holds: 'tool' }),
      thing: put(0.2, 0),
      beats: [
        { at: 0.3, lead: { across: -0.1, pose: 'fight' } },
        { at: 0.5, thing: { state: 'broken' } },
      ],
      effects: [
        ['impact', 'thing', 0.45, 0.65],
        ['dust', 'thing', 0.5, 1],
      ],
      sounds: [
        ['sword', 0.32],
        ['gunshot', 0.32, 0.9],
        ['impact', 0.48],
      ],
      stillAt: 0.5,
    },
  },
  kill: {
    tool: 'sword',
    duo: {
      seconds: 4,
      framings: WAYS,
      lead: body(-0.4, 'other', ['hold', 'hate'], { holds: 'tool' }),
      other: body(0.18, 'lead', ['recoil', 'fear']),
      beats: [
        { at: 0.25, lead: { across: -0.16, pose: 'fight' } },
        { at: 0.45, other: { pose: 'fall', feels: 'surprised' } },
        { at: 0.58, other: { pose: 'lie', feels: 'neutral', across: 0.26 }, lead: { pose: 'hold' } },
        { at: 0.8, lead: { pose: 'look_down', feels: 'coldness' } },
      ],
      effects: [['impact', 'other', 0.38, 0.5]],
      sounds: [
        ['sword', 0.3],
        ['gunshot', 0.3, 0.9],
        ['impact', 0.42],
        ['impact', 0.58, 0.5],
      ],
      stillAt: 0.7,
    },
  },
  die: {
    solo: {
      seconds: 4,
      framings: BODIES,
      lead: body(-0.05, 'right', ['kneel', 'sad']),
      beats: [
        { at: 0.35, lead: { pose: 'lie', feels: 'sad' } },
        { at: 0.65, lead: { feels: 'neutral' } },
      ],
      effects: [
        ['petals', null, 0.45, 1],
        ['light_beam', 'lead', 0.55, 1],
      ],
      sounds: [
        ['heartbeat', 0.1, 0.6],
        ['heartbeat', 0.4, 0.3],
      ],
      stillAt: 0.75,
    },
    duo: {
      seconds: 4.5,
      framings: BODIES,
      lead: body(0.1, 'right', ['lie', 'sad']),
      other: body(-0.3, 'lead', ['kneel', 'sad']),
      beats: [
        { at: 0.3, other: { pose: 'crouch', across: -0.2 } },
        { at: 0.6, lead: { feels: 'neutral' }, other: { pose: 'kneel' } },
      ],
      effects: [
        ['tears', 'other', 0.4, 1],
        ['petals', null, 0.5, 1],
      ],
      sounds: [
        ['heartbeat', 0.1, 0.6],
        ['heartbeat', 0.4, 0.3],
        ['breath', 0.6],
      ],
      stillAt: 0.65,
    },
  },
  die_away: {
    changesPatient: true,
    thing: 'candle',
    object: {
      seconds: 4,
      framings: BODIES,
      lead: body(-0.2, 'thing', ['stand', 'neutral']),
      thing: put(0.16, 0.8, { state: 'glowing' }),
      beats: [
        { at: 0.35, thing: { state: 'smoking' }, lead: { feels: 'sad' } },
        { at: 0.9, thing: { opacity: 0.15, scale: 0.6 }, lead: { pose: 'look_down' } },
      ],
      effects: [['smoke', 'thing', 0.3, 0.95]],
      sounds: [['breath', 0.3]],
    },
    solo: {
      seconds: 4,
      framings: BODIES,
      lead: body(0, 'camera', ['stand', 'sad']),
      beats: [
        { at: 0.4, lead: { pose: 'look_down', scale: 0.95 } },
        { at: 0.95, lead: { opacity: 0.15, scale: 0.8 } },
      ],
      effects: [['smoke', 'lead', 0.3, 1]],
      sounds: [['power_down', 0.3]],
      stillAt: 0.55,
    },
  },
  turn_into: {
    result: 'flower',
    changesPatient: true,
    between: {
      seconds: 4,
      framings: BODIES,
      lead: body(-0.42, 'thing', ['reach', 'neutral']),
      other: body(0.15, 'camera', ['stand', 'surprised'], { opacity: 0, scale: 0.5 }),
      thing: put(0.15, 0.4),
      result: put(0.15, 0.3, { opacity: 0, scale: 0.5 }),
      beats: [
        { at: 0.4, lead: { pose: 'hands_up' }, thing: { scale: 1.1 }, result: { opacity: 0 }, other: { opacity: 0 } },
        {
          at: 0.55,
          lead: { feels: 'surprised' },
          thing: { opacity: 0, scale: 0.4 },
          result: { opacity: 0.3, scale: 0.8 },
          other: { opacity: 0.3, scale: 0.7 },
        },
        { at: 0.7, result: { opacity: 1, scale: 1.6 }, other: { opacity: 1, scale: 1 } },
        { at: 0.8, lead: { feels: 'happy' }, other: { pose: 'look_down' } },
      ],
      effects: [
        ['sparkles', null, 0.15, 0.95],
        ['flash', null, 0.56, 0.62],
        ['smoke', 'thing', 0.45, 0.7],
      ],
      sounds: [
        ['magic', 0.3],
        ['whoosh', 0.5],
      ],
      stillAt: 0.52,
    },
    duo: {
      seconds: 4,
      framings: BODIES,
      lead: body(0, 'camera', ['stand', 'surprised']),
      other: body(0, 'camera', ['stand', 'surprised'], { opacity: 0, scale: 0.5, behind: -0.05 }),
      beats: [
        { at: 0.25, lead: { pose: 'look_down' } },
        { at: 0.4, lead: { pose: 'hands_up', scale: 0.9 }, other: { opacity: 0 } },
        { at: 0.55, lead: { opacity: 0.15, scale: 0.8 }, other: { opacity: 0.2, scale: 0.6 } },
        { at: 0.7, lead: { opacity: 0 }, other: { opacity: 1, scale: 1 } },
        { at: 0.8, other: { pose: 'look_down' } },
      ],
      effects: [
        ['sparkles', null, 0.15, 0.95],
        ['flash', null, 0.56, 0.62],
        ['smoke', 'other', 0.45, 0.75],
      ],
      sounds: [
        ['magic', 0.3],
        ['whoosh', 0.5],
      ],
      stillAt: 0.52,
    },
    object: {
      seconds: 4,
      framings: BODIES,
      lead: body(0, 'camera', ['stand', 'surprised']),
      result: put(0, 0, { opacity: 0, scale: 0.5, behind: -0.05 }),
      beats: [
        { at: 0.25, lead: { pose: 'look_down' } },
        { at: 0.4, lead: { pose: 'hands_up', scale: 0.9 }, result: { opacity: 0 } },
        { at: 0.55, lead: { opacity: 0.15, scale: 0.8 }, result: { opacity: 0.2, scale: 0.8 } },
        { at: 0.7, lead: { opacity: 0 }, result: { opacity: 1, scale: 1.6 } },
      ],
      effects: [
        ['sparkles', null, 0.15, 0.95],
        ['flash', null, 0.56, 0.62],
        ['smoke', 'result', 0.45, 0.75],
      ],
      sounds: [
        ['magic', 0.3],
        ['whoosh', 0.5],
      ],
      stillAt: 0.52,
    },
  },
  grow: {
    changesPatient: true,
    solo: {
      seconds: 3.5,
      framings: WAYS,
      lead: body(0, 'camera', ['stand', 'neutral'], { scale: 0.45 }),
      beats: [
        { at: 0.2, lead: { pose: 'look_down', feels: 'surprised' } },
        { at: 0.8, lead: { scale: 1.2 } },
        { at: 0.85, lead: { pose: 'hands_on_hips', feels: 'happy' } },
      ],
      effects: [['sparkles', 'lead', 0.2, 0.85]],
      sounds: [['grow', 0.25]],
      stillAt: 0.8,
    },
    object: {
      seconds: 3.5,
      framings: BODIES,
      lead: body(-0.25, 'thing', ['stand', 'neutral']),
      thing: put(0.2, 0, { scale: 0.5 }),
      beats: [
        { at: 0.25, lead: { feels: 'surprised' } },
        { at: 0.85, thing: { scale: 3 }, lead: { pose: 'recoil' } },
      ],
      effects: [['sparkles', 'thing', 0.2, 0.9]],
      sounds: [['grow', 0.25]],
      stillAt: 0.7,
    },
  },
  shrink: {
    changesPatient: true,
    solo: {
      seconds: 3.5,
      framings: WAYS,
      lead: body(0, 'camera', ['stand', 'neutral'], { scale: 1 }),
      beats: [
        { at: 0.2, lead: { pose: 'hands_up', feels: 'surprised' } },
        { at: 0.8, lead: { scale: 0.35 } },
        { at: 0.85, lead: { pose: 'look_up', feels: 'fear' } },
      ],
      effects: [['sparkles', 'lead', 0.2, 0.85]],
      sounds: [['magic', 0.25]],
      stillAt: 0.4,
    },
    object: {
      seconds: 3.5,
      framings: BODIES,
      lead: body(-0.25, 'thing', ['stand', 'neutral']),
      thing: put(0.2, 0, { scale: 3 }),
      beats: [
        { at: 0.25, lead: { feels: 'surprised' } },
        { at: 0.85, thing: { scale: 0.5 }, lead: { pose: 'crouch' } },
      ],
      effects: [['sparkles', 'thing', 0.2, 0.9]],
      sounds: [['magic', 0.25]],
      stillAt: 0.7,
    },
  },
  break: {
    thing: 'cup',
    object: {
      seconds: 3,
      framings: BODIES,
      lead: body(-0.14, 'right', ['hold', 'angry'], { holds: 'thing' }),
      thing: put(0.06, 1.5, { behind: -0.15 }),
      beats: [
        { at: 0.2, lead: { pose: 'throw' } },
        { at: 0.38, lead: { holds: null }, thing: { across: 0.08, above: 1.4 } },
        { at: 0.5, lead: { pose: 'look_down', faces: 'thing' }, thing: { across: 0.16, above: 0, rotation: 1.2 } },
        { at: 0.51, thing: { state: 'broken' } },
        { at: 0.75, lead: { pose: 'recoil', feels: 'sad' } },
      ],
      effects: [
        ['impact', 'thing', 0.48, 0.65],
        ['dust', 'thing', 0.5, 0.9],
      ],
      sounds: [['whoosh', 0.36]],
      stillAt: 0.58,
    },
  },

  tear: {
    thing: 'letter',
    object: {
      seconds: 3,
      framings: HANDS,
      lead: body(-0.02, 'right', ['hold', 'angry'], { holds: 'thing' }),
      thing: put(0.06, 0.85, { behind: -0.2 }),
      beats: [
        { at: 0.25, lead: { pose: 'pull' } },
        { at: 0.4, thing: { state: 'torn' } },
        { at: 0.7, lead: { holds: null, pose: 'hands_up' }, thing: { across: 0.1, above: 0.9 } },
        { at: 0.85, lead: { feels: 'sad', pose: 'look_down' }, thing: { above: 0.1, rotation: 0.6 } },
      ],
      sounds: [
        ['paper', 0.38],
        ['paper', 0.6],
      ],
      stillAt: 0.5,
    },
  },
  cut: {
    thing: 'bread',
    tool: 'scissors',
    object: {
      seconds: 3.5,
      framings: HANDS,
      lead: body(-0.1, 'thing', ['cut', 'neutral'], { holds: 'tool' }),
      thing: put(0.1, 0.72, { behind: -0.25, scale: 1.3 }),
      beats: [
        { at: 0.45, thing: { state: 'cut' } },
        { at: 0.8, lead: { feels: 'happy', pose: 'look_down' } },
      ],
      sounds: [
        ['saw', 0.2, 0.4],
        ['click', 0.45],
      ],
      stillAt: 0.55,
    },
  },
  burn: {
    thing: 'letter',
    tool: 'torch',
    object: {
      seconds: 4,
      framings: BODIES,
      lead: body(-0.2, 'thing', ['give', 'neutral'], { holds: 'tool' }),
      thing: put(0.14, 0.6, { scale: 1.5 }),
      beats: [
        { at: 0.22, thing: { state: 'burning' } },
        { at: 0.5, lead: { pose: 'recoil', across: -0.34, feels: 'fear' } },
        { at: 0.8, thing: { state: 'burnt' }, lead: { pose: 'look_down', feels: 'sad' } },
      ],
      effects: [
        ['fire', 'thing', 0.2, 0.85],
        ['smoke', 'thing', 0.35, 1],
        ['sparks', 'thing', 0.3, 0.8],
      ],
      sounds: [
        ['sizzle', 0.22],
        ['sizzle', 0.55],
      ],
      stillAt: 0.42,
    },
    isSoloOfThings: true,
    solo: {
      seconds: 3.5,
      framings: BODIES,
      lead: body(0, 'right', ['recoil', 'fear']),
      beats: [{ at: 0.5, lead: { pose: 'hands_up' } }],
      effects: [
        ['fire', 'lead', 0.05, 1],
        ['smoke', null, 0.2, 1],
      ],
      sounds: [
        ['sizzle', 0.1],
        ['sizzle', 0.6],
      ],
    },
  },
  put_out: {
    thing: 'candle',
    tool: 'basket',
    object: {
      seconds: 3.5,
      framings: BODIES,
      lead: body(-0.28, 'thing', ['blow', 'neutral']),
      thing: put(0.14, 0.8, { state: 'burning', scale: 1.4 }),
      beats: [
        { at: 0.25, lead: { across: -0.18 } },
        { at: 0.5, thing: { state: 'smoking' }, lead: { pose: 'blow' } },
        { at: 0.75, lead: { pose: 'stand', feels: 'happy' } },
      ],
      effects: [
        ['fire', 'thing', 0, 0.5],
        ['splash', 'thing', 0.38, 0.55],
        ['smoke', 'thing', 0.48, 1],
      ],
      sounds: [
        ['breath', 0.3],
        ['sizzle', 0.5],
      ],
      stillAt: 0.45,
    },
  },
} as const satisfies Record<string, DeedScript>;
