import { readPackageFile } from '../../../../models/read-package-file.ts';
import { modelSounds } from './model-sounds.ts';

/** Says how a word is pronounced, in the model's symbols; undefined for unknown words. */
export type Dictionary = (word: string) => string | undefined;

let opened: Promise<Dictionary> | undefined;

/** The CMU pronouncing dictionary of American English. It is read once. Throws WEIGHTS_MISSING. */
export function openDictionary(): Promise<Dictionary> {
  opened ??= readPackageFile('@met4citizen/headtts', 'dictionaries/en-us.txt').then((bytes) => {
    const text = bytes.toString('utf8');
    return (word) => lookUp(text, word);
  });
  return opened;
}

/** Binary search: the lines are sorted, each of a word in capitals and its pronunciations, parted by tabs. */
function lookUp(text: string, word: string): string | undefined {
  const wanted = word.toUpperCase().replaceAll('’', "'");
  let from = 0;
  let to = text.length;
  while (from < to) {
    const start = text.lastIndexOf('\n', Math.floor((from + to) / 2) - 1) + 1;
    const end = text.indexOf('\n', start) < 0 ? text.length : text.indexOf('\n', start);
    const tab = text.indexOf('\t', start);
    const entry = text.slice(start, tab);
    if (entry === wanted) {
      return modelSounds(/^[^\t\n]*/.exec(text.slice(tab + 1, end))?.[0] ?? '', wanted);
    }
    if (entry < wanted) {
      from = end + 1;
    } else {
      to = start;
    }
  }
  return undefined;
}
