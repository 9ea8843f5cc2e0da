import { expect, test } from 'vitest';
import type { FilmType } from '#src/shared/catalogue/film-types.ts';
import type { Language } from '#src/shared/language/languages.ts';
import { planFilm } from '../../plan-film.ts';

async function linesOf(idea: string, language: Language, type: FilmType = 'drama'): Promise<string[]> {
  const { shots } = await planFilm({ idea, language, seed: 1, type, shotCount: 8, aspect: '16:9' });
  return shots.flatMap(({ speech }) => (speech.kind === 'line' ? [speech.text] : []));
}

test('[DRAFT-04] what is told as an answer is asked first, and heard with surprise', async () => {
  const lines = await linesOf('A sailor tells his son why the whales sing.', 'en');
  expect(lines[0]).toBe('Dad, why do the whales sing?');
  expect(lines.at(-1)).toBe('Really?');
});

test('[DRAFT-04] whoever asks in the idea puts the question, and is answered', async () => {
  const lines = await linesOf('A girl asks her grandmother where the river ends.', 'en');
  expect(lines).toEqual(['Grandma, where does the river end?', 'Let me think.']);
});

test.each([
  ['A potter teaches a boy.', 'en', ['Will you show me?', 'Like this. Now you.', 'Like this?', 'I can do it!']],
  ['陶匠教一个男孩。', 'cn', ['教教我吧。', '像这样。你来试试。', '这样吗？', '我会了！']],
  ['陶芸家が少年を教える。', 'ja', ['教えて。', 'こうして。さあ、やってみて。', 'こう？', 'できた！']],
  ['도예가가 소년을 가르친다.', 'ko', ['가르쳐 주세요.', '이렇게. 이제 해 봐.', '이렇게요?', '저도 할 수 있어요!']],
] as const)('[DRAFT-04] two speak around what they do: %s', async (idea, language, wanted) => {
  const lines = await linesOf(idea, language);
  expect(lines.length).toBeGreaterThan(1);
  expect(wanted).toEqual(expect.arrayContaining(lines));
});

test('[DRAFT-04] nobody speaks to an animal that cannot answer, nor where a narrator tells everything', async () => {
  expect(await linesOf('A potter gives a bowl to a stray cat.', 'en')).toEqual([]);
  expect(await linesOf('A potter gives a bowl to a boy.', 'en', 'documentary')).toEqual([]);
});

test.each([
  ['园丁告诉女儿钥匙长在哪里', 'cn', '钥匙长在哪里？'],
  ['선장이 아들에게 고래가 왜 노래하는지 말해 준다', 'ko', '고래가 왜 노래해요?'],
] as const)('[DRAFT-04] the child asks before it is told: %s', async (idea, language, question) => {
  expect((await linesOf(idea, language))[0]).toBe(question);
});

test.each([
  ['A sailor tells his son why the whales left.', 'en', 'Dad, why did the whales leave?'],
  ['A sailor told his son why the whales sang.', 'en', 'Dad, why do the whales sing?'],
  ['선장이 아들에게 고래가 왜 떠났는지 말해 준다', 'ko', '고래가 왜 떠났어요?'],
  ['船長は息子に、誰が鯨を呼ぶかを教える。', 'ja', '誰が鯨を呼びますか？'],
] as const)(
  '[DRAFT-04] a question is in the tense in which the answer is told: %s',
  async (idea, language, question) => {
    expect((await linesOf(idea, language))[0]).toBe(question);
  },
);
