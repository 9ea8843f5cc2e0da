import { readClipEdits, type ClipReading } from '#src/draft-engine/clip-edit/reading/read-clip-edits.ts';
import { CLIP_EDIT_ORDER, editOf, orderedEdits, type ClipEdit } from '#src/shared/catalogue/clip-edits.ts';
import { CLIP_ASPECTS, type ClipAspect } from '#src/shared/catalogue/clip-forms.ts';
import type { Language } from '#src/shared/language/languages.ts';
import type { StoredFile } from '../../stored-file.ts';
import { readStoredFile } from '../../web/read-stored-file.ts';

/** What is filled in on the page. */
export interface VideoEditFields {
  clip: StoredFile | null;
  prompt: string;
  /** Edits as somebody changed them, and the prompt of that time: what is written after it is read on top of them. */
  settled: { prompt: string; edits: readonly ClipEdit[] };
  /** For models; null: the shape of the clip. */
  aspect: ClipAspect | null;
  /** As it is typed; empty: any. */
  seed: string;
  model: string | undefined;
}

export const NO_FIELDS: VideoEditFields = {
  clip: null,
  prompt: '',
  settled: { prompt: '', edits: [] },
  aspect: null,
  seed: '',
  model: undefined,
};

const MOST_SEED = 0xffffffff;

/** Fields as another version of the program, or an order, may have kept them. */
export function settle(kept: Partial<Record<keyof VideoEditFields, unknown>>): VideoEditFields {
  const settled = (kept.settled ?? {}) as { prompt?: unknown; edits?: unknown };
  return {
    clip: readStoredFile(kept.clip),
    prompt: typeof kept.prompt === 'string' ? kept.prompt : '',
    settled: {
      prompt: typeof settled.prompt === 'string' ? settled.prompt : '',
      edits: Array.isArray(settled.edits) ? settled.edits.filter(isEdit) : [],
    },
    aspect: CLIP_ASPECTS.find((aspect) => aspect === kept.aspect) ?? null,
    seed: typeof kept.seed === 'string' || typeof kept.seed === 'number' ? String(kept.seed) : '',
    model: typeof kept.model === 'string' ? kept.model : undefined,
  };
}

const isEdit = (value: unknown): value is ClipEdit =>
  (CLIP_EDIT_ORDER as readonly unknown[]).includes((value as ClipEdit | null)?.kind);

/** The number that is typed; undefined where there is none, null where it is no seed. */
export function seedOf(typed: string): number | null | undefined {
  const text = typed.trim();
  const number = Number(text);
  if (text === '') {
    return undefined;
  }
  return /^\d+$/.test(text) && number <= MOST_SEED ? number : null;
}

/** The edits that stand now: those that somebody changed, and what the prompt says beyond them. */
export function editsOf(
  { prompt, settled }: Pick<VideoEditFields, 'prompt' | 'settled'>,
  { language, seconds }: { language: Language; seconds: number },
): ClipReading {
  if (!prompt.startsWith(settled.prompt)) {
    return readClipEdits(prompt, { language, seconds });
  }
  const rest = readClipEdits(prompt.slice(settled.prompt.length), { before: settled.edits, language, seconds });
  const before = settled.prompt === '' ? undefined : readClipEdits(settled.prompt, { language, seconds });
  return {
    edits: rest.edits,
    notUnderstood: [...(before?.notUnderstood ?? []), ...rest.notUnderstood],
    notForClips: [...(before?.notForClips ?? []), ...rest.notForClips],
  };
}

/** Edits with a shape, or without one. */
export function withShape(edits: readonly ClipEdit[], shape: ClipAspect | null): ClipEdit[] {
  const { shape: _, ...crop } = editOf(edits, 'crop') ?? { kind: 'crop', left: 0, top: 0, right: 0, bottom: 0 };
  const others = edits.filter(({ kind }) => kind !== 'crop');
  const isPlain = crop.left + crop.top + crop.right + crop.bottom === 0;
  if (shape === null) {
    return isPlain ? others : orderedEdits([...others, crop]);
  }
  return orderedEdits([...others, { ...crop, shape }]);
}
