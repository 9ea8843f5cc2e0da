import type { AnimalFigure } from '../../../../../story/figure-spec.ts';
import type { FigureRig, FigureState } from '../../../../figure-rig.ts';
import type { Point } from '../../../../shape.ts';
import { wayOf } from '../way.ts';
import { drawEastern, EASTERN_HEAD } from './draw-eastern.ts';
import { drawWinged, formOf, WINGED } from './draw-winged.ts';
import { scalesOf } from './scales.ts';

const SIZES: Readonly<Record<AnimalFigure['size'], number>> = { small: 0.6, usual: 1, giant: 1.7 };

/** A dragon with wings, or one of the east, which swims through the clouds without any. */
export function createDragon(figure: AnimalFigure, kind: 'dragon' | 'eastern_dragon'): FigureRig {
  const scale = SIZES[figure.size];
  const scales = scalesOf(figure);
  const isEastern = kind === 'eastern_dragon';
  const headOf = (state: Pick<FigureState, 'pose'>): Point => (isEastern ? EASTERN_HEAD : WINGED[formOf(state)].head);
  return {
    heightMetres: (isEastern ? 2.5 : 2.75) * scale,
    widthMetres: (isEastern ? 4.6 : 4.4) * scale,
    floats: isEastern,
    head(pose, turn) {
      const at = headOf({ pose });
      return { x: wayOf(figure, turn) * at.x * scale, y: at.y * scale, radius: 0.3 * scale };
    },
    draw(painter, state) {
      if (!isEastern && formOf(state) !== 'flies') {
        painter.groundShadow(0, 0, 1.5 * scale, 0.55);
      }
      painter.at({ scaleX: wayOf(figure, state.turn) * scale, scaleY: scale }, () =>
        isEastern ? drawEastern(painter, scales) : drawWinged(painter, scales, state),
      );
    },
  };
}
