import { implement } from '@orpc/server';
import type { Database } from '#src/platform/server/database/database.ts';
import { communityContract } from '../../contract.ts';
import type { CommunityRequest } from '../community-request.ts';
import { isFollowing } from '../follow-author.ts';
import { presentMovies, type PublicLink } from '../present.ts';
import { refuseWhileClosed } from '../require-open.ts';
import { addEpisode, createSeries, deleteSeries, orderEpisodes, removeEpisode, updateSeries } from './change-series.ts';
import type { FilmsOfAccount } from './films-of-account.ts';
import { findSeries, shownEpisodes } from './find-series.ts';
import { listFilmsForSeries } from './list-films-for-series.ts';
import { listOwnSeries, listSeries } from './list-series.ts';
import { presentOwnEpisodes, presentSeries } from './present-series.ts';

/** The endpoints of series. */
export function seriesRoutes({ db, films }: { db: Database; films: FilmsOfAccount }) {
  const anybody = implement(communityContract)
    .$context<CommunityRequest>()
    .use(async ({ context, next }) => {
      await refuseWhileClosed(db);
      return next({ context: { link: ((fileId, film) => context.signMedia(fileId, { film })) satisfies PublicLink } });
    });
  const os = anybody.use(({ context, next }) => next({ context: { accountId: context.requireAccount().id } }));

  return {
    listSeries: anybody.listSeries.handler(async ({ input, context: { caller, link } }) => {
      const { series, next } = await listSeries(db, { ...input, readerId: caller?.id });
      return { series: await presentSeries(db, series, link), next };
    }),
    listOwnSeries: os.listOwnSeries.handler(async ({ context: { accountId, link } }) => ({
      series: await presentSeries(db, await listOwnSeries(db, accountId), link),
    })),
    readSeries: anybody.readSeries.handler(async ({ input: { seriesId }, context: { caller, link } }) => {
      const row = await findSeries(db, seriesId, caller?.id);
      const { authorId, coverFilmId } = row;
      const isOwn = caller?.id === authorId;
      const shown = await shownEpisodes(db, seriesId);
      const [card] = await presentSeries(db, [row], link);
      return {
        series: card!,
        episodes: await presentMovies(db, shown, link),
        ownEpisodes: isOwn ? await presentOwnEpisodes(db, films, { ...row, shown }) : null,
        coverFilmId: isOwn ? coverFilmId : null,
        followed: caller !== undefined && (await isFollowing(db, { accountId: caller.id, authorId })),
      };
    }),
    createSeries: os.createSeries.handler(async ({ input, context: { accountId } }) => ({
      seriesId: await createSeries(db, { ...input, accountId }),
    })),
    updateSeries: os.updateSeries.handler(async ({ input, context: { accountId } }) => {
      await updateSeries(db, { ...input, accountId });
      return {};
    }),
    deleteSeries: os.deleteSeries.handler(async ({ input, context: { accountId } }) => {
      await deleteSeries(db, { ...input, accountId });
      return {};
    }),
    listFilmsForSeries: os.listFilmsForSeries.handler(async ({ input, context: { accountId } }) => ({
      films: (await listFilmsForSeries(db, films, { ...input, accountId })).map(({ filmId, title, isFinished }) => ({
        filmId,
        title,
        isFinished,
      })),
    })),
    addEpisode: os.addEpisode.handler(async ({ input, context: { accountId } }) => {
      await addEpisode(db, films, { ...input, accountId });
      return {};
    }),
    removeEpisode: os.removeEpisode.handler(async ({ input, context: { accountId } }) => {
      await removeEpisode(db, films, { ...input, accountId });
      return {};
    }),
    orderEpisodes: os.orderEpisodes.handler(async ({ input, context: { accountId } }) => {
      await orderEpisodes(db, { ...input, accountId });
      return {};
    }),
  };
}
