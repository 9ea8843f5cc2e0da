import { useTranslations } from 'use-intl';
import { toastFailure } from '#src/platform/browser/api/toast-failure.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Dialog } from '#src/platform/browser/ui/dialog.tsx';
import { isEnter } from '#src/platform/browser/ui/is-enter.ts';
import { TextField } from '#src/platform/browser/ui/text-field.tsx';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { cutText } from '#src/shared/clean-line.ts';
import type { FilmSummary } from '../../film-view-contract.ts';
import { useTitleForm } from '../use-title-form.ts';
import type { useFilmListActions } from './film-list-data.ts';

type Actions = ReturnType<typeof useFilmListActions>;

/** Renames a film; the new title is shown at once behind the dialog. */
export function RenameDialog({
  film,
  update,
  onClose,
}: {
  film: FilmSummary;
  update: Actions['update'];
  onClose: () => void;
}) {
  const t = useTranslations('filmList');
  const name = film.title || cutText(film.idea, LIMITS.film.titleCharacters);
  const { form, field, submit } = useTitleForm(name, async (title) => {
    update.mutate({ film, title }, { onError: toastFailure });
    onClose();
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('rename')}
      actions={
        <Button kind="primary" onClick={() => void submit()}>
          {t('save')}
        </Button>
      }
    >
      <form {...form}>
        <TextField
          {...field('title')}
          optional={false}
          label={t('title')}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !isEnter(event)) {
              event.preventDefault();
            }
          }}
          onFocus={(event) => event.target.select()}
        />
      </form>
    </Dialog>
  );
}
