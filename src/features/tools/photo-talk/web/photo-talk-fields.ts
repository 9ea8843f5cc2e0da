import { VOICES, type VoiceId } from '#src/shared/catalogue/voices.ts';
import type { Language } from '#src/shared/language/languages.ts';
import type { StoredFile } from '../../stored-file.ts';
import { readStoredFile } from '../../web/read-stored-file.ts';
import type { ShownMarks } from '../definition.ts';

/** What is filled in on the page. */
export interface PhotoTalkFields {
  picture: StoredFile | null;
  /** What is said: a text, or a sound of one's own. */
  says: 'text' | 'sound';
  text: string;
  /** Null: the usual one of the page's language. */
  voice: VoiceId | null;
  sound: StoredFile | null;
  /** Where a person has put the eyes and the mouth of this picture. */
  marks: (ShownMarks & { of: string }) | null;
  model: string | undefined;
}

export const NO_FIELDS: PhotoTalkFields = {
  picture: null,
  says: 'text',
  text: '',
  voice: null,
  sound: null,
  marks: null,
  model: undefined,
};

/** What was kept on this device, or ordered before, in order. */
export function settle(kept: Partial<Record<keyof PhotoTalkFields, unknown>>): PhotoTalkFields {
  const picture = readStoredFile(kept.picture);
  return {
    picture,
    says: kept.says === 'sound' ? 'sound' : 'text',
    text: typeof kept.text === 'string' ? kept.text : '',
    voice: VOICES.find(({ id }) => id === kept.voice)?.id ?? null,
    sound: readStoredFile(kept.sound),
    marks: readMarks(kept.marks, picture),
    model: typeof kept.model === 'string' ? kept.model : undefined,
  };
}

function readMarks(value: unknown, picture: StoredFile | null): PhotoTalkFields['marks'] {
  const read = value as Partial<ShownMarks & { of: unknown }> | null | undefined;
  const places = [read?.leftEye, read?.rightEye, read?.mouth];
  const isWhole = places.every((place) => Number.isFinite(place?.x) && Number.isFinite(place?.y));
  if (!picture || !isWhole || (read?.of !== undefined && read.of !== picture.id)) {
    return null;
  }
  const { leftEye, rightEye, mouth } = read as ShownMarks;
  return { leftEye, rightEye, mouth, of: picture.id };
}

/** The usual voice of a language. */
export const usualVoice = (language: Language): VoiceId => `${language}-woman`;
