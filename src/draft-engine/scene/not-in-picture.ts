import { saidFeeling } from '../story/described-shot/said-feeling.ts';
import type { PlannedShot } from '../story/film-plan.ts';
import { behindColour } from '../story/idea/colour-said-of.ts';
import { isImplied } from '../story/idea/implied-ids.ts';
import { listNotDrawn } from '../story/idea/not-drawn.ts';
import type { FilmFacts } from '../story/words/film-words.ts';
import { thingsOf } from './as-things.ts';
import { isOfPlace } from './compose-still.ts';
import type { SaidLandmark } from './said-landmarks.ts';
import { isUnder } from './still-life.ts';

/** '비 오다' says no more than the weather that was understood of it. */
const SAYS_WEATHER = /^(?:비|눈|바람) ?(?:오다|내리다|불다|가 오다|이 오다)$/u;

type Hours = readonly PlannedShot['timeOfDay'][];
const DAY: Hours = ['dawn', 'morning', 'noon', 'afternoon', 'dusk'];
/** What is seen in the sky, and when. */
const SKY: readonly (readonly [RegExp, Hours])[] = [
  [/^(?:the )?(?:full |bright )?(?:moon|stars?|night sky|starry sky|full)$|[月星]|달|별|夜空|밤하늘/iu, ['night']],
  [
    /^(?:the )?(?:sun|sunlight|sunshine|blue sky|sky|clouds?)$|太阳|阳光|太陽|日光|[云雲]|蓝天|青空|^[空天]空?$|해|햇살|하늘|구름/iu,
    DAY,
  ],
];

/** True for words of what is seen in the sky at that hour. */
export const isInSky = (words: string, hour: PlannedShot['timeOfDay']): boolean =>
  SKY.some(([pattern, hours]) => pattern.test(words) && hours.includes(hour));

/** Words of a text for whom and what a picture of it does not show. */
export function notInPicture(facts: FilmFacts, shot: PlannedShot, landmarks: readonly SaidLandmark[]): string[] {
  const { graph, members } = facts;
  const things = thingsOf(facts);
  const shown = JSON.stringify(shot);
  const seen = new Set(
    [...members, ...things.filter((one) => !isUnder(one, things))]
      .filter(({ key }) => shown.includes(JSON.stringify(key)))
      .flatMap(({ participant }) => (participant ? [participant.id] : [])),
  );
  const under = new Set(
    things.filter((one) => isUnder(one, things) || isOfPlace(one)).map(({ participant }) => participant?.id),
  );
  const isSeen = (words: string): boolean =>
    saidFeeling(words) !== undefined ||
    behindColour(words, graph.language)?.noun === '色' ||
    isInSky(words, shot.timeOfDay) ||
    landmarks.some((one) => one.words === words) ||
    Object.values(graph.setting).some((one) => one.words.includes(words) || SAYS_WEATHER.test(words));
  const unseen = graph.participants
    .filter(({ id }) => !isImplied(id) && !seen.has(id) && !under.has(id))
    .map(({ words }) => words);
  return listNotDrawn(graph, { unseen }).missing.filter((words) => !isSeen(words));
}
