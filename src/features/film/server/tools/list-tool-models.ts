import { billerOf, modelsOfAccount } from '#src/foundation/models/server/account-models.ts';
import { isForMembers, readFilmRights } from '#src/foundation/models/server/film-rights.ts';
import { NAMED_DEFAULTS, offeredModels } from '#src/shared/catalogue/models/all-models.ts';
import { isPaid } from '#src/shared/catalogue/models/is-paid.ts';
import { modelAvailability } from '#src/shared/catalogue/models/model-availability.ts';
import type { ModelEntry } from '#src/shared/catalogue/models/model-entry.ts';
import { FEATURE_PRICES, pictureCoins } from '#src/shared/catalogue/prices.ts';
import type { Language } from '#src/shared/language/languages.ts';
import { MADE_VIEWS } from '../../timeline/character-views.ts';
import type { ToolModel } from '../../tool-contract.ts';
import type { FilmDependencies } from '../film-dependencies.ts';
import { TOOL_KINDS, type ToolKind } from '../state/tool-takes.ts';

const COINS: Readonly<Record<ToolKind, (model: ModelEntry) => number>> = {
  'image-edit': pictureCoins,
  view: (model) => MADE_VIEWS.length * pictureCoins(model),
  'lip-sync': () => FEATURE_PRICES.lipSync,
};

const usualFirst = (kind: ToolKind, { id }: ModelEntry): number => Number(NAMED_DEFAULTS[kind]?.includes(id) ?? false);

/** The models that can change what a film has, as the account can order them now, each with the price of an order. */
export async function listToolModels(
  dependencies: Pick<FilmDependencies, 'db' | 'vendors' | 'ownKeys'>,
  accountId: string,
  language: Language,
): Promise<Record<'edit' | 'view' | 'lipSync', ToolModel[]>> {
  const { vendors, own, today } = await modelsOfAccount(dependencies, accountId);
  const { member } = await readFilmRights(dependencies.db, accountId);
  const ofKind = (kind: ToolKind): ToolModel[] =>
    offeredModels()
      // What the draft engine does of these has orders or pages of its own.
      .filter((model) => model.kind === kind && isPaid(model) && modelAvailability(model, vendors, today).available)
      // The mouth in a clip; other models bring pictures to life.
      .filter(({ inputs }) => kind !== 'lip-sync' || inputs.includes('clip'))
      // The usual one first (CAT-21).
      .toSorted((one, other) => usualFirst(kind, other) - usualFirst(kind, one))
      .map((model) => {
        const billedBy = billerOf(model, own);
        return {
          id: model.id,
          label: model.label,
          company: model.company,
          description: model.description?.[language] ?? null,
          coins: billedBy === null ? COINS[kind](model) : 0,
          isForMembers: !member && isForMembers(model),
          billedBy,
        };
      });
  const [edit, view, lipSync] = TOOL_KINDS;
  return { edit: ofKind(edit), view: ofKind(view), lipSync: ofKind(lipSync) };
}
