import { isPaid } from '#src/shared/catalogue/models/is-paid.ts';
import type { ToolRunner } from '../../tool-runner.ts';
import type { Model3dInputs } from '../definition.ts';

/** One solid. */
export const planModel3d: ToolRunner<Model3dInputs> = ({ front, side, back, sideLooks, shape }, { model, seed }) => [
  {
    kind: 'model-3d',
    pictures: { front, back, [sideLooks]: side },
    seed,
    ...(isPaid(model) ? {} : { shape }),
  },
];
