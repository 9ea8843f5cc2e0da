import { useEffect, useMemo, useState } from 'react';
import { DEFAULT_CUT_SETTINGS } from '#src/shared/catalogue/cut-settings.ts';
import type { FilmView } from '../../../film-view-contract.ts';
import type { PreviewMaterial } from '../../../preview-contract.ts';
import type { FilmDocument } from '../../../timeline/film-document.ts';
import { createPreviewReader, type PreviewFilm } from './preview-film.ts';
import { createPreviewPlayer, type PreviewPlayer } from './preview-player.ts';

/** Before anything is known of the takes, all is drawn. */
const NO_MATERIAL: PreviewMaterial = {
  shots: [],
  sounds: [],
  music: null,
  gains: { voice: 1, music: 1, effects: 1, ambience: 1, whole: 1 },
  cut: DEFAULT_CUT_SETTINGS,
};

/** A player and what it plays: a film as its document says now. */
export interface FilmPlayer {
  player: PreviewPlayer;
  played: PreviewFilm;
}

/** Opens a player for as long as the component is shown. */
export function useFilmPlayer({
  document,
  film,
  material = NO_MATERIAL,
}: {
  document: FilmDocument;
  film: FilmView;
  material: PreviewMaterial | undefined;
}): FilmPlayer {
  const [player] = useState(createPreviewPlayer);
  const [read] = useState(createPreviewReader);
  const played = useMemo(() => read(document, { film, material }), [read, document, film, material]);
  useEffect(() => player.setFilm(played), [player, played]);
  useEffect(() => () => player.release(), [player]);
  return { player, played };
}
