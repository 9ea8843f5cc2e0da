import type { FilmGuideTexts } from './en.ts';

export const cn: FilmGuideTexts = {
  title: '十二步，做出自己的影片',
  intro: '真正做到了，那一步就会打勾，不论在哪个页面、哪台设备。随时可以离开，回来接着做。',
  progress: '已完成 {done, number} / {steps, number} 步',
  allDone: '十二步全部完成',
  step: '第 {step, number} 步，共 {steps, number} 步',
  close: '关闭导览',
  show: '带我看',
  begin: '去那里',
  skip: '跳过',
  next: '下一步：{title}',
  list: '全部步骤',
  ticked: '完成，这一步已打勾',
  later: '故事写好后，编辑器就会打开。',
  hide: '隐藏我的进度',
  unhide: '显示我的进度',
  accept: {
    outline: '这样就好',
    items: '不需要',
  },
  chapter: {
    plan: '1 · 构思',
    board: '2 · 作画',
    shoot: '3 · 拍摄',
  },
  state: {
    done: '已完成',
    skipped: '已跳过',
    open: '未完成',
  },
  steps: {
    name: { title: '变成你的影片', text: '换个片名，或选择类型、画幅、画风。换画风会免费重画每个镜头。' },
    outline: { title: '读一读故事', text: '看看发生了什么，想怎么讲就怎么改。满意的话，告诉我们这样就好。' },
    cast: { title: '认识角色', text: '选一个角色，改它的名字、衣着、身形或声音。它在每个镜头里都是同一个样子。' },
    places: { title: '定下场景', text: '描述一个场景、改变它的样子，或带来自己的图片。在那里拍的镜头都以它为准。' },
    items: {
      title: '让道具保持一致',
      text: '添加一件每个镜头都不能变的东西，比如一封信、一辆自行车。很多影片并不需要。',
    },
    shot: { title: '写一个镜头', text: '改变看到什么、说什么、谁来说、什么情绪。画面会马上重画。' },
    camera: { title: '指导镜头', text: '选择这个镜头的运镜、远近，或镜头对准什么。' },
    take: {
      title: '圈定一个版本',
      text: '给这个镜头画几张别的画面，或带来自己的，再选最好的。圈定的那张会用在影片里。',
    },
    clip: { title: '制作片段', text: '下单制作新的片段：选模型，同意之前先看价格，留下更喜欢的那个。' },
    sound: { title: '调好声音', text: '调音量、让台词重读一遍、描述镜头里的声音，或另谱一段配乐。' },
    cut: { title: '剪出成片', text: '选择转场和字幕，再重新剪辑影片。之前的成片会保留。' },
    share: { title: '给别人看', text: '生成一个无需账号就能打开的链接，或公开影片。在那之前只有你看得到。' },
  },
};
