import type { ParticipantId } from '../../../idea/idea-graph.ts';
import type { Sentence } from '../../choose-sentence.ts';
import type { Ear } from '../../events/ear.ts';
import type { Opening } from '../../events/film-tongue.ts';
import { shorterAndShorter } from '../../events/opening-activity.ts';
import type { FilmFacts, StagedShot } from '../../film-words.ts';
import { SLOT_END } from '../particles.ts';
import { activeClause, oneDay } from './activity-words.ts';
import { BARE_HOURS, HOUR_SENTENCES, WEATHER_SENTENCES } from './bank-cadence.ts';
import { isIndoors } from './film-texts.ts';
import { type Ending, settleMarks } from './marks.ts';
import type { Nouns } from './nouns.ts';
import { ABSENT_SENTENCES, QUALITY_SENTENCES } from './portrait-words.ts';

interface OpeningScene {
  facts: FilmFacts;
  nouns: Nouns;
  ending: Ending;
}

/** Where and when it begins, and who is at what there: '비 오는 어느 날 아침, 정원사가 정원에서 꽃에 물을 주고 있었다.' */
export function openingsOf(
  film: OpeningScene,
  shot: StagedShot,
  scene: { place: string | undefined; lead: string | undefined },
): Opening[][] {
  const { nouns, ending } = film;
  const activity = shot.opening;
  const noun = activity && nouns.get(activity.who);
  if (!activity || !noun?.isSafe) {
    return [plainOpenings(film, shot, scene)];
  }
  const { place, lead } = scene;
  const said = lead?.replace(/에서?$/, '');
  const isPlaced = place !== undefined && said?.includes(place) === true;
  const day = said === undefined || isPlaced ? oneDay(shot.timeOfDay, shot.weather) : said;
  const spot = isPlaced ? said : place;
  const active = shorterAndShorter(activity).map((each) => {
    const text = settleMarks(`${day}, ${activeClause(each, noun.named, spot)}.`, ending);
    return [{ pattern: 'who is at what', text, who: activity.who, isNamedAgain: true as const }];
  });
  return [...active, plainOpenings(film, shot, scene)];
}

/** When and where it is: in the idea's words, else the weather that the idea names, and the hour that is seen. */
function plainOpenings(
  { facts, ending }: OpeningScene,
  shot: StagedShot,
  { place, lead }: { place: string | undefined; lead: string | undefined },
): Sentence[] {
  if (lead !== undefined) {
    return [{ pattern: lead, text: settleMarks(leadSentence(lead), ending) }];
  }
  const { weather } = facts.graph.setting;
  const where = facts.places.find(({ key }) => key === shot.placeKey);
  if (where === undefined || place === undefined) {
    const pattern = BARE_HOURS[shot.timeOfDay];
    return [{ pattern, text: settleMarks(pattern, ending) }];
  }
  const side = isIndoors(where) ? 'in' : 'out';
  const patterns: readonly string[] = [
    ...(weather === undefined ? [] : WEATHER_SENTENCES[shot.weather][side]),
    ...HOUR_SENTENCES[shot.timeOfDay][side],
  ];
  return patterns.map((pattern) => ({
    pattern,
    text: settleMarks(pattern.replaceAll('{place}', `${place}${SLOT_END}`), ending),
  }));
}

/** '1951년 겨울이었다', '옛날 옛적의 일이었다'. */
const leadSentence = (lead: string): string =>
  /^(?:아주 |먼 )*옛날/.test(lead)
    ? `${lead.replace(/에$/, '')}의 일<이다>.`
    : `${lead.replace(/에서?$/, '')}${SLOT_END}<이다>.`;

/** What takes somebody out of the story, and is told as an event. */
const LEAVING: ReadonlySet<string | undefined> = new Set(['die', 'kill', 'vanish', 'part', 'lose']);

/** 한 소년, 두 자매: nothing is said of them yet. */
const ONLY_COUNTED = /^(?:한|두|세|네|어떤|어느) \S+$/;

/** Who somebody is: what the idea says of them. */
export function portraitsOf({ facts, nouns, ending }: OpeningScene, id: ParticipantId, ear: Ear): Sentence[] {
  const one = facts.graph.participants.find((each) => each.id === id);
  const noun = nouns.get(id);
  if (!one || !noun?.isSafe) {
    return [];
  }
  const isTold = facts.graph.events.some(
    ({ deed, roles }) => LEAVING.has(deed) && Object.values(roles).some((ids) => ids.includes(id)),
  );
  if (one.presence !== 'here' && isTold) {
    return [];
  }
  const isKnown = ear.known.has(id);
  const qualities = one.qualities.flatMap(({ quality }) => (quality && QUALITY_SENTENCES[quality]) ?? []);
  const absent = one.presence === 'here' ? [] : ABSENT_SENTENCES[one.presence];
  const name = isKnown || !noun.full.includes(' ') || ONLY_COUNTED.test(noun.full) ? [] : ['{who}이 <있다>.'];
  const patterns = absent.length > 0 ? absent : [...name, ...(name.length > 0 ? [] : qualities)];
  return patterns.map((pattern) => ({
    pattern,
    text: settleMarks(pattern.replaceAll('{who}', `${isKnown ? noun.short : noun.full}${SLOT_END}`), ending),
  }));
}
