import { implement } from '@orpc/server';
import type { Account } from '#src/foundation/accounts/server/account.ts';
import type { KeptPicture } from '#src/foundation/files/server/keep-picture.ts';
import type { RequestContext } from '#src/platform/server/http/mount-contract.ts';
import { filmContract, type FilmView } from '../contract.ts';
import { cancelFilm } from './cancel-film.ts';
import { copyFilm } from './copy-film.ts';
import { createFilm } from './create-film.ts';
import { deleteFilm, previewDeletion } from './delete-film.ts';
import { fetchCharacterPicture } from './fetch-character-picture.ts';
import { markGuideShown, readGuide } from './film-guide.ts';
import { namedModels } from './film-models.ts';
import type { FilmTools } from './film-tools.ts';
import { readFilmVersion } from './film-version.ts';
import { findCovers } from './find-covers.ts';
import { keepPicture, type PicturePurpose } from './keep-picture.ts';
import { listFilms } from './list-films.ts';
import { listModels } from './list-models.ts';
import { loadFilmFor } from './load-film-for.ts';
import { optimiseIdea } from './optimise-idea.ts';
import { presentFilm, presentSummary } from './present-film.ts';
import { presentFile } from './present-media.ts';
import { presentQuote } from './present-quote.ts';
import { quoteWish } from './quote-wish.ts';
import { coverFile, readFilm } from './read-film.ts';
import { readReceipt } from './read-receipt.ts';
import { readSharedFilm } from './read-shared-film.ts';
import { resumeFilm } from './resume-film.ts';
import { retryShot } from './retry-shot.ts';
import { setCover } from './set-cover.ts';
import { createShareLink, withdrawShareLink } from './share-film.ts';
import { countFilmCoins } from './spent-coins.ts';
import { updateFilm } from './update-film.ts';
import { watchFilm } from './watch-film.ts';

/** What the film endpoints know of a request: who calls, where they get files, when their session ends. */
export interface FilmRequest extends RequestContext {
  /** Throws NOT_LOGGED_IN for a visitor. */
  requireAccount(): Account;
  /** Where this caller, or whoever came by a share's link, gets a file. */
  signMedia(fileId: string, as?: { share?: string }): string;
  /** Aborted when the caller's session ends anywhere. */
  sessionEnds(): AbortSignal;
}

/** The endpoints of films. Every one but the two public ones asks for an account first and touches only its own films. */
export function filmRoutes(tools: FilmTools, closing: AbortSignal) {
  const anybody = implement(filmContract).$context<FilmRequest>();
  // Before the input is looked at: a visitor is told to sign in, and learns nothing else.
  const os = anybody.use(({ context, next }) => next({ context: { account: context.requireAccount() } }));
  type Caller = FilmRequest & { account: Account };

  const view = async (context: Caller, filmId: string): Promise<FilmView> => {
    const whole = await readFilm(tools.db, { accountId: context.account.id, filmId });
    return presentFilm(
      whole,
      { language: context.language, link: (fileId) => context.signMedia(fileId) },
      await countFilmCoins(tools.db, whole),
    );
  };
  const own = (context: Caller, filmId: string): { accountId: string; filmId: string } => ({
    accountId: context.account.id,
    filmId,
  });
  const presentKept = (context: Caller, { id, mime, bytes, width, height }: KeptPicture) => ({
    id,
    picture: { path: context.signMedia(id), mime, bytes },
    width,
    height,
  });
  const keepUpload = async (context: Caller, file: Blob, purpose: PicturePurpose, signal?: AbortSignal) =>
    presentKept(
      context,
      await keepPicture(tools, { accountId: context.account.id, purpose, bytes: await file.bytes(), signal }),
    );

  return anybody.router({
    listModels: anybody.listModels.handler(({ context }) => listModels(tools, context.language)),
    quoteFilm: os.quoteFilm.handler(async ({ input, context }) => {
      const quote = await quoteWish(tools, {
        ...input,
        accountId: context.account.id,
        models: namedModels(input.models),
        shortSidePixels: Number.parseInt(input.resolution, 10),
        givenCharacters: input.givenCharacters,
      });
      return presentQuote(quote, context.language);
    }),
    optimiseIdea: os.optimiseIdea.handler(({ input }) => optimiseIdea(tools, input)),
    uploadCharacterPicture: os.uploadCharacterPicture.handler(({ input, context, signal }) =>
      keepUpload(context, input, 'character', signal),
    ),
    fetchCharacterPicture: os.fetchCharacterPicture.handler(async ({ input, context, signal }) =>
      presentKept(
        context,
        await fetchCharacterPicture(tools, { accountId: context.account.id, address: input.address, signal }),
      ),
    ),
    uploadCoverPicture: os.uploadCoverPicture.handler(({ input, context, signal }) =>
      keepUpload(context, input, 'cover', signal),
    ),
    createFilm: os.createFilm.handler(async ({ input, context }) => {
      const { models, resolution, ...wish } = input;
      return {
        filmId: await createFilm(tools, {
          ...wish,
          accountId: context.account.id,
          models: namedModels(models),
          shortSidePixels: Number.parseInt(resolution, 10),
        }),
      };
    }),
    listFilms: os.listFilms.handler(async ({ input, context }) => {
      const { films, next } = await listFilms(tools.db, { ...input, accountId: context.account.id });
      const covers = await findCovers(
        tools.db,
        films.map(({ film }) => film),
      );
      return {
        next,
        films: films.map(({ film, percent }) => {
          const found = covers.get(film.id);
          const cover = found?.cover ? presentFile(found.cover, (fileId) => context.signMedia(fileId)) : null;
          return presentSummary(film, { percent, cover, durationSeconds: found?.durationSeconds ?? null });
        }),
      };
    }),
    readFilm: os.readFilm.handler(({ input, context }) => view(context, input.filmId)),
    watchFilm: os.watchFilm.handler(async ({ input, context, signal, lastEventId }) => {
      // Here, and not in the stream, where it could no longer be the answer's status.
      await loadFilmFor(tools.db, context.account.id, input.filmId);
      return watchFilm({
        readVersion: () => readFilmVersion(tools.db, input.filmId),
        readView: () => view(context, input.filmId),
        lastEventId,
        ends: [closing, signal, context.sessionEnds()],
      });
    }),
    updateFilm: os.updateFilm.handler(async ({ input, context }) => {
      const { title, visibility, version } = await updateFilm(tools, { ...input, accountId: context.account.id });
      return { title: title ?? '', visibility, version };
    }),
    copyFilm: os.copyFilm.handler(async ({ input, context }) => ({
      filmId: await copyFilm(tools, { ...input, accountId: context.account.id }),
    })),
    previewDeletion: os.previewDeletion.handler(({ input, context }) =>
      previewDeletion(tools.db, tools, own(context, input.filmId)),
    ),
    deleteFilm: os.deleteFilm.handler(async ({ input, context }) => {
      await deleteFilm(tools, own(context, input.filmId));
      return {};
    }),
    setCover: os.setCover.handler(async ({ input, context }) => {
      const { version } = await setCover(tools, { ...own(context, input.filmId), choice: input.choice });
      const cover = coverFile(await readFilm(tools.db, own(context, input.filmId)));
      return { cover: cover ? presentFile(cover, (fileId) => context.signMedia(fileId)) : null, version };
    }),
    readReceipt: os.readReceipt.handler(({ input, context }) => readReceipt(tools.db, own(context, input.filmId))),
    createShareLink: os.createShareLink.handler(({ input, context }) =>
      createShareLink(tools, own(context, input.filmId)),
    ),
    withdrawShareLink: os.withdrawShareLink.handler(async ({ input, context }) => {
      await withdrawShareLink(tools, own(context, input.filmId));
      return {};
    }),
    readSharedFilm: anybody.readSharedFilm.handler(({ input, context }) =>
      readSharedFilm(tools.db, input.token, (fileId, share) => context.signMedia(fileId, { share })),
    ),
    cancelFilm: os.cancelFilm.handler(async ({ input, context }) => {
      await cancelFilm(tools, own(context, input.filmId));
      return {};
    }),
    resumeFilm: os.resumeFilm.handler(async ({ input, context }) => {
      await resumeFilm(tools, own(context, input.filmId));
      return {};
    }),
    retryShot: os.retryShot.handler(async ({ input, context }) => {
      await retryShot(tools, { ...own(context, input.filmId), number: input.number });
      return {};
    }),
    readGuide: os.readGuide.handler(async ({ context }) => ({
      shown: (await readGuide(tools.db, context.account.id)) !== null,
    })),
    markGuideShown: os.markGuideShown.handler(async ({ context }) => ({
      first: await markGuideShown(tools.db, context.account.id),
    })),
  });
}
