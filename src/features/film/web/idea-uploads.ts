import { useCallback, useEffect, useRef, useState } from 'react';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { useUploadCharacter } from './idea-data.ts';
import type { OwnCharacter } from './idea-draft.ts';

/** What the server reads; the rest is refused before it is sent. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
const MOST = LIMITS.film.charactersOnIdeaPage;

/** A picture on its way, or one that did not arrive. */
export interface Upload {
  key: string;
  file: File;
  /** What the person sees until the server has it. */
  preview: string;
  /** How much of it has left this device, from 0 to 1. */
  share: number;
  problem: { kind: 'format' | 'size' } | { kind: 'server'; message: string } | null;
}

/** The name of a file as the first guess of a character's name. */
const nameOf = (file: File): string => file.name.replace(/\.[^.]+$/, '').replace(/[_-]+/g, ' ').trim().slice(0, 60);

/**
 * Brings pictures in side by side. Each is its own: one that fails says why and can be tried again. `have` is how many
 * characters there are already.
 */
export function useUploads(have: number, onArrival: (character: OwnCharacter) => void) {
  const send = useUploadCharacter();
  const [uploads, setUploads] = useState<Upload[]>([]);
  const [leftOut, setLeftOut] = useState(0);
  const lines = useRef(new Map<string, AbortController>());
  const arrive = useRef(onArrival);
  useEffect(() => { arrive.current = onArrival; });
  useEffect(() => {
    const open = lines.current;
    return () => { for (const line of open.values()) line.abort(); };
  }, []);

  const drop = useCallback((key: string) => {
    lines.current.get(key)?.abort();
    lines.current.delete(key);
    setUploads((before) => {
      const gone = before.find((upload) => upload.key === key);
      if (gone) URL.revokeObjectURL(gone.preview);
      return before.filter((upload) => upload.key !== key);
    });
  }, []);

  const change = useCallback((key: string, changes: Partial<Upload>) => setUploads((before) => before.map((one) => (one.key === key ? { ...one, ...changes } : one))), []);

  const begin = useCallback(async (upload: Upload): Promise<void> => {
    const line = new AbortController();
    lines.current.set(upload.key, line);
    try {
      const { id, picture } = await send(upload.file, line.signal, (share) => change(upload.key, { share }));
      if (line.signal.aborted) return;
      arrive.current({ pictureId: id, path: picture.path, name: nameOf(upload.file) });
      drop(upload.key);
    } catch (error) {
      if (line.signal.aborted) return;
      const message = error instanceof Error ? error.message : String(error);
      change(upload.key, { problem: { kind: 'server', message } });
    }
  }, [send, drop, change]);

  const add = (files: readonly File[]): void => {
    const room = Math.max(0, MOST - have - uploads.length);
    setLeftOut(Math.max(0, files.length - room));
    const added = files.slice(0, room).map((file): Upload => ({
      key: crypto.randomUUID(), file, preview: URL.createObjectURL(file), share: 0,
      problem: !PICTURE_TYPES.some((type) => type === file.type) ? { kind: 'format' } : file.size > LIMITS.uploads.imageBytes ? { kind: 'size' } : null,
    }));
    setUploads((before) => [...before, ...added]);
    for (const upload of added) if (!upload.problem) void begin(upload);
  };
  const retry = (upload: Upload): void => {
    change(upload.key, { problem: null, share: 0 });
    void begin(upload);
  };
  return { uploads, add, drop, retry, leftOut, running: uploads.some(({ problem }) => problem === null), room: MOST - have - uploads.length };
}
