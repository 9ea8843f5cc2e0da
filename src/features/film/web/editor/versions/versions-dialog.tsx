import { useState, type FormEvent } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Dialog } from '#src/platform/browser/ui/dialog.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { TextField } from '#src/platform/browser/ui/text-field.tsx';
import { toast } from '#src/platform/browser/ui/toasts.tsx';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import type { Checkpoint, CheckpointLabel } from '../../../checkpoint-contract.ts';
import { useEditor } from '../state/editor-context.tsx';
import { useCheckpointActions, useCheckpoints } from './use-checkpoints.ts';
import { VersionPreview } from './version-preview.tsx';

/** The kept states of the film: keep one by name, look at one, and make the film one again. */
export function VersionsDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('filmVersions');
  const { filmId } = useEditor();
  const checkpoints = useCheckpoints(filmId);
  const [chosen, setChosen] = useState<string>();
  return (
    <Dialog open onClose={onClose} title={t('title')} width={880}>
      <div className="flex flex-col gap-5 pb-2">
        <p className="text-dense text-text-2">{t('intro')}</p>
        <KeepVersion />
        {checkpoints.error && (
          <Notice action={<Button onClick={() => void checkpoints.refetch()}>{t('tryAgain')}</Button>}>
            {checkpoints.error.message}
          </Notice>
        )}
        <div className="grid gap-5 md:grid-cols-[16rem_1fr]">
          <VersionList checkpoints={checkpoints.data?.checkpoints} chosen={chosen} onChoose={setChosen} />
          {chosen === undefined ? (
            <p className="text-text-3">{t('choose')}</p>
          ) : (
            <VersionPreview key={chosen} checkpointId={chosen} onRestored={onClose} />
          )}
        </div>
      </div>
    </Dialog>
  );
}

function KeepVersion() {
  const t = useTranslations('filmVersions');
  const { filmId, saveState, flush } = useEditor();
  const { keep } = useCheckpointActions(filmId);
  const [name, setName] = useState('');
  const isSaved = saveState === 'saved';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (name.trim() !== '' && isSaved) {
      keep.mutate(name, {
        onSuccess: () => {
          setName('');
          toast(t('kept'), 'success');
        },
      });
    } else {
      flush();
    }
  };
  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
      <TextField
        label={t('name')}
        value={name}
        maximum={LIMITS.film.checkpointNameCharacters}
        error={keep.error?.message}
        onChange={(event) => setName(event.target.value)}
        className="min-w-56 grow"
      />
      <Button type="submit" busy={keep.isPending} disabled={name.trim() === '' || !isSaved}>
        {t('keep')}
      </Button>
      {!isSaved && <p className="w-full text-note text-text-3">{t('unsaved')}</p>}
    </form>
  );
}

function VersionList({
  checkpoints,
  chosen,
  onChoose,
}: {
  checkpoints: readonly Checkpoint[] | undefined;
  chosen: string | undefined;
  onChoose: (id: string) => void;
}) {
  const t = useTranslations('filmVersions');
  const format = useFormatter();
  const timeOf = ({ createdAt }: CheckpointLabel): string =>
    format.dateTime(new Date(createdAt), { dateStyle: 'medium', timeStyle: 'medium' });
  const nameOf = ({ name, reason, broughtBack }: Checkpoint): string =>
    broughtBack
      ? t('before_restore_of', { version: broughtBack.name ?? t(broughtBack.reason), time: timeOf(broughtBack) })
      : (name ?? t(reason));
  if (checkpoints?.length === 0) {
    return <p className="text-text-2">{t('none')}</p>;
  }
  return (
    <ul aria-label={t('list')} className="flex max-h-96 flex-col gap-1 overflow-y-auto">
      {checkpoints?.map((each) => (
        <li key={each.id}>
          <button
            type="button"
            aria-pressed={each.id === chosen}
            onClick={() => onChoose(each.id)}
            className="flex w-full flex-col items-start rounded-control px-3 py-2 text-left hover:bg-surface-3 aria-pressed:bg-select-soft"
          >
            <span className="font-semibold">{nameOf(each)}</span>
            <span className="edge text-text-3">{timeOf(each)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
