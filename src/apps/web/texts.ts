import type { Language } from '#src/shared/language/languages.ts';
import { cn as filmCn } from '#src/features/film/texts/cn.ts';
import { en as filmEn } from '#src/features/film/texts/en.ts';
import { ja as filmJa } from '#src/features/film/texts/ja.ts';
import { ko as filmKo } from '#src/features/film/texts/ko.ts';
import { cn as accountsCn } from '#src/foundation/accounts/texts/cn.ts';
import { en as accountsEn } from '#src/foundation/accounts/texts/en.ts';
import { ja as accountsJa } from '#src/foundation/accounts/texts/ja.ts';
import { ko as accountsKo } from '#src/foundation/accounts/texts/ko.ts';
import { cn as playerCn } from '#src/platform/browser/player/texts/cn.ts';
import { en as playerEn } from '#src/platform/browser/player/texts/en.ts';
import { ja as playerJa } from '#src/platform/browser/player/texts/ja.ts';
import { ko as playerKo } from '#src/platform/browser/player/texts/ko.ts';

const en = { film: filmEn, accounts: accountsEn, player: playerEn };
type Messages = typeof en;

/** Every text of the interface by language. */
export const TEXTS: Readonly<Record<Language, object>> = {
  en,
  cn: { film: filmCn, accounts: accountsCn, player: playerCn },
  ko: { film: filmKo, accounts: accountsKo, player: playerKo },
  ja: { film: filmJa, accounts: accountsJa, player: playerJa },
};

declare module 'use-intl' {
  interface AppConfig {
    Messages: Messages;
  }
}
