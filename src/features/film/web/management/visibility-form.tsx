import { useTranslations } from 'use-intl';
import { useForm } from '#src/platform/browser/form/use-form.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { TextField } from '#src/platform/browser/ui/text-field.tsx';
import { toast } from '#src/platform/browser/ui/toasts.tsx';
import { useManage, type Confirmed, type useManagedFilm } from './use-managed-films.ts';

/** Makes a film private, or public again, with a reason that its owner reads. */
export function VisibilityForm({
  read: { film, publishable },
  confirmed,
}: {
  read: NonNullable<ReturnType<typeof useManagedFilm>['data']>;
  confirmed: Confirmed;
}) {
  const t = useTranslations('filmManagement.details');
  const visibility = film.visibility === 'public' ? 'private' : 'public';
  const act = useManage(confirmed, (films, reason: string) =>
    films.changeFilmVisibility({ filmId: film.id, visibility, reason }),
  );
  const { form, field, problems, isSending } = useForm({
    endpoint: 'films.changeFilmVisibility',
    initial: { reason: '' },
    texts: { reason: { missing: t('reasonMissing') } },
    send: async ({ reason }) => {
      await act.mutateAsync(reason);
      toast(t('changed'), 'success');
    },
  });
  const isPossible = visibility === 'private' || publishable;
  let note: 'hideNote' | 'showNote' | 'showNot' = isPossible ? 'showNote' : 'showNot';
  if (visibility === 'private') {
    note = 'hideNote';
  }
  return (
    <section aria-labelledby="film-visibility" className="flex flex-col gap-3 border-t border-line pt-4">
      <h3 id="film-visibility" className="font-semibold text-text-1">
        {t('visibilityHeading')}
      </h3>
      <p>{t(note)}</p>
      {isPossible && (
        <form {...form} className="flex flex-col gap-3">
          <TextField {...field('reason')} label={t('reason')} hint={t('reasonHint')} autoComplete="off" />
          {problems.form && <Notice>{problems.form}</Notice>}
          <Button type="submit" busy={isSending} className="self-start">
            {t(visibility === 'private' ? 'makePrivate' : 'makePublic')}
          </Button>
        </form>
      )}
    </section>
  );
}
