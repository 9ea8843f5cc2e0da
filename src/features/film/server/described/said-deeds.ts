import type { DescribedShot } from '#src/draft-engine/story/described-shot/described-shot.ts';
import type { PlannedShot, Pose } from '#src/draft-engine/story/film-plan.ts';
import type { Language } from '#src/shared/language/languages.ts';
import { findWords } from '../shot-pictures/read-change/find-words.ts';
import { CHANGE_WORDS } from '../shot-pictures/read-change/list-entries.ts';
import type { Entry, Meaning } from '../shot-pictures/read-change/meaning.ts';

/** Whom a text can name. */
type Named = Readonly<{ key: string; name: string }>;

/** How a language shows that somebody named does what follows: by what stands after a name, or before it. */
const SUBJECT: Readonly<Record<Language, { before?: RegExp; after?: RegExp; otherwise: RegExp }>> = {
  en: {
    before: /(?:^|[,.;:!?\n]|\b(?:and|but|while|as|when|then|where))\s*$/iu,
    otherwise:
      /\b(?:while|as|when|that|who|which|because|until|and (?:an?|the|his|her|their|some|he|she|they|it))\b|,\s*(?:an?|the|his|her|their|some)\b/iu,
  },
  cn: { before: /(?:^|[，。、；：！？\s]|而|和|与|跟|同时|这时|然后)$/u, otherwise: /而|同时|，(?=一|那|这|有)/u },
  ja: {
    after: /^(?:さん|ちゃん|くん|君|様)?(?:が|は|も)、?/u,
    otherwise: /(?<=[\p{Script=Han}\p{Script=Katakana}])[がは]/u,
  },
  ko: { after: /^(?:씨)?(?:이가|이|가|은|는|도)(?=\s)/u, otherwise: /(?<=[가-힣])[이가](?=\s)/u },
};
/** What stands between those who do something together. */
const JOINED = /^\s*(?:と|や|、|와|과|하고|랑|이랑|和|与|跟|,|&|and)\s*$/iu;
const SENTENCE_END = /[.;:!?。；：！？\n]/u;
/** What keys of the things begin with that the engine brings by itself. */
const PROP = 'prop-';
/** What a body does beside something else that it does. */
const BESIDE: ReadonlySet<Pose> = new Set<Pose>(['stand']);
const BY_PUSHING: ReadonlySet<Pose> = new Set<Pose>(['push', 'pull']);
/** How far from whoever pushes a thing it is. */
const AT_HAND = 0.35;

/** Everybody named does in the shot what the text says of them by name, where the shot has them do something else. */
export function withSaidDeeds(
  shot: PlannedShot,
  text: string,
  { named, things, language }: { named: readonly Named[]; things: readonly Named[]; language: Language },
): PlannedShot {
  const clauses = clausesOf(text, named, language);
  return clauses.reduce((next, { keys, words }) => {
    const poses = posesIn(words, language);
    return keys.reduce((of, key) => withPoses(of, { key, poses, words, things }), next);
  }, shot);
}

/** What of a text says what somebody named does. */
function clausesOf(text: string, named: readonly Named[], language: Language): { keys: string[]; words: string }[] {
  const { before, after, otherwise } = SUBJECT[language];
  const entries = named.flatMap(({ key, name }): Entry[] =>
    name.trim() === '' ? [] : [{ words: name.trim().replaceAll('|', ' '), meaning: { kind: 'character', key } }],
  );
  const mentions = findNames(text, entries);
  const chains: (typeof mentions)[] = [];
  for (const mention of mentions) {
    const last = chains.at(-1)?.at(-1);
    if (last && JOINED.test(text.slice(last.to, mention.from))) {
      chains.at(-1)?.push(mention);
    } else {
      chains.push([mention]);
    }
  }
  const subjects = chains.flatMap((chain) => {
    const [from, to] = [chain[0]?.from ?? 0, chain.at(-1)?.to ?? 0];
    const mark = after?.exec(text.slice(to));
    const isSubject = after ? mark !== null : before?.test(text.slice(0, from)) === true;
    return isSubject ? [{ keys: chain.map(({ key }) => key), from, to: to + (mark?.[0].length ?? 0) }] : [];
  });
  return subjects.map(({ keys, to }, index) => {
    const rest = text.slice(to, subjects[index + 1]?.from);
    const end = Math.min(...[SENTENCE_END, otherwise].map((mark) => mark.exec(rest)?.index ?? rest.length));
    return { keys, words: rest.slice(0, end) };
  });
}

/** Names in a text, from left to right; in all languages a name ends where it ends. */
function findNames(text: string, entries: readonly Entry[]): { key: string; from: number; to: number }[] {
  return findWords(text, entries, 'cn').flatMap(({ meaning, from, to }) =>
    meaning.kind === 'character' ? [{ key: meaning.key, from, to }] : [],
  );
}

/** The poses that words say, in their order; none where something is not done. */
function posesIn(words: string, language: Language): Pose[] {
  const { pose, not } = CHANGE_WORDS[language];
  const entries = Object.entries(pose).map(([value, said]): Entry => ({
    words: said,
    meaning: { kind: 'pose', pose: value as Pose },
  }));
  const found = findWords(words, [...entries, { words: not, meaning: { kind: 'not' } }], language);
  const meanings: Meaning[] = found.map(({ meaning }) => meaning);
  if (meanings.some(({ kind }) => kind === 'not')) {
    return [];
  }
  const said = [...new Set(meanings.flatMap((meaning) => (meaning.kind === 'pose' ? [meaning.pose] : [])))];
  const telling = said.filter((one) => !BESIDE.has(one));
  // Whoever pushes something walks with it.
  const moving = telling.some((one) => BY_PUSHING.has(one)) ? telling.filter((one) => one !== 'walk') : telling;
  return moving.length > 0 ? moving : said;
}

function withPoses(
  shot: PlannedShot,
  { key, poses, words, things }: { key: string; poses: readonly Pose[]; words: string; things: readonly Named[] },
): PlannedShot {
  const actor = shot.actors.find(({ characterKey }) => characterKey === key);
  const [first, ...later] = poses;
  if (!actor || first === undefined) {
    return shot;
  }
  const shown = [actor.pose, ...(actor.keyframes ?? []).map(({ pose }) => pose)];
  if (poses.every((pose) => shown.includes(pose))) {
    return shot;
  }
  const kept = (actor.keyframes ?? []).map(({ pose: _pose, ...frame }) => frame);
  const moves = later.map((pose, index) => ({ at: (index + 1) / poses.length, pose }));
  const keyframes = [...kept.filter((frame) => Object.keys(frame).length > 1), ...moves].toSorted(
    (one, other) => one.at - other.at,
  );
  const isHolding = actor.holdsItemKey !== undefined && BESIDE.has(first);
  const { keyframes: _moves, ...still } = actor;
  const pushed = BY_PUSHING.has(first) ? things.find(({ name }) => isIn(words, name)) : undefined;
  const side = actor.across > 0 ? -1 : 1;
  const changed = {
    ...still,
    pose: isHolding ? ('hold' as const) : first,
    ...(pushed ? { faces: side < 0 ? ('left' as const) : ('right' as const) } : {}),
    ...(keyframes.length > 0 ? { keyframes } : {}),
  };
  return {
    ...shot,
    actors: shot.actors.map((each) => (each === actor ? changed : each)),
    items: shot.items.map((item) =>
      item.itemKey === pushed?.key ? { ...item, across: actor.across + side * AT_HAND, behind: actor.behind } : item,
    ),
  };
}

const isIn = (words: string, name: string): boolean =>
  name.trim() !== '' && words.toLowerCase().includes(name.trim().toLowerCase());

/** The shot without a thing that the engine has somebody think of and that the text does not name. */
export function withoutInvented<Described extends Pick<DescribedShot, 'shot' | 'items'>>(
  described: Described,
): Described {
  const { shot, items } = described;
  const { visions = [], ...rest } = shot;
  const seen = JSON.stringify({ ...rest, script: '' });
  const invented = items.filter(({ key }) => key.startsWith(PROP) && !seen.includes(JSON.stringify(key)));
  if (invented.length === 0) {
    return described;
  }
  const isOfIt = (key: string): boolean => invented.some((item) => item.key === key);
  const isItsSound = (sound: string): boolean => invented.some(({ item }) => item === sound);
  const events = shot.events.filter(({ sound }) => !isItsSound(sound));
  return {
    ...described,
    shot: {
      ...shot,
      visions: visions.filter(({ ofKey }) => !isOfIt(ofKey)),
      events,
      ...(events.length === 0 ? { silence: shot.silence ?? ('stillness' as const) } : {}),
    },
    items: items.filter(({ key }) => !isOfIt(key)),
  };
}
