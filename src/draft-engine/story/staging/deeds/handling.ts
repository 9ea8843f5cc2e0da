import { BODIES, body, type DeedScript, HANDS, piece, put, WAYS } from './choreography.ts';

/** What is done with things and is not to be mistaken: put away, buried, posted, counted, watched over. */
export const HANDLING = {
  fetch: {
    thing: 'basket',
    object: {
      seconds: 4,
      framings: WAYS,
      lead: body(-0.7, 'right', ['run', 'neutral']),
      thing: put(0.36, 0, { behind: -0.1 }),
      beats: [
        { at: 0.35, lead: { across: 0.2, pose: 'crouch' } },
        { at: 0.5, lead: { pose: 'hold', holds: 'thing', feels: 'happy' } },
        { at: 0.58, lead: { faces: 'left', pose: 'walk' } },
        { at: 1, lead: { across: -0.55 } },
      ],
      sounds: [
        ['steps', 0.1],
        ['steps', 0.7],
      ],
      stillAt: 0.65,
    },
  },
  tidy: {
    thing: 'book',
    tool: 'basket',
    result: 'shoe',
    object: {
      seconds: 4,
      framings: BODIES,
      lead: body(-0.3, 'thing', ['crouch', 'neutral']),
      thing: put(-0.08, 0, { behind: -0.2, rotation: 0.5 }),
      result: put(0.28, 0, { behind: -0.1, rotation: -0.4 }),
      tool: put(0.5, 0, { behind: 0.2, scale: 1.4, state: 'open' }),
      beats: [
        { at: 0.28, lead: { pose: 'hold', holds: 'thing', across: 0 } },
        { at: 0.5, lead: { across: 0.3, pose: 'crouch', faces: 'right' } },
        { at: 0.58, lead: { holds: null }, thing: { across: 0.48, above: 0.16, rotation: 0 } },
        { at: 0.78, result: { across: 0.54, above: 0.2, rotation: 0 }, lead: { pose: 'work' } },
        { at: 0.88, lead: { pose: 'hands_on_hips', feels: 'happy' } },
      ],
      sounds: [
        ['click', 0.28],
        ['click', 0.58],
      ],
      stillAt: 0.4,
    },
  },
  bury: {
    thing: 'jar',
    tool: 'shovel',
    object: {
      seconds: 4.5,
      framings: BODIES,
      lead: body(-0.22, 'thing', ['dig', 'neutral'], { holds: 'tool' }),
      thing: put(0.14, 0.02, { behind: -0.15 }),
      tool: put(-0.4, 0, { behind: 0.2, rotation: 0.3 }),
      beats: [
        { at: 0.4, lead: { pose: 'kneel', holds: null }, tool: { across: -0.4, above: 0 } },
        { at: 0.66, lead: { pose: 'push' }, thing: { above: -0.22, scale: 0.85 } },
        { at: 0.8, thing: { opacity: 0, above: -0.3 }, lead: { pose: 'kneel' } },
        { at: 0.88, lead: { faces: 'camera', pose: 'kneel' } },
      ],
      effects: [
        ['dust', 'thing', 0, 0.4],
        ['dust', 'thing', 0.6, 0.95],
      ],
      sounds: [
        ['dig', 0.1],
        ['dig', 0.3],
        ['dig', 0.7],
      ],
      stillAt: 0.55,
    },
  },
  mail: {
    isDoneAlone: true,
    thing: 'letter',
    tool: 'postbox',
    object: {
      seconds: 4,
      framings: BODIES,
      lead: body(-0.5, 'right', ['walk', 'neutral'], { holds: 'thing' }),
      thing: put(0.16, 1.0, { behind: -0.2 }),
      tool: put(0.26, 0, { behind: 0.1 }),
      beats: [
        { at: 0.3, lead: { across: -0.06, pose: 'hold', faces: 'tool' } },
        { at: 0.45, lead: { pose: 'give' } },
        { at: 0.66, lead: { holds: null, pose: 'push' }, thing: { across: 0.2, above: 1.0 } },
        { at: 0.74, thing: { opacity: 0 } },
        { at: 0.8, lead: { pose: 'look_up' } },
      ],
      sounds: [
        ['steps', 0.1],
        ['paper', 0.66],
      ],
      stillAt: 0.5,
    },
  },
  guard: {
    thing: 'treasure',
    tool: 'spear',
    object: {
      seconds: 3.5,
      framings: BODIES,
      lead: body(-0.16, 'camera', ['stand', 'coldness'], { holds: 'tool' }),
      thing: put(0.2, 0, { behind: 0.3, scale: 1.2 }),
      beats: [
        { at: 0.3, lead: { faces: 'left' } },
        { at: 0.55, lead: { faces: 'right', pose: 'search' } },
        { at: 0.8, lead: { faces: 'camera', pose: 'stand' } },
      ],
    },
    duo: {
      seconds: 3.5,
      framings: BODIES,
      lead: body(-0.14, 'camera', ['stand', 'coldness'], { holds: 'tool' }),
      other: body(0.26, 'camera', ['sit', 'neutral'], { behind: 0.4 }),
      beats: [
        { at: 0.3, lead: { faces: 'left' } },
        { at: 0.6, lead: { faces: 'right', pose: 'search' } },
      ],
    },
    solo: {
      seconds: 3.5,
      framings: BODIES,
      lead: body(0, 'left', ['stand', 'coldness'], { holds: 'tool' }),
      beats: [{ at: 0.5, lead: { faces: 'right', pose: 'search' } }],
    },
  },
  count: {
    thing: 'coin',
    object: {
      seconds: 3.5,
      framings: HANDS,
      lead: body(-0.24, 'thing', ['point', 'neutral']),
      thing: put(0, 0.74, { behind: -0.1, scale: 0.7 }),
      dressing: [
        piece({ copyOf: 'thing' }, 0.13, 0.74, { behind: -0.1, scale: 0.7 }),
        piece({ copyOf: 'thing' }, 0.26, 0.74, { behind: -0.1, scale: 0.7 }),
        piece({ copyOf: 'thing' }, 0.39, 0.74, { behind: -0.1, scale: 0.7 }),
      ],
      beats: [
        { at: 0.3, lead: { across: -0.14, pose: 'push' } },
        { at: 0.6, lead: { across: -0.02, pose: 'point' } },
        { at: 0.8, lead: { pose: 'hands_up', faces: 'camera', feels: 'surprised' } },
      ],
      sounds: [
        ['click', 0.1],
        ['click', 0.3],
        ['click', 0.6],
      ],
      stillAt: 0.65,
    },
    duo: {
      seconds: 3.5,
      framings: BODIES,
      lead: body(-0.45, 'other', ['point', 'neutral']),
      other: body(0.1, 'camera', ['stand', 'neutral'], { behind: 0.3 }),
      beats: [
        { at: 0.3, lead: { pose: 'think' } },
        { at: 0.55, lead: { pose: 'point', across: -0.3 } },
      ],
    },
  },
  feed: {
    thing: 'bread',
    duo: {
      seconds: 4,
      framings: BODIES,
      lead: body(-0.34, 'other', ['stand', 'neutral'], { holds: 'thing' }),
      other: body(0.12, 'lead', ['stand', 'neutral']),
      beats: [
        { at: 0.25, lead: { pose: 'kneel', across: -0.2 } },
        { at: 0.45, lead: { pose: 'give' }, other: { across: 0.08, pose: 'look_down' } },
        {
          at: 0.65,
          lead: { holds: null, pose: 'kneel', feels: 'happy' },
          other: { pose: 'eat', holds: 'thing', feels: 'happy' },
        },
      ],
      stillAt: 0.55,
    },
  },
  pretend: {
    tool: 'mask',
    solo: {
      seconds: 4,
      framings: HANDS,
      lead: body(0, 'right', ['show', 'neutral'], { holds: 'tool' }),
      beats: [
        { at: 0.34, lead: { pose: 'photograph', faces: 'camera', feels: 'happy' } },
        { at: 0.72, lead: { pose: 'photograph', faces: 'right' } },
      ],
      stillAt: 0.5,
    },
    duo: {
      seconds: 4,
      framings: HANDS,
      lead: body(-0.28, 'left', ['show', 'neutral'], { holds: 'tool' }),
      other: body(0.28, 'right', ['stand', 'neutral']),
      beats: [
        { at: 0.34, lead: { pose: 'photograph', faces: 'camera' } },
        { at: 0.6, lead: { faces: 'other' }, other: { faces: 'lead', feels: 'happy', pose: 'wave' } },
      ],
      stillAt: 0.65,
    },
  },
  record: {
    tool: 'microphone',
    thing: 'book',
    object: {
      seconds: 4,
      framings: HANDS,
      lead: body(-0.1, 'right', ['read', 'neutral'], { holds: 'thing' }),
      tool: put(0.16, 1.15, { behind: -0.1, scale: 1.5 }),
      beats: [
        { at: 0.4, lead: { pose: 'read', feels: 'happy' } },
        { at: 0.75, lead: { feels: 'neutral' } },
      ],
      effects: [['sound_rings', 'lead', 0.1, 1]],
    },
    solo: {
      seconds: 4,
      framings: HANDS,
      lead: body(-0.12, 'right', ['talk', 'neutral']),
      tool: put(0.1, 1.05, { behind: -0.1, scale: 1.3 }),
      dressing: [piece('radio', 0.3, 0.76)],
      beats: [{ at: 0.5, lead: { feels: 'happy' } }],
      effects: [['sound_rings', 'lead', 0.1, 1]],
    },
  },
} as const satisfies Record<string, DeedScript>;
