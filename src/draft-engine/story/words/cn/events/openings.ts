import type { Participant, ParticipantId } from '../../../idea/idea-graph.ts';
import type { Sentence } from '../../choose-sentence.ts';
import type { Opening } from '../../events/film-tongue.ts';
import { shorterAndShorter } from '../../events/opening-activity.ts';
import type { FilmFacts, StagedShot } from '../../film-words.ts';
import { activeClause, oneDay } from './activity-words.ts';
import { isIndoors } from './film-texts.ts';
import type { Noun } from './nouns.ts';
import { ABSENT_SENTENCES, QUALITY_SENTENCES } from './portrait-words.ts';
import { HOURS, WEATHER } from './scene-words.ts';
import { spotOf } from './spots.ts';
import { type EarScene, finish } from './telling.ts';

interface OpeningScene {
  shot: StagedShot;
  lead: string | undefined;
  place: string | undefined;
  /** The place as one stands there: '厨房里'. */
  spot: string | undefined;
}

/** Words that say the hour already. */
const SAYS_HOUR = /[夜晨晚]|早[晨上]|清早|黄昏|午[后夜前]?|点|天亮|时分|今天|第二天/;
const SAYS_WEATHER = /[雪雨雾风]/;

/** Where and when it begins, and who is at what there: '一个下雨的傍晚，邮递员正在街上送信。' */
export function openingsOf(
  facts: FilmFacts,
  nouns: ReadonlyMap<ParticipantId, Noun>,
  scene: OpeningScene,
): Opening[][] {
  const activity = scene.shot.opening;
  const noun = activity && nouns.get(activity.who);
  if (!activity || !noun?.isSafe) {
    return [emptyOpenings(facts, scene)];
  }
  const { shot, lead, place, spot } = scene;
  const said = lead?.replace(/^(?:就?在|有)(?=..)/, '') ?? '';
  const day = SAYS_HOUR.test(said) ? '' : oneDay(shot.timeOfDay, SAYS_WEATHER.test(said) ? 'clear' : shot.weather);
  const isPlaced =
    place === undefined || place === '这里' || said.includes(place) || /[里上中下内旁边口外]$/.test(said);
  const active = shorterAndShorter(activity).map((each) => {
    const does = activeClause(each, isPlaced ? { place: undefined, spot: undefined } : { place, spot });
    const text = finish([said, day, `${noun.full}${does}`].filter((part) => part !== '').join('，'));
    return [{ pattern: 'who is at what', text, who: activity.who }];
  });
  return [...active, emptyOpenings(facts, scene)];
}

/** When and where it is: '雨夜，大街。', '民国二十六年，早晨，北平。' */
function emptyOpenings(facts: FilmFacts, { shot, lead, place }: OpeningScene): Sentence[] {
  const where = facts.places.find(({ key }) => key === shot.placeKey);
  const side = where && isIndoors(where) ? 'in' : 'out';
  const said = lead?.replace(/^(?:就?在|有)(?=..)/, '') ?? '';
  const hour = SAYS_HOUR.test(said) ? '' : HOURS[shot.timeOfDay];
  const weather = SAYS_WEATHER.test(said) ? '{place}' : WEATHER[shot.weather][side];
  const isPlaced = /[里上中下内旁边口外]$/.test(said);
  const spot = place === undefined || place === '这里' || isPlaced || said.includes(place) ? '' : place;
  const word = spot.length === 1 ? spotOf(spot, side === 'in') : spot;
  const scene = spot === '' ? '' : weather.replace('{place}', word);
  const parts = [said, hour, scene].filter((part) => part !== '');
  return [{ pattern: 'when and where', text: finish(parts.join('，')) }];
}

interface PortraitScene extends EarScene {
  id: ParticipantId;
}

export function portraitsOf({ graph }: FilmFacts, { id, ear, nouns }: PortraitScene): Sentence[] {
  const one = graph.participants.find((each) => each.id === id);
  const noun = nouns.get(id);
  if (!one || !noun?.isSafe) {
    return [];
  }
  const who = ear.known.has(id) ? noun.short : noun.full;
  const isSaid = isLostHere(one, graph) || /^[亡故已前]|死去|去世|失踪/.test(noun.full);
  const absent = one.presence === 'here' || isSaid ? [] : ABSENT_SENTENCES[one.presence];
  const said = one.presence === 'here' ? [...qualitiesOf(one, noun), ...tradeOf(one, noun)] : absent;
  return said.map((pattern) => ({ pattern, text: finish(pattern.replaceAll('{who}', who)) }));
}

/** Whoever dies or vanishes by an event of the film is told of there. */
const isLostHere = ({ id }: Participant, { events }: FilmFacts['graph']): boolean =>
  events.some(
    ({ deed, roles }) =>
      /^(?:kill|die|vanish|die_away)$/.test(deed ?? '') &&
      [...(roles.patient ?? []), ...(roles.agent ?? [])].includes(id),
  );

/** What the noun does not say already. */
const qualitiesOf = ({ qualities }: Participant, { full }: Noun): readonly string[] =>
  qualities
    .filter(({ words }) => !full.includes(words))
    .flatMap(({ quality }) => (quality && QUALITY_SENTENCES[quality]) ?? []);

/** '沈默是个私家侦探': whoever has a name and a trade. */
function tradeOf({ name, gender }: Participant, { full, short, isMany }: Noun): readonly string[] {
  const trade = name !== undefined && full !== short && full.endsWith(short) ? full.slice(0, -short.length) : '';
  return trade.length > 1 && !isMany ? [`${short}是${gender === undefined ? '个' : '一个'}${trade}。`] : [];
}
