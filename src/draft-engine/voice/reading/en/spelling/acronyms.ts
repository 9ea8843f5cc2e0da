import type { Around } from './spell-rule.ts';

/** Capitals that are said as a word although no dictionary has them. */
const SAID_AS_WORDS = new Set(
  'OK NASA NATO UNESCO UNICEF OPEC AIDS COVID LASER RADAR SONAR SCUBA FIFA UEFA NAFTA SWAT SIM PIN JPEG GIF RAM ROM LEGO IKEA'.split(
    ' ',
  ),
);
/** Capitals that are spelled although they could be said as a word. */
const SPELLED = new Set(
  'USA UK UAE EU UN AI IT ID IQ EQ CEO CFO COO CIA FBI UFO UFOS VIP VIPS RIP API URL USB ATM AKA ASAP ICU ER AC IOU NBA MBA DNA RNA BBC ABC OJ AM PM LA ETA FAQ DIY UI UX USSR OCD ADHD EKG IPO AR LED VHS RPG EV OS IOS MIA DOA POW ABCS IDS'.split(
    ' ',
  ),
);
const WORDS_OF_TWO = new Set(
  'NO GO ME WE HE SO TO UP OF ON IN IS IF AS AT BE BY DO MY OH AN OR HI HA AH EH AM HO LO OX PA MA YO'.split(' '),
);

/** Two consonants at the end of a short word that English words do not end in. */
const UNSAYABLE_END =
  /[AEIOUY](?!(?:ST|L[DFKLMPST]|N[DGKSTN]|[CSPTG]H|CK|SS|FF|R[BDFKLMNPRSTV]|M[PSB]|[PFCX]T|S[KPM]|HT|[TPKDGBWCV]S|W[NLKD]|ZZ|TT|GG|DD|BB|PP|LF|GN|TZ|HM|YS)$)[^AEIOUY]{2}$/;

/** A word in capitals: letter by letter where it is an abbreviation, else as it is. */
export function spellCapitals(text: string, { isShouted, previous, next }: Around): string | undefined {
  const [, core = '', ending = ''] = /^(.*?)(['’]?s)?$/u.exec(text) ?? [];
  if (SAID_AS_WORDS.has(core)) {
    return text;
  }
  const isWord =
    isShouted || /^\p{Lu}{2,}$/u.test(previous) || /^\p{Lu}{2,}$/u.test(next)
      ? WORDS_OF_TWO.has(core) || core === 'IT' || core === 'US'
      : false;
  if (isWord) {
    return text;
  }
  return isSpelled(core) ? `${[...core].map((sign) => (sign === '&' ? 'and' : sign)).join(' ')}${ending}` : undefined;
}

function isSpelled(core: string): boolean {
  if (
    SPELLED.has(core) ||
    !/[AEIOUY]/.test(core) ||
    (core.length < 5 && UNSAYABLE_END.test(core)) ||
    core.includes('&')
  ) {
    return true;
  }
  return core.length === 2 && !WORDS_OF_TWO.has(core);
}
