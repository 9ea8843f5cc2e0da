import type { PartName, ScoreNote } from '../music-request.ts';
import { findInstrument, isSustained } from '../style/instruments.ts';

/** How a part stands in the sound: decibels, place (-1 left to 1 right), and whether the room answers it. */
interface Place {
  level: number;
  pan: number;
  isInRoom: boolean;
}

const DESK: Readonly<Record<PartName, Place>> = {
  melody: { level: 0, pan: 0.06, isInRoom: true },
  answer: { level: -4, pan: -0.35, isInRoom: true },
  harmony: { level: -8, pan: -0.12, isInRoom: true },
  figure: { level: -5, pan: 0.38, isInRoom: true },
  bass: { level: -2, pan: 0, isInRoom: false },
  pad: { level: -6, pan: 0.14, isInRoom: true },
  accent: { level: -2, pan: -0.15, isInRoom: true },
  drums: { level: -5, pan: 0, isInRoom: false },
};

/** One channel of the synthesiser: an instrument in a part. */
export interface Channel {
  part: PartName;
  instrument: ScoreNote['instrument'];
  notes: ScoreNote[];
  /** Controller values, 0 to 127. */
  volume: number;
  pan: number;
  isInRoom: boolean;
  /** Held tones follow the swell. */
  swells: boolean;
}

/** Sorts notes into channels, each with its place in the sound. */
export function setDesk(notes: readonly ScoreNote[]): Channel[] {
  const channels = new Map<string, Channel>();
  for (const note of notes) {
    const key = `${note.part} ${note.instrument}`;
    const channel = channels.get(key) ?? openChannel(note);
    channel.notes.push(note);
    channels.set(key, channel);
  }
  return [...channels.values()];
}

function openChannel({ part, instrument }: ScoreNote): Channel {
  const { level, pan, isInRoom } = DESK[part];
  const played = instrument === 'drums' ? undefined : findInstrument(instrument);
  const decibels = Math.min(0, level - 2 + (played?.level ?? 0));
  return {
    part,
    instrument,
    notes: [],
    // The controller's square is the amplitude.
    volume: Math.round(127 * 10 ** (decibels / 40)),
    pan: Math.round(64 + pan * 63),
    isInRoom,
    swells: played !== undefined && isSustained(played),
  };
}
