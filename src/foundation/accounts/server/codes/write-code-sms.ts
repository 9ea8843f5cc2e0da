import type { Language } from '#src/shared/language/languages.ts';
import { cn } from '../../texts/mail/cn.ts';
import { en } from '../../texts/mail/en.ts';
import { ja } from '../../texts/mail/ja.ts';
import { ko } from '../../texts/mail/ko.ts';

const TEXTS: Readonly<Record<Language, { sms: string }>> = { en, cn, ko, ja };

/** The text of an SMS with a verification code: one part in every language, 70 characters or, in English, 160. */
export function writeCodeSms(sms: { code: string; minutes: number; language: Language }): string {
  return TEXTS[sms.language].sms.replace('{code}', sms.code).replace('{minutes}', String(sms.minutes));
}
