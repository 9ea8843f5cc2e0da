import type { FurtherTexts } from './en.ts';

export const cn: FurtherTexts = {
  allow: '允许他人改编',
  allowNote:
    '公开期间，任何有账号的人都可以把它复制成自己的项目：故事、镜头、声音，以及你为它上传的图片、片段和音乐。你的署名会一直保留。',
  next: '下一集',
  nextTitle: '下一集',
  nextNote: '一部新影片，人物、地点、风格和音乐不变。故事由你来定：',
  idea: '用一句话说说会发生什么',
  ideaMissing: '请写下会发生什么。',
  cast: '写出主角的名字：{names}。',
  free: '由草稿引擎免费制作。',
  begin: '制作这一集',
  cancel: '取消',
  remix: '改编',
  remixTitle: '改编这部影片？',
  remixNote:
    '你会得到一份副本，作为只有你能看到的项目，其中一切都可以修改。你的影片无论在哪里展示，都会注明{author}的《{title}》。',
  remixBegin: '复制',
  remixMade: '副本已归你所有，随意修改吧。',
  credits: '改编自',
  credit: '{author}的《{title}》',
  creditUnnamed: '《{title}》',
  untitled: '一部影片',
};
