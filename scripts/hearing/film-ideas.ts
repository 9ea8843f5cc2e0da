import type { FilmType } from '#src/shared/catalogue/film-types.ts';
import type { LookId } from '#src/shared/catalogue/looks.ts';
import type { Language } from '#src/shared/language/languages.ts';

/** A film that is made to be listened to. */
interface FilmIdea {
  /** The name of its files. */
  name: string;
  type: FilmType;
  look: LookId;
  idea: string;
}

/** Twelve English films and three in each other language, of different types and looks. */
export const FILM_IDEAS: Readonly<Record<Language, readonly FilmIdea[]>> = {
  en: [
    {
      name: 'keeper',
      type: 'drama',
      look: 'gouache',
      idea: 'An old lighthouse keeper teaches a lost boy to read the stars before the last ship leaves.',
    },
    {
      name: 'baker',
      type: 'comedy',
      look: 'clay',
      idea: "A clumsy baker hides his cat from the health inspector during the town's cake contest.",
    },
    {
      name: 'letters',
      type: 'romance',
      look: 'watercolour',
      idea: 'Two neighbours fall in love by letters without knowing that they live on the same staircase.',
    },
    {
      name: 'dragon',
      type: 'fantasy',
      look: 'storybook',
      idea: "A young girl named Nora finds a wounded dragon in the forest and hides it from the king's hunters.",
    },
    {
      name: 'robot',
      type: 'scifi',
      look: 'neon',
      idea: "A repair robot on an empty space station hears a child's voice on the radio and answers it.",
    },
    {
      name: 'detective',
      type: 'detective',
      look: 'noir',
      idea: 'Detective Harris searches for a stolen painting in a rainy city and finds it in his own office.',
    },
    {
      name: 'storm',
      type: 'disaster',
      look: 'cel',
      idea: 'When a storm floods the valley, a teacher leads her class to the old church on the hill.',
    },
    {
      name: 'sheriff',
      type: 'western',
      look: 'golden_hour',
      idea: 'A tired sheriff meets the brother of the man he shot, and they share one bottle of water.',
    },
    {
      name: 'house',
      type: 'horror',
      look: 'ink',
      idea: 'Three students spend a night in an abandoned hospital and a telephone begins to ring.',
    },
    {
      name: 'bees',
      type: 'documentary',
      look: 'pencil',
      idea: 'A beekeeper shows how a hive survives the winter on a snowy mountain farm.',
    },
    {
      name: 'race',
      type: 'family',
      look: 'felt',
      idea: 'A grandmother and her grandson build a wooden car to win the village race.',
    },
    {
      name: 'soldier',
      type: 'war',
      look: 'oil',
      idea: 'A young soldier carries a letter across the front to tell his captain that the war is over.',
    },
  ],
  cn: [
    { name: 'teahouse', type: 'martial_arts', look: 'ink', idea: '一位年轻的剑客在雨夜的茶馆里遇见了杀父仇人。' },
    { name: 'kite', type: 'family', look: 'papercut', idea: '爷爷教小孙女做风筝，他们在春天的山坡上把它放上天空。' },
    { name: 'courier', type: 'comedy', look: 'cel', idea: '一个外卖员把蛋糕送错了地方，却参加了陌生人的婚礼。' },
  ],
  ko: [
    {
      name: 'school',
      type: 'youth',
      look: 'watercolour',
      idea: '전학생이 비 오는 날 옥상에서 혼자 노래하는 소녀를 만난다.',
    },
    {
      name: 'fisher',
      type: 'drama',
      look: 'oil',
      idea: '늙은 어부가 폭풍 속에서 바다에 빠진 소년을 구한다.',
    },
    { name: 'market', type: 'comedy', look: 'clay', idea: '시장의 두 떡집 주인이 하나뿐인 손님을 두고 다툰다.' },
  ],
  ja: [
    { name: 'train', type: 'romance', look: 'woodblock', idea: '終電の駅で、若い画家が傘を忘れた女性を追いかける。' },
    { name: 'fox', type: 'fantasy', look: 'storybook', idea: '雪の山で、少年が怪我をした狐を助け、狐は恩返しに来る。' },
    { name: 'ramen', type: 'drama', look: 'gouache', idea: '引退する料理人が、弟子に最後のラーメンの作り方を教える。' },
  ],
};
