import { useTranslations } from 'use-intl';
import { PLACE_KINDS } from '#src/draft-engine/story/place-spec.ts';

/** Names places in the page's language by their concept; undefined for one that cannot be chosen. */
export function usePlaceName(): (concept: string | undefined) => string | undefined {
  const t = useTranslations('understanding');
  return (concept) => {
    const kind = PLACE_KINDS.find((one) => `place.${one}` === concept);
    return kind && t(`places.${kind}`);
  };
}
