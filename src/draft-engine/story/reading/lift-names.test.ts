import { expect, test } from 'vitest';
import { readIdea } from './read-idea.ts';

/** Idea, the one who is named, and the name. */
const INTRODUCED: readonly (readonly [idea: string, word: string, name: string])[] = [
  ['A girl named Maya finds a lottery ticket in her grandmother’s coat', 'girl', 'Maya'],
  ['A shy boy called Tom Baker builds a rocket in the garage', 'boy', 'Tom'],
  ['Lily the cat wants to be a firefighter', 'cat', 'Lily'],
  ['Maya, a young baker, opens a shop on the moon', 'baker', 'Maya'],
  ['A little dragon learns to fly. Her name is Luna.', 'dragon', 'Luna'],
  ['An old fisherman, Pedro, waits for his son at the harbour', 'fisherman', 'Pedro'],
  ['Grandpa Joe teaches a boy to ride a bike', 'grandpa', 'Grandpa Joe'],
  ['Mr. Fox opens a hotel for birds', 'fox', 'Mr Fox'],
  ['Captain Elena Ruiz sails a ship to the end of the world', 'captain', 'Captain Elena'],
  ['一个叫小满的女孩在海边捡到一封信', '女孩', '小满'],
  ['名叫阿福的小狗找到了回家的路', '小狗', '阿福'],
  ['루나라는 고양이가 달에 간다', '고양이', '루나'],
  ['민수라는 이름의 소년이 로봇을 고친다', '소년', '민수'],
  ['ルナという猫が月へ行く', '猫', 'ルナ'],
  ['花子という名前の少女が、古いピアノを直す', '少女', '花子'],
];

test.each(INTRODUCED)('[DRAFT-01] %s: who is introduced leads under the name', (idea, word, name) => {
  const [hero] = readIdea(idea).nouns;
  expect({ word: hero?.word, name: hero?.name, role: hero?.role }).toEqual({ word, name, role: 'subject' });
});

test.each([
  'Saving the whale takes a village',
  'In the forest, a fox, alone, waits',
  'Under the bridge the river sings',
  'Save the cat',
  'Today, a small boy, a dog and a map set out',
  '세상이 끝날 거라는 소식을 들은 소녀',
  '明日で終わりというニュースが流れる',
  '他叫醒了沉睡的巨人',
])('[DRAFT-01] %s introduces nobody', (idea) => {
  expect(
    readIdea(idea)
      .nouns.map(({ name }) => name)
      .filter(Boolean),
  ).toEqual([]);
});

test('[DRAFT-01] a small thing beside a familiar name stays as it is', () => {
  expect(readIdea('程序员小李爱上了一个机器人').nouns.find(({ word }) => word === '机器人')).toMatchObject({
    adjectives: [],
  });
  expect(readIdea('小李救了一只小猫').nouns.find(({ word }) => word === '小猫')).toBeDefined();
});
