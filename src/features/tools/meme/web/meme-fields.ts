import { MEME_FORMS, MEME_LIMITS, type MemeForm } from '#src/shared/catalogue/meme-forms.ts';
import type { StoredFile } from '../../stored-file.ts';
import { readStoredFile } from '../../web/read-stored-file.ts';

/** What is filled in on the page of memes. */
export interface MemeFields {
  template: string;
  /** By place; what stands there stays when another template is chosen. */
  lines: readonly string[];
  photo: StoredFile | null;
  as: MemeForm;
  model: string | undefined;
}

export const NO_MEME: MemeFields = { template: '', lines: [], photo: null, as: 'png', model: undefined };

/** Puts in order what another version of the program, or a task, may have kept. */
export function settleMeme(kept: Partial<Record<keyof MemeFields, unknown>>): MemeFields {
  return {
    template: typeof kept.template === 'string' ? kept.template : '',
    lines: Array.isArray(kept.lines) ? kept.lines.slice(0, MEME_LIMITS.lines).map(String) : [],
    photo: readStoredFile(kept.photo),
    as: MEME_FORMS.find((form) => form === kept.as) ?? 'png',
    model: typeof kept.model === 'string' ? kept.model : undefined,
  };
}
