import type { Pose } from '../../story/film-plan.ts';
import { shadowlessPainter } from '../changed-painter.ts';
import type { FigureRig } from '../figure-rig.ts';

/** How a whole figure lies in the air, in the water or on the ground. */
interface Laid {
  /** Radians, forwards is positive. */
  rotation: number;
  /** Height of its middle, as a share of its own height. */
  middle: number;
  /** Radians by which it rocks, and in how many seconds. */
  rocks?: number;
  period?: number;
}

const LAID: Readonly<Partial<Record<Pose, Laid>>> = {
  sleep: { rotation: -1.53, middle: 0.22 },
  swim: { rotation: 1.15, middle: 0.4, rocks: 0.06, period: 1.5 },
  fly: { rotation: 0.85, middle: 0.56, rocks: 0.05, period: 2.2 },
  fall: { rotation: -1.1, middle: 0.56, rocks: 0.4, period: 1.7 },
  crawl: { rotation: 0.95, middle: 0.42 },
};

/** A figure whose body as a whole tips over for poses that are not upright. Swimmers and hoverers stay as they are. */
export function laidRig(rig: FigureRig): FigureRig {
  if (rig.floats) {
    return rig;
  }
  const half = rig.heightMetres / 2;
  return {
    ...rig,
    head(pose, turn) {
      const head = rig.head(pose, turn);
      const laid = LAID[pose];
      if (!laid) {
        return head;
      }
      const angle = laid.rotation * (Math.sin(turn) < 0 ? -1 : 1);
      const up = head.y + half;
      return {
        x: head.x * Math.cos(angle) - up * Math.sin(angle),
        y: head.x * Math.sin(angle) + up * Math.cos(angle) - laid.middle * rig.heightMetres,
        radius: head.radius,
      };
    },
    draw(painter, state) {
      const laid = LAID[state.pose];
      if (!laid) {
        rig.draw(painter, state);
        return;
      }
      const { rotation, middle, rocks = 0, period = 1 } = laid;
      const way = Math.sin(state.turn) < 0 ? -1 : 1;
      const angle = way * (rotation + rocks * Math.sin((state.seconds / period) * Math.PI * 2));
      painter.groundShadow(0, 0, half * 0.9, 0.5);
      painter.at({ y: -middle * rig.heightMetres, rotation: angle }, () =>
        painter.at({ y: half }, () => rig.draw(shadowlessPainter(painter), state)),
      );
    },
  };
}
