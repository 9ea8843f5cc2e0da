import { readEdits, type EditReading } from '#src/draft-engine/image-edit/reading/read-edits.ts';
import { EDIT_ORDER, type PictureEdit } from '#src/shared/catalogue/picture-edits.ts';
import type { Language } from '#src/shared/language/languages.ts';
import type { StoredFile } from '../../stored-file.ts';
import { readStoredFile } from '../../web/read-stored-file.ts';
import { settlePictureFields, type PictureFields } from '../../web/use-picture-order.ts';

/** What is filled in on the page. */
export interface EditFields extends PictureFields {
  action: 'edit' | 'faceSwap';
  prompt: string;
  /** Edits as somebody changed them, and the prompt of that time: what is written after it is read on top of them. */
  settled: { prompt: string; edits: readonly PictureEdit[] };
  face: StoredFile | null;
  consent: boolean;
}

export const NO_FIELDS: EditFields = {
  picture: null,
  model: undefined,
  action: 'edit',
  prompt: '',
  settled: { prompt: '', edits: [] },
  face: null,
  consent: false,
};

/** Fields as another version of the program, or an order, may have kept them. */
export function settleFields(kept: Partial<Record<keyof EditFields, unknown>>): EditFields {
  const settled = (kept.settled ?? {}) as { prompt?: unknown; edits?: unknown };
  return {
    ...settlePictureFields(kept),
    action: kept.action === 'faceSwap' ? 'faceSwap' : 'edit',
    prompt: typeof kept.prompt === 'string' ? kept.prompt : '',
    settled: {
      prompt: typeof settled.prompt === 'string' ? settled.prompt : '',
      edits: Array.isArray(settled.edits) ? settled.edits.filter(isEdit) : [],
    },
    face: readStoredFile(kept.face),
    // Asked anew each time.
    consent: false,
  };
}

const isEdit = (value: unknown): value is PictureEdit =>
  (EDIT_ORDER as readonly unknown[]).includes((value as PictureEdit | null)?.kind);

/** The edits that stand now: those that somebody changed, and what the prompt says beyond them. */
export function editsOf({ prompt, settled }: Pick<EditFields, 'prompt' | 'settled'>, language: Language): EditReading {
  if (!prompt.startsWith(settled.prompt)) {
    return readEdits(prompt, { language });
  }
  const rest = prompt.slice(settled.prompt.length);
  const { notUnderstood, ...reading } = readEdits(rest, { before: settled.edits, language });
  const before = settled.prompt === '' ? [] : readEdits(settled.prompt, { language }).notUnderstood;
  return { ...reading, notUnderstood: [...before, ...notUnderstood] };
}
