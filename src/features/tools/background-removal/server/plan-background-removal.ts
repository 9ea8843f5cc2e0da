import type { ToolRunner } from '../../tool-runner.ts';
import type { BackgroundRemovalInputs } from '../definition.ts';

/** One cut-out. */
export const planBackgroundRemoval: ToolRunner<BackgroundRemovalInputs> = ({ picture }) => [
  { kind: 'cut-out', picture },
];
