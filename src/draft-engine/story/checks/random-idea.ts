import type { Language } from '#src/shared/language/languages.ts';
import type { Random } from '#src/shared/random.ts';
import { PEOPLE, type PersonId } from '../concepts/people.ts';
import { QUALITIES, type QualityId } from '../concepts/qualities.ts';
import { SPECIES } from '../figure-spec.ts';
import { inflect } from '../idea/en/verb-forms.ts';
import type { LexiconWords } from '../lexicon/words/lexicon-words.ts';
import { SLOT_END, settleParticles } from '../words/ko/particles.ts';

const PEOPLE_IDS = Object.keys(PEOPLE) as PersonId[];
const QUALITY_IDS = Object.keys(QUALITIES) as QualityId[];
const pickWord = (list: string, random: Random): string =>
  random.pick(list.split(/[,，、]/).map((word) => word.trim()));

/** Verbs as they stand in the sentences below. */
const VERBS: Readonly<Record<Language, string>> = {
  en: 'find, lose, search for, return to, rescue, escape from, build, repair, race, teach, discover, invent, open, sell, travel to, wait for, remember, forget, fall in love with, meet, leave, forgive, betray, avenge, hide, guard, steal, paint, cook, draw, bury, marry, follow, fight, carry, chase, wake, plant, break, dream of',
  cn: '找到, 弄丢了, 寻找, 送回, 救了, 逃离, 建造, 修好了, 追赶, 教, 发现, 发明, 打开, 卖, 等待, 想起, 忘记, 爱上了, 遇见, 离开, 原谅, 背叛了, 藏起了, 守护, 偷走了, 画, 煮, 埋了, 娶了, 跟着, 打败了, 背着, 叫醒, 种下, 打碎了, 梦见',
  ko: '찾는, 잃어버리는, 구하는, 만드는, 고치는, 쫓는, 가르치는, 발견하는, 발명하는, 여는, 파는, 기다리는, 기억하는, 잊는, 사랑하는, 만나는, 떠나는, 용서하는, 배신하는, 숨기는, 지키는, 훔치는, 그리는, 묻는, 따라가는, 깨우는, 심는, 깨뜨리는, 꿈꾸는',
  ja: '見つける, なくす, 探す, 返す, 助ける, 作る, 直す, 追いかける, 教える, 発見する, 発明する, 開ける, 売る, 待つ, 思い出す, 忘れる, 愛する, 迎える, 離れる, 許す, 裏切る, 隠す, 守る, 盗む, 描く, 煮る, 埋める, 運ぶ, 起こす, 植える, 壊す',
};

/** A made-up idea of lexicon words, in the word order of a language, for property tests. */
export function randomIdea(language: Language, words: LexiconWords, random: Random): string {
  const someone = (): string =>
    random.chance(0.65)
      ? pickWord(words.person[random.pick(PEOPLE_IDS)], random)
      : random.chance(0.6)
        ? pickWord(words.animal[random.pick(SPECIES)], random)
        : pickWord(random.pick(Object.values(words.spirit)), random);
  const quality = random.chance(0.5) ? pickWord(words.quality[random.pick(QUALITY_IDS)], random) : '';
  const thing = random.chance(0.6) ? pickWord(random.pick(Object.values(words.thing)), random) : someone();
  const place = pickWord(random.pick(Object.values(words.place)), random);
  const verb = pickWord(VERBS[language], random);
  const hero = someone();
  switch (language) {
    case 'en': {
      const subject = quality ? `${quality} ${hero}` : hero;
      const wish = random.pick(['wants to', 'decides to', '']);
      const deed = wish ? `${wish} ${verb}` : verb.replace(/^\w+/, (base) => inflect(base).s);
      return `${random.pick([articleOf(subject), 'The'])} ${subject} ${deed} ${articleOf(thing).toLowerCase()} ${thing}${random.chance(0.6) ? ` in the ${place}` : ''}${random.pick(['.', '', '!'])}`;
    }
    case 'cn':
      return `${quality ? `${quality}的` : ''}${hero}${random.chance(0.5) ? `在${place}里` : ''}${verb}${thing}${random.pick(['。', ''])}`;
    case 'ja':
      return `${quality}${hero}が${random.chance(0.5) ? `${place}で` : ''}${thing}を${verb}${random.pick(['。', ''])}`;
    case 'ko':
      return settleParticles(
        `${quality ? `${quality} ` : ''}${hero}${SLOT_END}이 ${random.chance(0.5) ? `${place}에서 ` : ''}${thing}${SLOT_END}을 ${verb} 이야기`,
      );
  }
}

const articleOf = (words: string): string => (/^[aeiou]/i.test(words) ? 'An' : 'A');
