import { BODIES, body, FACES, HANDS, NEAR, put, TOUCH, WAYS, type DeedScript } from './choreography.ts';

/** Looking for, finding and losing; looking at; having things opened, locked and set free. */
export const FINDING = {
  find: {
    solo: {
      seconds: 4,
      framings: BODIES,
      lead: body(-0.4, 'right', ['search', 'neutral']),
      beats: [
        { at: 0.35, lead: { across: -0.1, pose: 'search', faces: 'left' } },
        { at: 0.55, lead: { pose: 'recoil', faces: 'right', feels: 'surprised' } },
        { at: 0.75, lead: { pose: 'point', feels: 'happy' } },
      ],
      sounds: [['chime', 0.55]],
    },
    object: {
      seconds: 4,
      framings: BODIES,
      lead: body(-0.32, 'thing', ['search', 'neutral']),
      thing: put(0.12, 0, { behind: -0.2, state: 'glowing' }),
      beats: [
        { at: 0.2, lead: { pose: 'look_down', feels: 'surprised' } },
        { at: 0.42, lead: { across: -0.06, pose: 'crouch', feels: 'surprised' } },
        { at: 0.66, lead: { pose: 'hold', holds: 'thing', faces: 'camera', feels: 'happy' } },
        { at: 0.8, lead: { pose: 'show', feels: 'excited' } },
      ],
      effects: [['sparkles', 'thing', 0, 0.95]],
      sounds: [['chime', 0.22]],
      stillAt: 0.72,
    },
    duo: {
      seconds: 4,
      framings: WAYS,
      lead: body(-0.9, 'right', ['search', 'neutral']),
      other: body(0.3, 'camera', ['crouch', 'sad'], { behind: 0.2 }),
      beats: [
        { at: 0.3, lead: { across: -0.45, pose: 'point', faces: 'other', feels: 'surprised' } },
        { at: 0.4, other: { faces: 'lead', feels: 'surprised' }, lead: { pose: 'run' } },
        { at: 0.7, lead: { across: 0.06, pose: 'comfort', feels: 'happy' }, other: { pose: 'stand', feels: 'happy' } },
      ],
      sounds: [
        ['steps', 0.4],
        ['chime', 0.3],
      ],
      stillAt: 0.75,
    },
  },
  lose: {
    solo: {
      seconds: 4,
      framings: BODIES,
      lead: body(-0.2, 'right', ['walk', 'neutral']),
      beats: [
        { at: 0.25, lead: { across: 0, pose: 'search', faces: 'left', feels: 'surprised' } },
        { at: 0.55, lead: { pose: 'hands_up', faces: 'camera', feels: 'sad' } },
        { at: 0.75, lead: { pose: 'look_down' } },
      ],
      sounds: [['steps', 0.1]],
    },
    object: {
      seconds: 4,
      framings: BODIES,
      lead: body(-0.3, 'right', ['walk', 'neutral'], { holds: 'thing' }),
      thing: put(-0.18, 0.75, { behind: -0.2 }),
      beats: [
        { at: 0.25, lead: { across: -0.12, holds: null }, thing: { across: -0.18, above: 0.75 } },
        { at: 0.38, lead: { across: 0.05 }, thing: { across: -0.22, above: 0, rotation: 1.4 } },
        { at: 0.55, lead: { across: 0.28, pose: 'search', feels: 'surprised', faces: 'camera' } },
        { at: 0.75, lead: { pose: 'cover_face', feels: 'sad' } },
      ],
      sounds: [
        ['click', 0.38],
        ['steps', 0.45],
      ],
      stillAt: 0.7,
    },
    duo: {
      seconds: 4.5,
      framings: BODIES,
      lead: body(-0.14, 'other', ['hold_hands', 'fear']),
      other: body(0.14, 'lead', ['hold_hands', 'sad']),
      beats: [
        { at: 0.35, lead: { pose: 'reach' }, other: { pose: 'reach', across: 0.3 } },
        { at: 0.75, other: { across: 0.75, opacity: 0 }, lead: { feels: 'sad' } },
        { at: 0.8, lead: { pose: 'kneel' } },
      ],
      effects: [['tears', 'lead', 0.5, 1]],
      sounds: [['breath', 0.5]],
      stillAt: 0.5,
    },
  },
  search: {
    tool: 'magnifier',
    solo: {
      seconds: 4,
      framings: BODIES,
      lead: body(-0.4, 'right', ['search', 'neutral'], { holds: 'tool' }),
      visions: [{ of: 'absent', as: 'thought', by: 'lead', across: 0.34, above: 1.8 }],
      beats: [
        { at: 0.35, lead: { across: -0.05, pose: 'crouch' } },
        { at: 0.6, lead: { pose: 'search', faces: 'right' } },
        { at: 0.8, lead: { faces: 'left', feels: 'sad' } },
      ],
      sounds: [
        ['steps', 0.1, 0.4],
        ['creak', 0.5],
      ],
    },
    object: {
      seconds: 4,
      framings: BODIES,
      lead: body(-0.4, 'right', ['search', 'neutral'], { holds: 'tool' }),
      visions: [{ of: 'thing', as: 'thought', by: 'lead', across: 0.3, above: 1.8 }],
      beats: [
        { at: 0.35, lead: { across: -0.1, pose: 'crouch' } },
        { at: 0.6, lead: { across: 0.05, pose: 'search', faces: 'left' } },
        { at: 0.8, lead: { faces: 'right', feels: 'sad' } },
      ],
      sounds: [
        ['steps', 0.1, 0.4],
        ['creak', 0.5],
      ],
    },
    duo: {
      seconds: 4,
      framings: BODIES,
      lead: body(-0.35, 'right', ['search', 'fear'], { holds: 'tool' }),
      visions: [{ of: 'other', as: 'thought', by: 'lead', across: 0.36, above: 1.8, feels: 'neutral' }],
      beats: [
        { at: 0.35, lead: { across: 0, pose: 'shout', faces: 'left' } },
        { at: 0.65, lead: { pose: 'search', faces: 'right', feels: 'sad' } },
      ],
      sounds: [['steps', 0.1, 0.4]],
    },
    isInMind: true,
  },
  discover: {
    solo: {
      seconds: 4,
      framings: FACES,
      lead: body(-0.12, 'right', ['look_down', 'neutral']),
      visions: [{ of: 'absent', as: 'thought', by: 'lead', across: 0.38, above: 1.7 }],
      beats: [
        { at: 0.3, lead: { pose: 'look_up', faces: 'camera', feels: 'surprised' } },
        { at: 0.5, lead: { pose: 'recoil' } },
        { at: 0.78, lead: { pose: 'think' } },
      ],
      sounds: [['heartbeat', 0.3]],
      stillAt: 0.6,
    },
    object: {
      seconds: 4,
      framings: BODIES,
      lead: body(-0.45, 'right', ['walk', 'neutral']),
      thing: put(0.22, 0.2, { behind: 0.1, state: 'glowing', scale: 1.5 }),
      beats: [
        { at: 0.35, lead: { across: -0.12, pose: 'recoil', faces: 'thing', feels: 'surprised' } },
        { at: 0.65, lead: { pose: 'kneel', across: -0.04, feels: 'excited' } },
      ],
      effects: [
        ['light_beam', 'thing', 0.25, 1],
        ['sparkles', 'thing', 0.25, 1],
      ],
      sounds: [
        ['steps', 0.1],
        ['chime', 0.36],
      ],
      stillAt: 0.5,
    },
    duo: {
      seconds: 4,
      framings: BODIES,
      lead: body(-0.5, 'right', ['walk', 'neutral']),
      other: body(0.3, 'away', ['crouch', 'neutral'], { behind: 0.3 }),
      beats: [
        { at: 0.35, lead: { across: -0.16, pose: 'point', faces: 'other', feels: 'surprised' } },
        { at: 0.55, other: { faces: 'lead', pose: 'recoil', feels: 'surprised' } },
      ],
      sounds: [
        ['steps', 0.1],
        ['impact', 0.36, 0.4],
      ],
    },
  },
  watch: {
    thing: 'tv',
    object: {
      seconds: 3.5,
      framings: BODIES,
      lead: body(-0.28, 'thing', ['sit', 'neutral']),
      thing: put(0.34, 0.5, { behind: 0.2, state: 'glowing' }),
      beats: [
        { at: 0.4, lead: { feels: 'surprised' } },
        { at: 0.7, lead: { feels: 'excited' } },
      ],
    },
    solo: {
      seconds: 3.5,
      framings: FACES,
      lead: body(-0.1, 'right', ['search', 'neutral']),
      beats: [{ at: 0.4, lead: { pose: 'look_up', feels: 'surprised' } }],
    },
    duo: {
      seconds: 3.5,
      framings: BODIES,
      lead: body(-0.5, 'other', ['crouch', 'neutral'], { behind: -0.4 }),
      other: body(0.4, 'right', ['work', 'neutral'], { behind: 0.5 }),
      beats: [{ at: 0.5, lead: { pose: 'look_up', feels: 'surprised' } }],
    },
  },
  use: {
    thing: 'machine',
    tool: 'wrench',
    object: {
      seconds: 3.5,
      framings: HANDS,
      lead: body(-0.08, 'thing', ['work', 'neutral']),
      thing: put(0.14, 0.75, { behind: -0.1 }),
      beats: [
        { at: 0.3, lead: { pose: 'push' }, thing: { state: 'glowing' } },
        { at: 0.7, lead: { feels: 'happy' } },
      ],
      effects: [['sparks', 'thing', 0.3, 0.6]],
      sounds: [['click', 0.3]],
    },
  },
  photograph: {
    thing: 'flower',
    tool: 'camera',
    object: {
      seconds: 3.5,
      framings: BODIES,
      lead: body(-0.3, 'thing', ['hold', 'neutral'], { holds: 'tool' }),
      thing: put(0.4, 0.4, { behind: 0 }),
      beats: [
        { at: 0.2, lead: { pose: 'photograph' } },
        { at: 0.7, lead: { feels: 'happy' } },
      ],
      effects: [['flash', null, 0.4, 0.46]],
      sounds: [['shutter', 0.4]],
    },
    duo: {
      seconds: 3.5,
      framings: BODIES,
      lead: body(-0.42, 'other', ['hold', 'neutral'], { holds: 'tool', behind: -0.2 }),
      other: body(0.34, 'lead', ['stand', 'neutral']),
      beats: [
        { at: 0.2, lead: { pose: 'photograph' }, other: { pose: 'hands_on_hips', feels: 'happy' } },
        { at: 0.6, other: { pose: 'wave' } },
      ],
      effects: [['flash', null, 0.4, 0.46]],
      sounds: [['shutter', 0.4]],
    },
  },
  open: {
    thing: 'envelope',
    object: {
      seconds: 3.5,
      framings: HANDS,
      lead: body(-0.1, 'thing', ['work', 'neutral']),
      thing: put(0.12, 0.7, { behind: -0.2 }),
      beats: [
        { at: 0.25, lead: { pose: 'open' } },
        { at: 0.42, lead: { pose: 'open', feels: 'surprised' }, thing: { state: 'open' } },
        { at: 0.75, lead: { pose: 'look_down', feels: 'happy' } },
      ],
      effects: [['light_beam', 'thing', 0.42, 1]],
      sounds: [['creak', 0.4]],
    },
  },
  open_overhead: {
    thing: 'umbrella',
    object: {
      seconds: 3.5,
      framings: HANDS,
      lead: body(0, 'right', ['look_down', 'neutral'], { holds: 'thing' }),
      thing: put(0.1, 1, { state: 'folded' }),
      beats: [
        { at: 0.3, lead: { pose: 'look_up' } },
        { at: 0.45, lead: { feels: 'happy' }, thing: { state: 'whole' } },
      ],
      sounds: [['cloth', 0.44]],
    },
  },
  close: {
    thing: 'book',
    object: {
      seconds: 3,
      framings: HANDS,
      lead: body(-0.1, 'thing', ['open', 'neutral']),
      thing: put(0.12, 0.7, { behind: -0.2, state: 'open' }),
      beats: [
        { at: 0.35, lead: { pose: 'push' } },
        { at: 0.5, thing: { state: 'whole' } },
        { at: 0.7, lead: { pose: 'stand', feels: 'neutral', faces: 'camera' } },
      ],
      stillAt: 0.45,
    },
  },
  lock: {
    thing: 'door',
    tool: 'key',
    object: {
      seconds: 3.5,
      framings: HANDS,
      lead: body(-0.34, 'thing', ['show', 'neutral'], { holds: 'tool' }),
      thing: put(0.1, 0, { behind: 0.15 }),
      beats: [
        { at: 0.3, lead: { pose: 'give', across: -0.16 } },
        { at: 0.72, lead: { pose: 'show', faces: 'camera', feels: 'coldness' } },
      ],
      sounds: [['click', 0.5]],
      stillAt: 0.5,
    },
    duo: {
      seconds: 3.5,
      framings: BODIES,
      lead: body(-0.3, 'other', ['push', 'coldness'], { holds: 'tool' }),
      other: body(0.32, 'lead', ['hands_up', 'fear'], { behind: 0.8 }),
      third: body(0, 'camera', ['stand', 'neutral']),
      thing: put(0.1, 0, { behind: 0.3, state: 'open' }),
      beats: [
        { at: 0.4, thing: { state: 'whole' }, other: { feels: 'sad' } },
        { at: 0.7, lead: { pose: 'hold', faces: 'camera' } },
      ],
      sounds: [
        ['door_close', 0.4],
        ['click', 0.6],
      ],
    },
  },
  free: {
    tool: 'rope',
    duo: {
      seconds: 4,
      framings: BODIES,
      lead: body(-0.34, 'other', ['walk', 'neutral']),
      other: body(0.14, 'lead', ['kneel', 'sad'], { holds: 'tool' }),
      tool: put(0, 0.4, { behind: -0.2 }),
      beats: [
        { at: 0.25, lead: { across: -0.12, pose: 'pull' } },
        { at: 0.5, other: { holds: null, pose: 'stand', feels: 'surprised' }, tool: { across: 0, above: 0.4 } },
        { at: 0.62, tool: { above: 0, rotation: 1 } },
        { at: 0.7, lead: { pose: 'stand', feels: 'happy' }, other: { pose: 'cheer', feels: 'happy' } },
      ],
      sounds: [
        ['click', 0.5],
        ['chime', 0.7],
      ],
      stillAt: 0.75,
    },
    object: {
      seconds: 4,
      framings: BODIES,
      lead: body(-0.06, 'thing', ['hold', 'neutral'], { holds: 'thing' }),
      thing: put(0.06, 1.2, { behind: -0.2 }),
      beats: [
        { at: 0.4, lead: { holds: null, pose: 'hands_up', feels: 'happy' }, thing: { across: 0.06, above: 1.3 } },
        { at: 1, lead: { pose: 'look_up' }, thing: { across: 0.5, above: 2.6 } },
      ],
      effects: [['sparkles', 'thing', 0.4, 1]],
      sounds: [['wings', 0.45]],
    },
  },
  trap: {
    tool: 'net',
    result: 'prison_bars',
    duo: {
      seconds: 3.5,
      framings: BODIES,
      lead: body(-0.55, 'other', ['crouch', 'coldness']),
      other: body(0.2, 'right', ['walk', 'neutral'], { behind: 0.3 }),
      result: put(0.24, 2.4, { behind: 0.1 }),
      beats: [
        { at: 0.3, lead: { pose: 'point' }, result: { above: 2.4 } },
        { at: 0.44, result: { above: 0 }, other: { pose: 'hands_up', faces: 'lead', feels: 'fear' } },
        { at: 0.66, lead: { pose: 'hands_on_hips', feels: 'happy', across: -0.4 } },
        { at: 0.72, other: { pose: 'push' } },
      ],
      effects: [['dust', 'result', 0.42, 0.7]],
      sounds: [['impact', 0.44]],
      stillAt: 0.6,
    },
  },
  arrest: {
    tool: 'handcuffs',
    duo: {
      seconds: 4,
      framings: BODIES,
      lead: body(-0.6, 'other', ['run', 'angry']),
      other: body(0.16, 'lead', ['hands_up', 'fear']),
      beats: [
        { at: 0.3, lead: { across: -0.1, pose: 'give', feels: 'neutral' } },
        { at: 0.42, other: { pose: 'read', faces: 'camera', feels: 'sad', holds: 'tool' } },
        { at: 0.68, lead: { pose: 'push', faces: 'right' }, other: { faces: 'right' } },
        { at: 1, lead: { across: 0.1 }, other: { across: 0.36 } },
      ],
      sounds: [
        ['steps', 0.1],
        ['click', 0.42],
      ],
      stillAt: 0.55,
    },
  },
  read: {
    thing: 'book',
    object: {
      seconds: 4,
      framings: HANDS,
      lead: body(0, 'thing', ['read', 'neutral'], { holds: 'thing' }),
      beats: [
        { at: 0.4, lead: { feels: 'surprised' } },
        { at: 0.7, lead: { feels: 'happy' } },
      ],
      sounds: [['paper', 0.4]],
    },
    duo: {
      seconds: 4,
      framings: HANDS,
      lead: body(-TOUCH, 'thing', ['read', 'neutral'], { holds: 'thing' }),
      other: body(TOUCH, 'lead', ['stand', 'neutral']),
      beats: [
        { at: 0.3, lead: { feels: 'happy' }, other: { feels: 'happy' } },
        { at: 0.6, other: { feels: 'surprised' } },
      ],
      sounds: [['paper', 0.5]],
    },
  },
  help: {
    duo: {
      seconds: 4,
      framings: BODIES,
      lead: body(-0.6, 'other', ['walk', 'neutral']),
      other: body(0.15, 'right', ['kneel', 'sad']),
      beats: [
        { at: 0.3, lead: { across: -NEAR, pose: 'give' }, other: { faces: 'lead', feels: 'surprised' } },
        { at: 0.5, lead: { across: -0.13, pose: 'hold_hands' }, other: { pose: 'kneel' } },
        { at: 0.7, other: { pose: 'hold_hands', feels: 'happy' }, lead: { feels: 'happy' } },
      ],
      sounds: [['steps', 0.1]],
      stillAt: 0.55,
    },
  },
} as const satisfies Record<string, DeedScript>;
