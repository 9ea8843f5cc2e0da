import { useId, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { ModelOption } from '#src/foundation/models/model-option.ts';
import { useModelName } from '#src/foundation/models/web/use-model-name.ts';
import { useLanguage } from '#src/platform/browser/language/language-context.tsx';
import { Button, buttonLook } from '#src/platform/browser/ui/button.tsx';
import { CoinAmount } from '#src/platform/browser/ui/coin-amount.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { RadioChips } from '#src/platform/browser/ui/radio-chips.tsx';
import { SelectField } from '#src/platform/browser/ui/select-field.tsx';
import { Skeleton } from '#src/platform/browser/ui/skeleton.tsx';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import type { FilmView } from '../../../film-view-contract.ts';
import type { ShotTake } from '../../../take-contract.ts';
import { useModels } from '../../idea/idea-data.ts';
import { SCOPES, shotsOfScope, type Scope } from './shots-of-scope.ts';
import { useUpgrade, useUpgradeQuote, type UpgradeWish } from './use-takes.ts';

/** Takes to choose from. */
const COUNTS = Array.from({ length: LIMITS.film.candidates }, (_, index) => String(index + 1));

/** What a model is called in a list, with its price. */
export function useModelLabel(): (option: ModelOption) => string {
  const t = useTranslations('filmTakes');
  const terms = useTranslations('modelTerms');
  const nameOf = useModelName();
  return (option) => {
    const { company, premium, coins, billedBy } = option;
    return [
      nameOf(option),
      billedBy === null ? t('coins', { coins }) : terms('billed', { vendor: billedBy }),
      company,
      premium ? t('members') : '',
    ]
      .filter(Boolean)
      .join(' · ');
  };
}

/** Another take of this shot, its scene or the film by a model, with the price before. */
export function UpgradeForm({ film, number, kind }: { film: FilmView; number: number; kind: ShotTake['kind'] }) {
  const t = useTranslations('filmTakes');
  const { language } = useLanguage();
  const models = useModels(language);
  const labelOf = useModelLabel();
  const [chosen, setChosen] = useState<string>();
  const [scope, setScope] = useState<Scope>('shot');
  const [candidates, setCandidates] = useState('1');
  const options = models.data?.[kind === 'clip' ? 'video' : 'image'].options ?? [];
  const usable = options.filter(({ availability, draft }) => availability.state === 'available' && !draft);
  if (models.isPending) {
    return <Skeleton className="h-24" />;
  }
  if (models.data && usable.length === 0) {
    return <p className="text-note text-text-3">{t('noModels')}</p>;
  }
  const numbers = shotsOfScope(film.shots, number);
  const model = chosen ?? usable[0]?.id ?? '';
  const wish = { numbers: numbers[scope], kind, model, candidates: scope === 'shot' ? Number(candidates) : 1 };
  return (
    <section className="flex flex-col gap-4 border-t border-line pt-5">
      <h3 className="text-lead font-semibold">{t('another')}</h3>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={t('model')}
          options={usable.map((option) => ({ value: option.id, label: labelOf(option) }))}
          value={wish.model}
          onChange={setChosen}
        />
        <RadioChips
          label={t('scope')}
          value={scope}
          options={SCOPES.map((value) => ({ value, label: t(value), disabled: numbers[value].length === 0 }))}
          onChange={setScope}
        />
        {scope === 'shot' && (
          <RadioChips
            label={t('howMany')}
            value={candidates}
            options={COUNTS.map((value) => ({ value, label: value }))}
            onChange={setCandidates}
            hint={t(candidates === '1' ? 'oneHint' : 'severalHint')}
            className="sm:col-span-2"
          />
        )}
      </div>
      <UpgradeOrder key={`${wish.model} ${scope} ${wish.candidates}`} film={film} wish={wish} />
    </section>
  );
}

/** The price of a wish, and its order. */
export function UpgradeOrder({ film, wish, onOrdered }: { film: FilmView; wish: UpgradeWish; onOrdered?: () => void }) {
  const t = useTranslations('filmTakes');
  const quote = useUpgradeQuote(film, wish);
  const upgrade = useUpgrade(film);
  const problem = quote.error ?? upgrade.error;
  const price = quote.isPlaceholderData ? undefined : quote.data;
  const count = (price?.shots.length ?? 0) * wish.candidates;
  const reasonId = useId();
  return (
    <>
      {problem && <Notice>{problem.message}</Notice>}
      {price && <PriceNotices price={price} />}
      <div className="flex flex-wrap items-center gap-4">
        <Button
          kind="primary"
          busy={upgrade.isPending}
          disabled={count === 0 || !price || isShort(price)}
          aria-describedby={reasonId}
          onClick={() =>
            price &&
            upgrade.mutate(
              { ...wish, agreedCoins: price.totalCoins, agreedOwnKey: price.billedBy !== null },
              { onSuccess: () => onOrdered?.() },
            )
          }
        >
          {t('make', { count })}
        </Button>
        {price && <CoinAmount coins={price.totalCoins} />}
        {price && wish.candidates > 1 && count > 0 && (
          <span className="text-note text-text-2">{t('each', { coins: price.totalCoins / count })}</span>
        )}
      </div>
      <output id={reasonId} className="block text-note text-text-3 empty:hidden">
        <NotOrdered film={film} wish={wish} price={price} isAsking={quote.isFetching} />
      </output>
    </>
  );
}

type Price = NonNullable<ReturnType<typeof useUpgradeQuote>['data']>;

const isShort = ({ totalCoins, balanceCoins }: Price): boolean => totalCoins > balanceCoins;

/** Who bills for it, and what is missing. */
function PriceNotices({ price }: { price: Price }) {
  const t = useTranslations('filmTakes');
  const terms = useTranslations('modelTerms');
  return (
    <>
      {price.billedBy !== null && <Notice kind="note">{terms('billed', { vendor: price.billedBy })}</Notice>}
      {isShort(price) && (
        <Notice
          kind="warning"
          action={
            <Link to="/pricing" className={buttonLook('outline', 'dense')}>
              {terms('getCoins')}
            </Link>
          }
        >
          {t('tooFew', { balance: price.balanceCoins })}
        </Notice>
      )}
    </>
  );
}

/** Which of the shots are not ordered, and why. */
function NotOrdered({
  film,
  wish,
  price,
  isAsking,
}: {
  film: FilmView;
  wish: UpgradeWish;
  price: Price | undefined;
  isAsking: boolean;
}) {
  const t = useTranslations('filmTakes');
  if (!price) {
    return isAsking ? t('pricing') : null;
  }
  const ordered = new Set(price.shots.map(({ number }) => number));
  const left = film.shots.filter(({ number }) => wish.numbers.includes(number) && !ordered.has(number));
  const making = left.filter(({ makingSince }) => makingSince !== null).length;
  const others = left.length - making;
  return (
    <>
      {making > 0 && t('beingMade', { count: making, of: wish.numbers.length })}
      {making > 0 && others > 0 && ' '}
      {others > 0 && t('nothingToMake', { count: others, of: wish.numbers.length })}
    </>
  );
}
