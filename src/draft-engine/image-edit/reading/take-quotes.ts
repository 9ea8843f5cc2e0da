/** Stands in a text for something quoted in it; its code is the quote's number. */
const FIRST_MARK = 0xe000;
const MOST_QUOTES = 16;

/** Finds the stand-ins of quotes. */
export const QUOTE_MARK = /[\uE000-\uE00F]/u;

/** Signs around what is quoted. A single straight one within a word is an apostrophe. */
const QUOTED =
  /「([^「」]+)」|『([^『』]+)』|“([^“”]+)”|”([^“”]+)”|„([^„“”]+)[“”]|«([^«»]+)»|"([^"]+)"|(?<![\p{Script=Latin}\d])[‘']([^‘’']+(?:['’](?=\p{Script=Latin})[^‘’']+)*)[’'](?![\p{Script=Latin}\d])/gu;

/** A request without what is quoted in it, in the letters and signs that its words are written with. */
export function takeQuotes(request: string, unquoted: readonly RegExp[]): { text: string; quotes: string[] } {
  const quotes: string[] = [];
  const take = (whole: string, quoted: string): string => {
    if (quotes.length === MOST_QUOTES || quoted.trim() === '') {
      return whole;
    }
    quotes.push(quoted.trim());
    return String.fromCodePoint(FIRST_MARK + quotes.length - 1);
  };
  let text = request
    .replaceAll(/[\uE000-\uE00F]/gu, ' ')
    .replaceAll(QUOTED, (whole, ...groups: unknown[]) =>
      take(whole, groups.find((group, index) => index < 8 && typeof group === 'string') as string),
    );
  for (const pattern of quotes.length === 0 ? unquoted : []) {
    const { groups, index, 0: whole = '' } = pattern.exec(text) ?? {};
    const words = groups?.['text'];
    if (index !== undefined && words !== undefined && quotes.length === 0) {
      const at = index + whole.indexOf(words);
      text = `${text.slice(0, at)} ${take(words, words)} ${text.slice(at + words.length)}`;
    }
  }
  return { text: text.normalize('NFKC'), quotes };
}

/** What a stand-in stands for. */
export function quoteOf(mark: string, quotes: readonly string[]): string {
  return quotes[(mark.codePointAt(0) ?? 0) - FIRST_MARK] ?? '';
}
