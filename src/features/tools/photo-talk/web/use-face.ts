import { useQuery } from '@tanstack/react-query';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import type { StoredFile } from '../../stored-file.ts';
import type { ToolsApi } from '../../web/tools-api.ts';
import type { ShownMarks } from '../definition.ts';

/** What the draft engine sees of a face in a picture. */
export function useFace(picture: StoredFile | null, isWanted: boolean) {
  const { tools } = useApi<ToolsApi>();
  const id = picture?.id ?? '';
  return useQuery<ShownMarks | null>({
    queryKey: ['tool-face', id],
    queryFn: async ({ signal }) => (await tools.findFace({ picture: id }, { signal })).marks,
    enabled: isWanted && id !== '',
    staleTime: Infinity,
  });
}

/** Where marks begin in a picture without a face that is found. */
export const MIDDLE_MARKS: ShownMarks = {
  leftEye: { x: 0.4, y: 0.38 },
  rightEye: { x: 0.6, y: 0.38 },
  mouth: { x: 0.5, y: 0.6 },
};
