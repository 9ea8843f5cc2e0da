import { expect, test } from 'vitest';
import { findWrittenTexts } from './find-written-texts.ts';

const wordsIn = (jsx: string): string[] =>
  findWrittenTexts('part.tsx', `const part = ${jsx};`).map(({ words }) => words);

test('[LANG-01] words written into a component are found, wherever a person would read or hear them', () => {
  expect(wordsIn('<p>Hello {name}</p>')).toEqual(['Hello']);
  expect(wordsIn('<p>{done ? "Done" : t("waiting")}</p>')).toEqual(['Done']);
  expect(wordsIn('<p>{count > 0 && `${count} films`}</p>')).toEqual(['films']);
  expect(wordsIn('<button aria-label="Close" />')).toEqual(['Close']);
  expect(wordsIn('<TextField label={"Name"} placeholder={`Your ${thing}`} />')).toEqual(['Name', 'Your']);
  expect(wordsIn('<img alt="A lighthouse" />')).toEqual(['A lighthouse']);
  expect(wordsIn('<><span>影</span></>')).toEqual(['影']);
  expect(findWrittenTexts('part.tsx', 'const part = (\n  <p>\n    <b>Late</b>\n  </p>\n);')).toEqual([
    { line: 3, words: 'Late' },
  ]);
});

test('texts from their own place, codes, names and styles are left alone', () => {
  expect(wordsIn('<p className="flex gap-2" id="heading">{t("key")} · {amount}</p>')).toEqual([]);
  expect(wordsIn('<span>S{number} · 00:{seconds}</span>')).toEqual([]);
  expect(wordsIn('<span>&nbsp;</span>')).toEqual([]);
  expect(wordsIn('<span translate="no">kin<b>o</b>ra</span>')).toEqual([]);
  expect(wordsIn('<p>{kind === "wide" ? t("wide") : null}</p>')).toEqual([]);
});
