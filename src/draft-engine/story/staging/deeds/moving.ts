import { BODIES, body, type DeedScript, HANDS, piece, put, WAYS } from './choreography.ts';

/** What a body does with itself: falling, climbing, flying, pushing, dancing, resting. */
export const MOVING = {
  fall: {
    solo: {
      seconds: 3,
      framings: WAYS,
      lead: body(-0.12, 'right', ['walk', 'neutral'], { above: 0.5 }),
      beats: [
        { at: 0.06, lead: { pose: 'fall', feels: 'fear', above: 0.55 } },
        { at: 0.5, lead: { across: 0.1, above: 0 } },
        { at: 0.52, lead: { pose: 'lie', feels: 'sad' } },
      ],
      effects: [
        ['speed_lines', 'lead', 0.15, 0.5],
        ['impact', 'lead', 0.5, 0.65],
        ['dust', 'lead', 0.5, 0.8],
      ],
      sounds: [
        ['whoosh', 0.2],
        ['impact', 0.5],
      ],
      stillAt: 0.3,
    },
  },
  fall_out: {
    thing: 'letter',
    tool: 'book',
    object: {
      seconds: 3.5,
      framings: HANDS,
      tool: put(-0.16, 0.8),
      thing: put(-0.1, 1.1, { behind: -0.15, opacity: 0 }),
      beats: [
        { at: 0.2, tool: { rotation: -0.12 } },
        { at: 0.28, tool: { rotation: 0.06 }, thing: { opacity: 1, across: -0.06, above: 1.05, rotation: 0.2 } },
        { at: 0.45, tool: { rotation: 0 }, thing: { across: 0.14, above: 0.7, rotation: -0.5 } },
        { at: 0.62, thing: { across: 0.04, above: 0.3, rotation: 0.5 } },
        { at: 0.78, thing: { across: 0.12, above: 0, rotation: 0 } },
      ],
      sounds: [
        ['page', 0.24],
        ['paper', 0.78, 0.4],
      ],
      stillAt: 0.5,
      subject: 'tool',
    },
  },
  climb: {
    thing: 'ladder',
    object: {
      seconds: 4,
      framings: WAYS,
      lead: body(-0.1, 'away', ['climb', 'neutral'], { above: 0.1, behind: -0.1 }),
      thing: put(-0.1, 0, { behind: 0.1, scale: 1.3 }),
      beats: [
        { at: 0.5, lead: { above: 0.6 } },
        { at: 1, lead: { above: 1.2, feels: 'excited' } },
      ],
      sounds: [
        ['creak', 0.2],
        ['breath', 0.6],
      ],
    },
  },
  jump: {
    solo: {
      seconds: 2.5,
      framings: WAYS,
      lead: body(-0.3, 'right', ['crouch', 'neutral']),
      beats: [
        { at: 0.3, lead: { pose: 'jump', feels: 'excited' } },
        { at: 0.5, lead: { above: 0.7, across: 0.02 } },
        { at: 0.72, lead: { above: 0, across: 0.3 } },
        { at: 0.74, lead: { pose: 'crouch' } },
        { at: 0.88, lead: { pose: 'stand', feels: 'happy' } },
      ],
      effects: [['dust', 'lead', 0.72, 0.95]],
      sounds: [
        ['whoosh', 0.3],
        ['impact', 0.72, 0.4],
      ],
      stillAt: 0.5,
    },
    object: {
      seconds: 2.5,
      framings: WAYS,
      lead: body(-0.5, 'right', ['crouch', 'neutral']),
      thing: put(0, 0),
      beats: [
        { at: 0.3, lead: { pose: 'jump', feels: 'excited' } },
        { at: 0.5, lead: { above: 0.8, across: 0 } },
        { at: 0.72, lead: { above: 0, across: 0.5 } },
        { at: 0.74, lead: { pose: 'crouch' } },
      ],
      effects: [['dust', 'lead', 0.72, 0.95]],
      sounds: [
        ['whoosh', 0.3],
        ['impact', 0.72, 0.4],
      ],
      stillAt: 0.5,
    },
  },
  fly: {
    solo: {
      seconds: 4,
      framings: WAYS,
      lead: body(-0.7, 'right', ['fly', 'excited'], { above: 0.5 }),
      beats: [
        { at: 0.5, lead: { across: -0.05, above: 1, feels: 'happy' } },
        { at: 1, lead: { across: 0.7, above: 1.2 } },
      ],
      effects: [['speed_lines', 'lead', 0.1, 0.9]],
      sounds: [
        ['wings', 0.1],
        ['whoosh', 0.5],
      ],
      stillAt: 0.5,
    },
    object: {
      seconds: 4,
      framings: WAYS,
      lead: body(-0.3, 'thing', ['point', 'happy']),
      thing: put(-0.5, 1.4, { behind: 1 }),
      beats: [
        { at: 0.5, lead: { pose: 'look_up' }, thing: { across: 0.1, above: 2.2, rotation: -0.1 } },
        { at: 1, lead: { pose: 'cheer', feels: 'excited' }, thing: { across: 0.7, above: 2.8 } },
      ],
      effects: [['speed_lines', 'thing', 0.1, 0.9]],
      sounds: [['whoosh', 0.2]],
      stillAt: 0.5,
    },
  },
  swim: {
    solo: {
      seconds: 4,
      framings: WAYS,
      lead: body(-0.36, 'right', ['swim', 'neutral'], { above: 0.2 }),
      dressing: [piece('puddle', 0, 0, { only: 'on_shore', behind: -0.12, scale: 0.95 })],
      beats: [
        { at: 0.5, lead: { across: -0.05, feels: 'happy' } },
        { at: 1, lead: { across: 0.26 } },
      ],
      effects: [['splash', 'lead', 0, 1]],
      sounds: [
        ['splash', 0.1],
        ['splash', 0.5],
      ],
    },
  },
  sit: {
    tool: 'chair',
    solo: {
      seconds: 3,
      framings: BODIES,
      lead: body(-0.35, 'right', ['walk', 'neutral']),
      tool: put(0, 0, { behind: 0.2 }),
      beats: [
        { at: 0.4, lead: { across: 0, faces: 'camera', pose: 'stand' } },
        { at: 0.5, lead: { pose: 'sit', feels: 'happy' } },
      ],
      sounds: [
        ['steps', 0.1],
        ['creak', 0.5],
      ],
      stillAt: 0.7,
    },
    duo: {
      seconds: 3,
      framings: BODIES,
      lead: body(-0.6, 'other', ['walk', 'neutral']),
      other: body(0.2, 'lead', ['sit', 'neutral']),
      beats: [
        { at: 0.45, lead: { across: -0.2, pose: 'stand' } },
        { at: 0.55, lead: { pose: 'sit', feels: 'happy' }, other: { feels: 'happy' } },
      ],
      sounds: [
        ['steps', 0.1],
        ['creak', 0.55],
      ],
      stillAt: 0.7,
    },
  },
  push: {
    solo: {
      seconds: 3,
      framings: HANDS,
      lead: body(-0.1, 'right', ['stand', 'angry']),
      beats: [
        { at: 0.25, lead: { pose: 'push' } },
        { at: 0.6, lead: { pose: 'cross_arms', faces: 'left' } },
      ],
      sounds: [['whoosh', 0.25]],
    },
    object: {
      seconds: 3.5,
      framings: BODIES,
      lead: body(-0.5, 'right', ['push', 'neutral']),
      thing: put(-0.18, 0, { scale: 2.4 }),
      beats: [
        { at: 0.35, lead: { across: -0.35, feels: 'angry' }, thing: { across: -0.03 } },
        { at: 1, lead: { across: 0.1, feels: 'neutral' }, thing: { across: 0.42 } },
      ],
      effects: [['dust', 'thing', 0.2, 1]],
      sounds: [
        ['creak', 0.2],
        ['breath', 0.5],
      ],
    },
    duo: {
      seconds: 3,
      framings: BODIES,
      lead: body(-0.3, 'other', ['stand', 'angry']),
      other: body(0.08, 'lead', ['stand', 'neutral']),
      beats: [
        { at: 0.3, lead: { across: -0.14, pose: 'push' }, other: { feels: 'surprised' } },
        { at: 0.5, other: { across: 0.35, pose: 'fall', feels: 'fear' } },
        { at: 0.7, other: { across: 0.45, pose: 'sit', feels: 'sad' }, lead: { pose: 'hands_on_hips' } },
      ],
      effects: [['impact', 'other', 0.3, 0.45]],
      sounds: [['impact', 0.32, 0.6]],
      stillAt: 0.42,
    },
  },
  pull: {
    tool: 'rope',
    solo: {
      seconds: 3.5,
      framings: BODIES,
      lead: body(-0.05, 'right', ['pull', 'neutral'], { holds: 'tool' }),
      beats: [
        { at: 0.35, lead: { feels: 'angry', across: -0.12 } },
        { at: 1, lead: { across: -0.4 } },
      ],
      sounds: [['breath', 0.5]],
    },
    object: {
      seconds: 3.5,
      framings: BODIES,
      lead: body(-0.05, 'thing', ['pull', 'neutral'], { holds: 'tool' }),
      thing: put(0.36, 0, { scale: 2.4 }),
      beats: [
        { at: 0.35, lead: { feels: 'angry', across: -0.12 }, thing: { across: 0.3 } },
        { at: 1, lead: { across: -0.5, feels: 'neutral' }, thing: { across: -0.05 } },
      ],
      effects: [['dust', 'thing', 0.2, 1]],
      sounds: [
        ['creak', 0.2],
        ['breath', 0.5],
      ],
    },
    duo: {
      seconds: 3,
      framings: BODIES,
      lead: body(-0.14, 'other', ['pull', 'neutral']),
      other: body(0.14, 'lead', ['hold_hands', 'surprised']),
      beats: [
        { at: 0.4, lead: { across: -0.2 }, other: { across: 0.08 } },
        { at: 1, lead: { across: -0.5 }, other: { across: -0.2 } },
      ],
      sounds: [['steps', 0.4]],
    },
  },
  dance: {
    solo: {
      seconds: 4,
      framings: BODIES,
      lead: body(-0.15, 'camera', ['dance', 'happy']),
      beats: [
        { at: 0.35, lead: { across: 0.1, faces: 'right' } },
        { at: 0.65, lead: { across: -0.05, faces: 'left', feels: 'excited' } },
        { at: 1, lead: { across: 0.1, faces: 'camera' } },
      ],
      effects: [['notes', 'lead', 0.1, 1]],
      sounds: [
        ['steps', 0.2, 0.3],
        ['steps', 0.6, 0.3],
      ],
    },
    duo: {
      seconds: 4,
      framings: BODIES,
      lead: body(-0.15, 'other', ['dance', 'happy']),
      other: body(0.15, 'lead', ['dance', 'happy']),
      beats: [
        { at: 0.5, lead: { across: -0.08, behind: 0.2 }, other: { across: 0.22, feels: 'excited' } },
        { at: 1, lead: { across: -0.2, behind: 0, feels: 'excited' }, other: { across: 0.1 } },
      ],
      effects: [['notes', 'other', 0.1, 1]],
      sounds: [
        ['steps', 0.2, 0.3],
        ['steps', 0.6, 0.3],
      ],
    },
    isMutual: true,
  },
  sleep: {
    solo: {
      seconds: 4,
      framings: BODIES,
      lead: body(0.1, 'right', ['sleep', 'neutral']),
      beats: [{ at: 0.5, lead: { feels: 'happy' } }],
      effects: [['sleep_marks', 'lead', 0, 1]],
      sounds: [
        ['breath', 0.2],
        ['breath', 0.6],
      ],
    },
    unmoved: { pose: 'sit', feels: 'sad' },
  },
  wake: {
    solo: {
      seconds: 3.5,
      framings: BODIES,
      lead: body(0.1, 'right', ['sleep', 'neutral']),
      beats: [
        { at: 0.36, lead: { pose: 'crouch', faces: 'camera', feels: 'surprised' } },
        { at: 0.66, lead: { pose: 'hands_up', feels: 'happy' } },
      ],
      effects: [['sleep_marks', 'lead', 0, 0.35]],
      sounds: [
        ['breath', 0.1],
        ['alarm', 0.35],
      ],
      stillAt: 0.55,
    },
    duo: {
      seconds: 3.5,
      framings: BODIES,
      lead: body(-0.5, 'other', ['walk', 'neutral']),
      other: body(0.1, 'right', ['sleep', 'neutral']),
      beats: [
        { at: 0.35, lead: { across: -0.2, pose: 'crouch' } },
        { at: 0.6, other: { pose: 'sit', faces: 'lead', feels: 'surprised' }, lead: { pose: 'kneel', feels: 'happy' } },
      ],
      subject: 'other',
      effects: [['sleep_marks', 'other', 0, 0.55]],
      sounds: [['breath', 0.1]],
      stillAt: 0.66,
    },
  },
  play: {
    thing: 'ball',
    object: {
      seconds: 4,
      framings: BODIES,
      lead: body(-0.2, 'thing', ['kneel', 'happy']),
      thing: put(0.06, 0, { behind: -0.1 }),
      beats: [
        { at: 0.25, lead: { pose: 'throw' }, thing: { above: 0.3, across: 0.08 } },
        { at: 0.5, lead: { pose: 'cheer', feels: 'excited' }, thing: { above: 1.7, across: 0.05, rotation: 3 } },
        { at: 0.75, lead: { pose: 'catch' }, thing: { above: 0.9, across: 0, rotation: 6 } },
        { at: 0.8, lead: { pose: 'hold', holds: 'thing' } },
      ],
      sounds: [['laugh', 0.4]],
      stillAt: 0.5,
    },
    duo: {
      seconds: 4,
      framings: WAYS,
      lead: body(-0.45, 'other', ['throw', 'happy'], { holds: 'thing' }),
      other: body(0.45, 'lead', ['jump', 'excited']),
      thing: put(-0.34, 1.3),
      beats: [
        { at: 0.2, lead: { holds: null }, thing: { across: -0.34, above: 1.3 }, other: { pose: 'hands_up' } },
        { at: 0.42, thing: { across: 0.34, above: 1.5, rotation: 3 } },
        { at: 0.43, other: { holds: 'thing', pose: 'throw' }, lead: { pose: 'jump', feels: 'excited' } },
        { at: 0.62, other: { holds: null }, thing: { across: 0.34, above: 1.4 }, lead: { pose: 'hands_up' } },
        { at: 0.84, thing: { across: -0.34, above: 1.4, rotation: 0 } },
        { at: 0.85, lead: { holds: 'thing', pose: 'hold' }, other: { pose: 'laugh' } },
      ],
      sounds: [
        ['laugh', 0.3],
        ['laugh', 0.7],
      ],
      stillAt: 0.32,
    },
    isMutual: true,
  },
  compete: {
    isMutual: true,
    duo: {
      seconds: 4,
      framings: WAYS,
      lead: body(-0.7, 'right', ['run', 'angry'], { behind: -0.2 }),
      other: body(-0.55, 'right', ['run', 'angry'], { behind: 0.4 }),
      beats: [
        { at: 0.5, lead: { across: 0, feels: 'excited' }, other: { across: 0.02 } },
        { at: 1, lead: { across: 0.62 }, other: { across: 0.44 } },
      ],
      effects: [['speed_lines', null, 0.1, 0.95]],
      sounds: [
        ['whistle', 0.02],
        ['steps', 0.2],
        ['steps', 0.6],
      ],
    },
  },
  vanish: {
    changesPatient: true,
    solo: {
      seconds: 3.5,
      framings: BODIES,
      lead: body(0, 'camera', ['stand', 'neutral']),
      beats: [
        { at: 0.2, lead: { pose: 'look_down', feels: 'surprised' } },
        { at: 0.85, lead: { opacity: 0 } },
      ],
      effects: [['sparkles', 'lead', 0.2, 0.95]],
      sounds: [['vanish', 0.4]],
      stillAt: 0.5,
    },
    duo: {
      seconds: 3.5,
      framings: BODIES,
      lead: body(0.25, 'other', ['wave', 'sad']),
      other: body(-0.25, 'lead', ['reach', 'surprised']),
      beats: [
        { at: 0.3, other: { feels: 'fear' }, lead: { pose: 'stand' } },
        { at: 0.8, lead: { opacity: 0 } },
        { at: 0.85, other: { pose: 'kneel', feels: 'sad' } },
      ],
      effects: [['sparkles', 'lead', 0.25, 0.9]],
      sounds: [['vanish', 0.4]],
      stillAt: 0.55,
    },
    object: {
      seconds: 3.5,
      framings: BODIES,
      lead: body(-0.25, 'thing', ['stand', 'neutral']),
      thing: put(0.2, 0.75),
      beats: [
        { at: 0.25, lead: { pose: 'reach', feels: 'surprised' } },
        { at: 0.75, thing: { opacity: 0 } },
        { at: 0.8, lead: { pose: 'hands_up', feels: 'fear' } },
      ],
      effects: [['sparkles', 'thing', 0.2, 0.8]],
      sounds: [['vanish', 0.4]],
      stillAt: 0.55,
    },
  },
  appear: {
    solo: {
      seconds: 3.5,
      framings: BODIES,
      lead: body(0, 'camera', ['look_down', 'neutral'], { opacity: 0, behind: 0.3 }),
      beats: [
        { at: 0.15, lead: { opacity: 0.1 } },
        { at: 0.55, lead: { opacity: 1, behind: 0 } },
        { at: 0.65, lead: { pose: 'hands_on_hips', feels: 'neutral' } },
      ],
      effects: [
        ['smoke', 'lead', 0.05, 0.6],
        ['flash', 'lead', 0.15, 0.25],
      ],
      sounds: [['magic', 0.2]],
      stillAt: 0.75,
    },
    duo: {
      seconds: 3.5,
      framings: BODIES,
      lead: body(0.25, 'other', ['stand', 'neutral'], { opacity: 0 }),
      other: body(-0.3, 'right', ['stand', 'neutral']),
      beats: [
        { at: 0.2, other: { pose: 'look_up' }, lead: { opacity: 0.1 } },
        { at: 0.5, lead: { opacity: 1 } },
        { at: 0.52, other: { pose: 'recoil', feels: 'surprised', faces: 'lead' } },
      ],
      effects: [
        ['smoke', 'lead', 0.1, 0.6],
        ['flash', 'lead', 0.2, 0.3],
      ],
      sounds: [['magic', 0.2]],
      stillAt: 0.65,
    },
  },
} as const satisfies Record<string, DeedScript>;
