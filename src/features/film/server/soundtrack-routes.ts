import { implement } from '@orpc/server';
import { soundtrackContract } from '../soundtrack-contract.ts';
import { chooseCut } from './editing/choose-cut.ts';
import type { FilmDependencies } from './film-dependencies.ts';
import type { FilmRequest } from './film-request.ts';
import { countPerAccount } from './limits/count-per-account.ts';
import { loadFilmFor } from './load-film-for.ts';
import { retrySoundtrack } from './pipeline/retry-shot.ts';
import { composeMusic, quoteMusic } from './soundtrack/compose-music.ts';
import { readShotSounds } from './soundtrack/read-shot-sounds.ts';
import { readSoundtrack } from './soundtrack/read-soundtrack.ts';
import { sayAgain } from './soundtrack/say-again.ts';

/** The endpoints of a film's sound. All require an account and use only its own films. */
export function soundtrackRoutes(dependencies: FilmDependencies) {
  // Checked before the input: a visitor is told to sign in, and learns nothing else.
  const os = implement(soundtrackContract)
    .$context<FilmRequest>()
    .use(({ context, next }) => next({ context: { account: context.requireAccount() } }));
  return {
    readSoundtrack: os.readSoundtrack.handler(({ input, context }) =>
      readSoundtrack(
        dependencies.db,
        { accountId: context.account.id, filmId: input.filmId },
        { language: context.language, link: (fileId) => context.signMedia(fileId) },
      ),
    ),
    sayAgain: os.sayAgain.handler(async ({ input, context }) => {
      await countPerAccount(dependencies.db, context.account.id, 'voice');
      return { started: await sayAgain(dependencies, { ...input, accountId: context.account.id }) };
    }),
    retrySoundtrack: os.retrySoundtrack.handler(async ({ input, context }) => {
      await retrySoundtrack(dependencies, { ...input, accountId: context.account.id });
      return {};
    }),
    setVolumes: os.setVolumes.handler(async ({ input: { filmId, volumes }, context }) => {
      await countPerAccount(dependencies.db, context.account.id, 'choice');
      await chooseCut(dependencies, { accountId: context.account.id, filmId, choices: { volumes } });
      return {};
    }),
    readShotSounds: os.readShotSounds.handler(async ({ input, context }) => {
      await countPerAccount(dependencies.db, context.account.id, 'shot');
      const { language } = await loadFilmFor(dependencies.db, context.account.id, input.filmId);
      return readShotSounds({ ...input, language });
    }),
    quoteMusic: os.quoteMusic.handler(async ({ input, context }) => {
      await countPerAccount(dependencies.db, context.account.id, 'quote');
      return quoteMusic(dependencies, { ...input, accountId: context.account.id });
    }),
    composeMusic: os.composeMusic.handler(async ({ input, context }) => {
      await countPerAccount(dependencies.db, context.account.id, 'upgrade');
      return { started: await composeMusic(dependencies, { ...input, accountId: context.account.id }) };
    }),
  };
}
