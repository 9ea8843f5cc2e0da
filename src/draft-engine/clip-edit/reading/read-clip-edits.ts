import {
  CLIP_EDIT_LIMITS,
  STILL_ONLY,
  editOf,
  orderedEdits,
  type ClipCrop,
  type ClipEdit,
} from '#src/shared/catalogue/clip-edits.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import type { PictureEdit, PictureEditKind } from '#src/shared/catalogue/picture-edits.ts';
import type { Language } from '#src/shared/language/languages.ts';
import { languagesOf } from '../../image-edit/reading/language-of.ts';
import { readTaken } from '../../image-edit/reading/read-edits.ts';
import { takeQuotes } from '../../image-edit/reading/take-quotes.ts';
import { scanClipWords } from './scan-clip-words.ts';

/** What a request asks to be done to a clip. */
export interface ClipReading {
  /** In the order in which they are carried out. */
  edits: ClipEdit[];
  /** Parts of the request that name no edit, in its own words. */
  notUnderstood: string[];
  /** Edits that are understood, and possible only with a picture. */
  notForClips: PictureEditKind[];
}

/** What is known beside the words. */
export interface ClipRequestFacts {
  /** Edits that there are already: they stay unless the request changes or takes them back. */
  before?: readonly ClipEdit[];
  /** Of the page, for texts whose letters do not show theirs. */
  language?: Language;
  /** Length of the clip. */
  seconds?: number;
}

/** Reads what a request asks to be done to a clip: its time, sound and shape first, then all that pictures can have. */
export function readClipEdits(
  request: string,
  { before = [], language = 'en', seconds = LIMITS.uploads.videoEditSeconds }: ClipRequestFacts = {},
): ClipReading {
  const { language: own, words, unquoted } = languagesOf(request, language);
  const taken = takeQuotes(request, unquoted);
  const { asks, rest, notUnderstood } = scanClipWords(taken.text, own, seconds);
  const isPictureEdit = ({ kind }: ClipEdit): boolean => !OF_CLIPS.has(kind);
  const pictures = readTaken(
    { text: rest, quotes: taken.quotes },
    {
      before: before.filter(isPictureEdit).map(asPictureEdit),
      words,
    },
  );
  let edits: ClipEdit[] = pictures.startsOver ? [] : before.filter((edit) => !isPictureEdit(edit));
  edits.push(...pictures.edits.flatMap((edit) => asClipEdit(edit, editOf(before, 'crop'))));
  let follows = false;
  for (const ask of asks) {
    if (ask.kind === 'follow') {
      follows = true;
    } else if (ask.kind === 'back') {
      edits = edits.filter(({ kind }) => kind !== ask.of);
    } else {
      edits = [...edits.filter(({ kind }) => kind !== ask.kind), ask];
    }
  }
  const settled = edits.map((edit) => (follows && edit.kind === 'crop' ? { ...edit, follows: true as const } : edit));
  return {
    edits: orderedEdits(settled).slice(0, CLIP_EDIT_LIMITS.edits),
    notUnderstood: [...new Set([...notUnderstood, ...pictures.notUnderstood])],
    notForClips: [...new Set(pictures.edits.filter(isStillOnly).map(({ kind }) => kind))],
  };
}

const OF_CLIPS: ReadonlySet<string> = new Set<ClipEdit['kind']>([
  'trim',
  'reverse',
  'speed',
  'volume',
  'stabilise',
  'fadeIn',
  'fadeOut',
]);

const isStillOnly = (edit: PictureEdit): boolean =>
  (STILL_ONLY as readonly string[]).includes(edit.kind) || (edit.kind === 'blur' && edit.area === 'background');

/** As the reader of pictures knows it. */
function asPictureEdit(edit: ClipEdit): PictureEdit {
  if (edit.kind !== 'crop') {
    return edit as PictureEdit;
  }
  const { at: _, follows, ...crop } = edit;
  return { ...crop, ...(follows ? { subject: true as const } : {}) };
}

/** As it is done to a clip; nothing where it cannot be. A crop that was there before keeps its place. */
function asClipEdit(edit: PictureEdit, before: ClipCrop | undefined): ClipEdit[] {
  if (isStillOnly(edit)) {
    return [];
  }
  if (edit.kind !== 'crop') {
    return [edit as ClipEdit];
  }
  if (before && JSON.stringify(asPictureEdit(before)) === JSON.stringify(edit)) {
    return [before];
  }
  const { subject, ...crop } = edit;
  // Around what stands out, but of one size in all frames.
  return [subject ? { ...crop, shape: crop.shape ?? '1:1', follows: true } : crop];
}
