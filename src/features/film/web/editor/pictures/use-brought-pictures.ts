import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { toastFailure } from '#src/platform/browser/api/toast-failure.ts';
import { checkPicture } from '#src/platform/browser/check-picture.ts';
import { toast } from '#src/platform/browser/ui/toasts.tsx';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { PICTURE_MEGABYTES } from '#src/shared/catalogue/picture-files.ts';
import type { FilmApi } from '../../film-api.ts';
import { useEditor } from '../state/editor-context.tsx';
import { useAway } from '../use-away.ts';
import { usePicturesSettled } from './use-shot-pictures.ts';

/** A file that is no picture of an accepted format, or too large. */
interface WrongPicture {
  name: string;
  problem: 'format' | 'size';
}

/** What became of pictures that were chosen together. */
export interface BroughtFiles {
  wrong: WrongPicture[];
  used: number;
  leftOut: number;
  added: number;
}

/**
 * Uploads pictures for a shot and those after it: the first 20 of them. What went wrong is told as a message where the
 * shot's own place for it is gone.
 */
export function useBringPictures(shotId: string) {
  const { films } = useApi<FilmApi>();
  const { filmId } = useEditor();
  const settled = usePicturesSettled();
  const t = useTranslations('filmPictures');
  const isAway = useAway();
  const [sent, setSent] = useState({ done: 0, of: 0 });
  const bring = useMutation({
    mutationFn: async (files: readonly File[]): Promise<BroughtFiles> => {
      const kept = files.slice(0, LIMITS.uploads.batchPictures);
      const wrong: WrongPicture[] = [];
      const pictureIds: string[] = [];
      for (const [index, file] of kept.entries()) {
        setSent({ done: index, of: kept.length });
        const checked = await checkPicture(file, LIMITS.uploads.imageBytes);
        if ('problem' in checked) {
          wrong.push({ name: file.name, problem: checked.problem });
        } else {
          pictureIds.push((await films.uploadShotPicture(checked.picture)).id);
        }
      }
      const leftOut = files.length - kept.length;
      if (pictureIds.length === 0) {
        return { wrong, used: 0, leftOut, added: 0 };
      }
      const { used, added } = await films.bringShotPictures({ filmId, shotId, pictureIds });
      return { wrong, used, leftOut, added };
    },
    onError: (error) => isAway.current && toastFailure(error),
    onSuccess: ({ wrong }) => {
      for (const { name, problem } of isAway.current ? wrong : []) {
        toast(t(problem === 'format' ? 'wrongFormat' : 'tooLarge', { name, megabytes: PICTURE_MEGABYTES }), 'error');
      }
    },
    onSettled: settled,
  });
  return { bring, sent };
}

/** Uses a picture of the account for a shot, takes the one that was brought off it, or flips it. */
export function useBroughtPicture(shotId: string) {
  const { films } = useApi<FilmApi>();
  const { filmId } = useEditor();
  const settled = usePicturesSettled();
  return useMutation({
    mutationFn: async (what: 'takeOff' | 'flip' | { pictureId: string }): Promise<void> => {
      if (typeof what === 'object') {
        await films.bringShotPictures({ filmId, shotId, pictureIds: [what.pictureId] });
      } else {
        await (what === 'flip'
          ? films.flipShotPicture({ filmId, shotId })
          : films.takeOffShotPicture({ filmId, shotId }));
      }
    },
    onSettled: settled,
  });
}
