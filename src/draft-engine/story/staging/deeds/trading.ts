import { body, HANDS, put, TOUCH, type DeedScript } from './choreography.ts';

/** Buying, selling and paying. */
export const TRADING = {
  buy: {
    thing: 'bread',
    tool: 'coin',
    duo: {
      seconds: 4,
      framings: HANDS,
      lead: body(-0.2, 'other', ['point', 'neutral'], { holds: 'tool' }),
      other: body(0.2, 'lead', ['hold', 'happy'], { holds: 'thing' }),
      beats: [
        { at: 0.3, lead: { pose: 'give', across: -TOUCH }, other: { pose: 'give', across: TOUCH, holds: null } },
        { at: 0.5, lead: { holds: null, pose: 'give' }, other: { holds: 'tool', pose: 'hold' } },
        { at: 0.65, lead: { holds: 'thing', pose: 'hold', feels: 'happy' } },
      ],
      thing: put(0.04, 0.85, { behind: -0.35 }),
      sounds: [
        ['coin', 0.5],
        ['paper', 0.66],
      ],
      stillAt: 0.42,
    },
    object: {
      seconds: 4,
      framings: HANDS,
      lead: body(-0.18, 'thing', ['hold', 'neutral'], { holds: 'tool' }),
      thing: put(0.14, 0.85),
      tool: put(0.02, 0.85, { behind: -0.3 }),
      beats: [
        { at: 0.3, lead: { pose: 'give' } },
        { at: 0.45, lead: { pose: 'give', holds: null }, tool: { across: 0.02, above: 0.85 } },
        { at: 0.65, lead: { pose: 'hold', holds: 'thing', feels: 'happy', faces: 'camera' } },
      ],
      sounds: [['coin', 0.45]],
    },
  },
  sell: {
    thing: 'bread',
    tool: 'coin',
    isForRecipient: true,
    duo: {
      seconds: 4,
      framings: HANDS,
      lead: body(-0.2, 'other', ['show', 'happy'], { holds: 'thing' }),
      other: body(0.2, 'lead', ['hold', 'neutral'], { holds: 'tool' }),
      tool: put(0, 0.85, { behind: -0.3 }),
      beats: [
        { at: 0.3, other: { pose: 'give', across: TOUCH }, lead: { across: -TOUCH } },
        {
          at: 0.5,
          other: { holds: null, pose: 'give' },
          lead: { pose: 'give' },
          tool: { across: -0.02, above: 0.85 },
        },
        { at: 0.6, other: { holds: 'thing', pose: 'hold', feels: 'happy' }, lead: { holds: 'tool', pose: 'hold' } },
      ],
      sounds: [['coin', 0.58]],
      stillAt: 0.42,
    },
    object: {
      seconds: 4,
      framings: HANDS,
      lead: body(-0.05, 'camera', ['show', 'happy'], { holds: 'thing' }),
      tool: put(0.2, 0.85, { opacity: 0, behind: -0.2 }),
      beats: [
        { at: 0.3, lead: { pose: 'shout', faces: 'right' } },
        { at: 0.5, lead: { pose: 'give' } },
        { at: 0.6, tool: { opacity: 0 } },
        { at: 0.65, lead: { pose: 'hold' }, tool: { opacity: 1 } },
      ],
      sounds: [['coin', 0.6]],
    },
  },
  pay: {
    thing: 'coin',
    isForRecipient: true,
    duo: {
      seconds: 3,
      framings: HANDS,
      lead: body(-TOUCH, 'other', ['hold', 'neutral'], { holds: 'thing' }),
      other: body(TOUCH, 'lead', ['give', 'neutral']),
      beats: [
        { at: 0.2, lead: { pose: 'give' } },
        { at: 0.5, lead: { holds: null, pose: 'give' }, other: { holds: 'thing', pose: 'hold', feels: 'happy' } },
        { at: 0.8, lead: { pose: 'stand' }, other: { pose: 'look_down' } },
      ],
      sounds: [['coin', 0.5]],
      stillAt: 0.4,
    },
  },
} as const satisfies Record<string, DeedScript>;
