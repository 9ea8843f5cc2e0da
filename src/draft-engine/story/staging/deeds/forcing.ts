import { BODIES, body, HANDS, put, type DeedScript } from './choreography.ts';

/** Force and fear: bonds, weapons, threats. */
export const FORCING = {
  tie_up: {
    tool: 'rope',
    duo: {
      seconds: 4,
      framings: BODIES,
      lead: body(-0.3, 'other', ['hold', 'coldness'], { holds: 'tool' }),
      other: body(0.12, 'camera', ['hands_up', 'fear']),
      tool: put(0.12, 0.72, { behind: -0.3 }),
      beats: [
        { at: 0.25, lead: { across: -0.12, pose: 'pull' }, other: { pose: 'stand' } },
        {
          at: 0.5,
          lead: { across: -0.2, pose: 'pull', holds: null },
          other: { pose: 'kneel', feels: 'sad' },
          tool: { above: 0.42, across: 0.12, scale: 2 },
        },
        { at: 0.75, lead: { pose: 'hands_on_hips' } },
      ],
      sounds: [['whoosh', 0.3]],
      stillAt: 0.7,
    },
    object: {
      seconds: 3.5,
      framings: HANDS,
      lead: body(-0.16, 'thing', ['hold', 'neutral'], { holds: 'tool' }),
      thing: put(0.12, 0.72, { behind: -0.2 }),
      tool: put(0.12, 0.76, { behind: -0.35 }),
      beats: [
        { at: 0.3, lead: { pose: 'pull' } },
        { at: 0.6, lead: { pose: 'work', holds: null }, tool: { across: 0.12, above: 0.76, scale: 1.3 } },
      ],
    },
  },
  abduct: {
    tool: 'bag',
    duo: {
      seconds: 4,
      framings: BODIES,
      lead: body(-0.6, 'other', ['crouch', 'coldness'], { behind: 0.3 }),
      other: body(0.12, 'right', ['stand', 'neutral']),
      beats: [
        {
          at: 0.26,
          lead: { across: -0.1, pose: 'embrace' },
          other: { pose: 'hands_up', faces: 'camera', feels: 'fear' },
        },
        { at: 0.58, lead: { pose: 'pull', faces: 'other', behind: 0 }, other: { pose: 'fall', faces: 'left' } },
        { at: 1, lead: { across: -0.55 }, other: { across: -0.22 } },
      ],
      effects: [['dust', 'other', 0.4, 1]],
      sounds: [
        ['steps', 0.1, 0.2],
        ['impact', 0.28],
        ['steps', 0.6],
      ],
      stillAt: 0.65,
    },
  },
  hold_up: {
    isMutual: true,
    tool: 'gun',
    duo: {
      seconds: 3.5,
      framings: BODIES,
      lead: body(-0.4, 'other', ['hold', 'angry'], { holds: 'tool' }),
      other: body(0.3, 'lead', ['stand', 'neutral']),
      beats: [
        { at: 0.2, lead: { pose: 'give' }, other: { pose: 'recoil', feels: 'fear' } },
        { at: 0.42, other: { pose: 'hands_up' } },
        { at: 0.75, lead: { across: -0.3 } },
      ],
      sounds: [
        ['click', 0.2],
        ['heartbeat', 0.45],
      ],
      stillAt: 0.55,
    },
    object: {
      seconds: 3.5,
      framings: BODIES,
      lead: body(-0.4, 'thing', ['hold', 'angry'], { holds: 'tool' }),
      thing: put(0.4, 0),
      beats: [{ at: 0.2, lead: { pose: 'give' } }],
      sounds: [['click', 0.2]],
    },
    solo: {
      seconds: 3,
      framings: HANDS,
      lead: body(-0.1, 'right', ['hold', 'angry'], { holds: 'tool' }),
      beats: [{ at: 0.25, lead: { pose: 'give' } }],
      sounds: [['click', 0.25]],
    },
  },
  threaten: {
    duo: {
      seconds: 3.5,
      framings: HANDS,
      lead: body(-0.36, 'other', ['cross_arms', 'coldness']),
      other: body(0.24, 'lead', ['stand', 'neutral']),
      beats: [
        { at: 0.25, lead: { across: -0.18, pose: 'point', feels: 'angry' }, other: { pose: 'recoil', feels: 'fear' } },
        { at: 0.65, lead: { pose: 'fight' }, other: { pose: 'hands_up' } },
      ],
      sounds: [['heartbeat', 0.3]],
      stillAt: 0.5,
    },
    solo: {
      seconds: 3,
      framings: HANDS,
      lead: body(-0.1, 'right', ['cross_arms', 'coldness']),
      beats: [{ at: 0.35, lead: { pose: 'point', feels: 'angry' } }],
    },
  },
  blackmail: {
    tool: 'photo',
    result: 'money',
    duo: {
      seconds: 4,
      framings: HANDS,
      lead: body(-0.26, 'other', ['hold', 'coldness'], { holds: 'tool' }),
      other: body(0.24, 'lead', ['stand', 'neutral']),
      beats: [
        { at: 0.2, lead: { pose: 'show' } },
        { at: 0.32, other: { pose: 'recoil', feels: 'fear' } },
        { at: 0.62, lead: { across: -0.18 }, other: { across: 0.18, pose: 'give', holds: 'result', feels: 'sad' } },
        { at: 0.75, lead: { pose: 'give', feels: 'angry' } },
      ],
      sounds: [
        ['paper', 0.2],
        ['heartbeat', 0.35],
      ],
      stillAt: 0.45,
    },
    solo: {
      seconds: 3,
      framings: HANDS,
      lead: body(0, 'right', ['hold', 'coldness'], { holds: 'tool' }),
      beats: [{ at: 0.3, lead: { pose: 'show' } }],
    },
  },
  fight_over: {
    isMutual: true,
    thing: 'bag',
    duo: {
      seconds: 3.5,
      framings: BODIES,
      lead: body(-0.2, 'other', ['pull', 'angry']),
      other: body(0.2, 'lead', ['pull', 'angry']),
      thing: put(0, 0.9, { behind: -0.2, scale: 1.2 }),
      beats: [
        { at: 0.3, lead: { across: -0.26 }, other: { across: 0.12 }, thing: { across: -0.1 } },
        { at: 0.6, lead: { across: -0.12 }, other: { across: 0.26 }, thing: { across: 0.09 } },
        { at: 0.85, lead: { across: -0.24 }, other: { across: 0.16 }, thing: { across: -0.03 } },
      ],
      effects: [['dust', null, 0.3, 1]],
      sounds: [
        ['breath', 0.2],
        ['breath', 0.6],
      ],
    },
  },
} as const satisfies Record<string, DeedScript>;
