import type { Language } from '#src/shared/language/languages.ts';
import type { ConceptId } from '../concepts/concept.ts';
import { conceptsOfWords } from '../lexicon/concepts-of-words.ts';
import type { NounPhrase } from './text-reading.ts';

/** An animal with a title of kin, as tales name it; the animal is the first group that is found. */
const TITLED: Readonly<Record<Language, RegExp>> = {
  en: /^(?:grand(?:mother|father|ma|pa)|granny|gran|mother|father|mama|papa|uncle|aunt(?:ie|y)?|sister|brother) ([a-z]+)$|^([a-z]+) (?:grand(?:mother|father|ma|pa)|granny|uncle|aunt(?:ie|y)?)$/i,
  cn: /^(?:老|小)?(.+?)(?:奶奶|爷爷|外婆|外公|婆婆|公公|妈妈|爸爸|大叔|叔叔|大婶|阿姨|大妈|大娘|大伯|伯伯|姐姐|哥哥)$/,
  ja: /^(.+?)の?(?:お?(?:ばあ|じい)(?:さん|ちゃん)|(?:婆|爺)(?:さん|ちゃん)|お(?:ば|じ)さん)$/,
  ko: /^(.+) (?:할머니|할아버지|할멈|할아범|영감|아주머니|아줌마|아저씨|이모|고모|삼촌|어머니|아버지|엄마|아빠|언니|누나|오빠|형)$/,
};
/** Animals by whose word people are called too: 'Uncle Jay', 马奶奶. */
const NAMES: Readonly<Partial<Record<Language, RegExp>>> = {
  en: /^(?:robin|jay|wren|drake|martin|buck|kitty|dove|goose)$/i,
  cn: /^[马牛龙鱼虎羊]$/,
};

/** '부엉이 할머니', 'Grandmother Owl': the animal that has a title of kin; undefined for anybody else. */
export function animalOfKin({ head, name }: NounPhrase, language: Language): ConceptId | undefined {
  const all = language === 'en' ? [head, name ?? '', `${head} ${name ?? ''}`] : [head];
  for (const words of all) {
    const match = TITLED[language].exec(words.trim());
    const word = (match?.[1] ?? match?.[2] ?? '').toLowerCase();
    const animal = conceptsOfWords(language)
      .get(word)
      ?.find((concept) => concept.startsWith('animal.'));
    if (animal && !NAMES[language]?.test(word)) {
      return animal;
    }
  }
  return undefined;
}
