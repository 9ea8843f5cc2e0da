import { findModel } from '#src/shared/catalogue/models/all-models.ts';
import { routesOf } from '#src/shared/catalogue/models/routes.ts';
import type { GenerationRow } from './tables.ts';

/** The vendor's name of the model that a generation is asked from. */
export function vendorModelOf({ model, vendorModel }: Pick<GenerationRow, 'model' | 'vendorModel'>): string {
  return vendorModel ?? findModel(model).vendorModel;
}

/**
 * The catalogue's id of the model behind that name: another than the one that was asked for, where the operator lets
 * that one do its work. The vendor's name where the model has been given other ways since.
 */
export function servingModel(row: Pick<GenerationRow, 'model' | 'vendor' | 'vendorModel'>): string {
  const vendorModel = vendorModelOf(row);
  const asked = findModel(row.model);
  const isItsWay = routesOf(asked).some((route) => route.vendor === row.vendor && route.vendorModel === vendorModel);
  return isItsWay ? (asked.servedBy ?? asked.id) : vendorModel;
}
