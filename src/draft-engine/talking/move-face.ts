import { BROWS, EYES, FACE_POINTS } from './face-mesh.ts';
import type { FacePose } from './face-pose.ts';
import { gently, type HeadMesh } from './head-mesh.ts';
import { mouthShapeOf, type MouthShape } from './mouth-shape.ts';

/** Moves the points of a head. */
export interface FaceMover {
  /** The points at a pose, two numbers for each; `behindLids` as if the eyes were open. */
  move(pose: FacePose, part: 'all' | 'behindLids', into: Float32Array): void;
  mouth: MouthShape;
}

/** Points of the skin above each upper lid, which fold with it. */
const FOLDS = { left: [247, 30, 29, 27, 28, 56, 190], right: [414, 286, 258, 257, 259, 260, 467] } as const;
const FOLD_SHARE = 0.8;
/** The lower lid comes up a little. */
const LOWER_LID_SHARE = 0.1;
/** How far brows rise, in widths of an eye. */
const BROW_RISE = 0.22;

/** Prepares to move a head. */
export function createFaceMover(head: HeadMesh): FaceMover {
  const mouth = mouthShapeOf(head);
  const lids = lidsOf(head);
  const brows = browShares(head);
  const { points, count, frame, withHead, local } = head;
  const [ax, ay] = [frame.across.x, frame.across.y];
  /** The head turns about the top of the neck. */
  const pivot = {
    x: frame.mouth.x - ay * frame.chinHeight * 1.5,
    y: frame.mouth.y + ax * frame.chinHeight * 1.5,
  };
  return {
    mouth,
    move: (pose, part, into) => {
      const shape = mouth.at(pose);
      const [sinYaw, sinPitch] = [Math.sin(pose.yaw), Math.sin(pose.pitch)];
      const [cosRoll, sinRoll] = [Math.cos(pose.roll), Math.sin(pose.roll)];
      for (let point = 0; point < count; point++) {
        const moved = shape(point, local[point]!);
        let { across, down } = moved;
        down -= pose.brows * brows[point]! * BROW_RISE * frame.eyes.left.width;
        const lid = part === 'all' ? lids.get(point) : undefined;
        if (lid) {
          across += lid.across * pose.blink;
          down += lid.down * pose.blink;
        }
        let x = points[point * 3]! + across * ax - down * ay;
        let y = points[point * 3 + 1]! + across * ay + down * ax;
        const share = withHead[point]!;
        if (share > 0) {
          const depth = points[point * 3 + 2]!;
          const side = sinYaw * (depth + 0.35 * frame.width);
          const tip = sinPitch * (depth + 0.2 * frame.width) - pose.rise * frame.height;
          const [fromX, fromY] = [x - pivot.x, y - pivot.y];
          const turnedX = fromX * cosRoll - fromY * sinRoll - fromX;
          const turnedY = fromX * sinRoll + fromY * cosRoll - fromY;
          x += share * (turnedX + side * ax - tip * ay);
          y += share * (turnedY + side * ay + tip * ax);
        }
        into[point * 2] = x;
        into[point * 2 + 1] = y;
      }
    },
  };
}

/** How far each point of the lids goes when they shut, as the face sees it. */
function lidsOf({ local }: HeadMesh): Map<number, { across: number; down: number }> {
  const lids = new Map<number, { across: number; down: number }>();
  for (const side of ['left', 'right'] as const) {
    const { upper, lower } = EYES[side];
    upper.slice(1, -1).forEach((point, index) => {
      const below = local[lower[index + 1]!]!;
      const here = local[point]!;
      const way = { across: below.across - here.across, down: below.down - here.down };
      const upperShare = 1 - LOWER_LID_SHARE;
      lids.set(point, { across: way.across * upperShare, down: way.down * upperShare });
      lids.set(lower[index + 1]!, { across: -way.across * LOWER_LID_SHARE, down: -way.down * LOWER_LID_SHARE });
      lids.set(FOLDS[side][index]!, { across: way.across * FOLD_SHARE, down: way.down * FOLD_SHARE });
    });
  }
  return lids;
}

/** How far each point goes along with the brows. */
function browShares({ local, count, frame }: HeadMesh): Float32Array {
  const width = frame.eyes.left.width;
  const rows = [BROWS.left, BROWS.right].map((row) => row.map((point) => local[point]!));
  return Float32Array.from({ length: count }, (_, point) => {
    if (point >= FACE_POINTS) {
      return 0;
    }
    const { across, down } = local[point]!;
    const nearest = Math.min(
      ...rows.map((row) => Math.min(...row.map((brow) => Math.hypot(brow.across - across, (brow.down - down) * 1.2)))),
    );
    return 1 - gently(0, 0.75 * width, nearest);
  });
}
