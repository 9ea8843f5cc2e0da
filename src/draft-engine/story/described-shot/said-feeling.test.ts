import { expect, test } from 'vitest';
import { saidFeeling } from './said-feeling.ts';

test.each([
  ['Mira is happy and does not look back.', 'happy'],
  ['Mira is not sad but angry.', 'angry'],
  ['Mira isn’t happy.', undefined],
  ['Mira is not at all afraid.', undefined],
  ['女孩很高兴，不再回头。', 'happy'],
  ['女孩不太高兴。', undefined],
  ['女孩在吃开心果。', undefined],
  ['危ない橋で少女が怯えている。', 'fear'],
  ['人の少ない町で少年は悲しそうだ。', 'sad'],
  ['少女は悲しくない。', undefined],
  ['少年は驚いていない。', undefined],
  ['소녀가 오랫동안 행복하게 웃는다.', 'happy'],
  ['집안에서 소년이 슬퍼한다.', 'sad'],
  ['불안 속에서 소녀가 화가 난다.', 'angry'],
  ['소녀는 안 슬프다.', undefined],
  ['소녀는 행복하지 않다.', undefined],
  ['미소년이 걷는다.', undefined],
  ['화가 난로 옆에 앉는다.', undefined],
] as const)('[EDIT-09] a feeling is denied only right beside its word: %s', (text, feeling) => {
  expect(saidFeeling(text)).toBe(feeling);
});
