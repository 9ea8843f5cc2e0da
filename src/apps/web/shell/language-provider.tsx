import { useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { LanguageContext } from '#src/platform/browser/language/language-context.tsx';
import { readStoredLanguage, storeLanguage } from '#src/platform/browser/language/stored-language.ts';
import { LANGUAGE_TAGS, type Language } from '#src/shared/language/languages.ts';
import { onTexts, readTexts, showLanguage } from './text-sections.ts';

const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

function setLanguage(language: Language): void {
  storeLanguage(language);
  // If the texts cannot be loaded (offline), the page stays as it is; the choice applies from the next visit.
  showLanguage(language).catch(() => undefined);
}

/** The language of the app. A new one is shown when its texts have loaded; until then the old one stays. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const { language, messages } = useSyncExternalStore(onTexts, readTexts);
  useEffect(() => {
    document.documentElement.lang = LANGUAGE_TAGS[language];
  }, [language]);
  useEffect(() => {
    const follow = (event: StorageEvent): void => {
      if (event.key === 'setting') {
        setLanguage(readStoredLanguage());
      }
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, []);
  const value = useMemo(() => ({ language, setLanguage }), [language]);
  return (
    <LanguageContext value={value}>
      <IntlProvider locale={LANGUAGE_TAGS[language]} messages={messages as never} timeZone={timeZone}>
        {children}
      </IntlProvider>
    </LanguageContext>
  );
}
