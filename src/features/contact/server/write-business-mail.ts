import type { Mail } from '#src/platform/server/mail/create-mailer.ts';
import { LANGUAGE_TAGS, type Language } from '#src/shared/language/languages.ts';
import { cn } from '../texts/mail/cn.ts';
import { en, type BusinessMailTexts } from '../texts/mail/en.ts';
import { ja } from '../texts/mail/ja.ts';
import { ko } from '../texts/mail/ko.ts';
import type { BusinessMessageRow } from './tables.ts';

const TEXTS: Readonly<Record<Language, BusinessMailTexts>> = { en, cn, ko, ja };

/**
 * The mail with an enquiry for the operator, in the sender's language. Replies go to the sender, if they left an
 * address.
 */
export function writeBusinessMail(
  { name, company, contact, budget, message, language }: BusinessMessageRow,
  to: string,
): Mail {
  const texts = TEXTS[language];
  const facts = [
    [texts.name, name],
    [texts.company, company],
    [texts.contact, contact],
    [texts.budget, budget ?? texts.noBudget],
  ] as const;
  const languageTag = LANGUAGE_TAGS[language];
  return {
    to,
    ...(/^[^\s<>@,;]{1,64}@[^\s<>@,;]{1,200}$/.test(contact) ? { replyTo: contact } : {}),
    // One line, whatever was typed.
    subject: `${texts.subject} ${company}`.replaceAll(/\s+/g, ' ').slice(0, 200),
    text: `${facts.map(([label, value]) => `${label}: ${value}`).join('\n')}\n\n${message}\n`,
    html: [
      `<!doctype html><html lang="${languageTag}"><head><meta charset="utf-8"><title>Kinora</title></head>`,
      '<body style="margin:0;padding:32px 16px;background:#f7f4ee;color:#10191c;font:16px/1.6 sans-serif"><div style="max-width:38em;margin:0 auto">',
      ...facts.map(
        ([label, value]) =>
          `<p style="margin:0"><span style="color:#4b585d">${escapeHtml(label)}</span> ${escapeHtml(value)}</p>`,
      ),
      `<p style="white-space:pre-wrap;margin-top:24px">${escapeHtml(message)}</p>`,
      '</div></body></html>',
    ].join('\n'),
    languageTag,
  };
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
