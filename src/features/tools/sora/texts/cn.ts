import type { ToolSoraTexts } from './en.ts';

export const cn: ToolSoraTexts = {
  heading: '文生视频',
  lead: '把你写的内容变成片段，按秒计费。没有模型时由草稿引擎免费绘制。',
  leadFree: '把你写的内容变成片段，由草稿引擎免费绘制。',
  prompt: '画面内容',
  promptExample: '暴风雨中的灯塔，海浪拍打礁石',
  promptMissing: '请写下片段要展示的内容。',
  grade: '生成方',
  grades: {
    draft: '草稿引擎',
    standard: '标准版',
    pro: '专业版',
    standardSecond: '标准版（第二服务商）',
    proSecond: '专业版（第二服务商）',
  },
  free: '免费',
  perSecond: '每秒',
  gone: '{models}已由开发方停止提供，无法再用。',
  aspect: '画面比例',
  aspects: {
    wide: '横屏',
    tall: '竖屏',
  },
  make: '生成片段',
  begin: '写下发生的事',
  beginTextFree: '一个场景、一个动作最好：谁、做什么、在哪里、什么光线。',
  beginText: '一个场景、一个动作最好：谁、做什么、在哪里、什么光线。价格由时长和版本决定。',
};
