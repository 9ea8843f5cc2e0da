import { useTranslations } from 'use-intl';
import { COMMUNITY_STATES, type CommunityState } from '#src/foundation/settings/community-states.ts';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { PageSection } from '#src/platform/browser/ui/page-section.tsx';
import { RadioChips } from '#src/platform/browser/ui/radio-chips.tsx';
import { useAct, type Confirmed } from './use-administration.ts';

/** Whether films of others are seen here, and whether comments can be written. */
export function Community({ state, confirmed }: { state: CommunityState; confirmed: Confirmed }) {
  const t = useTranslations('administration.site.community');
  const turn = useAct(confirmed, (administration, community: CommunityState) =>
    administration.switchCommunity({ community }),
  );
  const chosen = turn.isPending ? turn.variables : state;
  return (
    <PageSection heading={t('heading')} note={t('note')}>
      <RadioChips
        label={t('label')}
        value={chosen}
        onChange={(community) => turn.mutate(community)}
        options={COMMUNITY_STATES.map((value) => ({ value, label: t(`states.${value}`) }))}
        hint={t(`hints.${chosen}`)}
      />
      {turn.error && <Notice>{turn.error.message}</Notice>}
    </PageSection>
  );
}
