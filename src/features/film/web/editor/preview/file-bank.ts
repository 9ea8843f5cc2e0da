import type { SourceFile } from './preview-film.ts';

/** Files of a film that were loaded: they are there without their server. */
export interface FileBank {
  /** Loads a file once. Undefined where it could not be loaded: the next call tries again. */
  load(file: SourceFile): Promise<Blob | undefined>;
  /** A file that is there. */
  find(source: string): Blob | undefined;
  /** What has not begun is not loaded. */
  stop(): void;
}

/** Loaded at once. */
const LANES = 4;
/** Kept in memory, bytes; what was not used for longest is forgotten first. */
const MOST_BYTES = 256_000_000;

export function createFileBank(): FileBank {
  const kept = new Map<string, Blob>();
  const coming = new Map<string, Promise<Blob | undefined>>();
  const queue: (() => Promise<void>)[] = [];
  let running = 0;
  let bytes = 0;

  const fillLanes = (): void => {
    for (const start of queue.splice(0, LANES - running)) {
      running += 1;
      void start();
    }
  };
  const keep = (source: string, file: Blob): void => {
    kept.set(source, file);
    bytes += file.size;
    for (const [oldest, { size }] of kept) {
      if (bytes <= MOST_BYTES || oldest === source) {
        return;
      }
      kept.delete(oldest);
      bytes -= size;
    }
  };
  const find = (source: string): Blob | undefined => {
    const file = kept.get(source);
    if (file) {
      kept.delete(source);
      kept.set(source, file);
    }
    return file;
  };
  const fetchFile = async ({ source, path }: SourceFile): Promise<Blob | undefined> => {
    try {
      const answer = await fetch(path);
      if (!answer.ok) {
        return undefined;
      }
      const file = await answer.blob();
      keep(source, file);
      return file;
    } catch {
      return undefined;
    }
  };
  return {
    find,
    load: (file) => {
      const known = find(file.source);
      if (known) {
        return Promise.resolve(known);
      }
      const before = coming.get(file.source);
      if (before) {
        return before;
      }
      const loading = new Promise<Blob | undefined>((resolve) => {
        queue.push(async () => {
          const loaded = await fetchFile(file);
          running -= 1;
          coming.delete(file.source);
          resolve(loaded);
          fillLanes();
        });
      });
      coming.set(file.source, loading);
      fillLanes();
      return loading;
    },
    stop: () => {
      queue.length = 0;
      coming.clear();
    },
  };
}
