import { billerOf, modelsOfAccount, type ModelDependencies } from '#src/foundation/models/server/account-models.ts';
import { findModel } from '#src/shared/catalogue/models/all-models.ts';
import { defaultModel, requireModel } from '#src/shared/catalogue/models/model-availability.ts';
import { openVendors } from '#src/vendors/vendor.ts';
import type { FilmModels } from '../tables.ts';

const MODEL_KINDS = ['text', 'image', 'video', 'voice', 'music', 'sound'] as const;

/** The models chosen on the idea page. */
export interface ChosenModels {
  language?: string | undefined;
  image?: string | undefined;
  video?: string | undefined;
  music?: string | undefined;
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
  dependencies: ModelDependencies,
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
