import type { Token } from './token.ts';

/** Some words in a row as one. */
export const merge = (tokens: readonly Token[], from: number, to: number, change: Partial<Token>): Token => ({
  ...(tokens[from] as Token),
  text: tokens
    .slice(from, to)
    .map(({ text }) => text)
    .join(''),
  base: tokens
    .slice(from, to)
    .map(({ base }) => base)
    .join(''),
  to: (tokens[to - 1] as Token).to,
  isOpen: false,
  ...change,
});
