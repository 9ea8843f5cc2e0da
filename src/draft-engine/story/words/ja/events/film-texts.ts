import { createRandom, deriveSeed } from '#src/shared/random.ts';
import type { IdeaEvent, ParticipantId } from '../../../idea/idea-graph.ts';
import { wordFor } from '../../../lexicon/lexicon.ts';
import { INDOOR_PLACES, type PlaceKind, type TimeOfDay } from '../../../place-spec.ts';
import { ideaAsTitle, nounsForTitle } from '../../events/idea-as-title.ts';
import type { Piece } from '../../events/piece.ts';
import type { CastMember, CastPlace, CastThing, FilmFacts, StagedShot } from '../../film-words.ts';
import { AGES, COLOURS, HAIR, OUTFITS } from '../figure-words.ts';
import { dictionaryForm } from './forms.ts';
import { type Noun, placeName } from './nouns.ts';
import { POSE_WORDS } from './portrait-words.ts';

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

const TITLES = ['{a}と{p}', '{a}と{r}', '{at}の{a}'] as const;
const LONGEST_TITLE = 14;

/** A short title made of the film's own people, things and places. */
export function titleOf(facts: FilmFacts, nouns: Nouns, pieces: readonly Piece[]): string {
  const { graph, plot, seed } = facts;
  const whole = ideaAsTitle(facts, ({ length }) => length <= LONGEST_TITLE) ?? titleOfNouns(facts, nouns);
  if (whole !== undefined) {
    return whole;
  }
  const isTold = ({ id }: IdeaEvent): boolean => pieces.some(({ events }) => events.includes(id));
  const main = graph.events.find((event) => event.isMain && isTold(event)) ?? graph.events.find(isTold);
  const named = (ids: readonly (ParticipantId | undefined)[] = []): string | undefined =>
    ids
      .map((id) => (id === undefined ? undefined : nouns.get(id)))
      .find((noun) => noun?.isSafe && !/^(彼|彼女|私|二人|それ)$/.test(noun.short))?.short;
  const doer = pieces.find(({ events }) => main && events.includes(main.id))?.subject;
  const hero = named([doer, plot.hero]);
  const p = named([...(main?.roles.patient ?? []), ...(main?.roles.topic ?? [])].filter((id) => id !== doer));
  const slots: Readonly<Record<string, string | undefined>> = {
    a: hero,
    p: p === hero ? undefined : p,
    r: named(main?.roles.recipient),
    at: placeName(
      facts,
      facts.places.find(({ id }) => id !== undefined),
    ),
  };
  const random = createRandom(deriveSeed('title', seed));
  const filled = [
    ...deedTitles(main, doer, { facts, nouns }),
    ...relativeTitles(facts, nouns),
    ...random.shuffle(TITLES),
    '{p}のある{at}',
    '{a}',
    '{p}',
    '{at}',
  ].flatMap((pattern) => {
    const names = [...pattern.matchAll(/\{(\w+)\}/g)].map(([, name]) => slots[name as string]);
    const isWhole = names.every((name) => name !== undefined) && new Set(names).size === names.length;
    return isWhole ? [pattern.replace(/\{(\w+)\}/g, (_, name: string) => slots[name] ?? '')] : [];
  });
  return filled.find((title) => title.length > 1 && title.length <= LONGEST_TITLE) ?? looseTitle(facts, nouns);
}

/** Begins within a phrase or says too much for a title. */
const BROKEN = /ことに|ている|しまう|れる|^[^をにへ]{1,5}て|^[上中下前後内外]|^[^をへで]*[ぁ-ん]に/;

const isPlain = ({ mood, isNegated, deed, roles }: IdeaEvent, doer: ParticipantId | undefined): boolean =>
  mood === 'does' && !isNegated && deed !== 'be' && roles.agent?.[0] === doer;

/** '店主を助け出す高校生': the main deed as the idea tells it, before whoever does it. */
function deedTitles(
  main: IdeaEvent | undefined,
  doer: ParticipantId | undefined,
  { facts, nouns }: { facts: FilmFacts; nouns: Nouns },
): string[] {
  const noun = doer === undefined ? undefined : nouns.get(doer);
  if (!facts.isOwnLanguage || !noun?.isSafe || !main || !isPlain(main, doer)) {
    return [];
  }
  const said = facts.graph.text.slice(main.span.from, main.span.to).replace(/^.*[、。「」]/, '');
  const named = said.indexOf(noun.short);
  let clause = dictionaryForm(named < 0 ? said : said.slice(named + noun.short.length + 1), main.predicate) ?? '';
  for (; /[をにへでと]./.test(clause); clause = clause.replace(/^[^をにへでとの]*[をにへでとの]/, '')) {
    const title = clause + noun.short;
    const isWhole = /^[^はがもをにでへとの].*[をにへ].+[うくぐすつぬぶむる]$/.test(clause);
    if (title.length <= LONGEST_TITLE && isWhole && !BROKEN.test(clause)) {
      return [title];
    }
  }
  return [];
}

/** Where nobody and nothing has a name of its own: a thing or a place of the film. */
function looseTitle(facts: FilmFacts, nouns: Nouns): string {
  const thing = facts.graph.participants.find(({ kind }) => kind === 'thing' || kind === 'abstract');
  const place = placeName(facts, facts.places[0]);
  return (
    [thing && nouns.get(thing.id)?.short, place].find((title) => title !== undefined && title.length > 1) ?? '無題'
  );
}

/** Nouns with the clause that the idea says of them: '夫を亡くした調律師'. */
function relativeTitles({ graph, isOwnLanguage }: FilmFacts, nouns: Nouns): string[] {
  return graph.events.flatMap(({ describes, span, predicate }) => {
    const noun = describes && nouns.get(describes);
    if (!isOwnLanguage || !noun?.isSafe) {
      return [];
    }
    const at = graph.text.indexOf(noun.short, span.to);
    const title = at < 0 || at > span.to + 3 ? '' : graph.text.slice(span.from, at + noun.short.length);
    const idiom = /^(.+[をにが])/.exec(predicate)?.[1];
    const isWhole = idiom === undefined || title.includes(idiom);
    return isWhole && /^[^、。]{5,14}$/.test(title) && !/^(来る|する|した|いる|いない|ない|[のをがにはで])/.test(title)
      ? [title]
      : [];
  });
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

/** What is seen in a shot. */
export function scriptOf(shot: StagedShot, place: string | undefined, names: ReadonlyMap<string, string>): string {
  const seen = shot.actors
    .filter(({ variant }) => variant === undefined || variant === 0)
    .slice(0, 3)
    .map(({ characterKey, pose }) => `${names.get(characterKey) ?? '誰か'}が${POSE_WORDS[pose]}`);
  const where = `${LIGHT[shot.timeOfDay]}の${place ?? '画面'}`;
  return seen.length === 0 ? `${where}。誰もいない。` : `${where}。${seen.join('。')}。`;
}

/** 'パン屋と猫', '灯台': of what the idea names. */
function titleOfNouns(facts: FilmFacts, nouns: Nouns): string | undefined {
  const { ids, place } = nounsForTitle(facts);
  const named = ids.flatMap((id) => (nouns.get(id)?.isSafe ? [nouns.get(id)?.short ?? ''] : []));
  const both = [...new Set(named)].join('と');
  return (both.length <= LONGEST_TITLE && both !== '' ? both : named[0]) ?? (place && placeName(facts, place));
}
