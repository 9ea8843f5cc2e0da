import { useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Gate } from '#src/platform/browser/ui/gate.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { Skeleton } from '#src/platform/browser/ui/skeleton.tsx';
import { StoredPicture } from '#src/platform/browser/ui/stored-picture.tsx';
import { toast } from '#src/platform/browser/ui/toasts.tsx';
import { LANGUAGE_TAGS } from '#src/shared/language/languages.ts';
import { Unexposed } from '../../unexposed.tsx';
import { useEditor } from '../state/editor-context.tsx';
import { useCheckpoint, useCheckpointActions } from './use-checkpoints.ts';

/** What a kept state of the film shows, and the button that brings it back. */
export function VersionPreview({ checkpointId, onRestored }: { checkpointId: string; onRestored: () => void }) {
  const t = useTranslations('filmVersions');
  const { filmId, film, saveState, undo, onNextStep } = useEditor();
  const version = useCheckpoint(filmId, checkpointId);
  const { restore } = useCheckpointActions(filmId);
  const isSaved = saveState === 'saved';
  if (version.error) {
    return (
      <Notice action={<Button onClick={() => void version.refetch()}>{t('tryAgain')}</Button>}>
        {version.error.message}
      </Notice>
    );
  }
  if (!version.data) {
    return <Skeleton aspect={film.aspect} />;
  }
  const { title, shots } = version.data;
  return (
    <section aria-label={title} className="flex min-w-0 flex-col gap-4">
      <h3 lang={LANGUAGE_TAGS[film.language]} className="text-lead font-semibold">
        {title} <span className="edge text-text-3">{t('shots', { count: shots.length })}</span>
      </h3>
      {/* Many shots scroll in a list that the keyboard reaches. */}
      <ol
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={t('shots', { count: shots.length })}
        className="grid max-h-80 grid-cols-2 gap-3 overflow-y-auto sm:grid-cols-3"
      >
        {shots.map(({ number, script, text, picture }) => (
          <li key={number} className="flex min-w-0 flex-col gap-1">
            <Gate aspect={film.aspect}>
              {picture ? (
                <StoredPicture
                  path={picture.path}
                  alt={script}
                  lang={LANGUAGE_TAGS[film.language]}
                  sizes="12rem"
                  width={320}
                  height={180}
                  className="size-full object-cover"
                />
              ) : (
                <Unexposed />
              )}
            </Gate>
            <span className="edge text-text-3">{t('shot', { number })}</span>
            <span lang={LANGUAGE_TAGS[film.language]} className="line-clamp-2 text-dense text-text-2">
              {text || script}
            </span>
          </li>
        ))}
      </ol>
      {restore.error && <Notice>{restore.error.message}</Notice>}
      <p className="text-note text-text-3">{isSaved ? t('restoreHint') : t('unsaved')}</p>
      <Button
        kind="primary"
        className="self-start"
        busy={restore.isPending}
        disabled={!isSaved}
        onClick={() =>
          restore.mutate(checkpointId, {
            onSuccess: () => {
              // Once that was undone, or something was done after it, another undo would take back something else.
              onNextStep(toast(t('restored'), 'success', { label: t('undoRestore'), act: undo }));
              onRestored();
            },
          })
        }
      >
        {t('restore')}
      </Button>
    </section>
  );
}
