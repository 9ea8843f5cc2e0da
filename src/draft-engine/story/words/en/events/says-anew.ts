import { verbFormsOf } from '../../../idea/en/verb-forms.ts';

/** Words that carry no news: articles, pronouns, prepositions, auxiliaries. */
const SMALL = new Set(
  'a an the and or but so then soon now once again later little one of in on at to from with by for into under over about after before during through out up off down away as than that who whom whose which what when where while until because if whether he she it they him her them his hers its their i me my you your we us our this these those there here be is are was were been being have has had do does did can could will would must not never no own each other another himself herself itself themselves'.split(
    ' ',
  ),
);

/** The words of a text that carry its news, verbs in their base form, nouns in the singular; not what it quotes. */
export const newsOf = (text: string): ReadonlySet<string> =>
  new Set(
    (
      text
        .replace(/“[^”]*”/g, '')
        .toLowerCase()
        .match(/[\p{L}\p{N}-]+/gu) ?? []
    ).flatMap((word) => (SMALL.has(word) ? [] : [verbFormsOf(word)[0]?.base ?? word.replace(/(?<=\p{L}{3})s$/u, '')])),
  );

/** True where a text has more than half of the news of another, or the other of its. */
export function repeats(text: string, other: string): boolean {
  const [first, second] = [newsOf(text), newsOf(other)];
  const shared = [...first].filter((word) => second.has(word)).length;
  return shared > Math.min(first.size, second.size) / 2;
}

/** True where nothing of a text is news after others. */
export function isSaid(text: string, others: readonly string[]): boolean {
  const said = new Set(others.flatMap((other) => [...newsOf(other)]));
  return [...newsOf(text)].every((word) => said.has(word));
}
