import type { FilmSendTexts } from './en.ts';

/** Texts for sending a picture into a film, in Chinese. */
export const cn: FilmSendTexts = {
  title: '发送到影片',
  chooseCharacter: '你影片里的角色',
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
  sentToShot: '“{title}”的镜头 {number, number} 已换成你的图片。',
  sentToMember: '“{title}”中的{name}已换成你的图片。',
  open: '打开',
};
