import { isImplied } from '../../../idea/implied-ids.ts';
import type { KoreanPiece } from './own-pieces.ts';

/**
 * What a film tells: the idea's own events, or what it implies where it says none, without those whose words another
 * tells as well: '조난당한 어부를 구했다' leaves '어부는 조난당했다' to be seen.
 */
export function saidOnce(pieces: readonly KoreanPiece[]): KoreanPiece[] {
  const said = pieces.filter(({ events }) => events.some((id) => !isImplied(id)));
  const all = said.length > 0 ? said : [...pieces];
  return all.filter((piece, at) => !all.some((other, index) => index !== at && tells(other, piece, index < at)));
}

/** True where one tells more than half of another's words and is the longer, or the earlier of two as long. */
function tells(one: KoreanPiece, other: KoreanPiece, isEarlier: boolean): boolean {
  const [more, fewer] = [stemsOf(one.text), stemsOf(other.text)];
  const shared = fewer.filter((stem) => more.includes(stem)).length;
  const isLonger = more.length > fewer.length || (more.length === fewer.length && isEarlier);
  return isLonger && fewer.length > 0 && shared * 2 > fewer.length;
}

/** The first two syllables of each word: 조난당한 and 조난당했다 are one. Who it is about may stand in both. */
const stemsOf = (text: string): string[] =>
  text
    .replace('{S}', '')
    .split(/[^가-힣\d]+/)
    .filter((word) => word !== '')
    .map((word) => word.slice(0, 2));
