import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { isPaid } from '#src/shared/catalogue/models/is-paid.ts';
import { VOICES } from '#src/shared/catalogue/voices.ts';
import { countCharacters } from '#src/shared/count-characters.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { Language } from '#src/shared/language/languages.ts';
import type { SpokenWords } from '#src/vendors/tool-requests.ts';
import type { ToolRunner } from '../../tool-runner.ts';
import type { PhotoTalkInputs } from '../definition.ts';

/** One clip of a talking photo. Throws PROMPT_EMPTY and PROMPT_TOO_LONG where there is no sound. */
export const planPhotoTalk: ToolRunner<PhotoTalkInputs> = (
  { picture, sound, text, voice, marks },
  { model, language, seed },
) => [
  {
    kind: 'lip-sync',
    speaker: { picture },
    sound: sound ?? wordsOf(text, voice, language),
    seed,
    ...(marks && !isPaid(model) ? { marks } : {}),
  },
];

function wordsOf(written: string, voice: PhotoTalkInputs['voice'], page: Language): SpokenWords {
  const text = written.trim();
  if (text === '') {
    throw new AppError('PROMPT_EMPTY');
  }
  const { talkCharacters } = LIMITS.tools;
  if (countCharacters(text) > talkCharacters) {
    throw new AppError('PROMPT_TOO_LONG', { details: { limit: talkCharacters } });
  }
  const speaker = VOICES.find(({ id }) => id === voice) ?? VOICES.find(({ language }) => language === page);
  return {
    text,
    language: speaker?.language ?? page,
    voice: { voice: speaker?.id ?? `${page}-narrator`, pitchShift: 0, rate: 1 },
  };
}
