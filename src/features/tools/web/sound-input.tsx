import { clsx } from 'clsx';
import { AudioLines, History, X } from 'lucide-react';
import { lazy, Suspense, useId, useRef, useState, type ChangeEvent, type DragEvent } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { IconButton } from '#src/platform/browser/ui/icon-button.tsx';
import { Progress } from '#src/platform/browser/ui/progress.tsx';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { SOUND_ACCEPT, SOUND_MEGABYTES } from '#src/shared/catalogue/sound-files.ts';
import type { StoredFile } from '../contract.ts';
import { useFreshFile } from './use-fresh-file.ts';
import { useSoundUpload } from './use-sound-upload.ts';
import type { UploadProblem } from './use-upload.ts';

// Asked for by few: most people bring a file.
const EarlierSounds = lazy(async () => ({ default: (await import('./earlier-sounds.tsx')).EarlierSounds }));

/** A sound that a tool takes: chosen, dropped, or one that was made here before; it can be heard. */
export function SoundInput({
  label,
  value,
  error,
  onChange,
  onBusy,
}: {
  label: string;
  value: StoredFile | null;
  error?: string | undefined;
  onChange: (file: StoredFile | null) => void;
  /** Hears when a sound is on its way, and when none is. */
  onBusy: (isBusy: boolean) => void;
}) {
  const t = useTranslations('toolPage');
  const id = useId();
  const upload = useSoundUpload((file) => {
    onBusy(false);
    onChange(file);
  });
  const shown = useFreshFile(value);
  const [isOver, setOver] = useState(false);
  const [isPicking, setPicking] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const take = (file: File | undefined): void => {
    if (file) {
      onBusy(true);
      upload.start(file);
    }
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    take(target.files?.[0]);
    target.value = '';
  };
  const drag = (event: DragEvent): void => {
    if (!event.dataTransfer.types.includes('Files')) {
      return;
    }
    event.preventDefault();
    setOver(event.type === 'dragenter' || event.type === 'dragover');
    if (event.type === 'drop') {
      // A picture that is dropped here still is one: the page takes it.
      const sound = [...event.dataTransfer.files].find(({ type }) => !type.startsWith('image/'));
      if (sound) {
        event.stopPropagation();
        take(sound);
      }
    }
  };
  const gone = value !== null && shown === null ? t('soundGone') : undefined;
  const wrong = useProblemText(upload.problem) ?? gone ?? error;
  return (
    <fieldset
      className="flex min-w-0 flex-col gap-1.5"
      aria-invalid={wrong ? true : undefined}
      aria-describedby={`${id}-note`}
    >
      <legend className="mb-1.5 text-note text-text-2">{label}</legend>
      <input
        ref={picker}
        type="file"
        accept={SOUND_ACCEPT}
        aria-label={label}
        tabIndex={-1}
        className="sr-only"
        onChange={choose}
      />
      <div
        onDragEnter={drag}
        onDragOver={drag}
        onDragLeave={drag}
        onDrop={drag}
        className={clsx(
          'relative flex min-h-24 flex-col items-center justify-center gap-3 overflow-hidden rounded-control border border-dashed p-3 text-center',
          isOver ? 'border-select bg-select-soft' : 'border-line-strong bg-surface-1',
          wrong && 'border-err',
        )}
      >
        {shown && upload.share === null ? (
          <div className="flex w-full items-center gap-2">
            {/* What a person brings has no captions. */}
            {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
            <audio controls preload="metadata" src={shown.path} aria-label={label} className="h-11 min-w-0 flex-1" />
            <IconButton
              label={t('takeSoundOff')}
              icon={<X className="size-4" strokeWidth={2} aria-hidden="true" />}
              onClick={() => {
                upload.forget();
                onChange(null);
              }}
            />
          </div>
        ) : (
          <AudioLines className="size-7 text-text-3" strokeWidth={1.5} aria-hidden="true" />
        )}
        {upload.share !== null && (
          <div className="flex w-full max-w-64 flex-col items-center gap-2">
            <Progress label={t('uploading')} percent={100 * upload.share} />
            <Button
              size="dense"
              kind="quiet"
              onClick={() => {
                onBusy(false);
                upload.stop();
              }}
            >
              {t('stop')}
            </Button>
          </div>
        )}
        <div className="flex flex-wrap justify-center gap-2">
          <Button size="dense" onClick={() => picker.current?.click()}>
            {t(value ? 'chooseOther' : 'chooseSound')}
          </Button>
          <Button
            size="dense"
            icon={<History className="size-4 shrink-0" strokeWidth={1.75} aria-hidden="true" />}
            aria-haspopup="dialog"
            onClick={() => setPicking(true)}
          >
            {t('earlier')}
          </Button>
        </div>
      </div>
      <p
        id={`${id}-note`}
        role={wrong ? 'alert' : undefined}
        className={clsx('text-note', wrong ? 'text-err' : 'text-text-3')}
      >
        {wrong ?? t('soundHint', { megabytes: SOUND_MEGABYTES, seconds: LIMITS.tools.talkSeconds })}
      </p>
      {isPicking && (
        <Suspense fallback={null}>
          <EarlierSounds
            onClose={() => setPicking(false)}
            onPick={(file) => {
              upload.forget();
              onChange(file);
              setPicking(false);
            }}
          />
        </Suspense>
      )}
    </fieldset>
  );
}

/** What is wrong with a sound, in words. */
function useProblemText(problem: UploadProblem | null): string | undefined {
  const t = useTranslations('toolPage');
  if (!problem) {
    return undefined;
  }
  return problem.kind === 'server'
    ? problem.message
    : t(problem.kind === 'format' ? 'soundWrongFormat' : 'soundTooLarge', {
        name: problem.name,
        megabytes: SOUND_MEGABYTES,
      });
}
