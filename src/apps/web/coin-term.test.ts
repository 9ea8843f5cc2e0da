import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#src/shared/language/languages.ts';

const SOURCE = fileURLToPath(new URL('../../', import.meta.url));

/**
 * The term for film coins, and words that must not be used for them. Arguments of messages (`{coins, plural, …}`) do
 * not count.
 */
const TERMS: Readonly<Record<Language, { term: RegExp; others: RegExp }>> = {
  en: { term: /film coins?/i, others: /(?<!film )\bcoins?\b|\bcredits?\b|\bmovie coins?\b|\btokens\b/gi },
  cn: { term: /影币/, others: /片币|金币|硬币|积分|点数|电影币|代币|学分/g },
  ko: { term: /필름 코인/, others: /(?<!필름 )코인|크레딧|포인트|토큰/g },
  ja: { term: /フィルムコイン/, others: /(?<!フィルム)コイン|クレジット|ポイント|トークン/g },
};

/** Every text of a language on screens, in messages and in mails, with its place. */
async function textsOf(language: Language): Promise<{ place: string; text: string }[]> {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.split(/[\\/]/).includes('texts') && file.endsWith(`${language}.ts`),
  );
  const found = await Promise.all(
    files.map(async (file) => collect((await import(join(SOURCE, file))) as object, file)),
  );
  return found.flat();
}

function collect(value: unknown, place: string): { place: string; text: string }[] {
  if (typeof value === 'string') {
    return [{ place, text: value.replaceAll(/\{\w+(?=[,}])/g, '{').replaceAll(/<\/?\w+>/g, '') }];
  }
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  return Object.entries(value).flatMap(([key, inner]) => collect(inner, `${place} ${key}`));
}

test.each(LANGUAGES)(
  '[COIN-11] %s has one word for film coins, on every screen and in every message and mail',
  async (language) => {
    const texts = await textsOf(language);
    const { term, others } = TERMS[language];
    expect(texts.filter(({ text }) => term.test(text)).length).toBeGreaterThan(30);
    expect(
      texts.flatMap(({ place, text }) => (text.match(others) ?? []).map((word) => `${place}: ${word} in “${text}”`)),
    ).toEqual([]);
  },
);
