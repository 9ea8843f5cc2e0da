import { shadowlessPainter } from '../changed-painter.ts';
import type { FigureRig } from '../figure-rig.ts';

/** A figure in the size and at the height above the ground that a shot gives it; the ground stays at y = 0. */
export function stagedRig(rig: FigureRig, { above = 0, scale = 1 }: { above?: number; scale?: number }): FigureRig {
  if (above === 0 && scale === 1) {
    return rig;
  }
  return {
    heightMetres: rig.heightMetres * scale,
    widthMetres: rig.widthMetres * scale,
    floats: rig.floats,
    head(pose, turn) {
      const head = rig.head(pose, turn);
      return { x: head.x * scale, y: head.y * scale - above, radius: head.radius * scale };
    },
    draw(painter, state) {
      painter.at({ y: -above, scale }, () => rig.draw(above > 0.02 ? shadowlessPainter(painter) : painter, state));
    },
  };
}
