import { useMutation } from '@tanstack/react-query';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import type { FilmEdit } from '../../../timeline/film-edit.ts';
import type { FilmApi } from '../../film-api.ts';
import { useEditor } from '../state/editor-context.tsx';
import { useSelection } from '../state/use-shot-selection.ts';

/** What is to be seen, and where: in a new shot after one, in the shot itself, or at its end. */
interface Description {
  description: string;
  shotId: string;
  as: 'continuation' | 'same_shot' | 'ending';
}

/** Shows what a sentence says, as one step to undo. */
export function useDescribedShot() {
  const { films } = useApi<FilmApi>();
  const editor = useEditor();
  const { select } = useSelection();
  return useMutation({
    mutationFn: (described: Description) => films.describeShot({ ...described, filmId: editor.filmId }),
    onSuccess: ({ edits, shotId }, { as }) => {
      const isDone = editor.edit(edits as unknown as FilmEdit[], {
        label: as === 'continuation' ? 'insert' : 'staging',
      });
      if (isDone && as === 'continuation') {
        select(shotId);
      }
    },
  });
}
