import { useTranslations } from 'use-intl';
import { useForm } from '#src/platform/browser/form/use-form.ts';

/** A form that gives a film another title. */
export function useTitleForm(initial: string, save: (title: string) => Promise<unknown>) {
  const t = useTranslations('filmList');
  return useForm({
    endpoint: 'films.updateFilm',
    initial: { title: initial },
    // The title is optional in the endpoint, which also changes other fields.
    check: ({ title }) => ({ title: title.trim() === '' ? t('titleEmpty') : undefined }),
    explain: (error) => ({ title: error instanceof Error ? error.message : String(error) }),
    send: ({ title }) => save(title),
  });
}
