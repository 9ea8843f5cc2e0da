import { clsx } from 'clsx';
import { Camera, History, ImagePlus, X } from 'lucide-react';
import { lazy, Suspense, useEffect, useId, useRef, useState, type ChangeEvent, type DragEvent } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { IconButton } from '#src/platform/browser/ui/icon-button.tsx';
import { Progress } from '#src/platform/browser/ui/progress.tsx';
import { StoredPicture } from '#src/platform/browser/ui/stored-picture.tsx';
import { PICTURE_ACCEPT, PICTURE_MEGABYTES } from '#src/shared/catalogue/picture-files.ts';
import type { StoredFile } from '../contract.ts';
import { useFreshFile } from './use-fresh-file.ts';
import { usePictureUpload, type PictureProblem } from './use-picture-upload.ts';

// Asked for by few: most people bring a file.
const EarlierPictures = lazy(async () => ({ default: (await import('./earlier-pictures.tsx')).EarlierPictures }));

const SIGN = { className: 'size-4 shrink-0', strokeWidth: 1.75, 'aria-hidden': true } as const;

/** A picture that a tool takes: chosen, dropped, pasted, photographed, or one that was made here before. */
export function PictureInput({
  label,
  hint,
  value,
  error,
  onChange,
  onBusy,
}: {
  label: string;
  hint?: string;
  value: StoredFile | null;
  error?: string | undefined;
  onChange: (file: StoredFile | null) => void;
  /** Hears when a picture is on its way, and when none is. */
  onBusy?: (isBusy: boolean) => void;
}) {
  const t = useTranslations('toolPage');
  const id = useId();
  const upload = usePictureUpload(onChange);
  const shown = useFreshFile(value);
  useGoneAway(value !== null && shown === null, () => onChange(null));
  const [isOver, setOver] = useState(false);
  const [isPicking, setPicking] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  useBroughtPicture(upload.start);
  useTold(upload.share !== null, onBusy);
  const choose = (event: ChangeEvent<HTMLInputElement>): void => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (file) {
      upload.start(file);
    }
  };
  const drag = (event: DragEvent): void => {
    if (!event.dataTransfer.types.includes('Files')) {
      return;
    }
    event.preventDefault();
    setOver(event.type === 'dragenter' || event.type === 'dragover');
  };
  const wrong = useProblemText(upload.problem) ?? error;
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
        accept={PICTURE_ACCEPT}
        aria-label={label}
        tabIndex={-1}
        className="sr-only"
        onChange={choose}
      />
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="environment"
        aria-label={t('photograph')}
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
          'relative flex min-h-32 flex-col items-center justify-center gap-3 overflow-hidden rounded-control border border-dashed p-3 text-center',
          isOver ? 'border-select bg-select-soft' : 'border-line-strong bg-surface-1',
          wrong && 'border-err',
        )}
      >
        {shown && upload.share === null ? (
          <>
            <StoredPicture
              path={shown.path}
              alt={label}
              sizes="22rem"
              className="cutout-ground max-h-64 max-w-full rounded-frame object-contain"
            />
            <IconButton
              label={t('takeOff')}
              icon={<X className="size-4" strokeWidth={2} aria-hidden="true" />}
              onClick={() => {
                upload.forget();
                onChange(null);
              }}
              className="theme-dark absolute top-2 right-2 !size-8 bg-black/70 text-text-1 pointer-coarse:!size-11"
            />
          </>
        ) : (
          <ImagePlus className="size-7 text-text-3" strokeWidth={1.5} aria-hidden="true" />
        )}
        {upload.share !== null && (
          <div className="flex w-full max-w-64 flex-col items-center gap-2">
            <Progress label={t('uploading')} percent={100 * upload.share} />
            <Button size="dense" kind="quiet" onClick={upload.stop}>
              {t('stop')}
            </Button>
          </div>
        )}
        <div className="flex flex-wrap justify-center gap-2">
          <Button size="dense" onClick={() => picker.current?.click()}>
            {t(value ? 'chooseOther' : 'choosePicture')}
          </Button>
          <Button
            size="dense"
            icon={<Camera {...SIGN} />}
            className="pointer-fine:hidden"
            onClick={() => camera.current?.click()}
          >
            {t('photograph')}
          </Button>
          <Button size="dense" icon={<History {...SIGN} />} aria-haspopup="dialog" onClick={() => setPicking(true)}>
            {t('earlier')}
          </Button>
        </div>
      </div>
      <p
        id={`${id}-note`}
        role={wrong ? 'alert' : undefined}
        className={clsx('text-note', wrong ? 'text-err' : 'text-text-3')}
      >
        {wrong ?? hint ?? t('pictureHint', { megabytes: PICTURE_MEGABYTES })}
      </p>
      {isPicking && (
        <Suspense fallback={null}>
          <EarlierPictures
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

/** The server has no such picture any more: it is taken off. */
function useGoneAway(isGone: boolean, takeOff: () => void): void {
  const taking = useRef(takeOff);
  useEffect(() => {
    taking.current = takeOff;
  });
  useEffect(() => {
    if (isGone) {
      taking.current();
    }
  }, [isGone]);
}

/** What is wrong with a picture, in words. */
function useProblemText(problem: PictureProblem | null): string | undefined {
  const terms = useTranslations('film.terms');
  if (!problem) {
    return undefined;
  }
  return problem.kind === 'server'
    ? problem.message
    : terms(problem.kind === 'format' ? 'wrongFormat' : 'tooLarge', {
        name: problem.name,
        megabytes: PICTURE_MEGABYTES,
      });
}

/** Takes in a picture that is pasted, or dropped anywhere on the page; a browser would open what is dropped beside. */
function useBroughtPicture(take: (picture: File) => void): void {
  const taking = useRef(take);
  useEffect(() => {
    taking.current = take;
  });
  useEffect(() => {
    const bring = (event: Event, files: FileList | undefined, isPicture: (file: File) => boolean): void => {
      const picture = [...(files ?? [])].find(isPicture);
      if (picture) {
        event.preventDefault();
        taking.current(picture);
      }
    };
    const leaving = new AbortController();
    const { signal } = leaving;
    window.addEventListener(
      'paste',
      (event) => bring(event, event.clipboardData?.files, ({ type }) => type.startsWith('image/')),
      { signal },
    );
    window.addEventListener(
      'dragover',
      (event) => {
        if (event.dataTransfer?.types.includes('Files')) {
          event.preventDefault();
        }
      },
      { signal },
    );
    // What is no picture is refused in words.
    window.addEventListener('drop', (event) => bring(event, event.dataTransfer?.files, () => true), { signal });
    return () => leaving.abort();
  }, []);
}

/** Says each time that something begins or ends. */
function useTold(isSo: boolean, tell: ((isSo: boolean) => void) | undefined): void {
  const telling = useRef(tell);
  useEffect(() => {
    telling.current = tell;
  });
  useEffect(() => {
    telling.current?.(isSo);
  }, [isSo]);
}
