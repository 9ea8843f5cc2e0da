/** Whether a Hangul syllable ends in a consonant; digits and Latin letters by how they are read. */
function finalOf(text: string): 'none' | 'rieul' | 'other' {
  const last = [...text].findLast((letter) => /[\p{L}\p{N}]/u.test(letter)) ?? '';
  const code = last.charCodeAt(0) - 0xac00;
  if (code >= 0 && code <= 11171) return code % 28 === 0 ? 'none' : code % 28 === 8 ? 'rieul' : 'other';
  if (/[0136780]/.test(last)) return /[178]/.test(last) ? 'rieul' : 'other';
  return /[lr]/i.test(last) ? 'rieul' : /[bcdfgkmnpt]/i.test(last) ? 'other' : 'none';
}

const PAIRS: readonly [marker: RegExp, closed: string, open: string][] = [
  [/은\(는\)/g, '은', '는'], [/이\(가\)/g, '이', '가'], [/을\(를\)/g, '을', '를'], [/과\(와\)/g, '과', '와'], [/아\(야\)/g, '아', '야'], [/이\(라\)/g, '이라', '라'], [/이\(었\)/g, '이었', '였'],
];

/** Resolves particles written both ways, 은(는), 이(가), 을(를), 과(와), 아(야), (으)로, by the sound before them. */
export function settleParticles(text: string): string {
  let result = text;
  for (const [marker, closed, open] of PAIRS) {
    result = result.replace(marker, (_, at: number, whole: string) => finalOf(whole.slice(0, at)) === 'none' ? open : closed);
  }
  return result.replace(/\(으\)로/g, (_, at: number, whole: string) => finalOf(whole.slice(0, at)) === 'other' ? '으로' : '로');
}
