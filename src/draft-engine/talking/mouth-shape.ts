import type { InFace } from './face-frame.ts';
import { LIPS } from './face-mesh.ts';
import type { FacePose } from './face-pose.ts';
import { gently, type HeadMesh } from './head-mesh.ts';

/** How the points around a mouth move. */
export interface MouthShape {
  /** Where a point is at a pose, as the face sees it: how far it has gone. */
  at(pose: FacePose): (point: number, place: InFace) => InFace;
  /** How far the lips are apart in the picture, in pixels. */
  gap: number;
  /** How far they are apart at a pose. */
  gapAt(pose: FacePose): number;
}

/** How far the mouth opens in speech, in its widths. */
const WIDEST = 0.4;
/** A mouth that is open by so much in the picture is open on purpose: it smiles, or shows its teeth. */
const OPEN = 0.06;
/** What such a mouth closes to, at rest and with its lips pressed. */
const AT_REST = 0.6;
const PRESSED = 0.2;
/** The corners go down with the jaw, and the upper lip rises a little. */
const CORNER = 0.3;
const RISE = 0.2;
/** A half would be an ellipse, 1 has pointed corners. */
const ROUNDNESS = 0.8;
/** The chin follows the lower lip. */
const CHIN_SHARE = 0.72;

/** How each point of the lips moves when the mouth opens by 1: down, and up where negative. */
function lipShares(): Map<number, number> {
  const shares = new Map<number, number>();
  const add = (row: readonly number[], middle: number): void =>
    row.forEach((point, index) => {
      const arch = (1 - ((2 * index) / (row.length - 1) - 1) ** 2) ** ROUNDNESS;
      shares.set(point, CORNER * (1 - arch) + middle * arch);
    });
  add(LIPS.upperOuter, -0.7 * RISE);
  add(LIPS.lowerOuter, 0.94 * (1 - RISE));
  add(LIPS.upperInner, -RISE);
  add(LIPS.lowerInner, 1 - RISE);
  return shares;
}

const LIP_SHARES = lipShares();

/** Prepares the mouth of a head. */
export function mouthShapeOf({ frame, local, count }: HeadMesh): MouthShape {
  const { mouthWidth, chinHeight } = frame;
  const [upper, lower] = [LIPS.upperInner[5], LIPS.lowerInner[5]];
  const gap = Math.max(0, local[lower]!.down - local[upper]!.down);
  const shares = Float32Array.from(
    { length: count },
    (_, point) => LIP_SHARES.get(point) ?? jawShare(local[point]!, mouthWidth, chinHeight),
  );
  const widthShares = Float32Array.from({ length: count }, (_, point) => widthShare(local[point]!, mouthWidth));
  const isOpen = gap > OPEN * mouthWidth;
  const gapAt = ({ open, pressed, teeth, width }: FacePose): number => {
    const rest = isOpen ? gap * (AT_REST + (PRESSED - AT_REST) * Math.max(pressed, teeth)) : gap * (1 - pressed);
    // Rounded lips open less high.
    return rest + open * WIDEST * mouthWidth * (0.75 + 0.25 * Math.min(1, width)) * (isOpen ? 0.85 : 1);
  };
  return {
    gap,
    gapAt,
    at: (pose) => {
      const opened = gapAt(pose) - gap;
      return (point, place) => ({
        across: (pose.width - 1) * place.across * widthShares[point]!,
        down: opened * shares[point]!,
      });
    },
  };
}

/** How the skin follows the jaw. */
function jawShare({ across, down }: InFace, mouthWidth: number, chinHeight: number): number {
  const side = 1 - gently(0.35 * mouthWidth, 1.5 * mouthWidth, Math.abs(across));
  const jaw = gently(-0.05 * chinHeight, 0.45 * chinHeight, down);
  const chin = 1 - (1 - CHIN_SHARE) * gently(0.3 * chinHeight, chinHeight, down);
  const neck = 1 - gently(chinHeight, 2.2 * chinHeight, down);
  return (1 - RISE) * side * jaw * chin * neck;
}

/** How a point goes along when the mouth becomes wider or narrower. */
function widthShare({ across, down }: InFace, mouthWidth: number): number {
  const side = 1 - gently(0.5 * mouthWidth, 1.2 * mouthWidth, Math.abs(across));
  return side * (1 - gently(0.3 * mouthWidth, 0.9 * mouthWidth, Math.abs(down)));
}
