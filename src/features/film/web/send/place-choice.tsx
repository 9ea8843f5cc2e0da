import { useQuery } from '@tanstack/react-query';
import { ChevronLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { langOf } from '#src/platform/browser/language/guess-language.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Gate } from '#src/platform/browser/ui/gate.tsx';
import { Leader } from '#src/platform/browser/ui/leader.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { Skeleton } from '#src/platform/browser/ui/skeleton.tsx';
import { StoredPicture } from '#src/platform/browser/ui/stored-picture.tsx';
import { Tabs } from '#src/platform/browser/ui/tabs.tsx';
import type { FilmSummary } from '../../film-view-contract.ts';
import type { FilmApi } from '../film-api.ts';
import { Unexposed } from '../unexposed.tsx';
import { placesOf, SENT_KINDS, type SentKind, type SentPlace } from './places-of.ts';
import { isClip, type SentPicture } from './sent-picture.ts';
import { useSend } from './use-send.ts';

/** Where in a film a picture is used: a shot, or somebody or something in it. One press uses it there. */
export function PlaceChoice({
  film,
  picture,
  onBack,
  onClose,
}: {
  film: FilmSummary;
  picture: SentPicture;
  onBack: () => void;
  onClose: () => void;
}) {
  const t = useTranslations('filmSend');
  const terms = useTranslations('filmList');
  const { films } = useApi<FilmApi>();
  const [kind, setKind] = useState<SentKind>('shot');
  const back = useRef<HTMLButtonElement>(null);
  const read = useQuery({
    queryKey: ['film', film.id],
    queryFn: ({ signal }) => films.readFilm({ filmId: film.id }, { signal }),
    staleTime: 0,
  });
  const send = useSend({ film, picture, onSent: onClose });
  useEffect(() => back.current?.focus(), []);
  const problem = send.error ?? read.error;
  const title = film.title || film.idea;
  const places = read.data && placesOf(read.data, kind);
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
      {problem && (
        <Notice
          action={
            problem === read.error && (
              <Button busy={read.isFetching} onClick={() => void read.refetch()}>
                {t('tryAgain')}
              </Button>
            )
          }
        >
          {problem.message}
        </Notice>
      )}
      <output className="sr-only">{read.isPending ? terms('loading') : ''}</output>
      <Tabs
        label={t('where')}
        value={kind}
        onChange={setKind}
        tabs={(isClip(picture) ? (['shot'] as const) : SENT_KINDS).map((key) => ({ key, label: t(`kinds.${key}`) }))}
      >
        <div className="flex flex-col gap-4">
          {places?.length === 0 ? (
            <p>{t(`none.${kind}`)}</p>
          ) : (
            <p className="text-note">{isClip(picture) ? t('clipNote') : t(`notes.${kind}`)}</p>
          )}
          <ul className="grid grid-cols-2 gap-x-3 gap-y-4 sm:grid-cols-4">
            {read.isPending && ['a', 'b', 'c', 'd'].map((key) => <Skeleton key={key} aspect={film.aspect} />)}
            {places?.map((place) => (
              <li key={place.id} className="min-w-0">
                <Place
                  place={place}
                  aspect={film.aspect}
                  isSending={send.isPending && send.variables.id === place.id}
                  isBlocked={send.isPending}
                  onPress={() => send.mutate(place)}
                />
              </li>
            ))}
          </ul>
        </div>
      </Tabs>
    </div>
  );
}

function Place({
  place,
  aspect,
  isSending,
  isBlocked,
  onPress,
}: {
  place: SentPlace;
  aspect: string;
  isSending: boolean;
  isBlocked: boolean;
  onPress: () => void;
}) {
  const t = useTranslations('filmSend');
  const label = place.kind === 'shot' ? t('shot', { number: place.number }) : place.name;
  return (
    <button
      type="button"
      aria-disabled={isBlocked || undefined}
      aria-busy={isSending || undefined}
      onClick={() => !isBlocked && onPress()}
      className="group flex w-full flex-col gap-1.5 text-left aria-disabled:cursor-default"
    >
      <Gate aspect={aspect} className="w-full group-hover:border-text-2">
        {place.picture ? (
          <StoredPicture path={place.picture} alt="" sizes="12rem" className="size-full object-contain" />
        ) : (
          <Unexposed />
        )}
        {isSending && <Leader />}
      </Gate>
      <span className="line-clamp-2 text-dense text-text-1">{label}</span>
    </button>
  );
}
