import type { FileRow } from '#src/foundation/files/server/tables.ts';
import { writeThumbnailsVtt } from '#src/platform/server/media/thumbnail-sprite.ts';
import type { FilmView } from '../contract.ts';
import type { CutAnswer } from './final-cut/cut-request.ts';
import { circledTake } from './pipeline/film-rows.ts';
import { WHOLE_FILM } from './pipeline/next-steps.ts';
import type { WholeFilm } from './read-film.ts';

/** Makes the address under which the reader's browser gets a file. */
export type LinkMaker = (fileId: string) => string;
type Media = NonNullable<FilmView['cover']>;

/** Where a browser fetches a file. */
export function presentFile(file: FileRow, link: LinkMaker): Media {
  return { path: link(file.id), mime: file.mime, bytes: file.bytes };
}

/** The newest cut with all that a player needs; null while there is none. */
export function presentMovie(whole: WholeFilm, link: LinkMaker): FilmView['movie'] {
  const { cut } = whole;
  const take = circledTake(whole, 'movie', WHOLE_FILM);
  const file = whole.files.get(take?.fileId ?? '');
  const subtitles = whole.files.get(cut?.subtitlesFileId ?? '');
  if (!cut || !take || !file || !subtitles) return null;
  return {
    ...presentFile(file, link),
    durationSeconds: cut.durationSeconds,
    subtitles: link(subtitles.id),
    take: take.number,
    marked: cut.marked,
    thumbnails: presentThumbnails(whole, link),
  };
}

function presentThumbnails({ cut, files }: WholeFilm, link: LinkMaker): NonNullable<FilmView['movie']>['thumbnails'] {
  const sprite = files.get(cut?.thumbnailsFileId ?? '');
  const layout = (cut?.facts as unknown as Partial<CutAnswer> | undefined)?.thumbnails;
  if (!cut || !sprite || !layout) return null;
  const media = presentFile(sprite, link);
  return { sprite: media, ...layout, vtt: writeThumbnailsVtt(layout, media.path, cut.durationSeconds) };
}
