import { wordTable } from '#src/shared/word-table.ts';
import type { DeedId } from '../deeds.ts';
import type { PhraseRole } from '../text-reading.ts';
import { deedOf } from './deeds-of-words.ts';
import { isForeign } from './names.ts';
import { isAnimate } from './noun-kinds.ts';
import type { Predicate } from './predicates.ts';
import type { Argument } from './reading-state.ts';
import { isIntransitive } from './verb-frames.ts';

export interface FoundRole {
  role: PhraseRole;
  phrase: number;
}

const set = (deeds: string): ReadonlySet<string> => new Set(deeds.split(' '));
const WITH_RECIPIENT = set('give show speak whisper shout telephone write pay sell teach throw read sing pour');
const WITH_SOURCE = set('learn take buy');
const MEETS = set(
  'meet attack fight win fall_in_love follow ride board befriend marry discover embrace kiss miss help catch find watch listen use protect betray celebrate dream compete',
);
const WITH_PLACE = set('live sit sleep wait work be appear vanish plant build die trap hide grow draw paint write');
const MOVES = set(
  'enter leave arrive walk travel run climb fly jump fall swim drive carry push pull load flee ride join chase return',
);
const COMPANY_IS_PATIENT = set('meet marry befriend fall_in_love part fight compete kiss embrace');
const RESULT_VERBS = new Set(
  'なる 変わる 化ける 変身する 生まれ変わる する 変える 変化する 化す 選ぶ 変貌する 進化する 成長する 転生する 成り果てる 仕立てる 育てる 任命する 化けさせる'.split(
    ' ',
  ),
);
/** に marks who or what it is done to. */
const NI_PATIENT = new Set(
  '会う 逢う 出会う 出逢う 再会する 遭遇する 恋する 憧れる 惚れる 勝つ 負ける 挑む 挑戦する 従う 気づく 気付く 乗る 似る 触れる 触る 襲いかかる 立ち向かう 抵抗する 仕える 迫る 取り組む 巻き込む 耐える 苦しむ 悩む 直面する 成功する 失敗する 参加する 加わる 出場する 合格する 応募する 入る 関わる 頼る 逆らう 反対する 応える 応じる 悩まされる 取り憑く 復讐する 抱きつく 噛みつく 遭う 懐く 惹く 惹かれる つかまる しがみつく 抱きつく 飛びつく もたれる ぶら下がる 見とれる 謝る'.split(
    ' ',
  ),
);
/** に marks what something is put into. */
const INTO = new Set('集める 詰める 入れる しまう 溜める 貯める 隠す 放り込む 投げ込む 注ぐ'.split(' '));
/** In the passive に marks what somebody becomes. */
const APPOINTS = new Set(['選ぶ', '任命する', '指名する', '抜擢する', '任じる', '選出する']);
/** What destroys by itself: '大火で焼かれる'. */
const DISASTERS = new Set(
  '大火 火事 火災 山火事 地震 大地震 津波 洪水 台風 嵐 噴火 土砂崩れ 雪崩 戦争 戦火 空襲 爆撃 事故 交通事故 疫病 日照り 旱魃 落盤 陥没 停電 高波 竜巻 吹雪 雷 落雷 大雪 豪雨 大雨 遭難 不況 魔法 呪い'.split(
    ' ',
  ),
);
/** Verbs whose subject is whom or what it is done to. */
const DONE_TO_SUBJECT = new Set(['見つかる', '捕まる', 'クビになる', '首になる']);
const STATIVE = new Set(
  '好き 嫌い 欲しい 必要 得意 苦手 下手 上手 分かる わかる できる 出来る 見える 聞こえる 怖い 恋しい 大好き 大嫌い 要る いる ある 読める 飛べる 話せる 使える'.split(
    ' ',
  ),
);

/** What people come together for: something happens at it. */
const OCCASIONS =
  /(?:コンテスト|コンクール|大会|会議|試合|祭り|発表会|式|パーティー|裁判|授業|オーディション|選挙|面接|レース|ゴール|現場|会)$/;

interface Roles {
  found: FoundRole[];
  has: (role: PhraseRole) => boolean;
  add: (role: PhraseRole, phrases: readonly number[]) => void;
}

function newRoles(): Roles {
  const found: FoundRole[] = [];
  return {
    found,
    has: (role) => found.some((one) => one.role === role),
    add: (role, phrases) => found.push(...phrases.map((phrase) => ({ role, phrase }))),
  };
}

/** Gives each phrase its role in the deed; a passive is turned round. */
export function assignRoles(
  predicate: Predicate,
  args: readonly Argument[],
  subject: readonly number[] | undefined,
): FoundRole[] {
  const roles = newRoles();
  const deed = deedOf(predicate.base);
  settleVoice(predicate, args);
  for (const argument of args) {
    const role = roleOf(argument, predicate, deed, args);
    if (role) {
      roles.add(role, argument.phrases);
    }
  }
  if (subject) {
    roles.add(subjectRole(predicate, roles, args), subject);
  }
  return roles.found.sort((one, other) => one.phrase - other.phrase);
}

/** '外に出られない' says what one can; in '社長に踊らされた' the subject dances. */
function settleVoice(predicate: Predicate, args: readonly Argument[]): void {
  const doers = args.filter(({ marker, kind }) => /^(?:に|から|によって)$/.test(marker) && isAnimate(kind));
  const isPotential =
    predicate.isPassive &&
    doers.length === 0 &&
    isIntransitive(predicate.base) &&
    /[いえきけげせてねべめれ出]る$/.test(predicate.base);
  if (isPotential) {
    Object.assign(predicate, { isPassive: false, mood: 'can' });
  }
}

function subjectRole({ base, isPassive, favour }: Predicate, roles: Roles, args: readonly Argument[]): PhraseRole {
  if (favour === 'received' && args.some(({ marker }) => marker === 'に')) {
    return roles.has('patient') ? 'recipient' : 'patient';
  }
  if (isPassive || DONE_TO_SUBJECT.has(base)) {
    return roles.has('patient') ? 'recipient' : 'patient';
  }
  return 'agent';
}

type RoleRule = (
  argument: Argument,
  predicate: Predicate,
  deed: DeedId | undefined,
  all: readonly Argument[],
) => PhraseRole | undefined;

const RULES: Readonly<Record<string, RoleRule>> = wordTable({
  を: roleOfObject,
  に: roleOfNi,
  で: roleOfDe,
  へ: (argument, _, deed) => (isAnimate(argument.kind) && deed && WITH_RECIPIENT.has(deed) ? 'recipient' : 'to'),
  まで: () => 'to',
  から: (argument, { isPassive }) => (isPassive && isAnimate(argument.kind) ? 'agent' : 'from'),
  と: roleOfTo,
  と一緒に: () => 'companion',
  について: () => 'topic',
  によって: (_, { isPassive }) => (isPassive ? 'agent' : 'instrument'),
  を使って: () => 'instrument',
  として: () => 'result',
  にとって: () => 'recipient',
});

function roleOf(
  argument: Argument,
  predicate: Predicate,
  deed: DeedId | undefined,
  all: readonly Argument[],
): PhraseRole | undefined {
  return RULES[argument.marker]?.(argument, predicate, deed, all);
}

function roleOfObject(argument: Argument, predicate: Predicate, deed: DeedId | undefined): PhraseRole {
  if (DONE_TO_SUBJECT.has(predicate.base)) {
    return 'from';
  }
  if (predicate.isCausative || !deed || !MOVES.has(deed)) {
    return 'patient';
  }
  if (!argument.isPlace) {
    return 'patient';
  }
  if (deed === 'leave' || deed === 'flee') {
    return 'from';
  }
  return ['訪れる', '訪ねる', '訪問する', '目指す'].includes(predicate.base) ? 'to' : 'at';
}

function roleOfNi(
  argument: Argument,
  predicate: Predicate,
  deed: DeedId | undefined,
  all: readonly Argument[],
): PhraseRole | undefined {
  if (argument.kind === 'time' || argument.kind === 'weather') {
    return undefined;
  }
  if (predicate.favour === 'received' && !argument.isPlace) {
    return 'agent';
  }
  if (predicate.isPassive) {
    return becomes(argument, predicate, all) ? 'result' : roleOfPassiveNi(argument, deed, all);
  }
  const hasObject = all.some(({ marker }) => marker === 'を');
  if (RESULT_VERBS.has(predicate.base) && !(argument.isPlace && !hasObject && predicate.base !== 'なる')) {
    return 'result';
  }
  if (NI_PATIENT.has(predicate.base) && !(argument.isPlace && deed === 'enter')) {
    return hasObject ? 'recipient' : 'patient';
  }
  return roleByDeed(argument, predicate, deed, hasObject);
}

/** '魔女に猫に変えられた': the last に is what somebody becomes. */
function becomes(argument: Argument, { base }: Predicate, all: readonly Argument[]): boolean {
  const marked = all.filter(({ marker }) => marker === 'に');
  const isResult = marked.at(-1) === argument && (!isAnimate(argument.kind) || marked.length > 1);
  return APPOINTS.has(base) || (RESULT_VERBS.has(base) && isResult);
}

function roleOfPassiveNi(argument: Argument, deed: DeedId | undefined, all: readonly Argument[]): PhraseRole {
  if (argument.isPlace && !isAnimate(argument.kind)) {
    return deed && MOVES.has(deed) ? 'to' : 'at';
  }
  const subject = all.find(({ marker }) => marker === 'が');
  const gives = deed !== undefined && WITH_RECIPIENT.has(deed);
  return gives && subject && !isAnimate(subject.kind) && subject.kind !== 'unknown' ? 'recipient' : 'agent';
}

function roleByDeed(argument: Argument, { base }: Predicate, deed: DeedId | undefined, hasObject: boolean): PhraseRole {
  const animate = isAnimate(argument.kind);
  const isOnlyPlace = argument.isPlace && !animate;
  const is = (deeds: ReadonlySet<string>): boolean => deed !== undefined && deeds.has(deed);
  // 'しおりに返事を書く': what is written on is nobody.
  if (is(WRITES) && isSurface(argument)) {
    return 'instrument';
  }
  if (is(WITH_RECIPIENT)) {
    return isOnlyPlace ? 'to' : 'recipient';
  }
  if (is(MOVES) || (INTO.has(base) && !animate)) {
    return 'to';
  }
  if (is(WITH_SOURCE)) {
    return isOnlyPlace ? 'at' : 'from';
  }
  if (is(MEETS) && (argument.isPlace || !hasObject)) {
    return 'patient';
  }
  return isWhere(argument, deed) ? 'at' : metOrDone(animate, hasObject);
}

const isSurface = ({ kind, isPlace, head }: Argument): boolean => !isAnimate(kind) && !isPlace && !isForeign(head);

const WRITES: ReadonlySet<string> = set('write draw paint');

const isWhere = ({ isPlace, kind }: Argument, deed: DeedId | undefined): boolean =>
  isPlace || (deed !== undefined && WITH_PLACE.has(deed) && !isAnimate(kind));

const metOrDone = (isSomebody: boolean, hasObject: boolean): PhraseRole =>
  hasObject || isSomebody ? 'recipient' : 'patient';

const RIDDEN = /(?:電車|列車|バス|新幹線|地下鉄|飛行機|船|フェリー)$/u;
const IN_VEHICLE: ReadonlySet<DeedId> = new Set<DeedId>([
  'sleep',
  'wake',
  'sit',
  'read',
  'meet',
  'weep',
  'eat',
  'dream',
  'speak',
  'lose',
  'find',
  'listen',
]);

/** '電車で寝過ごす': whoever rests or reads in it is in it. */
const isInside = (head: string, deed: DeedId | undefined): boolean =>
  OCCASIONS.test(head) || (RIDDEN.test(head) && deed !== undefined && IN_VEHICLE.has(deed));

function roleOfDe(argument: Argument, { isPassive }: Predicate, deed: DeedId | undefined): PhraseRole | undefined {
  if (argument.kind === 'time') {
    return undefined;
  }
  if (isPassive && DISASTERS.has(argument.head)) {
    return 'agent';
  }
  if (argument.isPlace || isAnimate(argument.kind) || argument.isInPlace || isInside(argument.head, deed)) {
    return 'at';
  }
  return argument.kind === 'unknown' && deed && (WITH_PLACE.has(deed) || deed === 'play' || deed === 'meet')
    ? 'at'
    : 'instrument';
}

function roleOfTo(
  argument: Argument,
  predicate: Predicate,
  deed: DeedId | undefined,
  all: readonly Argument[],
): PhraseRole {
  if (RESULT_VERBS.has(predicate.base)) {
    return 'result';
  }
  const hasObject = all.some(({ marker }) => marker === 'を');
  if (deed && COMPANY_IS_PATIENT.has(deed) && !hasObject) {
    return 'patient';
  }
  return deed === 'speak' && isAnimate(argument.kind) && !hasObject ? 'recipient' : 'companion';
}

/** Whether に beside a verb can mark somebody: 捧げる, 会う, the passive; but not 弾く. */
export function takesSomebody({ base, isPassive, isCausative, favour, kind }: Predicate): boolean {
  const deed = deedOf(base);
  const isMarked = isPassive || isCausative || favour !== undefined || kind !== 'verb' || NI_PATIENT.has(base);
  return isMarked || deed === undefined || (deed !== 'play_music' && !(deed !== undefined && ALONE_DEEDS.has(deed)));
}
/** Deeds that are done to nobody by に. */
const ALONE_DEEDS = set(
  'play_music draw paint bake drink eat cut break repair sew wash sweep climb swim drive photograph dance',
);

export const isMove = (deed: DeedId | undefined): boolean => deed !== undefined && MOVES.has(deed);

/** Whether が marks what the verb is about: '歌が好き'. */
export const isStative = (predicate: Predicate): boolean =>
  STATIVE.has(predicate.base) || predicate.mood === 'can' || (predicate.mood === 'wants' && predicate.kind === 'verb');
