import type { FilmVersionsTexts } from './en.ts';

export const ko: FilmVersionsTexts = {
  open: '버전',
  title: '영화 버전',
  intro:
    '처음 바꾸기 전, 편집하는 동안 몇 분마다, 완성본을 만들 때, 샷을 여러 개 지우기 전, 스토리보드를 새로 만들기 전, 그림체나 화면 비율을 바꾸기 전, 예전 버전을 되살리기 전에 버전이 자동으로 보관됩니다. 언제든 직접 보관할 수도 있습니다.',
  name: '이 버전의 이름',
  keep: '이 버전 보관',
  kept: '버전을 보관했습니다.',
  list: '보관된 버전',
  none: '아직 보관된 버전이 없습니다.',
  first_edit: '처음 만든 그대로',
  before_change: '큰 변경 전',
  while_editing: '편집하던 중',
  final_cut: '완성본을 만들 때',
  before_restore: '예전 버전을 되살리기 전',
  before_restore_of: '되살리기 전: {version} ({time})',
  named: '이름 붙임',
  choose: '버전을 고르면 내용을 볼 수 있습니다.',
  shots: '샷 {count, number}개',
  differences: '지금 영화의 샷과 비교: {added, number}개 많고, {removed, number}개 적고, {changed, number}개 다름.',
  shot: '샷 {number, number}',
  noPicture: '이미지 없음',
  restore: '영화를 이 버전으로 되돌리기',
  restoreHint:
    '지금의 영화는 먼저 버전으로 보관됩니다. 초안 엔진이 다시 만드는 부분은 무료이고, 모델이 만든 테이크는 그대로 돌아옵니다.',
  undoRestore: '실행 취소',
  restored: '영화를 이 버전으로 되돌렸습니다. 직전 상태도 버전에 남아 있습니다.',
  unsaved: '마지막 변경을 저장하고 있습니다.',
  tryAgain: '다시 시도',
};
