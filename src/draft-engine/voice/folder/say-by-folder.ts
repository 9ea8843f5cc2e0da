import { AppError } from '#src/shared/errors/app-error.ts';
import type { Language } from '#src/shared/language/languages.ts';
import { fitSounds } from '../fit/fit-sounds.ts';
import { readSentence } from '../reading/read-sentence.ts';
import type { SpokenSound } from '../spoken-sound.ts';
import type { FolderModel } from './folder-model.ts';
import { spellForFolder } from './spell-for-folder.ts';

interface FolderRequest {
  text: string;
  language: Language;
  speaker: number;
  /** Pace; 1 is the model's own. */
  rate: number;
}

/** Says one sentence by a folder's voice. Throws INVALID_DATA (NOTHING_TO_SAY) when nothing in it can be read. */
export async function sayByFolder(
  { text, language, speaker, rate }: FolderRequest,
  { folder, speak }: FolderModel,
): Promise<SpokenSound> {
  const symbols = await spellForFolder(text, language, folder);
  if (symbols.length === 0) {
    throw new AppError('INVALID_DATA', { details: { reason: 'NOTHING_TO_SAY' } });
  }
  const samples = await speak(symbols, speaker, 1 / rate);
  const { sampleRate } = folder;
  return { sampleRate, samples, ...fitSounds(samples, sampleRate, await readSentence(text, language)) };
}
