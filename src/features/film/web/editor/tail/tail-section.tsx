import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { toastFailure } from '#src/platform/browser/api/toast-failure.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Gate } from '#src/platform/browser/ui/gate.tsx';
import { Leader } from '#src/platform/browser/ui/leader.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { StoredPicture } from '#src/platform/browser/ui/stored-picture.tsx';
import { TextArea } from '#src/platform/browser/ui/text-area.tsx';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { LANGUAGE_TAGS } from '#src/shared/language/languages.ts';
import type { FilmApi } from '../../film-api.ts';
import { useFreshLinks } from '../../film/use-fresh-links.ts';
import { PictureFileButton } from '../../picture-file-button.tsx';
import { Unexposed } from '../../unexposed.tsx';
import { useDescribedShot } from '../described/use-described-shot.ts';
import { useActiveShot, type ActiveShot } from '../inspector/use-active-shot.ts';
import { useEditor } from '../state/editor-context.tsx';
import { keptText, useKeptText } from '../state/kept-texts.ts';
import { useAway } from '../use-away.ts';

/** How the active shot ends: described, brought, taken from the shot before, or left open (EDIT-08). */
export function TailSection() {
  const active = useActiveShot();
  return active ? <Tail key={active.shot.id} active={active} /> : null;
}

function Tail({ active }: { active: ActiveShot }) {
  const t = useTranslations('filmTail');
  const { document, plan, shot, change } = active;
  const { film, flush } = useEditor();
  const describe = useDescribedShot();
  const bring = useTail(shot.id);
  const { text, write, drop } = useTailText(active);
  const [problem, setProblem] = useState<string>();
  const drawing = useRef<HTMLButtonElement>(null);
  const before = film.shots.find(({ number }) => number === plan.number - 1);
  const draw = (): void => {
    bring.reset();
    setProblem(text.trim() === '' ? t('required') : undefined);
    if (text.trim() !== '') {
      describe.mutate({ description: text, shotId: shot.id, as: 'ending' }, { onSuccess: () => drop(text) });
    }
  };
  const remove = (): void => {
    write(undefined);
    setProblem(undefined);
    change({ tail: null }, 'staging');
    flush();
    // Its button goes.
    drawing.current?.focus();
  };
  const error = problem ?? describe.error?.message ?? bring.error?.message;
  return (
    <>
      <TailPicture active={active} isRead={isToBeDrawn(describe, active)} />
      <TextArea
        label={t('label')}
        hint={t('hint')}
        lang={LANGUAGE_TAGS[document.language]}
        rows={2}
        value={text}
        maximum={LIMITS.film.shotDescriptionCharacters}
        onChange={({ target }) => {
          write(target.value);
          setProblem(undefined);
        }}
        controlClassName="text-base"
        {...(error === undefined ? {} : { error })}
      />
      {describe.data?.drawn === false && <p className="text-note text-warn">{t('forModels')}</p>}
      {!film.endFrames && (
        <p className="text-note text-text-3">{t('noEndFrames', { model: film.models.video.label })}</p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button ref={drawing} size="dense" busy={describe.isPending} onClick={draw}>
          {t('draw')}
        </Button>
        <PictureFileButton
          size="dense"
          busy={bring.isPending}
          onProblem={setProblem}
          onPicture={(picture) => {
            setProblem(undefined);
            flush();
            bring.mutate({ file: picture });
          }}
        >
          {t('upload')}
        </PictureFileButton>
        <Button
          size="dense"
          reason={before?.tail?.picture ? undefined : t('noneBefore')}
          onClick={() => {
            flush();
            bring.mutate('previous');
          }}
        >
          {t('previous')}
        </Button>
        {plan.tail && (
          <Button size="dense" kind="quiet" onClick={remove}>
            {t('remove')}
          </Button>
        )}
      </div>
    </>
  );
}

/** What is written of the end of a shot; what is not used yet is kept. */
function useTailText({ shot, plan }: ActiveShot) {
  const name = `tail ${shot.id}`;
  const [written, write] = useKeptText(name);
  return {
    text: written ?? plan.tail?.description ?? '',
    write,
    /** It was used; what was typed meanwhile stays. */
    drop: (used: string): void => {
      if (keptText(name) === used) {
        write(undefined);
      }
    },
  };
}

/** True from the moment a description is sent until its drawing begins. */
function isToBeDrawn({ isPending, isSuccess }: ReturnType<typeof useDescribedShot>, { view }: ActiveShot): boolean {
  return isPending || (isSuccess && view?.tail?.status === 'waiting');
}

/** The picture on which the shot ends, as far as it is there. */
function TailPicture({
  active: { document, plan, view },
  isRead,
}: {
  active: ActiveShot;
  /** Its description is being read: it is drawn next. */
  isRead: boolean;
}) {
  const t = useTranslations('filmTail');
  const tail = (plan.tail && view?.tail) ?? undefined;
  if (!isRead && !tail) {
    return null;
  }
  const isComing = isRead || tail?.status === 'generating';
  return (
    <>
      <Gate aspect={document.aspect}>
        {tail?.picture ? <TakenTail path={tail.picture.path} number={plan.number} /> : !isComing && <Unexposed />}
        {isComing && <Leader />}
      </Gate>
      <output className="block text-note text-text-3 empty:hidden">{isComing && t('drawing')}</output>
      {!isRead && <WhyNot tail={tail} />}
    </>
  );
}

function WhyNot({ tail }: { tail: NonNullable<ActiveShot['view']>['tail'] | undefined }) {
  return tail?.failure ? <Notice>{tail.failure.message}</Notice> : null;
}

function TakenTail({ path, number }: { path: string; number: number }) {
  const t = useTranslations('filmTail');
  const { filmId } = useEditor();
  const freshen = useFreshLinks(filmId);
  return (
    <StoredPicture
      path={path}
      alt={t('alt', { number })}
      sizes="20rem"
      onError={freshen}
      className="size-full object-cover"
    />
  );
}

/** Lets a shot end on an upload, or on the end of the shot before. */
function useTail(shotId: string) {
  const { films } = useApi<FilmApi>();
  const { filmId } = useEditor();
  const queries = useQueryClient();
  const isAway = useAway();
  return useMutation({
    mutationFn: async (source: { file: File } | 'previous'): Promise<void> => {
      const picture = source === 'previous' ? undefined : await films.uploadCharacterPicture(source.file);
      await films.bringTail({ filmId, shotId, source: picture ? { pictureId: picture.id } : 'previous' });
    },
    onError: (error) => isAway.current && toastFailure(error),
    onSettled: () => queries.invalidateQueries({ queryKey: ['film', filmId] }),
  });
}
