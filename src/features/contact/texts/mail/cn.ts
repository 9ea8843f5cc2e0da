import type { BusinessMailTexts } from './en.ts';

/** 商务咨询邮件的中文文本。 */
export const cn: BusinessMailTexts = {
  subject: 'Kinora 商务咨询：',
  name: '姓名',
  company: '公司',
  contact: '联系方式',
  budget: '预算',
  noBudget: '未填写',
};
