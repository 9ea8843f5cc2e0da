import type { ColourName, PersonFigure } from '../../figure-spec.ts';

export const COLOUR_WORDS: Readonly<Record<ColourName, string>> = {
  red: '红色', crimson: '深红色', orange: '橙色', mustard: '姜黄色', yellow: '黄色', lime: '嫩绿色', green: '绿色', forest: '墨绿色', teal: '青绿色', cyan: '青色', sky: '天蓝色', blue: '蓝色', navy: '藏青色', indigo: '靛蓝色', violet: '紫色', plum: '深紫色', pink: '粉色', rose: '玫红色', brown: '棕色', tan: '浅褐色', cream: '米白色', white: '白色', silver: '银白色', grey: '灰色', charcoal: '炭灰色', black: '黑色', gold: '金色', copper: '红铜色',
};
export const HAIR_WORDS: Readonly<Record<PersonFigure['hair'], string>> = {
  bald: '光头', cropped: '寸头', short: '短发', side_part: '偏分头', curly: '卷发', afro: '蓬松的爆炸头', bob: '齐耳短发', long: '长发', ponytail: '马尾辫', bun: '发髻', braids: '长辫子', pigtails: '双马尾', spiky: '刺猬头', mohawk: '莫西干头', balding: '稀疏的头发',
};
export const HAT_WORDS: Readonly<Record<Exclude<PersonFigure['hat'], 'none'>, string>> = {
  cap: '鸭舌帽', beanie: '毛线帽', straw_hat: '草帽', top_hat: '礼帽', cowboy_hat: '牛仔帽', chef_hat: '厨师帽', helmet: '头盔', hard_hat: '安全帽', crown: '王冠', witch_hat: '尖顶帽', beret: '贝雷帽', sailor_cap: '水手帽', police_cap: '警帽', headscarf: '头巾', bandana: '花头巾', space_helmet: '宇航头盔', fedora: '呢帽', graduation_cap: '学士帽', conical_hat: '斗笠', hood: '兜帽',
};
export const OUTFIT_WORDS: Readonly<Record<PersonFigure['outfit'], string>> = {
  shirt: '衬衫', sweater: '毛衣', hoodie: '连帽衫', coat: '大衣', raincoat: '雨衣', suit: '西装', dress: '连衣裙', apron: '围裙', overalls: '背带工装', uniform: '制服', lab_coat: '白大褂', robe: '长袍', kimono: '和服', hanbok: '韩服', qipao: '旗袍', armour: '铠甲', cape: '披风', tracksuit: '运动服', spacesuit: '宇航服', gown: '礼服', vest: '马甲', school_uniform: '校服', ninja: '夜行衣', poncho: '斗篷', scrubs: '护士服',
};
export const ACCESSORY_WORDS: Readonly<Record<PersonFigure['accessories'][number], string>> = {
  glasses: '戴一副眼镜', round_glasses: '戴一副圆框眼镜', sunglasses: '戴墨镜', eyepatch: '戴着眼罩', scarf: '围着围巾', tie: '系着领带', bow_tie: '打着领结', necklace: '戴着项链', earrings: '戴着耳环', backpack: '背着双肩包', belt: '束着腰带', gloves: '戴着手套', mask: '戴着面罩', headphones: '挂着耳机', monocle: '戴单片眼镜', badge: '别着徽章', stethoscope: '挂着听诊器',
};
export const AGE_WORDS: Readonly<Record<PersonFigure['age'], string>> = { child: '十岁上下', youth: '十七八岁', adult: '三四十岁', old: '年过花甲' };
export const BUILD_WORDS: Readonly<Record<PersonFigure['build'], string>> = { slim: '身形瘦削', average: '中等身材', broad: '肩膀宽厚', round: '圆圆胖胖' };
