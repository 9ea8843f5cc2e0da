import type { TextServerConfig } from '#src/platform/server/config/text-settings.ts';
import type { VendorAccess } from '#src/platform/server/config/vendor-settings.ts';
import { findModel } from '#src/shared/catalogue/models/all-models.ts';
import type { VendorName } from '#src/shared/catalogue/models/model-entry.ts';
import type { Vendor, VendorRequest } from '../vendor.ts';
import { createLanguageVendor, type LanguageParts } from './create-language-vendor.ts';

/** A local model repeats itself at 0 and leaves the schema at 1. */
const OWN_PARAMETERS = { temperature: 0.6 } as const;
/** Only providers that hold a model to its schema; without a temperature, which some models do not take. */
const OPENROUTER_PARAMETERS = { provider: { require_parameters: true } } as const;

/** The services with language models that are set up. */
export interface LanguageServices {
  textServer?: TextServerConfig | undefined;
  openrouter: VendorAccess;
}

/**
 * The vendors with those of language models: the operator's own server where it is set up, and OpenRouter's, where that
 * is one of the vendors, beside its pictures and clips.
 */
export function addLanguageModels(
  vendors: ReadonlyMap<VendorName, Vendor>,
  draft: Vendor,
  { textServer, openrouter }: LanguageServices,
  parts: LanguageParts,
): Map<VendorName, Vendor> {
  const all = new Map(vendors);
  if (textServer) {
    const access = { ...textServer, name: 'the language model', parameters: OWN_PARAMETERS };
    all.set('openai-compatible', createLanguageVendor(access, draft, parts));
  }
  const others = vendors.get('openrouter');
  if (others) {
    const access = { ...openrouter, name: 'OpenRouter', parameters: OPENROUTER_PARAMETERS };
    all.set('openrouter', withTexts(others, createLanguageVendor(access, draft, parts)));
  }
  return all;
}

/** A vendor that another one helps out with texts. */
function withTexts(others: Vendor, texts: Vendor): Vendor {
  const vendorFor = ({ kind }: VendorRequest): Vendor => (kind === 'text' ? texts : others);
  return {
    ...others,
    mayRepeat: (request) => vendorFor(request).mayRepeat?.(request) ?? false,
    start: (request, context) => vendorFor(request).start(request, context),
    find: async (context) => {
      const vendor = findModel(context.model).kind === 'text' ? texts : others;
      return (await vendor.find?.(context)) ?? { kind: 'untold' };
    },
  };
}
