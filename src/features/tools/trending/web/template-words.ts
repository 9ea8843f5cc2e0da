import { useTranslations } from 'use-intl';
import type { TemplateFacts } from '../contract.ts';

/** What a template needs, in words. */
export function useNeeds(): (template: Pick<TemplateFacts, 'takesPhoto' | 'texts'>) => string {
  const t = useTranslations('toolTrending');
  return ({ takesPhoto, texts }) => {
    const takesText = texts.title !== null || texts.line !== null;
    if (takesPhoto) {
      return t(takesText ? 'needs.photoAndText' : 'needs.photo');
    }
    return t('needs.text');
  };
}

/** Where the samples of a template are, which the engine has drawn: `npm run template-samples`. */
export const sampleOf = (id: string): { still: string; clip: string } => ({
  still: `/templates/${id}.webp`,
  clip: `/templates/${id}.mp4`,
});
