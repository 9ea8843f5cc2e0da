import { body, put, WAYS, WIDE, type DeedScript } from './choreography.ts';

/** What is done from the saddle, and what drives off without whoever wanted it. */
export const RIDING = {
  chase_riding: {
    tool: 'bicycle',
    duo: {
      seconds: 3.5,
      framings: WAYS,
      lead: body(-1.1, 'right', ['ride', 'angry'], { above: 0.4 }),
      tool: put(-1.1, 0, { behind: 0.05 }),
      other: body(-0.35, 'right', ['run', 'fear'], { behind: 0.25 }),
      beats: [
        { at: 0.5, lead: { across: -0.4 }, tool: { across: -0.4 }, other: { across: 0.25 } },
        { at: 1, lead: { across: 0.25 }, tool: { across: 0.25 }, other: { across: 0.85 } },
      ],
      effects: [
        ['speed_lines', 'tool', 0.1, 0.95],
        ['dust', 'other', 0.1, 0.95],
      ],
      sounds: [
        ['bicycle_bell', 0.2, 0.4],
        ['steps', 0.3],
        ['steps', 0.7],
      ],
      stillAt: 0.55,
    },
  },
  miss_ride: {
    thing: 'bus',
    object: {
      seconds: 4,
      framings: WIDE,
      lead: body(-1.1, 'right', ['run', 'fear']),
      thing: put(0.15, 0, { behind: 1 }),
      beats: [
        { at: 0.3, lead: { across: -0.5 }, thing: { across: 0.2 } },
        { at: 0.42, lead: { pose: 'wave' } },
        { at: 0.6, lead: { across: -0.15, pose: 'run' }, thing: { across: 0.75 } },
        { at: 0.75, lead: { across: 0, pose: 'hands_up', feels: 'sad' } },
        { at: 1, lead: { pose: 'look_down' }, thing: { across: 1.9 } },
      ],
      effects: [['dust', 'thing', 0.3, 0.9]],
      sounds: [
        ['steps', 0.1],
        ['engine', 0.4],
        ['train_whistle', 0.4],
        ['ship_horn', 0.4],
        ['breath', 0.85],
      ],
      stillAt: 0.6,
    },
  },
} as const satisfies Record<string, DeedScript>;
