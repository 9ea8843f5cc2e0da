import type { ModelEntry } from './model-entry.ts';

/** True for a model that costs coins: any but the built-in engine's (CAT-35). */
export function isPaid({ vendor }: Pick<ModelEntry, 'vendor'>): boolean {
  return vendor !== 'draft';
}
