import { expect, test } from 'vitest';
import { readPrompt } from './read-prompt.ts';

test.each([
  ['a red fox, watercolor', { words: 'a red fox', look: 'watercolour' }],
  ['Watercolor painting of a cat in a garden', { words: 'a cat in a garden', look: 'watercolour' }],
  ['a dragon in the style of Van Gogh', { words: 'a dragon', look: 'oil' }],
  ['(masterpiece:1.2), best quality, 1girl, cherry blossoms --ar 16:9', { words: 'a girl, cherry blossoms' }],
  ['a castle, by Greg Rutkowski, volumetric lighting, trending on artstation', { words: 'a castle' }],
  ['portrait of an old sailor', { words: 'an old sailor', framing: 'medium' }],
  ['a baker, looking at us', { words: 'a baker', framing: 'medium' }],
  ['a smiling girl facing the camera', { words: 'a smiling girl', framing: 'medium' }],
  ['full-body portrait of a knight', { words: 'a knight', framing: 'full' }],
  ['看着镜头的女孩', { words: '女孩', framing: 'medium' }],
  ['カメラを見ている少年の肖像画', { words: '少年', framing: 'medium' }],
  ['카메라를 보고 있는 선생님', { words: '선생님', framing: 'medium' }],
  ['a harbour, top view', { words: 'a harbour', angle: 'high' }],
  ['cozy cafe interior, morning light', { words: 'cozy cafe, in the morning' }],
  ['a robot, by the sea', { words: 'a robot, by the sea' }],
  ['a robot, seen from below', { words: 'a robot', angle: 'low' }],
  ['a sailor, with a sad face', { words: 'a sailor', feeling: 'sad' }],
  ['撑伞的女人，悲伤的表情', { words: '撑伞的女人', feeling: 'sad' }],
  ['本を読む少女、驚いた顔', { words: '本を読む少女', feeling: 'surprised' }],
  ['우산을 쓴 소녀, 미소 띤 얼굴', { words: '우산을 쓴 소녀', feeling: 'happy' }],
  ['neon city street', { words: 'neon city street', look: 'neon' }],
  ['a basket of apples, an oil lamp', { words: 'a basket of apples, an oil lamp' }],
  ['一幅水彩画：小猫在花园里，高清，杰作', { words: '小猫在花园里', look: 'watercolour' }],
  ['宇宙飛行士のアップ、最高画質', { words: '宇宙飛行士', framing: 'close' }],
  ['바이올린을 켜는 소년의 초상화, 유화, 8K', { words: '바이올린을 켜는 소년', look: 'oil', framing: 'medium' }],
])('[IMG-01] the words of a prompt are parted: %s', (text, read) => {
  const { words, look, framing, angle, feeling } = readPrompt(text);
  const nothing = { look: undefined, framing: undefined, angle: undefined, feeling: undefined };
  expect({ words, look, framing, angle, feeling }).toEqual({ ...nothing, ...read });
});

test('[IMG-01] drawings that are no scenes are told apart', () => {
  expect(readPrompt('logo of a coffee shop').notPictures).toEqual(['logo']);
  expect(readPrompt('a coffee shop').notPictures).toEqual([]);
});
