import { useQuery } from '@tanstack/react-query';
import { ChevronLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { langOf } from '#src/platform/browser/language/guess-language.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Dialog } from '#src/platform/browser/ui/dialog.tsx';
import { Gate } from '#src/platform/browser/ui/gate.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { Skeleton } from '#src/platform/browser/ui/skeleton.tsx';
import { StoredPicture } from '#src/platform/browser/ui/stored-picture.tsx';
import type { FilmSummary, FilmView } from '../../film-view-contract.ts';
import type { FilmApi } from '../film-api.ts';
import { FilmChoice } from './film-choice.tsx';

/** The picture of a character, as a file of the account. */
interface CharacterPicture {
  id: string;
  path: string;
  mime: string;
  bytes: number;
}

/** Asks for a character of one of one's films, to use its picture elsewhere. */
export function ChooseCharacter({
  onPick,
  onClose,
}: {
  onPick: (picture: CharacterPicture) => void;
  onClose: () => void;
}) {
  const t = useTranslations('filmSend');
  const [film, setFilm] = useState<FilmSummary>();
  return (
    <Dialog open onClose={onClose} title={t('chooseCharacter')} width={760}>
      {/* Kept, so that the search and the place in the list are still there on the way back. */}
      <div hidden={film !== undefined}>
        <FilmChoice onChoose={setFilm} />
      </div>
      {film && <Characters film={film} onBack={() => setFilm(undefined)} onPick={onPick} />}
    </Dialog>
  );
}

function Characters({
  film,
  onBack,
  onPick,
}: {
  film: FilmSummary;
  onBack: () => void;
  onPick: (picture: CharacterPicture) => void;
}) {
  const t = useTranslations('filmSend');
  const { films } = useApi<FilmApi>();
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus(), []);
  const read = useQuery({
    queryKey: ['film', film.id],
    queryFn: ({ signal }) => films.readFilm({ filmId: film.id }, { signal }),
    staleTime: 0,
  });
  const characters = read.data?.characters.flatMap((character) => pictureOf(character) ?? []);
  const title = film.title || film.idea;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex min-w-0 items-center gap-3">
        <Button
          ref={back}
          kind="quiet"
          onClick={onBack}
          icon={<ChevronLeft className="size-4 shrink-0" aria-hidden="true" />}
          className="-ml-3 shrink-0"
        >
          {t('back')}
        </Button>
        <h3 lang={langOf(title)} className="min-w-0 truncate font-semibold text-text-1">
          {title}
        </h3>
      </div>
      {read.error && (
        <Notice
          action={
            <Button busy={read.isFetching} onClick={() => void read.refetch()}>
              {t('tryAgain')}
            </Button>
          }
        >
          {read.error.message}
        </Notice>
      )}
      {characters?.length === 0 && <p>{t('none.character')}</p>}
      <ul className="grid grid-cols-2 gap-x-3 gap-y-4 sm:grid-cols-4">
        {read.isPending && ['a', 'b', 'c', 'd'].map((key) => <Skeleton key={key} aspect="3:4" />)}
        {characters?.map(({ name, picture }) => (
          <li key={picture.id} className="min-w-0">
            <button
              type="button"
              onClick={() => onPick(picture)}
              className="group flex w-full flex-col gap-1.5 text-left"
            >
              <Gate aspect="3:4" className="w-full group-hover:border-text-2">
                <StoredPicture path={picture.path} alt="" sizes="12rem" className="size-full object-contain" />
              </Gate>
              <span className="line-clamp-2 text-dense text-text-1">{name}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A link to a file names it. */
const FILE_ID = /\/media\/([0-9a-f-]{36})/;

function pictureOf({
  name,
  picture,
}: FilmView['characters'][number]): { name: string; picture: CharacterPicture } | undefined {
  const id = picture && FILE_ID.exec(picture.path)?.[1];
  return id ? { name, picture: { ...picture, id } } : undefined;
}
