import { findModel } from '#src/shared/catalogue/models/all-models.ts';
import type { GenerationRow } from './tables.ts';

/** The vendor's name of the model that a generation is asked from. */
export function vendorModelOf({ model, vendorModel }: Pick<GenerationRow, 'model' | 'vendorModel'>): string {
  return vendorModel ?? findModel(model).vendorModel;
}
