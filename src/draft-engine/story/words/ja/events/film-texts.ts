import type { ParticipantId } from '../../../idea/idea-graph.ts';
import { wordFor } from '../../../lexicon/lexicon.ts';
import { INDOOR_PLACES, type PlaceKind, type TimeOfDay } from '../../../place-spec.ts';
import type { Piece } from '../../events/piece.ts';
import { seenAtStill, tellPose } from '../../events/seen-at-still.ts';
import type { CastMember, CastPlace, CastThing, FilmFacts, StagedShot } from '../../film-words.ts';
import { AGES, COLOURS, HAIR, OUTFITS } from '../figure-words.ts';
import type { Noun } from './nouns.ts';
import { POSE_WORDS, POSES_WITH } from './portrait-words.ts';

type Nouns = ReadonlyMap<ParticipantId, Noun>;
const INDOORS = new Set<PlaceKind>(INDOOR_PLACES);
export const isIndoors = ({ place }: CastPlace): boolean => INDOORS.has(place.kind);

const NTH = ['ひとりめの', 'ふたりめの', 'さんにんめの'] as const;

/** The names of the cast by key: two of a kind are told apart. */
export function castNames({ members }: FilmFacts, nouns: Nouns): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const { key, participant, givenName } of members) {
    const alike = members.filter((one) => one.participant.id === participant.id);
    const noun = nouns.get(participant.id)?.short || 'その人';
    const at = alike.findIndex((one) => one.key === key);
    const single = /^(二人|三人)$/.test(noun) ? '人' : noun.replace(/たち$/, '');
    const plain = givenName ?? (alike.length === 1 ? noun : `${NTH[at] ?? ''}${single}`);
    names.set(key, [...names.values()].includes(plain) ? `もうひとりの${plain}` : plain);
  }
  return names;
}

/** Who somebody is and how they look. */
export function describeMember({ figure, age, participant }: CastMember, name: string, full: string): string {
  const who = full.endsWith(name) ? full : name;
  const gone = participant.presence === 'dead' ? '今はもういない。' : '';
  const [main, second] = figure.colours;
  switch (figure.kind) {
    case 'person':
      return `${who}。${AGES[age]}顔だち、${figure.hair === 'bald' ? '' : COLOURS[figure.hairColour]}${HAIR[figure.hair]}。${COLOURS[main]}${OUTFITS[figure.outfit]}。${gone}`;
    case 'animal':
      return `${who}。${COLOURS[main]}体に${COLOURS[second]}腹。${gone}`;
    case 'robot':
      return `${who}。${COLOURS[main]}胴に、丸い目がともる。`;
    case 'thing':
      return `${who}。${COLOURS[main]}体に、小さな顔がある。`;
    default:
      return `${who}。${COLOURS[main]}光と${COLOURS[second]}影でできている。`;
  }
}

const LIGHT: Readonly<Record<TimeOfDay, string>> = {
  dawn: '夜明け',
  morning: '朝',
  noon: '真昼',
  afternoon: '昼さがり',
  dusk: '夕暮れ',
  night: '夜',
};

export const describePlace = (name: string, isInside: boolean, shot: StagedShot | undefined): string =>
  `${LIGHT[shot?.timeOfDay ?? 'morning']}の${name}。${isInside ? '足音がよく響く。' : '端まで見わたせる。'}`;

export function thingName({ participant, concept, label }: CastThing, nouns: Nouns): string {
  return (participant && nouns.get(participant.id)?.short) || (label ?? wordFor(concept, 'ja'));
}

export function describeThing(thing: CastThing, name: string, pieces: readonly Piece[]): string {
  const id = thing.participant?.id;
  const isTold = id !== undefined && pieces.some(({ mentions }) => mentions.includes(id));
  return isTold ? `${name}。この物語の要になる。` : `${name}。手もとで使われる。`;
}

const LONGEST_LOGLINE = 120;
/** '…という話を書いて' at the end of a prompt. */
const PROMPT_END =
  /(という|についての|に関する)?(お?話|物語|ストーリー|動画|アニメ|映像|短編|小説|脚本)を[^、。]{0,4}(書|作|描|生成|考|教|つく)[^、。]*[。：:]?$/;

/** The idea as one good sentence. */
export function loglineOf({ graph, isOwnLanguage }: FilmFacts, sentences: readonly string[]): string {
  if (!isOwnLanguage) {
    return sentences.slice(0, 3).join('');
  }
  const typed = graph.text
    .split(/(?<=[。！？!?])/)
    .map((sentence) => sentence.trim().replace(PROMPT_END, '。'))
    .filter((sentence) => sentence.length > 1);
  let line = '';
  for (const sentence of typed) {
    if (line !== '' && line.length + sentence.length > LONGEST_LOGLINE) {
      break;
    }
    line += sentence.trim();
  }
  return /[。！？!?]$/.test(line) ? line : `${line}。`;
}

/** What a still of a shot shows. */
export function scriptOf(
  shot: StagedShot,
  place: string | undefined,
  { names, things }: { names: ReadonlyMap<string, string>; things: ReadonlyMap<string, string> },
): string {
  const seen = seenAtStill(shot, tellPose({ words: POSE_WORDS, wordsWith: POSES_WITH }, things)).map(
    ({ who, does }) => `${who.map((key) => names.get(key) ?? '誰か').join('と')}が${does}`,
  );
  const where = `${LIGHT[shot.timeOfDay]}の${place ?? '画面'}`;
  return seen.length === 0 ? `${where}。誰もいない。` : `${where}。${seen.join('。')}。`;
}
