import { randomInt } from 'node:crypto';
import type { FilmPlan } from '#src/draft-engine/story/film-plan.ts';
import { readBalance } from '#src/foundation/coins/server/read-balance.ts';
import { findModel } from '#src/shared/catalogue/models/all-models.ts';
import type { FilmQuote } from '#src/shared/catalogue/quote-film.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { checkFilmWish, type FilmWish } from './check-film-wish.ts';
import { chooseModels } from './film-models.ts';
import { readFilmRights } from './film-rights.ts';
import type { FilmTools } from './film-tools.ts';
import { findBudgetProblem } from './pipeline/find-budget-problem.ts';
import { planStory } from './plan-story.ts';
import { forbidFilm, priceFilm } from './price-film.ts';
import { FILM_MODES, type FilmMode, type FilmModels } from './tables.ts';

export interface WishQuote {
  seed: number;
  balanceCoins: number;
  estimated: boolean;
  plan: FilmPlan;
  modes: Record<FilmMode, { quote: FilmQuote; problems: AppError[] }>;
}

export interface QuotedWish extends FilmWish {
  accountId: string;
  models?: Partial<FilmModels>;
  shortSidePixels: number;
  givenCharacters?: number;
}

/**
 * What a film would cost in each way of making it, and whether this account may (COIN-02): the draft engine writes its
 * story to count what there will be. Throws what `checkFilmWish` throws, MODEL_UNKNOWN, MODEL_RETIRED or
 * MODEL_UNAVAILABLE.
 */
export async function quoteWish(
  tools: Pick<FilmTools, 'config' | 'db' | 'vendors'>,
  asked: QuotedWish,
): Promise<WishQuote> {
  const wish = checkFilmWish(asked);
  const models = chooseModels(tools, asked.models);
  const rights = await readFilmRights(tools.db, asked.accountId);
  const balanceCoins = await readBalance(tools.db, asked.accountId);
  const seed = wish.seed ?? randomInt(2 ** 32);
  const { idea, type, language, aspect, shots: shotCount } = wish;
  const plan = await planStory(tools, { idea, type, language, aspect, shotCount, seed });
  const inMode = async (mode: FilmMode): Promise<WishQuote['modes'][FilmMode]> => {
    const film = {
      models,
      mode,
      shots: shotCount,
      shortSidePixels: asked.shortSidePixels,
      givenCharacters: asked.givenCharacters ?? 0,
    };
    const quote = priceFilm(film, plan);
    const problems = forbidFilm(film, rights, plan);
    // Step by step each stage is paid for when it comes; the first one is what has to be there.
    const needed =
      mode === 'one_click' ? quote.totalCoins : (quote.lines.find(({ part }) => part === 'film')?.coins ?? 0);
    if (needed > balanceCoins)
      problems.push(new AppError('INSUFFICIENT_COINS', { details: { needed, balance: balanceCoins } }));
    const fixedCoins = quote.lines
      .filter(({ part }) => part === 'film' || part === 'extra')
      .reduce((sum, { coins }) => sum + coins, 0);
    const overBudget = await findBudgetProblem(
      tools.db,
      { accountId: asked.accountId, fixedCoins, workCoins: needed - fixedCoins },
      tools.config,
    );
    if (overBudget) problems.push(overBudget);
    return { quote, problems };
  };
  return {
    seed,
    balanceCoins,
    plan,
    estimated: findModel(models.text).vendor !== 'draft',
    modes: Object.fromEntries(
      await Promise.all(FILM_MODES.map(async (mode) => [mode, await inMode(mode)])),
    ) as WishQuote['modes'],
  };
}
