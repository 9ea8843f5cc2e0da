import { afterAll, beforeAll, expect, test } from 'vitest';
import { findTextFaults } from '../../scripts/interface/look-for-text-faults.ts';
import { openStudio, type OpenStudio } from '../../scripts/interface/open-studio.ts';
import { readTexts } from '../../scripts/interface/read-texts.ts';
import { SCREENS } from '../../scripts/interface/screens.ts';
import { walkTexts } from '../../scripts/interface/walk-texts.ts';
import { startTestKinora } from '../build/start-test-kinora.ts';

let studio: OpenStudio;

beforeAll(async () => {
  studio = await openStudio([], {
    withToolResults: false,
    start: (folder, env) => startTestKinora(folder, env, { smallFilms: true }),
  });
});

afterAll(() => studio?.close());

const LONG = 'A label that is much longer than what it is written on';
const NARROW = 'width:80px;white-space:nowrap';
const DOTS = `${NARROW};overflow:hidden;text-overflow:ellipsis`;

test.each([
  ['a button that cuts its text off', 'en', `<button style="${NARROW};overflow:hidden">${LONG}</button>`, ['text-cut']],
  ['dots at the end of our own text', 'en', `<p style="${DOTS}">${LONG}</p>`, ['text-cut']],
  ['dots with the whole text in a title', 'en', `<p title="${LONG}" style="${DOTS}">${LONG}</p>`, []],
  ['a text longer than its button', 'en', `<button style="${NARROW}">${LONG}</button>`, ['text-outside']],
  ['a text left of the page', 'en', '<p style="position:absolute;left:-40px">Left</p>', ['text-beyond-page']],
  ['a page that scrolls sideways', 'en', '<p style="width:2000px">Wide</p>', ['page-scrolls']],
  ['a box that scrolls sideways', 'en', `<div style="${NARROW};overflow-x:auto">${LONG}</div>`, ['box-scrolls']],
  ['a box that is meant to', 'en', `<div data-scrolls style="${NARROW};overflow-x:auto">${LONG}</div>`, []],
  ['a text on another', 'en', '<p>Below</p><p style="position:relative;top:-28px">Above</p>', ['texts-overlap']],
  ['a long placeholder', 'en', `<input placeholder="${LONG}" style="width:80px">`, ['field-tight']],
  ['a long option', 'en', `<select style="width:80px"><option>${LONG}</option></select>`, ['field-tight']],
  [
    'a letter on a line of its own',
    'zh',
    '<h2 style="width:10em;font-size:20px">一二三四五六七八九十一</h2>',
    ['orphan'],
  ],
  ['a key', 'en', '<button>filmPage.rename</button>', ['text-missing']],
  ['an English text', 'zh', '<button>重命名</button><button>Rename</button>', ['text-untranslated']],
  ['a Korean name for the ear', 'ja', '<button aria-label="이름 바꾸기">変える</button>', ['text-untranslated']],
  ['a Japanese text', 'ko', '<button>이름 바꾸기</button><h2>名前を変える</h2>', ['text-untranslated']],
  ['words of people', 'zh', '<p lang="en">A film</p><p translate="no">Mira</p><p>Kinora 的“A film”，10 MB</p>', []],
])('[LANG-02] the check of texts judges %s', async (_, lang, html, rules) => {
  const page = await studio.visitor.newPage();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.setContent(`<!doctype html><html lang="${lang}"><body style="font:16px sans-serif">${html}</body></html>`);
  expect(findTextFaults(await readTexts(page)).map(({ rule }) => rule)).toEqual(rules);
  await page.close();
});

test('[LANG-02] on every screen, in each language, on a phone and on a wide page, no text is cut off, overlaps, leaves its box or is another language’s', async () => {
  const found: string[] = [];
  // What needs actions first is visited by `npm run text-faults`.
  const screens = SCREENS.filter(({ prepare, troubled }) => !prepare && !troubled);
  await walkTexts(studio, screens, [390, 1280], (screen, faults) => {
    found.push(...faults.map((fault) => `${screen.name} ${fault}`));
  });
  expect(found).toEqual([]);
});
