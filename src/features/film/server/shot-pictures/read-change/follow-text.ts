import type { PlannedShot } from '#src/draft-engine/story/film-plan.ts';
import { escapeRegExp } from '#src/shared/escape-reg-exp.ts';
import type { Language } from '#src/shared/language/languages.ts';
import type { DocumentItem, FilmDocument } from '../../../timeline/film-document.ts';
import { findWords } from './find-words.ts';
import { CHANGE_WORDS } from './list-entries.ts';
import { SCRIPT_WORDS, type ScriptWords } from './script-words.ts';

/** Characters of the text of a shot. */
const MOST = 2000;
const SENTENCE = /[^.!?。！？\n]+[.!?。！？\n]*\s*/gu;
const JOINED = 'と|や|、|와|과|하고|和|与|跟|,|&|and';

/** A text while it follows a change: what of it still holds, and the sentences that are new. */
interface Following {
  text: string;
  added: string[];
}

/**
 * The text of a shot after a change of what it shows: the hour and the place are written over, what is said of whom or
 * what is gone is taken out, and what is new is told at the end. It stays as it is where nothing of it is touched,
 * where the shot has no text, and where it would become too long.
 */
export function followText(
  before: PlannedShot,
  after: PlannedShot,
  film: FilmDocument,
  newItems: readonly DocumentItem[],
): string {
  const { script } = before;
  if (script.trim() === '') {
    return script;
  }
  const { language } = film;
  const words = SCRIPT_WORDS[language];
  const things = [...film.items, ...newItems];
  let now: Following = { text: script, added: [] };
  now = followHour(now, [before, after], language);
  now = followWeather(now, [before, after], film);
  now = followPlace(now, [before, after], film);
  now = followThings(now, [before, after], { things, words });
  now = followPeople(now, [before, after], film);
  const { text, added } = now;
  if (text === script && added.length === 0) {
    return script;
  }
  const left = text.trim();
  const names = after.actors.map(({ characterKey }) => nameIn(film.characters, characterKey));
  const sentences = left === '' && added.length === 0 ? [...new Set(names)].map(words.isThere) : added;
  const next = [left, ...sentences].filter((part) => part !== '').join(words.space);
  return next === '' || next.length > MOST ? script : next;
}

interface Telling {
  words: ScriptWords;
  /** The names of those who can do something together. */
  others: readonly string[];
}

type Plans = readonly [before: PlannedShot, after: PlannedShot];

function followHour(now: Following, [before, after]: Plans, language: Language): Following {
  if (before.timeOfDay === after.timeOfDay) {
    return now;
  }
  const { hours, hourIs } = SCRIPT_WORDS[language];
  const hour = hours[after.timeOfDay];
  const entry = { words: CHANGE_WORDS[language].timeOfDay[before.timeOfDay], meaning: { kind: 'filler' as const } };
  const found = findWords(now.text, [{ ...entry, words: ofText(entry.words, language) }], language);
  if (found.length === 0) {
    return { ...now, added: [...now.added, hourIs(hour)] };
  }
  const text = found.toReversed().reduce((rest, { from, to }) => {
    const said = rest.slice(from, to);
    const [head, tail] = [rest.slice(0, from), rest.slice(to)];
    if (language === 'en') {
      const inFront = /(?:\b(?:at|in the|in|by) )$/iu.exec(head)?.[0] ?? '';
      const phrase = inFront === '' ? hour : atHour(hour);
      const start = head.slice(0, head.length - inFront.length);
      return `${start}${/^\p{Lu}/u.test(inFront || said) ? capital(phrase) : phrase}${tail}`;
    }
    // In Korean what was found has its particle.
    const particle = language === 'ko' ? said.replace(new RegExp(`^(?:${entry.words})`, 'u'), '') : '';
    return `${head}${hour}${particle}${tail}`;
  }, now.text);
  return { ...now, text };
}

/** Words of an hour that are not a part of another word: 'day' is in many. */
const ofText = (words: string, language: Language): string =>
  words
    .split('|')
    .filter((word) => (language === 'cn' ? word.length > 1 : !['day', 'dark', 'at night'].includes(word)))
    .join('|');

const atHour = (hour: string): string => (['dawn', 'noon', 'night'].includes(hour) ? `at ${hour}` : `in the ${hour}`);

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

function followWeather(now: Following, [before, after]: Plans, film: FilmDocument): Following {
  if (before.weather === after.weather) {
    return now;
  }
  const { weather, inWeather } = SCRIPT_WORDS[film.language];
  const text = withoutSentence(now.text.replace(inWeather, ''), weather[before.weather]);
  return { text, added: [...now.added, weather[after.weather]] };
}

function followPlace(now: Following, [before, after]: Plans, { places, language }: FilmDocument): Following {
  if (before.placeKey === after.placeKey) {
    return now;
  }
  const [from, to] = [before, after].map(({ placeKey }) => nameIn(places, placeKey)) as [string, string];
  return has(now.text, from)
    ? { ...now, text: now.text.replaceAll(new RegExp(asWord(from), 'giu'), () => to) }
    : { ...now, added: [...now.added, SCRIPT_WORDS[language].isAt(to)] };
}

function followThings(
  now: Following,
  plans: Plans,
  { things, words }: { things: readonly DocumentItem[]; words: ScriptWords },
): Following {
  const [before, after] = plans.map(thingsIn) as [Set<string>, Set<string>];
  const gone = [...before].filter((key) => !after.has(key)).map((key) => nameIn(things, key));
  const come = [...after].filter((key) => !before.has(key)).map((key) => nameIn(things, key));
  const text = gone.reduce((rest, name) => withoutName(rest, name, { words, others: [] }), now.text);
  const isTold = (name: string): boolean => has(text, name);
  return { text, added: [...now.added, ...come.filter((name) => !isTold(name)).map(words.hasThing)] };
}

const thingsIn = ({ items, actors }: PlannedShot): Set<string> =>
  new Set([
    ...items.map(({ itemKey }) => itemKey),
    ...actors.flatMap(({ holdsItemKey }) => (holdsItemKey === undefined ? [] : [holdsItemKey])),
  ]);

function followPeople(now: Following, [before, after]: Plans, { characters, language }: FilmDocument): Following {
  const words = SCRIPT_WORDS[language];
  const earlier = new Map(before.actors.map((actor) => [actor.characterKey, actor]));
  const later = new Map(after.actors.map((actor) => [actor.characterKey, actor]));
  const others = characters.map(({ name }) => name.trim());
  const gone = [...earlier.keys()].filter((key) => !later.has(key)).map((key) => nameIn(characters, key));
  let text = gone.reduce((rest, name) => withoutName(rest, name, { words, others }), now.text);
  const added = [...now.added];
  for (const [key, actor] of later) {
    const name = nameIn(characters, key);
    const was = earlier.get(key);
    if (!was && !has(text, name)) {
      added.push(words.isThere(name));
    }
    if (was && was.emotion !== actor.emotion) {
      text = withoutSentence(text, words.isSo(name, words.feels[was.emotion]));
      added.push(words.isSo(name, words.feels[actor.emotion]));
    }
    if (was && was.pose !== actor.pose) {
      added.push(words.does(name, actor.pose));
    }
  }
  return { text, added };
}

/** A text that no longer tells of somebody or something: of the `others` who do it as well, it still does. */
function withoutName(text: string, name: string, { words, others }: Telling): string {
  if (!has(text, name)) {
    return text;
  }
  const word = asWord(name);
  const names = others.filter((other) => other !== '' && other !== name).map(asWord);
  const other = `(?:${names.join('|')})`;
  const together = new RegExp(
    `${word}\\s*(?:${JOINED})\\s*(?=${other})|(?<=${other})\\s*(?:${JOINED})\\s*${word}`,
    'giu',
  );
  const alone = names.length === 0 ? text : text.replace(together, '');
  return withoutParts(alone, (part) => has(part, name), words);
}

/** A text without a sentence of ours; what a person wrote of it in other words stays. */
const withoutSentence = (text: string, ours: string): string =>
  (text.match(SENTENCE) ?? []).filter((sentence) => sentence.trim() !== ours.trim()).join('');

/** A text without the parts of its sentences that no longer hold. */
function withoutParts(text: string, isFalse: (part: string) => boolean, { comma, close }: ScriptWords): string {
  const sentences = (text.match(SENTENCE) ?? []).map((sentence) => {
    if (!isFalse(sentence)) {
      return sentence;
    }
    const end = /[.!?。！？\n]*\s*$/u.exec(sentence)?.[0] ?? '';
    const pieces = sentence.slice(0, sentence.length - end.length).split(comma);
    const kept: string[] = [];
    for (let at = 0; at < pieces.length; at += 2) {
      const [part = '', mark = ''] = [pieces[at], pieces[at - 1]];
      if (!isFalse(part)) {
        kept.push(...(kept.length > 0 ? [mark] : []), part);
      }
    }
    const rest = kept.join('').trim();
    const isOpen = isFalse(pieces.at(-1) ?? '');
    return rest === '' ? '' : `${capital(isOpen ? close(rest) : rest)}${end}`;
  });
  return sentences.join('');
}

const nameIn = (members: readonly { key: string; name: string }[], key: string): string =>
  members.find((member) => member.key === key)?.name.trim() ?? '';

const has = (text: string, name: string): boolean =>
  name.trim() !== '' && new RegExp(asWord(name.trim()), 'iu').test(text);

/** A pattern of a name that is no part of a longer word in Latin letters: 'Ben' is not in 'bench'. */
const asWord = (name: string): string =>
  String.raw`(?<![\p{Script=Latin}\p{N}])${escapeRegExp(name)}(?![\p{Script=Latin}\p{N}])`;
