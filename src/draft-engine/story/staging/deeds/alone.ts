import { BODIES, body, put, WAYS, type DeedScript } from './choreography.ts';

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
      lead: body(0, 'right', ['lie', 'sad'], { above: 0.52, behind: -0.1 }),
      tool: put(0, 0, { behind: 0.1 }),
      beats: [
        { at: 0.4, lead: { faces: 'right', feels: 'fear' } },
        { at: 0.75, lead: { feels: 'sad' } },
      ],
      sounds: [['breath', 0.2]],
    },
  },
  go_blind: {
    solo: {
      seconds: 4,
      framings: BODIES,
      lead: body(-0.25, 'right', ['stand', 'neutral']),
      beats: [
        { at: 0.2, lead: { pose: 'cover_face', feels: 'fear' } },
        { at: 0.5, lead: { pose: 'give', feels: 'fear' } },
        { at: 1, lead: { across: 0.1, pose: 'reach' } },
      ],
      sounds: [['breath', 0.3]],
      stillAt: 0.6,
    },
  },
  close_down: {
    tool: 'chain',
    solo: {
      seconds: 4,
      framings: WAYS,
      lead: body(-0.1, 'away', ['stand', 'sad'], { behind: 0.6, holds: 'tool' }),
      beats: [
        { at: 0.3, lead: { pose: 'push' } },
        { at: 0.6, lead: { pose: 'look_down', faces: 'camera', behind: 0.2 } },
        { at: 0.75, lead: { pose: 'walk', faces: 'left' } },
        { at: 1, lead: { across: -0.5 } },
      ],
      sounds: [
        ['door', 0.3],
        ['click', 0.4],
      ],
      stillAt: 0.6,
    },
  },
  steer: {
    solo: {
      seconds: 4,
      framings: WAYS,
      lead: body(0.1, 'right', ['drive', 'neutral']),
      beats: [
        { at: 0.35, lead: { feels: 'fear' } },
        { at: 0.5, lead: { faces: 'left' } },
        { at: 1, lead: { across: -0.4 } },
      ],
      effects: [['splash', 'lead', 0.3, 1]],
      sounds: [
        ['splash', 0.2],
        ['splash', 0.6],
      ],
      stillAt: 0.6,
    },
  },
  sleep_in_bed: {
    tool: 'bed',
    solo: {
      seconds: 4,
      framings: BODIES,
      lead: body(0, 'right', ['sleep', 'neutral'], { above: 0.5, behind: -0.1 }),
      tool: put(0, 0, { behind: 0.1 }),
      beats: [{ at: 0.5, lead: { feels: 'happy' } }],
      effects: [['sleep_marks', 'lead', 0, 1]],
      sounds: [
        ['breath', 0.2],
        ['breath', 0.6],
      ],
    },
    unmoved: { pose: 'sit', feels: 'sad' },
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
