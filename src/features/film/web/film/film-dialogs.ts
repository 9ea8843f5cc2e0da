import type { ComponentType } from 'react';
import type { FilmView } from '../../film-view-contract.ts';

/** A dialog of the film page that the app passes in: its code and texts are loaded on demand. */
export interface FilmDialog {
  Screen: ComponentType<{ open: boolean; onClose: () => void; film: FilmView }>;
  load: () => Promise<void>;
}

export interface FilmDialogs {
  share: FilmDialog;
  finalCut: FilmDialog;
  exports: FilmDialog;
}
