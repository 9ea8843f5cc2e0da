import { useQuery } from '@tanstack/react-query';

/** Width and height of a stored picture in pixels; undefined until it is loaded. The page shows it whole later anyway. */
export function usePictureSize(
  file: { id: string; path: string } | null | undefined,
): { width: number; height: number } | undefined {
  return useQuery({
    queryKey: ['picture-size', file?.id],
    queryFn: async () => {
      const picture = new Image();
      picture.src = file?.path ?? '';
      await picture.decode();
      return { width: picture.naturalWidth, height: picture.naturalHeight };
    },
    enabled: file !== null && file !== undefined,
    staleTime: Infinity,
    retry: 1,
  }).data;
}
