import { BODIES, body, type DeedScript, FACES, piece, put, WAYS } from './choreography.ts';

/** What somebody does or suffers alone: illness, going in, staying, being gone. */
export const ALONE = {
  go_missing: {
    solo: {
      seconds: 4,
      framings: WAYS,
      lead: body(-0.3, 'away', ['walk', 'neutral']),
      beats: [
        { at: 0.4, lead: { across: -0.05, behind: 2 } },
        { at: 0.5, lead: { pose: 'stand', faces: 'camera' } },
        { at: 0.62, lead: { pose: 'walk', faces: 'away' } },
        { at: 0.95, lead: { across: 0.1, behind: 4, opacity: 0 } },
      ],
      effects: [['smoke', null, 0.5, 1]],
      sounds: [
        ['steps', 0.1],
        ['steps', 0.6, 0.3],
      ],
      stillAt: 0.5,
    },
  },
  run_away_from_home: {
    tool: 'backpack',
    solo: {
      seconds: 4,
      framings: WAYS,
      lead: body(-0.75, 'right', ['walk', 'sad'], { holds: 'tool' }),
      beats: [
        { at: 0.42, lead: { across: -0.1 } },
        { at: 0.45, lead: { pose: 'stand', faces: 'left', feels: 'fear' } },
        { at: 0.68, lead: { pose: 'walk', faces: 'right', feels: 'sad' } },
        { at: 1, lead: { across: 0.32 } },
      ],
      sounds: [
        ['steps', 0.1],
        ['breath', 0.5, 0.4],
      ],
      stillAt: 0.55,
    },
  },
  look_back: {
    isInMind: true,
    solo: {
      seconds: 3.5,
      framings: FACES,
      lead: body(-0.18, 'right', ['think', 'neutral']),
      visions: [{ of: 'absent', as: 'thought', by: 'lead', across: 0.36, above: 1.7 }],
      beats: [
        { at: 0.4, lead: { pose: 'look_down', feels: 'sad' } },
        { at: 0.75, lead: { pose: 'think', feels: 'neutral' } },
      ],
    },
  },
  face_viewer: {
    solo: {
      seconds: 3,
      framings: ['medium', 'close'],
      lead: body(0, 'right', ['stand', 'neutral']),
      beats: [
        { at: 0.25, lead: { faces: 'camera' } },
        { at: 0.6, lead: { pose: 'listen' } },
      ],
      stillAt: 0.5,
    },
  },
  stay: {
    solo: {
      seconds: 3.5,
      framings: BODIES,
      lead: body(-0.05, 'right', ['walk', 'neutral']),
      beats: [
        { at: 0.25, lead: { across: 0.3, pose: 'look_down' } },
        { at: 0.45, lead: { faces: 'left', pose: 'walk' } },
        { at: 0.75, lead: { across: 0, pose: 'hands_on_hips', faces: 'camera' } },
      ],
      sounds: [['steps', 0.1]],
      stillAt: 0.8,
    },
  },
  lie_ill: {
    tool: 'bed',
    solo: {
      seconds: 4,
      framings: BODIES,
      lead: body(0.14, 'right', ['lie', 'sad'], { above: 0.52, behind: -0.1 }),
      tool: put(0, 0, { behind: 0.1 }),
      isOneSided: true,
      beats: [
        { at: 0.4, lead: { feels: 'fear' } },
        { at: 0.75, lead: { feels: 'sad' } },
      ],
      sounds: [['breath', 0.2]],
    },
  },
  go_blind: {
    tool: 'staff',
    solo: {
      seconds: 4,
      framings: BODIES,
      lead: body(-0.2, 'camera', ['cover_face', 'fear']),
      beats: [
        { at: 0.36, lead: { pose: 'give', faces: 'right' } },
        { at: 0.5, lead: { pose: 'give', across: -0.05 } },
        { at: 0.66, lead: { pose: 'hold', holds: 'tool', feels: 'sad' } },
        { at: 0.7, lead: { pose: 'walk' } },
        { at: 1, lead: { across: 0.25 } },
      ],
      sounds: [['breath', 0.3]],
      stillAt: 0.5,
    },
  },
  close_down: {
    thing: 'lock',
    tool: 'door',
    solo: {
      seconds: 4,
      framings: BODIES,
      lead: body(-0.2, 'tool', ['push', 'sad']),
      tool: put(0.12, 0, { behind: 0.2, state: 'open' }),
      thing: put(0.12, 1.0, { opacity: 0, scale: 2 }),
      beats: [
        { at: 0.28, tool: { state: 'whole' } },
        { at: 0.4, thing: { opacity: 1 }, lead: { pose: 'give' } },
        { at: 0.62, lead: { pose: 'look_down', faces: 'camera' } },
        { at: 0.76, lead: { pose: 'walk', faces: 'left' } },
        { at: 1, lead: { across: -0.55 } },
      ],
      sounds: [
        ['door_close', 0.28],
        ['click', 0.4],
      ],
      stillAt: 0.6,
    },
  },
  steer: {
    solo: {
      seconds: 4,
      framings: WAYS,
      lead: body(-0.25, 'right', ['drive', 'neutral'], { above: 0.25, behind: 0.1 }),
      dressing: [piece('canoe', -0.05, 0, { behind: -0.1, scale: 0.9 })],
      beats: [
        { at: 0.35, lead: { feels: 'fear' } },
        { at: 0.7, lead: { across: 0.1, feels: 'happy' } },
      ],
      effects: [['splash', 'lead', 0, 1]],
      sounds: [
        ['splash', 0.2],
        ['splash', 0.6],
      ],
      stillAt: 0.6,
    },
  },
  fall_in_water: {
    solo: {
      seconds: 3.5,
      framings: WAYS,
      lead: body(0.02, 'right', ['fall', 'fear'], { above: 1.5 }),
      beats: [
        { at: 0.4, lead: { above: 0.1 } },
        { at: 0.42, lead: { pose: 'swim' } },
        { at: 0.7, lead: { above: 0.15, across: 0.06 } },
        { at: 1, lead: { across: 0.1 } },
      ],
      effects: [
        ['speed_lines', 'lead', 0.1, 0.38],
        ['splash', 'lead', 0.4, 1],
      ],
      sounds: [
        ['whoosh', 0.15],
        ['splash', 0.4, 0.9],
        ['splash', 0.7],
      ],
      stillAt: 0.62,
    },
  },
  sleep_in_bed: {
    tool: 'bed',
    solo: {
      seconds: 4,
      framings: BODIES,
      lead: body(0.14, 'right', ['sleep', 'neutral'], { above: 0.5, behind: -0.1 }),
      tool: put(0, 0, { behind: 0.1 }),
      isOneSided: true,
      beats: [{ at: 0.5, lead: { feels: 'happy' } }],
      effects: [['sleep_marks', 'lead', 0, 1]],
      sounds: [
        ['breath', 0.2],
        ['breath', 0.6],
      ],
    },
    unmoved: { pose: 'sit', feels: 'sad' },
  },
  wake_in_bed: {
    tool: 'bed',
    solo: {
      seconds: 4,
      framings: BODIES,
      lead: body(0.14, 'right', ['sleep', 'neutral'], { above: 0.5, behind: -0.1 }),
      tool: put(0, 0, { behind: 0.1 }),
      isOneSided: true,
      beats: [
        { at: 0.36, lead: { pose: 'sit', faces: 'camera', feels: 'surprised', above: 0.1, behind: -0.2 } },
        { at: 0.66, lead: { pose: 'hands_up', feels: 'happy', above: 0, behind: -0.3 } },
      ],
      effects: [['sleep_marks', 'lead', 0, 0.34]],
      sounds: [
        ['breath', 0.1],
        ['alarm', 0.32],
      ],
      stillAt: 0.55,
    },
    duo: {
      seconds: 4,
      framings: BODIES,
      lead: body(-0.62, 'other', ['walk', 'neutral']),
      other: body(0.14, 'right', ['sleep', 'neutral'], { above: 0.5, behind: -0.1 }),
      tool: put(0, 0, { behind: 0.1 }),
      isOneSided: true,
      subject: 'other',
      beats: [
        { at: 0.32, lead: { across: -0.3, pose: 'reach' } },
        {
          at: 0.56,
          other: { pose: 'sit', faces: 'lead', feels: 'surprised', above: 0.1, behind: -0.2 },
          lead: { pose: 'crouch', feels: 'happy' },
        },
        { at: 0.8, other: { feels: 'happy' } },
      ],
      effects: [['sleep_marks', 'other', 0, 0.54]],
      sounds: [
        ['breath', 0.1],
        ['steps', 0.2],
      ],
      stillAt: 0.64,
    },
  },
  go_in: {
    solo: {
      seconds: 3.5,
      framings: WAYS,
      lead: body(-0.5, 'right', ['walk', 'neutral'], { behind: -0.3 }),
      beats: [
        { at: 0.35, lead: { across: -0.15, behind: 0.4, faces: 'away', pose: 'walk' } },
        { at: 1, lead: { across: 0.05, behind: 4 } },
      ],
      sounds: [
        ['steps', 0.1],
        ['steps', 0.5],
        ['door', 0.85],
      ],
      stillAt: 0.5,
    },
    object: {
      seconds: 3.5,
      framings: WAYS,
      lead: body(-0.75, 'thing', ['run', 'neutral'], { behind: -0.2 }),
      thing: put(0.2, 0, { behind: 0.5 }),
      beats: [
        { at: 0.4, lead: { across: -0.06, pose: 'open', behind: 0.1 }, thing: { state: 'open' } },
        { at: 0.6, lead: { pose: 'climb', across: 0.1 } },
        { at: 0.85, lead: { across: 0.2, behind: 0.45, opacity: 1 } },
        { at: 1, lead: { opacity: 0 } },
      ],
      sounds: [
        ['steps', 0.1],
        ['door', 0.4],
      ],
      stillAt: 0.55,
    },
  },
} as const satisfies Record<string, DeedScript>;
