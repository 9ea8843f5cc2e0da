import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button, buttonLook } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import type { Quote } from './idea-data.ts';

/** What is missing for the quoted film, and what can be done about it; nothing if nothing is missing (COIN-02, COIN-06). */
export function IdeaShortfall({ quote, onDraft, className }: { quote: Quote; onDraft: () => void; className: string }) {
  const t = useTranslations('filmIdea');
  const terms = useTranslations('modelTerms');
  const { oneClick, stepByStep, balanceCoins } = quote;
  const isShort = oneClick.problems.some(({ code }) => code === 'INSUFFICIENT_COINS');
  const budget = oneClick.problems.find(({ code }) => code === 'FREE_COINS_BUDGET_SPENT');
  if (!isShort && !budget) {
    return null;
  }
  return (
    <Notice kind="warning" className={className}>
      <span className="flex flex-col gap-2.5">
        {isShort && <span>{t('missing', { coins: Math.max(0, oneClick.totalCoins - balanceCoins) })}</span>}
        {budget && <span>{budget.message}</span>}
        {stepByStep.allowed && <span>{t('missingStep')}</span>}
        <span className="flex flex-wrap gap-2">
          <Link to="/pricing" className={buttonLook('outline', 'dense')}>
            {terms('getCoins')}
          </Link>
          <Button size="dense" onClick={onDraft}>
            {t('useDraft')}
          </Button>
        </span>
      </span>
    </Notice>
  );
}
