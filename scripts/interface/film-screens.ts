import type { Page } from 'playwright-core';
import type { FilmStage } from '#src/shared/catalogue/film-statuses.ts';
import {
  atStage,
  showDearQuote,
  showFilmAs,
  showManyFilms,
  waitsFor,
  withFailedShots,
  withoutStory,
} from './film-states.ts';
import type { OpenStudio } from './open-studio.ts';
import type { Screen } from './screens.ts';
import { showCandidates } from './show-candidates.ts';

const IDEA = '/dashboard/film/idea';
const at = (path: string) => (): string => path;
const ofDone =
  (end: string) =>
  (studio: OpenStudio): string =>
    studio.films.done + end;

/** The shots of the editor are there. */
const untilShotsShow = (page: Page): Promise<void> => page.locator('[data-row]').first().waitFor();

/** The idea page, the film page and the list of films in the states on the way to a film. */
/** Number of finished assets of a stage in its picture. */
const MADE_OF_STAGE: Partial<Record<FilmStage, number>> = { video: 3, characters: 2, scenes: 5 };

export const FILM_SCREENS: readonly Screen[] = [
  { name: 'editor', as: 'member', path: ofDone('/edit'), prepare: untilShotsShow },
  { name: 'editor-tall', as: 'member', path: (studio) => `${studio.films.tall}/edit?shot=3`, prepare: untilShotsShow },
  {
    name: 'editor-selection',
    as: 'member',
    path: ofDone('/edit'),
    prepare: async (page) => {
      await untilShotsShow(page);
      const boxes = page.locator('[data-row] input[type=checkbox]');
      if ((await boxes.count()) > 0) {
        await boxes.nth(1).check();
      } else {
        await page.locator('[data-row] [data-column="shot"]').first().focus();
        await page.keyboard.press('Shift+ArrowDown');
      }
      await page.getByRole('toolbar').waitFor();
    },
  },
  {
    name: 'editor-details',
    as: 'member',
    path: ofDone('/edit?shot=2'),
    prepare: async (page) => {
      await untilShotsShow(page);
      const details = page.locator('aside h3, dialog[open] h3').first();
      if (!(await details.isVisible())) {
        await page
          .locator('[data-row] article > div:last-child > button, [data-column="frame"] button')
          .first()
          .click();
      }
      await details.waitFor();
    },
  },
  { name: 'editor-missing', as: 'member', path: at('/dashboard/film/00000000-0000-4000-8000-000000000000/edit') },
  { name: 'idea-long', as: 'member', path: at(IDEA), before: showManyFilms, prepare: writeLongIdea },
  {
    name: 'idea-refused',
    as: 'member',
    path: at(IDEA),
    prepare: async (page) => {
      await page.getByRole('textbox').first().fill('');
      await pressAnyVisible(page, 'aside[aria-labelledby=cost] button, [data-bottom-bar] button');
    },
  },
  { name: 'idea-short', as: 'member', path: at(IDEA), before: showDearQuote, prepare: writeLongIdea },
  {
    name: 'idea-model',
    as: 'member',
    path: at(IDEA),
    prepare: async (page) => {
      await page.locator('form button[aria-haspopup=dialog]').nth(3).click();
      await page.getByRole('listbox').waitFor();
    },
  },
  {
    name: 'idea-offline',
    as: 'member',
    path: at(IDEA),
    before: (page) => page.route(/\/api\/(film-quotes|models|films)/, (route) => route.abort()),
    prepare: async (page) => {
      await writeLongIdea(page);
      await page.locator('main [role=alert]').first().waitFor({ timeout: 15_000 });
    },
  },
  ...(['story', 'characters', 'scripts', 'scenes', 'video', 'music', 'movie'] as const).map((stage): Screen => ({
    name: `film-at-${stage}`,
    as: 'member',
    path: (studio) => studio.films.done,
    before: (page) => showFilmAs(page, atStage(stage, MADE_OF_STAGE[stage] ?? 0)),
  })),
  {
    name: 'film-step',
    as: 'member',
    path: (studio) => studio.films.done,
    before: (page) => showFilmAs(page, waitsFor('video')),
  },
  {
    name: 'film-shots-failed',
    as: 'member',
    path: (studio) => studio.films.done,
    before: (page) => showFilmAs(page, withFailedShots),
  },
  {
    name: 'film-failed',
    as: 'member',
    path: (studio) => studio.films.done,
    before: (page) => showFilmAs(page, withoutStory),
  },
  {
    name: 'film-stop',
    as: 'member',
    path: (studio) => studio.films.done,
    before: (page) => showFilmAs(page, atStage('video', 3)),
    prepare: async (page) => {
      await page.locator('article header > button').last().click();
      await page.locator('dialog[open]').waitFor();
    },
  },
  {
    name: 'film-script',
    as: 'member',
    path: (studio) => studio.films.done,
    prepare: async (page) => {
      await untilFilmShows(page);
      await page.getByRole('tab').nth(1).click();
    },
  },
  {
    name: 'film-rename',
    as: 'member',
    path: (studio) => studio.films.done,
    prepare: async (page) => {
      await untilFilmShows(page);
      await page.locator('article header .lucide-pencil').click();
      await page.locator('article header input').waitFor();
    },
  },
  {
    name: 'film-guide',
    as: 'member',
    path: (studio) => studio.films.done,
    prepare: (page) => openOverFilm(page, 'article header button[aria-haspopup=dialog]'),
  },
  {
    name: 'film-share',
    as: 'member',
    path: (studio) => studio.films.done,
    prepare: (page) => openOverFilm(page, 'article .lucide-share-2'),
  },
  {
    name: 'film-cover',
    as: 'member',
    path: (studio) => studio.films.done,
    prepare: (page) => openOverFilm(page, 'article .lucide-image'),
  },
  {
    name: 'film-candidates',
    as: 'member',
    path: (studio) => studio.films.done,
    before: showCandidates,
    prepare: (page) => openOverFilm(page, '[data-shot="1"] > button'),
  },
  {
    name: 'film-receipt',
    as: 'member',
    path: (studio) => studio.films.done,
    prepare: (page) => openOverFilm(page, 'aside dl + button'),
  },
  {
    name: 'films-menu',
    as: 'member',
    path: at('/my/movies'),
    before: showManyFilms,
    prepare: async (page) => {
      await page.locator('main li button[aria-haspopup]').first().click();
      await page.getByRole('menu').waitFor();
    },
  },
  { name: 'films-delete', as: 'member', path: at('/my/movies'), prepare: (page) => chooseOfFirstFilm(page, 3) },
  { name: 'films-rename', as: 'member', path: at('/my/movies'), prepare: (page) => chooseOfFirstFilm(page, 0) },
];

/** A very long idea, as some people write. */
async function writeLongIdea(page: Page): Promise<void> {
  await page
    .getByRole('textbox')
    .first()
    .fill(
      'In a harbour town that has no ships left, a girl who is afraid of the sea inherits a lighthouse and a whale who wants to learn to read. '.repeat(
        3,
      ),
    );
  await page
    .locator('[data-frame="4"], [data-frame="8"]')
    .first()
    .waitFor({ timeout: 15_000 })
    .catch(() => {});
}

async function pressAnyVisible(page: Page, buttons: string): Promise<void> {
  await page.locator(buttons).locator('visible=true').first().click();
  await page.locator('[aria-invalid=true]').waitFor();
}

async function openOverFilm(page: Page, button: string): Promise<void> {
  await untilFilmShows(page);
  await page.locator(button).first().click();
  await page.locator('dialog[open]').waitFor();
}

async function chooseOfFirstFilm(page: Page, entry: number): Promise<void> {
  await page.locator('main li button[aria-haspopup]').first().click();
  await page.getByRole('menuitem').nth(entry).click();
  await page.locator('dialog[open]').waitFor();
}

async function untilFilmShows(page: Page): Promise<void> {
  await page.locator('media-controller').waitFor({ timeout: 20_000 });
}
