import { soundAfter } from '../../korean/hangul.ts';

/** Ends the text of a slot, so that the particle after it can be found. */
export const SLOT_END = '\u0001';

const PAIRS: readonly (readonly [closed: string, open: string])[] = [
  ['이었', '였'],
  ['이어야', '여야'],
  ['이에요', '예요'],
  ['이야말로', '야말로'],
  ['이라', '라'],
  ['이란', '란'],
  ['이랑', '랑'],
  ['이나', '나'],
  ['이든', '든'],
  ['이며', '며'],
  ['이면', '면'],
  ['이고', '고'],
  ['이지', '지'],
  ['이니', '니'],
  ['이네', '네'],
  ['이던', '던'],
  ['이여', '여'],
  ['이야', '야'],
  ['이다', '다'],
  ['은', '는'],
  ['이', '가'],
  ['을', '를'],
  ['과', '와'],
  ['아', '야'],
];
const PARTICLE = new RegExp(`${SLOT_END}(으로|${PAIRS.map(([closed]) => closed).join('|')})`, 'g');

/** Chooses the form of each particle that stands straight after a slot. */
export function settleParticles(text: string): string {
  return text
    .replace(PARTICLE, (whole, particle: string, at: number) => {
      const sound = soundAfter(text.slice(0, at).split(SLOT_END).join(''));
      if (particle === '으로') {
        return sound === '' || sound === 'ㄹ' ? '로' : '으로';
      }
      const pair = PAIRS.find(([closed]) => closed === particle);
      return pair ? pair[sound === '' ? 1 : 0] : whole;
    })
    .split(SLOT_END)
    .join('');
}
