import type { TaskContext } from '#src/platform/server/workers/serve-tasks.ts';
import { makeTemplateClip, type MadeTemplateClip, type TemplateClip } from '../templates/make-template-clip.ts';

/** Input of a template's clip. */
export type TemplateTask = Omit<TemplateClip, keyof TaskContext>;

/** Makes a clip of a template. Throws as `makeTemplateClip` does. */
export async function makeTemplateTask(input: TemplateTask, run: TaskContext): Promise<MadeTemplateClip> {
  return makeTemplateClip({ ...input, ...run });
}
