import { VIEWS } from '#src/shared/catalogue/views.ts';
import { deriveSeed } from '#src/shared/random.ts';
import type { ToolRunner } from '../../tool-runner.ts';
import type { MultiViewInputs } from '../definition.ts';

/** Of each view, in pixels. */
const SIDE_PIXELS = 1024;

/** One request for each view, in the order of the catalogue. */
export const planMultiView: ToolRunner<MultiViewInputs> = ({ picture, views }, { seed, drawnAs }) => {
  const drawn = drawnAs(picture);
  return VIEWS.filter((view) => views.includes(view)).map((view) => ({
    kind: 'view' as const,
    picture,
    view,
    seed: deriveSeed(seed, view),
    widthPixels: SIDE_PIXELS,
    heightPixels: SIDE_PIXELS,
    ...(drawn ? { drawn } : {}),
  }));
};
