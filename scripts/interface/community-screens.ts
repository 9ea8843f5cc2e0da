import type { Page } from 'playwright-core';
import type { OpenStudio } from './open-studio.ts';
import { answerOtherwise } from './public-screens.ts';
import type { Screen } from './screens.ts';

const at = (path: string) => (): string => path;
const moviePath = ({ films }: OpenStudio): string => films.done.replace('/dashboard/film/', '/movie/');
const untilPlayerShows = async (page: Page): Promise<void> => {
  await page.locator('media-controller').waitFor({ timeout: 20_000 });
};

/** Public films, their pages and their authors. */
export const COMMUNITY_SCREENS: readonly Screen[] = [
  { name: 'community', as: 'visitor', path: at('/community'), prepare: untilFilmsShow },
  { name: 'community-latest', as: 'newcomer', path: at('/community?sort=latest'), prepare: untilFilmsShow },
  {
    name: 'community-none',
    as: 'visitor',
    path: at('/community'),
    before: (page) => answerOtherwise(page, '/api/movies?*', { movies: [], next: null }),
  },
  { name: 'community-nothing', as: 'visitor', path: at('/community?search=zzyzx&type=war') },
  { name: 'community-followed', as: 'visitor', path: at('/community?sort=followed') },
  { name: 'community-followed-none', as: 'newcomer', path: at('/community?sort=followed') },
  {
    name: 'community-loading',
    as: 'visitor',
    path: at('/community'),
    troubled: { path: '**/api/movies?*', by: 'silence' },
  },
  {
    name: 'community-failed',
    as: 'visitor',
    path: at('/community'),
    troubled: { path: '**/api/movies?*', by: 'fault' },
    prepare: (page) => page.locator('main [role=alert]').first().waitFor({ timeout: 20_000 }),
  },
  { name: 'movie', as: 'newcomer', path: moviePath, prepare: untilPlayerShows },
  { name: 'movie-own', as: 'member', path: moviePath, prepare: untilPlayerShows },
  {
    name: 'movie-tall',
    as: 'visitor',
    path: ({ films }) => films.tall.replace('/dashboard/film/', '/movie/'),
    prepare: untilPlayerShows,
  },
  {
    name: 'movie-sign-in',
    as: 'visitor',
    path: moviePath,
    prepare: async (page) => {
      await page.locator('main button[aria-pressed]').first().click();
      await page.locator('dialog[open]').waitFor();
    },
  },
  { name: 'movie-missing', as: 'visitor', path: at('/movie/00000000-0000-4000-8000-000000000000') },
  {
    name: 'author',
    as: 'newcomer',
    path: moviePath,
    prepare: async (page) => {
      await page.locator('main a[href^="/author/"]').first().click();
      await page.waitForURL('**/author/*');
      await untilFilmsShow(page);
    },
  },
  { name: 'author-missing', as: 'visitor', path: at('/author/00000000-0000-4000-8000-000000000000') },
  { name: 'likes', as: 'newcomer', path: at('/my/movie_like_list'), prepare: untilFilmsShow },
  { name: 'likes-none', as: 'member', path: at('/my/movie_like_list') },
];

async function untilFilmsShow(page: Page): Promise<void> {
  await page.locator('main li article img').first().waitFor({ timeout: 20_000 });
}
