/** Position and projection of a pinhole camera. Metres in the scene, pixels on the frame. */
export interface CameraView {
  /** Metres to the right. */
  x: number;
  /** Metres above the ground. */
  height: number;
  /** Metres in front of the actors' line. */
  distance: number;
  /** Pixels per metre at one metre. */
  focal: number;
  /** The principal point: where things at the camera's height and x are seen. Pixels. */
  centreX: number;
  horizon: number;
  /** Radians. */
  roll: number;
}

/** Nothing closer to the lens than this is drawn. */
const NEAREST_METRES = 0.35;

/** Pixels per metre at a depth. */
export function scaleAt(view: CameraView, z: number): number {
  return view.focal / Math.max(NEAREST_METRES, view.distance + z);
}

/** Screen position of a point (before the roll of the camera) and pixels per metre there. */
export function project(
  view: CameraView,
  x: number,
  y: number,
  z: number,
): { x: number; y: number; pixelsPerMetre: number } {
  const pixelsPerMetre = scaleAt(view, z);
  return {
    x: view.centreX + pixelsPerMetre * (x - view.x),
    y: view.horizon + pixelsPerMetre * (y + view.height),
    pixelsPerMetre,
  };
}

/** x' = a·x + c·y + e, y' = b·x + d·y + f, as in the canvas. */
export interface Affine {
  a: number;
  b: number;
  c: number;
  d: number;
  e: number;
  f: number;
}

/** Maps a drawn plane at depth z from one view to another. */
export function planeMotion(from: CameraView, to: CameraView, z: number): Affine {
  if (z === Infinity) {
    const k = to.focal / from.focal;
    return { a: k, b: 0, c: 0, d: k, e: to.centreX - k * from.centreX, f: to.horizon - k * from.horizon };
  }
  const after = scaleAt(to, z);
  const k = after / scaleAt(from, z);
  return {
    a: k,
    b: 0,
    c: 0,
    d: k,
    e: to.centreX - k * from.centreX + after * (from.x - to.x),
    f: to.horizon - k * from.horizon + after * (to.height - from.height),
  };
}

/**
 * The same for the ground, which extends in depth: moving sideways shears it about the horizon (exactly, since a
 * point's shift is proportional to its distance below the horizon); moving closer scales it like the actors' line.
 */
export function groundMotion(from: CameraView, to: CameraView): Affine {
  const k = scaleAt(to, 0) / scaleAt(from, 0);
  const shear = (k * (from.x - to.x)) / from.height;
  const d = k * (to.height / from.height);
  return {
    a: k,
    b: 0,
    c: shear,
    d,
    e: to.centreX - k * from.centreX - shear * from.horizon,
    f: to.horizon - d * from.horizon,
  };
}

/** The composition: first the inner, then the outer. */
export function combine(outer: Affine, inner: Affine): Affine {
  return {
    a: outer.a * inner.a + outer.c * inner.b,
    b: outer.b * inner.a + outer.d * inner.b,
    c: outer.a * inner.c + outer.c * inner.d,
    d: outer.b * inner.c + outer.d * inner.d,
    e: outer.a * inner.e + outer.c * inner.f + outer.e,
    f: outer.b * inner.e + outer.d * inner.f + outer.f,
  };
}

export function invert(m: Affine): Affine {
  const det = m.a * m.d - m.b * m.c;
  return {
    a: m.d / det,
    b: -m.b / det,
    c: -m.c / det,
    d: m.a / det,
    e: (m.c * m.f - m.d * m.e) / det,
    f: (m.b * m.e - m.a * m.f) / det,
  };
}

/** The camera's roll about the centre of the frame. */
export function rollMotion(roll: number, width: number, height: number): Affine {
  const cos = Math.cos(roll);
  const sin = Math.sin(roll);
  const x = width / 2;
  const y = height / 2;
  return { a: cos, b: sin, c: -sin, d: cos, e: x - cos * x + sin * y, f: y - sin * x - cos * y };
}
