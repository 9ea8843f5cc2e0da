import { KEYED_VENDORS, type KeyedVendor } from '#src/platform/server/config/vendor-settings.ts';
import { findModel } from '#src/shared/catalogue/models/all-models.ts';
import { defaultModel, requireModel } from '#src/shared/catalogue/models/model-availability.ts';
import type { ModelEntry, ModelKind, VendorName } from '#src/shared/catalogue/models/model-entry.ts';
import { chooseRoute } from '#src/shared/catalogue/models/routes.ts';
import { openVendors } from '#src/vendors/vendor.ts';
import type { FilmDependencies } from '../film-dependencies.ts';
import type { FilmModels } from '../tables.ts';

const MODEL_KINDS = ['text', 'image', 'video', 'voice', 'music', 'sound'] as const;

/** The models chosen on the idea page. */
export interface ChosenModels {
  language?: string | undefined;
  image?: string | undefined;
  video?: string | undefined;
  music?: string | undefined;
}

/** The vendors that get new work, and the day. */
export function modelSurroundings(dependencies: Pick<FilmDependencies, 'vendors'>): {
  vendors: ReadonlySet<VendorName>;
  today: string;
} {
  return { vendors: openVendors(dependencies.vendors), today: new Date().toISOString().slice(0, 10) };
}

/** The same for an account: what it may choose, also with keys of its own, and at which vendors it has these. */
export async function modelsOfAccount(
  dependencies: Pick<FilmDependencies, 'db' | 'vendors' | 'ownKeys'>,
  accountId: string,
): Promise<{ vendors: ReadonlySet<VendorName>; own: ReadonlySet<VendorName>; today: string }> {
  const { vendors, today } = modelSurroundings(dependencies);
  const own = await dependencies.ownKeys.vendorsOf(dependencies.db, accountId);
  return { vendors: new Set([...vendors, ...own]), own, today };
}

/** A model that an account may choose, and who bills it. Throws MODEL_UNKNOWN, MODEL_RETIRED or MODEL_UNAVAILABLE. */
export async function requireOffered(
  dependencies: Pick<FilmDependencies, 'db' | 'vendors' | 'ownKeys'>,
  accountId: string,
  id: string,
  kind: ModelKind,
): Promise<{ entry: ModelEntry; billedBy: string | null }> {
  const { vendors, own, today } = await modelsOfAccount(dependencies, accountId);
  const entry = requireModel(id, kind, vendors, today);
  return { entry, billedBy: billerOf(entry, own) };
}

/** The name of the vendor that bills an account for a model, by its own key; null where none of its keys reaches it. */
export function billerOf(model: ModelEntry, own: ReadonlySet<VendorName>): string | null {
  const vendor = chooseRoute(model, own)?.vendor;
  return vendor === undefined ? null : KEYED_VENDORS[vendor as KeyedVendor].label;
}

/** The chosen models by the catalogue's kinds; kinds without a choice are absent. */
export function namedModels({ language, image, video, music }: ChosenModels): Partial<FilmModels> {
  return Object.fromEntries(
    Object.entries({ text: language, image, video, music }).filter(([, id]) => id !== undefined),
  ) as Partial<FilmModels>;
}

/**
 * A model for each kind of work: the chosen one, or the site's default; and which of them the account's own keys reach,
 * with the vendor that bills it for each. Throws MODEL_UNKNOWN, MODEL_RETIRED or MODEL_UNAVAILABLE.
 */
export async function chooseModels(
  dependencies: Pick<FilmDependencies, 'db' | 'vendors' | 'ownKeys'>,
  accountId: string,
  chosen: Partial<FilmModels> = {},
): Promise<{ models: FilmModels; billers: ReadonlyMap<string, string> }> {
  const { vendors, own, today } = await modelsOfAccount(dependencies, accountId);
  const operators = openVendors(dependencies.vendors);
  const models = Object.fromEntries(
    MODEL_KINDS.map((kind) => {
      const id = chosen[kind];
      return [
        kind,
        id === undefined ? defaultModel(kind, operators, today) : requireModel(id, kind, vendors, today).id,
      ];
    }),
  ) as FilmModels;
  const billers = Object.values(models).flatMap((id): [string, string][] => {
    const biller = billerOf(findModel(id), own);
    return biller === null ? [] : [[id, biller]];
  });
  return { models, billers: new Map(billers) };
}
