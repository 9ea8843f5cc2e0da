/** Who and what a text says is not there. */
export interface SaidAbsent {
  /** Their words. */
  absent: string[];
  /** Nobody is there but whom the rest of the text names. */
  isNobody: boolean;
  /** The text without those words. */
  rest: string;
}

/** Words of a language for absence; the first group of each pattern is who or what is absent. */
const ABSENT: readonly RegExp[] = [
  // 'The neighbour is not there.', 'There is no piano.', 'without the dog', 'no piano'
  /(?<=^|[.!?;,]\s*|\b(?:and|but|while) )((?:the|a|an|any|her|his|their)\s+[\p{L}' -]{1,40}?|\p{Lu}[\p{L}'-]*(?: \p{Lu}[\p{L}'-]*)?) (?:is|are|was|were)(?: not|n['’]t| no longer| nowhere)(?: to be seen)?(?: (?:there|here|present|around|in (?:it|sight|the (?:picture|shot|scene|frame|room))))?(?: any ?more| now| yet)?(?=\s*(?:[.!?;,]|$|and\b|but\b))/giu,
  /(?<=^|[.!?;,]\s*|\b(?:and|but|while) )(the [\p{L}' -]{1,40}?|\p{Lu}[\p{L}'-]*) (?:is|are) (?:absent|missing from (?:it|the (?:picture|shot|scene)))(?=\s*(?:[.!?;,]|$|and\b|but\b))/giu,
  /\bthere (?:is|are|was|were)(?:(?: not|n['’]t) (?:a|an|any)| no(?: more)?) ([\p{L}' -]{1,40}?)(?: (?:there|here|any ?more|in (?:it|sight|the (?:picture|shot|scene|room))))?(?=\s*(?:[.!?;,]|$|and\b|but\b))/giu,
  /\bwithout ((?:the |an? |any |her |his |their )?[\p{L}' -]{1,40}?)(?=\s*(?:[.!?;,]|$|and\b|but\b|in\b|on\b|at\b))/giu,
  /(?<=^|[.!?;,]\s*|\b(?:and|but) )no ([\p{L}' -]{1,40}?)(?: (?:there|here|any ?more|in (?:it|sight|the (?:picture|shot|scene))))?(?=\s*(?:[.!?;,]|$|and\b|but\b))/giu,
  /\bwith (?:no|zero|not a single) ([\p{L}' -]{1,40}?)(?=\s*(?:[.!?;,]|$|and\b|but\b|in\b|on\b|at\b))/giu,
  // 没有车的街道
  /没有([\p{Script=Han}]{1,4}?)的(?=[\p{Script=Han}])/gu,
  // 邻居不在。没有钢琴。不要狗。
  /(?<=^|[。，、！？；\s])([\p{Script=Han}A-Za-z]{1,12}?)(?:已经)?(?:不在|没在|没有出现|不出现)(?:这里|那里|这儿|那儿|场|画面里|画面中|里面)?了?(?=[。，、！？；\s]|$)/gu,
  /(?<=^|[。，、！？；\s里中上])(?:这里|那里|画面里|画面中)?(?:没有|不要|去掉|除去)(?:了)?([\p{Script=Han}A-Za-z]{1,12}?)(?:了)?(?=[。，、！？；\s]|$)/gu,
  /\bfree of ([\p{L}' -]{1,40}?)(?=\s*(?:[.!?;,]|$|and\b|but\b))/giu,
  // 隣人はいない。ピアノなしで。犬のいない
  /(?<=^|[。、！？\s])([\p{Script=Han}\p{Script=Katakana}ーA-Za-z々]{1,16})(?:は|が|も)(?:もう|そこに|ここに|そこには|ここには)*(?:いない|いません|居ない|ない|ありません|いなくて|なくて|いなくなった)(?:です)?(?=[。、！？\s]|$)/gu,
  /([\p{Script=Han}\p{Script=Katakana}ーA-Za-z々]{1,16})(?:抜きで|抜きの|なしで|なしの|無しで|を除いて|のいない|がいない|のない)/gu,
  // 이웃은 없다. 피아노 없이. 개는 거기 없어요.
  /(?<=^|[.,!?\s])([\p{Script=Hangul}A-Za-z]{1,16}?)(?:은|는|이|가|도)? (?:거기에?|여기에?|그곳에?|더 이상 |이제 )*\s*(?:없이|없다|없어요?|없습니다|없고|없는|없음|빼고)(?=[.,!?\s]|$)/gu,
];

const NOBODY: readonly RegExp[] = [
  /\bthere (?:is|was) (?:nobody|no one|no-one|not anybody)(?: else)?(?: (?:there|here|around|in sight))?/giu,
  /\b(?:nobody|no one|no-one|no people|not a soul)(?: else)?(?: (?:is|are|was))?(?: (?:there|here|around|to be seen|in (?:it|sight|the (?:picture|shot|scene|room))))?(?=\s*(?:[.!?;,]|$|and\b|but\b))/giu,
  /(?:这里|那里|画面里|画面中|周围)?(?:没有任何人|没有人|没人|空无一人|一个人也没有|谁也不在|谁都不在)(?:在)?(?:这里|那里|场)?/gu,
  /(?:そこには?|ここには?|ほかには?|他には?)?(?:誰も|だれも)(?:そこに|ここに)?(?:いない|いません|いなくて|居ない)/gu,
  /(?:거기에?는?|여기에?는?)?\s*(?:아무도|사람이) (?:거기에? |여기에? )?(?:없다|없어요?|없습니다|없고|없는)/gu,
];

/** Nobody who could be looked for: 'He cannot live without her.' */
const NAMELESS = /^\s*(?:her|him|them|it|me|you|us)?\s*$/iu;

/** Reads who and what is said not to be there, in any of the four languages. */
export function saidAbsent(text: string): SaidAbsent {
  const absent: string[] = [];
  let rest = text;
  let isNobody = false;
  for (const pattern of NOBODY) {
    rest = rest.replace(pattern, () => {
      isNobody = true;
      return ' ';
    });
  }
  for (const pattern of ABSENT) {
    rest = rest.replace(pattern, (_all, words: string) => {
      absent.push(
        ...words.split(/\s*(?:,|\band\b|\bor\b|、|和|与|と|과 |와 )\s*/u).filter((one) => !NAMELESS.test(one)),
      );
      return ' ';
    });
  }
  if (absent.length === 0 && !isNobody) {
    return { absent, isNobody, rest: text };
  }
  return { absent, isNobody, rest: tidied(rest) };
}

/** What is left, without signs and joining words that stand alone. */
const tidied = (text: string): string =>
  text
    .replace(/\s+/gu, ' ')
    .replace(/(?:^|(?<=[.!?]))[\s,;.、，。！？!?]*(?:and|but|while)?(?=\s*(?:[,;.、，。！？!?]|$))/giu, '')
    .replace(/(?:[\s,;、，]|\b(?:and|but))+(?=[.!?。！？]|$)/giu, '')
    .replace(/(?<=[.!?。！？])[\s,;.、，。！？!?]+(?=[.!?。！？]|$)/gu, '')
    .replace(/(?<=[.!?。！？])[.!?。！？]+/gu, '')
    .replace(/^[\s,;.、，。！？!?]+/u, '')
    .trim();
