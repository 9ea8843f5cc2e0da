// @ts-nocheck
import { Language } from '/work/main/node_modules/@met4citizen/headtts/modules/language-en-us.mjs';
let L;
const WEAK = { to: 'tə', the: 'ðə', and: 'ænd', of: 'ʌv', a: 'ɐ' };
export const readEnglish = async (s) => {
  if (!L) {
    L = new Language();
    await L.loadDictionary('/work/main/node_modules/@met4citizen/headtts/dictionaries/en-us.txt');
  }
  return s
    .split(/\s+/)
    .filter(Boolean)
    .map((w) => {
      const m = w.match(/^(.*?)([.,!?;:]*)$/);
      const p =
        WEAK[m[1].toLowerCase()] ??
        L.generate(m[1])
          .phonemes.join('')
          .replace(/[.,!?]/g, '');
      return { text: w, spoken: m[1], phonemes: p, after: (m[2].slice(0, 1) || '') + ' ' };
    });
};
