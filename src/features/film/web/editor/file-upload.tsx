import type { UseMutationResult } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, useState, type ChangeEvent } from 'react';
import type { SentFile } from '#src/platform/browser/api/send-in-parts.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { Progress } from '#src/platform/browser/ui/progress.tsx';
import { toast } from '#src/platform/browser/ui/toasts.tsx';

/** Names of the clips that may be uploaded, for the browser's dialog. */
export const CLIP_ACCEPT =
  'video/mp4,video/quicktime,video/webm,video/x-matroska,video/x-msvideo,.mp4,.mov,.webm,.mkv,.avi';

/** The words of an upload, in the person's language. */
interface UploadWords {
  choose: string;
  tooLarge: string;
  uploading: (percent: number) => string;
  stop: string;
  /** Said where the upload ends because the screen is left; nothing where absent. */
  left?: string | undefined;
}

/** A button that sends a file in parts, with its progress; leaving the screen stops it. */
export function FileUpload({
  upload,
  accept,
  mostBytes,
  reason,
  words,
}: {
  upload: UseMutationResult<void, Error, SentFile>;
  accept: string;
  mostBytes: number;
  /** Why no file can be chosen now. */
  reason?: string | undefined;
  words: UploadWords;
}) {
  const input = useRef<HTMLInputElement>(null);
  const button = useFocusKept(`${upload.isPending} ${reason !== undefined}`);
  const [share, setShare] = useState(0);
  const [tooLarge, setTooLarge] = useState(false);
  const stop = useRef<AbortController>(null);
  const farewell = useRef<string>(undefined);
  useEffect(() => {
    farewell.current = words.left;
  }, [words.left]);
  useEffect(
    () => () => {
      if (stop.current) {
        stop.current.abort();
        if (farewell.current !== undefined) {
          toast(farewell.current);
        }
      }
    },
    [],
  );
  const choose = (event: ChangeEvent<HTMLInputElement>): void => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (!file) {
      return;
    }
    setTooLarge(file.size > mostBytes);
    if (file.size <= mostBytes) {
      setShare(0);
      stop.current = new AbortController();
      upload.mutate(
        { file, signal: stop.current.signal, onShare: setShare },
        {
          onSettled: () => {
            stop.current = null;
          },
        },
      );
    }
  };
  const said = words.uploading(Math.floor(share * 100));
  const problem = upload.error?.name === 'AbortError' ? undefined : upload.error?.message;
  return (
    <>
      {(tooLarge || problem) && <Notice>{tooLarge ? words.tooLarge : problem}</Notice>}
      <input
        ref={input}
        type="file"
        accept={accept}
        className="sr-only"
        tabIndex={-1}
        aria-hidden="true"
        onChange={choose}
      />
      {upload.isPending ? (
        <div className="flex flex-wrap items-center gap-3">
          <span className="min-w-32 flex-1">
            <Progress label={said} percent={Math.floor(share * 100)} />
          </span>
          <span className="edge text-text-2">{said}</span>
          <Button {...button} size="dense" onClick={() => stop.current?.abort()}>
            {words.stop}
          </Button>
        </div>
      ) : (
        <Button {...button} className="self-start" onClick={() => input.current?.click()} reason={reason}>
          {words.choose}
        </Button>
      )}
    </>
  );
}

/** For a button that takes the place of another as `standing` changes: it takes over the focus too. */
function useFocusKept(standing: string) {
  const ref = useRef<HTMLButtonElement>(null);
  const isFocused = useRef(false);
  useLayoutEffect(() => {
    if (isFocused.current && document.activeElement === document.body) {
      ref.current?.focus();
    }
  }, [standing]);
  return {
    ref,
    onFocus: () => {
      isFocused.current = true;
    },
    // Not called for one that is taken away. While the window is not active, the focus is still here.
    onBlur: () => {
      isFocused.current = document.activeElement === ref.current;
    },
  };
}
