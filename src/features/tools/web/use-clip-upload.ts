import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { pause } from '#src/platform/browser/api/pause.ts';
import { sendInParts } from '#src/platform/browser/api/send-in-parts.ts';
import { CLIP_RULES, type ClipTool } from '../clip-rules.ts';
import type { StoredFile } from '../stored-file.ts';
import type { ToolsApi } from './tools-api.ts';

const MEGABYTE = 1024 * 1024;
const LOOK_MILLISECONDS = 500;

/** A clip on its way to a tool, one at a time: sent in parts, then checked by the server. A newer one replaces it. */
export function useClipUpload(tool: ClipTool, onArrival: (file: StoredFile) => void) {
  const t = useTranslations('toolPage');
  const { tools } = useApi<ToolsApi>();
  const [share, setShare] = useState<number | null>(null);
  const [isChecked, setChecked] = useState(false);
  const [problem, setProblem] = useState<string>();
  const line = useRef<AbortController>(undefined);
  useEffect(() => () => line.current?.abort(), []);
  const stop = (): void => {
    line.current?.abort();
    setShare(null);
  };
  const send = async (file: File, { signal }: AbortController): Promise<StoredFile> => {
    const uploadId = await sendInParts(
      {
        begin: (bytes, options) => tools.beginToolClip({ tool, bytes }, options),
        sendPart: ({ uploadId: id, offset, body }, call) =>
          tools.sendToolClipPart({ params: { uploadId: id }, query: { offset }, body }, call),
      },
      { file, signal, onShare: setShare },
    );
    setChecked(true);
    for (;;) {
      const { file: clip, failure } = await tools.readToolClip({ uploadId }, { signal });
      if (clip) {
        return clip;
      }
      if (failure) {
        throw new Error(failure.message);
      }
      await pause(LOOK_MILLISECONDS, signal);
      signal.throwIfAborted();
    }
  };
  const start = (file: File): void => {
    stop();
    const { mostBytes } = CLIP_RULES[tool];
    if (file.size > mostBytes) {
      setProblem(t('clipTooLarge', { name: file.name, megabytes: mostBytes / MEGABYTE }));
      return;
    }
    const own = new AbortController();
    line.current = own;
    setProblem(undefined);
    setChecked(false);
    setShare(0);
    send(file, own)
      .then((clip) => !own.signal.aborted && onArrival(clip))
      .catch((error: unknown) => {
        if (!own.signal.aborted) {
          setProblem(error instanceof Error ? error.message : String(error));
        }
      })
      .finally(() => {
        if (line.current === own) {
          setShare(null);
        }
      });
  };
  return {
    /** Null where nothing is on its way. */
    underway: share === null ? null : { share, label: t(isChecked ? 'checkingClip' : 'uploading'), stop },
    problem,
    start,
    forget: (): void => setProblem(undefined),
  };
}
