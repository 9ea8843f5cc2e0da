import type { SharedVideo } from '#src/platform/server/http/video-head.ts';
import type { MovieRow } from '../tables.ts';

/** The path of a public film's page. */
const moviePagePath = (filmId: string): string => `/movie/${filmId}`;
/** The path of its player for pages of others. */
const movieEmbedPath = (filmId: string): string => `/embed/movie/${filmId}`;

/** A public film as other programs show it. */
export function videoOfMovie(movie: MovieRow, site: string): SharedVideo {
  const page = site + moviePagePath(movie.filmId);
  return {
    title: movie.title,
    description: movie.logline,
    language: movie.language,
    aspect: movie.aspect,
    durationSeconds: movie.durationSeconds,
    page,
    embed: site + movieEmbedPath(movie.filmId),
    cover: movie.coverFileId === null ? undefined : `${page}/cover`,
  };
}

/** The film in the words of schema.org, for search engines. */
export function structuredMovie(video: SharedVideo, movie: MovieRow, author: { name: string; page: string }): object {
  const seconds = Math.max(1, Math.round(movie.durationSeconds));
  return {
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name: video.title,
    description: video.description || video.title,
    url: video.page,
    embedUrl: video.embed,
    ...(video.cover === undefined ? {} : { thumbnailUrl: [video.cover] }),
    uploadDate: movie.publishedAt.toISOString(),
    duration: `PT${seconds}S`,
    inLanguage: video.language === 'cn' ? 'zh' : video.language,
    author: { '@type': 'Person', name: author.name, url: author.page },
    interactionStatistic: [
      counter('WatchAction', movie.viewers),
      counter('LikeAction', movie.likes),
      counter('CommentAction', movie.comments),
    ],
  };
}

const counter = (type: string, count: number): object => ({
  '@type': 'InteractionCounter',
  interactionType: { '@type': type },
  userInteractionCount: count,
});
