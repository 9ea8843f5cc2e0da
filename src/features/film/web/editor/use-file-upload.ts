import { useEffect, useRef, useState, type ChangeEvent } from 'react';
import { toast } from '#src/platform/browser/ui/toasts.tsx';
import type { SentFile } from './send-in-parts.ts';

/** The part of a mutation that an upload needs. */
interface Sending {
  mutate(file: SentFile, options: { onSettled: () => void }): void;
  error: Error | null;
}

/**
 * A large file that is chosen and sent part by part, and how much of it has arrived. It is stopped when its screen is
 * left, which `farewell` says.
 */
export function useFileUpload(upload: Sending, { mostBytes, farewell }: { mostBytes: number; farewell: string }) {
  const input = useRef<HTMLInputElement>(null);
  const [share, setShare] = useState(0);
  const [isTooLarge, setTooLarge] = useState(false);
  const stop = useRef<AbortController>(null);
  const words = useRef(farewell);
  useEffect(() => {
    words.current = farewell;
  }, [farewell]);
  useEffect(
    () => () => {
      if (stop.current) {
        stop.current.abort();
        toast(words.current);
      }
    },
    [],
  );
  const onChange = (event: ChangeEvent<HTMLInputElement>): void => {
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
  return {
    input,
    onChange,
    choose: () => input.current?.click(),
    stop: () => stop.current?.abort(),
    percent: Math.floor(share * 100),
    isTooLarge,
    /** Undefined where it was stopped. */
    problem: upload.error?.name === 'AbortError' ? undefined : upload.error?.message,
  };
}
