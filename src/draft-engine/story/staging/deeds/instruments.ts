import { BODIES, body, put, type DeedScript, type Scene } from './choreography.ts';

/** Somebody plays a large instrument; in `duo` somebody else listens from the side. */
function played(solo: Scene): DeedScript {
  const { lead, thing } = solo;
  return {
    object: solo,
    duo: {
      ...solo,
      ...(lead && { lead: { ...lead, across: lead.across - 0.16 } }),
      ...(thing && { thing: { ...thing, across: thing.across - 0.16 } }),
      other: body(0.46, 'lead', ['listen', 'neutral']),
      beats: [
        { at: 0.4, other: { feels: 'happy' } },
        { at: 0.75, other: { pose: 'clap' } },
      ],
      sounds: [['applause', 0.75, 0.3]],
    },
  };
}

/** Instruments that are too large for the hands: one sits at them or stands behind them. */
export const INSTRUMENTS = {
  play_keyboard: {
    thing: 'piano',
    ...played({
      seconds: 4,
      framings: BODIES,
      lead: body(0, 'away', ['play_keys', 'happy'], { behind: -0.2 }),
      thing: put(0, 0, { behind: 0.45 }),
      beats: [],
      effects: [['notes', 'thing', 0.05, 1]],
    }),
  },
  play_drums: {
    thing: 'drum',
    ...played({
      seconds: 4,
      framings: BODIES,
      lead: body(0, 'camera', ['hammer', 'happy']),
      thing: put(0, 0.3, { behind: -0.4 }),
      beats: [{ at: 0.6, lead: { feels: 'excited' } }],
      effects: [['notes', 'lead', 0.05, 1]],
    }),
  },
  play_seated_strings: {
    thing: 'cello',
    ...played({
      seconds: 4,
      framings: BODIES,
      lead: body(-0.14, 'right', ['play_keys', 'happy']),
      thing: put(0.02, 0, { behind: -0.15 }),
      beats: [{ at: 0.6, lead: { feels: 'neutral' } }],
      effects: [['notes', 'thing', 0.05, 1]],
    }),
  },
} as const satisfies Record<string, DeedScript>;
