import { clsx } from 'clsx';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { ApiError } from '#src/platform/browser/api/api-client.ts';
import { useLanguage } from '#src/platform/browser/language/language-context.tsx';
import { Leader } from '#src/platform/browser/ui/leader.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { Skeleton } from '#src/platform/browser/ui/skeleton.tsx';
import { Slate } from '#src/platform/browser/ui/slate.tsx';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { useFilmPaths } from '../film-paths.ts';
import { IdeaCharacters } from './idea-characters.tsx';
import { IdeaCost, IdeaVerbs, type Mode } from './idea-cost.tsx';
import { useQuote, useStartFilm, type Quote } from './idea-data.ts';
import {
  DRAFT_MODELS,
  forgetStart,
  readStart,
  spokenLanguage,
  useIdeaForm,
  type IdeaForm,
  type OwnCharacter,
} from './idea-form.ts';
import { IdeaModels } from './idea-models.tsx';
import { IdeaSettings } from './idea-settings.tsx';
import { IdeaShortfall } from './idea-shortfall.tsx';
import { IdeaText } from './idea-text.tsx';
import { useUploads } from './idea-uploads.ts';
import { IdeaViewfinder } from './idea-viewfinder.tsx';
import { graphToSend } from './understanding/corrections.ts';
import { UnderstandingPlace } from './understanding/understanding-place.tsx';
import { useUnderstanding } from './understanding/use-understanding.ts';
import { useKeptPictures } from './use-kept-pictures.ts';

/** Below the form, which comes first. */
const FilmList = lazy(async () => ({ default: (await import('../list/film-list.tsx')).FilmList }));

/**
 * The page for a new film: the idea, how it should look and sound, its characters, and its price. Below it the existing
 * films.
 */
export function IdeaScreen() {
  const ofIdea = useTranslations('filmIdea');
  const { language } = useLanguage();
  const navigate = useNavigate();
  const paths = useFilmPaths();
  const { form, change, clear } = useIdeaForm();
  const quote = useQuote(form, graphToSend(form.understanding), language);
  const start = useStartFilm(language);
  const kept = useKeptPictures(form.characters);
  const shown = { ...form, characters: kept.characters };
  const bring = useUploads(form.characters.length, (character, replaces) =>
    change(({ characters }) => ({ characters: withCharacter(characters, character, replaces) })),
  );
  const { understanding, heard } = useUnderstanding(form, change);
  const [asked, setAsked] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  // One key per filled-in form: a second click or a lost answer creates no second film.
  const key = useRef<{ said: string; key: string }>(undefined);
  const awaited = useAwaitedStart(start.mutateAsync, change, clear);

  const spoken = spokenLanguage(form, language);
  const written = form.idea.trim() !== '';
  const lacking = whatIsMissing(form, { uploading: bring.running, gone: kept.gone });
  const missing = lacking && ofIdea(lacking);
  const begin = (mode: Mode): void => {
    if (start.isPending) {
      return;
    }
    setAsked(true);
    if (missing !== undefined) {
      const first = !written
        ? box.current
        : document.querySelector<HTMLElement>('[aria-invalid="true"], [data-missing]');
      first?.focus();
      return;
    }
    const said = JSON.stringify({ form, mode });
    if (key.current?.said !== said) {
      key.current = { said, key: crypto.randomUUID() };
    }
    // The price that was shown; not the one of another form.
    const agreed = quote.isPlaceholderData ? undefined : priceOf(quote.data, mode);
    const order = { form, mode, idempotencyKey: key.current.key };
    void start.mutateAsync(agreed === undefined ? order : { ...order, agreedCoins: agreed }).then(
      // Not a callback of the mutation, which is dropped when the page is mounted anew meanwhile.
      ({ filmId }) => {
        clear();
        return navigate(paths.film(filmId));
      },
      (error: unknown) => {
        // There was an answer, so the next attempt is another request; after a lost answer the same key is sent again.
        if (error instanceof ApiError) {
          key.current = undefined;
          if (error.code === 'CHARACTER_PICTURE_GONE') {
            kept.askAgain();
          }
        }
        void quote.refetch();
      },
    );
  };
  const problem = <Problem refused={start.error?.message} missing={asked && written ? missing : undefined} />;
  const toDraft = (): void => change({ models: DRAFT_MODELS });
  const starting = start.isPending ? start.variables.mode : undefined;

  if (awaited.pending) {
    return <Starting />;
  }
  return (
    <div className="mx-auto flex max-w-[1200px] flex-col gap-14">
      <form
        className="grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(340px,392px)]"
        onSubmit={(event) => event.preventDefault()}
      >
        <div className="flex min-w-0 flex-col gap-5">
          <h1 className="display text-title sm:text-[34px] sm:leading-tight">{ofIdea('heading')}</h1>
          <IdeaText
            ref={box}
            form={form}
            change={change}
            error={asked && !written ? ofIdea('ideaMissing') : undefined}
          />
          <UnderstandingPlace understanding={understanding} />
        </div>
        <aside aria-labelledby="cost" className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <Slate className="flex flex-col lg:sticky lg:top-[84px] lg:max-h-[calc(100dvh-110px)]">
            <section
              aria-labelledby="cost"
              // In a low window this scrolls, with keys too.
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
              tabIndex={0}
              className="flex min-h-0 flex-col gap-4 overflow-y-auto p-4"
            >
              <IdeaViewfinder form={shown} language={spoken} heard={heard} />
              <div className={clsx('flex flex-col gap-2.5', !written && 'max-lg:hidden')}>
                <IdeaCost quote={quote} written={written} onDraft={toDraft} />
              </div>
            </section>
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
          <IdeaSettings form={form} change={change} spoken={spoken} />
          <IdeaCharacters form={shown} change={change} bring={bring} gone={kept.gone} namesAsked={asked} />
          <IdeaModels form={form} change={change} />
        </div>
      </form>
      <div
        data-bottom-bar
        className="sticky bottom-0 z-20 -mx-4 -mt-6 flex flex-col gap-2.5 border-t border-line-strong bg-surface-1 px-4 pt-3 pb-[max(12px,env(safe-area-inset-bottom))] sm:-mx-6 sm:px-6 lg:hidden"
      >
        {problem}
        <IdeaVerbs row quote={quote.data} onStart={begin} starting={starting} />
      </div>
      <Suspense fallback={<Skeleton className="h-80" />}>
        <FilmList
          onWrite={() => {
            box.current?.focus();
          }}
        />
      </Suspense>
    </div>
  );
}

/** Why the film cannot be started yet, as a text key; undefined if it can. */
function whatIsMissing(
  form: IdeaForm,
  { uploading, gone }: { uploading: boolean; gone: ReadonlySet<string> },
): 'ideaMissing' | 'nameMissing' | 'uploadsRunning' | 'picturesGone' | undefined {
  if (form.idea.trim() === '') {
    return 'ideaMissing';
  }
  if (form.characters.some(({ name }) => name.trim() === '')) {
    return 'nameMissing';
  }
  if (uploading) {
    return 'uploadsRunning';
  }
  return form.characters.some(({ pictureId }) => gone.has(pictureId)) ? 'picturesGone' : undefined;
}

/** The characters with one whose picture arrived: in place of one whose picture was gone, with its name, or added. */
function withCharacter(
  characters: readonly OwnCharacter[],
  added: OwnCharacter,
  replaces: string | undefined,
): OwnCharacter[] {
  if (characters.some(({ pictureId }) => pictureId === replaces)) {
    return characters.map((one) => (one.pictureId === replaces ? { ...added, name: one.name || added.name } : one));
  }
  return [...characters, added].slice(0, LIMITS.film.charactersOnIdeaPage);
}

/** The price of one mode; undefined while it is calculated. */
const priceOf = (quote: Quote | undefined, mode: Mode): number | undefined =>
  (mode === 'one_click' ? quote?.oneClick : quote?.stepByStep)?.totalCoins;

/** The refusal, else what is missing. */
function Problem({ refused, missing }: { refused: string | undefined; missing: string | undefined }) {
  if (refused !== undefined) {
    return <Notice>{refused}</Notice>;
  }
  return missing === undefined ? null : <Notice kind="warning">{missing}</Notice>;
}

/** Starts a film that a visitor requested before signing in (HOME-02): once, however often the page is loaded meanwhile. */
function useAwaitedStart(
  begin: (order: {
    form: IdeaForm;
    mode: Mode;
    idempotencyKey: string;
    agreedCoins: number;
  }) => Promise<{ filmId: string }>,
  change: (changes: Partial<IdeaForm>) => void,
  clear: () => void,
): { pending: boolean } {
  const navigate = useNavigate();
  const paths = useFilmPaths();
  const [waiting, setWaiting] = useState(readStart);
  const sent = useRef(false);
  useEffect(() => {
    if (!waiting || sent.current) {
      return;
    }
    sent.current = true;
    const { form, idempotencyKey } = waiting;
    const go = async (): Promise<void> => {
      try {
        const { filmId } = await begin({ form, mode: 'one_click', idempotencyKey, agreedCoins: 0 });
        forgetStart();
        clear();
        await navigate(paths.film(filmId), { replace: true });
      } catch (error) {
        // Refused: it is in the form, with the reason. Not sent: it is tried again at the next visit.
        if (error instanceof ApiError) {
          forgetStart();
        }
        change(form);
        setWaiting(null);
      }
    };
    void go();
  }, [waiting, begin, change, clear, navigate, paths]);
  return { pending: waiting !== null };
}

function Starting() {
  const t = useTranslations('filmIdea');
  return (
    <div className="mx-auto flex max-w-xl flex-col gap-5 py-10">
      <h1 className="display text-title">{t('starting')}</h1>
      <div className="relative aspect-video overflow-hidden rounded-frame border border-line bg-media">
        <Leader count={8} />
      </div>
    </div>
  );
}
