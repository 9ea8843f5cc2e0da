import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { LANGUAGE_TAGS, type Language } from '#src/shared/language/languages.ts';
import { LanguageContext } from '#src/platform/browser/language/language-context.tsx';
import { readStoredLanguage, storeLanguage } from '#src/platform/browser/language/stored-language.ts';
import { loadTexts } from '../load-texts.ts';

const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The language of everything below. A new one shows when its texts are there; until then the old one stays. */
export function LanguageProvider({ first, children }: { first: { language: Language; texts: object }; children: ReactNode }) {
  const [shown, setShown] = useState(first);
  const setLanguage = useCallback((language: Language) => {
    storeLanguage(language);
    // Without the texts (offline, say) the page stays as it is; the choice holds from the next visit on.
    loadTexts(language).then((texts) => setShown({ language, texts }), () => undefined);
  }, []);
  useEffect(() => {
    document.documentElement.lang = LANGUAGE_TAGS[shown.language];
  }, [shown.language]);
  useEffect(() => {
    const follow = (event: StorageEvent): void => {
      if (event.key === 'setting') setLanguage(readStoredLanguage());
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [setLanguage]);
  const value = useMemo(() => ({ language: shown.language, setLanguage }), [shown.language, setLanguage]);
  return (
    <LanguageContext value={value}>
      <IntlProvider locale={LANGUAGE_TAGS[shown.language]} messages={shown.texts as never} timeZone={timeZone}>{children}</IntlProvider>
    </LanguageContext>
  );
}
