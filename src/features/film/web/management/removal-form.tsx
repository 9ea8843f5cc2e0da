import { useTranslations } from 'use-intl';
import { useSettings } from '#src/foundation/settings/web/use-settings.ts';
import { useForm } from '#src/platform/browser/form/use-form.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { TextField } from '#src/platform/browser/ui/text-field.tsx';
import { toast } from '#src/platform/browser/ui/toasts.tsx';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { useManage, type Confirmed, type useManagedFilm } from './use-managed-films.ts';

/** Deletes a film with a reason that its owner reads; not while something of it is being made. */
export function RemovalForm({
  read: { film, running },
  confirmed,
  onRemoved,
}: {
  read: NonNullable<ReturnType<typeof useManagedFilm>['data']>;
  confirmed: Confirmed;
  onRemoved: () => void;
}) {
  const t = useTranslations('filmManagement.details');
  const days = useSettings().data?.deletedFilesDays ?? LIMITS.deletedFilesDays;
  const act = useManage(confirmed, (films, reason: string) => films.removeFilm({ filmId: film.id, reason }));
  const { form, field, problems, isSending } = useForm({
    endpoint: 'films.removeFilm',
    initial: { reason: '' },
    texts: { reason: { missing: t('reasonMissing') } },
    send: async ({ reason }) => {
      await act.mutateAsync(reason);
      toast(t('removed'), 'success');
      onRemoved();
    },
  });
  return (
    <section aria-labelledby="film-removal" className="flex flex-col gap-3 border-t border-line pt-4">
      <h3 id="film-removal" className="font-semibold text-text-1">
        {t('removeHeading')}
      </h3>
      <p>{running ? t('removeRunning') : t('removeNote', { days })}</p>
      {!running && (
        <form {...form} className="flex flex-col gap-3">
          <TextField {...field('reason')} label={t('reason')} hint={t('reasonHint')} autoComplete="off" />
          {problems.form && <Notice>{problems.form}</Notice>}
          <Button type="submit" kind="danger" busy={isSending} className="self-start">
            {t('remove')}
          </Button>
        </form>
      )}
    </section>
  );
}
