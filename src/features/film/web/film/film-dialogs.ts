import type { ComponentType } from 'react';
import type { FilmView } from '../../film-view-contract.ts';
import type { FilmActions } from './use-film-actions.ts';

/** A dialog of the film page that the app passes in: its code and texts are loaded on demand. */
export interface FilmDialog {
  Screen: ComponentType<{ open: boolean; onClose: () => void; film: FilmView }>;
  load: () => Promise<void>;
}

export interface FilmDialogs {
  share: FilmDialog;
  finalCut: FilmDialog;
  exports: FilmDialog;
  /** What stands below the actions of a finished film. */
  further: { Screen: ComponentType<{ film: FilmView; actions: FilmActions }> };
}
