import type { ModelEntry, Route } from './model-entry.ts';

/** What an operator changed about a model of the catalogue. */
export interface ModelChange {
  readonly isOff: boolean;
  /** In place of the catalogue's price; null for that. */
  readonly priceCoins: number | null;
  /** In place of the catalogue's ways to it; null for those. */
  readonly routes: readonly Route[] | null;
  /** Id of the model that does its work; null for itself. */
  readonly servedBy: string | null;
}

/**
 * The model as it is offered with these changes. One that another model serves has that model's abilities, price and
 * life, and says so in its label. `other` is the serving model of the catalogue.
 */
export function changeModel(model: ModelEntry, change: ModelChange, other: ModelEntry | undefined): ModelEntry {
  const served: ModelEntry = other
    ? { ...other, id: model.id, label: `${model.label} (${other.label})`, servedBy: other.id, isNew: false }
    : model;
  const [first, ...otherRoutes] = change.routes ?? [];
  return {
    ...served,
    ...(first ? { ...first, otherRoutes } : {}),
    ...(change.priceCoins === null ? {} : { priceCoins: change.priceCoins }),
    ...(change.isOff ? { switchedOff: true } : {}),
  };
}
