import { useTranslations } from 'use-intl';
import { toastFailure } from '#src/platform/browser/api/toast-failure.ts';
import { Checkbox } from '#src/platform/browser/ui/checkbox.tsx';
import type { FilmView } from '../../film-view-contract.ts';
import type { FilmActions } from './use-film-actions.ts';

/** Whether others may copy the film, with what that means (COMM-10). */
export function RemixPermission({
  film,
  setRemixable,
}: {
  film: Pick<FilmView, 'remixable'>;
  setRemixable: FilmActions['setRemixable'];
}) {
  const t = useTranslations('filmFurther');
  return (
    <Checkbox checked={film.remixable} onChange={(allowed) => setRemixable.mutate(allowed, { onError: toastFailure })}>
      {t('allow')}
      <span className="block max-w-prose text-note text-text-3">{t('allowNote')}</span>
    </Checkbox>
  );
}
