import { presentModel } from '#src/foundation/models/server/present-model.ts';
import type { FilmQuote } from '#src/shared/catalogue/quote-film.ts';
import type { AppError } from '#src/shared/errors/app-error.ts';
import { errorText } from '#src/shared/errors/error-text.ts';
import type { Language } from '#src/shared/language/languages.ts';
import type { QuotedFilm } from './quote-film.ts';

/** A quote for the page: each mode with its lines, and why it is not available if it is not. */
export function presentQuote({ seed, balanceCoins, estimated, plan, billers, modes }: QuotedFilm, language: Language) {
  const present = ({ quote, problems }: { quote: FilmQuote; problems: readonly AppError[] }) => ({
    lines: quote.lines.map(({ model, ...line }) => ({
      ...line,
      model: model === null ? null : presentModel(model),
      billedBy: billers.get(model ?? '') ?? null,
    })),
    totalCoins: quote.totalCoins,
    allowed: problems.length === 0,
    problems: problems.map(({ code, details }) => ({ code, message: errorText(language, code, details) })),
  });
  return {
    seed,
    balanceCoins,
    estimated,
    counts: {
      characters: plan.characters.length,
      places: plan.places.length,
      items: plan.items.length,
      shots: plan.shots.length,
      seconds: plan.shots.reduce((sum, { durationSeconds }) => sum + durationSeconds, 0),
    },
    stepByStep: present(modes.step_by_step),
    oneClick: present(modes.one_click),
  };
}
