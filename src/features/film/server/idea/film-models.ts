import { defaultModel, requireModel } from '#src/shared/catalogue/models/model-availability.ts';
import type { VendorName } from '#src/shared/catalogue/models/model-entry.ts';
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

/** The chosen models by the catalogue's kinds; kinds without a choice are absent. */
export function namedModels({ language, image, video, music }: ChosenModels): Partial<FilmModels> {
  return Object.fromEntries(
    Object.entries({ text: language, image, video, music }).filter(([, id]) => id !== undefined),
  ) as Partial<FilmModels>;
}

/**
 * A model for each kind of work: the chosen one, or the default. Throws MODEL_UNKNOWN, MODEL_RETIRED or
 * MODEL_UNAVAILABLE.
 */
export function chooseModels(
  dependencies: Pick<FilmDependencies, 'vendors'>,
  chosen: Partial<FilmModels> = {},
): FilmModels {
  const { vendors, today } = modelSurroundings(dependencies);
  return Object.fromEntries(
    MODEL_KINDS.map((kind) => {
      const id = chosen[kind];
      return [kind, id === undefined ? defaultModel(kind, vendors, today) : requireModel(id, kind, vendors, today).id];
    }),
  ) as FilmModels;
}
