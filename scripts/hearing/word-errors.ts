/** A difference between what was said and what was heard; one side is empty where a word is missing or added. */
export interface WordError {
  said: string;
  heard: string;
}

/** Spellings of one word: the recogniser writes American English, and small numbers as it likes. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/^([a-z]{3,})our(s|ed|ing|ful|hood|hoods)?$/, '$1or$2'],
  [/^([a-z]{3,})is(e|es|ed|ing)$/, '$1iz$2'],
  [/^([a-z]{2,})tre(s?)$/, '$1ter$2'],
  [/^grey$/, 'gray'],
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'].map(
    (word, number) => [new RegExp(`^${word}$`), String(number)] as const,
  ),
];

/**
 * The words of an English text, lower case, in one spelling, without punctuation and without notes in brackets such as
 * "(music)".
 */
export function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll(/\([^)]*\)|\[[^\]]*\]/g, ' ')
    .replaceAll(/[’']/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .map((word) => SPELLINGS.reduce((spelt, [pattern, spelling]) => spelt.replace(pattern, spelling), word));
}

/** The fewest substitutions, omissions and additions that lead from the words said to the words heard, in order. */
export function wordErrors(said: readonly string[], heard: readonly string[]): WordError[] {
  const costs = editCosts(said, heard);
  const errors: WordError[] = [];
  let [row, column] = [said.length, heard.length];
  while (row > 0 || column > 0) {
    const [spoken, taken] = [said[row - 1] ?? '', heard[column - 1] ?? ''];
    const cost = costs[row]![column]!;
    if (row > 0 && column > 0 && cost === costs[row - 1]![column - 1]! + Number(spoken !== taken)) {
      if (spoken !== taken) {
        errors.push({ said: spoken, heard: taken });
      }
      row -= 1;
      column -= 1;
    } else if (row > 0 && cost === costs[row - 1]![column]! + 1) {
      errors.push({ said: spoken, heard: '' });
      row -= 1;
    } else {
      errors.push({ said: '', heard: taken });
      column -= 1;
    }
  }
  return errors.toReversed();
}

/** Levenshtein distances between all beginnings of the two lists: [words said][words heard]. */
function editCosts(said: readonly string[], heard: readonly string[]): number[][] {
  const costs = [Array.from({ length: heard.length + 1 }, (_, column) => column)];
  for (const [index, spoken] of said.entries()) {
    const above = costs[index]!;
    const row = [index + 1];
    for (const [column, taken] of heard.entries()) {
      row.push(Math.min(above[column]! + Number(spoken !== taken), above[column + 1]! + 1, row[column]! + 1));
    }
    costs.push(row);
  }
  return costs;
}
