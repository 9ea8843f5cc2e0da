import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { Language } from '#src/shared/language/languages.ts';
import { useLanguage } from '#src/platform/browser/language/language-context.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import type { LegalTexts } from '../texts/legal/en.ts';

/** Long, and seldom read: each language is loaded when it is wanted. */
const LOADERS: Readonly<Record<Language, () => Promise<LegalTexts>>> = {
  en: async () => (await import('../texts/legal/en.ts')).en,
  cn: async () => (await import('../texts/legal/cn.ts')).cn,
  ko: async () => (await import('../texts/legal/ko.ts')).ko,
  ja: async () => (await import('../texts/legal/ja.ts')).ja,
};

function LegalPage({ page }: { page: keyof LegalTexts }) {
  const t = useTranslations('accounts');
  const { language } = useLanguage();
  const texts = useQuery({ queryKey: ['legal', language], queryFn: LOADERS[language], staleTime: Infinity });
  return (
    <article className="mx-auto flex w-full max-w-[62ch] flex-col gap-8 py-4 sm:py-8">
      <h1 className="font-display text-3xl font-bold [font-stretch:112%]">{t(`legal.${page}`)}</h1>
      {texts.isPending && <output className="block text-text-2">{t('legal.loading')}</output>}
      {texts.error && <Notice>{t('problems.noConnection')}</Notice>}
      {texts.data?.[page].map(({ heading, text }) => (
        <section key={heading} className="flex flex-col gap-2">
          <h2 className="text-lg font-semibold">{heading}</h2>
          <p className="text-text-2">{text}</p>
        </section>
      ))}
    </article>
  );
}

/** The user agreement (AUTH-08). */
export function TermsScreen() {
  return <LegalPage page="terms" />;
}

/** The privacy policy (AUTH-08). */
export function PrivacyScreen() {
  return <LegalPage page="privacy" />;
}
