import type { FileRow } from '#src/foundation/files/server/tables.ts';
import { writeThumbnailsVtt } from '#src/platform/server/media/video/thumbnail-sprite.ts';
import type { FilmView } from '../../film-view-contract.ts';
import type { CutAnswer } from '../final-cut/cut-input.ts';
import { stemsOf } from '../final-cut/cut-stems.ts';
import { UPLOAD } from '../state/cut-ingredients.ts';
import { circledTake } from '../state/film-rows.ts';
import { WHOLE_FILM } from '../state/next-steps.ts';
import type { CutRow } from '../tables.ts';
import { posterFile, type WholeFilm } from './read-film.ts';

/** Makes the URL of a file for the reader's browser. */
export type LinkMaker = (fileId: string) => string;
type Media = NonNullable<FilmView['cover']>;

/** A file's URL for a browser. */
export function presentFile(file: FileRow, link: LinkMaker): Media {
  return { path: link(file.id), mime: file.mime, bytes: file.bytes };
}

/** The cut that is used, with everything that a player needs; null without one. */
export function presentMovie(whole: WholeFilm, link: LinkMaker): FilmView['movie'] {
  const { cut } = whole;
  const take = circledTake(whole, 'movie', WHOLE_FILM);
  const file = whole.files.get(take?.fileId ?? '');
  const subtitles = whole.files.get(cut?.subtitlesFileId ?? '');
  // The first shot's picture is not of a cut that was made elsewhere; a chosen cover is.
  const isBrought = take?.inputs.model === UPLOAD;
  const isChosen = whole.film.coverFileId !== null || whole.film.coverShotId !== null;
  const poster = isBrought && !isChosen ? undefined : posterFile(whole);
  if (!cut || !take || !file) {
    return null;
  }
  return {
    ...presentFile(file, link),
    durationSeconds: cut.durationSeconds,
    poster: poster ? presentFile(poster, link) : null,
    subtitles: subtitles ? link(subtitles.id) : null,
    subtitleMode: factsOf(cut).subtitleMode ?? 'track',
    take: take.number,
    marked: cut.marked,
    thumbnails: presentThumbnails(whole, link),
    stems: presentStems(whole, link),
  };
}

/** What was found out about a cut; older ones know less. */
function factsOf({ facts }: CutRow): Partial<CutAnswer> {
  return facts as unknown as Partial<CutAnswer>;
}

function presentStems({ cut, files }: WholeFilm, link: LinkMaker): NonNullable<FilmView['movie']>['stems'] {
  return (cut ? stemsOf(cut) : []).flatMap(({ stem, fileId }) => {
    const file = files.get(fileId);
    return file ? [{ stem, ...presentFile(file, link) }] : [];
  });
}

function presentThumbnails({ cut, files }: WholeFilm, link: LinkMaker): NonNullable<FilmView['movie']>['thumbnails'] {
  const sprite = files.get(cut?.thumbnailsFileId ?? '');
  const layout = cut && factsOf(cut).thumbnails;
  if (!cut || !sprite || !layout) {
    return null;
  }
  const media = presentFile(sprite, link);
  return { sprite: media, ...layout, vtt: writeThumbnailsVtt(layout, media.path, cut.durationSeconds) };
}
