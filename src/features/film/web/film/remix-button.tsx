import { useMutation } from '@tanstack/react-query';
import { Shuffle } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { ConfirmDialog } from '#src/platform/browser/ui/confirm-dialog.tsx';
import { toast } from '#src/platform/browser/ui/toasts.tsx';
import type { FilmApi } from '../film-api.ts';
import { useFilmPaths } from '../film-paths.ts';

/** Copies somebody else's public film as a project of one's own (COMM-10), after saying what that means. */
export function RemixButton({
  filmId,
  title,
  author,
  signedIn,
}: {
  filmId: string;
  title: string;
  author: string;
  signedIn: (act: () => void) => void;
}) {
  const t = useTranslations('filmFurther');
  const { films } = useApi<FilmApi>();
  const paths = useFilmPaths();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const key = useRef(crypto.randomUUID());
  const remix = useMutation({
    mutationFn: () => films.remixFilm({ filmId, idempotencyKey: key.current }),
    onSuccess: ({ filmId: copyId }) => {
      key.current = crypto.randomUUID();
      toast(t('remixMade'), 'success');
      void navigate(paths.film(copyId));
    },
  });
  return (
    <>
      <Button
        icon={<Shuffle className="size-4" strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => signedIn(() => setOpen(true))}
      >
        {t('remix')}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={() => remix.mutate()}
        title={t('remixTitle')}
        confirmLabel={t('remixBegin')}
        busy={remix.isPending}
        error={remix.error?.message}
      >
        <p>{t('remixNote', { title, author })}</p>
      </ConfirmDialog>
    </>
  );
}
