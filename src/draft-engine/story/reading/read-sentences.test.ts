import { expect, test } from 'vitest';
import { readIdea } from './read-idea.ts';

/** Idea, who leads, the verb's frame, and words that the other sentences must have given. */
const TOLD_AT_LENGTH: readonly (readonly [idea: string, hero: string, frame: string, also: readonly string[]])[] = [
  [
    'In 2087, Mars is dying. A young engineer discovers that the colony’s oxygen is being stolen. She must choose between her family and the truth.',
    'engineer',
    'discover',
    ['mars'],
  ],
  ['It is raining over the harbour. A fox teaches her cub to hunt.', 'fox', 'teach', ['harbour']],
  [
    '어느 겨울날, 산속 오두막에 사는 할아버지가 다친 여우를 발견한다. 둘은 친구가 된다.',
    '할아버지',
    'find',
    ['여우', '오두막'],
  ],
  [
    '夏休みの最後の日、小学生のタクは裏山で小さな宇宙船を見つける。中には迷子の宇宙人がいた。',
    '小学生',
    'find',
    ['宇宙人'],
  ],
  ['故事发生在民国时期的上海。年轻的女侦探接到一封匿名信。', '女侦探', 'find', ['上海']],
];

test.each(TOLD_AT_LENGTH)(
  '[DRAFT-01] %s: one sentence is the story, the others give what it leaves out',
  (idea, hero, frame, also) => {
    const reading = readIdea(idea);
    expect({ hero: reading.nouns[0]?.word, frame: reading.frame }).toEqual({ hero, frame });
    for (const word of also) {
      expect(reading.nouns.map((noun) => noun.word)).toContain(word);
    }
    expect(reading.text.length).toBeGreaterThan(reading.sentence?.length ?? Infinity);
  },
);

test('[DRAFT-01] the hour, the weather and who is meant by she may stand in any sentence', () => {
  expect(readIdea('It is raining. A baker opens a shop at dawn. She has never sold anything.')).toMatchObject({
    frame: 'open_shop',
    time: 'dawn',
    weather: 'rain',
    gender: 'feminine',
  });
});
