import { BODIES, body, put, type DeedScript } from './choreography.ts';

/** Things and people that are put where the idea says: into something that stands there, or to the back of the place. */
export const HIDING = {
  hide_inside: {
    thing: 'box',
    tool: 'wardrobe',
    solo: {
      seconds: 4,
      framings: BODIES,
      lead: body(-0.45, 'right', ['run', 'fear']),
      tool: put(0.24, 0, { behind: 0.25, state: 'open' }),
      beats: [
        { at: 0.35, lead: { across: 0.16, behind: 0.15, pose: 'crouch' } },
        { at: 0.55, lead: { across: 0.24, behind: 0.2, faces: 'camera' } },
        { at: 0.66, lead: { opacity: 0 }, tool: { state: 'whole' } },
      ],
      sounds: [
        ['steps', 0.1],
        ['door', 0.66],
      ],
      stillAt: 0.5,
    },
    object: {
      seconds: 4,
      framings: BODIES,
      lead: body(-0.4, 'right', ['carry', 'fear'], { holds: 'thing' }),
      tool: put(0.2, 0, { behind: 0.2, state: 'open' }),
      beats: [
        { at: 0.3, lead: { across: 0, pose: 'hold', faces: 'tool' } },
        { at: 0.5, lead: { across: 0.04, pose: 'crouch' } },
        { at: 0.62, lead: { holds: null, pose: 'reach' }, tool: { state: 'whole' } },
        { at: 0.8, lead: { across: -0.08, pose: 'stand', faces: 'camera' } },
      ],
      sounds: [
        ['steps', 0.1],
        ['door', 0.62],
      ],
      stillAt: 0.45,
    },
    duo: {
      seconds: 4,
      framings: BODIES,
      lead: body(-0.42, 'other', ['push', 'fear']),
      other: body(-0.14, 'right', ['walk', 'fear']),
      tool: put(0.3, 0, { behind: 0.25, state: 'open' }),
      beats: [
        { at: 0.28, lead: { across: -0.16 }, other: { across: 0.2, pose: 'crouch', behind: 0.15 } },
        { at: 0.5, other: { across: 0.28, behind: 0.2, faces: 'lead' }, lead: { across: -0.02, faces: 'right' } },
        { at: 0.56, lead: { pose: 'push' } },
        { at: 0.64, other: { opacity: 0 }, tool: { state: 'whole' } },
        { at: 0.72, lead: { pose: 'whisper', faces: 'camera' } },
      ],
      sounds: [
        ['steps', 0.1],
        ['door', 0.64],
      ],
      stillAt: 0.5,
    },
  },
  hide_in_place: {
    thing: 'box',
    solo: {
      seconds: 4,
      framings: BODIES,
      lead: body(-0.4, 'right', ['run', 'fear']),
      beats: [
        { at: 0.35, lead: { across: 0.1, behind: 0.8, pose: 'crouch', faces: 'away' } },
        { at: 0.6, lead: { across: 0.14, behind: 1.3, faces: 'camera' } },
      ],
      sounds: [
        ['steps', 0.1],
        ['breath', 0.6],
      ],
    },
    object: {
      seconds: 4,
      framings: BODIES,
      lead: body(-0.35, 'right', ['carry', 'fear'], { holds: 'thing' }),
      beats: [
        { at: 0.35, lead: { across: 0.02, behind: 1, pose: 'hold', faces: 'away' } },
        { at: 0.55, lead: { behind: 1.2, pose: 'crouch' } },
        { at: 0.66, lead: { holds: null } },
        { at: 0.82, lead: { across: -0.1, behind: 0.8, pose: 'stand', faces: 'camera' } },
      ],
      sounds: [['steps', 0.1]],
      stillAt: 0.4,
    },
    duo: {
      seconds: 4,
      framings: BODIES,
      lead: body(-0.42, 'other', ['push', 'fear']),
      other: body(-0.14, 'right', ['walk', 'fear']),
      beats: [
        { at: 0.25, lead: { across: -0.28, behind: 0.3 }, other: { across: -0.04, behind: 1.2 } },
        { at: 0.5, lead: { across: -0.26, behind: 0.6 }, other: { across: 0, behind: 2.4, faces: 'lead' } },
        { at: 0.6, other: { pose: 'crouch' } },
        { at: 0.66, other: { opacity: 0 } },
        { at: 0.74, lead: { pose: 'whisper', faces: 'camera' } },
      ],
      sounds: [['steps', 0.1]],
      stillAt: 0.45,
      camera: 'static',
    },
  },
} as const satisfies Record<string, DeedScript>;
