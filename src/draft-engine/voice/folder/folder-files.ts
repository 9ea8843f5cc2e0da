/** Reads tokens.txt: a symbol and its number in each line; a line with a number alone is the space's. */
export function parseTokens(text: string): Map<string, number> {
  const tokens = new Map<string, number>();
  for (const line of text.split(/\r?\n/)) {
    const [, symbol = '', number] = /^(.*?)\s*(\d+)\s*$/.exec(line) ?? [];
    if (number !== undefined) {
      const name = symbol === '' ? ' ' : symbol;
      tokens.set(name, tokens.get(name) ?? Number(number));
    }
  }
  return tokens;
}

/** Reads lexicon.txt: a word and its symbols in each line. Words with unknown symbols are left out. */
export function parseLexicon(text: string, tokens: ReadonlyMap<string, number>): Map<string, readonly number[]> {
  const lexicon = new Map<string, readonly number[]>();
  for (const line of text.split(/\r?\n/)) {
    const [word = '', ...symbols] = line.trim().split(/\s+/);
    const numbers = symbols.flatMap((symbol) => tokens.get(symbol) ?? []);
    const name = word.toLowerCase();
    if (name !== '' && numbers.length > 0 && numbers.length === symbols.length && !lexicon.has(name)) {
      lexicon.set(name, numbers);
    }
  }
  return lexicon;
}
