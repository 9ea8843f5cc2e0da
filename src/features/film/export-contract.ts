import { oc } from '@orpc/contract';
import * as z from 'zod';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { EXPORT_PARTS, LARGE_EXPORTS, TEXT_EXPORTS } from './export-formats.ts';
import { id } from './film-view-contract.ts';

/** The endpoints by which a film leaves for other tools and comes back (EDIT-17); all for its owner alone. */
export const exportContract = {
  readExport: oc
    .route({
      method: 'GET',
      path: '/api/films/{filmId}/exports/{format}',
      summary: 'A timeline for editing software, the subtitles, or the film as JSON',
    })
    .input(z.object({ filmId: id, format: z.enum(TEXT_EXPORTS) }))
    .output(z.file().max(LIMITS.film.exportBytes)),
  linkExport: oc
    .route({
      method: 'GET',
      path: '/api/films/{filmId}/export-links/{format}',
      summary: 'A link by which the browser loads the storyboard or all files, for some minutes',
    })
    .input(
      z.object({
        filmId: id,
        format: z.enum(LARGE_EXPORTS),
        /** What is left out of the ZIP. */
        without: z.array(z.enum(EXPORT_PARTS)).max(EXPORT_PARTS.length).default([]),
      }),
    )
    .output(z.object({ path: z.string().max(600) })),
  importFilm: oc
    .route({
      method: 'POST',
      path: '/api/imported-films',
      summary: 'A film of its own from a film as JSON, made anew by the draft engine',
    })
    .input(
      z.object({
        /** The file as it was exported. */
        file: z.string().max(LIMITS.film.filmFileCharacters),
        /** The same key means the same film, however often it is sent. */
        idempotencyKey: z.string().min(8).max(100).optional(),
      }),
    )
    .output(z.object({ filmId: id })),
};
