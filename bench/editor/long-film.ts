import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import type { FilmView } from '#src/features/film/film-view-contract.ts';
import type { FilmDocument } from '#src/features/film/timeline/film-document.ts';
import type { FilmEdit } from '#src/features/film/timeline/film-edit.ts';

/** Waits this long at most until all of a long film is drawn and spoken, milliseconds. */
const MOST_MILLISECONDS = 1_200_000;

/** The API of a running server as the page's account, for what a benchmark does besides the page. */
async function callAs(
  page: Page,
): Promise<<Answer>(method: 'GET' | 'POST', path: string, body?: object) => Promise<Answer>> {
  const { origin } = new URL(page.url());
  const refresh = await page.request.post(`${origin}/api/account/session/refresh`, { data: {} });
  const { accessToken } = (await refresh.json()) as { accessToken: string };
  return async (method, path, body) => {
    const answer = await page.request.fetch(`${origin}${path}`, {
      method,
      headers: { authorization: `Bearer ${accessToken}` },
      ...(body && { data: body }),
    });
    if (!answer.ok()) {
      throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
    }
    return (await answer.json()) as never;
  };
}

/** Repeats a film's shots until it has so many, and waits until all of them are made. */
export async function lengthenFilm(page: Page, filmId: string, shots: number): Promise<void> {
  const call = await callAs(page);
  const read = await call<{ version: number; document: FilmDocument }>('GET', `/api/films/${filmId}/document`);
  const given = read.document.shots;
  let after = given.at(-1)?.id ?? null;
  const edits: FilmEdit[] = Array.from({ length: shots - given.length }, (_, index) => {
    const plan = given[index % given.length]?.plan;
    if (!plan) {
      throw new Error('the film has no shots');
    }
    const id = randomUUID();
    const edit: FilmEdit = { kind: 'insert_shot', shot: { id, plan, drawn: true }, after };
    after = id;
    return edit;
  });
  await call('POST', `/api/films/${filmId}/edits`, { version: read.version, batchId: randomUUID(), edits });
  const until = performance.now() + MOST_MILLISECONDS;
  for (;;) {
    const film = await (await callAs(page))<FilmView>('GET', `/api/films/${filmId}`);
    const missing = film.shots.filter(({ clip, outdated }) => !clip || outdated.length > 0).length;
    if (missing === 0) {
      return;
    }
    if (performance.now() > until) {
      throw new Error(`${missing} of ${shots} shots were not made in time`);
    }
    await page.waitForTimeout(2000);
  }
}
