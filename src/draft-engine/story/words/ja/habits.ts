import type { VerbalHabit } from '../grammar.ts';
import { registerOf, secondPerson } from './register.ts';

const OPENS = /^(……|ねえ|あの|ふん|うん|さあ|いや|ほら|まあ|えっと|はい|お|え[、。]|[^、。]{1,4}[！？])/;

/** Ways of speaking; each character of a film gets one. */
export const HABITS: readonly VerbalHabit[] = [
  // Hesitates.
  (line) => (OPENS.test(line) ? line : `……${line}`),
  // Calls the other first.
  (line, speaker, listener) => {
    const register = registerOf(speaker, listener);
    if (OPENS.test(line)) {
      return line;
    }
    return `${register === 'polite' ? 'あの、' : register === 'gruff' ? 'いいか、' : 'ねえ、'}${line}`;
  },
  // Says the other's name at the end of a question.
  (line, speaker, listener) => {
    const name = secondPerson(speaker, listener);
    return /[？か。]$/.test(line) && listener.named && !line.includes(name) && line.length < 16 && !/[、！]$/.test(line)
      ? `${line.replace(/。$/, '')}${line.endsWith('？') ? '' : '、'}${line.endsWith('？') ? `ねえ、${name}。` : `${name}。`}`
      : line;
  },
  // Takes it back a little.
  (line, speaker, listener) =>
    /^[^。]{3,14}(る|た|よ|です|ます)。$/.test(line) && !/^(ここ|次|その|もう)/.test(line)
      ? `${line}${registerOf(speaker, listener) === 'polite' ? 'おそらく。' : 'たぶん。'}`
      : line,
];
