import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { toast } from '../ui/toasts.tsx';
import { downloadFile, DownloadError, type BringFile } from './download-file.ts';

const PROBLEMS = {
  noAddress: 'downloadNoAddress',
  empty: 'downloadEmpty',
  network: 'downloadNetwork',
  triesUsed: 'downloadTriesUsed',
} as const;

/**
 * The download state of a page: `share` of the running download, 0 to 1; `problem`, as a text, of the last one
 * (ERR-04).
 */
export function useDownload(): {
  share: number | null;
  problem: string | null;
  /** `said` is told when the file is there, in place of the usual words. */
  start: (bring: BringFile, name: string, said?: string) => void;
} {
  const t = useTranslations('ui');
  const [share, setShare] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const wordsOf = (error: unknown): string =>
    error instanceof DownloadError ? t(PROBLEMS[error.problem]) : (error as Error).message;
  const start = (bring: BringFile, name: string, said = t('downloaded')): void => {
    setShare(0);
    setProblem(null);
    downloadFile(bring, name, setShare)
      .then(() => toast(said, 'success'))
      .catch((error: unknown) => setProblem(wordsOf(error)))
      .finally(() => setShare(null));
  };
  return { share, problem, start };
}
