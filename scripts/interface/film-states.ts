import type { Page } from 'playwright-core';
import type { z } from 'zod';
import type { modeQuote } from '#src/features/film/film-input-contract.ts';
import type { FilmSummary, FilmView } from '#src/features/film/film-view-contract.ts';
import { FILM_STAGES, STAGE_STATUSES, type FilmStage } from '#src/shared/catalogue/film-statuses.ts';

type Change = (film: FilmView) => FilmView;
type ModeQuote = z.infer<typeof modeQuote>;

/**
 * Shows a finished film in another state: changes the server's answer on its way to the page, and blocks further
 * events.
 */
export async function showFilmAs(page: Page, change: Change): Promise<void> {
  await page.route(/\/api\/films\/[0-9a-f-]{36}$/, async (route) => {
    if (route.request().method() !== 'GET') {
      return route.fulfill({ status: 503, json: { code: 'INTERNAL_ERROR' } });
    }
    const response = await route.fetch();
    return route.fulfill({ response, json: change((await response.json()) as FilmView) });
  });
  await page.route(/\/api\/films\/[0-9a-f-]{36}\/events$/, (route) => route.abort());
}

/** Number of assets in a stage of this film. */
function countParts(film: FilmView, stage: FilmStage): number {
  if (stage === 'scenes' || stage === 'video' || stage === 'scripts') {
    return 8;
  }
  return stage === 'characters' ? film.characters.length + film.places.length + film.items.length : 1;
}

/**
 * The film in the middle of a stage, with `made` of its assets finished; eight shots, so that its storyboard has more
 * than one row.
 */
export function atStage(stage: FilmStage, made: number): Change {
  return (film) => {
    const at = FILM_STAGES.indexOf(stage);
    const past = (other: FilmStage): boolean => at > FILM_STAGES.indexOf(other);
    const told = past('story');
    const draw = <Member extends FilmView['places'][number]>(members: readonly Member[], before: number): Member[] =>
      members.map((member, place) =>
        past('characters') || (stage === 'characters' && before + place < made)
          ? member
          : {
              ...member,
              picture: null,
              take: null,
              servedBy: null,
              status: stage === 'characters' && before + place === made ? 'generating' : 'waiting',
            },
      );
    const shots = [...film.shots, ...film.shots].slice(0, 8).map((shot, place) => {
      const framed = past('scenes') || (stage === 'scenes' && place < made);
      const moving = past('video') || (stage === 'video' && place < made);
      return {
        ...shot,
        number: place + 1,
        ...(framed
          ? {}
          : {
              picture: null,
              pictureServedBy: null,
              pictureStatus: stage === 'scenes' && place === made ? ('generating' as const) : ('waiting' as const),
            }),
        ...(moving
          ? {}
          : {
              clip: null,
              clipServedBy: null,
              clipStatus: stage === 'video' && place === made ? ('generating' as const) : ('waiting' as const),
            }),
        takes: {
          voice: shot.takes.voice,
          picture: framed ? shot.takes.picture : null,
          clip: moving ? shot.takes.clip : null,
        },
      };
    });
    const counted = countParts(film, stage);
    return {
      ...film,
      status: STAGE_STATUSES[stage],
      movie: null,
      sharePath: null,
      shotCount: 8,
      durationSeconds: null,
      title: told ? film.title : '',
      logline: told ? film.logline : null,
      outline: told ? film.outline : null,
      characters: told ? draw(film.characters, 0) : [],
      places: told ? draw(film.places, film.characters.length) : [],
      items: told ? draw(film.items, film.characters.length + film.places.length) : [],
      shots: told ? shots : [],
      music: past('music') ? film.music : null,
      progress: {
        stage,
        percent: 12 * at + 6,
        made,
        of: counted,
        stages: [{ stage, made, of: counted }],
        secondsLeft: 9,
        lateInSeconds: 300,
        making: [],
      },
      nextStep: null,
      failure: null,
      cancelled: false,
    };
  };
}

/** The film between two stages, waiting for its owner to continue. */
export function waitsFor(stage: FilmStage): Change {
  return (film) => {
    const still = atStage(stage, 0)(film);
    return {
      ...still,
      shots: still.shots.map((shot) => ({
        ...shot,
        clipStatus: shot.clip ? 'generated' : 'waiting',
        pictureStatus: shot.picture ? 'generated' : 'waiting',
      })),
      waiting: true,
      progress: { ...still.progress, secondsLeft: null, lateInSeconds: null },
      nextStep: { action: 'continue', stage, count: still.progress.of, coins: 24 },
    };
  };
}

/** Two clips failed; everything else is finished. */
export function withFailedShots(film: FilmView): FilmView {
  const far = atStage('video', 8)(film);
  const failure = {
    code: 'VENDOR_FAILED',
    message: 'The model could not make this clip. Its film coins have come back.',
  };
  return {
    ...far,
    status: 'FAILED',
    failure: { code: 'SHOTS_FAILED', message: 'Two of the eight clips could not be made.' },
    progress: {
      ...far.progress,
      made: 6,
      stages: [{ stage: 'video', made: 6, of: far.progress.of }],
      secondsLeft: null,
      lateInSeconds: null,
    },
    shots: far.shots.map((shot) =>
      shot.number === 3 || shot.number === 6
        ? {
            ...shot,
            clip: null,
            clipStatus: 'failed',
            clipServedBy: null,
            takes: { ...shot.takes, clip: null },
            failure,
          }
        : { ...shot, clipStatus: 'generated' },
    ),
    nextStep: { action: 'retry', stage: 'video', count: 2, coins: 0 },
  };
}

/** The story itself failed. */
export function withoutStory(film: FilmView): FilmView {
  const begun = atStage('story', 0)(film);
  return {
    ...begun,
    status: 'FAILED',
    failure: { code: 'VENDOR_FAILED', message: 'The model did not answer in time. Nothing was charged for it.' },
    progress: { ...begun.progress, secondsLeft: null, lateInSeconds: null },
    nextStep: { action: 'retry', stage: 'story', count: 1, coins: 0 },
  };
}

/** A film that costs more than the balance for one click, but not for step by step. */
export async function showDearQuote(page: Page): Promise<void> {
  await page.route(/\/api\/film-quotes$/, async (route) => {
    const response = await route.fetch();
    const quote = (await response.json()) as Record<'oneClick' | 'stepByStep', ModeQuote>;
    const dear = (mode: ModeQuote, coins: number): ModeQuote => ({
      ...mode,
      totalCoins: coins,
      lines: mode.lines.map((line) => (line.part === 'clips' ? { ...line, unitCoins: null, coins } : line)),
    });
    const problems: ModeQuote['problems'] = [
      {
        code: 'INSUFFICIENT_COINS',
        message: 'Insufficient film coins, please add more to continue. This costs 164; you have 118.',
      },
    ];
    return route.fulfill({
      response,
      json: {
        ...quote,
        balanceCoins: 118,
        oneClick: { ...dear(quote.oneClick, 164), allowed: false, problems },
        stepByStep: dear(quote.stepByStep, 132),
      },
    });
  });
}

/** A list of thirty films in every state, some with very long names. */
export async function showManyFilms(page: Page): Promise<void> {
  await page.route(/\/api\/films\?/, async (route) => {
    const response = await route.fetch();
    const { films } = (await response.json()) as { films: FilmSummary[] };
    if (films.length === 0) {
      return route.fulfill({ response });
    }
    const some = Array.from({ length: 12 }, (_, place): FilmSummary => {
      const film = films[place % films.length] as FilmSummary;
      const id = `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`;
      if (place === 1) {
        return {
          ...film,
          id,
          title:
            'The extraordinarily long and winding road that the youngest of the seven lighthouse keepers took home in a winter without any snow',
        };
      }
      if (place === 2) {
        return {
          ...film,
          id,
          status: 'GENERATING_VIDEO',
          percent: 61,
          waiting: false,
          cancelled: false,
          cover: films[0]?.cover ?? null,
        };
      }
      if (place === 5) {
        return { ...film, id, status: 'FAILED', cancelled: false, waiting: false };
      }
      if (place === 7) {
        return {
          ...film,
          id,
          status: 'GENERATING_STORY',
          percent: 3,
          waiting: false,
          cancelled: false,
          title: '',
          cover: null,
        };
      }
      return { ...film, id };
    });
    return route.fulfill({ response, json: { films: some, next: 'more' } });
  });
}
