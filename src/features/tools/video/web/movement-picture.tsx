import type { CSSProperties } from 'react';
import type { ClipMovement } from '#src/shared/catalogue/shots.ts';

/** How a layer of the small scene is shifted and enlarged by a movement: at its start and its end. */
interface Drift {
  x?: number;
  y?: number;
  scale?: number;
}
/** Both layers from rest to here, or with `about` from as far on the other side. */
interface Motion {
  far: Drift;
  near: Drift;
  about?: true;
}

const side = (far: number, near: number): Motion => ({ far: { x: far }, near: { x: near }, about: true });
const upright = (far: number, near: number): Motion => ({ far: { y: far }, near: { y: near }, about: true });
const grow = (far: number, near: number): Motion => ({ far: { scale: far }, near: { scale: near } });

const MOTIONS: Readonly<Record<ClipMovement, Motion>> = {
  static: grow(1, 1),
  handheld: { far: { x: 0.7, y: 0.5 }, near: { x: 1, y: 0.8 }, about: true },
  zoom_out: grow(0.78, 0.78),
  zoom_in: grow(1.3, 1.3),
  pan_left: side(4, 4),
  pan_right: side(-4, -4),
  tilt_up: upright(3, 3),
  tilt_down: upright(-3, -3),
  circle_around_subject: side(5, 0),
  follow_subject: side(-5, -0.6),
  dolly_zoom: grow(1.4, 1),
  move_left: side(1.2, 5),
  move_right: side(-1.2, -5),
  move_up: upright(0.8, 3),
  move_down: upright(-0.8, -3),
  push_in: grow(1.06, 1.45),
  pull_out: grow(0.96, 0.72),
  orbit_left: side(-4, 0),
  orbit_right: side(4, 0),
  crane_up: { far: { y: -1 }, near: { y: 2.4, scale: 0.9 }, about: true },
  crane_down: { far: { y: 1 }, near: { y: -2.4, scale: 1.1 }, about: true },
};

/** Arrows of each movement, as lines in a box of 48 by 30; their heads are at their ends. */
const ARROWS: Readonly<Record<ClipMovement, readonly string[]>> = {
  static: [],
  handheld: ['M6 26q3-4 6 0t6 0 6 0 6 0 6 0 6 0'],
  zoom_out: ['M13 9 6 5', 'M35 9 42 5', 'M13 22 6 26', 'M35 22 42 26'],
  zoom_in: ['M5 4 12 8', 'M43 4 36 8', 'M5 27 12 23', 'M43 27 36 23'],
  pan_left: ['M41 9Q24-1 7 9'],
  pan_right: ['M7 9Q24-1 41 9'],
  tilt_up: ['M39 25Q46 15 39 5'],
  tilt_down: ['M39 5Q46 15 39 25'],
  circle_around_subject: ['M39 16A16 7 0 1 1 33 15'],
  follow_subject: ['M8 27H40'],
  dolly_zoom: ['M12 6 5 3', 'M36 6 43 3', 'M5 27 12 24', 'M43 27 36 24'],
  move_left: ['M14 15H4'],
  move_right: ['M34 15H44'],
  move_up: ['M41 25V5'],
  move_down: ['M41 5V25'],
  push_in: ['M6 28 16 20', 'M42 28 32 20'],
  pull_out: ['M16 20 6 28', 'M32 20 42 28'],
  orbit_left: ['M41 19Q24 35 7 19'],
  orbit_right: ['M7 19Q24 35 41 19'],
  crane_up: ['M7 26V5', 'M7 13H14'],
  crane_down: ['M7 5V26', 'M7 13H14'],
};

/** A movement of the camera in a small scene: arrows say it, and the scene moves while it is pointed at or chosen. */
export function MovementPicture({ movement }: { movement: ClipMovement }) {
  const { far, near, about } = MOTIONS[movement];
  const moving =
    'motion-safe:group-hover:animate-[drift_1.5s_ease-in-out_infinite_alternate] motion-safe:group-has-checked:animate-[drift_1.5s_ease-in-out_infinite_alternate]';
  return (
    <svg viewBox="0 0 48 30" aria-hidden="true" className="size-full">
      <g className={moving} style={driftOf(far, about)} fill="currentColor">
        <path opacity="0.16" d="M-12-8H60V20H-12z" />
        <path opacity="0.3" d="M-12 20 4 8 13 15 24 5 37 15 44 9 60 20z" />
        <path opacity="0.22" d="M-12 20H60V42H-12z" />
      </g>
      <g className={moving} style={driftOf(near, about)} fill="currentColor" opacity="0.75">
        <circle cx="24" cy="12" r="3.4" />
        <path d="M17 27c0-7 3-10 7-10s7 3 7 10z" />
      </g>
      <g fill="none" stroke="var(--select)" strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round">
        {ARROWS[movement].map((line) => (
          <path key={line} d={line} markerEnd={movement === 'handheld' ? undefined : 'url(#movement-head)'} />
        ))}
      </g>
    </svg>
  );
}

/** The head of the arrows, once for all pictures of a page. */
export function MovementArrowHead() {
  return (
    <svg width="0" height="0" aria-hidden="true" className="absolute">
      <marker id="movement-head" viewBox="0 0 6 6" refX="4" refY="3" markerWidth="4" markerHeight="4" orient="auto">
        <path d="M0 0 6 3 0 6z" fill="var(--select)" />
      </marker>
    </svg>
  );
}

function driftOf({ x = 0, y = 0, scale = 1 }: Drift, about: true | undefined): CSSProperties {
  return {
    transformOrigin: '24px 15px',
    '--from-x': `${about ? -x : 0}px`,
    '--from-y': `${about ? -y : 0}px`,
    '--from-scale': about ? 2 - scale : 1,
    '--to-x': `${x}px`,
    '--to-y': `${y}px`,
    '--to-scale': scale,
  } as CSSProperties;
}
