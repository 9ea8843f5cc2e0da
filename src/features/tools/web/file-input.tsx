import { clsx } from 'clsx';
import { Camera, FolderOpen, History, X, type LucideIcon } from 'lucide-react';
import { useId, useRef, useState, type ChangeEvent, type DragEvent, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { IconButton } from '#src/platform/browser/ui/icon-button.tsx';
import { Progress } from '#src/platform/browser/ui/progress.tsx';
import type { FileKind } from '../file-kind.ts';
import { useBroughtFile } from './use-brought-file.ts';

const SIGN = { className: 'size-4 shrink-0', strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The words of an input for a kind of file. */
interface InputWords {
  label: string;
  /** On the button before there is a file. */
  choose: string;
  /** On that button where there is a file. */
  chooseOther: string;
  /** On the button that opens what was made before. */
  earlier: string;
  takeOff: string;
  /** What may be brought. */
  hint: string;
  /** On the button that opens the device's camera or microphone; without it there is none. */
  capture?: string;
}

/** Where else a file can be taken from. */
export interface OtherPlace {
  label: string;
  onOpen: () => void;
}

/** A file on its way to the server. */
interface Underway {
  /** 0 to 1; undefined where nobody knows. */
  share: number | undefined;
  /** What happens to it. */
  label: string;
  stop: () => void;
}

/**
 * A place for a file: chosen, dropped anywhere on the page, pasted, taken by the device's camera or microphone, or one
 * that was made here before. `children` shows the file that is there.
 */
export function FileInput({
  kind,
  accept,
  words,
  wrong,
  underway,
  icon: Icon,
  children,
  onFile,
  onEarlier,
  onTakeOff,
  more,
}: {
  kind: FileKind;
  /** As in the `accept` of an `<input>`. */
  accept: string;
  words: InputWords;
  /** What is wrong with it. */
  wrong: string | undefined;
  underway: Underway | null;
  /** Stands where no file is. */
  icon: LucideIcon;
  /** The file; nothing where there is none. */
  children: ReactNode;
  onFile: (file: File) => void;
  /** Opens what was made before. */
  onEarlier: () => void;
  onTakeOff: () => void;
  /** Another place to take one from, which opens a dialog. */
  more?: OtherPlace | undefined;
}) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const chooser = useRef<HTMLButtonElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const isThere = Boolean(children) && underway === null;
  useBroughtFile({ kind, isFree: !isThere && underway === null, take: onFile });
  const choose = (event: ChangeEvent<HTMLInputElement>): void => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (file) {
      onFile(file);
    }
  };
  const drag = (event: DragEvent): void => {
    if (!event.dataTransfer.types.includes('Files')) {
      return;
    }
    event.preventDefault();
    setOver(event.type === 'dragenter' || event.type === 'dragover');
    const [file] = event.dataTransfer.files;
    if (event.type === 'drop' && file) {
      // It is for this place, whichever else would take it.
      event.stopPropagation();
      onFile(file);
    }
  };
  return (
    <fieldset
      className="flex min-w-0 flex-col gap-1.5"
      aria-invalid={wrong ? true : undefined}
      aria-describedby={`${id}-note`}
    >
      <legend className="mb-1.5 text-note text-text-2">{words.label}</legend>
      <input
        ref={picker}
        type="file"
        accept={accept}
        aria-label={words.label}
        tabIndex={-1}
        className="sr-only"
        onChange={choose}
      />
      {words.capture !== undefined && (
        <input
          ref={camera}
          type="file"
          accept={`${kind}/*`}
          capture="environment"
          aria-label={words.capture}
          tabIndex={-1}
          className="sr-only"
          onChange={choose}
        />
      )}
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
        {isThere ? (
          <>
            {children}
            <IconButton
              label={words.takeOff}
              icon={<X className="size-4" strokeWidth={2} aria-hidden="true" />}
              onClick={() => {
                onTakeOff();
                // This button goes with the file.
                chooser.current?.focus();
              }}
              className="theme-dark absolute top-2 right-2 !size-8 bg-black/70 text-text-1 pointer-coarse:!size-11"
            />
          </>
        ) : (
          <Icon className="size-7 text-text-3" strokeWidth={1.5} aria-hidden="true" />
        )}
        {underway && <OnItsWay {...underway} />}
        <div className="flex flex-wrap justify-center gap-2">
          <Button ref={chooser} size="dense" onClick={() => picker.current?.click()}>
            {isThere ? words.chooseOther : words.choose}
          </Button>
          {words.capture !== undefined && (
            <Button
              size="dense"
              icon={<Camera {...SIGN} />}
              className="pointer-fine:hidden"
              onClick={() => camera.current?.click()}
            >
              {words.capture}
            </Button>
          )}
          <Button size="dense" icon={<History {...SIGN} />} aria-haspopup="dialog" onClick={onEarlier}>
            {words.earlier}
          </Button>
          {more && (
            <Button size="dense" icon={<FolderOpen {...SIGN} />} aria-haspopup="dialog" onClick={more.onOpen}>
              {more.label}
            </Button>
          )}
        </div>
      </div>
      <p
        id={`${id}-note`}
        role={wrong ? 'alert' : undefined}
        className={clsx('text-note', wrong ? 'text-err' : 'text-text-3')}
      >
        {wrong ?? words.hint}
      </p>
    </fieldset>
  );
}

/** What happens to a file, how far it is, and a button that stops it. */
function OnItsWay({ share, label, stop }: Underway) {
  const t = useTranslations('toolPage');
  return (
    <div className="flex w-full max-w-64 flex-col items-center gap-2">
      <p aria-live="polite" className="text-note text-text-2">
        {label}
      </p>
      <Progress label={label} {...(share === undefined ? {} : { percent: 100 * share })} />
      <Button size="dense" kind="quiet" onClick={stop}>
        {t('stop')}
      </Button>
    </div>
  );
}
