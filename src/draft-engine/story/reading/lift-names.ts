import nlp from 'compromise';
import type { Language } from '#src/shared/language/languages.ts';
import { verbBases } from './english/word-forms.ts';
import type { ReadNoun } from './idea-reading.ts';
import { readingIndex } from './more-words.ts';

/** A name that an idea introduces, and the words beside it that say whose it is. */
interface LiftedName {
  readonly name: string;
  readonly gender?: 'feminine' | 'masculine';
  /** The words just before or behind the introduction; none for whoever leads. */
  readonly beside?: string;
  readonly side?: 'before' | 'behind';
}

/** An idea without its introductions: 'a girl named Maya finds …' is read as 'a girl finds …'. */
export interface LiftedNames {
  readonly text: string;
  readonly names: readonly LiftedName[];
}

interface Introduction {
  readonly pattern: RegExp;
  /** What stays in the text, given the groups of the match. */
  readonly rest?: (groups: Readonly<Record<string, string>>) => string;
  readonly name?: (groups: Readonly<Record<string, string>>) => string;
  readonly side?: 'before' | 'behind';
  /** True where the name could as well be another word at the head of a sentence. */
  readonly doubtful?: true;
}

const NAME = String.raw`(?<name>\p{Lu}[\p{L}'’-]*\p{L})(?: \p{Lu}[\p{L}'’-]*\p{L})?`;
const TITLES =
  'Captain|Doctor|Dr|Professor|King|Queen|Princess|Prince|Detective|Officer|Sheriff|Chef|Mayor|General|Sergeant|Inspector|Judge|Coach|President';
const KIN = 'Grandpa|Grandma|Granny|Grandfather|Grandmother|Uncle|Aunt|Auntie|Father|Sister|Brother';
const OPENING =
  /^(?:an?|the|when|once|one|two|three|today|tonight|tomorrow|yesterday|every|each|and|but|then|while|because|if|who|what|how|why|where|there|here|this|that|my|our|your|his|her|its|their|at|in|on|under|after|before|during|for|from|with|by|near|behind|inside|across|through|over|until|since|about|meet|imagine|picture|somewhere|nobody|everyone|everybody|someone|in|all|both|only|never|always)$/;

const INTRODUCTIONS: Readonly<Record<Language, readonly Introduction[]>> = {
  en: [
    {
      pattern: new RegExp(
        String.raw`(?:(?:^|(?<=[.!?;] ))|, |\.? )(?<whose>her|his|its|their|the \p{L}+['’]s) name (?:is|was) ${NAME}(?<end>[.!,]?)`,
        'giu',
      ),
      rest: ({ end = '' }) => (end === ',' ? ',' : '.'),
    },
    {
      pattern: new RegExp(
        String.raw`,? (?:who(?: is|['’]s|se name is)? )?(?:named|called|by the name of) ${NAME}`,
        'gu',
      ),
      side: 'before',
    },
    { pattern: new RegExp(String.raw`,? whose name (?:is|was) ${NAME},?`, 'gu'), side: 'before' },
    {
      pattern: new RegExp(String.raw`(?<=\b(?:an?|the|my|our|his|her) (?:\p{Ll}+ ){0,3}\p{Ll}+), ${NAME},`, 'gu'),
      side: 'before',
    },
    {
      pattern: new RegExp(
        String.raw`(?<=^|[.!?;] |\band )${NAME}, (?<whose>an?|the|our|my|his|her) (?<what>\p{Ll}[^,.;!?]{2,60}),`,
        'gu',
      ),
      rest: ({ whose, what }) => `${whose} ${what}`,
      side: 'behind',
      doubtful: true,
    },
    {
      pattern: new RegExp(String.raw`(?<=^|[.!?;,] |\band )${NAME} the (?=\p{Ll})`, 'gu'),
      rest: () => 'the ',
      side: 'behind',
      doubtful: true,
    },
    {
      pattern: new RegExp(String.raw`\b(?<title>Mr|Mrs|Ms|Miss|Mister)\.? (?<name>\p{Lu}[\p{L}'’-]*\p{L})`, 'gu'),
      rest: ({ title = '', name = '' }) =>
        `the ${
          readingIndex('en')
            .concepts.get(name.toLowerCase())
            ?.some((concept) => concept.startsWith('animal.'))
            ? name.toLowerCase()
            : /^Mr|^Mister/.test(title) && title !== 'Mrs'
              ? 'man'
              : 'woman'
        }`,
      name: ({ title, name }) => `${title} ${name}`,
      side: 'behind',
    },
    {
      pattern: new RegExp(String.raw`\b(?<title>${KIN}) ${NAME}`, 'gu'),
      rest: ({ title = '' }) => title.toLowerCase(),
      name: ({ title, name }) => `${title} ${name}`,
      side: 'behind',
    },
    {
      pattern: new RegExp(String.raw`\b(?<title>${TITLES})\.? ${NAME}`, 'gu'),
      rest: ({ title = '' }) => `the ${title === 'Dr' ? 'doctor' : title.toLowerCase()}`,
      name: ({ title, name }) => `${title === 'Dr' ? 'Doctor' : title} ${name}`,
      side: 'behind',
    },
  ],
  cn: [
    {
      pattern:
        /(?<=^|[个只位条名头匹，、。])(?:名字叫|名叫|名为|叫做|叫(?![醒来住喊卖好停回]))(?<name>(?:(?!的|了)[\p{Script=Han}]){1,4}?)的/gu,
      side: 'behind',
    },
    {
      pattern:
        /(?<=[\p{Script=Han}])，?(?:名字叫|名叫|名为|叫(?![醒来住喊卖好停回]))(?<name>[\p{Script=Han}]{2,3})(?=[，。])/gu,
      side: 'before',
    },
  ],
  ko: [
    {
      pattern:
        /(?<=^|[\s,.])(?<name>[가-힣]{1,4}?(?=이라)|[가-힣]{1,3}?[가-힣](?<![거다냐자것라]))(?:이?라는|이?라고 하는|이?라고 불리는) (?:이름의 |이름을 가진 )?/gu,
      side: 'behind',
    },
  ],
  ja: [
    {
      pattern:
        /(?<=^|[、。])(?<name>[\p{Script=Han}ァ-ヶー]{1,7}|[ぁ-ん]{2,4})(?:という|っていう|と呼ばれる|と呼ばれた)(?:名前?の)?/gu,
      side: 'behind',
    },
  ],
};

/** How many letters beside a name are looked through for the noun that it names. */
const REACH = { en: 40, cn: 6, ko: 12, ja: 8 } as const;

const isWord = (name: string): boolean => {
  const lower = name.toLowerCase();
  return (
    OPENING.test(lower) ||
    /ing$/.test(lower) ||
    readingIndex('en').frames.has(lower) ||
    verbBases(lower).some((base) => readingIndex('en').frames.has(base) && base !== lower)
  );
};

function genderOf(
  whose: string | undefined,
  title: string | undefined,
  name: string,
): 'feminine' | 'masculine' | undefined {
  if (/^her$/i.test(whose ?? '') || /^(?:Mrs|Ms|Miss|Queen|Princess)$/.test(title ?? '')) {
    return 'feminine';
  }
  if (/^his$/i.test(whose ?? '') || /^(?:Mr|Mister|King|Prince)$/.test(title ?? '')) {
    return 'masculine';
  }
  const tagged = nlp(`${name} went home.`);
  return tagged.has('#FemaleName') ? 'feminine' : tagged.has('#MaleName') ? 'masculine' : undefined;
}

/** Takes the names that an idea introduces out of it, each with what stands beside it. */
export function liftNames(text: string, language: Language): LiftedNames {
  const names: LiftedName[] = [];
  let rest = text;
  for (const { pattern, rest: kept, name: called, side, doubtful } of INTRODUCTIONS[language]) {
    rest = rest.replace(pattern, (...match) => {
      const groups = match.at(-1) as Record<string, string>,
        at = match.at(-3) as number,
        whole = match[0] as string;
      const given = groups['name'] as string;
      if (doubtful && isWord(given)) {
        return whole;
      }
      const stays = kept?.(groups) ?? '';
      const source = match.at(-2) as string;
      const behind = `${stays} ${source.slice(at + whole.length, at + whole.length + REACH[language])}`;
      const gender = language === 'en' ? genderOf(groups['whose'], groups['title'], given) : undefined;
      names.push({
        name: called?.(groups) ?? given,
        ...(gender ? { gender } : {}),
        ...(side
          ? { side, beside: side === 'before' ? source.slice(Math.max(0, at - REACH[language]), at) : behind }
          : {}),
      });
      return stays;
    });
  }
  return {
    text: rest
      .replace(/\s+/g, ' ')
      .replace(/([.!?])[\s.]*\.$/, '$1')
      .trim(),
    names,
  };
}

const isSomebody = (noun: ReadNoun): boolean =>
  noun.concepts.length === 0 ||
  noun.concepts.some((concept) => /^(?:person|animal|robot|spirit|thing)\./.test(concept));

/** Gives the nouns of an idea the names that were lifted from it. False where a name finds nobody: then it was none. */
export function giveNames(nouns: readonly ReadNoun[], names: readonly LiftedName[]): boolean {
  return names.every(({ name, gender, beside, side }) => {
    const known = nouns.filter((noun) => !noun.name && isSomebody(noun));
    const words = beside?.toLowerCase();
    const near =
      words === undefined
        ? known.filter((noun) => noun.role === 'subject')
        : known
            .map((noun) => ({
              noun,
              at:
                side === 'before' ? words.lastIndexOf(noun.word.toLowerCase()) : words.indexOf(noun.word.toLowerCase()),
            }))
            .filter(({ at }) => at >= 0)
            .sort((one, other) => (side === 'before' ? other.at - one.at : one.at - other.at))
            .map(({ noun }) => noun);
    if (near[0]) {
      Object.assign(near[0], { name, ...(gender ? { gender } : {}) });
    }
    return near[0] !== undefined;
  });
}
