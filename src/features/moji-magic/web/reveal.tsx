import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { TIMINGS } from '#src/shared/catalogue/timings.ts';
import type { MojiCard } from '../contract.ts';
import { CardBack, CardFace } from './card-face.tsx';
import type { Revealing } from './use-reveal.ts';
import './reveal.css';

const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The cards of a draw, face down until they are turned over; before the first one, a deck. */
export function Reveal({ revealing }: { revealing: Revealing }) {
  const { drawId } = revealing;
  return drawId === undefined ? <Deck /> : <Cards key={drawId} revealing={revealing} />;
}

/** A deck that waits: three backs, fanned. */
function Deck() {
  return (
    <div
      aria-hidden="true"
      className="grid min-h-64 place-items-center overflow-hidden rounded-panel bg-surface-1 py-10 max-lg:hidden"
    >
      <div className="relative h-72 w-[206px]">
        {[-9, 0, 9].map((angle) => (
          <div
            key={angle}
            className="absolute inset-0 origin-bottom"
            style={{ rotate: `${angle}deg`, translate: `${angle * 5}px ${Math.abs(angle)}px` }}
          >
            <CardBack />
          </div>
        ))}
      </div>
    </div>
  );
}

function Cards({ revealing: { cards, turned, open, lastOpen, turn, settle } }: { revealing: Revealing }) {
  const t = useTranslations('mojiMagic');
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ behavior: isCalm() ? 'auto' : 'smooth', block: 'nearest' });
    place.current?.focus({ preventScroll: true });
  }, []);
  const nameOf = ({ style, rarity }: MojiCard): string =>
    t('turned', { style: t(`styles.${style}`), rarity: t(`rarity.${rarity}`) });
  const stateOf = (id: string): 'open' | 'awaited' | 'closed' => {
    const asked = turned.has(id) ? 'awaited' : 'closed';
    return open.has(id) ? 'open' : asked;
  };
  const closed = cards.filter(({ id }) => !turned.has(id));
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-labelledby="moji-reveal"
      className="flex min-w-0 flex-col gap-4 rounded-panel bg-surface-1 p-5 focus-visible:outline-none"
    >
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-3">
        <h2 id="moji-reveal" className="text-lead font-semibold">
          {t('revealTitle')}
        </h2>
        {closed.length > 0 && <Button onClick={() => turn(closed.map(({ id }) => id))}>{t('revealAll')}</Button>}
      </div>
      <ul
        className={clsx(
          'grid justify-center gap-4',
          cards.length === 1 ? 'grid-cols-[minmax(0,18rem)]' : 'grid-cols-2 sm:grid-cols-3 md:grid-cols-5',
        )}
      >
        {cards.map((card, index) => (
          <li key={card.id} className="flex min-w-0 flex-col gap-2">
            <TurnedCard
              card={card}
              is={stateOf(card.id)}
              label={t('faceDown', { number: index + 1 })}
              name={nameOf(card)}
              onTurn={() => turn([card.id])}
              onSettled={() => settle(card.id)}
            />
            <p
              className={clsx(
                'text-center text-note',
                card.rarity === 'rare' ? 'font-semibold text-action-text' : 'text-text-2',
              )}
            >
              {open.has(card.id) ? nameOf(card) : '\u00a0'}
            </p>
          </li>
        ))}
      </ul>
      <p aria-live="polite" className="sr-only">
        {lastOpen.map(nameOf).join('; ')}
      </p>
    </section>
  );
}

/** A card that turns around its middle as soon as its picture is there; a rare one takes longer. */
function TurnedCard({
  card,
  is,
  label,
  name,
  onTurn,
  onSettled,
}: {
  card: MojiCard;
  /** Awaited: it was turned over, and its picture has not come yet. */
  is: 'closed' | 'awaited' | 'open';
  label: string;
  name: string;
  onTurn: () => void;
  onSettled: () => void;
}) {
  const side = 'card-side';
  const isOpen = is === 'open';
  return (
    <div className="card-place aspect-[5/7] w-full">
      <div
        className="card-sides relative size-full"
        style={{
          transitionDuration: `${TIMINGS.cardTurns[card.rarity]}ms`,
          transform: isOpen ? 'rotateY(180deg)' : 'none',
        }}
      >
        {isOpen ? (
          <div className={side} aria-hidden="true">
            <CardBack />
          </div>
        ) : (
          <button
            type="button"
            aria-label={label}
            aria-busy={is === 'awaited'}
            onClick={onTurn}
            className={clsx(
              side,
              'rounded-[7%] transition-transform duration-150 hover:-translate-y-1.5 motion-reduce:transition-none',
            )}
          >
            <CardBack />
          </button>
        )}
        {/* Loaded while it still lies face down. */}
        <div className={clsx(side, 'card-front')} inert={!isOpen}>
          <CardFace card={card} alt={name} sizes="18rem" onSettled={onSettled} />
        </div>
      </div>
    </div>
  );
}
