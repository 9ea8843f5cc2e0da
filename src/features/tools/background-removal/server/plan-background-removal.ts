import { isPaid } from '#src/shared/catalogue/models/is-paid.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { ToolRunner } from '../../tool-runner.ts';
import type { BackgroundRemovalInputs } from '../definition.ts';

/**
 * One cut-out, or one that is corrected. Throws INVALID_DATA for strokes without a cut-out, a cut-out without strokes,
 * and corrections by a model, which have none.
 */
export const planBackgroundRemoval: ToolRunner<BackgroundRemovalInputs> = ({ picture, cutOut, strokes }, { model }) => {
  if (cutOut === undefined && strokes === undefined) {
    return [{ kind: 'cut-out', picture }];
  }
  if (cutOut === undefined || strokes === undefined || isPaid(model)) {
    throw new AppError('INVALID_DATA', {
      details: { issues: [{ path: 'strokes', message: 'go with a cut-out, and to the draft engine' }] },
    });
  }
  return [{ kind: 'cut-out', picture, correction: { cutOut, strokes } }];
};
