import { implement } from '@orpc/server';
import type { Database } from '#src/platform/server/database/database.ts';
import { siteRightsOf } from '#src/shared/catalogue/site-rights.ts';
import { communityContract } from '../contract.ts';
import { readBlock } from './blocks/block-person.ts';
import { addComment, listComments, removeComment } from './comments.ts';
import type { CommunityRequest } from './community-request.ts';
import { findMovie } from './find-movie.ts';
import { countFollowers, followAuthor, isFollowing, readAuthor, unfollowAuthor } from './follow-author.ts';
import { listForYou } from './for-you.ts';
import { listLikedMovies, listMovies } from './list-movies.ts';
import { noteView } from './note-view.ts';
import { presentMovies, presentThreads, type PublicLink } from './present.ts';
import { readMovie, type DescribeFilm } from './read-movie.ts';
import { listRelatedMovies } from './related-movies.ts';
import type { TellOfFilm } from './reports/report.ts';
import { refuseComments, refuseWhileClosed } from './require-open.ts';
import { safetyRoutes } from './safety-routes.ts';
import type { FilmsOfAccount } from './series/films-of-account.ts';
import { readPlace, readRemixes } from './series/present-series.ts';
import { seriesRoutes } from './series/series-routes.ts';
import { giveVote, readVotes, withdrawVote } from './vote.ts';

export interface CommunityDependencies {
  readonly db: Database;
  readonly films: FilmsOfAccount;
  readonly tellOfFilm: TellOfFilm;
  readonly describeFilm: DescribeFilm;
}

/** The endpoints of the community. All are refused while the operator has closed it. */
export function communityRoutes({ db, films, tellOfFilm, describeFilm }: CommunityDependencies) {
  const anybody = implement(communityContract)
    .$context<CommunityRequest>()
    .use(async ({ context, next }) => {
      await refuseWhileClosed(db);
      return next({ context: { link: ((fileId, film) => context.signMedia(fileId, { film })) satisfies PublicLink } });
    });
  const os = anybody.use(({ context, next }) => next({ context: { accountId: context.requireAccount().id } }));

  return {
    ...safetyRoutes({ db, tellOfFilm }),
    ...seriesRoutes({ db, films }),
    listMovies: anybody.listMovies.handler(async ({ input, context: { caller, link } }) => {
      const { movies, next } = await listMovies(db, { ...input, accountId: caller?.id });
      return { movies: await presentMovies(db, movies, link), next };
    }),
    listLikedMovies: os.listLikedMovies.handler(async ({ input, context: { accountId, link } }) => {
      const { movies, next } = await listLikedMovies(db, { ...input, accountId });
      return { movies: await presentMovies(db, movies, link), next };
    }),
    readMovie: anybody.readMovie.handler(async ({ input: { filmId }, context: { caller, link, signMedia } }) => {
      const { movie, state, review } = await readMovie(db, { filmId, reader: caller }, describeFilm);
      const [card] = await presentMovies(db, [movie], state === 'public' ? link : (fileId) => signMedia(fileId));
      const { authorId } = movie;
      const given = caller && (await readVotes(db, { accountId: caller.id, filmId }));
      return {
        movie: card!,
        logline: movie.logline,
        followers: await countFollowers(db, authorId),
        standing: {
          liked: given?.like ?? false,
          recommended: given?.recommendation ?? false,
          followed: caller !== undefined && (await isFollowing(db, { accountId: caller.id, authorId })),
          own: caller?.id === authorId,
          blocked: caller === undefined ? null : await readBlock(db, { accountId: caller.id, personId: authorId }),
        },
        state,
        review,
        series: await readPlace(db, filmId),
        remixable: movie.remixable,
        remixes: await readRemixes(db, filmId, link),
      };
    }),
    listRelatedMovies: anybody.listRelatedMovies.handler(async ({ input: { filmId }, context: { caller, link } }) => {
      const related = await listRelatedMovies(db, filmId, caller?.id);
      const cards = await presentMovies(
        db,
        related.map(({ movie }) => movie),
        link,
      );
      return { movies: cards.map((card, index) => ({ ...card, because: related[index]!.because })) };
    }),
    listForYou: os.listForYou.handler(async ({ context: { accountId, link } }) => {
      const list = await listForYou(db, accountId);
      const cards = await presentMovies(
        db,
        list.map(({ movie }) => movie),
        link,
      );
      return { movies: cards.map((card, index) => ({ ...card, because: list[index]!.because })) };
    }),
    likeMovie: os.likeMovie.handler(async ({ input: { filmId }, context: { accountId, request } }) => ({
      likes: await giveVote(db, 'like', { accountId, filmId, networkAddress: request.ip }),
    })),
    unlikeMovie: os.unlikeMovie.handler(async ({ input: { filmId }, context: { accountId } }) => ({
      likes: await withdrawVote(db, 'like', { accountId, filmId }),
    })),
    recommendMovie: os.recommendMovie.handler(async ({ input: { filmId }, context: { accountId, request } }) => ({
      recommendations: await giveVote(db, 'recommendation', { accountId, filmId, networkAddress: request.ip }),
    })),
    withdrawRecommendation: os.withdrawRecommendation.handler(
      async ({ input: { filmId }, context: { accountId } }) => ({
        recommendations: await withdrawVote(db, 'recommendation', { accountId, filmId }),
      }),
    ),
    noteView: anybody.noteView.handler(async ({ input, context: { caller, request } }) => {
      await noteView(db, { ...input, accountId: caller?.id, networkAddress: request.ip });
      return {};
    }),
    listComments: anybody.listComments.handler(async ({ input, context: { caller } }) => {
      const { authorId } = await findMovie(db, input.filmId);
      const administers = caller !== undefined && siteRightsOf(caller.identity).administers;
      const reader = { accountId: caller?.id, administers };
      const { threads, next } = await listComments(db, input, reader);
      const removesAll = administers || caller?.id === authorId;
      return { comments: await presentThreads(db, threads, { ...reader, removesAll }), next };
    }),
    addComment: os.addComment.handler(async ({ input, context: { accountId, request } }) => {
      await refuseComments(db);
      const comment = await addComment(db, { ...input, accountId, networkAddress: request.ip });
      const reader = { accountId, administers: false, removesAll: false };
      const [thread] = await presentThreads(db, [{ comment, answers: [] }], reader);
      const { answers: _none, ...presented } = thread!;
      return presented;
    }),
    removeComment: os.removeComment.handler(async ({ input: { commentId }, context }) => {
      const { id, identity } = context.requireAccount();
      await removeComment(db, { commentId, accountId: id, isAdmin: siteRightsOf(identity).administers });
      return {};
    }),
    readAuthor: anybody.readAuthor.handler(async ({ input: { authorId }, context: { caller } }) => {
      const { account, ...counts } = await readAuthor(db, authorId);
      return {
        author: { id: account.id, username: account.username },
        ...counts,
        followed: caller !== undefined && (await isFollowing(db, { accountId: caller.id, authorId })),
        own: caller?.id === authorId,
        blocked: caller === undefined ? null : await readBlock(db, { accountId: caller.id, personId: authorId }),
      };
    }),
    followAuthor: os.followAuthor.handler(async ({ input: { authorId }, context: { accountId } }) => ({
      followers: await followAuthor(db, { accountId, authorId }),
    })),
    unfollowAuthor: os.unfollowAuthor.handler(async ({ input: { authorId }, context: { accountId } }) => ({
      followers: await unfollowAuthor(db, { accountId, authorId }),
    })),
  };
}
