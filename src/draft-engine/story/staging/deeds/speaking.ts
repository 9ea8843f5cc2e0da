import { APART, BODIES, body, type DeedScript, FACES, HANDS, NEAR, piece, put } from './choreography.ts';

/** What is said, heard, taught and thought. */
export const SPEAKING = {
  speak: {
    isMutual: true,
    isForRecipient: true,
    solo: {
      seconds: 3,
      framings: FACES,
      lead: body(-0.1, 'right', ['talk', 'neutral']),
      beats: [
        { at: 0.35, lead: { pose: 'talk', faces: 'camera' } },
        { at: 0.7, lead: { pose: 'show', feels: 'happy' } },
      ],
      effects: [['sound_rings', 'lead', 0.1, 0.5]],
    },
    duo: {
      seconds: 3.5,
      framings: HANDS,
      lead: body(-NEAR, 'other', ['talk', 'neutral']),
      other: body(NEAR, 'lead', ['stand', 'neutral']),
      beats: [
        { at: 0.4, lead: { pose: 'talk' }, other: { feels: 'neutral' } },
        { at: 0.65, other: { pose: 'talk' }, lead: { pose: 'stand' } },
      ],
      stillAt: 0.35,
    },
  },
  whisper: {
    isForRecipient: true,
    duo: {
      seconds: 3,
      framings: HANDS,
      lead: body(-0.3, 'right', ['stand', 'neutral']),
      other: body(0.12, 'camera', ['stand', 'neutral']),
      beats: [
        { at: 0.2, lead: { across: -0.1, pose: 'whisper', faces: 'other' }, other: { pose: 'listen' } },
        { at: 0.6, other: { feels: 'surprised', pose: 'stand' } },
      ],
      sounds: [['breath', 0.3]],
    },
    solo: {
      seconds: 3,
      framings: FACES,
      lead: body(0, 'left', ['stand', 'neutral']),
      beats: [{ at: 0.25, lead: { faces: 'camera', pose: 'whisper' } }],
      sounds: [['breath', 0.3]],
    },
  },
  shout: {
    solo: {
      seconds: 2.5,
      framings: HANDS,
      lead: body(-0.15, 'right', ['stand', 'neutral']),
      beats: [
        { at: 0.18, lead: { pose: 'shout', feels: 'angry' } },
        { at: 0.8, lead: { feels: 'excited' } },
      ],
      effects: [['sound_rings', 'lead', 0.18, 0.9]],
    },
    duo: {
      seconds: 2.5,
      framings: HANDS,
      lead: body(-0.28, 'other', ['stand', 'angry']),
      other: body(0.28, 'lead', ['stand', 'neutral']),
      beats: [
        { at: 0.18, lead: { pose: 'shout' }, other: { feels: 'surprised' } },
        { at: 0.4, other: { pose: 'recoil', feels: 'fear' } },
      ],
      effects: [['sound_rings', 'lead', 0.18, 0.95]],
    },
  },
  scream: {
    solo: {
      seconds: 2.5,
      framings: FACES,
      lead: body(0, 'right', ['stand', 'neutral']),
      beats: [
        { at: 0.15, lead: { pose: 'recoil', faces: 'camera', feels: 'fear' } },
        { at: 0.3, lead: { pose: 'shout' } },
      ],
      effects: [['sound_rings', 'lead', 0.3, 1]],
      sounds: [['gasp', 0.1]],
    },
    duo: {
      seconds: 2.5,
      framings: HANDS,
      lead: body(-0.25, 'other', ['stand', 'neutral']),
      other: body(0.3, 'lead', ['stand', 'neutral'], { behind: 0.3 }),
      beats: [
        { at: 0.15, lead: { pose: 'recoil', feels: 'fear' } },
        { at: 0.3, lead: { pose: 'shout' }, other: { pose: 'hands_up', feels: 'surprised' } },
      ],
      effects: [['sound_rings', 'lead', 0.3, 1]],
      sounds: [['gasp', 0.1]],
    },
  },
  listen: {
    solo: {
      seconds: 3.5,
      framings: FACES,
      lead: body(-0.1, 'right', ['stand', 'neutral']),
      beats: [
        { at: 0.2, lead: { pose: 'listen' } },
        { at: 0.6, lead: { faces: 'left', feels: 'surprised' } },
      ],
      effects: [['sound_rings', 'lead', 0.05, 1]],
    },
    object: {
      seconds: 3.5,
      framings: HANDS,
      lead: body(-0.16, 'thing', ['stand', 'neutral']),
      thing: put(0.2, 0.8, { behind: -0.1 }),
      beats: [
        { at: 0.2, lead: { pose: 'listen' } },
        { at: 0.6, lead: { feels: 'surprised' } },
      ],
      effects: [['sound_rings', 'thing', 0.05, 1]],
    },
    duo: {
      seconds: 3.5,
      framings: HANDS,
      lead: body(-NEAR, 'other', ['listen', 'neutral']),
      other: body(NEAR, 'lead', ['talk', 'neutral']),
      beats: [
        { at: 0.4, lead: { feels: 'surprised' } },
        { at: 0.7, lead: { pose: 'look_down', feels: 'neutral' } },
      ],
      effects: [['sound_rings', 'other', 0.05, 1]],
    },
  },
  telephone: {
    tool: 'phone',
    solo: {
      seconds: 3.5,
      framings: HANDS,
      lead: body(0, 'right', ['telephone', 'neutral'], { holds: 'tool' }),
      beats: [
        { at: 0.4, lead: { feels: 'surprised' } },
        { at: 0.7, lead: { feels: 'happy', faces: 'camera' } },
      ],
      effects: [['sound_rings', 'lead', 0.05, 0.5]],
      sounds: [
        ['phone', 0.05],
        ['click', 0.2],
      ],
    },
    duo: {
      seconds: 4,
      framings: BODIES,
      lead: body(-APART, 'left', ['telephone', 'neutral'], { holds: 'tool' }),
      other: body(APART, 'right', ['telephone', 'neutral']),
      beats: [
        { at: 0.4, lead: { feels: 'happy', faces: 'camera' } },
        { at: 0.65, other: { feels: 'happy', faces: 'camera' } },
      ],
      effects: [
        ['sound_rings', 'lead', 0.05, 0.5],
        ['sound_rings', 'other', 0.5, 1],
      ],
      sounds: [
        ['phone', 0.05],
        ['click', 0.2],
      ],
    },
  },
  sing: {
    tool: 'microphone',
    solo: {
      seconds: 4,
      framings: HANDS,
      lead: body(0, 'camera', ['sing', 'happy'], { holds: 'tool' }),
      beats: [
        { at: 0.4, lead: { faces: 'right', feels: 'happy' } },
        { at: 0.7, lead: { faces: 'camera', feels: 'excited' } },
      ],
      effects: [['notes', 'lead', 0.05, 1]],
    },
    duo: {
      seconds: 4,
      framings: HANDS,
      lead: body(-0.22, 'other', ['sing', 'happy']),
      other: body(0.24, 'lead', ['listen', 'neutral']),
      beats: [
        { at: 0.4, other: { feels: 'happy' } },
        { at: 0.75, other: { pose: 'clap' } },
      ],
      effects: [['notes', 'lead', 0.05, 1]],
    },
  },
  teach: {
    tool: 'book',
    isForRecipient: true,
    duo: {
      seconds: 4,
      framings: BODIES,
      lead: body(-0.2, 'other', ['talk', 'neutral'], { holds: 'tool' }),
      other: body(0.36, 'lead', ['sit', 'neutral']),
      dressing: [piece('whiteboard', -0.42, 0, { behind: 0.6, only: 'indoors' })],
      beats: [
        { at: 0.3, lead: { pose: 'show', faces: 'left' } },
        { at: 0.55, lead: { pose: 'point', faces: 'other', feels: 'happy' }, other: { feels: 'surprised' } },
        { at: 0.76, other: { feels: 'happy' } },
      ],
      sounds: [['paper', 0.3]],
      stillAt: 0.62,
    },
    solo: {
      seconds: 4,
      framings: HANDS,
      lead: body(0, 'camera', ['talk', 'neutral'], { holds: 'tool' }),
      dressing: [piece('whiteboard', 0.3, 0, { behind: 0.6, only: 'indoors' })],
      beats: [
        { at: 0.3, lead: { pose: 'point', faces: 'right' } },
        { at: 0.65, lead: { pose: 'show', faces: 'camera', feels: 'happy' } },
      ],
      sounds: [['paper', 0.3]],
    },
  },
  learn: {
    thing: 'book',
    tool: 'pen',
    object: {
      seconds: 4,
      framings: HANDS,
      lead: body(-0.1, 'thing', ['write', 'neutral'], { holds: 'tool' }),
      thing: put(0.12, 0.74, { behind: 0.1, state: 'open' }),
      dressing: [piece('lamp', 0.3, 0.74, { state: 'glowing', behind: 0.1 })],
      beats: [
        { at: 0.4, lead: { pose: 'think' } },
        { at: 0.62, lead: { pose: 'write' } },
        { at: 0.74, lead: { pose: 'hands_up', feels: 'happy', faces: 'camera' } },
      ],
      sounds: [
        ['paper', 0.2],
        ['chime', 0.55],
      ],
    },
    duo: {
      seconds: 4,
      framings: HANDS,
      lead: body(0.27, 'other', ['stand', 'neutral']),
      other: body(-0.27, 'lead', ['show', 'neutral'], { holds: 'thing' }),
      beats: [
        { at: 0.4, lead: { pose: 'point', feels: 'surprised' } },
        { at: 0.7, lead: { pose: 'cheer', feels: 'happy' }, other: { feels: 'happy' } },
      ],
      sounds: [
        ['paper', 0.2],
        ['chime', 0.65],
      ],
    },
  },
  think: {
    isInMind: true,
    solo: {
      seconds: 3.5,
      framings: FACES,
      lead: body(-0.18, 'right', ['think', 'neutral']),
      visions: [{ of: 'absent', as: 'thought', by: 'lead', across: 0.36, above: 1.7 }],
      beats: [
        { at: 0.4, lead: { pose: 'think', faces: 'camera' } },
        { at: 0.75, lead: { pose: 'look_up', faces: 'right' } },
      ],
    },
    unmoved: { pose: 'look_down', feels: 'coldness' },
  },
  decide: {
    isInMind: true,
    solo: {
      seconds: 3.5,
      framings: FACES,
      lead: body(-0.15, 'camera', ['think', 'neutral']),
      visions: [{ of: 'absent', as: 'thought', by: 'lead', across: 0.38, above: 1.7 }],
      beats: [
        { at: 0.4, lead: { pose: 'look_up', feels: 'neutral', faces: 'right' } },
        { at: 0.6, lead: { pose: 'hands_on_hips', feels: 'excited', faces: 'camera' } },
      ],
      sounds: [
        ['clock', 0.1],
        ['chime', 0.6],
      ],
    },
  },
  remember: {
    tool: 'photo',
    isInMind: true,
    solo: {
      seconds: 4,
      framings: FACES,
      lead: body(-0.18, 'tool', ['hold', 'neutral'], { holds: 'tool' }),
      visions: [{ of: 'absent', as: 'thought', by: 'lead', across: 0.36, above: 1.7, feels: 'happy' }],
      beats: [
        { at: 0.35, lead: { pose: 'look_down', feels: 'sad' } },
        { at: 0.65, lead: { pose: 'look_up', feels: 'happy', faces: 'right' } },
      ],
      sounds: [['chime', 0.35, 0.4]],
    },
  },
  forget: {
    isInMind: true,
    solo: {
      seconds: 4,
      framings: FACES,
      lead: body(-0.1, 'camera', ['think', 'neutral']),
      visions: [{ of: 'absent', as: 'thought', by: 'lead', across: 0.38, above: 1.7, feels: 'neutral' }],
      beats: [
        { at: 0.3, lead: { pose: 'think', faces: 'left' } },
        { at: 0.55, lead: { pose: 'cover_face', feels: 'surprised', faces: 'camera' } },
        { at: 0.75, lead: { pose: 'hands_up', feels: 'sad' } },
      ],
    },
  },
  dream: {
    tool: 'star',
    isInMind: true,
    solo: {
      seconds: 4.5,
      framings: BODIES,
      lead: body(0.1, 'right', ['sleep', 'happy']),
      visions: [{ of: 'absent', as: 'dream', by: 'lead', across: 0.3, above: 1.25, feels: 'happy' }],
      beats: [{ at: 0.5, lead: { feels: 'happy' } }],
      effects: [
        ['sleep_marks', 'lead', 0, 0.5],
        ['sparkles', null, 0.4, 1],
      ],
      sounds: [
        ['breath', 0.1],
        ['chime', 0.5, 0.4],
      ],
    },
    unmoved: { pose: 'sit', feels: 'sad' },
  },
} as const satisfies Record<string, DeedScript>;
