import type { FilmType } from '#src/shared/catalogue/film-types.ts';
import type { Plot, StepKind } from '../plot/plot.ts';

const KIND_TENSION: Readonly<Record<StepKind, number>> = {
  opening: 0.1,
  portrait: 0.15,
  want: 0.25,
  arrival: 0.3,
  insert: 0.35,
  before: 0.6,
  deed: 0.5,
  cut_in: 0.6,
  reaction: 0.5,
  after: 0.5,
  doubt: 0.55,
  talk: 0.35,
  passage: 0.2,
  ending: 0.3,
};
const TYPE_TENSION: Readonly<Partial<Record<FilmType, number>>> = {
  horror: 0.25,
  suspense: 0.2,
  action: 0.2,
  war: 0.2,
  disaster: 0.25,
  crime: 0.12,
  art: -0.1,
  education: -0.15,
  nature: -0.1,
  family: -0.05,
};

/** 0 calm to 1: rises towards the last events of a film and falls at its end. */
export function tensionOf({ steps }: Plot, index: number, type: FilmType): number {
  const kind = steps[index]?.kind ?? 'deed';
  const progress = steps.length < 2 ? 0 : index / (steps.length - 1);
  const rise = kind === 'ending' ? 0 : 0.3 * progress;
  const tension = KIND_TENSION[kind] + rise + (TYPE_TENSION[type] ?? 0);
  return Math.round(Math.max(0, Math.min(1, tension)) * 100) / 100;
}
