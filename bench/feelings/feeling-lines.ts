import type { Language } from '#src/shared/language/languages.ts';

/** Lines that can be said with any feeling; one asks. */
export const FEELING_LINES: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'You came back before the rain.',
    'The letter was lying on the kitchen table.',
    'They are waiting for us at the old bridge.',
    'Where did you find my brother?',
    'Tomorrow everybody in town will know about it.',
    'I told you that the door would open again.',
  ],
  cn: [
    '你在下雨之前回来了。',
    '那封信就放在厨房的桌子上。',
    '他们在老桥边等着我们。',
    '你是在哪里找到我弟弟的？',
    '明天全城的人都会知道这件事。',
    '我告诉过你，那扇门还会打开的。',
  ],
  ko: [
    '비가 오기 전에 네가 돌아왔구나.',
    '편지는 부엌 식탁 위에 놓여 있었어.',
    '그들이 오래된 다리에서 우리를 기다리고 있어.',
    '내 동생을 어디에서 찾았어?',
    '내일이면 마을 사람들이 모두 알게 될 거야.',
    '그 문이 다시 열린다고 내가 말했잖아.',
  ],
  ja: [
    '雨が降る前に帰ってきたんだね。',
    '手紙は台所のテーブルの上にあった。',
    'みんなが古い橋のところで待っている。',
    '弟をどこで見つけたの？',
    '明日には町じゅうの人が知ることになる。',
    'あの扉はまた開くと言ったでしょう。',
  ],
};
