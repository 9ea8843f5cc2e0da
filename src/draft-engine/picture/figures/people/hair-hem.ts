import type { HairStyle } from './hair-style-parts.ts';

/** 0 up to `from`, 1 from `to` on, and gliding in between. */
function smooth(from: number, to: number, value: number): number {
  return glide(Math.max(0, Math.min(1, (value - from) / (to - from))));
}

const glide = (share: number): number => share * share * (3 - 2 * share);

/**
 * Height of the hem at a longitude. `swept` is by how many radians hair beside the face lies further back: a face that
 * turns away would otherwise vanish behind its own hair.
 */
export function hemAt(style: HairStyle, phi: number, withLocks = true, swept = 0): number {
  const wrapped = phi - Math.PI * 2 * Math.floor((phi + Math.PI) / (Math.PI * 2));
  const points = wrapped > 0 && style.left ? style.left : style.hem;
  const whole = Math.min(Math.PI, Math.abs(wrapped));
  const amount = whole - swept * smooth(0.3, 0.75, whole) * (1 - smooth(1.5, 2.6, whole));
  const y = evenHem(points, amount);
  return withLocks && style.locks.count > 0 ? y + lockAt(style, wrapped) : y;
}

/** The hem without locks, between its points. */
function evenHem(points: HairStyle['hem'], amount: number): number {
  for (let index = 1; index < points.length; index++) {
    const [from, fromY] = points[index - 1] as readonly [number, number];
    const [to, toY] = points[index] as readonly [number, number];
    if (amount <= to) {
      const share = (amount - from) / (to - from);
      return fromY + (toY - fromY) * (0.5 * share + 0.5 * glide(share));
    }
  }
  return points.at(-1)?.[1] ?? 0;
}

/** How far a lock hangs below the even hem, or ends above it. */
function lockAt({ locks, ears }: HairStyle, longitude: number): number {
  const turns = (longitude / (Math.PI * 2)) * locks.count + 0.31;
  const phase = turns - Math.floor(turns);
  const irregular = 0.72 + 0.28 * Math.sin(Math.floor(turns) * 2.4);
  const wave = locks.pointed ? pointedLock(phase) : Math.sqrt(Math.max(0, Math.sin(phase * Math.PI)));
  // Round the ear the hem keeps its line, or the locks would cross it.
  const whole = Math.min(Math.PI, Math.abs(longitude));
  const byEar = whole > 0.95 && whole < 2;
  const still = ears ? 0.12 : 0.4;
  return locks.size * (wave - 0.4) * irregular * (byEar ? still : 1);
}

const pointedLock = (phase: number): number => (phase < 0.72 ? phase / 0.72 : (1 - phase) / 0.28);

/** How wide the surface is at a height, against its equator. */
export function hairReach(style: HairStyle, y: number): number {
  if (y >= 0) {
    return style.below(y);
  }
  const share = Math.min(1, y / style.crown);
  return Math.max(0, 1 - share ** 2.35) ** (1 / 2.1) * style.below(0);
}
