import type { FilmSendTexts } from './en.ts';

/** Texts for sending a picture into a film, in Chinese. */
export const cn: FilmSendTexts = {
  title: '发送到影片',
  newFilm: '用这个角色拍新影片',
  newFilmNote: '打开创意页面，这张图片已经是其中的角色，在那里给它起名。',
  full: '新影片已有 {cast, number} 个角色，请先在创意页面移除一个。',
  toIdea: '打开创意页面',
  noFilms: '你还没有影片。',
  back: '换一部影片',
  tryAgain: '重试',
  where: '图片用在哪里',
  kinds: { shot: '镜头', character: '角色', place: '场景', item: '道具' },
  notes: {
    shot: '点一个镜头：它会原样显示你的图片，镜头在上面缓慢移动。现在的图片保留在各次画面中。',
    character: '点一个角色：它在每个镜头里都会以图片中的样子出现。现在的图片保留在各次画面中。',
    place: '点一个场景：你的图片就成为它的图片。现在的图片保留在各次画面中。',
    item: '点一件道具：你的图片就成为它的图片。现在的图片保留在各次画面中。',
  },
  none: {
    shot: '这部影片还没有镜头。',
    character: '这部影片还没有角色。',
    place: '这部影片还没有场景。',
    item: '这部影片没有道具。',
  },
  shot: '镜头 {number, number}',
  clipNote: '点一个镜头：你的片段会按影片尺寸成为它的一条。现在的片段仍保留。',
  clipSentToShot: '“{title}”的镜头 {number, number} 将使用你的片段，正在检查。',
  sentToShot: '“{title}”的镜头 {number, number} 已换成你的图片。',
  sentToMember: '“{title}”中的{name}已换成你的图片。',
  musicNote: '选择一部影片：它将使用这首音乐，音量与原配乐一致，影片更长时会重复。原来的音乐保留在乐曲列表中。',
  sentMusic: '《{title}》正在采用这首音乐。',
  sendingMusic: '正在发送，{percent, number}%',
  stopSending: '停止',
  musicGone: '无法读取这首音乐，请再试一次。',
  open: '打开',
};
