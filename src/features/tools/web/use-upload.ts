import { useEffect, useRef, useState } from 'react';

/** What is wrong with a file: its form or size, or what the server said. */
export type UploadProblem = { kind: 'format' | 'size'; name: string } | { kind: 'server'; message: string };

/** What becomes of a file: on its way, there, or neither: stopped, refused, or another file was taken. */
export type UploadStep = 'begun' | 'arrived' | 'gone';

/** How files of a kind are looked at and sent. */
export interface UploadWay<Arrived> {
  /** The file as it is sent, or what is wrong with it. */
  check: (file: File) => Promise<{ file: File } | { problem: 'format' | 'size' }>;
  send: (
    file: File,
    options: { signal: AbortSignal; context: { onShare: (share: number) => void } },
  ) => Promise<Arrived>;
}

/** A file on its way to the server, one at a time: a newer one replaces it. */
export function useUpload<Arrived>(
  way: UploadWay<Arrived>,
  onArrival: (arrived: Arrived) => void,
  onStep: (step: UploadStep) => void = () => undefined,
) {
  const [share, setShare] = useState<number | null>(null);
  const [problem, setProblem] = useState<UploadProblem | null>(null);
  const line = useRef<AbortController>(undefined);
  const tell = useRef(onStep);
  useEffect(() => {
    tell.current = onStep;
  });
  useEffect(
    () => () => {
      line.current?.abort();
      tell.current('gone');
    },
    [],
  );
  const stop = (): void => {
    line.current?.abort();
    setShare(null);
    tell.current('gone');
  };
  const send = async (given: File, own: AbortController): Promise<void> => {
    try {
      const checked = await way.check(given);
      if (own.signal.aborted) {
        return;
      }
      if ('problem' in checked) {
        setProblem({ kind: checked.problem, name: given.name });
        tell.current('gone');
        return;
      }
      const arrived = await way.send(checked.file, { signal: own.signal, context: { onShare: setShare } });
      if (!own.signal.aborted) {
        onArrival(arrived);
        tell.current('arrived');
      }
    } catch (error) {
      if (!own.signal.aborted) {
        setProblem({ kind: 'server', message: error instanceof Error ? error.message : String(error) });
        tell.current('gone');
      }
    } finally {
      if (line.current === own) {
        setShare(null);
      }
    }
  };
  const start = (file: File): void => {
    stop();
    const own = new AbortController();
    line.current = own;
    setProblem(null);
    setShare(0);
    tell.current('begun');
    void send(file, own);
  };
  return {
    /** From 0 to 1; null where nothing is on its way. */
    share,
    problem,
    start,
    stop,
    /** Another file was taken, or none: what was on its way is not waited for. */
    forget: (): void => {
      stop();
      setProblem(null);
    },
  };
}
