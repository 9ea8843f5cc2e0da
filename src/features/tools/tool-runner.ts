import type { FilmRights } from '#src/shared/catalogue/film-rights.ts';
import type { ModelEntry } from '#src/shared/catalogue/models/model-entry.ts';
import type { Language } from '#src/shared/language/languages.ts';
import type { VendorRequest } from '#src/vendors/vendor.ts';
import type { MeasuredMedia } from './measured-media.ts';

/** What an order is planned with, beside its inputs. */
export interface OrderPlan {
  model: ModelEntry;
  /** What the account may do. */
  rights: FilmRights;
  /** Of the page: to be expected where a text does not show its own. */
  language: Language;
  seed: number;
  /** The clips and sounds that the inputs name, by their ids. */
  media: ReadonlyMap<string, MeasuredMedia>;
}

/** How the orders of a tool become work: one request for each result. Throws what is wrong with the inputs. */
export type ToolRunner<Inputs> = (inputs: Inputs, plan: OrderPlan) => VendorRequest[];
