import { findModel } from '#src/shared/catalogue/models/all-models.ts';
import { isAppError } from '#src/shared/errors/app-error.ts';

/** A model's id and the name that people know it by; what is no model of the catalogue keeps its id. */
export function presentModel(id: string): { id: string; label: string } {
  try {
    return { id, label: findModel(id).label };
  } catch (error) {
    if (!isAppError(error, 'MODEL_UNKNOWN')) throw error;
    return { id, label: id };
  }
}
