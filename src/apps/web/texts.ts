import type { Language } from '#src/shared/language/languages.ts';
import { cn as filmCn } from '#src/features/film/texts/cn.ts';
import { en as filmEn } from '#src/features/film/texts/en.ts';
import { ja as filmJa } from '#src/features/film/texts/ja.ts';
import { ko as filmKo } from '#src/features/film/texts/ko.ts';
import { cn as homeCn } from '#src/features/home/texts/cn.ts';
import { en as homeEn } from '#src/features/home/texts/en.ts';
import { ja as homeJa } from '#src/features/home/texts/ja.ts';
import { ko as homeKo } from '#src/features/home/texts/ko.ts';
import { cn as accountsCn } from '#src/foundation/accounts/texts/cn.ts';
import { en as accountsEn } from '#src/foundation/accounts/texts/en.ts';
import { ja as accountsJa } from '#src/foundation/accounts/texts/ja.ts';
import { ko as accountsKo } from '#src/foundation/accounts/texts/ko.ts';
import { cn as playerCn } from '#src/platform/browser/player/texts/cn.ts';
import { en as playerEn } from '#src/platform/browser/player/texts/en.ts';
import { ja as playerJa } from '#src/platform/browser/player/texts/ja.ts';
import { ko as playerKo } from '#src/platform/browser/player/texts/ko.ts';
import { cn as uiCn } from '#src/platform/browser/texts/cn.ts';
import { en as uiEn } from '#src/platform/browser/texts/en.ts';
import { ja as uiJa } from '#src/platform/browser/texts/ja.ts';
import { ko as uiKo } from '#src/platform/browser/texts/ko.ts';
import { cn as shellCn } from './texts/cn.ts';
import { en as shellEn } from './texts/en.ts';
import { ja as shellJa } from './texts/ja.ts';
import { ko as shellKo } from './texts/ko.ts';

const en = { ui: uiEn, player: playerEn, shell: shellEn, home: homeEn, film: filmEn, accounts: accountsEn };
export type Messages = typeof en;

/** Every text of the interface by language. The build takes it apart by language: only `load-texts.ts` brings it to the browser. */
export const TEXTS: Readonly<Record<Language, object>> = {
  en,
  cn: { ui: uiCn, player: playerCn, shell: shellCn, home: homeCn, film: filmCn, accounts: accountsCn },
  ko: { ui: uiKo, player: playerKo, shell: shellKo, home: homeKo, film: filmKo, accounts: accountsKo },
  ja: { ui: uiJa, player: playerJa, shell: shellJa, home: homeJa, film: filmJa, accounts: accountsJa },
};
