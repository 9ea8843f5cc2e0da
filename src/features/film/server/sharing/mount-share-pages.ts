import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Executor } from '#src/platform/server/database/database.ts';
import { AppError, isAppError } from '#src/shared/errors/app-error.ts';
import { ERRORS } from '#src/shared/errors/error-table.ts';
import { LANGUAGE_TAGS } from '#src/shared/language/languages.ts';
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
  /** The HTML page of the web program. */
  readPage: () => Promise<string>;
}

/** The path of the player for other sites' pages. */
const embedPath = (token: string): string => `/embed/${token}`;
const SHARED_PATH = /^\/(?:share|embed)\/([A-Za-z0-9_-]{20,64})$/;
const WIDEST_PIXELS = 1280;

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
    void reply.status(status).type('text/html; charset=utf-8').header('cache-control', 'no-cache');
    return reply.send(
      film ? page.replace('<title>Kinora</title>', () => writeCard(film, token, parts.siteAddress(request))) : page,
    );
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
    const token = readToken(url, site);
    const film = token === undefined ? undefined : await find(token);
    if (!token || !film) {
      throw new AppError('SHARE_NOT_FOUND');
    }
    return describeEmbed(film, token, site, { width: readPixels(maxwidth), height: readPixels(maxheight) });
  });
}

/** The token in a URL of this site; undefined for any other. */
function readToken(url: unknown, site: string): string | undefined {
  if (typeof url !== 'string' || url.length > 500 || !URL.canParse(url)) {
    return undefined;
  }
  const { origin, pathname } = new URL(url);
  return origin === new URL(site).origin ? SHARED_PATH.exec(pathname)?.[1] : undefined;
}

function readPixels(text: unknown): number {
  const pixels = typeof text === 'string' && /^\d{1,5}$/.test(text) ? Number(text) : Infinity;
  return pixels > 0 ? pixels : Infinity;
}

/** Size of the player in pixels, within these limits and with the film's aspect ratio. */
function embedSize(film: SharedFilm, most: { width: number; height: number }): { width: number; height: number } {
  const ratio = film.aspect === '16:9' ? 16 / 9 : 9 / 16;
  const widest = ratio > 1 ? WIDEST_PIXELS : WIDEST_PIXELS * ratio;
  const width = Math.max(1, Math.floor(Math.min(widest, most.width, most.height * ratio)));
  return { width, height: Math.max(1, Math.round(width / ratio)) };
}

function describeEmbed(
  film: SharedFilm,
  token: string,
  site: string,
  most: { width: number; height: number },
): Record<string, string | number> {
  const { width, height } = embedSize(film, most);
  const source = escapeText(site + embedPath(token));
  return {
    version: '1.0',
    type: 'video',
    title: film.title,
    provider_name: 'Kinora',
    provider_url: site,
    width,
    height,
    html: `<iframe src="${source}" width="${width}" height="${height}" title="${escapeText(film.title)}" style="border:0" allow="fullscreen; picture-in-picture" allowfullscreen></iframe>`,
    ...(film.cover
      ? { thumbnail_url: `${site}${sharePath(token)}/cover`, thumbnail_width: width, thumbnail_height: height }
      : {}),
  };
}

/** The head of a shared film's page: its title, its social card, and the link to oEmbed. */
function writeCard(film: SharedFilm, token: string, site: string): string {
  const page = site + sharePath(token);
  const embed = site + embedPath(token);
  const { width, height } = embedSize(film, { width: Infinity, height: Infinity });
  const description = film.story?.logline ?? '';
  const cover = film.cover ? `${page}/cover` : undefined;
  const properties: [string, string | number | undefined][] = [
    ['og:type', 'video.other'],
    ['og:site_name', 'Kinora'],
    ['og:title', film.title],
    ['og:description', description],
    ['og:url', page],
    ['og:locale', LANGUAGE_TAGS[film.language].replace('-', '_')],
    ['og:image', cover],
    ['og:video', embed],
    ['og:video:type', 'text/html'],
    ['og:video:width', width],
    ['og:video:height', height],
    ['og:video:duration', Math.round(film.movie.durationSeconds)],
  ];
  const names: [string, string | number | undefined][] = [
    ['twitter:card', 'player'],
    ['twitter:title', film.title],
    ['twitter:description', description],
    ['twitter:image', cover],
    ['twitter:player', embed],
    ['twitter:player:width', width],
    ['twitter:player:height', height],
  ];
  const write = (attribute: 'property' | 'name', [key, value]: (typeof names)[number]): string =>
    value === undefined || value === '' ? '' : `<meta ${attribute}="${key}" content="${escapeText(String(value))}" />`;
  const oembed = `${site}/api/oembed?url=${encodeURIComponent(page)}`;
  return [
    `<title>${escapeText(film.title)} · Kinora</title>`,
    ...properties.map((each) => write('property', each)),
    ...names.map((each) => write('name', each)),
    `<link rel="canonical" href="${escapeText(page)}" />`,
    `<link rel="alternate" type="application/json+oembed" href="${escapeText(oembed)}" title="${escapeText(film.title)}" />`,
  ]
    .filter((line) => line !== '')
    .join('\n    ');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeText = (text: string): string => text.replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter);
