import { useTranslations } from 'use-intl';
import { useForm } from '#src/platform/browser/form/use-form.ts';
import { useLanguage } from '#src/platform/browser/language/language-context.tsx';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { PageSection } from '#src/platform/browser/ui/page-section.tsx';
import { TextField } from '#src/platform/browser/ui/text-field.tsx';
import { toast } from '#src/platform/browser/ui/toasts.tsx';
import { LANGUAGE_TAGS, LANGUAGES, type Language } from '#src/shared/language/languages.ts';
import { useAct, type Confirmed } from './use-administration.ts';

/** What the home page claims, in each language (HOME-01). */
export function ClaimsForm({
  claims,
  confirmed,
}: {
  claims: Readonly<Record<Language, string | null>>;
  confirmed: Confirmed;
}) {
  const t = useTranslations('administration.site');
  const reader = useLanguage();
  const names = new Intl.DisplayNames(LANGUAGE_TAGS[reader.language], { type: 'language' });
  const nameOf = (language: Language): string => names.of(LANGUAGE_TAGS[language].slice(0, 2)) ?? language;
  const change = useAct(confirmed, (administration, texts: Record<Language, string>) =>
    administration.changeClaims(texts),
  );
  const { form, field, problems, isSending } = useForm({
    endpoint: 'administration.changeClaims',
    initial: { en: claims.en ?? '', cn: claims.cn ?? '', ko: claims.ko ?? '', ja: claims.ja ?? '' },
    send: async (texts) => {
      await change.mutateAsync(texts);
      toast(t('claimsSaved'), 'success');
    },
  });
  return (
    <PageSection heading={t('claimsHeading')} note={t('claimsNote')}>
      <form {...form} className="flex flex-col gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          {LANGUAGES.map((language) => (
            <TextField key={language} {...field(language)} optional label={nameOf(language)} autoComplete="off" />
          ))}
        </div>
        {problems.form && <Notice>{problems.form}</Notice>}
        <Button type="submit" kind="outline" busy={isSending} className="self-start">
          {t('saveClaims')}
        </Button>
      </form>
    </PageSection>
  );
}
