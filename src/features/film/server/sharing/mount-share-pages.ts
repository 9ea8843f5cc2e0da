import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Executor } from '#src/platform/server/database/database.ts';
import { describeEmbed, withHead, writeVideoHead, type SharedVideo } from '#src/platform/server/http/video-head.ts';
import { AppError, isAppError } from '#src/shared/errors/app-error.ts';
import { ERRORS } from '#src/shared/errors/error-table.ts';
import type { SharedFilm } from '../../film-view-contract.ts';
import { sharePath } from '../share-path.ts';
import { readSharedFilm, type ShareLinkMaker } from './read-shared-film.ts';

export interface SharePageParts {
  db: Executor;
  link: ShareLinkMaker;
  /** The site's origin as the client sees it, without a trailing slash. */
  siteAddress: (request: FastifyRequest) => string;
  /** Throws MAINTENANCE during maintenance. */
  requireOpen: () => Promise<void>;
  /** Other films that oEmbed describes, by the path of their page; undefined where there is none. */
  findOther: (path: string, site: string) => Promise<SharedVideo | undefined>;
  /** The HTML page of the web program. */
  readPage: () => Promise<string>;
}

/** The path of the player for other sites' pages. */
const embedPath = (token: string): string => `/embed/${token}`;
const SHARED_PATH = /^\/(?:share|embed)\/([A-Za-z0-9_-]{20,64})$/;

/** Other sites embed these in their pages. */
const EMBEDDABLE = { 'cross-origin-resource-policy': 'cross-origin' };

type TokenRequest = FastifyRequest<{ Params: { token: string } }>;

/**
 * What other programs read of a shared film (COMM-09): the page with its social card, the cover, oEmbed, and the
 * embeddable player. All answer 404 for a film that is no longer shared, and all are closed during maintenance.
 */
export function mountSharePages(server: FastifyInstance, parts: SharePageParts): void {
  const find = async (token: string): Promise<SharedFilm> => {
    await parts.requireOpen();
    return readSharedFilm(parts.db, token, parts.link);
  };
  const answerPage = async (request: TokenRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { token } = request.params;
    const page = await parts.readPage();
    let status = 200;
    const film = await find(token).catch((error: unknown) => {
      if (!isAppError(error, 'SHARE_NOT_FOUND') && !isAppError(error, 'MAINTENANCE')) {
        throw error;
      }
      ({ status } = ERRORS[error.code]);
      return undefined;
    });
    const site = parts.siteAddress(request);
    void reply.status(status).type('text/html; charset=utf-8').header('cache-control', 'no-cache');
    return reply.send(film ? withHead(page, writeVideoHead(videoOf(film, token, site), site)) : page);
  };
  server.get('/share/:token', answerPage);
  server.get('/embed/:token', async (request: TokenRequest, reply) => {
    // The only page that other sites may frame: it shows what anybody with the link sees and changes nothing.
    void reply
      .headers(EMBEDDABLE)
      .header(
        'content-security-policy',
        String(reply.getHeader('content-security-policy')).replace("frame-ancestors 'none'", 'frame-ancestors *'),
      );
    return answerPage(request, reply);
  });
  server.get('/share/:token/cover', async (request: TokenRequest, reply) => {
    const { cover } = await find(request.params.token);
    if (!cover) {
      throw new AppError('NOT_FOUND');
    }
    return reply.headers({ 'cache-control': 'no-store', ...EMBEDDABLE }).redirect(cover.path, 302);
  });
  server.get<{ Querystring: Record<string, unknown> }>('/api/oembed', async (request, reply) => {
    const { url, format, maxwidth, maxheight } = request.query;
    if (format !== undefined && format !== 'json') {
      return reply.status(501).send({ error: 'json' });
    }
    const site = parts.siteAddress(request);
    const path = readPath(url, site);
    const token = SHARED_PATH.exec(path)?.[1];
    const video = token === undefined ? await parts.findOther(path, site) : videoOf(await find(token), token, site);
    if (!video) {
      throw new AppError('SHARE_NOT_FOUND');
    }
    return describeEmbed(video, site, { width: readPixels(maxwidth), height: readPixels(maxheight) });
  });
}

/** The path of a URL of this site; empty for any other. */
function readPath(url: unknown, site: string): string {
  if (typeof url !== 'string' || url.length > 500 || !URL.canParse(url)) {
    return '';
  }
  const { origin, pathname } = new URL(url);
  return origin === new URL(site).origin ? pathname : '';
}

function readPixels(text: unknown): number {
  const pixels = typeof text === 'string' && /^\d{1,5}$/.test(text) ? Number(text) : Infinity;
  return pixels > 0 ? pixels : Infinity;
}

/** A shared film as other programs show it. */
function videoOf(film: SharedFilm, token: string, site: string): SharedVideo {
  const page = site + sharePath(token);
  return {
    title: film.title,
    description: film.story?.logline ?? '',
    language: film.language,
    aspect: film.aspect,
    durationSeconds: film.movie.durationSeconds,
    page,
    embed: site + embedPath(token),
    cover: film.cover ? `${page}/cover` : undefined,
  };
}
