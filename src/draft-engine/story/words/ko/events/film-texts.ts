import { deriveSeed } from '#src/shared/random.ts';
import type { ParticipantId } from '../../../idea/idea-graph.ts';
import { wordFor } from '../../../lexicon/lexicon.ts';
import { isIndoor } from '../../../place-spec.ts';
import { seenAtStill, tellPose } from '../../events/seen-at-still.ts';
import type { CastMember, CastPlace, CastThing, FilmFacts, StagedShot } from '../../film-words.ts';
import { AGES, BUILDS, COLOURS, colourNoun, HAIRS, HATS, OUTFITS } from '../figure-words.ts';
import { settleParticles, SLOT_END } from '../particles.ts';
import { HOURS } from './activity-words.ts';
import { tidy } from './marks.ts';
import type { Noun } from './nouns.ts';
import { POSE_WORDS, POSES_WITH } from './pose-words.ts';

type Nouns = ReadonlyMap<ParticipantId, Noun>;

const said = (text: string): string => tidy(settleParticles(text));

/** The idea's own word for a place, else the usual one; undefined for what is no place. */
export function placeName({ graph, isOwnLanguage }: FilmFacts, place: CastPlace | undefined): string | undefined {
  const own = graph.places.find(({ id }) => place?.id !== undefined && id === place.id);
  if (own && isOwnLanguage && (own.concept?.startsWith('place.') || own.name !== undefined)) {
    return own.name ?? own.words;
  }
  const concept = own?.concept ?? place?.concept;
  return concept?.startsWith('place.') ? wordFor(concept, 'ko') : undefined;
}

/** Whether a place has a roof. */
export const isIndoors = ({ place }: CastPlace): boolean => isIndoor(place.kind);

/** Names of the cast by key; two of a kind are told apart. */
export function castNames({ members }: FilmFacts, nouns: Nouns): ReadonlyMap<string, string> {
  return new Map(
    members.map((member) => {
      const same = members.filter(({ participant }) => participant.id === member.participant.id);
      const noun = nouns.get(member.participant.id)?.head ?? '누군가';
      const nth = same.indexOf(member);
      const name =
        member.givenName ||
        (member.participant.name !== undefined ? (nouns.get(member.participant.id)?.short ?? noun) : noun);
      return [member.key, same.length > 1 ? `${ORDINALS[nth] ?? '또 다른'} ${noun.replace(/들$/, '')}` : name];
    }),
  );
}

const ORDINALS = ['첫째', '둘째', '셋째', '넷째', '다섯째'];

/** Who a character is and how they look. */
export function describeMember({ figure, age }: CastMember, name: string, full: string): string {
  const who = full === name ? name : full;
  if (figure.kind === 'person') {
    const told = { baby: 'child', teen: 'teen' }[age as 'baby' | 'teen'] ?? age;
    const hair = figure.hair in HAIRS ? HAIRS[figure.hair as keyof typeof HAIRS] : '단정한 머리';
    const outfit = figure.outfit in OUTFITS ? OUTFITS[figure.outfit as keyof typeof OUTFITS] : '옷';
    const hat = figure.hat in HATS ? ` ${HATS[figure.hat as keyof typeof HATS]}${SLOT_END}을 썼고,` : '';
    const build = BUILDS[figure.build];
    return said(
      `${who}. ${AGES[told as keyof typeof AGES]}에 ${build}, ${COLOURS[figure.hairColour]} ${hair}.${hat} ${COLOURS[figure.colours[0]]} ${outfit} 차림이다.`,
    );
  }
  return said(`${who}. ${colourNoun(figure.colours[0])}과 ${colourNoun(figure.colours[1])}이 섞인 모습이다.`);
}

/** A place in a sentence. */
export const describePlace = (name: string, isInside: boolean): string =>
  said(`${name}. ${isInside ? '창으로 빛이 드는, 오래 쓴 곳이다.' : '소리가 멀리까지 들리는, 트인 곳이다.'}`);

/** The name of a thing. */
export function thingName({ participant, concept, label }: CastThing, nouns: Nouns): string {
  const noun = participant && nouns.get(participant.id);
  return noun?.isSafe ? noun.full : (label ?? wordFor(concept, 'ko'));
}

const CARED = ['오래 쓰고 잘 돌본 것이다.', '보기보다 묵직하다.', '한쪽 모서리만 반들거린다.'];
/** A thing in a sentence. */
export const describeThing = (name: string): string =>
  said(`${name}. ${CARED[deriveSeed('item', name) % CARED.length]}`);

/** What is asked of us is no part of the story: '… 영상을 만들어 주세요'. */
const ASKED = /(?:을|를)?\s*(?:써|만들어|그려|들려|보여|제작해|생성해)\s?(?:줘요?|주세요|달라|줄래|주라)\s*[.!?]*$/;

/** The idea as one clean sentence, or its main event where the idea is in another language. */
export function loglineOf({ graph, isOwnLanguage, members }: FilmFacts, sentences: readonly string[]): string {
  if (!isOwnLanguage || members.some(({ givenName }) => givenName)) {
    return sentences.length > 0 ? sentences.slice(-3).join(' ') : '어느 날의 이야기.';
  }
  const main = graph.events.find(({ isMain }) => isMain);
  const all = [...graph.text.matchAll(/[^.!?…]+[.!?…]*/g)];
  const whole =
    (all.find((one) => main !== undefined && main.span.from < one.index + one[0].length) ?? all[0])?.[0] ?? graph.text;
  const told = graph.telling.style
    .reduce((text, style) => text.replace(style, ''), whole)
    .trim()
    .replace(/^[가-힣 ]{1,8}[:：]\s*/, '')
    .replace(/^[”"’』」]+\s*/, '')
    .replace(ASKED, '')
    .slice(0, 160);
  return /[.!?…]$/.test(told) ? told : `${told}.`;
}

/** What a still of a shot shows: '아침의 정원. 정원사가 꽃을 들고 서 있다.' */
export function scriptOf(
  shot: StagedShot,
  place: string | undefined,
  { names, things }: { names: ReadonlyMap<string, string>; things: ReadonlyMap<string, string> },
): string {
  const held = new Map([...things].map(([key, thing]) => [key, `${thing}${SLOT_END}`]));
  const seen = seenAtStill(shot, tellPose({ words: POSE_WORDS, wordsWith: POSES_WITH }, held)).map(({ who, does }) => {
    const [first, ...others] = who.map((key) => `${names.get(key) ?? '누군가'}${SLOT_END}`);
    return `${[first, ...others].join('과 ')}이 ${does}.`;
  });
  const near = shot.framing === 'close' || shot.framing === 'extreme_close' ? '가까이에서 본다. ' : '';
  const where = `${HOURS[shot.timeOfDay]}의 ${place ?? '한 곳'}.`;
  return said(seen.length === 0 ? `${where} 아무도 없다.` : `${where} ${near}${seen.join(' ')}`);
}
