import { BODIES, body, type DeedScript, FACES, HANDS, put, TOUCH } from './choreography.ts';

/** What people do with one another: they choose, beg, mock, threaten and deceive. */
export const DEALING = {
  propose: {
    tool: 'ring',
    duo: {
      seconds: 4.5,
      framings: BODIES,
      lead: body(-0.26, 'other', ['stand', 'excited'], { holds: 'tool' }),
      other: body(0.16, 'lead', ['stand', 'neutral']),
      beats: [
        { at: 0.22, lead: { pose: 'kneel', across: -0.2 } },
        { at: 0.4, other: { pose: 'hands_up', feels: 'surprised' } },
        { at: 0.7, other: { pose: 'reach', feels: 'happy' }, lead: { feels: 'happy' } },
      ],
      effects: [['hearts', 'other', 0.72, 1]],
      sounds: [
        ['heartbeat', 0.2],
        ['chime', 0.7],
      ],
      stillAt: 0.75,
    },
  },
  choose: {
    tool: 'medal',
    duo: {
      seconds: 4,
      framings: HANDS,
      lead: body(-0.34, 'other', ['hold', 'neutral'], { holds: 'tool' }),
      other: body(0.3, 'camera', ['stand', 'neutral'], { behind: 0.2 }),
      beats: [
        { at: 0.2, lead: { pose: 'point' } },
        { at: 0.35, other: { faces: 'lead', pose: 'hands_up', feels: 'surprised' } },
        { at: 0.5, other: { pose: 'stand', across: TOUCH }, lead: { pose: 'give', across: -TOUCH } },
        { at: 0.68, lead: { holds: null, pose: 'clap', feels: 'happy' }, other: { holds: 'tool', pose: 'hold' } },
        { at: 0.72, other: { faces: 'camera', feels: 'happy' } },
      ],
      sounds: [['applause', 0.7]],
      stillAt: 0.8,
    },
    solo: {
      seconds: 3.5,
      framings: HANDS,
      lead: body(0, 'camera', ['stand', 'surprised']),
      beats: [{ at: 0.35, lead: { pose: 'hold', holds: 'tool', feels: 'happy' } }],
      effects: [['flash', null, 0.45, 0.5]],
      sounds: [['applause', 0.4]],
    },
  },
  mock: {
    duo: {
      seconds: 3.5,
      framings: HANDS,
      lead: body(-0.3, 'other', ['point', 'happy']),
      other: body(0.3, 'lead', ['stand', 'surprised']),
      beats: [
        { at: 0.25, lead: { pose: 'laugh', faces: 'camera', feels: 'excited' } },
        { at: 0.4, other: { pose: 'look_down', faces: 'right', feels: 'sad' } },
        { at: 0.65, lead: { pose: 'point', faces: 'other' }, other: { pose: 'cover_face' } },
      ],
      sounds: [
        ['laugh', 0.2],
        ['laugh', 0.5],
      ],
      stillAt: 0.5,
    },
  },
  quarrel: {
    isMutual: true,
    duo: {
      seconds: 3.5,
      framings: HANDS,
      lead: body(-0.28, 'other', ['shout', 'angry']),
      other: body(0.28, 'lead', ['cross_arms', 'angry']),
      beats: [
        { at: 0.35, lead: { pose: 'point', across: -0.22 }, other: { pose: 'shout' } },
        { at: 0.68, lead: { pose: 'shout' }, other: { pose: 'point', across: 0.22 } },
      ],
      effects: [
        ['sound_rings', 'lead', 0, 0.35],
        ['sound_rings', 'other', 0.36, 0.66],
      ],
      sounds: [['impact', 0.35, 0.3]],
      stillAt: 0.45,
    },
    solo: {
      seconds: 3,
      framings: HANDS,
      lead: body(-0.1, 'right', ['shout', 'angry']),
      beats: [{ at: 0.5, lead: { pose: 'point' } }],
      effects: [['sound_rings', 'lead', 0, 0.5]],
    },
  },
  suspect: {
    duo: {
      seconds: 4,
      framings: BODIES,
      lead: body(-0.5, 'other', ['cross_arms', 'coldness'], { behind: -0.3 }),
      other: body(0.34, 'right', ['look_down', 'neutral'], { behind: 0.4 }),
      beats: [
        { at: 0.35, lead: { pose: 'think', across: -0.36 } },
        { at: 0.6, lead: { pose: 'point', feels: 'angry' }, other: { pose: 'recoil', faces: 'lead', feels: 'fear' } },
      ],
      sounds: [['heartbeat', 0.2]],
      stillAt: 0.7,
    },
  },
  plead: {
    isForRecipient: true,
    duo: {
      seconds: 4,
      framings: BODIES,
      lead: body(-0.26, 'other', ['give', 'sad']),
      other: body(0.24, 'right', ['cross_arms', 'coldness']),
      beats: [
        { at: 0.28, lead: { pose: 'kneel', across: -0.2 }, other: { faces: 'lead' } },
        { at: 0.62, lead: { pose: 'bow' } },
        { at: 0.75, other: { pose: 'think', feels: 'neutral' } },
      ],
      stillAt: 0.55,
    },
    solo: {
      seconds: 3.5,
      framings: BODIES,
      lead: body(-0.1, 'right', ['give', 'sad']),
      beats: [{ at: 0.4, lead: { pose: 'kneel' } }],
    },
  },
  apologise: {
    isForRecipient: true,
    duo: {
      seconds: 4,
      framings: BODIES,
      lead: body(-0.22, 'other', ['look_down', 'sad']),
      other: body(0.24, 'right', ['cross_arms', 'sad']),
      beats: [
        { at: 0.25, lead: { pose: 'bow' }, other: { faces: 'lead' } },
        { at: 0.75, lead: { pose: 'look_down' }, other: { pose: 'comfort', across: 0.1, feels: 'neutral' } },
      ],
      stillAt: 0.45,
    },
    solo: {
      seconds: 3,
      framings: BODIES,
      lead: body(0, 'right', ['look_down', 'sad']),
      beats: [{ at: 0.3, lead: { pose: 'bow' } }],
    },
  },
  overhear: {
    object: {
      seconds: 3.5,
      framings: HANDS,
      lead: body(-0.2, 'right', ['stand', 'neutral']),
      visions: [{ of: 'thing', as: 'thought', by: 'lead', across: 0.36, above: 1.7 }],
      beats: [
        { at: 0.15, lead: { pose: 'listen' } },
        { at: 0.6, lead: { feels: 'surprised' } },
        { at: 0.8, lead: { pose: 'recoil', feels: 'fear' } },
      ],
      effects: [['sound_rings', 'lead', 0.05, 0.7]],
    },
    duo: {
      seconds: 3.5,
      framings: BODIES,
      lead: body(-0.5, 'other', ['listen', 'neutral'], { behind: -0.3 }),
      other: body(0.4, 'right', ['talk', 'neutral'], { behind: 0.5 }),
      beats: [
        { at: 0.4, lead: { feels: 'surprised' } },
        { at: 0.7, lead: { pose: 'recoil', feels: 'fear' } },
      ],
      effects: [['sound_rings', 'other', 0.05, 0.9]],
    },
    solo: {
      seconds: 3.5,
      framings: FACES,
      lead: body(-0.1, 'right', ['listen', 'neutral']),
      beats: [{ at: 0.5, lead: { pose: 'recoil', feels: 'fear' } }],
      effects: [['sound_rings', 'lead', 0.05, 0.6]],
    },
  },
  hope: {
    isInMind: true,
    result: 'star',
    solo: {
      seconds: 3.5,
      framings: HANDS,
      lead: body(-0.15, 'right', ['look_up', 'neutral']),
      visions: [{ of: 'absent', as: 'thought', by: 'lead', across: 0.36, above: 1.75, feels: 'happy' }],
      result: put(-0.5, 1.9, { state: 'glowing', behind: 0.6 }),
      beats: [
        { at: 0.3, lead: { pose: 'clap', feels: 'happy' }, result: { across: -0.1, above: 2.05 } },
        { at: 0.7, lead: { pose: 'look_up' } },
        { at: 1, result: { across: 0.5, above: 1.8 } },
      ],
      effects: [['sparkles', 'result', 0, 1]],
    },
    unmoved: { pose: 'look_down', feels: 'sad' },
  },
  call: {
    isForRecipient: true,
    duo: {
      seconds: 3.5,
      framings: BODIES,
      lead: body(-0.5, 'other', ['stand', 'neutral']),
      other: body(0.42, 'away', ['stand', 'neutral'], { behind: 0.4 }),
      beats: [
        { at: 0.15, lead: { pose: 'shout' } },
        { at: 0.45, other: { faces: 'lead', feels: 'surprised' } },
        { at: 0.65, lead: { pose: 'wave', feels: 'neutral' } },
      ],
      effects: [['sound_rings', 'lead', 0.15, 0.6]],
      stillAt: 0.5,
    },
  },
  keep_secret: {
    duo: {
      seconds: 4,
      framings: HANDS,
      lead: body(-0.24, 'other', ['talk', 'happy']),
      other: body(0.26, 'lead', ['stand', 'happy']),
      beats: [
        { at: 0.32, lead: { pose: 'whisper', faces: 'camera', feels: 'coldness' }, other: { faces: 'right' } },
        { at: 0.74, lead: { pose: 'talk', faces: 'other', feels: 'happy' }, other: { faces: 'lead' } },
      ],
      stillAt: 0.5,
    },
    object: {
      seconds: 4,
      framings: HANDS,
      lead: body(0, 'left', ['hold', 'fear'], { holds: 'thing' }),
      beats: [
        { at: 0.3, lead: { faces: 'right' } },
        { at: 0.5, lead: { faces: 'away' } },
      ],
    },
    solo: {
      seconds: 3,
      framings: HANDS,
      lead: body(0, 'right', ['stand', 'fear']),
      beats: [{ at: 0.3, lead: { pose: 'whisper', faces: 'camera' } }],
    },
  },
} as const satisfies Record<string, DeedScript>;
