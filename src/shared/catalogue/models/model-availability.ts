import { AppError } from '#src/shared/errors/app-error.ts';
import { findModel, lackOf, NAMED_DEFAULTS, offeredModels } from './all-models.ts';
import { isPaid } from './is-paid.ts';
import type { ModelEntry, ModelKind, VendorName } from './model-entry.ts';
import { chooseRoute } from './routes.ts';

/** Usable now, or the reason why not (CAT-11, CAT-26). */
export type Availability =
  | { available: true; retiringOn?: string }
  | { available: false; reason: 'retired'; on?: string; successor?: string }
  | { available: false; reason: 'switched_off' }
  | { available: false; reason: 'not_installed'; command: string | undefined }
  | { available: false; reason: 'not_configured'; vendor: VendorName };

/** Checks whether a model can be used. `today` is YYYY-MM-DD; a model that retires is unavailable from its day on. */
export function modelAvailability(
  model: ModelEntry,
  configuredVendors: ReadonlySet<VendorName>,
  today: string,
): Availability {
  const { lifecycle } = model;
  if (model.switchedOff) {
    return { available: false, reason: 'switched_off' };
  }
  const lack = lackOf(model);
  if (lack) {
    return { available: false, reason: 'not_installed', ...lack };
  }
  const gone = lifecycle.state === 'retired' || (lifecycle.state === 'retiring' && lifecycle.on <= today);
  if (gone) {
    return {
      available: false,
      reason: 'retired',
      ...(lifecycle.on === undefined ? {} : { on: lifecycle.on }),
      ...(model.successor === undefined ? {} : { successor: model.successor }),
    };
  }
  if (!chooseRoute(model, configuredVendors)) {
    return { available: false, reason: 'not_configured', vendor: model.vendor };
  }
  return lifecycle.state === 'retiring' ? { available: true, retiringOn: lifecycle.on } : { available: true };
}

/**
 * Finds a model that can be used now. Call it before any coin moves. Throws MODEL_UNKNOWN, MODEL_RETIRED (with its
 * successor), MODEL_SWITCHED_OFF, WEIGHTS_MISSING (with the command that installs them), MODEL_RUNTIME_MISSING or
 * MODEL_UNAVAILABLE (with the vendor to configure).
 */
export function requireModel(
  id: string,
  kind: ModelKind,
  configuredVendors: ReadonlySet<VendorName>,
  today: string,
): ModelEntry {
  const model = findModel(id, kind);
  const availability = modelAvailability(model, configuredVendors, today);
  if (availability.available) {
    return model;
  }
  if (availability.reason === 'retired') {
    throw new AppError('MODEL_RETIRED', {
      details: { model: id, successor: availability.successor, on: availability.on },
    });
  }
  if (availability.reason === 'switched_off') {
    throw new AppError('MODEL_SWITCHED_OFF', { details: { model: model.label } });
  }
  if (availability.reason === 'not_installed') {
    const { command } = availability;
    throw command === undefined
      ? new AppError('MODEL_RUNTIME_MISSING')
      : new AppError('WEIGHTS_MISSING', { details: { command } });
  }
  throw new AppError('MODEL_UNAVAILABLE', { details: { model: id, vendor: availability.vendor } });
}

/** The model used when none was chosen: the named default if it is available, else the draft model (CAT-25). */
export function defaultModel(kind: ModelKind, configuredVendors: ReadonlySet<VendorName>, today: string): string {
  const names = NAMED_DEFAULTS[kind] ?? [];
  const named = names.find((id) => modelAvailability(findModel(id), configuredVendors, today).available);
  if (named !== undefined) {
    return named;
  }
  const draft = offeredModels().find((model) => model.kind === kind && !isPaid(model));
  if (!draft) {
    throw new AppError('MODEL_UNAVAILABLE', { details: { model: names[0] ?? kind } });
  }
  return draft.id;
}
