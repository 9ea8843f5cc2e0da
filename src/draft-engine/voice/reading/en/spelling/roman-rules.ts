import { cardinal, ordinal } from './number-words.ts';
import type { SpellRule } from './spell-rule.ts';

const VALUES: Record<string, number> = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 };
const ROMAN = /^(?=[IVXLCDM])M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/;
const PART =
  /^(?:War|Chapter|Part|Act|Scene|Volume|Vol\.|Book|Episode|Phase|Type|Class|Level|Mark|Bowl|Rocky|Section|Article)$/;
const RULER =
  /^(?:Henry|Louis|Elizabeth|Charles|George|Edward|Richard|William|James|Paul|Napoleon|Nicholas|Alexander|Philip|Ferdinand|Frederick|Leo|Pius|Benedict|Gregory|Peter|Catherine|Mary|Ivan|Otto|Ramses|Ramesses|Darius|Xerxes|Leopold|Joseph|Francis|Albert|Harald|Olaf|Christian|Gustav|Wilhelm|Cleopatra|Ptolemy|Margaret|Isabella)$/;
const TITLE = /^(?:King|Queen|Pope|Emperor|Empress|Tsar|Czar|Kaiser|Prince|John)$/;

/** Roman numerals after names of rulers and of numbered parts. */
export const ROMAN_RULES: SpellRule[] = [
  [
    ROMAN,
    ([text = ''], { previous, earlier, pauseBefore }) => {
      const isRuler =
        (RULER.test(previous) && (text !== 'I' || TITLE.test(earlier))) ||
        (TITLE.test(earlier) && /^\p{Lu}/u.test(previous));
      if (
        pauseBefore !== '' ||
        !(isRuler || PART.test(previous) || (/^[IVX]{2,}$/.test(text) && /^\p{Lu}\p{Ll}{2}/u.test(previous)))
      ) {
        return undefined;
      }
      const digits = String(romanValue(text));
      return isRuler ? `the ${ordinal(digits)}` : cardinal(digits);
    },
  ],
];

function romanValue(text: string): number {
  const values = [...text].map((letter) => VALUES[letter] ?? 0);
  return values.reduce((sum, value, index) => sum + (value < (values[index + 1] ?? 0) ? -value : value), 0);
}
