import { clipChoices } from '#src/shared/catalogue/clip-wishes.ts';
import { findModel, offeredModels } from '#src/shared/catalogue/models/all-models.ts';
import { isPaid } from '#src/shared/catalogue/models/is-paid.ts';
import { defaultModel, modelAvailability, type Availability } from '#src/shared/catalogue/models/model-availability.ts';
import type { ModelEntry, ModelKind, VendorName } from '#src/shared/catalogue/models/model-entry.ts';
import { unitCoins } from '#src/shared/catalogue/prices.ts';
import { errorText } from '#src/shared/errors/error-text.ts';
import type { Language } from '#src/shared/language/languages.ts';
import type { ModelChoice, ModelOption } from '../model-option.ts';
import { billerOf, modelSurroundings, type ModelDependencies } from './account-models.ts';
import { presentModel } from './present-model.ts';

const UNITS: Partial<Record<ModelKind, ModelOption['unit']>> = {
  text: 'film',
  image: 'picture',
  'image-edit': 'picture',
  view: 'picture',
  'image-upscale': 'picture',
  'cut-out': 'picture',
  video: 'clip',
  'video-edit': 'clip',
  'video-upscale': 'second',
  'lip-sync': 'clip',
  'clip-sound': 'clip',
  template: 'clip',
};

/** Why a model cannot be chosen, in the words of the error that an order would get. */
function whyNot(model: ModelEntry, availability: Availability & { available: false }, language: Language): string {
  const { label } = model;
  switch (availability.reason) {
    case 'retired':
      return errorText(language, 'MODEL_RETIRED', { model: label });
    case 'switched_off':
      return errorText(language, 'MODEL_SWITCHED_OFF', { model: label });
    case 'not_configured':
      return errorText(language, 'MODEL_UNAVAILABLE', { model: label });
    case 'not_installed':
      return availability.command === undefined
        ? errorText(language, 'MODEL_RUNTIME_MISSING')
        : errorText(language, 'WEIGHTS_MISSING', { command: availability.command });
  }
}

/** Who asks for models. */
export interface ModelAsker {
  language: Language;
  /** The vendors at which the account has keys of its own; none without an account. */
  own?: ReadonlySet<VendorName>;
  /** Sizes of clips can be chosen up to this one. */
  maximumShortSidePixels?: number;
}

/**
 * Every model of a kind, draft ones first, with the reason if it is unavailable (CAT-11, CAT-25, CAT-26), and the
 * default. With keys of the account's own also what these reach; none of that is a default, which the account would
 * have to pay.
 */
export function listModelChoice(
  dependencies: Pick<ModelDependencies, 'vendors'>,
  kind: ModelKind,
  { language, own = new Set(), maximumShortSidePixels }: ModelAsker,
): ModelChoice {
  const { vendors: operators, today } = modelSurroundings(dependencies);
  const vendors = new Set([...operators, ...own]);
  return {
    default: defaultModel(kind, operators, today),
    options: offeredModels()
      .filter((model) => model.kind === kind)
      .map((model) => ({
        ...presentOption(model, modelAvailability(model, vendors, today), language),
        choices: kind === 'video' ? clipChoices(model, maximumShortSidePixels) : null,
        ...presentBilling(model, own),
      })),
  };
}

function presentOption(
  model: ModelEntry,
  availability: Availability,
  language: Language,
): Omit<ModelOption, 'billedBy' | 'choices'> {
  return {
    id: model.id,
    label: model.label,
    company: model.company,
    draft: !isPaid(model),
    coins: unitCoins(model),
    unit: model.pricedPerSecond ? 'second' : (UNITS[model.kind] ?? 'piece'),
    unitSeconds: model.durationsSeconds?.[0] ?? null,
    description: model.description?.[language] ?? null,
    durationsSeconds: [...(model.durationsSeconds ?? [])],
    inputs: [...model.inputs],
    resolutions: [...(model.resolutions ?? [])],
    precise: model.precise ?? null,
    premium: model.premium,
    isNew: model.isNew,
    availability: presentAvailability(availability),
    reason: availability.available ? null : whyNot(model, availability, language),
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
