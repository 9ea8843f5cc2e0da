import type { DigestMailTexts } from './en.ts';

/** Texts of the mail that sums up notifications, in Korean. */
export const ko: DigestMailTexts = {
  subject: 'Kinora에 새 소식 {count, number}건',
  opening: '지난 메일 뒤의 새 소식입니다.',
  more: '그 밖에 {count, number}건이 더 있습니다.',
  all: '모든 알림',
  settings: '직접 신청하셔서 보내 드리는 메일입니다. 계정 화면에서 바꿀 수 있습니다.',
  end: '이런 메일 그만 받기',
};
