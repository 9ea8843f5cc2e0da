import { clsx } from 'clsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { EmptyState } from '#src/platform/browser/ui/empty-state.tsx';
import { ListEnd } from '#src/platform/browser/ui/list-end.tsx';
import { RadioChips } from '#src/platform/browser/ui/radio-chips.tsx';
import { SelectField } from '#src/platform/browser/ui/select-field.tsx';
import { Skeleton } from '#src/platform/browser/ui/skeleton.tsx';
import {
  CARD_STYLE_IDS,
  CARD_STYLES,
  RARITIES,
  type CardStyle,
  type Rarity,
} from '#src/shared/catalogue/card-styles.ts';
import type { MojiCard } from '../contract.ts';
import { CardDialog } from './card-dialog.tsx';
import { CardFace } from './card-face.tsx';
import { StyleSamples } from './style-samples.tsx';
import { useCards } from './use-moji.ts';

type Counts = Partial<Record<CardStyle, number>>;

/** Counts without some cards. */
function without(counts: Counts | undefined, cards: readonly MojiCard[]): Counts | undefined {
  if (!counts || cards.length === 0) {
    return counts;
  }
  const left = Object.entries(counts).map(
    ([style, count]) => [style, count - cards.filter((card) => card.style === style).length] as const,
  );
  return Object.fromEntries(left.filter(([, count]) => count > 0));
}

/** Every card that was drawn, turned over and not deleted, by rarity and style. */
export function Collection({ counts: drawn, faceDown }: { counts: Counts | undefined; faceDown: readonly MojiCard[] }) {
  const t = useTranslations('mojiMagic');
  const [rarity, setRarity] = useState<Rarity | 'all'>('all');
  const [style, setStyle] = useState<CardStyle | 'all'>('all');
  const [as, setAs] = useState<'card' | 'sticker'>('card');
  const [shownId, setShown] = useState<string>();
  const list = useCards({
    ...(rarity === 'all' ? {} : { rarity }),
    ...(style === 'all' ? {} : { style }),
  });
  const cards = (list.data?.pages.flatMap((page) => page.cards) ?? []).filter(
    ({ id }) => !faceDown.some((card) => card.id === id),
  );
  const counts = without(drawn, faceDown);
  const shown = cards.find(({ id }) => id === shownId);
  const all = Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0);
  return (
    <section aria-labelledby="moji-collection" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h2 id="moji-collection" className="display text-head">
          {t('collection')}
        </h2>
        {counts && all > 0 && (
          <p className="text-text-2">
            {t('collected', { cards: all, styles: Object.keys(counts).length, of: CARD_STYLE_IDS.length })}
          </p>
        )}
      </div>
      {all > 0 && (
        <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
          <RadioChips
            label={t('rarityFilter')}
            value={rarity}
            options={(['all', ...RARITIES] as const).map((value) => ({
              value,
              label: value === 'all' ? t('all') : t(`rarity.${value}`),
            }))}
            onChange={(chosen) => {
              setRarity(chosen);
              if (style !== 'all' && chosen !== 'all' && CARD_STYLES[style] !== chosen) {
                setStyle('all');
              }
            }}
          />
          <SelectField
            label={t('styleFilter')}
            value={style}
            options={(['all', ...CARD_STYLE_IDS] as const)
              .filter((value) => value === 'all' || rarity === 'all' || CARD_STYLES[value] === rarity)
              .map((value) => ({
                value,
                label:
                  value === 'all'
                    ? t('all')
                    : t('styleCount', { style: t(`styles.${value}`), count: counts?.[value] ?? 0 }),
              }))}
            onChange={setStyle}
          />
          <RadioChips
            label={t('shownAs')}
            value={as}
            options={[
              { value: 'card', label: t('asCard') },
              { value: 'sticker', label: t('asSticker') },
            ]}
            onChange={setAs}
          />
        </div>
      )}
      {list.isSuccess && cards.length === 0 && (
        <EmptyState title={all > 0 ? t('noneSuch') : t('none')}>{all > 0 ? null : t('noneText')}</EmptyState>
      )}
      <StyleSamples isKnown={list.isSuccess} cards={all} />
      <ul className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-4 lg:grid-cols-6">
        {list.isPending && ['a', 'b', 'c', 'd', 'e', 'f'].map((key) => <Skeleton key={key} className="aspect-[5/7]" />)}
        {cards.map((card) => {
          const style = t(`styles.${card.style}`);
          const rarityName = t(`rarity.${card.rarity}`);
          return (
            <li key={card.id} className="min-w-0">
              <button
                type="button"
                aria-haspopup="dialog"
                onClick={() => setShown(card.id)}
                className="group flex w-full flex-col gap-2 rounded-frame text-left"
              >
                <span
                  className={clsx(
                    'block w-full transition-transform duration-150 group-hover:-translate-y-1 motion-reduce:transition-none',
                    as === 'sticker' && 'rounded-panel bg-surface-2 p-2',
                  )}
                >
                  <CardFace card={card} alt="" sizes="(min-width: 64rem) 14rem, 45vw" as={as} />
                </span>
                <span className="flex flex-wrap justify-between gap-x-2 text-note">
                  <span className="font-semibold">{style}</span>
                  <span className={card.rarity === 'rare' ? 'text-action-text' : 'text-text-3'}>{rarityName}</span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      <ListEnd list={list} />
      {shown && <CardDialog card={shown} onClose={() => setShown(undefined)} />}
    </section>
  );
}
