import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { createPlaces } from '#src/platform/server/fair-share/places.ts';
import type { SigningKeys } from '#src/platform/server/secrets/signing-keys.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { LargeExport } from '../../export-formats.ts';
import type { FilmDependencies } from '../film-dependencies.ts';
import { countPerAccount } from '../limits/count-per-account.ts';
import { requireShots } from '../state/film-rows.ts';
import { readFilm, type WholeFilm } from '../view/read-film.ts';
import { findExportAssets } from './export-files.ts';
import { readExportLink, type ExportPass } from './export-link.ts';
import { packExport } from './pack-export.ts';
import { withStoryboard } from './with-storyboard.ts';

export interface ExportRouteParts extends Pick<FilmDependencies, 'db' | 'storage' | 'config' | 'cutThreads'> {
  keys: SigningKeys;
  /** The account of a session that still lives. Throws MAINTENANCE during maintenance. */
  findAccountOf: (sessionId: string) => Promise<{ id: string } | undefined>;
}

const TYPES: Readonly<Record<LargeExport, string>> = { pdf: 'application/pdf', zip: 'application/zip' };

/**
 * Sends the storyboard or all files of a film to holders of a signed link: a browser loads them as it loads any file,
 * and neither is held in memory.
 */
export function mountExportRoute(server: FastifyInstance, parts: ExportRouteParts): void {
  const places = createPlaces({ perHolder: LIMITS.perAccount.exportsAtOnce, retryAfterSeconds: 10 });
  server.get<{ Params: { filmId: string; format: string }; Querystring: Record<string, unknown> }>(
    '/api/film-exports/:filmId/:format',
    async (request, reply) => {
      const pass = readExportLink(parts.keys, request.params, request.query);
      if (!pass) {
        throw new AppError('LINK_USED');
      }
      const account = await parts.findAccountOf(pass.sessionId);
      if (!account) {
        throw new AppError('NOT_FOUND');
      }
      const rows = await readFilm(parts.db, { accountId: account.id, filmId: pass.filmId });
      requireShots(rows);
      const leave = places.take(account.id);
      try {
        await countPerAccount(parts.db, account.id, 'export');
        await sendExport(parts, reply, { rows, ...pass });
      } finally {
        leave();
      }
      return reply;
    },
  );
}

async function sendExport(
  parts: ExportRouteParts,
  reply: FastifyReply,
  { rows, format, language, without }: Pick<ExportPass, 'format' | 'language' | 'without'> & { rows: WholeFilm },
): Promise<void> {
  const left = new AbortController();
  const over = finished(reply.raw)
    .catch(() => undefined)
    .finally(() => left.abort());
  const assets = await findExportAssets(parts.db, rows);
  await withStoryboard(
    parts,
    { rows, assets, language },
    async (storyboardPath) => {
      const stream: Readable =
        format === 'pdf'
          ? createReadStream(storyboardPath)
          : await packExport(parts.storage, { rows, assets, storyboardPath, without });
      void reply
        .headers({
          'content-type': TYPES[format],
          // The page names the file by the film's title.
          'content-disposition': 'attachment',
          'cache-control': 'private, no-store',
        })
        .send(stream);
      // The storyboard is removed afterwards.
      await over;
    },
    left.signal,
  );
}
