import { describe, expect, test } from 'vitest';
import { colourSaidOf } from './colour-said-of.ts';
import { readIdeaGraph } from './read-idea-graph.ts';

/** The colour said of each thing of an idea, in the order of the text; null for those of which none is said. */
async function coloursOf(idea: string): Promise<(string | null)[]> {
  const graph = await readIdeaGraph(idea);
  return graph.participants
    .filter(({ kind, concept }) => kind === 'thing' && concept !== 'thing.colour')
    .map((one) => colourSaidOf(one, graph) ?? null);
}

describe('colourSaidOf', () => {
  test.each([
    ['A retired cellist named Ada lends her red coat to a street boy.', ['red']],
    ['A girl finds a blue umbrella, a golden key and a box.', ['blue', 'gold', null]],
    ['A runner wins a gold medal and drinks orange juice.', ['gold', null]],
    ['一个退休的大提琴手把她的红色大衣借给一个街头少年。', ['red']],
    ['男孩找到一把蓝色的雨伞和一个绿盒子。', ['blue', 'green']],
    ['一个女孩丢了她的蓝雨伞。', ['blue']],
    ['引退したチェロ奏者のアダは、赤いコートを少年に貸す。', ['red']],
    ['少年は緑の箱を見つける。', ['green']],
    ['은퇴한 첼리스트가 빨간 코트를 거리의 소년에게 빌려준다.', ['red']],
    ['아이가 초록색 우산과 파란 가방을 찾는다.', ['green', 'blue']],
  ])('%s', async (idea, colours) => {
    expect(await coloursOf(idea)).toEqual(colours);
  });

  test('what is said in a sentence of its own counts', async () => {
    expect(await coloursOf('The box is green. A girl opens the box.')).toEqual(['green']);
  });
});
