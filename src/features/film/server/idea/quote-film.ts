import type { FilmPlan } from '#src/draft-engine/story/film-plan.ts';
import { findBudgetProblem } from '#src/foundation/coins/server/find-budget-problem.ts';
import { readBalance } from '#src/foundation/coins/server/read-balance.ts';
import { readFilmRights } from '#src/foundation/models/server/film-rights.ts';
import { findModel } from '#src/shared/catalogue/models/all-models.ts';
import { isPaid } from '#src/shared/catalogue/models/is-paid.ts';
import type { FilmQuote } from '#src/shared/catalogue/quote-film.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { FilmDependencies } from '../film-dependencies.ts';
import { forbidFilm, priceFilm } from '../money/price-film.ts';
import { FILM_MODES, type FilmMode, type FilmModels } from '../tables.ts';
import { chooseModels } from './film-models.ts';
import { planStory } from './plan-story.ts';
import { checkOpenInput, type OpenInput, settleInput, storyOf } from './settle-input.ts';

export interface QuotedFilm {
  seed: number;
  balanceCoins: number;
  estimated: boolean;
  plan: FilmPlan;
  /** Models that the asker's own keys pay, each with the vendor that bills for it. */
  billers: ReadonlyMap<string, string>;
  modes: Record<FilmMode, { quote: FilmQuote; problems: AppError[] }>;
}

export interface QuoteInput extends OpenInput {
  accountId: string;
  models?: Partial<FilmModels>;
  shortSidePixels: number;
  givenCharacters?: number;
}

/**
 * The price of a film in each mode, and whether the account may use it (COIN-02): the draft engine writes the story to
 * count its parts. Throws what `checkOpenInput`, `settleInput` and `planStory` throw, MODEL_UNKNOWN, MODEL_RETIRED or
 * MODEL_UNAVAILABLE.
 */
export async function quoteFilm(
  dependencies: Pick<FilmDependencies, 'config' | 'db' | 'vendors' | 'ownKeys'>,
  asked: QuoteInput,
): Promise<QuotedFilm> {
  const asker = { holder: asked.accountId };
  const input = await settleInput(dependencies, asker, checkOpenInput(asked));
  const { models, billers } = await chooseModels(dependencies, asked.accountId, asked.models);
  const rights = await readFilmRights(dependencies.db, asked.accountId);
  const balanceCoins = await readBalance(dependencies.db, asked.accountId);
  const { shots: shotCount, seed } = input;
  const plan = await planStory(dependencies, asker, storyOf(input));
  const inMode = async (mode: FilmMode): Promise<QuotedFilm['modes'][FilmMode]> => {
    const film = {
      models,
      ownKeyModels: [...billers.keys()],
      mode,
      shots: shotCount,
      shortSidePixels: asked.shortSidePixels,
      givenCharacters: asked.givenCharacters ?? 0,
    };
    const quote = priceFilm(film, plan);
    const problems = forbidFilm(film, rights, plan);
    // Step by step each stage is paid for when it starts; the coins for the first one must be there.
    const needed =
      mode === 'one_click' ? quote.totalCoins : (quote.lines.find(({ part }) => part === 'film')?.coins ?? 0);
    if (needed > balanceCoins) {
      problems.push(new AppError('INSUFFICIENT_COINS', { details: { needed, balance: balanceCoins } }));
    }
    const fixedCoins = quote.lines
      .filter(({ part }) => part === 'film' || part === 'extra')
      .reduce((sum, { coins }) => sum + coins, 0);
    const overBudget = await findBudgetProblem(
      dependencies.db,
      { accountId: asked.accountId, fixedCoins, workCoins: needed - fixedCoins },
      dependencies.config,
    );
    if (overBudget) {
      problems.push(overBudget);
    }
    return { quote, problems };
  };
  return {
    seed,
    balanceCoins,
    plan,
    billers,
    estimated: isPaid(findModel(models.text)),
    modes: Object.fromEntries(
      await Promise.all(FILM_MODES.map(async (mode) => [mode, await inMode(mode)])),
    ) as QuotedFilm['modes'],
  };
}
