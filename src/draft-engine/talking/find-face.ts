import { loadRuntime } from '../models/load-runtime.ts';
import { readWeights } from '../models/read-weights.ts';
import { convertTfliteNetwork, TFLITE_INPUT } from '../models/tflite-network.ts';
import { WEIGHTS, type Weights } from '../models/weights.ts';
import { bestDetection, type Detection } from './detections.ts';
import { FACE_POINTS, type FacePoints } from './face-mesh.ts';
import type { Canvas } from './paint-mesh.ts';
import { samplePlanes, type Square } from './sample-planes.ts';

/** A face in a picture, its points in the picture's pixels. */
interface FoundFace {
  points: FacePoints;
  /** How sure the model is, from 0 to 1. */
  certainty: number;
}

/** Finds the face that speaks: the largest one. */
export interface FaceFinder {
  find(picture: Canvas): Promise<FoundFace | undefined>;
}

type Network = (planes: Float32Array) => Promise<Float32Array[]>;

const DETECTION_SIDE = 128;
const LANDMARK_SIDE = 192;
/** The models see the face with so much around it. */
const AROUND = 1.5;
/** Points at the outer corners of the eyes, and at the middle of the face. */
const EYE_CORNERS = [33, 263] as const;
const LEAST_CERTAINTY = 0.5;
const THREADS = 2;

/**
 * Loads the models (MediaPipe Face Mesh: https://arxiv.org/abs/1907.06724). Throws WEIGHTS_MISSING, and
 * MODEL_RUNTIME_MISSING where the runtime has no build for this platform.
 */
export async function loadFaceFinder(): Promise<FaceFinder> {
  const [detect, landmarks] = await Promise.all([
    loadNetwork(WEIGHTS.faceDetection, DETECTION_SIDE),
    loadNetwork(WEIGHTS.faceLandmarks, LANDMARK_SIDE),
  ]);
  const pointsIn = async (picture: Canvas, square: Square): Promise<FoundFace> => {
    const [points, flag] = await landmarks(samplePlanes(picture, square, { side: LANDMARK_SIDE, from: 0, to: 1 }));
    return { points: placed(points!, square), certainty: 1 / (1 + Math.exp(-flag![0]!)) };
  };
  return {
    find: async (picture) => {
      const detection = await detectIn(picture, detect);
      if (!detection) {
        return undefined;
      }
      // The second look is at what the first one found, upright.
      const first = await pointsIn(picture, detection.square);
      const second = await pointsIn(picture, squareAround(first.points));
      const face = second.certainty >= first.certainty ? second : first;
      return face.certainty >= LEAST_CERTAINTY ? face : undefined;
    },
  };
}

async function loadNetwork(weights: Weights, side: number): Promise<Network> {
  const runtime = await loadRuntime();
  const session = await runtime.InferenceSession.create(convertTfliteNetwork(await readWeights(weights)), {
    intraOpNumThreads: THREADS,
    interOpNumThreads: 1,
    logSeverityLevel: 3,
  });
  return async (planes) => {
    const answer = await session.run({ [TFLITE_INPUT]: new runtime.Tensor('float32', planes, [1, 3, side, side]) });
    return session.outputNames.map((name) => answer[name]!.data as Float32Array);
  };
}

/** Looks at the whole picture, then at its parts, where a face is larger. */
async function detectIn(picture: Canvas, detect: Network): Promise<Detection | undefined> {
  for (const squares of [[wholeOf(picture)], partsOf(picture)]) {
    const found: Detection[] = [];
    for (const square of squares) {
      const planes = samplePlanes(picture, square, { side: DETECTION_SIDE, from: -1, to: 1 });
      const [boxes, scores] = await detect(planes);
      const best = bestDetection(boxes!, scores!, square);
      if (best) {
        found.push({ ...best, square: { ...best.square, side: best.square.side * AROUND } });
      }
    }
    const [largest] = found.toSorted((one, other) => other.square.side - one.square.side);
    if (largest) {
      return largest;
    }
  }
  return undefined;
}

function wholeOf({ width, height }: Canvas): Square {
  return { x: width / 2, y: height / 2, side: Math.max(width, height), turn: 0 };
}

/** Overlapping squares of two sizes. */
function partsOf({ width, height }: Canvas): Square[] {
  return [0.6, 0.36].flatMap((share) => {
    const side = Math.max(width, height) * share;
    const columns = placesAlong(width, side);
    return placesAlong(height, side).flatMap((y) => columns.map((x) => ({ x, y, side, turn: 0 })));
  });
}

function placesAlong(length: number, side: number): number[] {
  if (length <= side) {
    return [length / 2];
  }
  const count = Math.ceil((length - side) / (side / 2)) + 1;
  return Array.from({ length: count }, (_, index) => side / 2 + ((length - side) * index) / (count - 1));
}

/** Points of the square's pixels as points of the picture. */
function placed(points: Float32Array, { x, y, side, turn }: Square): FacePoints {
  const scale = side / LANDMARK_SIDE;
  const [cos, sin] = [Math.cos(turn) * scale, Math.sin(turn) * scale];
  const result = new Float32Array(FACE_POINTS * 3);
  for (let at = 0; at < result.length; at += 3) {
    const across = points[at]! - LANDMARK_SIDE / 2;
    const down = points[at + 1]! - LANDMARK_SIDE / 2;
    result[at] = x + across * cos - down * sin;
    result[at + 1] = y + across * sin + down * cos;
    // The model's numbers grow away from who looks.
    result[at + 2] = -points[at + 2]! * scale;
  }
  return result;
}

/** The square in which the eyes of a found face are level. */
function squareAround(points: FacePoints): Square {
  const [left, right] = EYE_CORNERS.map((point) => [points[point * 3]!, points[point * 3 + 1]!] as const);
  const turn = Math.atan2(right![1] - left![1], right![0] - left![0]);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const low = [Infinity, Infinity];
  const high = [-Infinity, -Infinity];
  for (let at = 0; at < points.length; at += 3) {
    const level = [points[at]! * cos + points[at + 1]! * sin, points[at + 1]! * cos - points[at]! * sin];
    level.forEach((value, axis) => {
      low[axis] = Math.min(low[axis]!, value);
      high[axis] = Math.max(high[axis]!, value);
    });
  }
  const [across, down] = [(low[0]! + high[0]!) / 2, (low[1]! + high[1]!) / 2];
  const side = Math.max(high[0]! - low[0]!, high[1]! - low[1]!) * AROUND;
  return { x: across * cos - down * sin, y: across * sin + down * cos, side, turn };
}
