/**
 * Hair as a surface around the head with a hem: φ is the longitude (0 at the face, ±π behind, positive on the person's
 * left), y the height in head radii. What is seen from a side follows from it.
 */
export interface HairStyle {
  /** Half-width, half-depth and crown of the surface. */
  lateral: number;
  depth: number;
  crown: number;
  /** Width of the surface below the ears against its equator. */
  below(y: number): number;
  /** Points of the hem from φ = 0 to π, both sides alike; `left` replaces them on the person's left. */
  hem: readonly (readonly [phi: number, y: number])[];
  left?: readonly (readonly [phi: number, y: number])[];
  /** Locks along the hem: how deep and how many around the whole head, pointed or round. */
  locks: { size: number; count: number; pointed: boolean };
  /** Bulges of the silhouette. */
  bumps: { size: number; count: number; pointed: boolean };
  /** How far down the mass behind the neck reaches; below 0.6 there is none. */
  backHem: number;
  /** True when ears stand free of it. */
  ears: boolean;
  /** For a bald crown: the upper edge of the wreath. */
  wreath?: number;
  /** Opacity: shaved sides are a shadow on the skin. */
  thin?: number;
  extra?:
    | 'bun'
    | 'ponytail'
    | 'braids'
    | 'pigtails'
    | 'mohawk'
    | 'pinned'
    | 'two_buns'
    | 'low_bun'
    | 'topknot'
    | 'rows'
    | 'quiff'
    | 'pompadour'
    | 'shaved';
  /** Longitude of a parting. */
  parting?: number;
  strands: number;
}

/** Neither locks nor bulges. */
export const LOCK_FREE = { size: 0, count: 0, pointed: false };
/** Cut close below the ears. */
export const tucked = (y: number): number => (y < -0.05 ? 1 : Math.max(0.5, 1 - 0.85 * (y + 0.05) ** 1.7));

export const SHORT_HEM = [
  [0, -0.5],
  [0.5, -0.47],
  [0.85, -0.4],
  [1.08, -0.16],
  [1.22, 0.16],
  [1.36, 0.12],
  [1.48, -0.08],
  [1.72, -0.06],
  [1.95, 0.3],
  [2.4, 0.52],
  [3.15, 0.58],
] as const;
export const TIED_HEM = [
  [0, -0.56],
  [0.5, -0.52],
  [0.9, -0.36],
  [1.15, -0.04],
  [1.3, 0.08],
  [1.5, -0.04],
  [1.75, 0.05],
  [2.1, 0.36],
  [3.15, 0.46],
] as const;
