import { describe, expect, it } from 'vitest';
import { MODEL_SYMBOLS } from '../../neural/model-symbols.ts';
import { symbolsOf } from './syllables.ts';

/** Initials and the finals that follow them in Mandarin, as spelled; '-' where none comes before. */
const SYLLABLES = `
- a ai an ang ao e ei en eng er o ou yi ya yao ye you yan yang yin ying yong yo wu wa wai wan wang wei wen weng wo yu yuan yue yun
b a ai an ang ao ei en eng i ian iao ie in ing o u
p a ai an ang ao ei en eng i ian iao ie in ing o ou u
m a ai an ang ao e ei en eng i ian iao ie in ing iu o ou u
f a an ang ei en eng o ou u
d a ai an ang ao e ei en eng i ia ian iao ie ing iu ong ou u uan ui un uo
t a ai an ang ao e eng i ian iao ie ing ong ou u uan ui un uo
n a ai an ang ao e ei en eng i ian iang iao ie in ing iu ong ou u uan uo ü üe
l a ai an ang ao e ei eng i ia ian iang iao ie in ing iu o ong ou u uan un uo ü üe
g a ai an ang ao e ei en eng ong ou u ua uai uan uang ui un uo
k a ai an ang ao e ei en eng ong ou u ua uai uan uang ui un uo
h a ai an ang ao e ei en eng ong ou u ua uai uan uang ui un uo
j i ia ian iang iao ie in ing iong iu u uan ue un
q i ia ian iang iao ie in ing iong iu u uan ue un
x i ia ian iang iao ie in ing iong iu u uan ue un
zh a ai an ang ao e ei en eng i ong ou u ua uai uan uang ui un uo
ch a ai an ang ao e en eng i ong ou u ua uai uan uang ui un uo
sh a ai an ang ao e ei en eng i ou u ua uai uan uang ui un uo
r an ang ao e en eng i ong ou u ua uan ui un uo
z a ai an ang ao e ei en eng i ong ou u uan ui un uo
c a ai an ang ao e en eng i ong ou u uan ui un uo
s a ai an ang ao e en eng i ong ou u uan ui un uo`
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [initial = '', ...finals] = line.split(' ');
    return finals.map((final) => (initial === '-' ? final : initial + final));
  });

describe('symbolsOf', () => {
  it('has symbols of the model for every syllable and tone, and different ones', () => {
    expect(SYLLABLES.length).toBeGreaterThan(395);
    const syllables = SYLLABLES.flatMap((syllable) => ['1', '2', '3', '4', '5'].map((tone) => syllable + tone));
    const symbols = syllables.map(symbolsOf);
    expect(symbols.filter((text) => text === '' || [...text].some((sign) => !MODEL_SYMBOLS.has(sign)))).toEqual([]);
    expect(new Set(symbols).size).toBe(syllables.length);
  });

  it.each([
    ['zhuang4', 'ꭧwa↘ŋ'],
    ['chi1', 'ꭧʰɨ→'],
    ['xue2', 'ɕɥe↗'],
    ['yuan3', 'ɥɛ↓n'],
    ['you5', 'jou'],
    ['er4', 'ɚ↘'],
    ['huar1', 'xwa→ɚ'],
    ['dianr3', 'tja↓ɚ'],
    ['shir4', 'ʂɚ↘'],
    ['kongr4', 'kʰʊ↘ŋɚ'],
    ['hello', ''],
  ])('writes %s as %s', (pinyin, symbols) => {
    expect(symbolsOf(pinyin)).toBe(symbols);
  });
});
