import { FILM_SAMPLE_RATE } from './film-sample-rate.ts';

/** Left and right. */
export type Stereo = readonly [Float32Array, Float32Array];

/** Rooms in which sounds stand. */
export const ROOMS = ['dry', 'outdoors', 'small', 'hall', 'church', 'cave'] as const;
export type Room = (typeof ROOMS)[number];

interface RoomSize {
  /** Seconds until a sound has died to a thousandth. */
  tailSeconds: number;
  /** Level of the reverberation beside the sound itself. */
  wet: number;
  /** Time until the first walls answer. */
  delaySeconds: number;
  /** Factor on the lengths of the echoes: how far the walls are. */
  size: number;
  /** 0 bright walls to 0.9 soft ones. */
  damping: number;
}

const SIZES: Readonly<Record<Exclude<Room, 'dry'>, RoomSize>> = {
  outdoors: { tailSeconds: 0.5, wet: 0.035, delaySeconds: 0.045, size: 1.5, damping: 0.7 },
  small: { tailSeconds: 0.35, wet: 0.1, delaySeconds: 0.006, size: 0.55, damping: 0.45 },
  hall: { tailSeconds: 1.3, wet: 0.13, delaySeconds: 0.02, size: 1.1, damping: 0.4 },
  church: { tailSeconds: 2.8, wet: 0.19, delaySeconds: 0.032, size: 1.6, damping: 0.35 },
  cave: { tailSeconds: 1.9, wet: 0.22, delaySeconds: 0.026, size: 1.35, damping: 0.2 },
};

/** Lengths of the echoes in samples, without common factors, so that they do not ring together. */
const LINES = [1031, 1327, 1523, 1871] as const;
/** Energy of a silent input below which a tail is over. */
const SILENT = 1e-7;

/**
 * Reverberation of a sound in a room of a film: four delay lines that feed each other (Householder), the odd ones heard
 * left, the even ones right. Adds it to `into` and leaves the sound alone.
 */
export function addRoomReverb(sound: Float32Array, room: Exclude<Room, 'dry'>, into: Stereo): void {
  const { tailSeconds, wet, delaySeconds, size, damping } = SIZES[room];
  const lengths = LINES.map((line) => Math.round(line * size));
  const [a, b, c, d] = lengths.map((length) => new Float32Array(length)) as [
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  const [fa, fb, fc, fd] = lengths.map((length) => 0.001 ** (length / FILM_SAMPLE_RATE / tailSeconds)) as [
    number,
    number,
    number,
    number,
  ];
  const delay = Math.round(delaySeconds * FILM_SAMPLE_RATE);
  const tail = Math.round(tailSeconds * FILM_SAMPLE_RATE);
  const [left, right] = into;
  let [pa, pb, pc, pd] = [0, 0, 0, 0];
  let [ma, mb, mc, md] = [0, 0, 0, 0];
  let quiet = Number.POSITIVE_INFINITY;
  for (let index = delay; index < left.length; index++) {
    const input = sound[index - delay] ?? 0;
    // Between sounds nothing is left to compute.
    quiet = input * input > SILENT ? 0 : quiet + 1;
    if (quiet > tail * 1.3) {
      continue;
    }
    const xa = a[pa] as number;
    const xb = b[pb] as number;
    const xc = c[pc] as number;
    const xd = d[pd] as number;
    ma += (xa - ma) * (1 - damping);
    mb += (xb - mb) * (1 - damping);
    mc += (xc - mc) * (1 - damping);
    md += (xd - md) * (1 - damping);
    const half = (ma + mb + mc + md) / 2;
    a[pa] = input + fa * (half - ma);
    b[pb] = input + fb * (half - mb);
    c[pc] = input + fc * (half - mc);
    d[pd] = input + fd * (half - md);
    pa = pa + 1 === a.length ? 0 : pa + 1;
    pb = pb + 1 === b.length ? 0 : pb + 1;
    pc = pc + 1 === c.length ? 0 : pc + 1;
    pd = pd + 1 === d.length ? 0 : pd + 1;
    left[index] = (left[index] as number) + wet * (xa + xc);
    right[index] = (right[index] as number) + wet * (xb + xd);
  }
}

/**
 * Gains of left and right for a place from -1 left to 1 right; both are 1 in the middle, and the power is the same
 * everywhere.
 */
export function panGains(across: number): readonly [number, number] {
  // A sound at the edge of the frame still comes from the screen, and not from one loudspeaker alone.
  const angle = (Math.PI / 4) * (1 + 0.7 * Math.max(-1, Math.min(1, across)));
  return [Math.SQRT2 * Math.cos(angle), Math.SQRT2 * Math.sin(angle)];
}
