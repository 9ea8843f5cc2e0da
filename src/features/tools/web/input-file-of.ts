import type { ToolTask } from '../contract.ts';
import type { StoredFile } from '../stored-file.ts';

/** The file that an input of a task names; undefined where it is gone, or the input names none. */
export function inputFileOf({ inputs, inputFiles }: ToolTask, name: string): StoredFile | undefined {
  return inputFiles.find(({ id }) => id === inputs[name]);
}
