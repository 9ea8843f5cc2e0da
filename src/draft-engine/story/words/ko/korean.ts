import type { MusicMood } from '../../film-plan.ts';
import type { Grammar } from '../grammar.ts';
import type { CastFact, NounFact, StoryFacts } from '../story-facts.ts';
import { KOREAN_FRAMES } from './korean-frames.ts';
import { KOREAN_LINES, KOREAN_NARRATION, KOREAN_SCRIPTS } from './korean-sentences.ts';
import { settleParticles } from './particles.ts';

const NUMBERS: Readonly<Record<number, string>> = { 2: '이', 3: '삼', 4: '사', 5: '오', 6: '육', 7: '칠', 8: '팔', 9: '구', 10: '십', 11: '십일', 12: '십이', 13: '십삼', 14: '십사', 20: '이십', 30: '삼십', 40: '사십', 50: '오십' };
const TIMES: Readonly<Record<StoryFacts['time'], string>> = { dawn: '새벽', morning: '아침', noon: '한낮', afternoon: '오후', dusk: '해 질 녘', night: '밤' };
const MOODS: Readonly<Record<MusicMood, string>> = {
  warm: '따뜻한 현악과 피아노', wistful: '클라리넷 독주와 하프', playful: '장난스러운 피치카토', tense: '낮은 맥박과 긴 바이올린', dark: '어두운 콘트라베이스', epic: '느린 북과 관현악', tender: '여백이 많은 피아노', mysterious: '첼레스타와 약음 현악', bright: '우쿨렐레와 손뼉', solemn: '먼 금관의 합창', driving: '빠른 현악과 북', dreamy: '울림이 긴 비브라폰',
};
const AGES: Readonly<Record<CastFact['age'], string>> = { child: '어린', youth: '젊은', adult: '한창때의', old: '나이 지긋한' };

const full = (noun: Pick<NounFact, 'noun' | 'adjectives'>): string => [...noun.adjectives.slice(0, 2), noun.noun].join(' ');
const castSlot = (cast: CastFact, form: string | undefined): string | undefined => {
  const role = full({ noun: cast.role, adjectives: cast.adjectives });
  switch (form) {
    case undefined: case 'call': return cast.name;
    case 'role': case 'noun': return cast.role;
    case 'full': case 'a': return role;
    case 'who': return cast.named && cast.role !== cast.name ? `${role} ${cast.name}` : role;
    default: return undefined;
  }
};
const nounSlot = (noun: NounFact, form: string | undefined): string | undefined => form === undefined || form === 'noun' ? noun.noun : form === 'full' || form === 'a' ? full(noun) : undefined;

/** Syllables, a digit or three Latin letters counted as one and more. */
const syllables = (text: string): number => (text.match(/[가-힣\u4e00-\u9fff\u3040-\u30ff]/g)?.length ?? 0) + Math.ceil((text.match(/[a-z]/gi)?.length ?? 0) / 2.5) + 2 * (text.match(/\d/g)?.length ?? 0);

/** 한국어: 조사는 앞말의 받침을 따른다. */
export const KOREAN: Grammar = {
  language: 'ko',
  narration: KOREAN_NARRATION,
  lines: KOREAN_LINES,
  frames: KOREAN_FRAMES,
  scripts: KOREAN_SCRIPTS,
  voices: {
    ads: ['salesman'], drama: ['warm'], comedy: ['dry'], romance: ['warm'], martial_arts: ['epic'], fantasy: ['warm'], scifi: ['dry'], suspense: ['dry'], horror: ['dry'], action: ['dry'], history: ['epic'], war: ['dry'], documentary: ['reporting'], animation: ['childlike'], crime: ['dry'], adventure: ['epic'], biography: ['reporting'], disaster: ['reporting'],
    youth: ['dry'], family: ['warm'], art: ['dry'], road: ['dry'], western: ['dry'], detective: ['dry'], education: ['reporting'], travel: ['warm'], nature: ['reporting'], variety: ['salesman'], news: ['reporting'],
  },
  habits: [(line) => syllables(line) <= 16 ? `저기, ${line}` : line, (line) => syllables(line) <= 16 ? `음… ${line}` : line, (line) => line],
  titles: { any: ['{hero.role}과(와) {other.role}', '{place}의 {hero.role}', '{thing}을(를) 든 사람', '{place}에서, {years} 년'], types: {}, frames: {} },
  outlines: ['{place}과(와) {elsewhere}을(를) 오가며, {hero}과(와) {other} 사이에서 벌어지는 일이다.', '{hero}은(는) {other}을(를) 만나고, {thing}이(가) 손에서 손으로 건너간다.'],
  names: {
    feminine: { young: ['한별', '소이', '다온', '예린', '하루', '지우'], grown: ['수진', '은영', '미래', '혜원', '선주', '지안'], old: ['순자', '말숙', '옥분', '정희', '복순', '영자'] },
    masculine: { young: ['도윤', '시우', '준호', '민재', '태오', '이든'], grown: ['영수', '상훈', '기태', '정우', '동현', '재석'], old: ['만식', '춘삼', '덕수', '병호', '칠성', '용팔'] },
  },
  musicMoods: MOODS,
  speechUnitsPerSecond: 5.5,
  countSpeechUnits: syllables,
  slot: (name, form, facts) => {
    switch (name) {
      case 'hero': return castSlot(facts.hero, form);
      case 'other': return castSlot(facts.other, form);
      case 'target': return facts.targetIsOther ? castSlot(facts.other, form) : nounSlot(facts.target, form);
      case 'thing': return nounSlot(facts.thing, form);
      case 'place': return nounSlot(facts.place, form);
      case 'elsewhere': return nounSlot(facts.elsewhere, form);
      case 'want': return KOREAN_FRAMES[facts.frame].wish;
      case 'years': return NUMBERS[facts.years] ?? '여러';
      case 'time': return TIMES[facts.time];
      default: return undefined;
    }
  },
  finish: (text) => settleParticles(text).replace(/\s+/g, ' ').trim(),
  describeCharacter: (cast) => settleParticles(cast.named ? `${cast.name}. ${cast.kind === 'person' ? `${AGES[cast.age]} ` : ''}${full({ noun: cast.role, adjectives: cast.adjectives })}.` : `${full({ noun: cast.role, adjectives: cast.adjectives })}.`),
  describePlace: (place, facts, first) => settleParticles(first ? `${full(place)}. ${facts.hero.name}이(가) 머무는 곳.` : `${full(place)}. 일이 판가름 나는 곳.`),
  describeItem: (item) => `${full(item)}. 오래 쓰고 아껴 온 것.`,
  describeMusic: (mood, facts) => settleParticles(`${MOODS[mood]}. ${facts.hero.name}의 주제가 조각조각 들리다가 끝에 온전히 울린다.`),
  tidyIdea: (idea) => idea.length > 160 ? `${idea.slice(0, 160)}…` : /[.!?…]$/.test(idea) ? idea : `${idea}.`,
  nameOf: (noun) => full(noun),
};
