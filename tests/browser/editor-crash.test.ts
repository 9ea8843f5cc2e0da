import type { BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { en as texts } from '#src/features/film/texts/editor/en.ts';
import { createRandom } from '#src/shared/random.ts';
import { freePort } from '../build/free-port.ts';
import { expectSoon } from './expect-soon.ts';
import { openFinishedFilm, type OpenedFilm } from './open-finished-film.ts';
import { typeInto } from './type-into.ts';

const SEED = 15;
const STEPS = 24;

let opened: OpenedFilm;
let context: BrowserContext;
let page: Page;
let filmAddress: string;

beforeAll(async () => {
  opened = await openFinishedFilm(
    { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' },
    { PORT: String(await freePort()) },
  );
  ({ page, context, filmAddress } = opened);
});

afterAll(() => opened?.close());

const grid = (): Locator => page.getByRole('grid', { name: texts.table });
const scriptOf = (number: number): Locator =>
  grid().getByRole('textbox', { name: `What is seen, shot ${number}`, exact: true });
const cameraOf = (number: number): Locator =>
  grid().getByRole('combobox', { name: `Camera movement, shot ${number}`, exact: true });

async function openEditor(): Promise<void> {
  await page.goto(`${filmAddress}/edit`);
  await scriptOf(1).waitFor();
}

/** What each shot says and how its camera moves, in order. */
async function readBoard(): Promise<string[]> {
  const count = await grid()
    .getByRole('textbox', { name: /^What is seen, shot/ })
    .count();
  return Promise.all(
    Array.from({ length: count }, async (_, index) =>
      [await scriptOf(index + 1).inputValue(), await cameraOf(index + 1).inputValue()].join(' | '),
    ),
  );
}

/** What happens to a person who edits. The server is up again after each. */
const TROUBLES: readonly ((edit: () => Promise<void>) => Promise<void>)[] = [
  async (edit) => edit(),
  async (edit) => {
    await opened.kinora.kill();
    await edit();
    await opened.start();
  },
  async (edit) => {
    await edit();
    await opened.kinora.kill();
    await opened.start();
  },
  async (edit) => {
    await context.setOffline(true);
    await edit();
    await context.setOffline(false);
  },
  async (edit) => {
    await edit();
    await page.reload();
    await scriptOf(1).waitFor();
  },
  async (edit) => {
    await context.setOffline(true);
    await edit();
    await page.close();
    await context.setOffline(false);
    page = await context.newPage();
    await openEditor();
  },
];

test('[EDIT-02] whatever is killed while a film is edited, the server, the network or the tab, nothing is lost', async () => {
  const random = createRandom(SEED);
  await openEditor();
  const board = (await readBoard()).map((line) => line.split(' | ') as [string, string]);
  for (let step = 1; step <= STEPS; step++) {
    const at = random.below(board.length);
    const line = board[at] as [string, string];
    const edits = [
      async () => {
        line[0] = `Step ${step} in shot ${at + 1}`;
        await typeInto(scriptOf(at + 1), line[0]);
      },
      async () => {
        line[1] = random.pick(['pan_left', 'tilt_up', 'zoom_in', 'handheld']);
        await cameraOf(at + 1).selectOption(line[1]);
      },
      async () => {
        const to = (at + 1) % board.length;
        const from = Math.min(at, to);
        if (to > at) {
          board.splice(from, 2, board[from + 1] as [string, string], board[from] as [string, string]);
          await grid().locator('[data-row] [data-column="shot"]').nth(at).focus();
          await page.keyboard.press('Alt+ArrowDown');
        }
      },
    ];
    await random.pick(TROUBLES)(random.pick(edits));
    await expectSoon(readBoard, `after step ${step}`).toEqual(board.map((each) => each.join(' | ')));
  }
  await page.locator('[data-save-state="saved"]').waitFor({ timeout: 60_000 });
  const { rows } = await opened.database.pool.query<{ line: string }>(
    "select concat_ws(' | ', plan->>'script', plan->>'camera') as line from film_shots order by position",
  );
  expect(rows.map(({ line }) => line)).toEqual(board.map((each) => each.join(' | ')));
});
