import { implement } from '@orpc/server';
import type { z } from 'zod';
import type { Account } from '#src/foundation/accounts/server/account.ts';
import type { KeptPicture } from '#src/foundation/files/server/keep-picture-file.ts';
import { readFilmRights } from '#src/foundation/models/server/film-rights.ts';
import { createPlaces } from '#src/platform/server/fair-share/places.ts';
import { networkOf } from '#src/platform/server/http/network-of.ts';
import { isOver } from '#src/shared/catalogue/film-statuses.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { filmContract } from '../contract.ts';
import type { filmInput } from '../film-input-contract.ts';
import type { FilmView } from '../film-view-contract.ts';
import type { FilmEdit } from '../timeline/film-edit.ts';
import { bringPicture, takeOffPicture } from './cast/bring-picture.ts';
import { castWords, searchWords } from './cast/cast-words.ts';
import { drawViews } from './cast/draw-views.ts';
import { removeCastTake } from './cast/remove-take.ts';
import { quoteRenewal, renewPictures } from './cast/renew-pictures.ts';
import { checkpointRoutes } from './checkpoint-routes.ts';
import { copyFilm } from './copy-film.ts';
import { createFilm } from './create-film.ts';
import { readCredits } from './credits/film-credits.ts';
import { cutRoutes } from './cut-routes.ts';
import { deleteFilm, previewDeletion } from './delete-film.ts';
import { describedRoutes } from './described-routes.ts';
import { editFilm } from './editing/edit-film.ts';
import { readDocument } from './editing/read-document.ts';
import { setCover } from './editing/set-cover.ts';
import { updateFilm } from './editing/update-film.ts';
import { findExportAssets } from './exports/export-files.ts';
import { importFilm } from './exports/import-film.ts';
import { EXPORT_TYPES, exportName, writeExport } from './exports/write-export.ts';
import type { FilmDependencies } from './film-dependencies.ts';
import type { FilmRequest, FilmRouteParts } from './film-request.ts';
import { createLiveFilms, listPieces } from './final-cut/live/live-films.ts';
import { readPiece } from './final-cut/live/read-piece.ts';
import { furtherRoutes } from './further-routes.ts';
import { guideRoutes } from './guide-routes.ts';
import { noteSteps } from './guide/note-steps.ts';
import { namedModels } from './idea/film-models.ts';
import { listModels } from './idea/list-models.ts';
import { optimiseIdea } from './idea/optimise-idea.ts';
import { presentQuote } from './idea/present-quote.ts';
import { createFilmPreview } from './idea/preview-film.ts';
import { quoteFilm } from './idea/quote-film.ts';
import { countPerAccount } from './limits/count-per-account.ts';
import { loadFilmFor } from './load-film-for.ts';
import { managementRoutes } from './management-routes.ts';
import { countFilmCoins } from './money/spent-coins.ts';
import { outlineRoutes } from './outline-routes.ts';
import { fetchCharacterPicture } from './pictures/fetch-character-picture.ts';
import { findOwnPictures } from './pictures/find-own-pictures.ts';
import { keepFilmPicture, type PicturePurpose } from './pictures/keep-film-picture.ts';
import { cancelFilm } from './pipeline/cancel-film.ts';
import { makeFinalCut } from './pipeline/make-final-cut.ts';
import { resumeFilm } from './pipeline/resume-film.ts';
import { retryShot } from './pipeline/retry-shot.ts';
import { sharingRoutes } from './sharing/sharing-routes.ts';
import { shotPictureRoutes } from './shot-picture-routes.ts';
import { soundtrackRoutes } from './soundtrack-routes.ts';
import { createSpeechPreparation } from './soundtrack/prepare-speech.ts';
import { requireShots } from './state/film-rows.ts';
import { toolRoutes } from './tool-routes.ts';
import { circleTake } from './upgrades/circle-take.ts';
import { listCastTakes, listTakes, newestTakes } from './upgrades/list-takes.ts';
import { quoteUpgrade } from './upgrades/quote-upgrade.ts';
import { upgradeShots } from './upgrades/upgrade-shots.ts';
import { uploadRoutes } from './upload-routes.ts';
import { videoRoutes } from './video-routes.ts';
import { readFilmVersion } from './view/film-version.ts';
import { findCovers } from './view/find-covers.ts';
import { listFilms } from './view/list-films.ts';
import { presentFilm, presentSummary } from './view/present-film.ts';
import { presentFile } from './view/present-media.ts';
import { presentPreviewMaterial } from './view/present-preview-material.ts';
import { presentMemberTake, presentTake } from './view/present-take.ts';
import { coverFile, readFilm } from './view/read-film.ts';
import { readReceipt } from './view/read-receipt.ts';
import { readStoryWriting } from './view/read-story-writing.ts';
import { watchFilm } from './view/watch-film.ts';

/**
 * The endpoints of films. All but the two public ones require an account and use only its own films. `isForbidden`
 * judges the texts of an imported film.
 */
export function filmRoutes(dependencies: FilmDependencies, { closing, isForbidden, showing }: FilmRouteParts) {
  const streams = createPlaces({ perHolder: LIMITS.perAccount.streamsAtOnce, retryAfterSeconds: 10 });
  const preview = createFilmPreview(dependencies);
  const live = createLiveFilms(dependencies, closing);
  const prepareSpeech = createSpeechPreparation(dependencies);
  const anybody = implement(filmContract).$context<FilmRequest>();
  // Checked before the input: a visitor is told to sign in, and learns nothing else.
  const os = anybody.use(({ context, next }) => next({ context: { account: context.requireAccount() } }));
  type Caller = FilmRequest & { account: Account };
  type FilmSettings = z.infer<typeof filmInput>;

  const view = async (context: Caller, filmId: string): Promise<FilmView> => {
    // As at one moment: a watcher who is told of a stage without its results would wait for them for ever.
    const [whole, coins] = await dependencies.db.transaction(
      async (transaction) => {
        const read = await readFilm(transaction, { accountId: context.account.id, filmId });
        return [read, await countFilmCoins(transaction, read)] as const;
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
    return presentFilm(
      whole,
      {
        language: context.language,
        link: (fileId) => context.signMedia(fileId),
        credits: await readCredits(dependencies.db, dependencies.audience, filmId),
      },
      coins,
      whole.cut ? [] : await listPieces(dependencies, whole),
    );
  };
  const own = (context: Caller, filmId: string): { accountId: string; filmId: string } => ({
    accountId: context.account.id,
    filmId,
  });
  const toOrder = <Input extends Pick<FilmSettings, 'models' | 'resolution'>>(context: Caller, input: Input) => {
    const { models, resolution, ...rest } = input;
    return {
      ...rest,
      accountId: context.account.id,
      models: namedModels(models),
      shortSidePixels: Number.parseInt(resolution, 10),
    };
  };
  const presentKept = (context: Caller, { id, mime, bytes, width, height }: KeptPicture) => ({
    id,
    picture: { path: context.signMedia(id), mime, bytes },
    width,
    height,
  });
  const keepUpload = async (context: Caller, file: Blob, purpose: PicturePurpose, signal?: AbortSignal) =>
    presentKept(
      context,
      await keepFilmPicture(dependencies, { accountId: context.account.id, purpose, source: file, signal }),
    );

  /** What people do with films ticks the steps of their guide. */
  const noting = anybody.use(async ({ context, path, next }, input) => {
    const answer = await next();
    await noteSteps(dependencies, context, { name: path.at(-1) ?? '', input });
    return answer;
  });
  return noting.router({
    listModels: anybody.listModels.handler(async ({ context: { caller, language } }) => {
      if (!caller) {
        return listModels(dependencies, { language });
      }
      const { maximumShortSidePixels } = await readFilmRights(dependencies.db, caller.id);
      const own = await dependencies.ownKeys.vendorsOf(dependencies.db, caller.id);
      return listModels(dependencies, { language, own, maximumShortSidePixels });
    }),
    quoteFilm: os.quoteFilm.handler(async ({ input, context }) => {
      await countPerAccount(dependencies.db, context.account.id, 'quote');
      const quote = await quoteFilm(dependencies, toOrder(context, input));
      return presentQuote(quote, context.language);
    }),
    previewFilm: anybody.previewFilm.handler(async ({ input, context, signal }) => {
      const holder = context.caller?.id ?? networkOf(context.request.ip);
      await countPerAccount(dependencies.db, holder, 'preview');
      const { graph, frames, ...shown } = await preview({ holder, signal }, input);
      return {
        ...shown,
        graph: { ...graph },
        frames: frames.map(({ drawing, ...frame }) => ({ ...frame, drawing: { ...drawing } })),
      };
    }),
    optimiseIdea: os.optimiseIdea.handler(async ({ input, context }) => {
      await countPerAccount(dependencies.db, context.account.id, 'idea');
      return optimiseIdea(dependencies, { ...input, accountId: context.account.id });
    }),
    uploadCharacterPicture: os.uploadCharacterPicture.handler(({ input, context, signal }) =>
      keepUpload(context, input, 'character', signal),
    ),
    fetchCharacterPicture: os.fetchCharacterPicture.handler(async ({ input, context, signal }) =>
      presentKept(
        context,
        await fetchCharacterPicture(dependencies, { accountId: context.account.id, address: input.address, signal }),
      ),
    ),
    findCharacterPictures: os.findCharacterPictures.handler(async ({ input, context }) => {
      const own = await findOwnPictures(dependencies.db, context.account.id, input.ids);
      return {
        pictures: [...own.values()].map((file) => ({
          id: file.id,
          picture: presentFile(file, (fileId) => context.signMedia(fileId)),
        })),
      };
    }),
    uploadCoverPicture: os.uploadCoverPicture.handler(({ input, context, signal }) =>
      keepUpload(context, input, 'cover', signal),
    ),
    createFilm: os.createFilm.handler(async ({ input, context }) => {
      return { filmId: await createFilm(dependencies, toOrder(context, input)) };
    }),
    listFilms: os.listFilms.handler(async ({ input, context }) => {
      const { films, next } = await listFilms(dependencies.db, { ...input, accountId: context.account.id });
      const covers = await findCovers(
        dependencies.db,
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
      // Here and not in the stream, where it could no longer set the response's status.
      const leave = streams.take(context.account.id);
      context.reply.raw.once('close', leave);
      if (context.reply.raw.closed) {
        leave();
      }
      await loadFilmFor(dependencies.db, context.account.id, input.filmId);
      const watch = live.watch(input.filmId);
      context.reply.raw.once('close', watch.leave);
      if (context.reply.raw.closed) {
        watch.leave();
      }
      return watchFilm({
        readVersion: async () => {
          const read = await readFilmVersion(dependencies.db, input.filmId);
          // Pieces are of a film that is being made.
          return read && !isOver(read.status) ? `${read.version}/${watch.count()}` : (read?.version ?? '');
        },
        readView: () => view(context, input.filmId),
        news: watch.nextPiece,
        onChange: watch.look,
        stays: input.stays !== undefined,
        lastEventId,
        ends: [closing, signal, context.sessionEnds()],
      });
    }),
    readLivePiece: os.readLivePiece.handler(async ({ input, context }) => {
      await loadFilmFor(dependencies.db, context.account.id, input.filmId);
      return readPiece(dependencies, input);
    }),
    readPreviewMaterial: os.readPreviewMaterial.handler(async ({ input, context }) => {
      const whole = await readFilm(dependencies.db, own(context, input.filmId));
      prepareSpeech(whole.film.language);
      return presentPreviewMaterial(whole, (fileId) => context.signMedia(fileId));
    }),
    updateFilm: os.updateFilm.handler(async ({ input, context }) => {
      const { title, visibility, version } = await updateFilm(dependencies, {
        ...input,
        accountId: context.account.id,
      });
      return { title: title ?? '', visibility, version };
    }),
    copyFilm: os.copyFilm.handler(async ({ input, context }) => {
      await countPerAccount(dependencies.db, context.account.id, 'copy');
      return { filmId: await copyFilm(dependencies, { ...input, accountId: context.account.id }) };
    }),
    previewDeletion: os.previewDeletion.handler(({ input, context }) =>
      previewDeletion(dependencies.db, dependencies, own(context, input.filmId)),
    ),
    deleteFilm: os.deleteFilm.handler(async ({ input, context }) => {
      await deleteFilm(dependencies, own(context, input.filmId));
      return {};
    }),
    setCover: os.setCover.handler(async ({ input, context }) => {
      const { version } = await setCover(dependencies, { ...own(context, input.filmId), choice: input.choice });
      const cover = coverFile(await readFilm(dependencies.db, own(context, input.filmId)));
      return { cover: cover ? presentFile(cover, (fileId) => context.signMedia(fileId)) : null, version };
    }),
    readStoryWriting: os.readStoryWriting.handler(({ input, context }) =>
      readStoryWriting(dependencies.db, own(context, input.filmId)),
    ),
    readReceipt: os.readReceipt.handler(({ input, context }) =>
      readReceipt(dependencies.db, own(context, input.filmId)),
    ),
    ...sharingRoutes(dependencies),
    cancelFilm: os.cancelFilm.handler(async ({ input, context }) => {
      await cancelFilm(dependencies, own(context, input.filmId));
      return {};
    }),
    resumeFilm: os.resumeFilm.handler(async ({ input, context }) => {
      await resumeFilm(dependencies, own(context, input.filmId));
      return {};
    }),
    retryShot: os.retryShot.handler(async ({ input, context }) => {
      await retryShot(dependencies, { ...own(context, input.filmId), number: input.number });
      return {};
    }),
    quoteUpgrade: os.quoteUpgrade.handler(async ({ input, context }) => {
      await countPerAccount(dependencies.db, context.account.id, 'quote');
      return quoteUpgrade(dependencies, { ...input, accountId: context.account.id });
    }),
    upgradeShots: os.upgradeShots.handler(async ({ input, context }) => {
      await countPerAccount(dependencies.db, context.account.id, 'upgrade');
      return { started: await upgradeShots(dependencies, { ...input, accountId: context.account.id }) };
    }),
    listTakes: os.listTakes.handler(async ({ input, context }) => {
      const listed = await listTakes(dependencies.db, { ...own(context, input.filmId), number: input.number });
      const viewer = { language: context.language, link: (fileId: string) => context.signMedia(fileId) };
      const { takes, leftOut } = newestTakes(listed);
      return { takes: takes.map((take) => presentTake(take, viewer)), leftOut };
    }),
    circleTake: os.circleTake.handler(async ({ input, context }) => {
      await circleTake(dependencies, { ...own(context, input.filmId), takeId: input.takeId });
      return {};
    }),
    readCastWords: os.readCastWords.handler(({ context }) => ({
      ...castWords(context.language),
      others: searchWords(context.language),
    })),
    listCastTakes: os.listCastTakes.handler(async ({ input, context }) => {
      const listed = await listCastTakes(dependencies.db, { ...own(context, input.filmId), ...input });
      const viewer = { language: context.language, link: (fileId: string) => context.signMedia(fileId) };
      const { takes, leftOut } = newestTakes(listed);
      return { takes: takes.map((take) => presentMemberTake(take, viewer)), leftOut };
    }),
    drawCharacterViews: os.drawCharacterViews.handler(async ({ input, context }) => {
      await countPerAccount(dependencies.db, context.account.id, 'upgrade');
      return { started: await drawViews(dependencies, { ...input, accountId: context.account.id }) };
    }),
    removeCastTake: os.removeCastTake.handler(async ({ input, context }) => {
      await removeCastTake(dependencies, { ...input, accountId: context.account.id });
      return {};
    }),
    bringCastPicture: os.bringCastPicture.handler(async ({ input, context }) => {
      await bringPicture(dependencies, { ...own(context, input.filmId), ...input });
      return {};
    }),
    takeOffCastPicture: os.takeOffCastPicture.handler(async ({ input, context }) => {
      await takeOffPicture(dependencies, { ...own(context, input.filmId), ...input });
      return {};
    }),
    quoteCastPictures: os.quoteCastPictures.handler(async ({ input, context }) => {
      await countPerAccount(dependencies.db, context.account.id, 'quote');
      return quoteRenewal(dependencies, { ...input, accountId: context.account.id });
    }),
    renewCastPictures: os.renewCastPictures.handler(async ({ input, context }) => {
      await countPerAccount(dependencies.db, context.account.id, 'upgrade');
      return { started: await renewPictures(dependencies, { ...input, accountId: context.account.id }) };
    }),
    readDocument: os.readDocument.handler(async ({ input, context }) => {
      const { version, document } = await readDocument(dependencies.db, own(context, input.filmId));
      return { version, document: { ...document } };
    }),
    editFilm: os.editFilm.handler(({ input, context }) =>
      editFilm(dependencies, { ...own(context, input.filmId), ...input, edits: input.edits as FilmEdit[] }),
    ),
    makeFinalCut: os.makeFinalCut.handler(async ({ input, context }) => {
      await countPerAccount(dependencies.db, context.account.id, 'cut');
      await makeFinalCut(dependencies, own(context, input.filmId));
      return {};
    }),
    ...cutRoutes(dependencies),
    ...describedRoutes(dependencies),
    ...toolRoutes(dependencies),
    ...uploadRoutes(dependencies),
    ...videoRoutes(dependencies),
    ...soundtrackRoutes(dependencies),
    ...shotPictureRoutes(dependencies),
    ...checkpointRoutes(dependencies),
    ...outlineRoutes(dependencies),
    ...furtherRoutes(dependencies),
    readExport: os.readExport.handler(async ({ input: { filmId, format }, context }) => {
      const rows = await readFilm(dependencies.db, own(context, filmId));
      const text = writeExport(rows, await findExportAssets(dependencies.db, rows), format);
      return new File([text], exportName(format), { type: EXPORT_TYPES[format] });
    }),
    linkExport: os.linkExport.handler(async ({ input: { filmId, format, without }, context }) => {
      requireShots(await readFilm(dependencies.db, own(context, filmId)));
      return { path: context.signExport({ filmId, format, without }) };
    }),
    importFilm: os.importFilm.handler(async ({ input: { file, idempotencyKey }, context }) => {
      await countPerAccount(dependencies.db, context.account.id, 'import');
      const order = { accountId: context.account.id, text: file, idempotencyKey };
      return { filmId: await importFilm(dependencies, isForbidden, order) };
    }),
    ...guideRoutes(dependencies),
    ...managementRoutes(dependencies, showing),
  });
}
