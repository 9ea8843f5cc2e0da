import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { checkPicture } from '#src/platform/browser/check-picture.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import type { StoredFile } from '../stored-file.ts';
import type { ToolsApi } from './tools-api.ts';
import { useUpload } from './use-upload.ts';

/** A picture on its way to the server; what is to talk is smaller. */
export function usePictureUpload(onArrival: (file: StoredFile) => void, isToTalk = false) {
  const { tools } = useApi<ToolsApi>();
  const mostBytes = isToTalk ? LIMITS.uploads.photoTalkImageBytes : LIMITS.uploads.imageBytes;
  return useUpload<StoredFile>(
    {
      check: async (file) => {
        const checked = await checkPicture(file, mostBytes);
        return 'problem' in checked ? checked : { file: checked.picture };
      },
      send: (file, options) =>
        isToTalk ? tools.uploadTalkPicture(file, options) : tools.uploadToolPicture(file, options),
    },
    onArrival,
  );
}
