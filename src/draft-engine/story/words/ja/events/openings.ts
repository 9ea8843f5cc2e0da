import type { Participant, ParticipantId } from '../../../idea/idea-graph.ts';
import type { Sentence } from '../../choose-sentence.ts';
import type { Ear } from '../../events/ear.ts';
import type { Opening as Said } from '../../events/film-tongue.ts';
import { shorterAndShorter } from '../../events/opening-activity.ts';
import type { FilmFacts, StagedShot } from '../../film-words.ts';
import { activeClause, oneDay } from './activity-words.ts';
import { isIndoors } from './film-texts.ts';
import { inForm } from './forms.ts';
import type { Noun } from './nouns.ts';
import { ABSENT_SENTENCES, QUALITY_SENTENCES } from './portrait-words.ts';
import { HOURS, PLACE_SENTENCES, WEATHER_SENTENCES } from './scene-words.ts';
import { type FilmScene, inRegister } from './telling.ts';

interface OpeningScene extends FilmScene {
  place: string | undefined;
}

const SAYS_HOUR = /夜|朝|夕|昼|時|雪|雨|霧|嵐|吹雪/;
const THERE = ['に、{who}が[いる]。'] as const;

/** Where and when it begins, and who is at what there. */
export function openingsOf(shot: StagedShot, lead: string | undefined, scene: OpeningScene): Said[][] {
  const { nouns, told, place } = scene;
  const activity = shot.opening;
  const noun = activity && nouns.get(activity.who);
  if (!activity || !noun?.isSafe || noun.short === '') {
    return [plainOpenings(shot, lead, scene)];
  }
  const bare = lead?.replace(/(の中)?で(は)?$/, '') ?? '';
  const isPlaced = place !== undefined && bare.includes(place);
  const said = bare === '' || isPlaced ? '' : `${bare}、`;
  const day = SAYS_HOUR.test(bare) ? '' : `${oneDay(shot.timeOfDay, shot.weather)}、`;
  const active = shorterAndShorter(activity).map((each) => {
    const clause = activeClause(each, noun.full, isPlaced ? bare : place);
    const text = inRegister(`${said}${day}${inForm(clause, told)}。`, told);
    return [{ pattern: 'who is at what', text, who: activity.who }];
  });
  return [...active, plainOpenings(shot, lead, scene)];
}

/** Where and when it is, and who is there. */
function plainOpenings(shot: StagedShot, lead: string | undefined, scene: OpeningScene): Sentence[] {
  const { told, place } = scene;
  const who = whoIsThere(shot, scene);
  const bare = lead?.replace(/(の中)?で(は)?$/, '') ?? '';
  const spot = bare !== lead && place !== undefined && bare.includes(place) ? bare : undefined;
  const isSaid = lead !== undefined && SAYS_HOUR.test(lead);
  const slots = { place: place ?? 'ここ', hour: HOURS[shot.timeOfDay], light: LIGHTS[shot.timeOfDay], who: who ?? '' };
  const patterns = patternsOf(shot, { who, spot, isSaid }, scene);
  const before = lead && !spot ? `${bare}。` : '';
  return patterns.map((pattern) => ({
    pattern,
    text: inRegister(`${before}${inForm(filled(pattern, slots), told)}`, told),
  }));
}

interface Opening {
  who: string | undefined;
  /** The place as the idea begins with it: '夜の劇場'. */
  spot: string | undefined;
  isSaid: boolean;
}

function patternsOf(
  shot: StagedShot,
  { who, spot, isSaid }: Opening,
  { place, facts }: OpeningScene,
): readonly string[] {
  if (spot) {
    return spotPatterns(spot, who);
  }
  if (place === undefined) {
    return who === undefined ? ['{hour}[だ]。'] : ['{hour}。{who}が[いる]。'];
  }
  const where = facts.places.find(({ key }) => key === shot.placeKey);
  const isInside = where !== undefined && isIndoors(where);
  return placePatterns({ weather: isInside ? 'clear' : shot.weather }, who, isSaid);
}

const LIGHTS: Readonly<Record<StagedShot['timeOfDay'], string>> = {
  dawn: '夜明け',
  morning: '朝',
  noon: '昼',
  afternoon: '午後',
  dusk: '夕方',
  night: '月',
};

const filled = (pattern: string, slots: Readonly<Record<string, string>>): string =>
  pattern.replace(/\{(\w+)\}/g, (_, slot: string) => slots[slot] ?? '');

const spotPatterns = (spot: string, who: string | undefined): string[] =>
  who === undefined ? [`${spot}[だ]。`] : THERE.map((ending) => `${spot}${ending}`);

function placePatterns(
  { weather }: Pick<StagedShot, 'weather'>,
  who: string | undefined,
  isHourSaid: boolean,
): readonly string[] {
  const said = weather === 'clear' || weather === 'cloudy' ? [] : WEATHER_SENTENCES[weather];
  const plain = PLACE_SENTENCES[who === undefined ? 'empty' : 'with'];
  return isHourSaid
    ? [...said, ...plain.map((pattern) => pattern.replace(/\{hour\}(の|。)/, ''))]
    : [...said, ...plain];
}

/** Whoever is seen in a shot by the idea's own word; undefined for several, for things and for nobody. */
function whoIsThere(shot: StagedShot, { facts, nouns }: OpeningScene): string | undefined {
  const [first, second] = [...new Set(shot.actors.map(({ characterKey }) => characterKey))];
  const member = second === undefined ? facts.members.find(({ key }) => key === first) : undefined;
  const noun = member && nouns.get(member.participant.id);
  const isPlace = member?.participant.concept?.startsWith('place.') === true;
  return noun?.isSafe && !isPlace && member?.figure.kind !== 'thing' ? noun.short : undefined;
}

export function portraitsOf(id: ParticipantId, ear: Ear, { facts, nouns, told }: FilmScene): Sentence[] {
  const one = facts.graph.participants.find((each) => each.id === id);
  const noun = nouns.get(id);
  if (!one || !noun?.isSafe) {
    return [];
  }
  const who = ear.known.has(id) || one.qualities.length > 0 || noun.title ? noun.short : noun.full;
  const absent = isLostHere(one, facts.graph)
    ? []
    : ABSENT_SENTENCES[one.presence === 'here' ? 'former' : one.presence];
  const patterns = one.presence === 'here' ? portraitOf(one, noun) : absent;
  return patterns.map((pattern) => ({
    pattern,
    text: inRegister(inForm(pattern.replaceAll('{who}', who), told), told),
  }));
}

/** Whoever dies or vanishes by an event of the film is told of there. */
const isLostHere = ({ id }: Participant, { events }: FilmFacts['graph']): boolean =>
  events.some(
    ({ deed, roles }) =>
      /^(?:kill|die|vanish|die_away)$/.test(deed ?? '') &&
      [...(roles.patient ?? []), ...(roles.agent ?? [])].includes(id),
  );

/** Somebody's trade and qualities. */
function portraitOf(one: Participant, noun: Noun): string[] {
  const isOne = !noun.isMany && !one.concept?.startsWith('place.');
  const trade = isOne && noun.title && noun.short !== noun.title ? [`{who}は、${noun.title}[だ]。`] : [];
  const isBeing = one.kind === 'person' || one.kind === 'animal';
  return [
    ...trade,
    ...(isBeing ? one.qualities : []).flatMap(({ quality }) => (quality && QUALITY_SENTENCES[quality]) ?? []),
  ];
}
