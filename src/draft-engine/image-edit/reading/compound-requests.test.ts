import { expect, test } from 'vitest';
import type { PictureEdit } from '#src/shared/catalogue/picture-edits.ts';
import type { Language } from '#src/shared/language/languages.ts';
import { readEdits } from './read-edits.ts';

const turn = (degrees: number): PictureEdit => ({ kind: 'rotate', degrees });
const [LEFT, RIGHT, OVER] = [turn(-90), turn(90), turn(180)];
const MIRRORED: PictureEdit = { kind: 'flip', axis: 'leftRight' };
const shaped = (shape: string): PictureEdit => ({ kind: 'crop', left: 0, top: 0, right: 0, bottom: 0, shape });
const SQUARE = shaped('1:1');
const cut = (sides: Partial<Record<'left' | 'top' | 'right' | 'bottom', number>>): PictureEdit => ({
  kind: 'crop',
  left: 0,
  top: 0,
  right: 0,
  bottom: 0,
  ...sides,
});
const tone = (kind: 'brightness' | 'warmth', amount = 25): PictureEdit => ({ kind, amount });
const BLACK_AND_WHITE: PictureEdit = { kind: 'blackAndWhite', amount: 100 };

/** Requests of several edits, with what each of them asks for, in the order in which it is carried out. */
const REQUESTS: readonly (readonly [Language, string, readonly PictureEdit[]])[] = [
  ['en', 'crop to a square and rotate 90 degrees to the left', [LEFT, SQUARE]],
  ['en', 'turn it left and make it brighter', [LEFT, tone('brightness')]],
  ['en', 'rotate 90 degrees clockwise, then cut 10% off the left', [RIGHT, cut({ left: 10 })]],
  ['en', 'flip it horizontally and crop to 16:9', [MIRRORED, shaped('16:9')]],
  ['en', 'make it black and white and turn it upside down', [OVER, BLACK_AND_WHITE]],
  // The right side is the upper one once the picture is turned.
  ['en', 'cut 20% off the right side and rotate left', [LEFT, cut({ top: 20 })]],
  ['en', 'crop it square, then make it warmer and sharper', [SQUARE, tone('warmth'), { kind: 'sharpen', amount: 50 }]],
  ['en', 'rotate it to the left by 90 degrees and crop the bottom by 15 percent', [LEFT, cut({ bottom: 15 })]],
  ['en', 'rotate left 90° and cut the left 20%', [LEFT, cut({ left: 20 })]],
  ['en', 'crop 10% from the left and 5% from the right', [cut({ left: 10, right: 5 })]],
  ['en', 'cut 10% off the left, then mirror it', [MIRRORED, cut({ right: 10 })]],
  ['cn', '裁成正方形并向左旋转90度', [LEFT, SQUARE]],
  ['cn', '逆时针旋转90度，再调亮一点', [LEFT, tone('brightness', 12)]],
  ['cn', '左边裁掉10%，然后向右转90度', [RIGHT, cut({ top: 10 })]],
  ['cn', '水平翻转并裁成16:9', [MIRRORED, shaped('16:9')]],
  ['cn', '变成黑白并旋转180度', [OVER, BLACK_AND_WHITE]],
  ['cn', '上面裁掉20%，再调暖一点', [cut({ top: 20 }), tone('warmth', 12)]],
  ['cn', '顺时针转90度然后裁成4:3', [RIGHT, shaped('4:3')]],
  ['cn', '向右旋转90度并把左边裁掉10%', [RIGHT, cut({ left: 10 })]],
  ['cn', '先裁成正方形，再逆时针转90度，最后变黑白', [LEFT, SQUARE, BLACK_AND_WHITE]],
  ['cn', '往左转90度然后裁掉上面的20%', [LEFT, cut({ top: 20 })]],
  ['ko', '정사각형으로 자르고 왼쪽으로 90도 돌려줘', [LEFT, SQUARE]],
  ['ko', '오른쪽으로 90도 돌리고 밝게 해줘', [RIGHT, tone('brightness')]],
  ['ko', '왼쪽을 10% 자르고 오른쪽으로 90도 돌려줘', [RIGHT, cut({ top: 10 })]],
  ['ko', '좌우로 뒤집고 16:9로 잘라줘', [MIRRORED, shaped('16:9')]],
  ['ko', '흑백으로 바꾸고 180도 돌려줘', [OVER, BLACK_AND_WHITE]],
  ['ko', '위쪽을 20% 잘라내고 더 따뜻하게 해줘', [cut({ top: 20 }), tone('warmth')]],
  ['ko', '시계 반대 방향으로 90도 회전하고 정사각형으로 잘라줘', [LEFT, SQUARE]],
  ['ko', '왼쪽으로 돌리고 오른쪽을 15% 잘라줘', [LEFT, cut({ right: 15 })]],
  ['ko', '정사각형으로 잘라서 왼쪽으로 돌려줘', [LEFT, SQUARE]],
  ['ko', '왼쪽으로 90도 회전시키고 위를 10% 잘라줘', [LEFT, cut({ top: 10 })]],
  ['ko', '4:5로 자르고 오른쪽으로 돌리고 밝게 해줘', [RIGHT, shaped('4:5'), tone('brightness')]],
  ['ja', '正方形に切り抜いて、左に90度回して', [LEFT, SQUARE]],
  ['ja', '右に90度回転して、明るくして', [RIGHT, tone('brightness')]],
  ['ja', '左を10%切り取って、右に90度回転して', [RIGHT, cut({ top: 10 })]],
  ['ja', '左右反転して16:9に切り抜いて', [MIRRORED, shaped('16:9')]],
  ['ja', '白黒にして180度回転して', [OVER, BLACK_AND_WHITE]],
  ['ja', '上を20%カットして、暖かくして', [cut({ top: 20 }), tone('warmth')]],
  ['ja', '反時計回りに90度回して、正方形に切り抜いて', [LEFT, SQUARE]],
  ['ja', '左に回して、右側を10%切って', [LEFT, cut({ right: 10 })]],
  ['ja', '4:5に切り抜いて右に回転し、白黒に', [RIGHT, shaped('4:5'), BLACK_AND_WHITE]],
  ['ja', '右を20%トリミングして左に90度回転', [LEFT, cut({ top: 20 })]],
];

test.each(REQUESTS)('[IED-01] several edits in one request (%s): %s', (language, request, edits) => {
  expect(readEdits(request, { language })).toEqual({ edits, notUnderstood: [], startsOver: false });
});
