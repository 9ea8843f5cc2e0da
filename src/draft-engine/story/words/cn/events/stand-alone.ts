import type { IdeaEvent, ParticipantId } from '../../../idea/idea-graph.ts';
import { isImplied } from '../../../idea/implied-ids.ts';
import type { ClauseScene } from './relative-clauses.ts';

/** True for a clause that is nothing without the next one: a condition, a purpose, a verb whose object follows. */
export const joinsNext = (text: string): boolean =>
  /(发现|知道|得知|听说|以为|觉得|相信|意识到|明白|说|承认|宣布|声称|梦见|看见|看到|听见|是)$/.test(text) ||
  /(^|[\p{Script=Han}”])为(了|救|找|给|让|报|守|见|寻)[^，]*$/u.test(text) ||
  /^(如果|假如|要是|若是|一旦|只要|只有|除非|即使|哪怕|无论|不管|每当|每到|自从|随着|除了)/.test(text) ||
  /[一二三四五六七八九十百千两几数多半\d][年天月日周夜个小时分钟]+(之后|以后|后|前|之前|以前)$/.test(text) ||
  /(那年|那天|那晚|那夜|当天|当晚|前夜|前夕|之夜|期间)(?:[春夏秋冬天]{0,2}|晚上|早上|早晨|清晨|夜里|下午)$/.test(
    text,
  ) ||
  /[前后]的?[一二三四五六七八九十百两几数半]+个?[^，]{0,3}$/.test(text) ||
  /(?:瞒|背|带|领|穿|戴|骑|抱|拿|提|推|牵|跟|陪|瞅|趁|靠|凭|当)着[^，]{1,8}$/.test(text) ||
  /^在[^，]*[上里中下内旁边]$|的[^，的]{1,8}[里上中下内]$|^谁[^，]*$|^[^，]{1,6}(?<![第万统唯])一[^，个位只条]{1,3}$/.test(
    text,
  ) ||
  /(?:说好|约好|明明|一边|本来|原本)[^，]*$/.test(text);

/** '搬进新家的第一晚', '在人类不再做梦的2300年': a clause that only says when. */
export const isOnlyWhen = (text: string): boolean =>
  /^[^，了]*的(?:那|第[一二三四五]|最后一?|前一?)?个?(?:[天晚夜年刻]|夜晚|晚上|[\d〇零一二三四五六七八九十]{2,4}年代?|(?:春|夏|秋|冬)天)$/.test(
    text,
  );

/** True for a clause that goes on with the one before: '否则整个王国将被毁灭'. */
export const joinsPrevious = (text: string): boolean =>
  /^([扔丢抛放装挂摆藏塞贴别插埋递寄送带抱背领][在进到入回给上下出](?![^，]*(?:把|将))|直到[^，]*(?:晚上|夜晚|[夜晚天年刻])$|送给|交给|递给|献给|寄给|留给|还给|卖给|带给|讲给|说给|正是|就是|竟是|是|否则|不然|以免|以便|好让|要不然|甚至|包括|也就是)/.test(
    text,
  );

/** Words before the subject that stay there, and words that stand after it; words that go. */
const BEFORE_SUBJECT =
  /^(于是|但是|但|可是|然而|不过|结果|从此|后来|最终|最后(?!一|的|那)|随后|谁知|不料|没想到|岂料|这时|此时|有一天|一天|直到有一天|第二天|次日)，?/;
const DROPPED =
  /^(并且|而且|并|而|且|然后|接着|同时|因此|所以|因为|由于|虽然|尽管|虽|可(?!爱|怜|乐|恶|能|以|怕|疑)|便(?!利|衣|秘|条|宜|当|民|捷|携)|就)(?!是|知|[算要能像]|业|医)/;
const UNTIL = /^直到(有一天|某天|那天|某一天)?，?/;
const OWN_SUBJECT =
  /^((?:最后|仅剩的?|第)?[一两三四五六七八九十百千数几]+[个位名只条头匹群对双座家辆艘架队群场]|他们|她们|它们|他|她|它|我们|我|你|大家|谁|其中|有人|人们|两人|二人|三人|众人|对方|彼此|双方|所有|整个|每个|没有人|没人|一切|这|那|其他|全村|全家|全城|满|任何)/;
/** '十年后两人…': when, before the subject. */
const AFTER_TIME =
  /^[一二三四五六七八九十百几数多半\d]+个?(?:[年天月日周夜]|小时|分钟|星期)(?:之后|以后|后|前|之前|以前)，?/;
const PREPOSITION = /(把|被|给|为了|为|向|对|用|在|从|跟|替|让|将|以|朝|往|由|因|于|到|沿着|随着|和|与)/g;

/** '送来的人是她弟弟', '唯一肯作证的，是保姆': what 的 leaves open is the subject. */
const CLEFT = /^[^，]{1,14}的(?:人|东西|地方)?，?(?:竟然?|正|就|却|其实)?是/;

/** What stands after a subject that is left out. */
const NOBODY = /^(?:却|也|可|便)?(?=里面|外面|上面|里头|(?:从来|再也)?(?:没有?人|无人|谁也|人人|大家))/;
/** '雨停的那天石像…': a time of its own before the subject. */
const DAY_BEFORE = /^[^，的]{1,8}的(?:那|这|第[一二三四五])[一]?[天晚夜年刻](?=[^，]{3})/;
const LACKS_SUBJECT = /^(和|跟|与|把|被|靠|替|却|也|就|便|才|又|还|再|只好|不得不|终于|偷偷|独自|悄悄)/;

interface PartScene {
  text: string;
  from: number;
  to: number;
  events: readonly IdeaEvent[];
  /** Whom the text before speaks of. */
  subject: ParticipantId | undefined;
  /** It begins a segment. */
  isFirst: boolean;
  /** What it is done for is told after what is done. */
  isLate: boolean;
}

/** A sentence, and whom it is about. */
interface Alone {
  sentence: string;
  subject: ParticipantId | undefined;
}

/** A part of the idea made a sentence that can stand by itself, with `{S}` for a subject that is put in. */
export function standAlone(part: PartScene, scene: ClauseScene): Alone {
  const { body, before } = trimmed(part.text);
  const main = mended(body, part, scene);
  if (NOBODY.test(main) || isSetIn(body, part, scene)) {
    return { sentence: `${before}${main.replace(NOBODY, '')}`, subject: part.subject };
  }
  if (CLEFT.test(body)) {
    return { sentence: `${before}${main}`, subject: undefined };
  }
  const own = namedIn(part, body, scene);
  const isSaid = own !== undefined || OWN_SUBJECT.test(body.replace(AFTER_TIME, '')) || DAY_BEFORE.test(body);
  if (part.isFirst && isSaid && !/^自己(?!的)/.test(body) && !LACKS_SUBJECT.test(main)) {
    const doer = part.events.at(-1)?.roles.agent?.find((id) => scene.cast.has(id));
    return { sentence: `${before}${main}`, subject: own ?? doer ?? part.subject };
  }
  return withSubjectPut(before, main, part, scene);
}

/** A sentence whose subject is left out, with a slot for it unless it names them anyway. */
function withSubjectPut(before: string, main: string, part: PartScene, scene: ClauseScene): Alone {
  const likely = subjectFor(part, scene);
  // Whoever the idea does not name has no part in its words.
  const subject = likely !== undefined && isImplied(likely) ? undefined : likely;
  const noun = subject === undefined ? undefined : scene.nouns.get(subject);
  const isNamed = noun !== undefined && [noun.short, noun.single].some((each) => each !== '' && main.includes(each));
  return subject === undefined || isNamed
    ? { sentence: `${before}${main}`, subject: part.subject }
    : { sentence: `${before}{S}${main}`, subject };
}

/** Who the sentence says that it is about. */
function namedIn(part: PartScene, body: string, scene: ClauseScene): ParticipantId | undefined {
  const isFirst = (word: string): boolean =>
    body.startsWith(word) && body[word.length] !== '的' && !body.includes('，');
  const named = [...scene.participants.values()].find(
    ({ words, name, kind }) => kind !== 'abstract' && isFirst(name ?? words),
  );
  // In clauses that were put together the last one says whom it is about.
  const at = part.from + part.text.lastIndexOf('，') + 1;
  const isWhole = scene.text.slice(part.from, part.to) === part.text;
  return named?.id ?? subjectIn(isWhole ? { ...part, from: at } : part, scene);
}

/** '村里停水三个月': a place, and nobody who acts. */
const isSetIn = (body: string, { events }: PartScene, { places }: ClauseScene): boolean =>
  places.some((words) => body.startsWith(words)) && events.every(({ roles }) => (roles.agent ?? []).length === 0);

function trimmed(text: string): { body: string; before: string } {
  const until = UNTIL.exec(text);
  const open = until ? text.slice(until[0].length) : text;
  const day = until?.[1] ? `${until[1]}，` : '';
  const bare = open.replace(DROPPED, '');
  const before = BEFORE_SUBJECT.exec(bare)?.[0] ?? '';
  return {
    body: bare.slice(before.length).replace(DROPPED, ''),
    before: day + (before && `${before.replace(/，$/, '')}，`),
  };
}

/** Makes clauses of time, cause and purpose main clauses. */
function mended(text: string, { events, isLate }: PartScene, { isQuestion }: ClauseScene): string {
  const predicate = events[0]?.predicate || '…';
  const mains = events.filter(({ describes }) => describes === undefined);
  if (isLate && text.startsWith('为了')) {
    return `这么做，是${text}`;
  }
  const plain = text
    .replace(/^当(.+?)(的时候|之时|(?<!小)时)$/, '$1')
    .replace(/^当(?=.*(后|以后|之后)$)/, '')
    .replace(/(的时候|之时|(?<!小)时)$/, '')
    .replace(/^自己(?!的)/, '')
    .replace(/^自从/, '');
  const wanted = mains.length > 1 ? plain : meant(plain, predicate);
  const over = /^(.{2,}?)(?:之后|以后|过后|后)$/.exec(wanted)?.[1];
  const isDone = over !== undefined && !/[了过]/.test(over) && !/^.{0,2}$/.test(over);
  const told = over === undefined ? wanted : `${over}${isDone ? '了' : ''}`;
  return isQuestion && !told.includes('“')
    ? told.replace(/^(.*)是(?:怎样|如何|怎么)(.{2,}?)的$/, '$1$2').replace(/(怎样|如何|怎么|为什么)(?=.{2})/, '')
    : told;
}

/** A clause of purpose by itself is what somebody wants. */
function meant(text: string, predicate: string): string {
  const wanted = text.replace(/为了(?=(?:让|使)[^，]*$)/, '想').replace(`为了${predicate}`, `要${predicate}`);
  return wanted.replace(`为${predicate}`, (found, at: number) => (wanted[at - 1] === '因' ? found : `要${predicate}`));
}

/** Whoever is named before the first verb and hangs on no preposition. */
function subjectIn(
  { text, from, to, events }: PartScene,
  { text: whole, participants, starts }: ClauseScene,
): ParticipantId | undefined {
  const [first] = events;
  const verbAt = first ? whole.indexOf(first.predicate, Math.max(from, first.span.from)) : -1;
  const end = verbAt < 0 || verbAt > to ? to : verbAt;
  const found = [...participants.values()]
    .flatMap(({ id, spans }) => spans.map((span) => ({ id, span })))
    .filter(({ span }) => span.from >= from && span.from < end)
    .sort((a, b) => a.span.from - b.span.from)
    .filter(({ span }) => !hasPreposition(whole, { from, to: span.from }, starts));
  // '失去丈夫的工程师': of nouns before the verb the last one acts, if what is before it ends in 的.
  const heads = found.filter(({ span }) => text.includes(whole.slice(span.from, span.to).replace(/[，。]/g, '')));
  return (heads.find(({ span }) => !/^的/.test(whole.slice(span.to))) ?? heads[0])?.id;
}

/** True where a preposition that is a word of its own stands shortly before a noun, with no comma between. */
function hasPreposition(
  text: string,
  { from, to }: { from: number; to: number },
  starts: ReadonlySet<number>,
): boolean {
  const before = text.slice(Math.max(from, to - 12), to);
  const start = Math.max(from, to - 12) + before.lastIndexOf('，') + 1;
  return [...text.slice(start, to).matchAll(PREPOSITION)].some(
    ({ 0: found, index }) => starts.has(start + index) && starts.has(start + index + found.length),
  );
}

/** Who is left out: in Chinese nearly always whoever the text spoke of last. */
function subjectFor({ events, subject, isFirst }: PartScene, { cast, nouns }: ClauseScene): ParticipantId | undefined {
  const agent = events[0]?.roles.agent?.find((id) => cast.has(id) && nouns.get(id)?.isSafe);
  return isFirst ? (subject ?? agent) : (agent ?? subject);
}
