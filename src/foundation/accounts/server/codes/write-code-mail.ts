import type { Mail } from '#src/platform/server/mail/create-mailer.ts';
import { LANGUAGE_TAGS, type Language } from '#src/shared/language/languages.ts';
import { cn } from '../../texts/mail/cn.ts';
import { en, type MailTexts } from '../../texts/mail/en.ts';
import { ja } from '../../texts/mail/ja.ts';
import { ko } from '../../texts/mail/ko.ts';
import type { CodePurpose } from '../tables.ts';

const TEXTS: Readonly<Record<Language, MailTexts>> = { en, cn, ko, ja };

const OPENINGS = {
  register: 'registerOpening',
  reset_password: 'resetOpening',
  sign_in: 'signInOpening',
} as const;

/** The mail with a verification code, as plain text and as simple HTML with the same content. */
export function writeCodeMail(mail: {
  to: string;
  code: string;
  purpose: Exclude<CodePurpose, 'set_phone'>;
  minutes: number;
  language: Language;
}): Mail {
  const texts = TEXTS[mail.language];
  const fill = (text: string): string => text.replace('{code}', mail.code).replace('{minutes}', String(mail.minutes));
  const opening = fill(texts[OPENINGS[mail.purpose]]);
  const lasts = fill(texts.lasts);
  // That code is mailed only after the right password.
  const notYou = mail.purpose === 'sign_in' ? texts.notYouSignIn : texts.notYou;
  const languageTag = LANGUAGE_TAGS[mail.language];
  return {
    to: mail.to,
    subject: fill(texts.subject),
    text: `${opening}\n\n    ${mail.code}\n\n${lasts}\n\n${notYou}\n\nKinora\n`,
    html: [
      `<!doctype html><html lang="${languageTag}"><head><meta charset="utf-8"><title>Kinora</title></head>`,
      '<body style="margin:0;padding:32px 16px;background:#f7f4ee;color:#10191c;font:16px/1.6 sans-serif">',
      '<div style="max-width:30em;margin:0 auto">',
      `<p>${escapeHtml(opening)}</p>`,
      `<p style="font:700 32px/1.2 monospace;letter-spacing:.2em;margin:24px 0">${escapeHtml(mail.code)}</p>`,
      `<p>${escapeHtml(lasts)}</p>`,
      `<p style="color:#4b585d">${escapeHtml(notYou)}</p>`,
      '<p style="font-weight:700">Kinora</p>',
      '</div></body></html>',
    ].join('\n'),
    languageTag,
  };
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
