import type { ParticipantId } from '../../../idea/idea-graph.ts';
import { wordFor } from '../../../lexicon/lexicon.ts';
import { INDOOR_PLACES, type PlaceKind, type TimeOfDay } from '../../../place-spec.ts';
import type { Piece } from '../../events/piece.ts';
import { seenAtStill, tellPose } from '../../events/seen-at-still.ts';
import type { CastMember, CastPlace, CastThing, FilmFacts, StagedShot } from '../../film-words.ts';
import {
  ACCESSORY_WORDS,
  AGE_WORDS,
  BUILD_WORDS,
  COLOUR_WORDS,
  HAIR_WORDS,
  HAT_WORDS,
  OUTFIT_WORDS,
} from '../figure-words.ts';
import type { Noun } from './nouns.ts';
import { POSE_WORDS, POSES_WITH } from './portrait-words.ts';
import { segmentsOf } from './segments.ts';
import { tidy } from './words-of-text.ts';

type Nouns = ReadonlyMap<ParticipantId, Noun>;
const INDOORS = new Set<PlaceKind>(INDOOR_PLACES);
export const isIndoors = ({ place }: CastPlace): boolean => INDOORS.has(place.kind);

const SPOUSES: Readonly<Partial<Record<CastMember['gender'], string>>> = { feminine: '妻子', masculine: '丈夫' };

/** The names of the cast by key: two of a kind are told apart. */
export function castNames({ members }: FilmFacts, nouns: Nouns): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const member of members) {
    const alike = members.filter((one) => one.participant.id === member.participant.id);
    const plain = member.givenName ?? nameAmong(member, alike, nouns);
    const isTaken = [...names.values()].includes(plain);
    names.set(member.key, isTaken ? `另一个${plain}` : plain);
  }
  return names;
}

/** '豆豆' of '豆豆和米粒', the wife of a couple, the second of two strangers. */
function nameAmong({ key, participant, gender }: CastMember, alike: readonly CastMember[], nouns: Nouns): string {
  const noun = nouns.get(participant.id)?.short || '那个人';
  const at = alike.findIndex((one) => one.key === key);
  const own = participant.name?.split(/[和与、]/) ?? [];
  const spouse = alike.length === 2 && /夫妻|夫妇|两口/.test(noun) ? SPOUSES[gender] : undefined;
  const said = spouse ?? (own.length > 1 ? own[at] : undefined);
  const single = nouns.get(participant.id)?.single || noun;
  return said ?? (alike.length === 1 ? noun : `${['第一个', '第二个', '第三个'][at] ?? ''}${single}`);
}

/** Who somebody is and how they look. */
export function describeMember({ figure, age, participant }: CastMember, name: string, full: string): string {
  const who = full !== name && full.endsWith(name) ? full : name;
  if (figure.kind === 'person') {
    const hair =
      figure.hair === 'bald'
        ? '光头'
        : `${figure.hair === 'balding' ? '' : COLOUR_WORDS[figure.hairColour]}${HAIR_WORDS[figure.hair]}`;
    const hat = figure.hat === 'none' ? '' : `，戴着${HAT_WORDS[figure.hat]}`;
    const outfit =
      figure.outfit === 'lab_coat'
        ? OUTFIT_WORDS.lab_coat
        : `${COLOUR_WORDS[figure.colours[0]]}${OUTFIT_WORDS[figure.outfit]}`;
    const worn = figure.accessories[0];
    const gone = participant.presence === 'dead' ? '，已经不在人世' : '';
    return `${who}，${AGE_WORDS[age]}，${BUILD_WORDS[figure.build]}，${hair}${hat}，穿着${outfit}${worn ? `，${ACCESSORY_WORDS[worn]}` : ''}${gone}。`;
  }
  const [main, second] = figure.colours;
  const colours = main === second ? COLOUR_WORDS[main] : `${COLOUR_WORDS[main]}，间着${COLOUR_WORDS[second]}`;
  const size = 'size' in figure ? { small: '，个头很小', giant: '，个头巨大', usual: '' }[figure.size] : '';
  return `${who}，${colours}${size}。`;
}

const LIGHT: Readonly<Record<TimeOfDay, string>> = {
  dawn: '天刚亮',
  morning: '早晨的阳光里',
  noon: '正午的日头下',
  afternoon: '午后',
  dusk: '黄昏',
  night: '夜里',
};

export const describePlace = (name: string, isInside: boolean, shot: StagedShot | undefined): string =>
  `${name}，${LIGHT[shot?.timeOfDay ?? 'morning']}，${isInside ? '能听见脚步的回声' : '一眼望得到尽头'}。`;

/** What a thing is in the film: whose it is, what happens to it. */
export function describeThing(thing: CastThing, name: string, pieces: readonly Piece[]): string {
  const id = thing.participant?.id;
  const told = id && pieces.find(({ mentions }) => mentions.includes(id));
  return told ? `${name}，故事里要紧的一样东西。` : `${name}，手边用的东西。`;
}

export function thingName({ participant, concept, label }: CastThing, nouns: Nouns): string {
  const noun = participant && nouns.get(participant.id);
  return (noun?.short || label) ?? wordFor(concept, 'cn');
}

const LONGEST_LOGLINE = 90;

/** The idea as one good sentence. */
export function loglineOf(facts: FilmFacts, sentences: readonly string[]): string {
  if (!facts.isOwnLanguage) {
    return tidy(`${sentences.slice(0, 3).join('，')}。`);
  }
  let line = '';
  for (const { text, isLast } of segmentsOf(facts)) {
    const longer = `${line}${text}${isLast ? '。' : '，'}`;
    if (line !== '' && longer.length > LONGEST_LOGLINE) {
      break;
    }
    line = longer;
  }
  const isAsked = facts.graph.telling.isQuestion;
  return line.replace(/[，。]$/, isAsked ? '？' : '。');
}

/** What a still of a shot shows. */
export function scriptOf(
  shot: StagedShot,
  place: string | undefined,
  { names, things }: { names: ReadonlyMap<string, string>; things: ReadonlyMap<string, string> },
): string {
  const seen = seenAtStill(shot, tellPose({ words: POSE_WORDS, wordsWith: POSES_WITH }, things)).map(
    ({ who, does }) => `${who.map((key) => names.get(key) ?? '有人').join('和')}${does}`,
  );
  const where = `${place ?? '画面'}，${LIGHT[shot.timeOfDay]}`;
  return seen.length === 0 ? `${where}，没有人。` : `${where}：${seen.join('，')}。`;
}
