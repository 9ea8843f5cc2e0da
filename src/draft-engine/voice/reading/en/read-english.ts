import type { ReadSentence, ReadWord } from '../read-word.ts';
import { openDictionary, type Dictionary } from './sounds/dictionary.ts';
import { soundsInContext } from './sounds/sounds-in-context.ts';
import { spellOut } from './spelling/spell-out.ts';
import { splitWords } from './split-words.ts';

/** Reads an English sentence as an American does. */
export const readEnglish: ReadSentence = async (sentence) => read(sentence, await openDictionary());

function read(sentence: string, dictionary: Dictionary): ReadWord[] {
  const tokens = splitWords(sentence);
  const spoken = spellOut(tokens);
  const sounds = soundsInContext(spoken, tokens, dictionary);
  const said = tokens.map(({ text, mark }, index) => ({
    text,
    spoken: spoken[index] ?? '',
    phonemes: sounds[index] ?? '',
    mark,
  }));
  return said
    .filter(({ phonemes }) => phonemes !== '')
    .map(({ mark, ...word }, index, all) => ({ ...word, after: index < all.length - 1 ? `${mark} ` : mark }));
}
