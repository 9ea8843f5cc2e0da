import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { checkPicture } from '#src/platform/browser/check-picture.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import type { NamedFile } from './read-stored-file.ts';
import type { ToolsApi } from './tools-api.ts';
import { useUpload, type UploadStep } from './use-upload.ts';

/** A picture on its way to the server; what is to talk is smaller. */
export function usePictureUpload(
  onArrival: (file: NamedFile) => void,
  onStep: ((step: UploadStep) => void) | undefined,
  isToTalk = false,
) {
  const { tools } = useApi<ToolsApi>();
  const mostBytes = isToTalk ? LIMITS.uploads.photoTalkImageBytes : LIMITS.uploads.imageBytes;
  return useUpload<NamedFile>(
    {
      check: async (file) => {
        const checked = await checkPicture(file, mostBytes);
        return 'problem' in checked ? checked : { file: checked.picture };
      },
      send: async (file, options) => {
        const sent = isToTalk ? tools.uploadTalkPicture(file, options) : tools.uploadToolPicture(file, options);
        return { ...(await sent), name: nameOf(file) };
      },
    },
    onArrival,
    onStep,
  );
}

/** What a file is called, without its ending. */
const nameOf = ({ name }: File): string => name.replace(/\.[^.]*$/, '').slice(0, LIMITS.tools.pictureNameCharacters);
