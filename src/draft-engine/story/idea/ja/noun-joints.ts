import { isDeedWord } from './deeds-of-words.ts';
import { isQuantity } from './join-words.ts';
import { isAnimate, kindOfNoun } from './noun-kinds.ts';
import { type Particles, readParticles } from './particles.ts';
import type { Token } from './words.ts';

export const isPlural = (token: Token | undefined): boolean =>
  token !== undefined && ['たち', '達', 'ら', 'ども', '全員'].includes(token.text);

const isDot = (token: Token | undefined): boolean => token !== undefined && '・&＆'.includes(token.text);

/** Particles that only stand between nouns. */
const OPEN_JOINTS = new Set(['や', 'か', 'とか']);

const hasParticle = ({ marker, isTopic, hasComma }: Particles): boolean => marker !== '' || isTopic || hasComma;

const isOneKind = (one: Token, other: Token): boolean =>
  isNameWord(one) || isNameWord(other) || kindOfNoun(one.base || one.text) === kindOfNoun(other.base || other.text);

/** Whether the noun that ends a row of nouns with の is somebody: '銭湯の三代目'. */
export function leadsToPerson(tokens: readonly Token[], { marker, next }: Particles): boolean {
  const found = marker === 'の' ? nextNoun(tokens, next) : undefined;
  return found !== undefined && (found.token.name !== undefined || isAnimate(kindOfNoun(found.token.base)));
}

/** Whether a noun is joined to the next one: 'AとBは', 'A、B、Cが'. */
export function joinsNextNoun(tokens: readonly Token[], particles: Particles, token: Token): boolean {
  const { marker, hasComma, isTopic, next } = particles;
  const dot = isDot(tokens[next]);
  const isBare = marker === '' && (hasComma || dot);
  const canJoin = isBare || marker === 'と' || OPEN_JOINTS.has(marker);
  const found = canJoin && !isTopic ? nextNoun(tokens, dot ? next + 1 : next) : undefined;
  if (!found || isIdiomNoun(tokens, found)) {
    return false;
  }
  if (OPEN_JOINTS.has(marker) || dot) {
    return true;
  }
  const same = isOneKind(found.token, token);
  return marker === '' ? same && hasParticle(found.particles) : joinsByCase(found.particles, same || isNobody(token));
}

const isNobody = ({ base, text }: Token): boolean => !isAnimate(kindOfNoun(base || text));

/** '神父と友達になる': 友達になる is one verb. */
const isIdiomNoun = (
  tokens: readonly Token[],
  { token, particles }: { token: Token; particles: Particles },
): boolean => {
  const verb = tokens[particles.next];
  return particles.marker !== '' && verb?.pos === '動詞' && isDeedWord(`${token.base}${particles.marker}${verb.base}`);
};

const isNameWord = (token: Token): boolean => token.name !== undefined;

function joinsByCase({ marker }: Particles, same: boolean): boolean {
  if (marker === 'で' || marker === 'へ') {
    return false;
  }
  if (marker === 'が' || marker === 'を使って' || marker === 'の' || marker === 'と' || marker === '') {
    return true;
  }
  return same;
}

/** The next noun with its particles, past adjectives, numbers and nouns with の. */
function nextNoun(tokens: readonly Token[], from: number): { token: Token; particles: Particles } | undefined {
  for (let at = from; at < Math.min(tokens.length, from + 16); at++) {
    const token = tokens[at] as Token;
    if (token.pos === '名詞') {
      const particles = readParticles(tokens, at + 1 + (isPlural(tokens[at + 1]) ? 1 : 0));
      const isModifier = particles.marker === 'の' || tokens[at + 1]?.form === '体言接続';
      if (!isModifier && !isQuantity(token)) {
        return { token, particles };
      }
    } else if (!['連体詞', '形容詞', '接頭詞', '助詞', '助動詞'].includes(token.pos)) {
      return undefined;
    }
  }
  return undefined;
}
