import type { Language } from '#src/shared/language/languages.ts';
import { editClip, type ClipEditing, type EditedClip } from '../clip-edit/edit-clip.ts';
import { editToolsFor } from './edit-tools.ts';

/** Input of a clip that is edited. */
export interface EditClipTask extends Omit<ClipEditing, 'signal' | 'tools'> {
  /** Of the page: texts are drawn in its fonts first. */
  language: Language;
}

/** Edits a clip. Throws as `editClip` does. */
export async function editClipTask(
  { language, ...input }: EditClipTask,
  { signal }: { signal: AbortSignal },
): Promise<EditedClip> {
  return editClip({ ...input, tools: editToolsFor(language), signal });
}
