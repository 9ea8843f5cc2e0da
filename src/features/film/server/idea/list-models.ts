import { clipChoices } from '#src/shared/catalogue/clip-wishes.ts';
import { findModel, offeredModels } from '#src/shared/catalogue/models/all-models.ts';
import { isPaid } from '#src/shared/catalogue/models/is-paid.ts';
import { defaultModel, modelAvailability, type Availability } from '#src/shared/catalogue/models/model-availability.ts';
import type { ModelEntry, ModelKind, VendorName } from '#src/shared/catalogue/models/model-entry.ts';
import { soundCoins } from '#src/shared/catalogue/prices.ts';
import { errorText } from '#src/shared/errors/error-text.ts';
import type { Language } from '#src/shared/language/languages.ts';
import type { ModelOption } from '../../contract.ts';
import type { FilmDependencies } from '../film-dependencies.ts';
import { billerOf, modelSurroundings } from './film-models.ts';
import { presentModel } from './present-model.ts';

type ModelChoice = { default: string; options: ModelOption[] };

const UNITS = { text: 'film', image: 'picture', video: 'clip', music: 'piece' } as const;
type ChosenKind = keyof typeof UNITS;

/** Why a model cannot be chosen, as an error says it. */
const CODES = {
  retired: 'MODEL_RETIRED',
  switched_off: 'MODEL_SWITCHED_OFF',
  not_installed: 'WEIGHTS_MISSING',
  not_configured: 'MODEL_UNAVAILABLE',
} as const;

/**
 * Every model that can be chosen for a film, draft ones first, with the reason if it is unavailable (CAT-11, CAT-25,
 * CAT-26). With the vendors at which an account has keys of its own also what these reach; none of that is a default,
 * which the account would have to pay. Sizes of clips can be chosen up to the maximum that the account may have.
 */
export function listModels(
  dependencies: Pick<FilmDependencies, 'vendors'>,
  language: Language,
  own: ReadonlySet<VendorName> = new Set(),
  maximumShortSidePixels?: number,
): Record<'language' | 'image' | 'video' | 'music', ModelChoice> {
  const { vendors: operators, today } = modelSurroundings(dependencies);
  const vendors = new Set([...operators, ...own]);
  const choice = (kind: ChosenKind): ModelChoice => ({
    default: defaultModel(kind satisfies ModelKind, operators, today),
    options: offeredModels()
      .filter((model) => model.kind === kind)
      .map((model) => ({
        ...presentOption(model, kind, modelAvailability(model, vendors, today), language),
        choices: kind === 'video' ? clipChoices(model, maximumShortSidePixels) : null,
        ...presentBilling(model, own),
      })),
  });
  return { language: choice('text'), image: choice('image'), video: choice('video'), music: choice('music') };
}

function presentOption(
  model: ModelEntry,
  kind: ChosenKind,
  availability: Availability,
  language: Language,
): Omit<ModelOption, 'billedBy' | 'choices'> {
  return {
    id: model.id,
    label: model.label,
    company: model.company,
    draft: !isPaid(model),
    coins: kind === 'music' ? soundCoins(model) : model.priceCoins,
    unit: model.pricedPerSecond ? 'second' : UNITS[kind],
    unitSeconds: model.durationsSeconds?.[0] ?? null,
    description: model.description?.[language] ?? null,
    durationsSeconds: [...(model.durationsSeconds ?? [])],
    inputs: [...model.inputs],
    resolutions: [...(model.resolutions ?? [])],
    premium: model.premium,
    isNew: model.isNew,
    availability: presentAvailability(availability),
    reason: availability.available ? null : errorText(language, CODES[availability.reason], { model: model.label }),
  };
}

/** A model that the account's own key reaches is free of coins: its vendor bills the member. */
function presentBilling(model: ModelEntry, own: ReadonlySet<VendorName>): { billedBy: string | null; coins?: 0 } {
  const billedBy = billerOf(model, own);
  return billedBy === null ? { billedBy } : { billedBy, coins: 0 };
}

function presentAvailability(availability: Availability): ModelOption['availability'] {
  if (availability.available) {
    return { state: 'available', retiringOn: availability.retiringOn ?? null };
  }
  if (availability.reason !== 'retired') {
    return { state: availability.reason };
  }
  return {
    state: 'retired',
    on: availability.on ?? null,
    successor: availability.successor === undefined ? null : presentModel(findModel(availability.successor).id),
  };
}
