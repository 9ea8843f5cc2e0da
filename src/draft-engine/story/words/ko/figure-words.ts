import type { ColourName, PersonFigure } from '../../figure-spec.ts';

export const COLOURS: Readonly<Record<ColourName, string>> = {
  red: '빨간', crimson: '진홍색', orange: '주황색', mustard: '겨자색', yellow: '노란', lime: '연두색', green: '초록색', forest: '짙은 초록색', teal: '청록색', cyan: '옥색', sky: '하늘색', blue: '파란', navy: '남색', indigo: '쪽빛', violet: '보라색', plum: '자주색', pink: '분홍색', rose: '장미색', brown: '갈색', tan: '황갈색', cream: '크림색', white: '흰', silver: '은색', grey: '회색', charcoal: '먹색', black: '검은', gold: '금색', copper: '구릿빛',
};
/** A colour as a noun, where no noun follows. */
export const colourNoun = (colour: ColourName): string => ({ red: '빨간색', yellow: '노란색', blue: '파란색', white: '흰색', black: '검은색' } as Partial<Record<ColourName, string>>)[colour] ?? COLOURS[colour];
export const HAIRS: Readonly<Record<PersonFigure['hair'], string>> = {
  bald: '민머리', cropped: '짧게 깎은 머리', short: '짧은 머리', side_part: '가르마 탄 머리', curly: '곱슬머리', afro: '부풀린 머리', bob: '단발머리', long: '긴 머리', ponytail: '하나로 묶은 머리', bun: '쪽 찐 머리', braids: '땋은 머리', pigtails: '양 갈래 머리', spiky: '삐죽삐죽한 머리', mohawk: '닭볏 머리', balding: '숱이 줄어든 머리',
};
export const HATS: Readonly<Record<Exclude<PersonFigure['hat'], 'none'>, string>> = {
  cap: '챙모자', beanie: '털모자', straw_hat: '밀짚모자', top_hat: '실크해트', cowboy_hat: '카우보이모자', chef_hat: '요리사 모자', helmet: '투구', hard_hat: '안전모', crown: '왕관', witch_hat: '뾰족모자', beret: '베레모', sailor_cap: '선원 모자', police_cap: '경찰모', headscarf: '머릿수건', bandana: '두건', space_helmet: '우주 헬멧', fedora: '중절모', graduation_cap: '학사모', conical_hat: '삿갓', hood: '두건',
};
export const OUTFITS: Readonly<Record<PersonFigure['outfit'], string>> = {
  shirt: '셔츠', sweater: '스웨터', hoodie: '후드티', coat: '외투', raincoat: '비옷', suit: '양복', dress: '원피스', apron: '앞치마', overalls: '멜빵바지', uniform: '제복', lab_coat: '실험복', robe: '긴 옷', kimono: '기모노', hanbok: '한복', qipao: '치파오', armour: '갑옷', cape: '망토', tracksuit: '운동복', spacesuit: '우주복', gown: '드레스', vest: '조끼', school_uniform: '교복', ninja: '닌자 옷', poncho: '판초', scrubs: '간호복',
};
export const ACCESSORIES: Readonly<Record<PersonFigure['accessories'][number], string>> = {
  glasses: '안경을 썼다', round_glasses: '동그란 안경을 썼다', sunglasses: '색안경을 썼다', eyepatch: '한쪽 눈을 가렸다', scarf: '목도리를 둘렀다', tie: '넥타이를 맸다', bow_tie: '나비넥타이를 맸다', necklace: '목걸이를 걸었다', earrings: '귀걸이를 했다', backpack: '배낭을 멨다', belt: '허리띠를 찼다', gloves: '장갑을 꼈다', mask: '가면을 썼다', headphones: '헤드폰을 걸었다', monocle: '외알 안경을 썼다', badge: '배지를 달았다', stethoscope: '청진기를 걸었다',
};
export const AGES: Readonly<Record<PersonFigure['age'], string>> = { child: '열 살 남짓', youth: '열일곱쯤', adult: '서른에서 마흔 사이', old: '일흔 고개를 넘은 나이' };
export const BUILDS: Readonly<Record<PersonFigure['build'], string>> = { slim: '마른 몸', average: '보통 체격', broad: '떡 벌어진 어깨', round: '동글동글한 몸' };
