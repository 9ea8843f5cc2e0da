import { APART, BODIES, body, FACES, HANDS, NEAR, OUT, put, WAYS, WIDE, type DeedScript } from './choreography.ts';

/** Ways: arriving, leaving, going together and after one another, by foot and by vehicle. */
export const GOING = {
  enter: {
    tool: 'door',
    solo: {
      seconds: 3.5,
      framings: BODIES,
      lead: body(-0.4, 'right', ['walk', 'neutral']),
      tool: put(0.12, 0, { behind: 0.1 }),
      beats: [
        { at: 0.24, lead: { across: -0.06, pose: 'give' } },
        { at: 0.38, tool: { state: 'open' }, lead: { pose: 'walk' } },
        { at: 0.6, lead: { across: 0.16, faces: 'away', scale: 0.94 } },
        { at: 0.9, lead: { across: 0.2, scale: 0.84 } },
        { at: 1, lead: { opacity: 0.3 } },
      ],
      sounds: [
        ['door', 0.12],
        ['steps', 0.35],
      ],
      stillAt: 0.45,
    },
  },
  leave: {
    solo: {
      seconds: 4,
      framings: WAYS,
      lead: body(0.05, 'right', ['stand', 'neutral']),
      beats: [
        { at: 0.2, lead: { pose: 'walk', faces: 'right' } },
        { at: 1, lead: { across: 1.2, behind: 0.4 } },
      ],
      sounds: [
        ['steps', 0.25],
        ['steps', 0.6],
      ],
      stillAt: 0.55,
    },
    duo: {
      seconds: 4,
      framings: WAYS,
      lead: body(0.05, 'other', ['stand', 'sad']),
      other: body(-0.3, 'lead', ['stand', 'sad']),
      beats: [
        { at: 0.25, lead: { pose: 'walk', faces: 'right' }, other: { pose: 'reach' } },
        { at: 0.7, other: { pose: 'look_down' } },
        { at: 1, lead: { across: 1.15, behind: 0.4 } },
      ],
      sounds: [
        ['steps', 0.3],
        ['steps', 0.6],
      ],
      stillAt: 0.5,
    },
    object: {
      seconds: 4,
      framings: WAYS,
      lead: body(0, 'thing', ['stand', 'neutral']),
      thing: put(-0.4, 0, { behind: 0.5 }),
      beats: [
        { at: 0.25, lead: { pose: 'walk', faces: 'right' } },
        { at: 1, lead: { across: 1.15 } },
      ],
      sounds: [
        ['steps', 0.3],
        ['steps', 0.6],
      ],
      stillAt: 0.5,
    },
  },
  arrive: {
    solo: {
      seconds: 3.5,
      framings: WAYS,
      lead: body(-1.05, 'right', ['walk', 'neutral']),
      beats: [
        { at: 0.46, lead: { across: 0, pose: 'look_up', feels: 'surprised' } },
        { at: 0.66, lead: { pose: 'wave', faces: 'camera', feels: 'happy' } },
      ],
      sounds: [
        ['steps', 0.1],
        ['steps', 0.4],
      ],
    },
    duo: {
      seconds: 3.5,
      framings: WAYS,
      lead: body(-1.25, 'right', ['walk', 'neutral']),
      other: body(0.3, 'lead', ['stand', 'neutral']),
      beats: [
        { at: 0.3, other: { pose: 'wave', feels: 'happy' } },
        { at: 0.65, lead: { across: 0, pose: 'wave', faces: 'other', feels: 'happy' } },
      ],
      sounds: [
        ['steps', 0.1],
        ['steps', 0.4],
      ],
    },
  },
  walk: {
    solo: {
      seconds: 4,
      framings: WAYS,
      lead: body(-0.6, 'right', ['walk', 'neutral']),
      beats: [{ at: 1, lead: { across: 0.55 } }],
      sounds: [
        ['steps', 0.1],
        ['steps', 0.5],
      ],
      camera: 'follow_subject',
    },
    duo: {
      seconds: 4,
      framings: WAYS,
      lead: body(-0.6, 'right', ['walk', 'happy']),
      other: body(-0.3, 'right', ['walk', 'happy'], { behind: 0.25 }),
      beats: [
        { at: 0.5, lead: { across: -0.05 }, other: { across: 0.25 } },
        { at: 1, lead: { across: 0.45 }, other: { across: 0.75 } },
      ],
      sounds: [
        ['steps', 0.1],
        ['steps', 0.5],
      ],
      camera: 'follow_subject',
    },
  },
  travel: {
    tool: 'suitcase',
    solo: {
      seconds: 4.5,
      framings: WAYS,
      lead: body(-0.75, 'right', ['walk', 'neutral'], { holds: 'tool' }),
      beats: [
        { at: 0.5, lead: { across: -0.1, feels: 'excited' } },
        { at: 1, lead: { across: 0.55 } },
      ],
      sounds: [
        ['steps', 0.1],
        ['steps', 0.5],
      ],
      camera: 'pan_right',
    },
  },
  run: {
    solo: {
      seconds: 3,
      framings: WAYS,
      lead: body(-1, 'right', ['run', 'excited']),
      beats: [{ at: 1, lead: { across: 0.9 } }],
      effects: [
        ['speed_lines', 'lead', 0.1, 0.9],
        ['dust', 'lead', 0.1, 0.9],
      ],
      sounds: [
        ['steps', 0.1],
        ['steps', 0.4],
        ['breath', 0.7],
      ],
      stillAt: 0.5,
    },
  },
  chase: {
    solo: {
      seconds: 3.5,
      framings: WAYS,
      lead: body(-0.9, 'right', ['run', 'angry']),
      beats: [
        { at: 0.5, lead: { across: 0 } },
        { at: 0.55, lead: { pose: 'point' } },
        { at: 0.68, lead: { pose: 'run' } },
        { at: 1, lead: { across: 0.85 } },
      ],
      effects: [['speed_lines', 'lead', 0.1, 0.5]],
      sounds: [
        ['steps', 0.1],
        ['steps', 0.7],
      ],
    },
    object: {
      seconds: 3.5,
      framings: WAYS,
      lead: body(-1, 'right', ['run', 'excited']),
      thing: put(-0.3, 0),
      beats: [
        { at: 0.5, lead: { across: -0.25 }, thing: { across: 0.3, rotation: 6 } },
        { at: 1, lead: { across: 0.45 }, thing: { across: 0.95, rotation: 12 } },
      ],
      effects: [['speed_lines', 'lead', 0.1, 0.95]],
      sounds: [
        ['steps', 0.1],
        ['steps', 0.5],
      ],
    },
    duo: {
      seconds: 3.5,
      framings: WAYS,
      lead: body(-1.2, 'right', ['run', 'angry']),
      other: body(-0.45, 'right', ['run', 'fear'], { behind: 0.15 }),
      beats: [
        { at: 0.5, lead: { across: -0.4, pose: 'run' }, other: { across: 0.2 } },
        { at: 1, lead: { across: 0.35 }, other: { across: 0.9 } },
      ],
      effects: [
        ['speed_lines', 'other', 0.1, 0.95],
        ['dust', 'lead', 0.1, 0.95],
      ],
      sounds: [
        ['steps', 0.1],
        ['breath', 0.5],
        ['steps', 0.6],
      ],
    },
  },
  flee: {
    solo: {
      seconds: 3.5,
      framings: WAYS,
      lead: body(-0.7, 'left', ['recoil', 'fear']),
      beats: [
        { at: 0.22, lead: { pose: 'run', faces: 'right' } },
        { at: 1, lead: { across: 1.1 } },
      ],
      effects: [
        ['speed_lines', 'lead', 0.25, 0.95],
        ['dust', 'lead', 0.25, 0.8],
      ],
      sounds: [
        ['breath', 0.1],
        ['steps', 0.3],
        ['steps', 0.6],
      ],
      stillAt: 0.5,
    },
    duo: {
      seconds: 3.5,
      framings: WAYS,
      lead: body(-0.1, 'other', ['recoil', 'fear']),
      other: body(-0.75, 'lead', ['run', 'angry']),
      beats: [
        { at: 0.22, lead: { pose: 'run', faces: 'right' } },
        { at: 1, lead: { across: 1.05 }, other: { across: 0.2 } },
      ],
      effects: [['speed_lines', 'lead', 0.25, 0.95]],
      sounds: [
        ['breath', 0.1],
        ['steps', 0.3],
        ['steps', 0.6],
      ],
      stillAt: 0.5,
    },
    object: {
      seconds: 3.5,
      framings: WAYS,
      lead: body(-0.1, 'thing', ['recoil', 'fear']),
      thing: put(-0.6, 0, { behind: 0.3 }),
      beats: [
        { at: 0.25, lead: { pose: 'run', faces: 'right' } },
        { at: 1, lead: { across: 1.05 } },
      ],
      effects: [['speed_lines', 'lead', 0.28, 0.95]],
      sounds: [
        ['breath', 0.1],
        ['steps', 0.3],
        ['steps', 0.6],
      ],
      stillAt: 0.5,
    },
  },
  lead: {
    duo: {
      seconds: 4,
      framings: WAYS,
      lead: body(-0.25, 'right', ['point', 'neutral']),
      other: body(-0.65, 'lead', ['stand', 'neutral'], { behind: 0.2 }),
      beats: [
        { at: 0.2, lead: { pose: 'walk' }, other: { pose: 'walk' } },
        { at: 0.6, lead: { across: 0.25 }, other: { across: -0.15 } },
        { at: 0.65, lead: { pose: 'point', feels: 'happy' } },
        { at: 1, lead: { across: 0.45 }, other: { across: 0.1, feels: 'happy' } },
      ],
      sounds: [
        ['steps', 0.25],
        ['steps', 0.6],
      ],
    },
  },
  follow: {
    thing: 'star',
    duo: {
      seconds: 4,
      framings: WAYS,
      lead: body(-0.95, 'other', ['walk', 'neutral'], { behind: 0.2 }),
      other: body(-0.1, 'right', ['walk', 'neutral']),
      beats: [
        { at: 0.5, lead: { across: -0.4 }, other: { across: 0.3 } },
        { at: 1, lead: { across: 0.1 }, other: { across: 0.75 } },
      ],
      sounds: [
        ['steps', 0.1],
        ['steps', 0.5],
      ],
    },
    object: {
      seconds: 4,
      framings: WAYS,
      lead: body(-0.8, 'thing', ['walk', 'neutral']),
      thing: put(-0.2, 1.6, { state: 'glowing' }),
      beats: [
        { at: 0.5, lead: { across: -0.25, feels: 'excited' }, thing: { across: 0.25, above: 1.8 } },
        { at: 1, lead: { across: 0.3 }, thing: { across: 0.75, above: 1.7 } },
      ],
      sounds: [
        ['steps', 0.1],
        ['steps', 0.5],
      ],
    },
  },
  join: {
    duo: {
      seconds: 4,
      framings: WAYS,
      lead: body(-1.2, 'right', ['walk', 'neutral']),
      other: body(0.2, 'lead', ['stand', 'neutral']),
      beats: [
        { at: 0.5, lead: { across: -0.14, pose: 'stand', faces: 'other', feels: 'happy' } },
        { at: 0.55, other: { pose: 'reach', feels: 'happy' } },
        { at: 0.75, lead: { pose: 'hold_hands', faces: 'camera' }, other: { pose: 'hold_hands', faces: 'camera' } },
      ],
      sounds: [
        ['steps', 0.1],
        ['steps', 0.3],
      ],
      stillAt: 0.8,
    },
  },
  board: {
    thing: 'train',
    object: {
      seconds: 4,
      framings: WIDE,
      lead: body(-0.7, 'thing', ['walk', 'neutral'], { behind: -0.3 }),
      thing: put(0.35, 0, { behind: 1.2 }),
      beats: [
        { at: 0.5, lead: { across: 0.1, behind: 0.6, pose: 'climb' } },
        { at: 0.7, lead: { above: 0.45, behind: 0.8, faces: 'left', feels: 'happy', pose: 'wave' } },
        { at: 1, lead: { opacity: 0.85 } },
      ],
      sounds: [
        ['steps', 0.1],
        ['door', 0.55],
        ['engine', 0.8],
        ['train_whistle', 0.8],
        ['ship_horn', 0.8],
      ],
      stillAt: 0.65,
    },
  },
  ride: {
    thing: 'bicycle',
    object: {
      seconds: 4,
      framings: WAYS,
      lead: body(-0.7, 'right', ['ride', 'happy'], { above: 0.4 }),
      thing: put(-0.7, 0, { behind: 0.05 }),
      beats: [{ at: 1, lead: { across: 0.6 }, thing: { across: 0.6 } }],
      effects: [['speed_lines', 'thing', 0.1, 0.9]],
      sounds: [['bicycle_bell', 0.3, 0.4]],
    },
    duo: {
      seconds: 4,
      framings: WAYS,
      lead: body(-0.55, 'right', ['ride', 'happy'], { above: 0.75, behind: 0.05 }),
      other: body(-0.55, 'right', ['run', 'neutral']),
      beats: [{ at: 1, lead: { across: 0.5 }, other: { across: 0.5 } }],
      effects: [['dust', 'other', 0.1, 0.9]],
      sounds: [
        ['hooves', 0.1],
        ['hooves', 0.5],
      ],
    },
  },
  drive: {
    thing: 'car',
    object: {
      seconds: 4,
      framings: WIDE,
      lead: body(-0.75, 'thing', ['walk', 'neutral'], { behind: -0.1 }),
      thing: put(-0.1, 0, { behind: 0.4 }),
      beats: [
        { at: 0.22, lead: { across: -0.2, pose: 'open', behind: 0.1 } },
        { at: 0.32, lead: { pose: 'drive', above: 0.2, behind: 0.5, across: -0.1 }, thing: { across: -0.1 } },
        { at: 0.36, lead: { opacity: 0.9 } },
        { at: 1, lead: { across: 0.95, feels: 'happy' }, thing: { across: 0.95 } },
      ],
      effects: [
        ['speed_lines', 'thing', 0.4, 0.95],
        ['dust', 'thing', 0.35, 0.95],
      ],
      sounds: [
        ['door_close', 0.26],
        ['engine_start', 0.33],
        ['horn', 0.6, 0.4],
      ],
      stillAt: 0.5,
    },
  },

  miss: {
    isInMind: true,
    tool: 'photo',
    solo: {
      seconds: 4,
      framings: FACES,
      lead: body(-0.12, 'tool', ['hold', 'sad'], { holds: 'tool' }),
      visions: [{ of: 'absent', as: 'thought', by: 'lead', across: 0.42, above: 1.7, feels: 'happy' }],
      beats: [
        { at: 0.4, lead: { pose: 'look_down' } },
        { at: 0.75, lead: { pose: 'look_up', faces: 'right' } },
      ],
      effects: [['tears', 'lead', 0.5, 1]],
      sounds: [['breath', 0.4]],
    },
    object: {
      seconds: 4,
      framings: WIDE,
      lead: body(-0.9, 'right', ['run', 'fear']),
      thing: put(0.35, 0, { behind: 1 }),
      beats: [
        { at: 0.25, lead: { across: -0.5 }, thing: { across: 0.4 } },
        { at: 0.55, lead: { across: -0.12, pose: 'reach' }, thing: { across: 1 } },
        { at: 0.75, lead: { pose: 'stand', feels: 'sad' }, thing: { across: 2 } },
        { at: 0.85, lead: { pose: 'look_down' } },
      ],
      effects: [['dust', 'thing', 0.3, 0.75]],
      sounds: [
        ['steps', 0.1],
        ['engine', 0.3],
        ['breath', 0.75],
      ],
      stillAt: 0.55,
    },
  },
  wait: {
    tool: 'clock',
    solo: {
      seconds: 4,
      framings: HANDS,
      lead: body(0.12, 'left', ['search', 'neutral']),
      visions: [{ of: 'absent', as: 'thought', by: 'lead', across: -0.3, above: 1.7 }],
      beats: [
        { at: 0.3, lead: { pose: 'hands_on_hips', faces: 'camera' } },
        { at: 0.62, lead: { pose: 'cross_arms', faces: 'left', feels: 'sad' } },
      ],
      sounds: [
        ['clock', 0.1],
        ['clock', 0.4],
        ['clock', 0.7],
      ],
      stillAt: 0.4,
    },
    object: {
      seconds: 4,
      framings: HANDS,
      lead: body(-0.15, 'right', ['stand', 'neutral']),
      thing: put(0.25, 0, { behind: 0.4 }),
      beats: [
        { at: 0.3, lead: { pose: 'hands_on_hips', faces: 'thing' } },
        { at: 0.65, lead: { pose: 'cross_arms', faces: 'right', feels: 'sad' } },
      ],
      sounds: [
        ['clock', 0.1],
        ['clock', 0.5],
      ],
    },
  },
  meet: {
    isMutual: true,
    duo: {
      seconds: 3.5,
      framings: WAYS,
      lead: body(-1.1, 'right', ['walk', 'neutral']),
      other: body(1.1, 'left', ['walk', 'neutral']),
      beats: [
        {
          at: 0.45,
          lead: { across: -NEAR, pose: 'stand', faces: 'other' },
          other: { across: NEAR, pose: 'stand', faces: 'lead' },
        },
        { at: 0.5, lead: { pose: 'wave', feels: 'surprised' }, other: { feels: 'surprised' } },
        {
          at: 0.7,
          lead: { pose: 'hold_hands', feels: 'happy', across: -0.15 },
          other: { pose: 'hold_hands', feels: 'happy', across: 0.15 },
        },
      ],
      sounds: [
        ['steps', 0.1],
        ['steps', 0.3],
      ],
      stillAt: 0.75,
    },
  },
  part: {
    isMutual: true,
    duo: {
      seconds: 4.5,
      framings: WAYS,
      lead: body(-0.17, 'other', ['hold_hands', 'sad']),
      other: body(0.17, 'lead', ['hold_hands', 'sad']),
      beats: [
        { at: 0.3, lead: { pose: 'walk', faces: 'left' }, other: { pose: 'reach' } },
        { at: 0.5, lead: { across: -0.35 } },
        { at: 0.58, other: { pose: 'walk', faces: 'right' } },
        { at: 0.8, lead: { across: -0.8, pose: 'look_down' }, other: { across: 0.45 } },
        { at: 1, lead: { across: -APART - 0.5 }, other: { across: OUT - 0.6 } },
      ],
      effects: [['tears', 'lead', 0.05, 0.5]],
      sounds: [
        ['steps', 0.35],
        ['steps', 0.6],
      ],
      stillAt: 0.42,
    },
  },
} as const satisfies Record<string, DeedScript>;
