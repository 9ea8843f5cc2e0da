const list = (words: string): readonly string[] => words.trim().split(/\s+/);

/** Counting words after native numbers: 세 개. */
export const NATIVE_COUNTERS = list(`
  개 명 마리 사람 권 잔 병 장 살 그루 대 채 켤레 송이 벌 시간 번 달 가지 배 군데 자루 쌍 척 통 판 조각 줄 방울 모금 걸음
  발자국 마디 곡 곳 봉지 상자 그릇 접시 숟가락 알 톨 포기 다발 묶음 칸 끼 바퀴 갈래 겹 편 차례 골 꼬치 잎 뿌리 바구니
  스푼 컵 캔 팩 박스 세트 게임 팀 가족 커플 형제 자매 남매 친구 아이 여자 남자 소녀 소년 손님 마을 나라 도시 단어 글자
`);

/** Counting words after Sino-Korean numbers: 오 층. */
export const SINO_COUNTERS = list(`
  층 학년 인분 초 분 일 주 주일 주년 주기 개월 개국 개년 년 년대 년생 년도 호 호선 호실 번지 세 세대 세기 위 등 점 인 인용 회 회말 회초 차 차원
  차선 부 부작 박 쪽 페이지 도 급 원 달러 엔 위안 유로 파운드 센트 퍼센트 프로 교시 동 단계 단지 강 화 탄 승 패 무 월
  미터 킬로 킬로미터 센티 센티미터 밀리미터 그램 킬로그램 톤 리터 평 마력 볼트 와트 칼로리 바이트 기가 메가 픽셀
  대째 대손 국 군 사단 연대 대대 중대 소대 반 년차 일차 개소 남 녀 형
`);

/** Units in Latin letters and signs. */
export const UNITS: Readonly<Record<string, string>> = {
  km: '킬로미터',
  m: '미터',
  cm: '센티미터',
  mm: '밀리미터',
  kg: '킬로그램',
  g: '그램',
  mg: '밀리그램',
  t: '톤',
  l: '리터',
  L: '리터',
  ml: '밀리리터',
  mL: '밀리리터',
  km2: '제곱킬로미터',
  'km²': '제곱킬로미터',
  m2: '제곱미터',
  'm²': '제곱미터',
  cm2: '제곱센티미터',
  'cm²': '제곱센티미터',
  m3: '세제곱미터',
  'm³': '세제곱미터',
  ha: '헥타르',
  KB: '킬로바이트',
  MB: '메가바이트',
  GB: '기가바이트',
  TB: '테라바이트',
  Hz: '헤르츠',
  kHz: '킬로헤르츠',
  MHz: '메가헤르츠',
  GHz: '기가헤르츠',
  W: '와트',
  kW: '킬로와트',
  V: '볼트',
  A: '암페어',
  cc: '시시',
  dB: '데시벨',
  kcal: '킬로칼로리',
  cal: '칼로리',
  inch: '인치',
  ft: '피트',
  '%p': '퍼센트포인트',
  '%': '퍼센트',
  '‰': '퍼밀',
  '°': '도',
};

/** Signs of money before a number. */
export const MONEY: Readonly<Record<string, string>> = {
  '₩': '원',
  $: '달러',
  '€': '유로',
  '¥': '엔',
  '£': '파운드',
};

/** Units of speed with the word that comes before the number. */
export const SPEEDS: Readonly<Record<string, readonly [before: string, unit: string]>> = {
  'km/h': ['시속', '킬로미터'],
  'km/s': ['초속', '킬로미터'],
  'm/s': ['초속', '미터'],
};
