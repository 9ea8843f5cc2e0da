import { expect, test } from 'vitest';
import type { FilmPlan } from '#src/draft-engine/story/film-plan.ts';
import { planFilm } from '#src/draft-engine/story/plan-film.ts';
import { isAppError } from '#src/shared/errors/app-error.ts';
import type { Language } from '#src/shared/language/languages.ts';
import { FILM_PLAN, filmFile } from '#tests/api/examples/film-file-example.ts';
import type { FilmRows } from '../state/film-rows.ts';
import { readFilmFile } from './film-file.ts';
import { writeFilmFile } from './write-film-file.ts';

/** The code with which a file is refused; undefined where it is read. */
function refusalOf(text: string): string | undefined {
  try {
    readFilmFile(text);
    return undefined;
  } catch (error) {
    if (!isAppError(error)) {
      throw error;
    }
    return error.code;
  }
}

/** The example with another plan. */
const withPlan = (change: (plan: FilmPlan) => unknown): string => {
  const plan = structuredClone(FILM_PLAN);
  change(plan);
  return filmFile({ plan });
};

const IDEAS: readonly [string, Language][] = [
  ['A crowd of children chases a giant dragon through the market', 'en'],
  ['A fox finds a red umbrella in the library', 'en'],
  ['An army storms a castle while an old king dreams of his dead wife', 'en'],
  ['一只狐狸在图书馆里遇见月亮', 'cn'],
  ['여우가 바다에서 친구를 찾는다', 'ko'],
  ['ロボットの海賊が最後のレモンを探す', 'ja'],
];

test('[EDIT-17] every plan of the engine is read from its file as it was written', async () => {
  for (const [idea, language] of IDEAS) {
    const request = { idea, language, type: 'fantasy', aspect: '16:9', seed: 11, shotCount: 24 } as const;
    const { graph: _graph, unseen: _unseen, ...plan } = await planFilm(request);
    const film = { ...request, style: 'gouache', customStyle: null, shortSidePixels: 720, mode: 'one_click' };
    const rows = {
      film: { ...film, title: null, logline: null, outline: null, music: null },
      characters: [],
      places: [],
      items: [],
      shots: [],
      given: [],
      takes: [{ assetKind: 'story', assetKey: 'film', circled: true, data: plan }],
    } as unknown as FilmRows;
    const file = writeFilmFile(rows);
    expect(readFilmFile(file).plan, idea).toEqual(JSON.parse(JSON.stringify(plan)));
    expect(readFilmFile(file).settings).toMatchObject({ idea, language, seed: 11 });
  }
});

test('[EDIT-17] a film file with anything that the engine could not have planned is refused', () => {
  expect(refusalOf(filmFile())).toBeUndefined();
  const shot = (plan: FilmPlan): Record<string, unknown> => plan.shots[0] as unknown as Record<string, unknown>;
  const actor = (plan: FilmPlan): Record<string, unknown> =>
    plan.shots[0]?.actors[0] as unknown as Record<string, unknown>;
  const hostile: Record<string, string> = {
    'no JSON': '{"format":',
    'a list': '[]',
    'another format': filmFile({ format: 'otio' }),
    'a later version': filmFile({ version: 2 }),
    'no plan': filmFile({ plan: null }),
    'no settings': filmFile({ settings: {} }),
    'too few shots': withPlan((plan) => plan.shots.pop()),
    'too many shots': withPlan((plan) => plan.shots.push(...Array.from({ length: 500 }, () => plan.shots[0]!))),
    'shots out of order': withPlan((plan) => plan.shots.reverse()),
    'an unknown place': withPlan((plan) => Object.assign(shot(plan), { placeKey: 'place-2' })),
    'a place named like a property of all objects': withPlan((plan) =>
      Object.assign(shot(plan), { placeKey: '__proto__' }),
    ),
    'a character who is not there': withPlan((plan) => Object.assign(actor(plan), { characterKey: 'character-2' })),
    'a thing that is not there': withPlan((plan) => Object.assign(actor(plan), { holdsItemKey: 'item-1' })),
    'the same key twice': withPlan((plan) => plan.characters.push(plan.characters[0]!)),
    'a line without a speaker': withPlan((plan) =>
      Object.assign(shot(plan), { speech: { kind: 'line', text: 'Hello', emotion: 'neutral' } }),
    ),
    'a silence with words': withPlan((plan) =>
      Object.assign(shot(plan), { speech: { kind: 'silent', text: 'Hello', emotion: 'neutral' } }),
    ),
    'a pose that nobody can draw': withPlan((plan) => Object.assign(actor(plan), { pose: 'constructor' })),
    'a position in the next town': withPlan((plan) => Object.assign(actor(plan), { across: 1e9 })),
    'no number at all': withPlan((plan) => Object.assign(actor(plan), { across: null })),
    'an endless shot': withPlan((plan) => Object.assign(shot(plan), { durationSeconds: 1e6 })),
    'an endless script': withPlan((plan) => Object.assign(shot(plan), { script: 'x'.repeat(2001) })),
    'a crowd that never ends': withPlan((plan) =>
      Object.assign(shot(plan), { actors: Array.from({ length: 17 }, () => actor(plan)) }),
    ),
    'a picture of somebody else': withPlan((plan) =>
      Object.assign(plan.characters[0]!, {
        figure: { kind: 'picture', pictureKey: '../secret', instead: plan.characters[0]?.figure },
      }),
    ),
    'a video of nothing': withPlan((plan) => plan.shots.forEach((each) => Object.assign(each, { leftOut: true }))),
    'an unknown voice': withPlan((plan) =>
      Object.assign(plan.characters[0]!, { voice: { voice: '/etc/passwd', pitchShift: 0, rate: 1 } }),
    ),
  };
  for (const [name, text] of Object.entries(hostile)) {
    expect({ name, code: refusalOf(text) }).toEqual({ name, code: 'INVALID_DATA' });
  }
});

test('[EDIT-17] what is not part of a plan is dropped, and texts are cleaned', () => {
  const read = readFilmFile(
    withPlan((plan) => {
      Object.assign(plan.shots[0]!, { id: 'an id', fileId: 'a file', script: ' A\u0000 fox\u202e ' });
      Object.assign(plan, { accountId: 'somebody' });
    }),
  );
  expect(read.plan.shots[0]).toEqual({ ...FILM_PLAN.shots[0], script: 'A fox' });
  expect(read.plan).not.toHaveProperty('accountId');
});
