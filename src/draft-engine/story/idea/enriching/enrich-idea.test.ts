import { expect, test } from 'vitest';
import { createRandom } from '#src/shared/random.ts';
import { readIdeaGraph } from '../read-idea-graph.ts';
import { withoutMood } from '../without-mood.ts';
import { enrichingSentences, ENRICHMENTS } from './enrich-idea.ts';
import { MILIEUS } from './enrichment.ts';
import { milieuOf } from './milieu-of.ts';

test.each([
  ['A cook opens a ramen shop', 'food'],
  ['손님이 없는 라면 가게', 'food'],
  ['一家拉面店的老板想教会他的儿子做面', 'food'],
  ['Two thieves rob a bank', 'crime'],
  ['漁師の健太が海に出る。', 'sea'],
  ['Two teams compete in a stadium', 'sport'],
  ['A teacher forgets a name', 'school'],
  ['Somebody waits', 'anywhere'],
] as const)('[IDEA-03] %j is made richer out of its own world', async (idea, milieu) => {
  expect(milieuOf(await readIdeaGraph(idea), [])).toBe(milieu);
});

test('[IDEA-03] what makes an idea richer is one or two sentences, and nothing that happens', () => {
  for (const language of ['en', 'cn', 'ko', 'ja'] as const) {
    for (const milieu of MILIEUS) {
      const text = 'x.';
      const both = enrichingSentences({ text, language, milieu }, { hour: true, obstacle: true }, createRandom(1));
      expect(both).toHaveLength(2);
      const read = withoutMood([text, ...both].join(' '), language);
      expect([milieu, read.text.trim(), read.hour?.value]).toEqual([milieu, text, ENRICHMENTS[language][milieu].hour]);
      const more = enrichingSentences({ text, language, milieu }, { hour: false, obstacle: false }, createRandom(1));
      expect(more).toHaveLength(1);
      const storms = /storm|暴风雨|폭풍|嵐/;
      expect([milieu, milieu !== 'sea' && storms.test(both.join(' '))]).toEqual([milieu, false]);
    }
  }
});
