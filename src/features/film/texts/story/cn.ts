import type { FilmStoryTexts } from './en.ts';

/** Texts of deep-create mode and of how a story was written, in Chinese. */
export const cn: FilmStoryTexts = {
  title: '故事是怎样写成的',
  tryAgain: '重试',
  explains: '这个故事共构思了 {count, number} 遍，每一版都按同样的规则评分，满分 100。',
  firstChosen: '后面各版都没有高出一分以上，因此保留第一版。',
  laterChosen: '第 {number, number} 版最符合规则。',
  pass: '第 {number, number} 版',
  chosen: '影片采用',
  points: '{points} 分',
  nothingCriticised: '按这些规则没有可批评之处。',
  criticised: '批评意见',
  inShots: '（镜头 {shots}）',
  read: '阅读这一版',
  emphasis: {
    deed: '从各个角度表现主要事件。',
    people: '每个人都出场，并对发生的事作出反应。',
    whole: '所有事件同等着墨。',
    talk: '人物谈论正在发生的事。',
  },
  rules: {
    events_shown: '想法中的事件并非都有自己的镜头',
    everybody_seen: '有人始终没有近景',
    nobody_idle: '有人无缘无故站在画面里',
    pictures_differ: '有两个镜头画面雷同',
    words_differ: '有话说了两遍',
    sizes_vary: '相邻两个镜头景别相同',
    places_vary: '场景太少',
    beginning_turn_end: '开头、转折或结尾较弱',
    feelings_follow: '情绪与发生的事不相承接',
    lines_say_something: '沉默太久，或台词没说出什么',
    idea_kept: '时间、天气或地点与想法不符',
  },
};
