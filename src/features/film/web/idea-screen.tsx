import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { ApiError } from '#src/platform/browser/api/api-client.ts';
import { useLanguage } from '#src/platform/browser/language/language-context.tsx';
import { Combobox } from '#src/platform/browser/ui/combobox.tsx';
import { Leader } from '#src/platform/browser/ui/leader.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { PictureChoice } from '#src/platform/browser/ui/picture-choice.tsx';
import { RadioChips } from '#src/platform/browser/ui/radio-chips.tsx';
import { SelectField } from '#src/platform/browser/ui/select-field.tsx';
import { Slate } from '#src/platform/browser/ui/slate.tsx';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { FilmList } from './film-list.tsx';
import { useFilmPaths } from './film-paths.ts';
import { IdeaCharacters } from './idea-characters.tsx';
import { useChoices } from './idea-choices.ts';
import { IdeaCost, IdeaVerbs, type Mode } from './idea-cost.tsx';
import { useQuote, useStartFilm } from './idea-data.ts';
import { DRAFT_MODELS, forgetStart, readStart, spokenLanguage, useWish, type Wish } from './idea-draft.ts';
import { IdeaModels } from './idea-models.tsx';
import { IdeaShortfall } from './idea-shortfall.tsx';
import { IdeaText } from './idea-text.tsx';
import { useUploads } from './idea-uploads.ts';
import { IdeaViewfinder } from './idea-viewfinder.tsx';

/**
 * Where a film begins: an idea, how it should look and sound, who plays in it, and what it costs. Below, the films that
 * are there.
 */
export function IdeaScreen() {
  const t = useTranslations('film');
  const { language } = useLanguage();
  const navigate = useNavigate();
  const paths = useFilmPaths();
  const choices = useChoices();
  const { wish, change, clear } = useWish();
  const quote = useQuote(wish, language);
  const start = useStartFilm(language);
  const bring = useUploads(wish.characters.length, (character) =>
    change((before) => ({ characters: [...before.characters, character].slice(0, LIMITS.film.charactersOnIdeaPage) })),
  );
  const [asked, setAsked] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  // One key for one filled-in form: a second click or a lost answer makes no second film.
  const key = useRef<{ said: string; key: string }>(undefined);
  const awaited = useAwaitedStart(start.mutateAsync, change, clear);

  const spoken = spokenLanguage(wish, language);
  const written = wish.idea.trim() !== '';
  const missing = !written
    ? t('idea.ideaMissing')
    : wish.characters.some(({ name }) => name.trim() === '')
      ? t('idea.nameMissing')
      : bring.running
        ? t('idea.uploadsRunning')
        : undefined;
  const begin = (mode: Mode): void => {
    if (start.isPending) return;
    setAsked(true);
    if (missing !== undefined) {
      const first = !written ? box.current : document.querySelector<HTMLElement>('[aria-invalid="true"]');
      first?.focus();
      return;
    }
    const said = JSON.stringify({ wish, mode });
    if (key.current?.said !== said) key.current = { said, key: crypto.randomUUID() };
    // The price that was seen; one that belongs to another form is none.
    const agreed = quote.isPlaceholderData
      ? undefined
      : mode === 'one_click'
        ? quote.data?.oneClick.totalCoins
        : quote.data?.stepByStep.totalCoins;
    start.mutate(
      { wish, mode, idempotencyKey: key.current.key, ...(agreed === undefined ? {} : { agreedCoins: agreed }) },
      {
        onSuccess: ({ filmId }) => {
          clear();
          void navigate(paths.film(filmId));
        },
        onError: (error) => {
          // An answer came, so the next try is another request; a lost answer is asked for again with the same key.
          if (error instanceof ApiError) key.current = undefined;
          void quote.refetch();
        },
      },
    );
  };
  const problem =
    start.error && !awaited.pending ? (
      <Notice>{start.error.message}</Notice>
    ) : asked && written && missing !== undefined ? (
      <Notice kind="warning">{missing}</Notice>
    ) : null;
  const toDraft = (): void => change({ models: DRAFT_MODELS });
  const starting = start.isPending ? start.variables.mode : undefined;

  if (awaited.pending) return <Starting />;
  return (
    <div className="mx-auto flex max-w-[1200px] flex-col gap-14">
      <form
        className="grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(340px,392px)]"
        onSubmit={(event) => event.preventDefault()}
      >
        <div className="flex min-w-0 flex-col gap-5">
          <h1 className="display text-title sm:text-[34px] sm:leading-tight">{t('idea.heading')}</h1>
          <IdeaText
            ref={box}
            wish={wish}
            change={change}
            error={asked && !written ? t('idea.ideaMissing') : undefined}
          />
        </div>
        <aside aria-labelledby="cost" className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <Slate className="flex flex-col lg:sticky lg:top-[76px] lg:max-h-[calc(100dvh-92px)]">
            <div className="flex min-h-0 flex-col gap-4 overflow-y-auto p-4">
              <IdeaViewfinder wish={wish} language={spoken} />
              <div className={clsx('flex flex-col gap-2.5', !written && 'max-lg:hidden')}>
                <IdeaCost quote={quote} written={written} onDraft={toDraft} />
              </div>
            </div>
            <div className="hidden flex-col gap-3 border-t border-line p-4 lg:flex">
              {problem}
              {written && quote.isSuccess && (
                <IdeaShortfall quote={quote.data} onDraft={toDraft} className="max-lg:hidden" />
              )}
              <IdeaVerbs quote={quote.data} onStart={begin} starting={starting} />
            </div>
          </Slate>
        </aside>
        <div className="flex min-w-0 flex-col gap-9">
          <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2 md:grid-cols-[minmax(0,1.2fr)_auto_minmax(0,1fr)_minmax(0,0.9fr)] lg:grid-cols-2 xl:grid-cols-[minmax(0,1.2fr)_auto_minmax(0,1fr)_minmax(0,0.9fr)]">
            <Combobox
              label={t('idea.type')}
              value={wish.type}
              options={choices.types}
              onChange={(type) => change({ type })}
            />
            <RadioChips
              label={t('idea.format')}
              value={wish.aspect}
              options={choices.aspects}
              onChange={(aspect) => change({ aspect })}
            />
            <SelectField
              label={t('idea.voice')}
              value={spoken}
              options={choices.languages}
              onChange={(chosen) => change({ language: chosen })}
            />
            <SelectField
              label={t('idea.shots')}
              value={String(wish.shots)}
              options={choices.shots}
              onChange={(shots) => change({ shots: Number(shots) })}
            />
          </div>
          <div className="flex flex-col gap-3">
            <h2 className="flex items-baseline justify-between gap-3 text-lead font-semibold">
              {t('idea.look')}
              <span className="text-base font-normal text-text-2">{t(`looks.${wish.style}`)}</span>
            </h2>
            <PictureChoice
              label={t('idea.look')}
              value={wish.style}
              options={choices.looks}
              onChange={(style) => change({ style })}
            />
          </div>
          <IdeaCharacters wish={wish} change={change} bring={bring} namesAsked={asked} />
          <IdeaModels wish={wish} change={change} />
        </div>
      </form>
      <div
        data-bottom-bar
        className="sticky bottom-0 z-20 -mx-4 -mt-6 flex flex-col gap-2.5 border-t border-line-strong bg-surface-1 px-4 pt-3 pb-[max(12px,env(safe-area-inset-bottom))] sm:-mx-6 sm:px-6 lg:hidden"
      >
        {problem}
        <IdeaVerbs row quote={quote.data} onStart={begin} starting={starting} />
      </div>
      <FilmList
        onWrite={() => {
          box.current?.focus();
        }}
      />
    </div>
  );
}

/** Starts what a visitor asked for before signing in (HOME-02): once, however often the page is loaded meanwhile. */
function useAwaitedStart(
  begin: (order: {
    wish: Wish;
    mode: Mode;
    idempotencyKey: string;
    agreedCoins: number;
  }) => Promise<{ filmId: string }>,
  change: (changes: Partial<Wish>) => void,
  clear: () => void,
): { pending: boolean } {
  const navigate = useNavigate();
  const paths = useFilmPaths();
  const [waiting, setWaiting] = useState(readStart);
  const sent = useRef(false);
  useEffect(() => {
    if (!waiting || sent.current) return;
    sent.current = true;
    const { wish, idempotencyKey } = waiting;
    const go = async (): Promise<void> => {
      try {
        const { filmId } = await begin({ wish, mode: 'one_click', idempotencyKey, agreedCoins: 0 });
        forgetStart();
        clear();
        await navigate(paths.film(filmId), { replace: true });
      } catch (error) {
        // Refused: it stands in the form, with the reason, to be changed. Not sent: it is tried again with the next visit too.
        if (error instanceof ApiError) forgetStart();
        change(wish);
        setWaiting(null);
      }
    };
    void go();
  }, [waiting, begin, change, clear, navigate, paths]);
  return { pending: waiting !== null };
}

function Starting() {
  const t = useTranslations('film.idea');
  return (
    <div className="mx-auto flex max-w-xl flex-col gap-5 py-10">
      <h1 className="display text-title">{t('starting')}</h1>
      <div className="relative aspect-video overflow-hidden rounded-frame border border-line bg-media">
        <Leader count={8} />
      </div>
    </div>
  );
}
