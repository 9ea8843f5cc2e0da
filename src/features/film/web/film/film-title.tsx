import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { IconButton } from '#src/platform/browser/ui/icon-button.tsx';
import { TextField } from '#src/platform/browser/ui/text-field.tsx';
import { LANGUAGE_TAGS } from '#src/shared/language/languages.ts';
import type { FilmView } from '../../film-view-contract.ts';
import { useTitleForm } from '../use-title-form.ts';
import type { FilmActions } from './use-film-actions.ts';

/** The film's title; its owner can change it. */
export function FilmTitle({ film, rename }: { film: FilmView; rename: FilmActions['rename'] }) {
  const t = useTranslations('filmPage');
  const [isRenaming, setRenaming] = useState(false);
  if (isRenaming) {
    return <TitleForm film={film} rename={rename} onDone={() => setRenaming(false)} />;
  }
  if (!film.title) {
    // The idea is a sentence, or a whole page.
    return (
      <div className="flex max-w-prose min-w-0 flex-[1_1_20rem] flex-col gap-1">
        <h1 className="text-head font-semibold">{t('untitled')}</h1>
        <p lang="" title={film.idea} className="line-clamp-3 text-text-2">
          {film.idea}
        </p>
      </div>
    );
  }
  return (
    <div className="flex min-w-0 items-start gap-2">
      <h1
        lang={LANGUAGE_TAGS[film.language]}
        className="display min-w-0 text-[clamp(1.35rem,0.8rem+3.2vw,3.25rem)] leading-[calc(1.05*var(--leading-scale))]"
      >
        {film.title}
      </h1>
      <IconButton
        label={t('rename')}
        icon={<Pencil className="size-[18px]" aria-hidden="true" />}
        onClick={() => setRenaming(true)}
        className="-mt-2.5 sm:mt-1"
      />
    </div>
  );
}

function TitleForm({ film, rename, onDone }: { film: FilmView; rename: FilmActions['rename']; onDone: () => void }) {
  const t = useTranslations('film');
  const ofPage = useTranslations('filmPage');
  const { form, field, isSending } = useTitleForm(film.title, async (title) => {
    await rename.mutateAsync(title);
    onDone();
  });
  return (
    <form {...form} className="flex w-full max-w-2xl flex-wrap items-end gap-3">
      <h1 className="sr-only">{film.title}</h1>
      <TextField
        {...field('title')}
        optional={false}
        label={ofPage('renameLabel')}
        lang={LANGUAGE_TAGS[film.language]}
        className="min-w-60 flex-1"
        // Who pressed 'rename' writes next.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        onKeyDown={(event) => {
          if (event.key === 'Escape') {
            onDone();
          }
        }}
      />
      <Button kind="primary" type="submit" busy={isSending}>
        {ofPage('save')}
      </Button>
      <Button onClick={onDone}>{t('cancel')}</Button>
    </form>
  );
}
