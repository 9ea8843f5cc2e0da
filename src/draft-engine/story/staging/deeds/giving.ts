import { BODIES, body, HANDS, NEAR, OUT, put, TOUCH, WAYS, type DeedScript } from './choreography.ts';
import { HIDING } from './hiding.ts';

/** Things that change hands, are carried, thrown and hidden. */
export const GIVING = {
  give: {
    thing: 'gift',
    isForRecipient: true,
    duo: {
      seconds: 4,
      framings: HANDS,
      lead: body(-TOUCH, 'other', ['hold', 'neutral'], { holds: 'thing' }),
      other: body(TOUCH, 'lead', ['stand', 'neutral']),
      beats: [
        { at: 0.22, lead: { pose: 'give', feels: 'happy' }, other: { pose: 'give', feels: 'happy' } },
        { at: 0.72, lead: { pose: 'give', holds: null }, other: { pose: 'hold', holds: 'thing', feels: 'happy' } },
        { at: 0.86, lead: { pose: 'stand' }, other: { pose: 'carry' } },
      ],
      stillAt: 0.42,
    },
  },
  take: {
    thing: 'bag',
    object: {
      seconds: 3.5,
      framings: HANDS,
      lead: body(-NEAR, 'thing', ['stand', 'neutral']),
      thing: put(0.06, 0.8, { behind: -0.1 }),
      beats: [
        { at: 0.2, lead: { pose: 'work', across: -0.1 } },
        { at: 0.5, lead: { pose: 'hold', holds: 'thing', feels: 'happy' } },
        { at: 0.75, lead: { across: -0.2, faces: 'left', pose: 'carry' } },
      ],
      stillAt: 0.45,
    },
    duo: {
      seconds: 3.5,
      framings: HANDS,
      lead: body(-NEAR, 'other', ['stand', 'neutral']),
      other: body(TOUCH, 'lead', ['hold', 'neutral'], { holds: 'thing' }),
      beats: [
        { at: 0.2, lead: { pose: 'give', across: -TOUCH } },
        { at: 0.45, lead: { pose: 'hold', holds: 'thing' }, other: { pose: 'give', holds: null, feels: 'surprised' } },
        { at: 0.75, lead: { across: -0.28, pose: 'carry', faces: 'left' }, other: { pose: 'stand', feels: 'sad' } },
      ],
      sounds: [['whoosh', 0.45, 0.4]],
    },
  },
  show: {
    thing: 'photo',
    isForRecipient: true,
    duo: {
      seconds: 3.5,
      framings: HANDS,
      lead: body(-TOUCH, 'other', ['hold', 'neutral'], { holds: 'thing' }),
      other: body(0.2, 'lead', ['stand', 'neutral']),
      beats: [
        { at: 0.25, lead: { pose: 'show', feels: 'excited' } },
        { at: 0.45, other: { faces: 'thing', across: TOUCH, feels: 'surprised' } },
        { at: 0.75, other: { pose: 'point', feels: 'happy' } },
      ],
    },
    object: {
      seconds: 3,
      framings: HANDS,
      lead: body(0, 'right', ['hold', 'neutral'], { holds: 'thing' }),
      beats: [{ at: 0.25, lead: { pose: 'show', faces: 'camera', feels: 'happy' } }],
    },
  },
  hide: {
    thing: 'barrel',
    tool: 'wardrobe',
    solo: {
      seconds: 4,
      framings: BODIES,
      lead: body(-0.4, 'right', ['run', 'fear']),
      thing: put(0.15, 0, { behind: -0.22, scale: 1 }),
      beats: [
        { at: 0.35, lead: { across: 0.15, pose: 'crouch' } },
        { at: 0.6, lead: { faces: 'left' } },
      ],
      sounds: [
        ['steps', 0.1],
        ['breath', 0.6],
      ],
    },
    object: {
      seconds: 4,
      framings: HANDS,
      lead: body(0, 'left', ['hold', 'fear'], { holds: 'thing' }),
      beats: [
        { at: 0.25, lead: { faces: 'right' } },
        { at: 0.45, lead: { faces: 'away', pose: 'hold' } },
        { at: 0.75, lead: { faces: 'camera', pose: 'stand', holds: null, feels: 'neutral' } },
      ],
    },
    duo: HIDING.hide_inside.duo,
  },
  throw: {
    thing: 'ball',
    object: {
      seconds: 3,
      framings: BODIES,
      lead: body(-0.5, 'right', ['hold', 'neutral'], { holds: 'thing' }),
      thing: put(-0.36, 1.5),
      beats: [
        { at: 0.2, lead: { pose: 'throw', feels: 'excited' } },
        { at: 0.42, lead: { holds: null, pose: 'throw' }, thing: { across: -0.36, above: 1.5 } },
        { at: 0.62, lead: { pose: 'reach' }, thing: { across: 0.3, above: 2, rotation: 2 } },
        { at: 0.85, thing: { across: 1.1, above: 1.1, rotation: 4.5 } },
      ],
      effects: [['speed_lines', 'thing', 0.42, 0.7]],
      sounds: [['whoosh', 0.42]],
      stillAt: 0.52,
    },
    duo: {
      seconds: 3.5,
      framings: WAYS,
      lead: body(-0.55, 'other', ['hold', 'neutral'], { holds: 'thing' }),
      other: body(0.55, 'lead', ['stand', 'neutral']),
      thing: put(-0.42, 1.5),
      beats: [
        { at: 0.2, lead: { pose: 'throw' } },
        { at: 0.4, lead: { holds: null }, other: { pose: 'catch' }, thing: { across: -0.42, above: 1.5 } },
        { at: 0.55, thing: { across: 0.02, above: 2, rotation: 2 } },
        { at: 0.7, thing: { across: 0.46, above: 1.2, rotation: 4 } },
        { at: 0.71, lead: { pose: 'stand' }, other: { holds: 'thing', pose: 'hold' } },
      ],
      sounds: [
        ['whoosh', 0.42],
        ['impact', 0.7, 0.3],
      ],
      stillAt: 0.55,
    },
  },
  catch: {
    thing: 'ball',
    object: {
      seconds: 3,
      framings: BODIES,
      lead: body(0.25, 'thing', ['hands_up', 'excited']),
      thing: put(-1.2, 1.4),
      beats: [
        { at: 0.3, lead: { pose: 'catch' }, thing: { across: -0.35, above: 2, rotation: 2 } },
        { at: 0.5, thing: { across: 0.16, above: 1.3, rotation: 3.4 } },
        { at: 0.51, lead: { pose: 'hold', holds: 'thing', feels: 'happy' } },
      ],
      sounds: [
        ['whoosh', 0.2],
        ['impact', 0.5, 0.4],
      ],
      stillAt: 0.45,
    },
    duo: {
      seconds: 3,
      framings: WAYS,
      lead: body(-0.9, 'other', ['run', 'excited']),
      other: body(0.2, 'right', ['run', 'fear']),
      beats: [
        { at: 0.5, lead: { across: 0.12, pose: 'catch' }, other: { across: 0.36 } },
        { at: 0.55, other: { pose: 'recoil', faces: 'lead', feels: 'surprised' } },
        { at: 0.75, lead: { pose: 'hold_hands', feels: 'happy' } },
      ],
      sounds: [
        ['steps', 0.1],
        ['impact', 0.5, 0.5],
      ],
    },
  },
  drop: {
    thing: 'cup',
    object: {
      seconds: 3,
      framings: BODIES,
      lead: body(-0.08, 'right', ['hold', 'neutral'], { holds: 'thing' }),
      thing: put(0.08, 0.8, { behind: -0.3 }),
      beats: [
        { at: 0.3, lead: { holds: null, pose: 'hands_up', feels: 'surprised' }, thing: { across: 0.08, above: 0.8 } },
        { at: 0.5, thing: { above: 0, rotation: 1.3 } },
        { at: 0.52, lead: { pose: 'look_down', faces: 'thing', feels: 'sad' }, thing: { state: 'broken' } },
        { at: 0.8, lead: { pose: 'crouch' } },
      ],
      effects: [['impact', 'thing', 0.5, 0.65]],
      sounds: [['impact', 0.5]],
    },
  },
  carry: {
    thing: 'basket',
    object: {
      seconds: 4,
      framings: WAYS,
      lead: body(-0.6, 'right', ['walk', 'neutral'], { holds: 'thing' }),
      beats: [{ at: 0.65, lead: { across: 0.2, pose: 'carry', faces: 'right' } }],
      sounds: [
        ['steps', 0.1],
        ['steps', 0.6],
      ],
    },
    duo: {
      seconds: 4,
      framings: WAYS,
      lead: body(-0.5, 'right', ['walk', 'neutral'], { behind: -0.05 }),
      other: body(-0.62, 'right', ['ride', 'neutral'], { above: 0.5, behind: 0.05 }),
      beats: [{ at: 0.9, lead: { across: 0.4 }, other: { across: 0.28 } }],
      sounds: [
        ['steps', 0.1],
        ['steps', 0.6],
      ],
    },
  },
  load: {
    thing: 'suitcase',
    tool: 'car',
    object: {
      seconds: 4,
      framings: WAYS,
      lead: body(-0.7, 'right', ['walk', 'neutral'], { holds: 'thing' }),
      thing: put(0.12, 0.5, { behind: 0.2 }),
      tool: put(0.65, 0, { behind: 0.6 }),
      beats: [
        { at: 0.45, lead: { across: -0.02, pose: 'push' } },
        { at: 0.55, lead: { holds: null }, thing: { across: 0.12, above: 0.6 } },
        { at: 0.8, lead: { pose: 'hands_on_hips', feels: 'happy' }, thing: { across: 0.22, above: 0.75 } },
      ],
      sounds: [
        ['steps', 0.1],
        ['impact', 0.55, 0.5],
      ],
    },
  },
  steal: {
    thing: 'bag',
    object: {
      seconds: 4,
      framings: BODIES,
      lead: body(-0.55, 'right', ['crouch', 'coldness']),
      thing: put(0.12, 0.75),
      beats: [
        { at: 0.25, lead: { across: -0.06, faces: 'left', pose: 'stand' } },
        { at: 0.4, lead: { faces: 'thing', pose: 'work' } },
        { at: 0.55, lead: { pose: 'hold', holds: 'thing', feels: 'excited' } },
        { at: 0.65, lead: { pose: 'run', faces: 'left' } },
        { at: 1, lead: { across: -0.9 } },
      ],
      sounds: [
        ['steps', 0.1, 0.2],
        ['steps', 0.7],
      ],
      stillAt: 0.5,
    },
    duo: {
      seconds: 4,
      framings: BODIES,
      lead: body(-0.45, 'other', ['crouch', 'coldness'], { behind: 0.2 }),
      other: body(0.2, 'right', ['hold', 'neutral'], { holds: 'thing' }),
      beats: [
        { at: 0.25, lead: { across: -0.06, pose: 'give' } },
        { at: 0.45, lead: { holds: 'thing', pose: 'hold', feels: 'excited' }, other: { holds: null, pose: 'stand' } },
        {
          at: 0.58,
          lead: { faces: 'left', pose: 'run' },
          other: { faces: 'lead', pose: 'hands_up', feels: 'surprised' },
        },
        { at: 1, lead: { across: -OUT }, other: { pose: 'point', feels: 'angry' } },
      ],
      sounds: [
        ['whoosh', 0.45, 0.3],
        ['steps', 0.65],
      ],
      stillAt: 0.6,
    },
  },
  have: {
    solo: {
      seconds: 3,
      framings: HANDS,
      lead: body(0, 'right', ['stand', 'neutral']),
      beats: [{ at: 0.4, lead: { pose: 'hands_on_hips', faces: 'camera' } }],
    },
    object: {
      seconds: 3,
      framings: HANDS,
      lead: body(0, 'thing', ['hold', 'neutral'], { holds: 'thing' }),
      beats: [{ at: 0.4, lead: { faces: 'camera', feels: 'happy' } }],
    },
    duo: {
      seconds: 3,
      framings: HANDS,
      lead: body(-TOUCH, 'other', ['stand', 'neutral']),
      other: body(TOUCH, 'lead', ['stand', 'neutral']),
      beats: [
        { at: 0.35, lead: { pose: 'hold_hands', feels: 'happy' }, other: { pose: 'hold_hands', feels: 'happy' } },
      ],
    },
  },
} as const satisfies Record<string, DeedScript>;
