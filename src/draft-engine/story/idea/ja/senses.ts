import type { Clause, NounPhrase, PhraseRole } from '../text-reading.ts';
import { isAnimate } from './noun-kinds.ts';
import type { ReadingState } from './reading-state.ts';

const split = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Parts of somebody: what is done to one is done to whose it is. */
const PARTS = split(
  '顔 素顔 笑顔 寝顔 横顔 泣き顔 姿 後ろ姿 手 両手 手首 腕 肩 頬 背中 額 首 頭 胸 心 命 体 身体 口 唇 耳 目 瞳 足 髪 人生 日常 視線 正体 本性 本名 素性 中身',
);
/** Nouns with の that only say how somebody is: 片足の犬. */
const TRAITS = split('片足 片目 片腕 隻腕 隻眼 白髪 金髪 黒髪 裸足 無口 独身 人気 伝説 評判 仮面 黒衣 三つ目 一つ目');

const SOUNDS = /(?:音|声|歌|曲|音楽|足音|鼓動|調べ|旋律|ラジオ|鐘|叫び|歌声|物音)$/;
const KEEPERS = /^(?:守る|受け継ぐ|継ぐ|営む|開く|始める|経営する|立て直す|譲り受ける|閉める|畳む|切り盛りする)$/;
const SHOPS: readonly [RegExp, NonNullable<NounPhrase['sense']>][] = [
  [/パン屋$/, 'place.bakery'],
  [/花屋$/, 'place.flower_shop'],
  [/本屋$/, 'place.bookshop'],
  [/(?:ラーメン|そば|蕎麦|うどん)屋$/, 'place.noodle_shop'],
  [/(?:屋|店)$/, 'place.shop'],
];

/** Chooses what words of several meanings mean once all clauses of a sentence from `start` on are known. */
export function chooseSenses(state: ReadingState, start: number): void {
  for (const clause of state.clauses.slice(start)) {
    hideParts(state, clause);
    chooseVerb(state, clause);
    chooseNoun(state, clause);
    markDreamt(state, clause);
  }
  lendToRelatives(state, start);
  state.phrases.forEach((phrase, index) => readTrait(state, phrase, index));
}

const isSomebody = (state: ReadingState, phrase: number): boolean =>
  isAnimate(state.kinds[phrase] ?? 'unknown') || state.phrases[phrase]?.name !== undefined;

/** '王妃の顔を描く': whom one paints is the queen. */
function hideParts(state: ReadingState, clause: Clause): void {
  for (const role of clause.roles) {
    const part = state.phrases[role.phrase];
    const owner = part?.owner;
    const isPart = part !== undefined && part.name === undefined && PARTS.has(part.head);
    if (isPart && owner !== undefined && isSomebody(state, owner)) {
      state.absorbed.add(role.phrase);
      role.phrase = owner;
    }
  }
  clause.roles = clause.roles.filter(
    ({ role, phrase }, index) =>
      clause.roles.findIndex((other) => other.role === role && other.phrase === phrase) === index,
  );
}

function chooseVerb(state: ReadingState, clause: Clause): void {
  const patients = clause.roles.filter(({ role }) => role === 'patient').map(({ phrase }) => phrase);
  const isRaised = patients.length > 0 && patients.every((phrase) => isSomebody(state, phrase));
  if (clause.predicate === '育てる' && isRaised) {
    clause.predicate = '子を育てる';
  }
  const ofThings = (heads: RegExp): boolean => patients.some((phrase) => heads.test(state.phrases[phrase]?.head ?? ''));
  if (clause.predicate === '叩く' && ofThings(/(?:戸|ドア|扉|門|窓)$/)) {
    clause.predicate = '戸を叩く';
  }
  if (clause.predicate === '弾ける' && ofThings(/(?:ピアノ|ギター|バイオリン|琴|チェロ|三味線|曲)$/)) {
    Object.assign(clause, { predicate: '弾く', mood: 'can' });
  }
  if (clause.predicate === '起こす' && patients.length > 0 && !isRaised) {
    clause.predicate = '引き起こす';
  }
  if (clause.predicate === '聞く' && patients.some((phrase) => SOUNDS.test(state.phrases[phrase]?.head ?? ''))) {
    clause.predicate = '音を聞く';
  }
}

/** Trees as a place: '桜の下で'. */
const GROVES: Readonly<Record<string, NonNullable<NounPhrase['sense']>>> = {
  桜: 'place.park',
  桜の木: 'place.park',
  桜並木: 'place.park',
  大木: 'place.forest',
  大樹: 'place.forest',
  木: 'place.forest',
};

function placeSense(head: string, role: PhraseRole): NounPhrase['sense'] {
  const isWhere = role === 'at' || role === 'to' || role === 'from';
  return head === '月' && isWhere ? 'place.moon' : (role === 'at' && GROVES[head]) || undefined;
}

/** 'パン屋を守る' is about the shop; '月に住む' is no light in the sky. */
function chooseNoun(state: ReadingState, clause: Clause): void {
  for (const { role, phrase } of clause.roles) {
    const one = state.phrases[phrase];
    if (one && role === 'patient' && one.name === undefined && KEEPERS.test(clause.predicate)) {
      const shop = SHOPS.find(([noun]) => noun.test(one.head))?.[1];
      Object.assign(one, shop ? { sense: shop } : {});
    }
    const place = one && placeSense(one.head, role);
    Object.assign(one ?? {}, place ? { sense: place } : {});
  }
}

/** '夢で見た女性'. */
function markDreamt(state: ReadingState, clause: Clause): void {
  const isInDream = clause.roles.some(
    ({ role, phrase }) =>
      (role === 'at' || role === 'instrument') && /^(?:夢|夢の中|悪夢)$/.test(state.phrases[phrase]?.head ?? ''),
  );
  const met = clause.roles.find(({ role }) => role === 'patient')?.phrase;
  const one = met === undefined || met !== clause.describes ? undefined : state.phrases[met];
  if (one && isInDream && !one.pronoun && /^(?:見る|会う|出会う)$/.test(clause.predicate)) {
    one.presence = 'dreamt';
  }
}

/** '刑事は逮捕した男に…': who did it, where only whom it was done to is said. */
function lendToRelatives(state: ReadingState, start: number): void {
  const own = state.clauses.slice(start);
  const main = own.find(({ kind }) => kind === 'main');
  for (const clause of own) {
    const isDoneTo = clause.roles.some(({ role, phrase }) => role === 'patient' && phrase === clause.describes);
    const isAlone =
      clause.kind === 'relative' && !clause.isAgentless && clause.roles.every(({ role }) => role !== 'agent');
    const user = own.find(
      ({ kind, roles }) => kind !== 'relative' && roles.some(({ phrase }) => phrase === clause.describes),
    );
    const whole = user?.kind === 'content' ? state.clauses[user.parent ?? -1] : user;
    const index = state.clauses.indexOf(whole ?? (main as Clause));
    const doers = isDoneTo && isAlone ? (state.subjects.get(index) ?? []) : [];
    const isFree = doers.every((phrase) => clause.roles.every((role) => role.phrase !== phrase));
    if (isFree) {
      clause.roles.push(...doers.map((phrase) => ({ role: 'agent' as const, phrase })));
    }
  }
}

/** '片足の犬' is one with a lost leg, and no dog of a leg. */
function readTrait(state: ReadingState, phrase: NounPhrase, index: number): void {
  const owner = phrase.owner === undefined ? undefined : state.phrases[phrase.owner];
  if (owner && TRAITS.has(owner.head) && isSomebody(state, index) && !owner.name) {
    state.absorbed.add(phrase.owner as number);
    phrase.adjectives.unshift(owner.head);
    delete phrase.owner;
  }
}
