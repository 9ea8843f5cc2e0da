import type { IdeaEvent, ParticipantId } from '../../../idea/idea-graph.ts';
import type { ClausePart } from './clause-parts.ts';
import type { ClauseTeller } from './clause-teller.ts';
import { hear, type Heard, type Reference } from './references.ts';

/** A subject with whoever is in it. */
export interface Subject extends Reference {
  ids: readonly ParticipantId[];
}

/** The clause's own subject, or whoever does it where the clause leaves that out. */
export function subjectOf(
  teller: ClauseTeller,
  event: IdeaEvent,
  { before, isPassive, isShort }: { before: readonly ClausePart[]; isPassive: boolean; isShort?: boolean },
  heard: Heard,
): SubjectHeard | undefined {
  const at = before.findIndex(({ mention }) => mention !== undefined);
  if (at < 0) {
    return unnamedSubject(teller, event, { before, isPassive }, heard);
  }
  const ids = before.flatMap((part, index) =>
    part.mention &&
    ((isPassive ? event.roles.patient : event.roles.agent)?.includes(part.mention.id) || index === at) &&
    !(isOwnerWord(part) && before.length > index + 1)
      ? [part.mention.id]
      : [],
  );
  const [first] = ids;
  if (first === undefined) {
    return undefined;
  }
  const told = referTo(teller, [...new Set(ids)], heard);
  told.isPlural ||= told.text === 'they';
  const one = before[at]?.text ?? '';
  if (OF_THEM.test(one)) {
    return { ...told, text: one.toLowerCase(), isPlural: false };
  }
  const those = [...new Set(ids)];
  const isNew = those.length > 1 && at === 0 && those.every((id) => !heard.introduced.has(id));
  const own = isNew && !isShort ? ownWords(event, before) : undefined;
  if (own !== undefined) {
    return { ...told, text: own };
  }
  const tail = before.slice(at + 1).map(({ text }) => text);
  const keepsTail = ids.length === 1 && !heard.introduced.has(first) && isTail(tail);
  return keepsTail ? { ...told, text: `${told.text} ${tail.join(' ')}` } : told;
}

const LONGEST_OWN = 20;

/** 'Ada, a baker in a blue coat, and Tom, her friend,': several who are told of for the first time, as the idea has it. */
function ownWords({ words }: IdeaEvent, before: readonly ClausePart[]): string | undefined {
  let end = 0;
  for (const { text } of before) {
    const at = words.indexOf(text, end);
    if (at < 0) {
      return undefined;
    }
    end = at + text.length;
  }
  const said = words.slice(0, end);
  const comma = said.includes(',') && words.charAt(end) === ',' ? ',' : '';
  const isPlain = said.split(' ').length <= LONGEST_OWN && !/\b(?:who|which|that|whose|my|our)\b/i.test(said);
  return isPlain
    ? `${said.replace(/^(?:An?|The|His|Her|Two|Three|Four|Their)\b/, (word) => word.toLowerCase())}${comma}`
    : undefined;
}

/** 'one of them' is not all of them. */
const OF_THEM = /^(?:one|each|none|neither) of (?:them|us)$/i;

const isOwnerWord = ({ isPronoun, text }: ClausePart): boolean =>
  isPronoun === true && /^(?:his|her|its|their)$/i.test(text);

/** 'in Osaka', 'of a drowned town': what may stay with a noun on its first mention. */
const isTail = (words: readonly string[]): boolean =>
  words.length > 0 && words.length <= 6 && !words.some((word) => /^(?:who|which|that|whose|and)$/i.test(word));

/** The subject of a clause that names nobody before its verb. */
function unnamedSubject(
  teller: ClauseTeller,
  { roles, describes }: IdeaEvent,
  { before, isPassive }: { before: readonly ClausePart[]; isPassive: boolean },
  heard: Heard,
): SubjectHeard | undefined {
  const bare = before.map(({ text }) => text).join(' ');
  if (/^it$/i.test(bare) && roles.agent === undefined && describes === undefined) {
    return { text: 'it', isPlural: false, ids: [], heard };
  }
  if (/^[a-z]+ (?:of|from)|^(?:each|both|all|there)$/i.test(bare)) {
    return undefined;
  }
  const isNoun =
    !/^(?:\w+ly|never|still|even|has|to|(?:together |then |now )?they(?: both| all)?)?$/i.test(bare) &&
    before.some(({ text }) => /^\p{L}{4,}$/u.test(text));
  if (isNoun) {
    return before.length > 4 ? undefined : { text: bare, isPlural: /[^s]s$/.test(bare), ids: [], heard };
  }
  const doers = isPassive ? (roles.patient ?? roles.recipient) : roles.agent;
  const id = doers?.[0] ?? describes;
  return id === undefined ? undefined : referTo(teller, doers && doers.length > 1 ? doers : [id], heard);
}

/** A subject and what is known after it. */
type SubjectHeard = Subject & { heard: Heard };

function referTo({ namer }: ClauseTeller, ids: readonly ParticipantId[], heard: Heard): SubjectHeard {
  const isKnownGroup =
    ids.length > 1 && ids.includes(heard.focus ?? 'p0') && ids.every((id) => heard.recent.includes(id));
  if (isKnownGroup) {
    return { text: 'they', isPlural: true, ids, heard };
  }
  let now = heard;
  const texts: string[] = [];
  let isPlural = ids.length > 1;
  for (const id of ids) {
    const one = namer.refer(id, now, { noPronoun: ids.length > 1 });
    texts.push(one.text);
    isPlural ||= one.isPlural;
    now = hear(now, id, true);
  }
  const isLong = texts.some((one) => one.includes(', '));
  const close = texts.at(-1)?.includes(', ') ? ',' : '';
  const last = isLong ? `, and ${texts.at(-1)}${close}` : ` and ${texts.at(-1)}`;
  const text = texts.length > 1 ? `${texts.slice(0, -1).join(', ')}${last}` : texts.join('');
  return { text, isPlural, ids, heard: { ...now, recent: [...ids, ...now.recent.filter((id) => !ids.includes(id))] } };
}
