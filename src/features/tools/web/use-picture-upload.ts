import { useEffect, useRef, useState } from 'react';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { checkPicture } from '#src/platform/browser/check-picture.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import type { NamedFile } from './read-stored-file.ts';
import type { ToolsApi } from './tools-api.ts';

/** What is wrong with a picture: its form or size, or what the server said. */
export type PictureProblem = { kind: 'format' | 'size'; name: string } | { kind: 'server'; message: string };

/** A picture on its way to the server, one at a time: a newer one replaces it. */
export function usePictureUpload(onArrival: (file: NamedFile) => void) {
  const { tools } = useApi<ToolsApi>();
  const [share, setShare] = useState<number | null>(null);
  const [problem, setProblem] = useState<PictureProblem | null>(null);
  const line = useRef<AbortController>(undefined);
  useEffect(() => () => line.current?.abort(), []);
  const stop = (): void => {
    line.current?.abort();
    setShare(null);
  };
  const send = async (picture: File, own: AbortController): Promise<void> => {
    try {
      const checked = await checkPicture(picture, LIMITS.uploads.imageBytes);
      if (own.signal.aborted) {
        return;
      }
      if ('problem' in checked) {
        setProblem({ kind: checked.problem, name: picture.name });
        return;
      }
      const file = await tools.uploadToolPicture(checked.picture, {
        signal: own.signal,
        context: { onShare: setShare },
      });
      if (!own.signal.aborted) {
        onArrival({ ...file, name: nameOf(picture) });
      }
    } catch (error) {
      if (!own.signal.aborted) {
        setProblem({ kind: 'server', message: error instanceof Error ? error.message : String(error) });
      }
    } finally {
      if (line.current === own) {
        setShare(null);
      }
    }
  };
  const start = (picture: File): void => {
    stop();
    const own = new AbortController();
    line.current = own;
    setProblem(null);
    setShare(0);
    void send(picture, own);
  };
  return {
    /** From 0 to 1; null where nothing is on its way. */
    share,
    problem,
    start,
    stop,
    forget: (): void => setProblem(null),
  };
}

/** What a file is called, without its ending. */
const nameOf = ({ name }: File): string => name.replace(/\.[^.]*$/, '').slice(0, LIMITS.tools.pictureNameCharacters);
