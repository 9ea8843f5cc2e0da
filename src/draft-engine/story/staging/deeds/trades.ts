import { BODIES, body, HANDS, piece, put, type DeedScript } from './choreography.ts';

/** What people do for a living: they advertise, deliver, film, ask, print, examine. */
export const TRADES = {
  advertise: {
    thing: 'product_bottle',
    object: {
      seconds: 4,
      framings: HANDS,
      lead: body(-0.26, 'thing', ['point', 'happy']),
      thing: put(0.16, 0.8, { scale: 1.5, state: 'glowing' }),
      beats: [
        { at: 0.35, lead: { pose: 'show', holds: 'thing', faces: 'camera', feels: 'excited' } },
        { at: 0.75, lead: { pose: 'hold' } },
      ],
      effects: [
        ['light_beam', 'thing', 0, 0.34],
        ['sparkles', 'lead', 0.36, 1],
      ],
      sounds: [['chime', 0.36]],
      stillAt: 0.55,
    },
  },
  deliver: {
    thing: 'parcel',
    tool: 'door',
    isForRecipient: true,
    duo: {
      seconds: 4,
      framings: BODIES,
      lead: body(-0.7, 'right', ['carry', 'neutral'], { holds: 'thing' }),
      other: body(0.36, 'lead', ['stand', 'neutral'], { opacity: 0, behind: 0.1 }),
      tool: put(0.4, 0, { behind: 0.4 }),
      beats: [
        { at: 0.3, lead: { across: -0.1, pose: 'give', feels: 'happy' } },
        { at: 0.36, tool: { state: 'open' }, other: { opacity: 0 } },
        { at: 0.46, other: { opacity: 1, across: 0.2, pose: 'give', feels: 'happy' } },
        { at: 0.64, lead: { holds: null, pose: 'wave' }, other: { holds: 'thing', pose: 'hold' } },
      ],
      sounds: [
        ['steps', 0.1],
        ['doorbell', 0.3],
        ['door', 0.36],
      ],
      stillAt: 0.55,
    },
    object: {
      seconds: 4,
      framings: BODIES,
      lead: body(-0.75, 'right', ['carry', 'neutral'], { holds: 'thing' }),
      thing: put(0.12, 0, { behind: -0.1 }),
      tool: put(0.34, 0, { behind: 0.3 }),
      beats: [
        { at: 0.3, lead: { across: -0.04, pose: 'carry' } },
        { at: 0.46, lead: { pose: 'crouch', holds: null } },
        { at: 0.62, lead: { pose: 'push', across: 0.06 } },
        { at: 0.78, lead: { pose: 'wave', faces: 'camera', feels: 'happy', across: -0.2 } },
      ],
      sounds: [
        ['steps', 0.1],
        ['doorbell', 0.62],
      ],
      stillAt: 0.64,
    },
  },
  film_scene: {
    tool: 'clapperboard',
    solo: {
      seconds: 4,
      framings: HANDS,
      lead: body(-0.14, 'right', ['show', 'excited'], { holds: 'tool' }),
      dressing: [piece('projector', 0.34, 1.1, { scale: 1.4 })],
      beats: [
        { at: 0.35, lead: { pose: 'shout' } },
        { at: 0.66, lead: { pose: 'show', faces: 'camera', feels: 'happy' } },
      ],
      effects: [['light_beam', null, 0.2, 1]],
      sounds: [['click', 0.32]],
      stillAt: 0.2,
    },
    duo: {
      seconds: 4,
      framings: HANDS,
      lead: body(-0.38, 'other', ['show', 'excited'], { holds: 'tool' }),
      other: body(0.34, 'camera', ['stand', 'neutral'], { behind: 0.3 }),
      beats: [
        { at: 0.35, lead: { pose: 'shout' } },
        { at: 0.42, other: { pose: 'dance', feels: 'excited' } },
        { at: 0.72, lead: { pose: 'show', feels: 'happy' } },
      ],
      effects: [['light_beam', 'other', 0.2, 1]],
      sounds: [['click', 0.32]],
      stillAt: 0.75,
    },
  },
  interview: {
    tool: 'microphone',
    duo: {
      seconds: 4,
      framings: HANDS,
      lead: body(-0.26, 'other', ['talk', 'neutral'], { holds: 'tool' }),
      other: body(0.24, 'lead', ['stand', 'neutral']),
      beats: [
        { at: 0.3, lead: { pose: 'give', across: -0.22 }, other: { pose: 'talk', feels: 'happy' } },
        { at: 0.7, lead: { pose: 'show' } },
      ],
      effects: [
        ['sound_rings', 'lead', 0, 0.28],
        ['sound_rings', 'other', 0.32, 1],
      ],
      stillAt: 0.5,
    },
  },
  interrogate: {
    tool: 'lamp',
    duo: {
      seconds: 4,
      framings: BODIES,
      lead: body(-0.4, 'other', ['cross_arms', 'coldness']),
      other: body(0.36, 'lead', ['sit', 'fear']),
      tool: put(0.02, 0.9, { state: 'glowing', scale: 1.2 }),
      beats: [
        { at: 0.35, lead: { pose: 'point', across: -0.3, feels: 'angry' } },
        { at: 0.6, lead: { pose: 'shout' }, other: { pose: 'sit', feels: 'sad' } },
        { at: 0.8, lead: { pose: 'point' } },
      ],
      effects: [['light_beam', 'other', 0, 1]],
      stillAt: 0.45,
    },
  },
  print: {
    tool: 'printer',
    thing: 'newspaper',
    object: {
      seconds: 4,
      framings: HANDS,
      lead: body(-0.3, 'tool', ['push', 'neutral']),
      tool: put(0.2, 0.76),
      thing: put(0.2, 0.86, { behind: -0.1, opacity: 0 }),
      beats: [
        { at: 0.3, thing: { opacity: 1, above: 0.9 }, lead: { pose: 'look_down' } },
        { at: 0.6, thing: { above: 1.1 } },
        { at: 0.68, lead: { pose: 'show', holds: 'thing', faces: 'camera', feels: 'happy' } },
      ],
      sounds: [
        ['click', 0.1],
        ['paper', 0.4],
      ],
      stillAt: 0.8,
    },
  },
  type_on: {
    thing: 'laptop',
    object: {
      seconds: 4,
      framings: HANDS,
      lead: body(-0.16, 'thing', ['play_keys', 'neutral']),
      thing: put(0.2, 0.62, { behind: 0.1 }),
      beats: [
        { at: 0.5, lead: { feels: 'surprised' } },
        { at: 0.75, lead: { feels: 'happy' } },
      ],
      sounds: [
        ['keyboard', 0.1],
        ['keyboard', 0.5],
      ],
      stillAt: 0.6,
    },
  },
  experiment: {
    tool: 'test_tube',
    result: 'microscope',
    solo: {
      seconds: 4,
      framings: HANDS,
      lead: body(-0.2, 'result', ['look_down', 'neutral'], { holds: 'tool' }),
      result: put(0.14, 0.76, { behind: -0.1, scale: 1.5 }),
      beats: [
        { at: 0.3, lead: { pose: 'show' } },
        { at: 0.55, lead: { pose: 'recoil', feels: 'surprised' } },
        { at: 0.75, lead: { pose: 'show', faces: 'camera', feels: 'excited' } },
      ],
      effects: [
        ['bubbles', 'lead', 0.2, 0.7],
        ['smoke', 'result', 0.5, 1],
      ],
      sounds: [
        ['sizzle', 0.3],
        ['chime', 0.75],
      ],
      stillAt: 0.4,
    },
  },
  examine: {
    tool: 'stethoscope',
    duo: {
      seconds: 4,
      framings: BODIES,
      lead: body(-0.4, 'other', ['hold', 'neutral'], { holds: 'tool' }),
      other: body(0.12, 'lead', ['sit', 'sad']),
      beats: [
        { at: 0.25, lead: { across: -0.16, pose: 'give' } },
        { at: 0.6, lead: { pose: 'look_down' } },
        { at: 0.74, lead: { pose: 'comfort', feels: 'happy' }, other: { feels: 'happy' } },
      ],
      sounds: [['heartbeat', 0.3]],
      stillAt: 0.4,
    },
  },
  inject: {
    tool: 'syringe',
    duo: {
      seconds: 4,
      framings: HANDS,
      lead: body(-0.32, 'other', ['show', 'neutral'], { holds: 'tool' }),
      other: body(0.16, 'camera', ['stand', 'fear']),
      beats: [
        { at: 0.3, lead: { across: -0.15, pose: 'give' }, other: { faces: 'right' } },
        { at: 0.5, other: { pose: 'recoil', feels: 'fear' } },
        { at: 0.76, lead: { pose: 'comfort', feels: 'happy' }, other: { pose: 'stand', feels: 'happy' } },
      ],
      stillAt: 0.42,
    },
  },
  cut_hair: {
    tool: 'scissors',
    result: 'mirror',
    duo: {
      seconds: 4,
      framings: BODIES,
      lead: body(-0.16, 'other', ['stand', 'neutral'], { holds: 'tool', behind: 0.1 }),
      other: body(0.08, 'right', ['sit', 'neutral']),
      result: put(0.46, 0.8, { behind: 0.3, scale: 1.6 }),
      beats: [
        { at: 0.25, lead: { pose: 'paint' } },
        { at: 0.6, lead: { pose: 'show', feels: 'happy' } },
        { at: 0.75, other: { feels: 'happy' }, lead: { pose: 'comfort' } },
      ],
      effects: [['dust', 'other', 0.25, 0.6]],
      sounds: [
        ['scissors', 0.3],
        ['scissors', 0.5],
      ],
      stillAt: 0.45,
    },
  },
  light_up: {
    thing: 'lantern',
    tool: 'matches',
    object: {
      seconds: 3.5,
      framings: HANDS,
      lead: body(-0.16, 'thing', ['hold', 'neutral'], { holds: 'tool' }),
      thing: put(0.12, 0.76, { behind: -0.1, scale: 1.4 }),
      beats: [
        { at: 0.28, lead: { pose: 'give' } },
        { at: 0.46, thing: { state: 'glowing' }, lead: { pose: 'stand', feels: 'happy' } },
        { at: 0.72, lead: { pose: 'look_down' } },
      ],
      effects: [
        ['sparks', 'tool', 0.25, 0.45],
        ['light_beam', 'thing', 0.46, 1],
      ],
      sounds: [['ignite', 0.3]],
      stillAt: 0.55,
    },
  },
  investigate: {
    tool: 'magnifier',
    thing: 'shoe',
    object: {
      seconds: 4,
      framings: BODIES,
      lead: body(-0.5, 'right', ['search', 'neutral'], { holds: 'tool' }),
      thing: put(0.14, 0, { behind: -0.1, scale: 1.3 }),
      beats: [
        { at: 0.25, lead: { across: -0.1, pose: 'crouch', faces: 'thing' } },
        { at: 0.62, lead: { pose: 'kneel', feels: 'surprised' } },
        { at: 0.76, lead: { pose: 'think', faces: 'camera' } },
      ],
      sounds: [['click', 0.6]],
      stillAt: 0.5,
    },
  },
} as const satisfies Record<string, DeedScript>;
