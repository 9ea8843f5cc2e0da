import { useCallback, useEffect, useRef, useState } from 'react';
import { checkPicture } from '#src/platform/browser/check-picture.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { cutText } from '#src/shared/clean-line.ts';
import { useBringCharacter } from './idea-data.ts';
import type { OwnCharacter } from './idea-form.ts';
import { nameOfAddress } from './picture-address.ts';

const MOST = LIMITS.film.charactersOnIdeaPage;

/** The source of a picture: a file, or a web address that the server fetches. */
export type PictureSource = File | URL;

/** An upload in progress, or one that failed. */
export interface Upload {
  key: string;
  source: PictureSource;
  /** Its name: the file's, or the web address. */
  label: string;
  /** Preview until the server has it; null for web pictures. */
  preview: string | null;
  /** The uploaded share, from 0 to 1. */
  share: number;
  problem: { kind: 'format' | 'size' } | { kind: 'server'; message: string } | null;
  /** Id of the picture in whose place this one comes. */
  replaces: string | undefined;
}

/** The initial name of a character, from its file name. */
const nameOf = (fileName: string): string =>
  cutText(
    fileName
      .replace(/\.[^.]+$/, '')
      .replace(/[_-]+/g, ' ')
      .trim(),
    LIMITS.film.characterNameCharacters,
  );

const beginUpload = (source: PictureSource, replaces: string | undefined): Upload => ({
  key: crypto.randomUUID(),
  source,
  problem: null,
  replaces,
  ...(source instanceof File
    ? { label: source.name, preview: URL.createObjectURL(source), share: 0 }
    : { label: source.host, preview: null, share: 1 }),
});

/**
 * Uploads pictures in parallel. A failed one says why and can be retried. `have` is the number of existing characters;
 * a picture that replaces one of theirs needs no room.
 */
export function useUploads(have: number, onArrival: (character: OwnCharacter, replaces: string | undefined) => void) {
  const bring = useBringCharacter();
  const [uploads, setUploads] = useState<Upload[]>([]);
  const [leftOut, setLeftOut] = useState(0);
  const lines = useRef(new Map<string, AbortController>());
  const arrive = useRef(onArrival);
  useEffect(() => {
    arrive.current = onArrival;
  });
  useEffect(() => {
    const open = lines.current;
    return () => {
      for (const line of open.values()) {
        line.abort();
      }
    };
  }, []);

  const drop = useCallback((key: string) => {
    lines.current.get(key)?.abort();
    lines.current.delete(key);
    setUploads((before) => {
      const gone = before.find((upload) => upload.key === key);
      if (gone?.preview) {
        URL.revokeObjectURL(gone.preview);
      }
      return before.filter((upload) => upload.key !== key);
    });
  }, []);

  const change = useCallback(
    (key: string, changes: Partial<Upload>) =>
      setUploads((before) => before.map((one) => (one.key === key ? { ...one, ...changes } : one))),
    [],
  );

  const begin = useCallback(
    async ({ key, source, replaces }: Upload): Promise<void> => {
      const line = new AbortController();
      lines.current.set(key, line);
      try {
        const checked =
          source instanceof File ? await checkPicture(source, LIMITS.uploads.imageBytes) : { picture: source };
        if (line.signal.aborted) {
          return;
        }
        if ('problem' in checked) {
          return change(key, { problem: { kind: checked.problem } });
        }
        const { id, picture } = await bring(checked.picture, line.signal, (share) => change(key, { share }));
        if (line.signal.aborted) {
          return;
        }
        const name = nameOf(source instanceof File ? source.name : nameOfAddress(source));
        arrive.current({ pictureId: id, path: picture.path, name }, replaces);
        drop(key);
      } catch (error) {
        if (line.signal.aborted) {
          return;
        }
        const message = error instanceof Error ? error.message : String(error);
        change(key, { problem: { kind: 'server', message } });
      }
    },
    [bring, drop, change],
  );

  const room = Math.max(0, MOST - have - uploads.filter(({ replaces }) => replaces === undefined).length);
  const add = (sources: readonly PictureSource[], { replaces }: { replaces?: string } = {}): void => {
    const most = replaces === undefined ? room : 1;
    setLeftOut(Math.max(0, sources.length - most));
    const added = sources.slice(0, most).map((source) => beginUpload(source, replaces));
    setUploads((before) => [...before, ...added]);
    for (const upload of added) {
      void begin(upload);
    }
  };
  const retry = (upload: Upload): void => {
    change(upload.key, { problem: null, share: upload.source instanceof File ? 0 : 1 });
    void begin(upload);
  };
  return {
    uploads,
    add,
    drop,
    retry,
    leftOut,
    running: uploads.some(({ problem }) => problem === null),
    room,
    isReplacing: (pictureId: string) =>
      uploads.some(({ replaces, problem }) => replaces === pictureId && problem === null),
  };
}
