import type { Language } from '#src/shared/language/languages.ts';
import type { Random } from '#src/shared/random.ts';
import { PEOPLE, type PersonId } from '../concepts/people.ts';
import { QUALITIES, type QualityId } from '../concepts/qualities.ts';
import { SPECIES } from '../figure-spec.ts';
import { FRAME_IDS, type FrameId } from '../frames/frames.ts';
import type { LexiconWords } from '../lexicon/words/lexicon-words.ts';

const PEOPLE_IDS = Object.keys(PEOPLE) as PersonId[];
const QUALITY_IDS = Object.keys(QUALITIES) as QualityId[];
const pickWord = (list: string, random: Random): string =>
  random.pick(list.split(/[,，、]/).map((word) => word.trim()));

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
  const frame: FrameId = random.pick(FRAME_IDS);
  const verb = pickWord(words.frame[frame], random);
  const hero = someone();
  switch (language) {
    case 'en':
      return `${random.pick(['A', 'The', 'An'])} ${quality ? `${quality} ` : ''}${hero} ${random.pick(['wants to ', 'decides to ', ''])}${verb} a ${thing}${random.chance(0.6) ? ` in the ${place}` : ''}${random.pick(['.', '', '!'])}`;
    case 'cn':
      return `${quality ? `${quality}的` : ''}${hero}${random.chance(0.5) ? `在${place}里` : ''}${verb}${thing}${random.pick(['。', ''])}`;
    case 'ja':
      return `${quality}${hero}が${random.chance(0.5) ? `${place}で` : ''}${thing}を${verb}${random.pick(['。', ''])}`;
    case 'ko':
      return `${quality ? `${quality} ` : ''}${hero}이 ${random.chance(0.5) ? `${place}에서 ` : ''}${thing}을 ${verb}는 이야기`;
  }
}
