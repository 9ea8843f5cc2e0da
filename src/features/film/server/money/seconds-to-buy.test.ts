import { expect, test } from 'vitest';
import type { PlannedShot } from '#src/draft-engine/story/film-plan.ts';
import type { FilmRows } from '../state/film-rows.ts';
import { secondsToBuy } from './seconds-to-buy.ts';

/** The seconds of one shot that is planned for 3 s. */
const secondsOf = (plan: Partial<PlannedShot>, { editedAt = null as Date | null, spokenSeconds = 0 } = {}) =>
  secondsToBuy(
    {
      film: { editedAt },
      shots: [
        { id: 'one', plan: { durationSeconds: 3, transition: 'cut', speech: { kind: 'silent', text: '' }, ...plan } },
      ],
      takes: [
        {
          assetKind: 'voice',
          assetKey: 'one',
          circled: true,
          state: 'generated',
          data: { durationSeconds: spokenSeconds },
        },
      ],
    } as unknown as FilmRows,
    'one',
    'kling_v21',
  );
const LINE = { speech: { kind: 'line', text: 'A long line.', emotion: 'neutral' } as PlannedShot['speech'] };

test('[COIN-03] [CAT-07] a clip is bought as long as it is wished for, in an edited film and in one as it was written', () => {
  expect(secondsOf({})).toBe(3);
  expect(secondsOf({ wish: { seconds: 10 } })).toBe(10);
  expect(secondsOf({ wish: { seconds: 10 } }, { editedAt: new Date() })).toBe(10);
  // Not offered by this model.
  expect(secondsOf({ wish: { seconds: 7 } })).toBe(3);
});

test('[COIN-03] in an edited film a clip is bought at least as long as what is said in it', () => {
  expect(secondsOf(LINE, { spokenSeconds: 6 })).toBe(3);
  expect(secondsOf(LINE, { spokenSeconds: 6, editedAt: new Date() })).toBeGreaterThan(6);
});
