import type { MemeId } from '#src/draft-engine/memes/templates.ts';
import type { TemplateWords } from './template-words.ts';

/** Names, search words and examples of the templates of memes, in Korean. */
export const ko: Readonly<Record<MemeId, TemplateWords>> = {
  kettle_on_fire: {
    name: '모두 통제되고 있다',
    words: '여우 불 주전자 사무실 침착 재난',
    lines: ['일 분만 더 있으면 돼요', '일정을 설명하는 나'],
  },
  empty_counter: {
    name: '빈 창구 앞의 줄',
    words: '줄 기다림 은행 창구 아무도 민원',
    lines: ['5분 뒤에 돌아옵니다', '사흘째, 희망도 줄을 서 있다'],
  },
  two_doors: {
    name: '두 개의 문',
    words: '로봇 선택 결정 문 망설임 고민',
    lines: ['오늘 시작하기', '월요일부터 하기', '매주 이렇다'],
  },
  owl_explains: {
    name: '부엉이의 설명',
    words: '부엉이 강의 학교 지루함 피자 잠 회의',
    lines: ['이제 96장 중 4장째입니다', '듣는 사람의 세 유형'],
  },
  snail_express: {
    name: '특급 배송',
    words: '달팽이 택배 배송 느림 지각 소포',
    lines: ['특급 배송: 조회해 보니 순조롭습니다', '거의 다 왔어요!'],
  },
  robot_paints: {
    name: '로봇이 그림을 그린다',
    words: '로봇 화가 예술 청소 일 미래 인공지능',
    lines: ['영감이 떠오름', '빗자루만 잡음', '약속했던 미래'],
  },
  weather_report: {
    name: '일기 예보',
    words: '날씨 기자 비 폭풍 우산 뉴스',
    lines: ['말씀드린 대로 산들바람입니다', '내 주말 계획에서 생중계'],
  },
  wrong_sum: {
    name: '칠판의 틀린 답',
    words: '선생님 학교 칠판 실수 계산 수학',
    lines: ['2 + 2 = 5', '저기요 …', '아무도 말하지 못했다'],
  },
  one_listener: {
    name: '만석',
    words: '개구리 가수 무대 공연 관객 음악 팬',
    lines: ['내 팟캐스트', '하나뿐인 구독자', '오늘 밤도 매진'],
  },
  cat_and_cup: {
    name: '고양이와 컵',
    words: '고양이 컵 탁자 밀기 떨어짐 부엌 장난',
    lines: ['새벽 두 시의 나', '나의 수면 습관', '어떻게 되나 보려고'],
  },
  throne_at_home: {
    name: '이 집의 주인',
    words: '고양이 왕 왕좌 하인 생선 집 주인',
    lines: ['월세를 안 냄', '월세를 냄', '서로 오해가 없도록'],
  },
  ghost_and_bill: {
    name: '유령보다 무서운 것',
    words: '유령 무서움 편지 고지서 공포 전기요금 핼러윈',
    lines: ['이번 달 전기 요금', '이제 둘 다 못 잔다'],
  },
  sheep_counts: {
    name: '양은 무엇을 셀까',
    words: '양 잠 세기 밤 불면 침대',
    lines: ['사람 4,812명째', '일요일 밤에는 양도 못 잔다'],
  },
  midnight_fridge: {
    name: '한밤의 냉장고',
    words: '냉장고 밤 배고픔 다이어트 간식 부엌',
    lines: ['남은 음식', '다이어트 첫날', '하루 끝의 빛'],
  },
  cactus_hug: {
    name: '풍선을 안아 주기',
    words: '선인장 풍선 포옹 토끼 위험 조심',
    lines: ['좋은 뜻이었던 나', '내가 들은 비밀', '무슨 일이 생기겠어'],
  },
  huge_fish: {
    name: '너무 큰 물고기',
    words: '물고기 그물 어부 바닷가 거대함 작음',
    lines: ['월요일의 받은 편지함', '나의 커피', '더 큰 것이 필요하다'],
  },
  lion_and_mouse: {
    name: '누가 누구를 무서워하나',
    words: '사자 쥐 겁 용기 작음 큼',
    lines: ['200킬로의 용기', '예고 없이 걸려온 전화', '늘 작은 일이 문제다'],
  },
  ladder_too_short: {
    name: '사다리가 짧다',
    words: '쥐 사다리 치즈 목표 돈 꿈',
    lines: ['내가 원하는 집', '내가 모은 돈', '조금만 더'],
  },
  treasure_sock: {
    name: '보물',
    words: '해적 보물 상자 양말 섬 빨래 실망',
    lines: ['다락의 상자', '양말 한 짝', '이십 년을 찾았다'],
  },
  wrong_passenger: {
    name: '엉뚱한 손님',
    words: '유에프오 외계인 소 우주 밤 탈출 여행 가방',
    lines: ['고객 센터', '가방 든 사람은 나라고요!', '도움이 왔는데 내가 아니다'],
  },
  snowman_in_july: {
    name: '칠월의 눈사람',
    words: '눈사람 여름 바닷가 더위 녹음 휴가',
    lines: ['건조해서 괜찮다더니', '일월에 예약한 휴가'],
  },
  no_signal: {
    name: '신호 없음',
    words: '달 우주인 전화 우주 신호 통신 외로움',
    lines: ['계속 기다리려면 1번을 누르세요', '집에서 38만 킬로미터, 아직도 신호 없음'],
  },
  dragon_candle: {
    name: '용의 도움',
    words: '용 생일 케이크 촛불 불 도움 아이 파티',
    lines: ['초에 불 붙여 놨어!', '전문가의 도움'],
  },
  penguin_in_desert: {
    name: '길을 잘못 들었다',
    words: '펭귄 사막 지도 길 잃음 여행 더위',
    lines: ['다음 빙산만 지나면 될 텐데', '길을 물을 필요는 없어'],
  },
  before_and_after: {
    name: '전과 후',
    words: '전 후 변화 출근 첫날 피곤 비교',
    lines: ['첫날', '첫 주'],
  },
  worse_and_worse: {
    name: '점점 나빠진다',
    words: '곰 네 컷 단계 당황 침착 화남 불 전화',
    lines: ['잠깐만 볼까', '“통화 돼요?”', '“급해요”', '“아니에요, 됐어요”'],
  },
  cake_in_the_book: {
    name: '사진과 현실',
    words: '케이크 요리사 제빵 부엌 기대 현실 실패 요리법',
    lines: ['요리책 사진', '내가 만든 것'],
  },
  five_more_minutes: {
    name: '오 분만 더',
    words: '알람 시계 침대 잠 아침 판다 지각 월요일',
    lines: ['6:30', '11:45', '오 분만 더'],
  },
  museum_portrait: {
    name: '걸작',
    words: '박물관 그림 초상 예술 미술관 사진 액자',
    lines: ['「자아」, 캔버스에 유채', '세 시간 줄을 섰다'],
  },
  wanted_poster: {
    name: '현상 수배',
    words: '현상 수배 포스터 보안관 서부 범죄 사진 닭',
    lines: ['현상 수배', '마지막 조각을 먹은 죄', '케이크 없이 다가가지 말 것'],
  },
  employee_of_the_month: {
    name: '이달의 직원',
    words: '직원 이달 사무실 상 사진 수상 일 칭찬',
    lines: ['이달의 직원', '메일에 답장함', '모두 진심으로 축하합니다'],
  },
  evening_news: {
    name: '뉴스 속보',
    words: '뉴스 방송 앵커 속보 사진 화면 스튜디오',
    lines: ['속보: 제시간에 일어나', '전문가들 당황 · 가족은 말을 아껴 · 9시에 계속'],
  },
};
