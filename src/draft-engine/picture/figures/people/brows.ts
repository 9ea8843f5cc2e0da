import type { Painter } from '../../painter.ts';
import { eyePlace, farEdge, type FaceFrame } from './face-frame.ts';
import { ink, tube } from './tube.ts';

/** Points of a brow from its inner to its outer end: along it in half-widths of the eye, above the eye in head radii. */
const ALONG = [1.3, 0.45, -0.5, -1.42] as const;
const ABOVE = [0.25, 0.305, 0.3, 0.21] as const;
/** How far each point rises when the inner end goes up, and when the brow is raised. */
const TILTED = [0.085, 0.03, -0.015, -0.05] as const;
const RAISED = [0.085, 0.11, 0.115, 0.09] as const;
const WEIGHT = [0.75, 1, 0.85, 0.24] as const;

/** Brows as tapered brush marks; they carry half of a feeling. */
export function drawBrows(painter: Painter, frame: FaceFrame): void {
  const { design, view, expression } = frame;
  const { face, colours } = design;
  const profile = view.name === 'profile';
  for (const out of [-1, 1] as const) {
    if (profile && out === 1) {
      continue;
    }
    const eye = profile ? { x: 0.56, w: 0.115 } : eyePlace(frame, out);
    const weak = out === design.weakSide * frame.side;
    const height = expression.browHeight + (weak ? expression.uneven * 1.1 : -expression.uneven * 0.2);
    // Drawn on the same curve, a raised brow arches and a low one lies flat.
    const limit = profile ? Infinity : farEdge(frame, face.eyeY - 0.2) - 0.05;
    const points = ALONG.map((along, index) => {
      const knit = index < 2 ? expression.knit * 0.045 * (index === 0 ? 1 : 0.4) : 0;
      // Foreshortened, the far brow begins no nearer to the middle than the nose's root.
      const reach = out === 1 && index === 0 ? along - 0.45 * Math.sin(view.drawn) : along;
      const x = eye.x - out * (reach * eye.w + knit);
      return {
        x: out === 1 ? Math.min(x, limit - (3 - index) * 0.012) : x,
        y:
          face.eyeY -
          (ABOVE[index] as number) -
          height * (RAISED[index] as number) -
          expression.browTilt * (TILTED[index] as number) +
          knit * 0.4,
      };
    });
    const weight = 0.03 * face.browWeight * (out === 1 && view.drawn > 0.3 ? 0.88 : 1);
    painter.patch(
      tube(
        points,
        WEIGHT.map((share) => share * weight),
      ),
      colours.brow,
      0.95,
    );
  }
  if (expression.knit > 0.3 && !profile && frame.detail > 24) {
    drawFrown(painter, frame);
  }
}

/** The folds between brows that are drawn together. */
function drawFrown(painter: Painter, frame: FaceFrame): void {
  const { expression, design } = frame;
  const [near, far] = [eyePlace(frame, -1), eyePlace(frame, 1)];
  const x = (near.x + near.w + far.x - far.w) / 2;
  const y = design.face.eyeY - 0.25;
  for (const side of [-1, 1]) {
    painter.patch(
      ink(
        [
          [x + side * 0.035, y - 0.06],
          [x + side * 0.026, y],
          [x + side * 0.036, y + 0.06],
        ],
        0.022,
      ),
      design.colours.skinDeep,
      0.5 * expression.knit,
    );
  }
}
