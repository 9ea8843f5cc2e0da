import { createTranslator } from 'use-intl/core';
import { escapeText } from '#src/platform/server/http/escape-text.ts';
import type { Mail } from '#src/platform/server/mail/create-mailer.ts';
import { LANGUAGE_TAGS, type Language } from '#src/shared/language/languages.ts';
import type { Notification } from '../../contract.ts';
import { cn } from '../../texts/cn.ts';
import { en } from '../../texts/en.ts';
import { ja } from '../../texts/ja.ts';
import { ko } from '../../texts/ko.ts';
import { cn as mailCn } from '../../texts/mail/cn.ts';
import { en as mailEn, type DigestMailTexts } from '../../texts/mail/en.ts';
import { ja as mailJa } from '../../texts/mail/ja.ts';
import { ko as mailKo } from '../../texts/mail/ko.ts';

const KINDS = { en: en.kinds, cn: cn.kinds, ko: ko.kinds, ja: ja.kinds } as const;
const TEXTS: Readonly<Record<Language, DigestMailTexts>> = { en: mailEn, cn: mailCn, ko: mailKo, ja: mailJa };

/** The mail that sums up notifications, as plain text and as simple HTML with the same content. */
export function writeDigest(digest: {
  email: string;
  language: Language;
  site: string;
  unsubscribeUrl: string;
  told: readonly Notification[];
  /** How many more there are. */
  more: number;
}): Mail {
  const { language, site, unsubscribeUrl, told, more } = digest;
  const languageTag = LANGUAGE_TAGS[language];
  const t = createTranslator({ locale: languageTag, messages: { mail: TEXTS[language] }, namespace: 'mail' });
  const kinds = createTranslator({ locale: languageTag, messages: { kinds: KINDS[language] }, namespace: 'kinds' });
  const lines = told.map(({ kind, title, person, reason }) =>
    kinds(kind, {
      title,
      named: title === '' ? 'no' : 'yes',
      person,
      known: person === '' ? 'no' : 'yes',
      reason,
    }),
  );
  const rest = more > 0 ? [t('more', { count: more })] : [];
  const all = `${site}/my/notifications`;
  return {
    to: digest.email,
    subject: t('subject', { count: told.length + more }),
    text: [
      t('opening'),
      [...lines.map((line) => `- ${line}`), ...rest].join('\n'),
      `${t('all')}: ${all}`,
      `${t('settings')}\n${t('end')}: ${unsubscribeUrl}`,
      'Kinora\n',
    ].join('\n\n'),
    html: [
      `<!doctype html><html lang="${languageTag}"><head><meta charset="utf-8"><title>Kinora</title></head>`,
      '<body style="margin:0;padding:32px 16px;background:#f7f4ee;color:#10191c;font:16px/1.6 sans-serif"><div style="max-width:34em;margin:0 auto">',
      `<p>${escapeText(t('opening'))}</p>`,
      `<ul style="padding-left:1.2em">${lines.map((line) => `<li>${escapeText(line)}</li>`).join('')}</ul>`,
      ...rest.map((line) => `<p>${escapeText(line)}</p>`),
      `<p><a href="${escapeText(all)}">${escapeText(t('all'))}</a></p>`,
      `<p style="color:#4b585d;font-size:14px">${escapeText(t('settings'))}<br><a href="${escapeText(unsubscribeUrl)}">${escapeText(t('end'))}</a></p>`,
      '<p style="font-weight:700">Kinora</p>',
      '</div></body></html>',
    ].join('\n'),
    languageTag,
    unsubscribeUrl,
  };
}
