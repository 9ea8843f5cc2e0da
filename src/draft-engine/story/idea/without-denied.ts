import type { Language } from '#src/shared/language/languages.ts';

/** What begins a clause of its own behind 'but'. */
const NEW_CLAUSE = '(?!(?:also|too|then|now|still|he|she|they|it|we|i|you|nobody|nothing)\\b)';
/** 'not only', 'not yet': nothing is denied. */
const NOT_MORE = '(?!only|just|merely|simply|yet|even|one but|without)';

/** Words of a language by which something is denied for something else: each match is what is not there. */
const DENIED: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [
    // 'not a letter but an umbrella', 'came not to fight but to dance'
    new RegExp(
      `\\bnot ${NOT_MORE}(?:(?:a|an|the|his|her|their|its|my|our|your|any|to|with|for|from|in|at|by|of|because|as)\\b[^.!?;:,]{1,60}?),? but ${NEW_CLAUSE}(?:rather )?`,
      'giu',
    ),
    // 'grows not gold but wheat', and not 'does not win but smiles'
    new RegExp(
      `(?<!\\b(?:do|does|did|is|are|was|were|am|can|could|will|would|may|might|must|shall|should|has|have|had|need|dare) )\\bnot ${NOT_MORE}(?!(?:a|an|the)\\b)[\\p{L}'’-]{2,}(?: [\\p{L}'’-]{2,})?,? but ${NEW_CLAUSE}(?:rather )?`,
      'giu',
    ),
    // 'an umbrella, not a letter'
    /, (?:and )?not (?:(?:a|an|the|his|her|their|its|my|our|your|with|for|from|to)\b)(?![^.!?;:]{1,60}\bbut\b)[^.!?;:,]{1,40}?(?=[.!?;:,]|$)/giu,
    // 'bakes bread instead of a cake'
    /\b(?:instead of|rather than) [^.!?;:,]{1,40}?(?=[.!?;:,]|$| (?:to|in|at|for|with|and|from|on|by|while|when|because)\b)/giu,
  ],
  cn: [
    // 送的不是信，而是伞; 不是带着信，而是带着伞来
    /(?:并不|并非|不)是[^。！？；，、]{1,24}[，、]?而(?=是)/gu,
    /不(?![仅但光只单])[^。！？；，、是]{1,10}[，、]?而(?![且不是])(?=[\p{Script=Han}])/gu,
    // 带的是伞，不是信; 跳舞而不是打仗
    /(?<=是[^。！？；，]{1,24})[，、](?:而)?(?:并)?不是[^。！？；，、]{1,24}(?=[。！？；，、]|$)/gu,
    /[，、]?而(?:不是|非)[^。！？；，、]{1,16}(?=[。！？；，、]|$)/gu,
  ],
  ja: [
    // 猫ではなく犬が来た, and not 手紙だけではなく傘も
    /(?<=^|[、。！？はがもにをで\s])[^、。！？はがをも\s]{1,16}(?<!だけ|ばかり|のみ|ところ)(?:では|で|じゃ)なくて?、?/gu,
    // 手紙の代わりに傘を
    /(?<=^|[、。！？はがもにをで\s])[^、。！？はがをも\s]{1,12}の(?:代わり|かわり)に、?(?=[^、。！？]{1,12}[をが])/gu,
  ],
  ko: [
    // 싸우는 것이 아니라 춤을 춘다: the whole deed, up to whoever does it
    /(?<=^|[.!?,]\s*|[은는이가도]\s)(?:(?!\S*[은는이가도](?:\s|,))\S+\s){0,4}\S+\s(?:것이|게|것은|건)\s아니라,?\s?/gu,
    // 편지가 아니라 우산을, and not 편지뿐만 아니라
    /(?<=^|\s)(?:[가-힣]*(?:의|한|된|간|란|운|린|진|쁜|큰|작은|낡은|쓴)\s)?(?!\S*뿐)[^\s.!?,]{1,12}(?:이|가|은|는)\s아니라,?\s/gu,
    // 편지 대신 우산을
    /(?<=^|\s)[^\s.!?,]{1,12}\s대신(?:에)?,?\s(?=[^\s.!?,]{1,12}(?:\s[^\s.!?,]{1,12})?[을를이가]\s)/gu,
  ],
};

/** An idea without what it only names to say that it is not there. Every place in the text stays where it was. */
export function withoutDenied(idea: string, language: Language): string {
  return DENIED[language].reduce((text, pattern) => text.replace(pattern, (said) => ' '.repeat(said.length)), idea);
}
