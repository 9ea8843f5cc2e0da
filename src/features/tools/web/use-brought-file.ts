import { useEffect, useRef } from 'react';
import type { FileKind } from '../file-kind.ts';

/** A place on the page that takes a file. */
interface FilePlace {
  kind: FileKind;
  /** There is nothing in it yet. */
  isFree: boolean;
  take: (file: File) => void;
}

/** The places of the page, in their order. */
const places = new Set<{ current: FilePlace }>();

/**
 * Lets a place take files that are pasted, or dropped anywhere beside the places; a browser would open them. The first
 * free place of the file's kind takes it, else the first of its kind; what no place takes, the first one refuses.
 */
export function useBroughtFile({ kind, isFree, take }: FilePlace): void {
  const place = useRef<FilePlace>({ kind, isFree, take });
  useEffect(() => {
    place.current = { kind, isFree, take };
  });
  useEffect(() => {
    places.add(place);
    const leaving = new AbortController();
    const { signal } = leaving;
    const bring = (event: Event, files: FileList | undefined, isRefused: boolean): void => {
      const file = [...(files ?? [])].find((each) => placeOf(each, isRefused) === place);
      if (file) {
        event.preventDefault();
        place.current.take(file);
      }
    };
    window.addEventListener('paste', (event) => bring(event, event.clipboardData?.files, false), { signal });
    window.addEventListener(
      'dragover',
      (event) => {
        if (event.dataTransfer?.types.includes('Files')) {
          event.preventDefault();
        }
      },
      { signal },
    );
    window.addEventListener('drop', (event) => bring(event, event.dataTransfer?.files, true), { signal });
    return () => {
      places.delete(place);
      leaving.abort();
    };
  }, []);
}

/** The place for a file; where none takes its kind, the first one if it is to be refused in words. */
function placeOf(file: File, isRefused: boolean): { current: FilePlace } | undefined {
  const all = [...places];
  const fitting = all.filter(({ current }) => file.type.startsWith(`${current.kind}/`));
  return fitting.find(({ current }) => current.isFree) ?? fitting[0] ?? (isRefused ? all[0] : undefined);
}
