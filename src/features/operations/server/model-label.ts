import { findModel } from '#src/shared/catalogue/models/all-models.ts';
import { isAppError } from '#src/shared/errors/app-error.ts';

/** A model's product name; its id where the catalogue no longer has it. */
export function modelLabel(id: string): string {
  try {
    return findModel(id).label;
  } catch (error) {
    if (isAppError(error, 'MODEL_UNKNOWN')) {
      return id;
    }
    throw error;
  }
}
