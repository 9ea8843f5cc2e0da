import { useCallback, useEffect, useRef, useState } from 'react';
import { checkPicture } from '#src/platform/browser/check-picture.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { useBringCharacter } from './idea-data.ts';
import type { OwnCharacter } from './idea-draft.ts';
import { nameOfAddress } from './picture-address.ts';

const MOST = LIMITS.film.charactersOnIdeaPage;

/** Where a picture comes from: a file of this device, or a web address from which the server fetches it. */
export type PictureSource = File | URL;

/** A picture on its way, or one that did not arrive. */
export interface Upload {
  key: string;
  source: PictureSource;
  /** What it is called: the file's name, or the place on the web. */
  label: string;
  /** What the person sees until the server has it; null for what is not here. */
  preview: string | null;
  /** How much of it has left this device, from 0 to 1. */
  share: number;
  problem: { kind: 'format' | 'size' } | { kind: 'server'; message: string } | null;
}

/** The name of a file as the first guess of a character's name. */
const nameOf = (fileName: string): string =>
  fileName
    .replace(/\.[^.]+$/, '')
    .replace(/[_-]+/g, ' ')
    .trim()
    .slice(0, 60);

const beginUpload = (source: PictureSource): Upload => ({
  key: crypto.randomUUID(),
  source,
  problem: null,
  ...(source instanceof File
    ? { label: source.name, preview: URL.createObjectURL(source), share: 0 }
    : { label: source.host, preview: null, share: 1 }),
});

/**
 * Brings pictures in side by side. Each is its own: one that fails says why and can be tried again. `have` is how many
 * characters there are already.
 */
export function useUploads(have: number, onArrival: (character: OwnCharacter) => void) {
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
      for (const line of open.values()) line.abort();
    };
  }, []);

  const drop = useCallback((key: string) => {
    lines.current.get(key)?.abort();
    lines.current.delete(key);
    setUploads((before) => {
      const gone = before.find((upload) => upload.key === key);
      if (gone?.preview) URL.revokeObjectURL(gone.preview);
      return before.filter((upload) => upload.key !== key);
    });
  }, []);

  const change = useCallback(
    (key: string, changes: Partial<Upload>) =>
      setUploads((before) => before.map((one) => (one.key === key ? { ...one, ...changes } : one))),
    [],
  );

  const begin = useCallback(
    async ({ key, source }: Upload): Promise<void> => {
      const line = new AbortController();
      lines.current.set(key, line);
      try {
        const checked =
          source instanceof File ? await checkPicture(source, LIMITS.uploads.imageBytes) : { picture: source };
        if (line.signal.aborted) return;
        if ('problem' in checked) return change(key, { problem: { kind: checked.problem } });
        const { id, picture } = await bring(checked.picture, line.signal, (share) => change(key, { share }));
        if (line.signal.aborted) return;
        arrive.current({
          pictureId: id,
          path: picture.path,
          name: nameOf(source instanceof File ? source.name : nameOfAddress(source)),
        });
        drop(key);
      } catch (error) {
        if (line.signal.aborted) return;
        const message = error instanceof Error ? error.message : String(error);
        change(key, { problem: { kind: 'server', message } });
      }
    },
    [bring, drop, change],
  );

  const add = (sources: readonly PictureSource[]): void => {
    const room = Math.max(0, MOST - have - uploads.length);
    setLeftOut(Math.max(0, sources.length - room));
    const added = sources.slice(0, room).map(beginUpload);
    setUploads((before) => [...before, ...added]);
    for (const upload of added) void begin(upload);
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
    room: MOST - have - uploads.length,
  };
}
