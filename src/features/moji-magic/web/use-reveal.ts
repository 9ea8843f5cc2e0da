import { useState } from 'react';
import type { MojiCard } from '../contract.ts';
import { useDrawnCards } from './use-moji.ts';

const NO_CARDS: readonly MojiCard[] = [];

/** A draw that was answered. */
export interface AnsweredDraw {
  id: string;
  cards: readonly MojiCard[];
}

/** The cards of the last draw: those are open that were turned over and whose pictures have come. */
export function useReveal() {
  const [drawn, setDrawn] = useState<AnsweredDraw>();
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState<readonly string[]>([]);
  const cards = useDrawnCards(drawn?.id, drawn?.cards ?? NO_CARDS);
  const turn = (ids: readonly string[]): void => {
    setTurned((before) => new Set([...before, ...ids]));
    setLast(ids);
  };
  const open = cards.filter(({ id, hasFailed }) => turned.has(id) && (hasFailed || settled.has(id)));
  return {
    drawId: drawn?.id,
    cards,
    /** Turned over, also while their pictures are awaited. */
    turned,
    open: new Set(open.map(({ id }) => id)),
    /** Still face down: nothing else on the page says what they are. */
    faceDown: cards.filter((card) => !open.includes(card)),
    /** The cards that were turned over last and are open. */
    lastOpen: open.filter(({ id }) => last.includes(id)),
    turn,
    settle: (id: string): void => setSettled((before) => new Set([...before, id])),
    begin: (draw: AnsweredDraw): void => {
      setDrawn(draw);
      // With calm motion nothing is turned over: the cards lie open.
      turn(matchMedia('(prefers-reduced-motion: reduce)').matches ? draw.cards.map(({ id }) => id) : []);
    },
  };
}

export type Revealing = ReturnType<typeof useReveal>;
