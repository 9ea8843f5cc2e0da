import { expect, test } from 'vitest';
import { LANGUAGES } from '#src/shared/language/languages.ts';
import { writeCodeMail } from './write-code-mail.ts';
import { writeCodeSms } from './write-code-sms.ts';

const mail = { to: 'ann@gmail.com', code: '042137', minutes: 10 };
const PURPOSES = ['register', 'reset_password', 'sign_in'] as const;

test.each(LANGUAGES)(
  '[AUTH-03] [LANG-02] in %s the mail of each purpose has its own words, all with code and time',
  (language) => {
    const texts = PURPOSES.map((purpose) => writeCodeMail({ ...mail, purpose, language }).text);
    expect(new Set(texts.map((text) => text.split('\n')[0])).size).toBe(3);
    for (const text of texts) {
      expect(text).toContain('042137');
      expect(text).toContain('10');
      expect(text).not.toMatch(/[{}]/);
    }
  },
);

test.each(LANGUAGES)(
  '[AUTH-09] in %s who gets a code to sign in and did not ask learns that the password is known',
  (language) => {
    const closing = (purpose: (typeof PURPOSES)[number]): string | undefined =>
      writeCodeMail({ ...mail, purpose, language })
        .text.split('\n')
        .at(-4);
    expect(closing('register')).toBe(closing('reset_password'));
    expect(closing('sign_in')).not.toBe(closing('register'));
  },
);

test.each(LANGUAGES)('[AUTH-07] the SMS in %s is one part', (language) => {
  const text = writeCodeSms({ ...mail, language });
  expect(text).toContain('042137');
  expect(text.length).toBeLessThanOrEqual(language === 'en' ? 160 : 70);
});
