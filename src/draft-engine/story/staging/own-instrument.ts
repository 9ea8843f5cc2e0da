import type { ItemKind } from '../figure-spec.ts';
import type { CastMember } from '../words/film-words.ts';

/** What the words for players name, in the languages that ideas are written in; of several the first. */
const PLAYED: readonly (readonly [ItemKind, RegExp])[] = [
  ['violin', /violin|fiddler|小提琴|バイオリン|ヴァイオリン|바이올린/i],
  ['cello', /cell(?:o|ist)|大提琴|チェ(?:ロ|リスト)|첼로|첼리스트/i],
  ['piano', /\bpian(?:o\b(?! tuner)|ist)|钢琴(?![调老])|ピアノ(?!調律)|ピアニスト|피아노(?! 조율| 선생)|피아니스트/i],
  ['tuba', /\btuba|大号|チューバ奏者|튜바/i],
  ['trumpet', /trumpet|小号|トランペット|트럼펫/i],
  ['saxophone', /saxophon|萨克斯|サックス|색소폰/i],
  ['flute', /flut(?:e|ist)|flautist|piper|长笛|笛手|フルート|尺八|플루트|대금|피리/i],
  ['accordion', /accordion|手风琴|アコーディオン|아코디언/i],
  ['harmonica', /harmonica|口琴|ハーモニカ|하모니카/i],
  ['harp', /\bharp|竖琴|ハープ|하프|하피스트/i],
  ['drum', /drummer|鼓手|ドラマー|太鼓|드러머|장구재비/i],
  ['guitar', /guitar|busker|吉他|ギター|ギタリスト|기타리스트/i],
];
const PLAYERS: ReadonlySet<string> = new Set(['person.musician', 'person.pianist', 'person.violinist']);

/** The instrument that words for a player name. */
export const instrumentNamed = (words: string): ItemKind | undefined =>
  PLAYED.find(([, those]) => those.test(words))?.[0];

/** The instrument of somebody who plays one by trade. */
export function instrumentOf({ concept, participant }: CastMember): ItemKind | undefined {
  return PLAYERS.has(concept) ? instrumentNamed(participant.words) : undefined;
}
