import { createTranslator } from 'use-intl/core';
import { expect, test } from 'vitest';
import { LANGUAGE_TAGS, LANGUAGES, type Language } from '#src/shared/language/languages.ts';
import { TEXTS, type Messages } from './texts.ts';

/** Formats a text as the pages do; a malformed message, or a missing value, throws. */
function sayer(language: Language) {
  const t = createTranslator({
    locale: LANGUAGE_TAGS[language],
    messages: TEXTS[language] as Messages,
    timeZone: 'UTC',
    onError: (error) => {
      throw error;
    },
  });
  return t as unknown as { (key: string, values?: object): string; markup(key: string, values: object): string };
}

function messagesOf(texts: object, path = ''): [key: string, message: string][] {
  return Object.entries(texts).flatMap(([key, text]: [string, unknown]) =>
    typeof text === 'string'
      ? [[`${path}${key}`, text] as [string, string]]
      : messagesOf(text as object, `${path}${key}.`),
  );
}

/** The values that a message requires, and its tags. */
function askedBy(message: string): { counts: string[]; dates: string[]; words: string[]; tags: string[] } {
  const all = [...message.matchAll(/\{(\w+)(?:,\s*(\w+))?[,}]/g)].map(([, name = '', kind = 'words']) => ({
    name,
    kind,
  }));
  const ofKind = (...kinds: string[]): string[] =>
    [...new Set(all.filter(({ kind }) => kinds.includes(kind)).map(({ name }) => name))].sort();
  return {
    counts: ofKind('number', 'plural', 'selectordinal'),
    dates: ofKind('date', 'time'),
    words: ofKind('words', 'select'),
    tags: [...new Set([...message.matchAll(/<(\w+)>/g)].map(([, tag = '']) => tag))].sort(),
  };
}

const COUNTS = [0, 1, 2, 5, 21, 1234];

test.each(LANGUAGES)('[LANG-02] %s formats every message with every count, date and link', (language) => {
  const t = sayer(language);
  for (const [key, message] of messagesOf(TEXTS[language])) {
    const { counts, dates, words, tags } = askedBy(message);
    for (const count of counts.length > 0 ? COUNTS : [1]) {
      const values = Object.fromEntries([
        ...counts.map((name) => [name, count] as const),
        ...dates.map((name) => [name, new Date('2026-03-04T05:06:07Z')] as const),
        ...words.map((name) => [name, 'Ada'] as const),
        ...tags.map((tag) => [tag, (inner: string) => inner] as const),
      ]);
      const said = t.markup(key, values);
      expect(said.trim(), key).not.toBe('');
      expect(said, key).not.toMatch(/[{}]|<\w+>/);
    }
  }
});

test.each(LANGUAGES)(
  '[LANG-02] %s formats dates and numbers by skeletons, because the browser has no named styles',
  (language) => {
    expect(
      messagesOf(TEXTS[language]).filter(([, message]) => /\{\w+,\s*(?:date|time|number),\s*(?!\s|::)/.test(message)),
    ).toEqual([]);
  },
);

test.each(LANGUAGES)('[LANG-01] %s uses the values and links that English uses', (language) => {
  const english = new Map(messagesOf(TEXTS.en));
  const differing = messagesOf(TEXTS[language]).filter(([key, message]) => {
    const [own, other] = [askedBy(message), askedBy(english.get(key) ?? '')];
    // A plural of one language may be a plain number in another; the names of the values are the same.
    const namesOf = (asked: typeof own): string[] => [...asked.counts, ...asked.dates, ...asked.words].sort();
    return own.tags.join() !== other.tags.join() || namesOf(own).some((name) => !namesOf(other).includes(name));
  });
  expect(differing.map(([key]) => key)).toEqual([]);
});

test('[LANG-02] plurals, numbers and dates follow the language', () => {
  const [en, cn, ko, ja] = [sayer('en'), sayer('cn'), sayer('ko'), sayer('ja')];
  expect([0, 1, 2].map((count) => en('film.terms.shotCount', { count }))).toEqual(['0 shots', '1 shot', '2 shots']);
  expect([1, 4].map((count) => en('tools.ready', { count }))).toEqual(['1 model ready', '4 models ready']);
  expect([en, cn, ko, ja].map((t) => t('tools.ready', { count: 0 }))).toEqual([
    'none set up here',
    '本站未接入',
    '연결되지 않음',
    '設定されていません',
  ]);
  expect([cn, ko, ja].map((t) => t('tools.ready', { count: 1234 }))).toEqual([
    '1,234 个模型可用',
    '모델 1,234개 사용 가능',
    '1,234個使えます',
  ]);
  const date = new Date('2026-11-22T12:00:00Z');
  expect([en, cn, ko, ja].map((t) => t('legal.updated', { date }))).toEqual([
    'In force since November 22, 2026.',
    '自 2026年11月22日 起生效。',
    '2026년 11월 22일부터 시행합니다.',
    '2026年11月22日から適用します。',
  ]);
});

test.each(LANGUAGES)('[SEC-23] %s states each of the times that records are kept', (language) => {
  const values = { browserDays: 4001, sessionDays: 302, traceDays: 1803, unusedDays: 14, fileDays: 75, days: 306 };
  const said = sayer(language)
    .markup('legal.privacy.duration.text', values)
    .replaceAll(/(?<=\d),(?=\d)/g, '');
  for (const days of Object.values(values)) {
    expect(said).toContain(String(days));
  }
});
