import { expect, test } from 'vitest';
import type { Language } from '#src/shared/language/languages.ts';
import type { BusinessMessageRow } from './tables.ts';
import { writeBusinessMail } from './write-business-mail.ts';

const write = (change: Partial<BusinessMessageRow> = {}) =>
  writeBusinessMail(
    {
      name: 'Ada',
      company: 'Analytical Films',
      contact: 'ada@film.example',
      budget: null,
      message: 'Three films.\nAnd a fourth.',
      language: 'en',
      ...change,
    } as BusinessMessageRow,
    'help@film.example',
  );

test.each([
  ['en', 'en-US', 'Kinora: enquiry from Analytical Films', 'Budget: not named'],
  ['cn', 'zh-CN', 'Kinora 商务咨询： Analytical Films', '预算: 未填写'],
  ['ko', 'ko-KR', 'Kinora 비즈니스 문의: Analytical Films', '예산: 적지 않음'],
  ['ja', 'ja-JP', 'Kinoraお問い合わせ： Analytical Films', 'ご予算: 記入なし'],
] as const satisfies [Language, string, string, string][])(
  '[BIZ-01] [LANG-02] an enquiry in %s is mailed in its language',
  (language, tag, subject, budget) => {
    const mail = write({ language });
    expect([mail.subject, mail.languageTag]).toEqual([subject, tag]);
    expect(mail.text).toContain(budget);
    expect(mail.html).toContain(`<html lang="${tag}">`);
  },
);

test('[BIZ-01] the mail holds every fact and the message as it was written', () => {
  expect(write({ budget: '20,000 € a film' }).text).toBe(
    'Name: Ada\nCompany: Analytical Films\nContact: ada@film.example\nBudget: 20,000 € a film\n\nThree films.\nAnd a fourth.\n',
  );
});

test.each([
  ['ada@film.example', 'ada@film.example'],
  ['+49 170 1234567', undefined],
  ['ada@film.example, eve@evil.example', undefined],
  ['Ada <ada@film.example>', undefined],
])('[BIZ-01] replies to %s go to %s', (contact, replyTo) => {
  expect(write({ contact }).replyTo).toBe(replyTo);
});

test('[BIZ-01] the subject is one line of at most two hundred characters', () => {
  const { subject } = write({ company: `A\r\nBcc: all@film.example ${'x'.repeat(300)}` });
  expect(subject).toHaveLength(200);
  expect(subject).toMatch(/^Kinora: enquiry from A Bcc: all@film\.example x+$/);
});

test('[SEC-04] no field of an enquiry is markup in the mail', () => {
  const { html } = write({ name: '<b>&"', company: '<i>', contact: '<u>', budget: '<s>', message: '<img src="x">' });
  expect(html).toContain('&lt;b&gt;&amp;&quot;');
  expect(html).toContain('&lt;img src=&quot;x&quot;&gt;');
  expect(html).not.toMatch(/<(b|i|u|s|img)[ >]/);
});
