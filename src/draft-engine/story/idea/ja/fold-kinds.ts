import type { ConceptId } from '../../concepts/concept.ts';
import { conceptsOfWords } from '../../lexicon/concepts-of-words.ts';
import { JAPANESE_NOUNS } from './nearest-words.ts';
import { kindOfNoun } from './noun-kinds.ts';
import type { Token } from './words.ts';

/** Who an animal or a machine can be: 'ペンギンの郵便屋さん' is a penguin, 'フクロウの子' an owl. */
const PARTS_IN_TALES =
  /^(?:.*屋さん|.+屋|.*(?:配達員|駅長|店長|船長|園長|王様|王|女王|王子|お姫様|先生|お医者さん|探偵|執事|コック|シェフ|料理人|大工|おまわりさん|警察官|刑事|パイロット|床屋|画家|音楽家|ピアニスト|騎士|勇者|忍者|侍|店主|店員|見習い|少年|少女|兄弟|姉妹|兄妹|親子|夫婦|母娘|父子|家族|一家|両親|お母さん|お父さん|おじいさん|おばあさん|母親|父親|赤ちゃん|赤ん坊|子ども|子供|ヒナ|雛|探検家|冒険家|歌手|楽団|合唱団|先輩|親方|隊長)|子|母|父|親)$/;
const LONGEST_PART = 5;

/** Another self: '過去の自分', 'もう一人の自分'. */
const OTHER_SELVES =
  /^(?:過去|未来|昔|幼い頃|子どもの頃|子供の頃|若い頃|若き日|もう一人|もうひとり|[一二三四五六七八九十百]+年[前後])$/;

/** Trades that are named by what somebody does with a thing: '瓦版売り', 'バイオリン弾き'. */
const TRADES: Readonly<Record<string, ConceptId>> = {
  売り: 'person.seller',
  弾き: 'person.musician',
  吹き: 'person.musician',
  語り: 'person.writer',
  使い: 'person.worker',
  守り: 'person.guard',
  掘り: 'person.worker',
  拾い: 'person.worker',
  磨き: 'person.worker',
};
const AFTER_NOUN = new Set('のがはにをとも、・。'.split(''));

/** What stands after a verb's stem and makes a noun with the noun before: 'ゴミ捨て場', '綱渡り師'. */
const MADE_NOUNS = /^(?:場|所|屋|人|主|師|機|器|台|板|箱|小屋|場所|道具|祭り|大会|係|番|帳|袋|車|船|道|部屋)$/;

type Folded = { length: number; sense?: ConceptId | 'none' } | undefined;

/** Words from `at` on that are one noun although the dictionary or の divides them. */
export const kindOfFold = (tokens: readonly Token[], at: number): Folded =>
  fixedNoun(tokens, at) ??
  toy(tokens, at) ??
  animalInTale(tokens, at) ??
  otherSelf(tokens, at) ??
  tradeOf(tokens, at) ??
  madeNoun(tokens, at);

const textOf = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join('');

const conceptOf = (noun: string): ConceptId | undefined =>
  [JAPANESE_NOUNS[noun], ...(conceptsOfWords('ja').get(noun) ?? [])].find(
    (concept) => concept?.startsWith('animal.') || concept?.startsWith('robot.'),
  );

function animalInTale(tokens: readonly Token[], at: number): Folded {
  const [animal, no] = [tokens[at], tokens[at + 1]];
  const sense = animal?.pos === '名詞' && no?.text === 'の' && no.pos === '助詞' ? conceptOf(animal.text) : undefined;
  if (!sense) {
    return undefined;
  }
  for (let length = LONGEST_PART; length > 0; length--) {
    const part = tokens.slice(at + 2, at + 2 + length);
    const isWhole = part.length === length && part.every(({ pos }) => pos === '名詞' || pos === '接頭詞');
    if (isWhole && PARTS_IN_TALES.test(textOf(part)) && tokens[at + 2 + length]?.text !== 'の') {
      return { length: length + 2, sense };
    }
  }
  return undefined;
}

/** Two nouns with の that are one picture of speech. */
const FIXED_NOUNS = new Set(['火の海', '血の海']);

function fixedNoun(tokens: readonly Token[], at: number): Folded {
  return FIXED_NOUNS.has(textOf(tokens.slice(at, at + 3))) ? { length: 3, sense: 'none' } : undefined;
}

/** 'おもちゃの兵隊' */
function toy(tokens: readonly Token[], at: number): Folded {
  const isOfToy = /^(?:おもちゃ|ブリキ|木彫り|折り紙)$/.test(tokens[at]?.text ?? '') && tokens[at + 1]?.text === 'の';
  const isFigure = /^(?:兵隊|兵士|騎士|王子|動物|猿|犬|猫|馬)$/.test(tokens[at + 2]?.text ?? '');
  return isOfToy && isFigure ? { length: 3, sense: 'thing.doll' } : undefined;
}

function otherSelf(tokens: readonly Token[], at: number): Folded {
  for (let length = 1; length <= 4; length++) {
    const isSelf = tokens[at + length]?.text === 'の' && tokens[at + length + 1]?.text === '自分';
    if (isSelf && OTHER_SELVES.test(textOf(tokens.slice(at, at + length)))) {
      return { length: length + 2, sense: 'person.person' };
    }
  }
  return undefined;
}

const isThing = (token: Token | undefined): token is Token =>
  token?.pos === '名詞' && !['副詞可能', '代名詞', '数', '非自立'].includes(token.sub);

function tradeOf(tokens: readonly Token[], at: number): Folded {
  const sense = TRADES[tokens[at + 1]?.text ?? ''];
  return sense && isThing(tokens[at]) && AFTER_NOUN.has(tokens[at + 2]?.text ?? '。')
    ? { length: 2, sense }
    : undefined;
}

function madeNoun(tokens: readonly Token[], at: number): Folded {
  const [thing, verb, made] = tokens.slice(at, at + 3);
  const isVerb = verb?.pos === '動詞' && verb.form === '連用形' && verb.base !== 'する';
  const isMade = isVerb && made?.pos === '名詞' && MADE_NOUNS.test(made.text);
  return isThing(thing) && isMade && kindOfNoun(thing.text) !== 'person' ? { length: 3 } : undefined;
}
