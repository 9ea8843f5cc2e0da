import type { FilmSendTexts } from './en.ts';

/** Texts for sending a picture into a film, in Korean. */
export const ko: FilmSendTexts = {
  title: '영화로 보내기',
  chooseCharacter: '내 영화의 인물',
  newFilm: '이 인물로 새 영화',
  newFilmNote: '아이디어 페이지가 열리고 이미지가 등장인물로 들어가 있습니다. 이름은 거기서 붙입니다.',
  full: '새 영화에 등장인물이 벌써 {cast, number}명 있습니다. 먼저 아이디어 페이지에서 한 명을 빼 주세요.',
  toIdea: '아이디어 페이지 열기',
  noFilms: '아직 영화가 없습니다.',
  beginFilm: '새 영화',
  back: '다른 영화',
  tryAgain: '다시 시도',
  where: '이미지를 쓸 곳',
  kinds: { shot: '샷', character: '인물', place: '장소', item: '소품' },
  notes: {
    shot: '샷을 누르면 이미지를 그대로 보여 주고 카메라만 천천히 움직입니다. 지금 이미지는 테이크에 남습니다.',
    character: '인물을 누르면 모든 샷에 이미지 그대로 나옵니다. 지금 이미지는 테이크에 남습니다.',
    place: '장소를 누르면 그 장소의 이미지가 됩니다. 지금 이미지는 테이크에 남습니다.',
    item: '소품을 누르면 그 소품의 이미지가 됩니다. 지금 이미지는 테이크에 남습니다.',
  },
  none: {
    shot: '이 영화에는 아직 샷이 없습니다.',
    character: '이 영화에는 아직 인물이 없습니다.',
    place: '이 영화에는 아직 장소가 없습니다.',
    item: '이 영화에는 소품이 없습니다.',
  },
  shot: '샷 {number, number}',
  clipNote: '샷을 누르면 영상이 영화 크기에 맞춰 그 샷의 테이크가 됩니다. 지금 것은 테이크에 남습니다.',
  clipSentToShot: '“{title}”의 샷 {number, number}에 영상을 넣는 중입니다. 검사하고 있습니다.',
  sentToShot: '“{title}”의 샷 {number, number}에 이미지를 썼습니다.',
  sentToMember: '“{title}”의 {name}에 이미지를 썼습니다.',
  musicNote:
    '영화를 고르면 이 음악을 씁니다. 원래 음악과 같은 크기로 들리고, 영화가 더 길면 되풀이됩니다. 지금의 음악은 곡 목록에 남습니다.',
  sentMusic: '“{title}”에 이 음악을 넣고 있습니다.',
  sendingMusic: '보내는 중, {percent, number}%',
  stopSending: '중지',
  musicGone: '이 음악을 읽지 못했습니다. 다시 시도해 주세요.',
  open: '열기',
};
