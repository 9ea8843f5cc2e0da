/** How many morae a voice says in a second. */
export const MORAE_PER_SECOND = 5.9;

/** What a character of each kind takes, in morae: kanji by their usual length. */
const MORAE: readonly (readonly [kind: RegExp, morae: number])[] = [
  [/[ゃゅょぁぃぅぇぉャュョァィゥェォ]/, 0],
  [/[ぁ-んァ-ヺー]/, 1],
  [/[\p{Script=Han}〇々]/u, 1.85],
  [/[。！？…]/, 1],
  [/、/, 0.7],
  [/[a-z0-9]/i, 1.5],
];

/** Morae of a text, with the pauses of its punctuation. */
export const countMorae = (text: string): number =>
  Math.ceil([...text].reduce((sum, each) => sum + (MORAE.find(([kind]) => kind.test(each))?.[1] ?? 0), 0));
