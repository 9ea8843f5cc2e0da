import { BODIES, body, HANDS, piece, put, TOUCH, WAYS, type DeedScript } from './choreography.ts';

/** What people do for those who are near to them, and the great days of a life. */
export const NEAR_ONES = {
  pray: {
    tool: 'candle',
    solo: {
      seconds: 4,
      framings: BODIES,
      lead: body(-0.1, 'right', ['look_down', 'sad']),
      tool: put(0.26, 0.5, { state: 'glowing', scale: 1.4 }),
      beats: [
        { at: 0.2, lead: { pose: 'clap' } },
        { at: 0.4, lead: { pose: 'kneel' } },
        { at: 0.72, lead: { pose: 'bow' } },
      ],
      effects: [['light_beam', 'lead', 0.3, 1]],
      stillAt: 0.5,
    },
  },
  toast: {
    isMutual: true,
    tool: 'wine',
    result: 'beer',
    duo: {
      seconds: 3.5,
      framings: HANDS,
      lead: body(-0.26, 'other', ['hold', 'happy'], { holds: 'tool' }),
      other: body(0.26, 'lead', ['hold', 'happy'], { holds: 'result' }),
      beats: [
        {
          at: 0.3,
          lead: { pose: 'give', across: -0.2, feels: 'excited' },
          other: { pose: 'give', across: 0.2, feels: 'excited' },
        },
        { at: 0.72, lead: { pose: 'drink' }, other: { pose: 'drink' } },
      ],
      effects: [['sparkles', 'other', 0.32, 0.6]],
      sounds: [['glass', 0.34, 0.5]],
      stillAt: 0.5,
    },
    solo: {
      seconds: 3.5,
      framings: HANDS,
      lead: body(0, 'camera', ['hold', 'happy'], { holds: 'tool' }),
      beats: [
        { at: 0.3, lead: { pose: 'show', feels: 'excited' } },
        { at: 0.75, lead: { pose: 'drink' } },
      ],
      stillAt: 0.5,
    },
  },
  confess_love: {
    isForRecipient: true,
    tool: 'bouquet',
    duo: {
      seconds: 4.5,
      framings: HANDS,
      lead: body(-0.32, 'other', ['hold', 'fear'], { holds: 'tool' }),
      other: body(0.24, 'lead', ['stand', 'neutral']),
      beats: [
        { at: 0.25, lead: { pose: 'give', across: -0.22 }, other: { pose: 'hands_up', feels: 'surprised' } },
        {
          at: 0.62,
          lead: { holds: null, pose: 'stand', feels: 'happy', across: -TOUCH },
          other: { holds: 'tool', pose: 'hold', feels: 'happy', across: TOUCH },
        },
        { at: 0.8, lead: { pose: 'hold_hands' } },
      ],
      effects: [['hearts', 'lead', 0.15, 1]],
      sounds: [['heartbeat', 0.15]],
      stillAt: 0.5,
    },
    solo: {
      seconds: 3.5,
      framings: HANDS,
      lead: body(-0.1, 'right', ['hold', 'fear'], { holds: 'tool' }),
      beats: [
        { at: 0.3, lead: { pose: 'give' } },
        { at: 0.7, lead: { feels: 'happy' } },
      ],
      effects: [['hearts', 'lead', 0.2, 1]],
      sounds: [['heartbeat', 0.15]],
      stillAt: 0.5,
    },
  },
  congratulate: {
    tool: 'bouquet',
    duo: {
      seconds: 4,
      framings: HANDS,
      lead: body(-0.3, 'other', ['hold', 'happy'], { holds: 'tool' }),
      other: body(0.26, 'lead', ['stand', 'neutral']),
      beats: [
        { at: 0.25, lead: { pose: 'give', across: -TOUCH }, other: { feels: 'surprised' } },
        {
          at: 0.5,
          lead: { holds: null, pose: 'clap', feels: 'excited', across: -0.24 },
          other: { holds: 'tool', pose: 'hold', feels: 'happy', across: TOUCH },
        },
        { at: 0.78, other: { faces: 'camera', pose: 'show' } },
      ],
      effects: [['confetti', null, 0.4, 1]],
      sounds: [['applause', 0.5]],
      stillAt: 0.65,
    },
  },
  cheer_on: {
    tool: 'flag',
    duo: {
      seconds: 4,
      framings: BODIES,
      lead: body(-0.42, 'other', ['show', 'excited'], { holds: 'tool' }),
      other: body(0.1, 'right', ['run', 'fear'], { behind: 0.3 }),
      beats: [
        { at: 0.3, lead: { pose: 'cheer' } },
        { at: 0.5, other: { feels: 'happy' }, lead: { pose: 'show' } },
        { at: 1, other: { across: 0.5 } },
      ],
      effects: [
        ['sound_rings', 'lead', 0.1, 1],
        ['speed_lines', 'other', 0.4, 1],
      ],
      sounds: [['applause', 0.2]],
      stillAt: 0.6,
    },
    solo: {
      seconds: 3.5,
      framings: BODIES,
      lead: body(-0.1, 'right', ['show', 'excited'], { holds: 'tool' }),
      beats: [
        { at: 0.35, lead: { pose: 'cheer' } },
        { at: 0.7, lead: { pose: 'show' } },
      ],
      effects: [['sound_rings', 'lead', 0.1, 1]],
      stillAt: 0.5,
    },
  },
  console: {
    duo: {
      seconds: 4,
      framings: HANDS,
      lead: body(-0.5, 'other', ['walk', 'sad']),
      other: body(0.12, 'right', ['weep', 'sad']),
      beats: [
        { at: 0.28, lead: { across: -0.14, pose: 'comfort', feels: 'neutral' } },
        { at: 0.62, other: { pose: 'look_down', faces: 'lead' } },
        { at: 0.74, other: { pose: 'embrace', across: 0.1 }, lead: { pose: 'embrace', across: -0.1, feels: 'happy' } },
      ],
      effects: [['tears', 'other', 0, 0.9]],
      sounds: [['breath', 0.1]],
      stillAt: 0.5,
    },
  },
  invite: {
    isForRecipient: true,
    tool: 'envelope',
    duo: {
      seconds: 4,
      framings: HANDS,
      lead: body(-0.3, 'other', ['hold', 'happy'], { holds: 'tool' }),
      other: body(0.24, 'lead', ['stand', 'neutral']),
      beats: [
        { at: 0.25, lead: { pose: 'give', across: -TOUCH } },
        {
          at: 0.48,
          lead: { holds: null, pose: 'show' },
          other: { holds: 'tool', pose: 'read', feels: 'surprised', across: TOUCH },
        },
        { at: 0.74, other: { feels: 'happy', pose: 'hold', faces: 'lead' }, lead: { pose: 'point', faces: 'left' } },
      ],
      sounds: [['paper', 0.48]],
      stillAt: 0.55,
    },
  },
  perform: {
    tool: 'microphone',
    solo: {
      seconds: 4,
      framings: BODIES,
      lead: body(0, 'camera', ['dance', 'excited']),
      beats: [
        { at: 0.4, lead: { pose: 'sing' } },
        { at: 0.7, lead: { pose: 'bow', faces: 'right', feels: 'happy' } },
      ],
      effects: [
        ['light_beam', 'lead', 0, 1],
        ['confetti', null, 0.62, 1],
      ],
      sounds: [['applause', 0.68]],
      stillAt: 0.45,
    },
  },
  be_born: {
    tool: 'cradle',
    solo: {
      seconds: 4,
      framings: BODIES,
      lead: body(-0.05, 'right', ['sleep', 'neutral'], { above: 0.8, behind: -0.1, scale: 0.5 }),
      isOneSided: true,
      tool: put(0, 0, { behind: -0.05, scale: 1.5 }),
      beats: [
        { at: 0.45, lead: { feels: 'happy' } },
        { at: 0.7, lead: { feels: 'excited' } },
      ],
      effects: [
        ['sparkles', 'lead', 0.2, 1],
        ['hearts', 'lead', 0.4, 1],
      ],
      sounds: [['chime', 0.3]],
      stillAt: 0.6,
    },
  },
  give_birth: {
    tool: 'cradle',
    solo: {
      seconds: 4,
      framings: BODIES,
      lead: body(-0.3, 'tool', ['look_down', 'neutral']),
      tool: put(0.16, 0, { scale: 1.1 }),
      beats: [
        { at: 0.35, lead: { pose: 'comfort', across: -0.18, feels: 'happy' } },
        { at: 0.7, lead: { pose: 'sing' } },
      ],
      effects: [['hearts', 'tool', 0.3, 1]],
      sounds: [['chime', 0.35]],
      stillAt: 0.5,
    },
  },
  move_house: {
    thing: 'box',
    tool: 'door',
    solo: {
      seconds: 4,
      framings: WAYS,
      lead: body(-0.7, 'right', ['carry', 'neutral'], { holds: 'thing' }),
      tool: put(0.5, 0, { behind: 0.4, state: 'open' }),
      thing: put(0.2, 0.5, { behind: -0.1, scale: 1.4 }),
      dressing: [
        piece('box', 0.2, 0, { behind: -0.1, scale: 1.5 }),
        piece('box', 0.32, 0, { behind: -0.2, scale: 1.3 }),
        piece('lamp', -0.3, 0, { behind: 0.3, scale: 1.3 }),
        piece('plant', -0.42, 0, { behind: 0.2, scale: 1.2 }),
      ],
      beats: [
        { at: 0.5, lead: { across: 0.04 } },
        { at: 0.64, lead: { holds: null, pose: 'push' } },
        { at: 0.78, lead: { pose: 'hands_on_hips', faces: 'camera', feels: 'happy' } },
      ],
      sounds: [
        ['steps', 0.1],
        ['impact', 0.64, 0.3],
      ],
      stillAt: 0.5,
    },
  },
  save_up: {
    tool: 'coin',
    result: 'jar',
    solo: {
      seconds: 4,
      framings: HANDS,
      lead: body(-0.14, 'result', ['hold', 'neutral'], { holds: 'tool' }),
      tool: put(0.14, 1.25, { behind: -0.25 }),
      result: put(0.14, 0.76, { behind: -0.1, scale: 0.9 }),
      dressing: [piece('money', 0.28, 0.76, { behind: 0.05 })],
      beats: [
        { at: 0.25, lead: { pose: 'reach' } },
        { at: 0.42, lead: { holds: null }, tool: { above: 1.3 } },
        { at: 0.62, tool: { above: 0.95 } },
        { at: 0.68, tool: { opacity: 0 }, lead: { pose: 'clap', feels: 'happy' } },
      ],
      sounds: [['coin', 0.62]],
      stillAt: 0.52,
    },
  },
  greet: {
    isForRecipient: true,
    duo: {
      seconds: 3.5,
      framings: HANDS,
      lead: body(-0.36, 'other', ['wave', 'happy']),
      other: body(0.34, 'right', ['stand', 'neutral']),
      beats: [
        { at: 0.3, other: { faces: 'lead', pose: 'wave', feels: 'happy' } },
        { at: 0.62, lead: { pose: 'bow' }, other: { pose: 'bow' } },
        { at: 0.82, lead: { pose: 'wave' }, other: { pose: 'wave' } },
      ],
      stillAt: 0.45,
    },
    solo: {
      seconds: 3,
      framings: HANDS,
      lead: body(0, 'camera', ['wave', 'happy']),
      beats: [{ at: 0.6, lead: { pose: 'bow' } }],
    },
  },
} as const satisfies Record<string, DeedScript>;
