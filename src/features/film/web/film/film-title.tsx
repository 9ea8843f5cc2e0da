import { clsx } from 'clsx';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { IconButton } from '#src/platform/browser/ui/icon-button.tsx';
import { TextField } from '#src/platform/browser/ui/text-field.tsx';
import { LANGUAGE_TAGS } from '#src/shared/language/languages.ts';
import type { FilmView } from '../../contract.ts';
import type { FilmActions } from './use-film-actions.ts';

const LONGEST_TITLE = 200;

/** The film's name; its owner writes another in its place. */
export function FilmTitle({ film, rename }: { film: FilmView; rename: FilmActions['rename'] }) {
  const t = useTranslations('film');
  const [draft, setDraft] = useState<string | null>(null);
  if (draft === null) {
    return (
      <div className="flex min-w-0 items-start gap-2">
        {/* Until there is a title the idea stands for it: a sentence, or a whole page. */}
        <h1
          lang={LANGUAGE_TAGS[film.language]}
          className={clsx(
            'min-w-0',
            film.title
              ? 'display text-[clamp(1.75rem,1.2rem+2.6vw,3.25rem)] leading-[calc(1.05*var(--leading-scale))]'
              : 'line-clamp-3 max-w-prose text-head font-semibold',
          )}
        >
          {film.title || film.idea}
        </h1>
        {film.title && (
          <IconButton
            label={t('page.rename')}
            icon={<Pencil className="size-[18px]" aria-hidden="true" />}
            onClick={() => setDraft(film.title)}
            className="mt-1"
          />
        )}
      </div>
    );
  }
  const save = (): void => rename.mutate(draft.trim(), { onSuccess: () => setDraft(null) });
  return (
    <form
      className="flex w-full max-w-2xl flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <h1 className="sr-only">{film.title}</h1>
      <TextField
        label={t('page.renameLabel')}
        value={draft}
        maxLength={LONGEST_TITLE}
        lang={LANGUAGE_TAGS[film.language]}
        className="min-w-60 flex-1"
        error={rename.error?.message}
        // Who pressed 'rename' writes next.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setDraft(null);
        }}
      />
      <Button kind="primary" type="submit" busy={rename.isPending}>
        {t('page.save')}
      </Button>
      <Button onClick={() => setDraft(null)}>{t('cancel')}</Button>
    </form>
  );
}
