import { expect, test } from 'vitest';
import { readIdeaGraph } from './read-idea-graph.ts';

/** Who takes part, what each is and of which sex. */
async function whoIn(idea: string): Promise<string[]> {
  const { participants } = await readIdeaGraph(idea);
  return participants.map(({ words, concept, gender }) => [words, concept, gender].filter(Boolean).join(' '));
}

test.each([
  ['눈먼 부엉이 할머니가 운다.', '부엉이 할머니 animal.owl feminine'],
  ['토끼 할아버지가 웃는다.', '토끼 할아버지 animal.rabbit masculine'],
  ['猫头鹰奶奶讲故事。', '猫头鹰奶奶 animal.owl feminine'],
  ['熊大叔烤面包。', '熊大叔 animal.bear masculine'],
  ['Grandmother Owl sleeps.', 'grandmother animal.owl feminine'],
  ['The fox grandmother sleeps.', 'fox grandmother animal.fox feminine'],
  ['フクロウばあさんが眠る。', 'フクロウばあさん animal.owl feminine'],
  ['クマのおじさんが笑う。', 'クマのおじさん animal.bear masculine'],
])('[DRAFT-01] an animal with a title of kin is one animal: %s', async (idea, animal) => {
  expect(await whoIn(idea)).toEqual([animal]);
});

test.each([
  ['引退する灯台守の祖父が笑う。', ['灯台守の祖父 person.lighthouse_keeper masculine']],
  ['パン屋の叔母が笑う。', ['パン屋の叔母 person.baker feminine']],
  ['少年は漁師の父と笑う。父は泣く。', ['少年 person.boy masculine', '漁師の父 person.fisherman masculine']],
  ['漁師の娘が笑う。', ['漁師 person.fisherman', '娘 person.daughter feminine']],
  ['少年の祖父が笑う。', ['少年 person.boy masculine', '祖父 person.grandfather masculine']],
])('[DRAFT-01] a trade and the elder who has it are one: %s', async (idea, those) => {
  expect(await whoIn(idea)).toEqual(those);
});
