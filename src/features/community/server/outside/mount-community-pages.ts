import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findUsernames } from '#src/foundation/accounts/server/find-accounts-by-id.ts';
import type { Executor } from '#src/platform/server/database/database.ts';
import { escapeText } from '#src/platform/server/http/escape-text.ts';
import { requestLanguage } from '#src/platform/server/http/request-language.ts';
import { withHead, writePageHead, writeVideoHead, type SharedVideo } from '#src/platform/server/http/video-head.ts';
import { AppError, isAppError } from '#src/shared/errors/app-error.ts';
import { ERRORS } from '#src/shared/errors/error-table.ts';
import { LANGUAGE_TAGS, type Language } from '#src/shared/language/languages.ts';
import { isUuid } from '#src/shared/uuid.ts';
import { cn } from '../../texts/outside/cn.ts';
import { en, type OutsideTexts } from '../../texts/outside/en.ts';
import { ja } from '../../texts/outside/ja.ts';
import { ko } from '../../texts/outside/ko.ts';
import { findMovie } from '../find-movie.ts';
import { readAuthor } from '../follow-author.ts';
import { listMovies } from '../list-movies.ts';
import type { PublicLink } from '../present.ts';
import { refuseWhileClosed } from '../require-open.ts';
import type { MovieRow } from '../tables.ts';
import { structuredMovie, videoOfMovie } from './movie-video.ts';
import { writeFeed } from './write-feed.ts';

const TEXTS: Readonly<Record<Language, OutsideTexts>> = { en, cn, ko, ja };

export interface CommunityPageParts {
  db: Executor;
  link: PublicLink;
  /** The site's origin as the client sees it, without a trailing slash. */
  siteAddress: (request: FastifyRequest) => string;
  /** Throws MAINTENANCE during maintenance. */
  requireOpen: () => Promise<void>;
  /** The HTML page of the web program. */
  readPage: () => Promise<string>;
}

const COMMUNITY = '/community';
const FEED = '/community/feed.xml';
const authorPath = (authorId: string): string => `/author/${authorId}`;
const authorFeed = (authorId: string): string => `/author/${authorId}/feed.xml`;

/** Films in a feed. */
const FEED_FILMS = 30;
const NAME = 'Kinora';
/** Other sites embed these in their pages. */
const EMBEDDABLE = { 'cross-origin-resource-policy': 'cross-origin' };
const MOVIE_PATH = /^\/(?:embed\/)?movie\/([0-9a-f-]{36})\/?$/;

type MovieRequest = FastifyRequest<{ Params: { movieId: string } }>;
type AuthorRequest = FastifyRequest<{ Params: { authorId: string } }>;

/** What other programs see of the community is asked about a film that is not public: there is none. */
const GONE = ['FILM_NOT_FOUND', 'USER_NOT_FOUND', 'COMMUNITY_CLOSED', 'MAINTENANCE'] as const;

/** A public film that oEmbed describes, by the path of its page or player. Throws FILM_NOT_FOUND. */
export async function findVideoOfPath(db: Executor, path: string, site: string): Promise<SharedVideo | undefined> {
  const id = MOVIE_PATH.exec(path)?.[1];
  await refuseWhileClosed(db);
  return id !== undefined && isUuid(id) ? videoOfMovie(await findMovie(db, id), site) : undefined;
}

/**
 * What other programs read of the community: the pages of films, authors and lists with heads for search engines and
 * cards, covers, feeds, and the embeddable player. A film that is not seen by everybody is in none of them, and all are
 * closed during maintenance.
 */
export function mountCommunityPages(server: FastifyInstance, given: CommunityPageParts): void {
  const parts: CommunityPageParts = {
    ...given,
    requireOpen: async () => {
      await given.requireOpen();
      await refuseWhileClosed(given.db);
    },
  };
  const { db } = parts;
  const find = async (filmId: string): Promise<MovieRow> => {
    await parts.requireOpen();
    return findMovie(db, isUuid(filmId) ? filmId : NOBODY);
  };
  /** The page with this head; without it, and with the status of the refusal, where there is nothing to see. */
  const answerPage = async (reply: FastifyReply, writeHead: () => Promise<string>): Promise<FastifyReply> => {
    const page = await parts.readPage();
    let status = 200;
    const head = await writeHead().catch((error: unknown) => {
      const code = GONE.find((one) => isAppError(error, one));
      if (code === undefined) {
        throw error;
      }
      ({ status } = ERRORS[code]);
      return undefined;
    });
    void reply.status(status).type('text/html; charset=utf-8').header('cache-control', 'no-cache');
    return reply.send(head === undefined ? page : withHead(page, head));
  };
  const answerMovie = async (request: MovieRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const site = parts.siteAddress(request);
    return answerPage(reply, async () => {
      const movie = await find(request.params.movieId);
      const names = await findUsernames(db, [movie.authorId]);
      const author = { name: names.get(movie.authorId) ?? '', page: site + authorPath(movie.authorId) };
      const video = videoOfMovie(movie, site);
      const structured = structuredMovie(video, movie, author);
      return [
        writeVideoHead(video, site),
        linkFeed(author.name, site + authorFeed(movie.authorId)),
        // No element of the page can end inside it.
        `<script type="application/ld+json">${JSON.stringify(structured).replaceAll('<', String.raw`\u003c`)}</script>`,
      ].join('\n    ');
    });
  };
  server.get('/movie/:movieId', answerMovie);
  server.get('/embed/movie/:movieId', async (request: MovieRequest, reply) => {
    // Other sites may frame it: it shows what everybody sees and changes nothing.
    void reply
      .headers(EMBEDDABLE)
      .header(
        'content-security-policy',
        String(reply.getHeader('content-security-policy')).replace("frame-ancestors 'none'", 'frame-ancestors *'),
      );
    return answerMovie(request, reply);
  });
  server.get('/movie/:movieId/cover', async (request: MovieRequest, reply) => {
    const { coverFileId, filmId } = await find(request.params.movieId);
    if (coverFileId === null) {
      throw new AppError('NOT_FOUND');
    }
    return reply.headers({ 'cache-control': 'no-store', ...EMBEDDABLE }).redirect(parts.link(coverFileId, filmId), 302);
  });
  server.get(COMMUNITY, async (request, reply) => {
    const [site, language] = [parts.siteAddress(request), requestLanguage(request.headers)];
    void reply.header('vary', 'accept-language');
    return answerPage(reply, async () => {
      await parts.requireOpen();
      const { community, lead, feed } = TEXTS[language];
      return [
        writePageHead({ title: community, description: lead, page: site + COMMUNITY, type: 'website', language }),
        linkFeed(feed, site + FEED),
      ].join('\n    ');
    });
  });
  server.get('/author/:authorId', async (request: AuthorRequest, reply) => {
    const [site, language] = [parts.siteAddress(request), requestLanguage(request.headers)];
    void reply.header('vary', 'accept-language');
    return answerPage(reply, async () => {
      const { id, name } = await findAuthor(parts, request.params.authorId);
      const { by } = TEXTS[language];
      const title = by.replace('{name}', () => name);
      return [
        writePageHead({ title: name, description: title, page: site + authorPath(id), type: 'profile', language }),
        linkFeed(title, site + authorFeed(id)),
      ].join('\n    ');
    });
  });
  server.get(FEED, async (request, reply) => {
    await parts.requireOpen();
    const site = parts.siteAddress(request);
    const { feed } = TEXTS[requestLanguage(request.headers)];
    return answerFeed(
      request,
      reply,
      await readFeed(parts, { title: `${feed} · ${NAME}`, site, path: FEED, page: COMMUNITY }),
    );
  });
  server.get('/author/:authorId/feed.xml', async (request: AuthorRequest, reply) => {
    const { id, name } = await findAuthor(parts, request.params.authorId);
    const site = parts.siteAddress(request);
    const title = TEXTS[requestLanguage(request.headers)].by.replace('{name}', () => name);
    return answerFeed(
      request,
      reply,
      await readFeed(parts, { title, site, path: authorFeed(id), page: authorPath(id), author: id }),
    );
  });
}

/** An id that nothing has. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

async function findAuthor(
  { db, requireOpen }: CommunityPageParts,
  authorId: string,
): Promise<{ id: string; name: string }> {
  await requireOpen();
  const { account } = await readAuthor(db, isUuid(authorId) ? authorId : NOBODY);
  return { id: account.id, name: account.username };
}

const linkFeed = (title: string, url: string): string =>
  `<link rel="alternate" type="application/atom+xml" title="${escapeText(title)}" href="${escapeText(url)}" />`;

async function readFeed(
  { db }: CommunityPageParts,
  wanted: { title: string; site: string; path: string; page: string; author?: string },
): Promise<{ body: string; changedAt: Date }> {
  const { site, title, author } = wanted;
  const { movies } = await listMovies(db, { sort: 'latest', limit: FEED_FILMS, ...(author ? { author } : {}) });
  const names = await findUsernames(
    db,
    movies.map(({ authorId }) => authorId),
  );
  const since = new Date(0);
  const body = writeFeed({
    title,
    page: site + wanted.page,
    self: site + wanted.path,
    since,
    entries: movies.map((movie) => {
      const { cover, page, description } = videoOfMovie(movie, site);
      return {
        id: movie.filmId,
        title: movie.title,
        summary: description,
        languageTag: LANGUAGE_TAGS[movie.language],
        author: { name: names.get(movie.authorId) ?? '', page: site + authorPath(movie.authorId) },
        page,
        cover,
        publishedAt: movie.publishedAt,
      };
    }),
  });
  return { body, changedAt: movies[0]?.publishedAt ?? since };
}

/**
 * Answers with a feed, or with 304 where the reader has it as it is. A reader asks each time: a film that is not public
 * any more is in no copy that is shown without asking.
 */
function answerFeed(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, changedAt }: { body: string; changedAt: Date },
): FastifyReply {
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  void reply.headers({
    'cache-control': 'public, no-cache',
    etag: tag,
    'last-modified': changedAt.toUTCString(),
    vary: 'accept-language',
    ...EMBEDDABLE,
  });
  const known = (request.headers['if-none-match'] ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''));
  return known.includes(tag) ? reply.status(304).send() : reply.type('application/atom+xml; charset=utf-8').send(body);
}
