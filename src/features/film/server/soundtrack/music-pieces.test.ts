import { expect, test } from 'vitest';
import type { TakeRow } from '../tables.ts';
import { musicPieces } from './music-pieces.ts';

let number = 0;
/** A piece that the film itself composed, unless something else is said. */
function take(prompt: string, rest: Partial<TakeRow> & { model?: string; seed?: number } = {}): TakeRow {
  number += 1;
  const { model = 'draft-music', seed = 1, ...row } = rest;
  const usual = { id: `take-${number}`, number, state: 'generated', circled: false, orderId: null };
  return { ...usual, ...row, inputs: { prompt, model, seed, references: [] } } as unknown as TakeRow;
}
const shownOf = (takes: TakeRow[]): string[] => musicPieces(takes).map(({ shown }) => shown.id);

test('[EDIT-12] what the film composes again for other lengths is one piece; what a person ordered or brought stays', () => {
  const first = take('slow piano');
  const ordered = take('slow piano', { orderId: 'order', seed: 2 });
  const brought = take('', { model: 'upload' });
  const again = take('slow piano');
  const stopped = take('slow piano', { state: 'cancelled' });
  const other = take('wild drums');
  const fitted = take('slow piano', { seed: 2 });
  const last = take('slow piano', { circled: true });
  expect(shownOf([first, ordered, brought, again, stopped, other, fitted, last])).toEqual([
    last.id,
    fitted.id,
    brought.id,
    other.id,
  ]);
});

test('[EDIT-12] the piece in use is heard while its next version is composed, or where that failed; of another one, the version that fits the film', () => {
  const used = take('slow piano', { circled: true });
  for (const state of ['generating', 'failed'] as const) {
    const next = take('slow piano', { state });
    expect(musicPieces([used, next])).toEqual([{ shown: used, newest: next }]);
  }
  const [long, short] = [take('a march'), take('a march')];
  expect(musicPieces([long, short, used], (each) => each === long).map(({ shown }) => shown)).toEqual([long, used]);
  const alone = take('wild drums', { state: 'generating' });
  expect(shownOf([used, alone])).toEqual([used.id, alone.id]);
});
