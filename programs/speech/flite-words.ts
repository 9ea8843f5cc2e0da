import type { SpokenSound, SpokenWord } from './spoken.ts';

const VOWEL = /^(aa|ae|ah|ao|aw|ax|axr|ay|eh|er|ey|ih|iy|ow|oy|uh|uw)$/;

/**
 * Finds the time of each word: aligns the phonemes of the words spoken one by one (with a pause after each) with those
 * of the whole sentence, by minimum edit distance.
 */
export function alignWords(
  words: readonly string[],
  apart: readonly SpokenSound[],
  whole: readonly SpokenSound[],
): SpokenWord[] {
  const expected: { phoneme: string; word: number }[] = [];
  let word = 0;
  let spokeWord = false;
  for (const sound of apart) {
    if (sound.phoneme !== 'pau') {
      expected.push({ phoneme: sound.phoneme, word: Math.min(word, words.length - 1) });
      spokeWord = true;
    } else if (spokeWord) {
      word++;
      spokeWord = false;
    }
  }
  const heard = whole.filter((sound) => sound.phoneme !== 'pau');
  const owners = matchOwners(expected, heard);
  const spans: (SpokenWord | undefined)[] = words.map(() => undefined);
  heard.forEach((sound, index) => {
    const owner = owners[index];
    if (owner === undefined) {
      return;
    }
    const span = spans[owner];
    if (span) {
      span.endSeconds = sound.endSeconds;
    } else {
      spans[owner] = { text: words[owner] ?? '', startSeconds: sound.startSeconds, endSeconds: sound.endSeconds };
    }
  });
  return spans.filter((span) => span !== undefined);
}

/** The word of each phoneme (edit distance; a gap costs 1, a likely substitution less). */
function matchOwners(
  expected: readonly { phoneme: string; word: number }[],
  heard: readonly SpokenSound[],
): (number | undefined)[] {
  const width = heard.length + 1;
  const cost = new Float64Array((expected.length + 1) * width);
  for (let column = 1; column < width; column++) {
    cost[column] = column;
  }
  for (let row = 1; row <= expected.length; row++) {
    cost[row * width] = row;
    for (let column = 1; column < width; column++) {
      const change =
        cost[(row - 1) * width + column - 1]! + difference(expected[row - 1]!.phoneme, heard[column - 1]!.phoneme);
      cost[row * width + column] = Math.min(
        change,
        cost[(row - 1) * width + column]! + 1,
        cost[row * width + column - 1]! + 1,
      );
    }
  }
  const owners: (number | undefined)[] = heard.map(() => undefined);
  let row = expected.length;
  let column = heard.length;
  while (row > 0 && column > 0) {
    const here = cost[row * width + column]!;
    const pair =
      cost[(row - 1) * width + column - 1]! + difference(expected[row - 1]!.phoneme, heard[column - 1]!.phoneme);
    if (here === pair) {
      owners[--column] = expected[--row]!.word;
    } else if (here === cost[row * width + column - 1]! + 1) {
      owners[--column] = expected[row - 1]!.word;
    } else {
      row--;
    }
  }
  return owners;
}

function difference(one: string, other: string): number {
  if (one === other) {
    return 0;
  }
  return VOWEL.test(one) === VOWEL.test(other) ? 0.6 : 1.6;
}
