import type { NotificationsTexts } from './en.ts';

/** Texts of what people are told, in Korean. */
export const ko: NotificationsTexts = {
  heading: '알림',
  lead: '내 영화와 계정에 있었던 일입니다.',
  markAll: '모두 읽음으로 표시',
  markOne: '읽음으로 표시',
  unread: '읽지 않음',
  empty: '아직 알림이 없습니다.',
  emptyNote: '영화가 완성되거나 확인이 필요하면 여기에 알려 드립니다.',
  makeFilm: '영화 만들기',
  list: '알림, 최신순',
  settings: {
    heading: '알림',
    note: '여기서 알릴 것과, 하루나 한 주에 한 번 메일로 모아 보낼 것을 고릅니다. 고르기 전에는 메일을 보내지 않습니다.',
    tryAgain: '다시 시도',
    inApp: '앱에서',
    mailOf: '메일: {topic}',
    topics: {
      films: '내 영화와 파일',
      likes: '좋아요와 리믹스',
      comments: '댓글과 답글',
      follows: '새 팔로워',
      site: '운영진의 결정과 내 계정',
    },
    rates: {
      off: '메일 안 받기',
      daily: '하루에 한 번',
      weekly: '한 주에 한 번',
    },
  },
  unsubscribe: {
    heading: '소식 메일',
    lead: '이런 메일을 그만 받으시겠습니까? 소식은 앱에서 계속 볼 수 있습니다.',
    done: '처리했습니다. 이제 메일을 보내지 않습니다.',
    end: '메일 그만 받기',
    settings: '알림 고르기',
  },
  kinds: {
    film_ready: '{named, select, no {영화가 완성되었습니다.} other {‘{title}’ 영화가 완성되었습니다.}}',
    film_failed:
      '{named, select, no {완성하지 못한 영화가 있습니다.} other {‘{title}’ 영화를 완성하지 못했습니다.}} 실패한 부분은 다시 만들 수 있습니다.',
    archive_ready: '내 모든 데이터를 담은 보관 파일을 내려받을 수 있습니다.',
    membership_ended: '멤버십이 종료되었습니다.',
    payment_to_see: '확인이 필요한 결제가 있습니다.',
    books_wrong: '야간 점검에서 장부가 일치하지 않는 것을 발견했습니다.',
    content_hidden: '회원님의 이미지 또는 클립 하나가 사이트 규칙에 맞지 않아 다른 사람에게 보이지 않게 되었습니다.',
    content_allowed: '회원님의 이미지 또는 클립 하나를 운영팀이 확인했습니다. 다른 사람에게 공개할 수 있습니다.',
    movie_held:
      '{named, select, no {회원님의 영화 한 편} other {‘{title}’}}이(가) 여러 사람에게 신고되어, 관리자가 확인할 때까지 숨겨집니다.',
    movie_hidden:
      '관리자가 {named, select, no {회원님의 영화 한 편} other {‘{title}’}}을(를) 숨겼습니다: {reason} 영화 페이지에서 이의를 제기할 수 있습니다.',
    movie_allowed:
      '관리자가 {named, select, no {회원님의 영화 한 편} other {‘{title}’}}을(를) 확인했습니다. 좋아요와 댓글이 그대로 다시 공개됩니다.',
    comment_held:
      '{named, select, no {한 영화} other {‘{title}’}}에 쓰신 댓글이 여러 사람에게 신고되어, 관리자가 확인할 때까지 숨겨집니다.',
    comment_hidden:
      '관리자가 {named, select, no {한 영화} other {‘{title}’}}에 쓰신 댓글을 숨겼습니다: {reason} 댓글 옆에서 이의를 제기할 수 있습니다.',
    comment_allowed:
      '관리자가 {named, select, no {한 영화} other {‘{title}’}}에 쓰신 댓글을 확인했고, 다시 공개됩니다.',
    appeal_rejected:
      '{named, select, no {이의 신청} other {‘{title}’에 대한 이의 신청}}이 받아들여지지 않았습니다: {reason}',
    movie_liked: '{named, select, no {회원님의 영화 한 편} other {“{title}”}}에 새 좋아요가 있습니다.',
    movie_commented:
      '{known, select, no {누군가} other {{person} 님이}} {named, select, no {회원님의 영화} other {“{title}”}}에 댓글을 남겼습니다.',
    comment_answered:
      '{known, select, no {누군가} other {{person} 님이}} {named, select, no {더 이상 공개되지 않는 영화} other {“{title}”}}에 남긴 댓글에 답글을 달았습니다.',
    author_followed: '새 팔로워가 있습니다.',
    movie_remixed:
      '{known, select, no {누군가} other {{person} 님}}이 {named, select, no {내 영화 한 편을} other {“{title}”을(를)}} 리믹스하고 있습니다.',
    film_published:
      '{named, select, no {회원님의 영화 한 편} other {“{title}”}}: 운영진이 공개로 바꿨습니다. 이유: {reason}',
    film_unpublished:
      '{named, select, no {회원님의 영화 한 편} other {“{title}”}}: 운영진이 비공개로 바꿨습니다. 이유: {reason}',
    film_chosen: '{named, select, no {회원님의 영화 한 편} other {“{title}”}}: 운영진이 추천 목록에 올렸습니다.',
    film_removed: '{named, select, no {회원님의 영화 한 편} other {“{title}”}}: 운영진이 삭제했습니다. 이유: {reason}',
  },
};
