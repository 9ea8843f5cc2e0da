import type { TaskContext } from '#src/platform/server/workers/serve-tasks.ts';
import type { ClipEdit } from '#src/shared/catalogue/clip-edits.ts';
import type { Language } from '#src/shared/language/languages.ts';
import { editClip, type ClipEditing, type EditedClip } from '../clip-edit/edit-clip.ts';
import { readClipEdits, type ClipReading } from '../clip-edit/reading/read-clip-edits.ts';
import { editToolsFor } from './edit-tools.ts';

/** Input of a clip that is edited. */
export interface EditClipTask extends Omit<ClipEditing, keyof TaskContext | 'tools'> {
  /** Of the page: texts are drawn in its fonts first. */
  language: Language;
  /** What it tells of beside the edits is told. */
  prompt: string;
}

/** What was made, what was done, and what was not. */
export interface EditedClipFile extends EditedClip, Pick<ClipReading, 'notUnderstood' | 'notForClips'> {
  edits: readonly ClipEdit[];
}

/** Edits a clip. Throws as `editClip` does. */
export async function editClipTask(
  { language, prompt, ...input }: EditClipTask,
  run: TaskContext,
): Promise<EditedClipFile> {
  const made = await editClip({ ...input, tools: editToolsFor(language), ...run });
  const { notUnderstood, notForClips } = readClipEdits(prompt, { language });
  return { ...made, edits: input.edits, notUnderstood, notForClips };
}
