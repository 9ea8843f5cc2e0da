import { deriveSeed } from '#src/shared/random.ts';
import type { MusicMood } from '../../film-plan.ts';
import { finalOf } from '../../korean/hangul.ts';
import { isIndoor } from '../../place-spec.ts';
import { type CastFact, type NounFact, type StoryFacts, toldAge } from '../../story-facts.ts';
import { ACCESSORIES, AGES, BUILDS, COLOURS, colourNoun, HAIRS, HATS, OUTFITS } from './figure-words.ts';
import { settleParticles, SLOT_END } from './markup.ts';
import { spellDigits } from './numbers.ts';
import { fullNoun, introduced } from './slots.ts';
import { KOREAN_MOODS } from './titles.ts';

const INDOORS = [
  '창문 하나로 빛이 드는 곳',
  '천장이 낮고 등이 따뜻한 곳',
  '손 닿는 데 다 있는 곳',
  '먼지와 나무 냄새가 나는 곳',
];
const FAR = [
  '모든 것이 정해지는 곳',
  '보기보다 먼 곳',
  '일부러 가지 않으면 못 가는 곳',
  '소리가 오래 남는 곳',
  '들어가는 길은 하나, 나오는 길은 둘인 곳',
];
const LIGHTS: Readonly<Record<StoryFacts['weather'], string>> = {
  clear: '빛이 맑고 그림자가 길다',
  cloudy: '하늘이 부드러운 잿빛이다',
  rain: '모서리마다 비가 맺혀 있다',
  storm: '먹구름에 건너편이 보이지 않는다',
  snow: '창턱까지 눈이 쌓였다',
  fog: '안개가 남겨 둔 것만 보인다',
  wind: '매어 두지 않은 것은 다 움직인다',
};
const CARED = [
  '오래 쓰고 잘 돌본 것',
  '보기보다 묵직한 것',
  '한 번 고쳤고, 잘 고친 것',
  '한쪽 모서리만 반들거리는 것',
  '평생 쓰려고 마련한 듯한 것',
];
const choiceOf = (word: string, from: readonly string[]): string =>
  from[deriveSeed('words', word) % from.length] as string;
const said = (text: string): string => spellDigits(settleParticles(text));
const isEnding = (noun: string): string => `${noun}${finalOf(noun.at(-1) ?? '') ? '이다' : '다'}`;

/** Who a character is and how it looks. */
export function describeCharacter(cast: CastFact, facts: StoryFacts): string {
  const { figure } = cast;
  const who = introduced(cast, facts);
  if (cast.pictured) {
    return said(`${who}. 모습은 그림 그대로다.`);
  }
  switch (figure.kind) {
    case 'person': {
      const hair = figure.hair === 'bald' ? HAIRS.bald : `${COLOURS[figure.hairColour]} ${HAIRS[figure.hair]}`;
      const hat = figure.hat === 'none' ? '' : ` ${HATS[figure.hat]}${SLOT_END}을 썼고,`;
      const outfit = OUTFITS[figure.outfit];
      const worn = figure.accessories[0] ? ` ${ACCESSORIES[figure.accessories[0]]}.` : '';
      return said(
        `${who}. ${AGES[toldAge(cast)]}에 ${BUILDS[figure.build]}, ${hair}.${hat} ${COLOURS[figure.colours[0]]} ${outfit} 차림이다.${worn}`,
      );
    }
    case 'animal':
      return said(
        `${who}. ${figure.size === 'small' ? '생각보다 작고' : figure.size === 'giant' ? '집채만 하고' : '여느 것만 한 몸집에'} ${colourNoun(figure.colours[0])} 바탕, ${colourNoun(figure.colours[1])}${SLOT_END}이 섞여 있다.${figure.accessories.includes('scarf') ? ' 목도리는 여름에도 풀지 않는다.' : ''}`,
      );
    case 'robot':
      return said(
        `${who}. ${{ boxy: '네모난', round: '둥근', tall: '키 큰', drone: '떠다니는' }[figure.shape]} 몸은 ${colourNoun(figure.colours[0])}, 이음매는 ${isEnding(colourNoun(figure.colours[1]))}.`,
      );
    case 'spirit':
      return said(
        `${who}. ${colourNoun(figure.colours[0])}에서 ${colourNoun(figure.colours[1])}${SLOT_END}으로 번지고, 얼굴은 나타났다 사라진다.`,
      );
    default:
      return said(
        `${who}. ${colourNoun(figure.colours[0])}에 ${colourNoun(figure.colours[1])}. 작은 손발과 진지한 얼굴이 있다.`,
      );
  }
}

/** What a place looks like and what part it has. */
export function describePlace(place: StoryFacts['place'], facts: StoryFacts, first: boolean): string {
  const where = fullNoun(place);
  if (!first) {
    return said(`${where}. ${isEnding(choiceOf(place.noun, FAR))}.`);
  }
  return said(
    `${where}. ${isIndoor(place.kind) ? `${isEnding(choiceOf(place.noun, INDOORS))}` : LIGHTS[facts.weather]}.`,
  );
}

/** What a thing is like. */
export const describeItem = (item: NounFact): string =>
  said(`${fullNoun(item)}. ${isEnding(choiceOf(item.noun, CARED))}.`);

/** The music in words. */
export const describeMusic = (mood: MusicMood, facts: StoryFacts): string =>
  said(`${KOREAN_MOODS[mood]}. ${introduced(facts.hero, facts)}의 주제가 조각으로 들리다가, 끝에 가서 온전히 울린다.`);
