import { SEEN_ROWS, type SeenThing } from './seen-rows.ts';

/** A thing of the picture with the words that name it. */
export interface Seen extends SeenThing {
  words: string;
}

/** What stands before such words and goes with them: 'in front of a huge', 'with many'. */
const BEFORE =
  '(?:(?:,\\s*)?\\b(?:and|with|in front of|under(?:neath)?|beneath|below|over|above|against|behind|among|featuring|near|beside|next to|in|on|at|of|by)\\s+)?(?:(?:an?|the|some|many|several|two|three|huge|giant|big|large|bright|beautiful|majestic|colou?rful|small|tall|snowy|snow-capped|distant|floating|blooming)\\s+)*';
/** What stands behind them: a particle, or where it is. */
const BEHIND =
  '(?:\\s+(?:in|across|over|above|lighting up|lights up|fills?|filling) (?:the |an? )?(?:(?:night|dark|starry|evening|blue) )?sky\\b|(?:の下の|の下で|の下に|の前の|の前で|の前に|の上の|の上に|の上を|の中の|の中で)|(?:[とのがはをにで](?=[\\p{L}、。]))|(?:[と、])|(?:下的|下面的|前的|上的|里的|中的)|[下里中](?=[，。、]|$)|[和与在](?=\\p{Script=Han})|的(?=\\p{Script=Han})|(?:(?: ?(?:위|아래|앞|속|옆)(?:의|에서|에)?|에서|의|와|과|이|가|을|를|은|는|에|로)(?=\\s|$|,)))?';

const PATTERNS = SEEN_ROWS.map(([shows, [en, ...others]]) => ({
  shows,
  pattern: new RegExp(`${BEFORE}\\b(?:${en})\\b${BEHIND}|(?:${others.join('|')})${BEHIND}`, 'giu'),
}));

/** Takes out of a text what the picture shows by itself; the rest is for the reader of the language. */
export function takeSeen(text: string): { seen: Seen[]; rest: string } {
  const seen: Seen[] = [];
  let rest = text;
  for (const { shows, pattern } of PATTERNS) {
    rest = rest.replace(pattern, (words: string) => {
      seen.push({ ...shows, words: words.trim() });
      return shows.isSaidToo ? words : ' ';
    });
  }
  return { seen, rest: tidied(rest) };
}

/** What is left, without joints that join nothing. */
const tidied = (text: string): string =>
  text
    .replace(/\s+/gu, ' ')
    .replace(/^[\s,，、。.;的の]+/u, '')
    .replace(/\s+([,，、。])/gu, '$1')
    .replace(/([,，、])(?:\s*[,，、])+/gu, '$1')
    .replace(/(?:\s|,|，|、|\b(?:and|with|in|on|at|of|the|a|under|over|by|from)\b)+$/iu, '')
    .replace(/(?<=[가-힣])[와과]$|(?<=\p{L})[と和与]$/u, '')
    .replace(/^(?:and|with|in|on|of|at|over|under|by|from)\s*(?=,|$)/iu, '')
    .trim();
