import { saveFile } from '#src/platform/browser/save-file.ts';

/** What can go wrong on the way to a person's disk (ERR-04). */
export type DownloadProblem = 'noAddress' | 'empty' | 'network' | 'triesUsed';

export class DownloadError extends Error {
  readonly problem: DownloadProblem;
  constructor(problem: DownloadProblem) {
    super(problem);
    this.name = 'DownloadError';
    this.problem = problem;
  }
}

const TRIES = 3;

/**
 * Fetches a file and hands it to the browser to keep under `name`. `address` is asked for anew at each try, since links
 * run out. `onPart` hears the share from 0 to 1. Throws DownloadError.
 */
export async function downloadFilm(
  address: () => Promise<string | null>,
  name: string,
  onPart: (share: number) => void,
  signal: AbortSignal,
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const from = await address();
    if (!from) throw new DownloadError('noAddress');
    try {
      const response = await fetch(from, { signal });
      if (!response.ok) throw new TypeError(`answered ${response.status}`);
      const parts = await readAll(response, onPart);
      const file = new Blob(parts, { type: response.headers.get('content-type') ?? 'video/mp4' });
      if (file.size === 0) throw new DownloadError('empty');
      saveFile(file, name);
      return;
    } catch (error) {
      if (error instanceof DownloadError || signal.aborted) throw error;
      if (!navigator.onLine) throw new DownloadError('network');
      if (attempt >= TRIES) throw new DownloadError('triesUsed');
      await new Promise((resolve) => {
        setTimeout(resolve, 1000 * attempt);
      });
    }
  }
}

async function readAll(response: Response, onPart: (share: number) => void): Promise<Uint8Array<ArrayBuffer>[]> {
  const total = Number(response.headers.get('content-length') ?? 0);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let read = 0;
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    parts.push(part.value);
    read += part.value.length;
    if (total > 0) onPart(read / total);
  }
  return parts;
}

/** A title as a file's name: nothing that a disk would not take. */
export function fileNameOf(title: string, ending: string): string {
  const safe = [...title]
    .map((letter) => ('<>:"/\\|?*'.includes(letter) || letter < ' ' ? ' ' : letter))
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\.+/, '')
    .slice(0, 120);
  return `${safe || 'film'}.${ending}`;
}
