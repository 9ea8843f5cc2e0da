import type { Square } from './sample-planes.ts';

/** Where a face seems to be, and how surely. */
export interface Detection {
  square: Square;
  score: number;
}

/** The picture that the model sees, and the grids of places that it judges: cells a side, guesses for each cell. */
const SIDE = 128;
const GRIDS = [
  { cells: 16, guesses: 2 },
  { cells: 8, guesses: 6 },
] as const;
/** Numbers for each guess: centre, size, then six points of the face, of which the first two are the eyes. */
const NUMBERS = 16;
const LEAST_SCORE = 0.5;

const CENTRES = GRIDS.flatMap(({ cells, guesses }) =>
  Array.from({ length: cells * cells * guesses }, (_, index) => {
    const cell = Math.floor(index / guesses);
    return { x: ((cell % cells) + 0.5) / cells, y: (Math.floor(cell / cells) + 0.5) / cells };
  }),
);

/** The surest face in a square of a picture, as a square of the picture in which its eyes are level. */
export function bestDetection(boxes: Float32Array, scores: Float32Array, seen: Square): Detection | undefined {
  const index = scores.reduce((best, score, at) => (score > scores[best]! ? at : best), 0);
  const score = 1 / (1 + Math.exp(-scores[index]!));
  const centre = CENTRES[index];
  if (score < LEAST_SCORE || !centre) {
    return undefined;
  }
  const [x = 0, y = 0, width = 0, height = 0, ...eyes] = boxes.subarray(index * NUMBERS, index * NUMBERS + 8);
  const place = (across: number, down: number): { x: number; y: number } => ({
    x: seen.x + (across / SIDE + centre.x - 0.5) * seen.side,
    y: seen.y + (down / SIDE + centre.y - 0.5) * seen.side,
  });
  const [leftX = 0, leftY = 0, rightX = 0, rightY = 0] = eyes;
  return {
    score,
    square: {
      ...place(x, y),
      side: (Math.max(width, height) / SIDE) * seen.side,
      turn: Math.atan2(rightY - leftY, rightX - leftX),
    },
  };
}
