import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import type { FilmView } from '../../film-view-contract.ts';
import { useFilmPaths } from '../film-paths.ts';
import { DeleteDialog } from '../list/delete-dialog.tsx';
import { useFilmListActions } from '../list/film-list-data.ts';

/** Deletes this film after showing what will be lost (EDIT-15), and leads to the idea page. */
export function DeleteFilm({ film }: { film: FilmView }) {
  const t = useTranslations('filmList');
  const navigate = useNavigate();
  const paths = useFilmPaths();
  const { remove } = useFilmListActions();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button kind="quiet" icon={<Trash2 className="size-[18px]" aria-hidden="true" />} onClick={() => setAsking(true)}>
        {t('remove')}
      </Button>
      {asking && (
        <DeleteDialog
          film={film}
          remove={remove}
          onClose={() => setAsking(false)}
          onDeleted={() => void navigate(paths.idea, { replace: true })}
        />
      )}
    </>
  );
}
