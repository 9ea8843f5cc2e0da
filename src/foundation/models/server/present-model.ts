import { findModel } from '#src/shared/catalogue/models/all-models.ts';
import { isAppError } from '#src/shared/errors/app-error.ts';

/** A model's id and its display name; an unknown model keeps its id. */
export function presentModel(id: string): { id: string; label: string } {
  try {
    return { id, label: findModel(id).label };
  } catch (error) {
    if (!isAppError(error, 'MODEL_UNKNOWN')) {
      throw error;
    }
    return { id, label: id };
  }
}
