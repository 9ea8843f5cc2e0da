import { useState } from 'react';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { pause } from '#src/platform/browser/api/pause.ts';
import { sendInParts } from '#src/platform/browser/api/send-in-parts.ts';
import { CLIP_RULES, type ClipTool } from '../clip-rules.ts';
import type { StoredFile } from '../stored-file.ts';
import type { ToolsApi } from './tools-api.ts';
import { useUpload, type UploadStep } from './use-upload.ts';

const LOOK_MILLISECONDS = 500;

/** A clip on its way to a tool: sent in parts, then checked by the server. */
export function useClipUpload(
  tool: ClipTool,
  onArrival: (file: StoredFile) => void,
  onStep?: (step: UploadStep) => void,
) {
  const { tools } = useApi<ToolsApi>();
  const [isChecked, setChecked] = useState(false);
  const upload = useUpload<StoredFile>(
    {
      check: async (file) => (file.size > CLIP_RULES[tool].mostBytes ? { problem: 'size' } : { file }),
      send: async (file, { signal, context }) => {
        setChecked(false);
        const uploadId = await sendInParts(
          {
            begin: (bytes, options) => tools.beginToolClip({ tool, bytes }, options),
            sendPart: ({ uploadId: id, offset, body }, call) =>
              tools.sendToolClipPart({ params: { uploadId: id }, query: { offset }, body }, call),
          },
          { file, signal, onShare: context.onShare },
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
      },
    },
    onArrival,
    onStep,
  );
  return {
    ...upload,
    /** All of it has been sent: the server looks at what is in it. */
    isChecked,
  };
}
