import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import type { FilmEdit } from '../../../timeline/film-edit.ts';
import type { FilmApi } from '../../film-api.ts';
import { useEditor } from '../state/editor-context.tsx';
import { useSelection } from '../state/use-shot-selection.ts';
import { noteDrawn } from './written-texts.ts';

/** What is to be seen, and where: in a new shot after one, in the shot itself, or at its end. */
interface Description {
  description: string;
  shotId: string;
  as: 'continuation' | 'same_shot' | 'ending';
  /** Nothing is changed any more once it is aborted. */
  signal?: AbortSignal;
}

/** Shows what a sentence says, as one step to undo. Answers whether the draft engine could draw it, and what of it not. */
export function useDescribedShot() {
  const t = useTranslations('filmDescribed');
  const { films } = useApi<FilmApi>();
  const { filmId, edit, saved } = useEditor();
  const { select } = useSelection();
  return useMutation({
    mutationFn: async ({ signal, ...described }: Description): Promise<{ drawn: boolean; notDrawn: string[] }> => {
      // The server plans with what it has.
      if (!(await saved())) {
        throw new Error(t('notSavedYet'));
      }
      const { edits, shotId, drawn, notDrawn } = await films.describeShot(
        { ...described, filmId },
        signal === undefined ? {} : { signal },
      );
      signal?.throwIfAborted();
      const isNew = described.as === 'continuation';
      if (!edit(edits as unknown as FilmEdit[], { label: isNew ? 'insert' : 'staging' })) {
        throw new Error(t('doesNotFit'));
      }
      if (isNew) {
        select(shotId);
      }
      if (described.as === 'same_shot') {
        noteDrawn(shotId);
      }
      return { drawn, notDrawn };
    },
  });
}
