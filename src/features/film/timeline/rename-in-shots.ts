import { WRITING } from '#src/shared/language/writing.ts';
import type { FilmDocument } from './film-document.ts';
import type { FilmEdit } from './film-edit.ts';

/** Particles that Korean writes onto a name: after a closed syllable, and after an open one. */
const PARTICLE_PAIRS = [
  ['은', '는'],
  ['이', '가'],
  ['을', '를'],
  ['과', '와'],
  ['으로', '로'],
  ['이랑', '랑'],
  ['아', '야'],
] as const;
const OTHER_PARTICLES = '의|에게서|에게|에서|에|도|만|께서|께|한테|까지|부터|처럼|보다';
/** These may follow another one. */
const SECOND_PARTICLES = '(?:는|도|만|의|부터|서)?';

/**
 * Writes the name of a member of the cast in place of its former one into what is seen and said in all shots. Empty
 * where no shot has it, and where another member has that name. Whole words are changed, and only what no longer name
 * of somebody else holds.
 */
export function renameInShots(
  { language, shots, characters, places, items }: FilmDocument,
  { key, name }: { key: string; name: string },
  former: string,
): FilmEdit[] {
  const from = former.trim();
  const to = name.trim();
  const others = [...characters, ...places, ...items].filter((other) => other.key !== key).map((other) => other.name);
  if (from === '' || from === to || others.some((other) => isSame(other, from))) {
    return [];
  }
  const longer = [...others, to].filter((other) => other.length > from.length && lower(other).includes(lower(from)));
  const names = [...longer.toSorted((one, other) => other.length - one.length), from].map(escaped);
  const finder = new RegExp(inText(names.join('|'), language), 'giu');
  const rename = (text: string): string =>
    text.replace(finder, (found: string, said: string, particle: string | undefined) =>
      isSame(said, from) ? `${inCaseOf(said, from, to)}${particle ? fitting(particle, to) : ''}` : found,
    );
  return shots.flatMap(({ id, plan }): FilmEdit[] => {
    const script = rename(plan.script);
    const text = rename(plan.speech.text);
    const set = {
      ...(script !== plan.script && { script }),
      ...(text !== plan.speech.text && { speech: { ...plan.speech, text } }),
    };
    return Object.keys(set).length === 0 ? [] : [{ kind: 'shot', id, set }];
  });
}

/** Where these names stand in a text of a language; the second group is a particle that the name has to fit. */
function inText(names: string, language: FilmDocument['language']): string {
  if (WRITING[language].wordsRunOn) {
    return `(${names})()`;
  }
  const end = String.raw`(?![\p{L}\p{N}])`;
  const after =
    language === 'ko'
      ? `(?:(${PARTICLE_PAIRS.flat().join('|')})(?=${SECOND_PARTICLES}${end})|(?=(?:${OTHER_PARTICLES})?${SECOND_PARTICLES}${end}))`
      : `()${end}`;
  return String.raw`(?<![\p{L}\p{N}])(${names})${after}`;
}

const escaped = (text: string): string => text.replace(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`);
const lower = (text: string): string => text.toLocaleLowerCase();
const isSame = (one: string, other: string): boolean => lower(one) === lower(other);

/** The new name begins as small or as large as the former one does where it stands. */
function inCaseOf(said: string, from: string, to: string): string {
  const [first = ''] = said;
  if (said === from || first === from[0]) {
    return to;
  }
  const isSmall = first === lower(first);
  return `${isSmall ? lower(to[0] ?? '') : (to[0] ?? '').toLocaleUpperCase()}${to.slice(1)}`;
}

/** The form of a particle that stands after a name. */
function fitting(particle: string, name: string): string {
  const pair = PARTICLE_PAIRS.find(([closed, open]) => [closed, open].includes(particle as never));
  const code = (name.codePointAt(name.length - 1) ?? 0) - 0xac_00;
  if (!pair || code < 0 || code > 11_171) {
    return particle;
  }
  const final = code % 28;
  // Before 로 an ㄹ counts as open.
  const isClosed = final !== 0 && !(pair[0] === '으로' && final === 8);
  return pair[isClosed ? 0 : 1];
}
