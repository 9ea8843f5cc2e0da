import type { HomeTexts } from './en.ts';

export const ja: HomeTexts = {
  claim: 'クリエイター 10 万人以上 · 画風 20 種以上 · 下書きは無料',
  headingFirst: '一行から、',
  headingSecond: '一本の映画へ。',
  stillTitle: '嵐の番人',
  stillAlt: '夕暮れ、黄色いレインコートの灯台守が手を振り、岩のむこうで小さな嵐がほほえんでいる。',
  draft: '下書き',
  ownEngine: 'このサーバーの下書きエンジンによる絵',
  looksHeading: 'ひとつの物語、24の画風',
  looksNote: 'すべて下書きエンジンの絵',
  looksLabel: '画風の分類',
  groups: { hot: '人気', advertising: '広告', art: '美術・ゲーム', photography: '写真', creative: 'クリエイティブ' },
  useLook: '画風「{look}」で作る',
  storyHeading: '一文から絵コンテへ',
  storyNote: '8 ショット · 1 文',
  storyIdea: '「灯台守が、帰り道をなくした嵐と友だちになる。」',
  storyText: '物語を組み立て、登場人物の顔は最後まで同じまま、ショットごとにカメラと声と音をつけます。仕上げに音楽に合わせて編集し、字幕を入れて、どこでも再生できる一本のファイルにします。',
  shot: 'ショット {number, number}',
  stages: { story: '物語', characters: '人物', scripts: '台本', scenes: '絵', video: '動画', music: '音楽', movie: '編集', complete: '映画' },
  stagesLabel: '映画ができるまで',
};
