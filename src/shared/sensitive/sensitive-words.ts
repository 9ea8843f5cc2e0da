import type { Language } from '../language/languages.ts';

/**
 * Words and phrases that no text may hold (ERR-06). The lists are short on purpose: what is forbidden everywhere, in forms that
 * stand in no harmless sentence. Whatever a story may well speak of (killers, wars, drugs, ghosts) is not here, nor is a word
 * that is somebody's name, an animal's or a dish's. How they are compared: `find-sensitive-text.ts`.
 */
export const SENSITIVE_WORDS: Readonly<Record<Language, readonly string[]>> = {
  en: [
    // Sexual content with minors.
    'child porn', 'child pornography', 'child sex', 'child sexual abuse material', 'csam', 'kiddie porn', 'kid porn', 'teen porn', 'preteen porn', 'preteen sex',
    'underage porn', 'underage sex', 'sex with a child', 'sex with children', 'sex with a minor', 'sex with minors', 'nude child', 'nude children', 'nude minors',
    'lolicon', 'shotacon', 'loli porn', 'loli hentai', 'shota porn',
    // Instructions to harm.
    'bomb making instructions', 'bomb making tutorial', 'instructions for making a bomb', 'how to make a pipe bomb', 'how to build a pipe bomb', 'how to make nerve gas',
    'how to make sarin', 'how to make ricin', 'how to make meth', 'how to make methamphetamine', 'how to cook meth', 'how to kill yourself', 'best way to kill yourself',
    'suicide methods', 'suicide tutorial',
    // Hate.
    'nigger', 'niggers', 'sand nigger', 'faggot', 'faggots', 'gook', 'gooks', 'wetback', 'wetbacks', 'raghead', 'ragheads', 'towelhead', 'towelheads', 'gas the jews',
  ],
  cn: [
    '儿童色情', '兒童色情', '幼童色情', '幼女色情', '少女色情', '未成年色情', '未成年人色情', '萝莉色情', '蘿莉色情', '与儿童性交', '与幼女性交', '与未成年人性交', '儿童裸照', '幼女裸照',
    '炸弹制作方法', '炸弹制作教程', '自制炸弹教程', '自制炸药教程', '毒气制作方法', '冰毒制作方法', '冰毒制作教程', '自杀方法大全', '自杀教程',
    '支那猪', '支那豬', '黑鬼去死', '杀光黑人', '杀光犹太人', '杀光穆斯林',
  ],
  ko: [
    '아동 포르노', '아동포르노', '아동 음란물', '아동음란물', '아동 야동', '미성년자 포르노', '미성년자 음란물', '미성년자 야동', '아동과 성관계', '미성년자와 성관계', '로리 야동', '로리야동',
    '폭탄 만드는 법', '폭탄 제조법', '폭탄제조법', '사제폭탄 만드는', '독가스 만드는 법', '사린 만드는 법', '필로폰 만드는 법', '필로폰 제조법', '자살하는 방법', '자살 방법 추천',
    '쪽바리', '짱깨', '똥남아',
  ],
  ja: [
    '児童ポルノ', '幼児ポルノ', '未成年ポルノ', '少女ポルノ', '幼女ポルノ', 'ロリポルノ', '児童と性交', '幼女と性交', '未成年と性交', '子供とセックス', '子どもとセックス', '幼女とセックス', '児童の裸', '幼女の裸',
    '爆弾の作り方', '爆弾の製造方法', '毒ガスの作り方', 'サリンの作り方', '覚醒剤の作り方', '覚せい剤の作り方', '自殺の方法', '自殺のやり方', '自殺マニュアル',
    'チャンコロ', '黒んぼ', 'クロンボ', '朝鮮人を殺せ', '韓国人を殺せ', '中国人を殺せ',
  ],
};
