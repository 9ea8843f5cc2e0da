import { findModel } from '#src/shared/catalogue/models/all-models.ts';

/**
 * The length to ask a model for, in seconds: its shortest that is long enough, or its longest; a whole number where the
 * model takes any.
 */
export function chooseLength(model: string, wantedSeconds: number): number {
  const { durationsSeconds } = findModel(model);
  const enough = durationsSeconds?.find((seconds) => seconds >= wantedSeconds - 0.05);
  return enough ?? durationsSeconds?.at(-1) ?? Math.max(1, Math.ceil(wantedSeconds));
}
