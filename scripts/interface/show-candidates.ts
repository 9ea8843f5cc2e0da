import type { Page } from 'playwright-core';
import type { ShotTake } from '#src/features/film/take-contract.ts';

const MODEL = { id: 'kling_v21', label: 'Kling 2.1' };
const ORDER = '00000000-0000-4000-8000-000000000041';
const FATES = ['generated', 'failed', 'generated', 'generating'] as const;

/** The takes of every shot with four candidates by a paid model: two are there, one failed, one is being made. */
export async function showCandidates(page: Page): Promise<void> {
  await page.route(/\/api\/films\/[0-9a-f-]{36}\/shots\/\d+\/takes$/, async (route) => {
    const response = await route.fetch();
    const { takes } = (await response.json()) as { takes: ShotTake[] };
    const candidates = takes
      .filter(({ kind, number }) => kind === 'clip' && number === 1)
      .flatMap((take) => FATES.map((status, index) => asCandidate(take, status, index)));
    return route.fulfill({ response, json: { takes: [...takes, ...candidates] } });
  });
}

function asCandidate(take: ShotTake, status: ShotTake['status'], index: number): ShotTake {
  const isMade = status === 'generated';
  return {
    ...take,
    id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    number: index + 2,
    candidate: { number: index + 1, of: FATES.length, orderId: ORDER },
    status,
    circled: false,
    file: isMade ? take.file : null,
    model: MODEL,
    servedBy: isMade ? MODEL : null,
    coins: isMade ? 50 : 0,
    returnedCoins: status === 'failed' ? 50 : 0,
    failure: status === 'failed' ? { code: 'VENDOR_FAILED', message: 'The model could not make this clip.' } : null,
  };
}
