import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FileInput } from 'lucide-react';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { ApiError } from '#src/platform/browser/api/api-client.ts';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { toastFailure } from '#src/platform/browser/api/toast-failure.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { toast } from '#src/platform/browser/ui/toasts.tsx';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import type { FilmApi } from '../film-api.ts';
import { useFilmPaths } from '../film-paths.ts';

/** Makes a film anew from a film file (EDIT-17). */
export function ImportFilm() {
  const t = useTranslations('filmExport');
  const { films } = useApi<FilmApi>();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const paths = useFilmPaths();
  const input = useRef<HTMLInputElement>(null);
  const bring = useMutation({
    mutationFn: async (file: File) => {
      const text = await file.text();
      if (text.length > LIMITS.film.filmFileCharacters) {
        throw new RangeError(t('importTooLarge'));
      }
      return films.importFilm({ file: text, idempotencyKey: crypto.randomUUID() });
    },
    onSuccess: ({ filmId }) => {
      toast(t('imported'), 'success');
      void queries.invalidateQueries({ queryKey: ['films'] });
      void navigate(paths.film(filmId));
    },
    onError: (error) =>
      error instanceof ApiError && error.code === 'INVALID_DATA'
        ? toast(t('importWrong'), 'error')
        : toastFailure(error),
  });
  return (
    <>
      <Button
        icon={<FileInput className="size-[18px]" aria-hidden="true" />}
        busy={bring.isPending}
        onClick={() => input.current?.click()}
      >
        {t(bring.isPending ? 'importing' : 'import')}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label={t('import')}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file may be chosen again.
          target.value = '';
          if (file) {
            bring.mutate(file);
          }
        }}
      />
    </>
  );
}
