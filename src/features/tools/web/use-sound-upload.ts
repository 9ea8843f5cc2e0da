import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { isSoundFile } from '#src/shared/catalogue/sound-files.ts';
import type { StoredFile } from '../stored-file.ts';
import type { ToolsApi } from './tools-api.ts';
import { useUpload, type UploadStep } from './use-upload.ts';

/** A sound on its way to the server, which looks at what is in it. */
export function useSoundUpload(onArrival: (file: StoredFile) => void, onStep: (step: UploadStep) => void) {
  const { tools } = useApi<ToolsApi>();
  return useUpload<StoredFile>(
    {
      check: async (file) => {
        if (!isSoundFile(file)) {
          return { problem: 'format' };
        }
        return file.size > LIMITS.uploads.photoTalkAudioBytes ? { problem: 'size' } : { file };
      },
      send: (file, options) => tools.uploadToolSound(file, options),
    },
    onArrival,
    onStep,
  );
}
