import type { Token } from './words.ts';

/** What follows a noun. */
export interface Particles {
  /** 'が', 'を', 'に', 'で', 'へ', 'と', 'から', 'まで', 'の', 'や', or a joined one as 'について'; empty for none. */
  marker: string;
  /** は or も follows. */
  isTopic: boolean;
  hasComma: boolean;
  next: number;
}

/** Joined particles and verbs that serve as one, by what they begin with, and the marker that they are read as. */
const JOINED: readonly (readonly [string, string])[] = [
  ['に よって', 'によって'],
  ['に より', 'によって'],
  ['によって', 'によって'],
  ['により', 'によって'],
  ['による', 'の'],
  ['について', 'について'],
  ['についての', 'について'],
  ['に関して', 'について'],
  ['に関する', 'について'],
  ['に 関する', 'について'],
  ['をめぐって', 'について'],
  ['をめぐる', 'について'],
  ['を めぐって', 'について'],
  ['を めぐり', 'について'],
  ['を めぐる', 'について'],
  ['を 巡る', 'について'],
  ['として', 'として'],
  ['と し て', 'として'],
  ['にとって', 'にとって'],
  ['に対して', 'に'],
  ['に対し', 'に'],
  ['に対する', 'の'],
  ['に向かって', 'へ'],
  ['に 向かっ て', 'へ'],
  ['に 向け て', 'へ'],
  ['に向けて', 'へ'],
  ['において', 'で'],
  ['における', 'の'],
  ['にて', 'で'],
  ['を通して', 'によって'],
  ['を通じて', 'によって'],
  ['を 通し て', 'によって'],
  ['を 通じ て', 'によって'],
  ['を 使っ て', 'を使って'],
  ['を 使い', 'を使って'],
  ['を 用い て', 'を使って'],
  ['を 武器 に', 'を使って'],
  ['を 手 に', 'を使って'],
  ['を 片手 に', 'を使って'],
  ['を 連れ て', 'と一緒に'],
  ['を 伴っ て', 'と一緒に'],
  ['を 背 に', 'で'],
  ['を 舞台 に', 'で'],
  ['を きっかけ に', 'をきっかけに'],
  ['を 機 に', 'をきっかけに'],
  ['を 前 に', 'に'],
  ['を もと に', 'を使って'],
  ['を 元 に', 'を使って'],
  ['を 基 に', 'を使って'],
  ['を 頼り に', 'を使って'],
  ['を 手がかり に', 'を使って'],
  ['を 手掛かり に', 'を使って'],
  ['と共に', 'と一緒に'],
  ['とともに', 'と一緒に'],
  ['と ともに', 'と一緒に'],
  ['と共', 'と一緒に'],
  ['と 共に', 'と一緒に'],
  ['と 共 に', 'と一緒に'],
  ['と 一緒 に', 'と一緒に'],
  ['と いっしょ に', 'と一緒に'],
  ['と 二 人 で', 'と一緒に'],
  ['という', 'という'],
  ['といった', 'という'],
  ['と いう', 'という'],
  ['と 呼ば れる', 'という'],
  ['と 呼ば れ た', 'という'],
  ['と 呼ば れ て いる', 'という'],
  ['と 名乗る', 'という'],
  ['など', 'や'],
];
const SORTED = [...JOINED]
  .map(([words, marker]) => ({ words: words.split(' '), marker }))
  .sort((one, other) => other.words.length - one.words.length);

const CASES = new Set('が を に で へ と から まで より の や か とか'.split(' '));
const FOCUS = new Set('だけ ばかり のみ さえ すら しか こそ など なんか くらい ほど でも'.split(' '));

const BY_FIRST = Map.groupBy(SORTED, ({ words }) => words[0]);

/** Reads the particles after a noun. */
export function readParticles(tokens: readonly Token[], from: number): Particles {
  const found = readMarker(tokens, skipFocus(tokens, from));
  let { marker } = found;
  let next = skipFocus(tokens, found.next);
  if (marker !== '' && marker !== 'の' && isParticle(tokens[next]) && tokens[next]?.text === 'の') {
    marker = marker === 'と' || marker === 'や' ? marker : 'の';
    next++;
  }
  const first = next;
  while (isParticle(tokens[next]) && TOPICS.has((tokens[next] as Token).text)) {
    next++;
  }
  const hasComma = isComma(tokens[next]);
  return { marker, isTopic: next > first, hasComma, next: hasComma ? next + 1 : next };
}

const TOPICS = new Set(['は', 'も']);

function readMarker(tokens: readonly Token[], from: number): { marker: string; next: number } {
  const first = tokens[from];
  const joined = BY_FIRST.get(first?.text)?.find(({ words }) =>
    words.every((word, index) => tokens[from + index]?.text === word),
  );
  if (joined && isJoint(joined.words, tokens[from + joined.words.length])) {
    return { marker: joined.marker, next: from + joined.words.length };
  }
  if (!first || !isCase(first)) {
    return { marker: '', next: from };
  }
  const isToward = first.text === 'へ' && tokens[from + 1]?.text === 'と';
  return { marker: first.text, next: from + (isToward ? 2 : 1) };
}

/** '銃を手に' and '遺産を巡る' are particles, but neither '本を手に取る', '元に戻す' nor '島を巡る'. */
function isJoint(words: readonly string[], after: Token | undefined): boolean {
  const [, second] = words;
  if ((second === '元' || second === 'もと') && ['戻す', '戻る', 'もどす', 'もどる'].includes(after?.base ?? '')) {
    return false;
  }
  if (second === '巡る' || second === 'めぐる') {
    return isAbout(after);
  }
  return second !== '手' || after?.pos !== '動詞';
}

/** '遺産を巡る争い', but '全国を巡る旅'. */
const isAbout = (token: Token | undefined): boolean =>
  token?.pos === '名詞' && token.sub !== '非自立' && !['旅', '冒険', '少年', '少女', '男', '女'].includes(token.text);

const isParticle = (token: Token | undefined): token is Token => token?.pos === '助詞';

export const isComma = (token: Token | undefined): boolean =>
  token !== undefined && (token.sub === '読点' || token.text === ',' || token.text === '，');

function isCase(token: Token | undefined): boolean {
  return isParticle(token) && CASES.has(token.text) && token.sub !== '終助詞';
}

function skipFocus(tokens: readonly Token[], from: number): number {
  let next = from;
  while (isParticle(tokens[next]) && FOCUS.has((tokens[next] as Token).text)) {
    next++;
  }
  return next;
}
