import { BODIES, body, HANDS, NEAR, put, TOUCH, WAYS, type DeedScript } from './choreography.ts';

/** People who are known again, taken along, sent away, found dead and laid to rest. */
export const FINDING_PEOPLE = {
  recognise: {
    duo: {
      seconds: 4,
      framings: BODIES,
      lead: body(-0.6, 'right', ['walk', 'neutral']),
      other: body(0.32, 'left', ['walk', 'neutral'], { behind: 0.1 }),
      beats: [
        { at: 0.24, lead: { across: -0.34, pose: 'recoil', faces: 'other', feels: 'surprised' } },
        { at: 0.4, lead: { pose: 'point' }, other: { across: 0.2, pose: 'recoil', faces: 'lead', feels: 'surprised' } },
        {
          at: 0.62,
          lead: { across: -0.2, pose: 'hands_up', feels: 'excited' },
          other: { pose: 'hands_up', feels: 'excited' },
        },
        { at: 0.8, lead: { across: -0.1, pose: 'embrace' }, other: { across: 0.1, pose: 'embrace' } },
      ],
      sounds: [['heartbeat', 0.28]],
      stillAt: 0.5,
    },
  },
  find_dead: {
    duo: {
      seconds: 4,
      framings: BODIES,
      lead: body(-0.75, 'right', ['walk', 'neutral']),
      other: body(0.22, 'right', ['lie', 'neutral']),
      beats: [
        { at: 0.32, lead: { across: -0.26, pose: 'recoil', faces: 'other', feels: 'fear' } },
        { at: 0.62, lead: { across: -0.16, pose: 'kneel', feels: 'sad' } },
        { at: 0.82, lead: { pose: 'bow' } },
      ],
      sounds: [
        ['steps', 0.1],
        ['heartbeat', 0.35],
      ],
      stillAt: 0.5,
    },
  },
  lay_to_rest: {
    tool: 'shovel',
    result: 'tombstone',
    duo: {
      seconds: 4.5,
      framings: BODIES,
      lead: body(-0.3, 'other', ['dig', 'sad'], { holds: 'tool' }),
      other: body(0.2, 'right', ['lie', 'neutral']),
      result: put(0.2, 0, { behind: 0.15, opacity: 0 }),
      beats: [
        { at: 0.4, lead: { pose: 'dig' }, result: { opacity: 0 } },
        { at: 0.5, other: { opacity: 0 } },
        { at: 0.56, result: { opacity: 1 }, lead: { pose: 'look_down', holds: null } },
        { at: 0.72, lead: { pose: 'bow' } },
      ],
      effects: [
        ['dust', 'other', 0.1, 0.5],
        ['petals', null, 0.6, 1],
      ],
      sounds: [
        ['dig', 0.1],
        ['dig', 0.3],
      ],
      stillAt: 0.65,
    },
    object: {
      seconds: 4,
      framings: BODIES,
      lead: body(-0.2, 'thing', ['look_down', 'sad']),
      thing: put(0.16, 0, { behind: 0.1 }),
      beats: [{ at: 0.4, lead: { pose: 'bow' } }],
      effects: [['petals', null, 0.2, 1]],
    },
  },
  make_up: {
    tool: 'brush',
    result: 'table',
    duo: {
      seconds: 4,
      framings: BODIES,
      lead: body(-0.46, 'other', ['stand', 'neutral'], { holds: 'tool', behind: 0.1 }),
      other: body(0.16, 'right', ['lie', 'neutral'], { above: 0.78, behind: 0 }),
      result: put(0.16, 0, { behind: 0.1, scale: 1.2 }),
      beats: [
        { at: 0.3, lead: { pose: 'paint', across: -0.42 } },
        { at: 0.7, lead: { pose: 'look_down', feels: 'sad' } },
        { at: 0.82, lead: { pose: 'paint' } },
      ],
      sounds: [['breath', 0.3, 0.3]],
      stillAt: 0.4,
    },
    object: {
      seconds: 4,
      framings: HANDS,
      lead: body(-0.08, 'thing', ['paint', 'neutral'], { holds: 'tool' }),
      thing: put(0.2, 0.9),
      beats: [{ at: 0.6, lead: { pose: 'look_down' } }],
    },
  },
  see_off: {
    tool: 'suitcase',
    duo: {
      seconds: 4.5,
      framings: WAYS,
      lead: body(-0.42, 'other', ['wave', 'sad'], { behind: -0.2 }),
      other: body(-0.1, 'lead', ['hold_hands', 'sad'], { holds: 'tool' }),
      beats: [
        { at: 0.22, other: { pose: 'walk', faces: 'right' } },
        { at: 0.55, other: { across: 0.3, pose: 'stand', faces: 'lead' } },
        { at: 0.68, other: { pose: 'walk', faces: 'right' } },
        { at: 0.9, lead: { pose: 'wave' } },
        { at: 1, other: { across: 0.85, behind: 1.5 } },
      ],
      sounds: [
        ['steps', 0.3],
        ['steps', 0.75],
      ],
      stillAt: 0.5,
    },
  },
  be_sent_away: {
    tool: 'suitcase',
    solo: {
      seconds: 4,
      framings: WAYS,
      lead: body(-0.25, 'left', ['look_down', 'sad'], { holds: 'tool' }),
      beats: [
        { at: 0.25, lead: { pose: 'walk', faces: 'right' } },
        { at: 0.5, lead: { across: 0.1, pose: 'stand', faces: 'left' } },
        { at: 0.65, lead: { pose: 'walk', faces: 'right' } },
        { at: 1, lead: { across: 0.8, behind: 1.5 } },
      ],
      sounds: [
        ['steps', 0.3],
        ['steps', 0.7],
      ],
      stillAt: 0.5,
    },
  },
  drive_out: {
    tool: 'bag',
    duo: {
      seconds: 4,
      framings: BODIES,
      lead: body(-0.4, 'other', ['shout', 'angry']),
      other: body(-0.02, 'lead', ['recoil', 'fear']),
      beats: [
        { at: 0.25, lead: { pose: 'push', across: -0.22 }, other: { across: 0.12 } },
        {
          at: 0.42,
          lead: { pose: 'point' },
          other: { pose: 'look_down', faces: 'right', feels: 'sad', holds: 'tool' },
        },
        { at: 0.55, other: { pose: 'walk', faces: 'right' } },
        { at: 0.95, lead: { pose: 'point' }, other: { across: 0.72 } },
      ],
      sounds: [
        ['impact', 0.26, 0.4],
        ['steps', 0.6],
      ],
      stillAt: 0.6,
    },
    solo: {
      seconds: 4,
      framings: BODIES,
      lead: body(-0.3, 'right', ['recoil', 'fear'], { holds: 'tool' }),
      beats: [
        { at: 0.3, lead: { pose: 'walk', feels: 'sad' } },
        { at: 0.6, lead: { across: 0.1, pose: 'look_down' } },
        { at: 0.7, lead: { pose: 'walk' } },
        { at: 1, lead: { across: 0.7, behind: 1 } },
      ],
      sounds: [
        ['door', 0.05],
        ['steps', 0.4],
      ],
    },
  },
  take_along: {
    duo: {
      seconds: 4,
      framings: BODIES,
      lead: body(-0.5, 'other', ['walk', 'neutral']),
      other: body(0, 'lead', ['stand', 'neutral']),
      beats: [
        { at: 0.22, lead: { across: -0.2, pose: 'give', feels: 'happy' } },
        { at: 0.36, lead: { pose: 'hold_hands' }, other: { pose: 'hold_hands', feels: 'happy' } },
        { at: 0.56, lead: { pose: 'hold_hands', faces: 'left' }, other: { pose: 'walk', faces: 'left' } },
        { at: 0.64, lead: { pose: 'walk' } },
        { at: 1, lead: { across: -0.6 }, other: { across: -0.36 } },
      ],
      sounds: [
        ['steps', 0.1],
        ['steps', 0.6],
      ],
      stillAt: 0.5,
    },
  },
  take_in: {
    tool: 'coat',
    duo: {
      seconds: 4,
      framings: BODIES,
      lead: body(-0.6, 'other', ['walk', 'neutral'], { holds: 'tool' }),
      other: body(0.12, 'camera', ['kneel', 'sad']),
      beats: [
        { at: 0.35, lead: { across: -NEAR, pose: 'give' }, other: { faces: 'lead', feels: 'surprised' } },
        { at: 0.55, lead: { holds: null, pose: 'comfort', across: -TOUCH }, other: { pose: 'stand', holds: 'tool' } },
        { at: 0.75, lead: { feels: 'happy' }, other: { feels: 'happy' } },
      ],
      sounds: [['steps', 0.1]],
      stillAt: 0.65,
    },
  },
} as const satisfies Record<string, DeedScript>;
