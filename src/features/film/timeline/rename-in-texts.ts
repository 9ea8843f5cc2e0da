import type { PlannedShot } from '#src/draft-engine/story/film-plan.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { escapeRegExp } from '#src/shared/escape-reg-exp.ts';
import { takeApart } from '#src/shared/language/hangul.ts';
import { WRITING } from '#src/shared/language/writing.ts';
import { LIST_OF } from './apply-to-cast.ts';
import type { FilmDocument } from './film-document.ts';
import { CAST_KINDS, type FilmEdit, type ShotChange } from './film-edit.ts';
import { besideOf, leadOf, nameInPhrase } from './name-in-phrase.ts';

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

/** Changes a text; one that would be longer than it may be stays. */
type Rename = (text: string, most?: number, isDescription?: boolean) => string;
/** Characters of a text. */
const MOST = { usual: 2000, outline: 10_000, soundWords: 500 };

/**
 * Writes the name of a member of the cast in place of its former one into all texts of a film: title, story, music,
 * descriptions of the cast, and what is seen, said and heard in its shots. Empty where none has it, and where another
 * member has that name. Whole words are changed, and only what no longer name of somebody else holds.
 */
export function renameInTexts(
  document: FilmDocument,
  { key, name }: { key: string; name: string },
  former: string,
): FilmEdit[] {
  const { language, shots, characters, places, items } = document;
  const from = former.trim();
  const to = name.trim();
  const others = [...characters, ...places, ...items].filter((other) => other.key !== key).map((other) => other.name);
  if (from === '' || from === to || others.some((other) => isSame(other, from))) {
    return [];
  }
  const longer = [...others, to].filter((other) => other.length > from.length && lower(other).includes(lower(from)));
  const names = [...longer.toSorted((one, other) => other.length - one.length), from].map(escapeRegExp);
  const finder = new RegExp(inText(names.join('|'), escapeRegExp(to), language), 'giu');
  const phrase = nameInPhrase(language, from, to);
  const rename: Rename = (text, most = MOST.usual, isDescription = false) => {
    const next = text.replace(finder, (found: string, ...rest: unknown[]) => {
      const {
        first = '',
        lead = '',
        said = '',
        particle,
        again = '',
        close = '',
      } = rest.at(-1) as Partial<Record<string, string>>;
      const [at, whole] = rest.slice(-3) as [number, string];
      const [before, after] = [whole.slice(0, at), whole.slice(at + found.length - close.length)];
      const written = isSame(said, from) ? phrase({ lead, said, before, after, isDescription }) : undefined;
      if (written === undefined) {
        return found;
      }
      const isTwice = first !== '' || again !== '';
      const closing = `${first}${again}`.includes(',') ? '' : close;
      return `${isTwice ? to : written}${particle ? fitting(particle, to) : ''}${closing}`;
    });
    return next.length > most ? text : next;
  };
  return [
    ...inWhole(document, rename),
    ...CAST_KINDS.flatMap((kind) =>
      document[LIST_OF[kind]].flatMap((member): FilmEdit[] => {
        const description = rename(member.description, MOST.usual, true);
        return description === member.description ? [] : [{ kind, key: member.key, set: { description } }];
      }),
    ),
    ...shots.flatMap(({ id, plan }): FilmEdit[] => {
      const set = inShot(plan, rename);
      return Object.keys(set).length === 0 ? [] : [{ kind: 'shot', id, set }];
    }),
  ];
}

/** What changes of the texts of a whole film. */
function inWhole({ title, outline, music }: FilmDocument, rename: Rename): FilmEdit[] {
  const set = changed(
    { title, outline, ...(music && { music }) },
    {
      title: rename(title, LIMITS.film.titleCharacters),
      outline: rename(outline, MOST.outline),
      ...(music && { music: renamed(music, ['description'], rename) }),
    },
  );
  return Object.keys(set).length === 0 ? [] : [{ kind: 'film', set }];
}

/** What changes of the texts of a shot. */
function inShot({ script, speech, tail, soundWords }: PlannedShot, rename: Rename): ShotChange {
  return changed(
    { script, speech, ...(tail && { tail }), ...(soundWords && { soundWords }) },
    {
      script: rename(script),
      speech: renamed(speech, ['text'], rename),
      ...(tail && {
        tail: renamed(tail, ['description'], (text) => rename(text, LIMITS.film.shotDescriptionCharacters)),
      }),
      ...(soundWords && {
        soundWords: renamed(soundWords, ['wanted', 'unwanted'], (text) => rename(text, MOST.soundWords)),
      }),
    },
  );
}

/** The same object where none of these fields has the name. */
function renamed<Field extends string, Whole extends Record<Field, string>>(
  whole: Whole,
  fields: readonly Field[],
  rename: Rename,
): Whole {
  const next = Object.fromEntries(fields.map((field) => [field, rename(whole[field])]));
  return fields.some((field) => next[field] !== whole[field]) ? { ...whole, ...next } : whole;
}

/** The fields that are not what they were. */
function changed<Whole extends object>(before: Whole, after: Whole): Partial<Whole> {
  const fields = Object.entries(after).filter(([field, value]) => value !== before[field as keyof Whole]);
  return Object.fromEntries(fields) as Partial<Whole>;
}

/** Where these names stand in a text of a language, with what belongs to them and a particle that has to fit. */
function inText(names: string, to: string, language: FilmDocument['language']): string {
  const beside = besideOf(language, to);
  const before = `(?<first>${beside.before})?(?<lead>${leadOf(language)})?`;
  const again = `(?<again>${beside.after})`;
  if (WRITING[language].wordsRunOn) {
    return `${before}(?<said>${names})${again}?`;
  }
  const end = String.raw`(?![\p{L}\p{N}])`;
  const after =
    language === 'ko'
      ? `(?:${again}|(?<particle>${PARTICLE_PAIRS.flat().join('|')})(?=${SECOND_PARTICLES}${end})|(?=(?:${OTHER_PARTICLES})?${SECOND_PARTICLES}${end}))`
      : String.raw`${end}${again}?(?<close>,(?=\s))?`;
  return String.raw`${before}(?<![\p{L}\p{N}])(?<said>${names})${after}`;
}

const lower = (text: string): string => text.toLocaleLowerCase();
const isSame = (one: string, other: string): boolean => lower(one) === lower(other);

/** The form of a particle that stands after a name. */
function fitting(particle: string, name: string): string {
  const pair = PARTICLE_PAIRS.find(([closed, open]) => [closed, open].includes(particle as never));
  const letters = takeApart(name.at(-1) ?? '');
  if (!pair || !letters) {
    return particle;
  }
  // Before 로 an ㄹ counts as open.
  const isClosed = letters.final !== '' && !(pair[0] === '으로' && letters.final === 'ㄹ');
  return pair[isClosed ? 0 : 1];
}
