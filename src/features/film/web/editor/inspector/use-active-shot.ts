import type { PlannedShot } from '#src/draft-engine/story/film-plan.ts';
import type { DocumentShot, FilmDocument } from '../../../timeline/film-document.ts';
import type { ShotChange } from '../../../timeline/film-edit.ts';
import { useEditor } from '../state/editor-context.tsx';
import type { GestureLabel } from '../state/editor.ts';
import { useSelection } from '../state/use-shot-selection.ts';
import type { ShotView } from '../storyboard/shot-standing.ts';

/** The shot in the inspector. */
export interface ActiveShot {
  document: FilmDocument;
  shot: DocumentShot;
  plan: PlannedShot;
  /** What the server tells of it; undefined while it is new. */
  view: ShotView | undefined;
  /** Changes it; changes with the same `key` that follow each other are one step to undo. */
  change(set: ShotChange, label: GestureLabel, key?: string): void;
}

/** The shot in the inspector; undefined in a film without shots. */
export function useActiveShot(): ActiveShot | undefined {
  const { document, film, edit } = useEditor();
  const { active } = useSelection();
  const shot = document.shots.find(({ id }) => id === active);
  return (
    shot && {
      document,
      shot,
      plan: shot.plan,
      view: film.shots.find(({ id }) => id === active),
      change: (set, label, key) =>
        edit([{ kind: 'shot', id: shot.id, set }], { label, ...(key !== undefined && { key: `${key} ${shot.id}` }) }),
    }
  );
}
