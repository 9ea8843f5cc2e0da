import type { FaceFeatures, FigureSpec } from '#src/draft-engine/story/figure-spec.ts';

/** Sets of features that go well together, in the order in which they are offered. */
const CLEAR_FACES: readonly Required<Omit<FaceFeatures, 'iris'>>[] = [
  { eyes: 'round', nose: 'straight', jaw: 'oval', brows: 'arched', lips: 'full' },
  { eyes: 'almond', nose: 'straight', jaw: 'heart', brows: 'fine', lips: 'full' },
  { eyes: 'round', nose: 'button', jaw: 'round', brows: 'fine', lips: 'full' },
  { eyes: 'almond', nose: 'narrow', jaw: 'oval', brows: 'straight', lips: 'thin' },
  { eyes: 'deep_set', nose: 'straight', jaw: 'square', brows: 'full', lips: 'thin' },
];

/** True for a figure whose face has features that can be changed. */
export function hasFace(figure: FigureSpec): boolean {
  return figure.kind === 'person';
}

/**
 * A figure with a clearer face: what its features leave to chance is chosen, and where nothing is left to chance they
 * are changed, but for the eyes, by which people know each other. Each `round`, from 0, gives another one.
 */
export function withClearerFace(figure: FigureSpec, round: number): FigureSpec {
  if (figure.kind !== 'person') {
    return figure;
  }
  const offered = CLEAR_FACES.map((face): FaceFeatures => {
    const filled = { ...face, ...figure.features };
    return isSame(filled, figure.features) ? { ...filled, ...face, eyes: filled.eyes } : filled;
  }).filter(
    (face, index, all) => !isSame(face, figure.features) && all.findIndex((one) => isSame(one, face)) === index,
  );
  const features = offered[round % Math.max(1, offered.length)];
  return features ? { ...figure, features } : figure;
}

function isSame(one: FaceFeatures, other: FaceFeatures | undefined): boolean {
  const fields = ['eyes', 'nose', 'jaw', 'brows', 'lips', 'iris'] as const;
  return fields.every((field) => one[field] === other?.[field]);
}
