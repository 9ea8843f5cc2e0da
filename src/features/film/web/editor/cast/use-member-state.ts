import { useTranslations } from 'use-intl';
import { sourceOf, type MemberView } from './members.ts';

/** Says how a member's picture stands and where it comes from. */
export function useMemberState(): (view: MemberView) => string {
  const t = useTranslations('filmCast.state');
  return (view) => {
    const source = sourceOf(view);
    if (source !== 'drawn' && view?.status === 'generating') {
      return t('making');
    }
    if (source === 'model') {
      return t('model', { model: view?.servedBy?.label ?? '' });
    }
    if (view?.status === 'failed') {
      return t('failed');
    }
    return t(source);
  };
}
