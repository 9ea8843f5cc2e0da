import { useEffect, useMemo, useState } from 'react';
import { createBrowserRouter, Navigate, Outlet } from 'react-router';
import { IntlProvider, useTranslations } from 'use-intl';
import { LANGUAGE_TAGS, LANGUAGES, type Language } from '#src/shared/language/languages.ts';
import { LanguageContext, useLanguage } from '#src/platform/browser/language/language-context.tsx';
import { readStoredLanguage, storeLanguage } from '#src/platform/browser/language/stored-language.ts';
import { FilmScreen } from '#src/features/film/web/film-screen.tsx';
import { IdeaScreen } from '#src/features/film/web/idea-screen.tsx';
import { LoginScreen } from '#src/foundation/accounts/web/login-screen.tsx';
import { useMe, useSignOut } from '#src/foundation/accounts/web/use-account.ts';
import { TEXTS } from './texts.ts';

const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', cn: '中文', ko: '한국어', ja: '日本語' };

/** Every path of the program and the screen that it shows. */
export const router = createBrowserRouter([
  {
    element: <Shell />,
    children: [
      { path: '/login', element: <LoginScreen /> },
      {
        element: <SignedIn />,
        children: [
          { path: '/dashboard/film/idea', element: <IdeaScreen /> },
          { path: '/dashboard/film/:filmId', element: <FilmScreen /> },
        ],
      },
      { path: '*', element: <Navigate to="/dashboard/film/idea" replace /> },
    ],
  },
]);

function Shell() {
  const [language, setLanguage] = useState(readStoredLanguage);
  useEffect(() => {
    document.documentElement.lang = LANGUAGE_TAGS[language];
    storeLanguage(language);
  }, [language]);
  const value = useMemo(() => ({ language, setLanguage }), [language]);
  return (
    <LanguageContext value={value}>
      <IntlProvider locale={LANGUAGE_TAGS[language]} messages={TEXTS[language] as never} timeZone={Intl.DateTimeFormat().resolvedOptions().timeZone}>
        <Header />
        <main className="mx-auto w-full max-w-[1200px] px-4 py-6 md:px-6"><Outlet /></main>
      </IntlProvider>
    </LanguageContext>
  );
}

function Header() {
  const t = useTranslations('accounts');
  const { language, setLanguage } = useLanguage();
  const me = useMe();
  const signOut = useSignOut();
  return (
    <header className="flex items-center justify-between gap-4 border-b border-line px-4 py-3 md:px-6">
      <span className="font-display text-xl font-bold [font-stretch:125%]">kin<span className="text-action">o</span>ra</span>
      <div className="flex items-center gap-3 text-sm">
        {me.data && <span className="font-edge text-[11px] text-text-2">{t('coins', { coins: me.data.coins })}</span>}
        <select
          aria-label={t('interfaceLanguage')}
          value={language}
          onChange={(event) => setLanguage(event.target.value as Language)}
          className="min-h-9 rounded-[6px] border border-line-strong bg-surface-2 px-2"
        >
          {LANGUAGES.map((one) => <option key={one} value={one}>{LANGUAGE_NAMES[one]}</option>)}
        </select>
        {me.data && (
          <button type="button" onClick={() => signOut.mutate()} className="min-h-9 cursor-pointer text-text-2 underline underline-offset-4">{t('signOut')}</button>
        )}
      </div>
    </header>
  );
}

function SignedIn() {
  const me = useMe();
  if (me.isPending) return null;
  return me.data === null ? <Navigate to="/login" replace /> : <Outlet />;
}
