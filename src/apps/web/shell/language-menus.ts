import type { Language } from '#src/shared/language/languages.ts';

/** What the menus have for the readers of one language only. */
interface LanguageMenus {
  /** The entries of `menu-entries.ts` marked as special that these readers see (NAV-02, NAV-03). */
  readonly entries: readonly SpecialEntry[];
  /** The operator's address where these readers meet (NAV-01). */
  readonly meeting: 'communityLink' | 'chatLink' | null;
}

export type SpecialEntry = 'community' | 'feedback';

/** A new language does not compile until it is decided what its readers see. */
export const LANGUAGE_MENUS: Readonly<Record<Language, LanguageMenus>> = {
  en: { entries: [], meeting: 'chatLink' },
  cn: { entries: ['community', 'feedback'], meeting: 'communityLink' },
  ko: { entries: [], meeting: null },
  ja: { entries: [], meeting: null },
};
