import { clsx } from 'clsx';
import { Pencil } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { buttonLook } from '#src/platform/browser/ui/button.tsx';
import { useFilmPaths } from '../film-paths.ts';

/** Leads to the editor of a film. */
export function EditLink({ filmId, className }: { filmId: string; className?: string }) {
  const t = useTranslations('film.actions');
  const paths = useFilmPaths();
  return (
    <Link to={`${paths.film(filmId)}/edit`} className={clsx(buttonLook(), className)}>
      <Pencil className="size-[18px]" aria-hidden="true" />
      {t('edit')}
    </Link>
  );
}
