import type { BusinessMailTexts } from './en.ts';

/** 문의 메일의 한국어 텍스트. */
export const ko: BusinessMailTexts = {
  subject: 'Kinora 비즈니스 문의:',
  name: '이름',
  company: '회사',
  contact: '연락처',
  budget: '예산',
  noBudget: '적지 않음',
};
