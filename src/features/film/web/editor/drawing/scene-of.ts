import type { FilmView } from '../../../film-view-contract.ts';
import { drawingOf, withPictures, type DrawnFilm } from '../../../timeline/drawing-of.ts';
import type { DocumentShot } from '../../../timeline/film-document.ts';
import type { BroughtPicture } from '../../live-preview/preview-stage.ts';
import type { StillScene } from './drawing-messages.ts';

/** The pictures of the characters that appear as uploaded. */
export function picturesOf(characters: FilmView['characters']): BroughtPicture[] {
  return characters.flatMap(({ key, given, picture }) =>
    // A link is another one each time; its path is the file's.
    given && picture ? [{ key, path: picture.path, pictureId: picture.path.split('?')[0] ?? '' }] : [],
  );
}

/** The drawing of a shot with the pictures that are brought; undefined where its place is unknown. */
export function sceneOf(
  film: DrawnFilm,
  shot: Pick<DocumentShot, 'plan'>,
  pictures: readonly BroughtPicture[],
): Omit<StillScene, 'width' | 'height'> | undefined {
  if (!film.places.some(({ key }) => key === shot.plan.placeKey)) {
    return undefined;
  }
  const drawing = withPictures(drawingOf(film, shot), shot, new Set(pictures.map(({ key }) => key)));
  return { drawing, pictures };
}
