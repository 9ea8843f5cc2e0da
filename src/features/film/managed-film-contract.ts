import * as z from 'zod';
import { FILM_TYPES } from '#src/shared/catalogue/film-types.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { ASPECT_RATIOS } from '#src/shared/catalogue/shots.ts';
import { endpoint } from '#src/shared/endpoint.ts';
import { answeredText, judgedText } from '#src/shared/form-text.ts';
import { LANGUAGES } from '#src/shared/language/languages.ts';
import { filmStatus, id, media, visibility } from './film-view-contract.ts';
import { MANAGED_GROUPS, MANAGED_STATES } from './managed-films.ts';

/** Maximum length of an admin's reason, in characters. */
export const FILM_REASON_LIMIT = 500;

const ofFilm = z.object({ filmId: id });
/** Checked by the verb, with codes of its own (REASON_EMPTY, DESCRIPTION_TOO_LONG). */
const reason = judgedText({ least: 1, most: FILM_REASON_LIMIT });

/** A film as an admin sees it. */
const managedFilm = z.object({
  id,
  title: answeredText(LIMITS.film.titleCharacters),
  idea: answeredText(LIMITS.idea.maximumCharacters),
  author: z.object({
    id,
    username: z.string().max(100),
    identity: z.number().int(),
    banned: z.boolean(),
  }),
  type: z.enum(FILM_TYPES),
  language: z.enum(LANGUAGES),
  aspect: z.enum(ASPECT_RATIOS),
  status: filmStatus,
  visibility,
  /** Whether visitors find it: it is public, has a final cut, and nothing hides it. */
  shown: z.boolean(),
  /** Whether an admin put it on the recommended list. */
  recommended: z.boolean(),
  likes: z.number().int(),
  comments: z.number().int(),
  viewers: z.number().int(),
  cover: media.nullable(),
  durationSeconds: z.number().nullable(),
  createdAt: z.iso.datetime(),
});
export type ManagedFilm = z.infer<typeof managedFilm>;

const reads = endpoint.meta({ admin: true });
const acts = endpoint.meta({ admin: true, confirmed: true });
const formActs = endpoint.meta({ admin: true, confirmed: true, form: true });

/** Movie management (ADM-02): films of everybody, for admins only. */
export const managedFilmContract = {
  listManagedFilms: reads
    .route({
      method: 'GET',
      path: '/api/admin/films',
      summary: 'Films of everybody by id, title or author, the newest first',
    })
    .input(
      z.object({
        search: z.string().max(320).default(''),
        group: z.enum(MANAGED_GROUPS).optional(),
        state: z.enum(MANAGED_STATES).optional(),
        type: z.enum(FILM_TYPES).optional(),
        cursor: id.optional(),
        limit: z.coerce.number().int().min(1).max(100).default(50),
      }),
    )
    .output(z.object({ films: z.array(managedFilm).max(100), next: id.nullable() })),
  readManagedFilm: reads
    .route({ method: 'GET', path: '/api/admin/films/{filmId}', summary: 'One film of anybody, with its final cut' })
    .input(ofFilm)
    .output(
      z.object({
        film: managedFilm,
        logline: answeredText(2000),
        movie: media.extend({ subtitles: z.string().max(600).nullable() }).nullable(),
        madeWith: z.array(z.object({ id: z.string().max(100), label: z.string().max(100) })).max(60),
        /** Something of it is being made: it cannot be deleted now. */
        running: z.boolean(),
        /** An admin may make it public: it is the admin's own, or its owner has shown it before. */
        publishable: z.boolean(),
      }),
    ),
  changeFilmVisibility: formActs
    .route({
      method: 'POST',
      path: '/api/admin/films/{filmId}/visibility',
      summary: 'Make a film private, or public again, with a reason; its owner is told',
    })
    .input(ofFilm.extend({ visibility, reason }))
    .output(z.object({ film: managedFilm })),
  recommendFilm: acts
    .route({
      method: 'POST',
      path: '/api/admin/films/{filmId}/recommendation',
      summary: 'Put a public film on the recommended list, or take it off',
    })
    .input(ofFilm.extend({ isOn: z.boolean() }))
    .output(z.object({ film: managedFilm })),
  removeFilm: formActs
    .route({
      method: 'POST',
      path: '/api/admin/films/{filmId}/remove',
      summary: 'Delete a film of anybody, with a reason; its owner is told',
    })
    .input(ofFilm.extend({ reason }))
    .output(z.object({})),
};
