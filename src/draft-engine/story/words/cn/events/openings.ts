import type { Participant, ParticipantId } from '../../../idea/idea-graph.ts';
import type { Sentence } from '../../choose-sentence.ts';
import type { CastMember, FilmFacts, StagedShot } from '../../film-words.ts';
import { ACCESSORY_WORDS, COLOUR_WORDS, HAT_WORDS, OUTFIT_WORDS } from '../figure-words.ts';
import { HOUR_SENTENCES, WEATHER_SENTENCES } from './bank-cadence.ts';
import { isIndoors } from './film-texts.ts';
import { ABSENT_SENTENCES, QUALITY_SENTENCES } from './portrait-words.ts';
import { type EarScene, finish } from './telling.ts';

interface OpeningScene {
  shot: StagedShot;
  lead: string | undefined;
  place: string | undefined;
}

const SAYS_HOUR = /[夜晨晚早]|黄昏|午|点|天亮|时分/;
const SAYS_PLACE = /[里上中内下旁边口外]$/;
const STILL = ['，一切才刚刚开始。', '，静得出奇。', '，什么声音也没有。'] as const;
const PLACE_ONLY = {
  in: ['{place}里很静。', '{place}里还没有人说话。'],
  out: ['{place}静悄悄的。', '风从{place}吹过。'],
} as const;

export function openingsOf(facts: FilmFacts, { shot, lead, place }: OpeningScene): Sentence[] {
  const where = facts.places.find(({ key }) => key === shot.placeKey);
  const side = where && isIndoors(where) ? 'in' : 'out';
  if (lead && SAYS_PLACE.test(lead)) {
    return STILL.map((ending) => ({ pattern: ending, text: finish(`${lead.replace(/^在/, '')}${ending}`) }));
  }
  const weather = shot.weather === 'clear' ? [] : WEATHER_SENTENCES[shot.weather][side];
  const hour = HOUR_SENTENCES[shot.timeOfDay][side];
  const isSaid = lead !== undefined && (SAYS_HOUR.test(lead) || /[雪雨雾风]/.test(lead));
  const plain = isSaid ? [...weather, ...PLACE_ONLY[side]] : [...weather, ...hour];
  const before = lead ? `${lead}${SAYS_HOUR.test(lead) ? '，' : '。'}` : '';
  return plain.map((pattern) => ({
    pattern,
    text: finish(`${before}${pattern.replaceAll('{place}', place ?? '这里')}`),
  }));
}

interface PortraitScene extends EarScene {
  id: ParticipantId;
}

export function portraitsOf({ graph, members }: FilmFacts, { id, ear, nouns }: PortraitScene): Sentence[] {
  const one = graph.participants.find((each) => each.id === id);
  const noun = nouns.get(id);
  if (!one || !noun?.isSafe) {
    return [];
  }
  const member = members.find(({ participant }) => participant.id === id);
  const who = ear.known.has(id) ? noun.short : noun.full;
  const isPlace = one.concept?.startsWith('place.') ?? false;
  const look = member && !noun.isMany && !isPlace ? lookOf(member) : [];
  const said = one.presence === 'here' ? [...qualitiesOf(one), ...look] : ABSENT_SENTENCES[one.presence];
  return said.map((pattern) => ({ pattern, text: finish(pattern.replaceAll('{who}', who)) }));
}

const qualitiesOf = ({ qualities }: Participant): readonly string[] =>
  qualities.flatMap(({ quality }) => (quality && QUALITY_SENTENCES[quality]) ?? []);

/** How somebody looks, as a narrator would say it. */
function lookOf({ figure }: CastMember): readonly string[] {
  if (figure.kind === 'animal') {
    return ['{who}竖起耳朵，眼睛亮亮的。', '{who}抬起头，嗅了嗅空气。'];
  }
  if (figure.kind !== 'person') {
    return [];
  }
  const outfit =
    figure.outfit === 'lab_coat' ? '白大褂' : `${COLOUR_WORDS[figure.colours[0]]}${OUTFIT_WORDS[figure.outfit]}`;
  const worn = figure.accessories[0];
  const hat = figure.hat === 'none' ? undefined : HAT_WORDS[figure.hat];
  return [
    hat ? `{who}戴着${hat}，穿一件${outfit}。` : `{who}穿着${outfit}，站得很直。`,
    worn ? `{who}${ACCESSORY_WORDS[worn]}，一眼就认得出来。` : '{who}没有什么特别，走在人群里谁也不会多看一眼。',
  ];
}
