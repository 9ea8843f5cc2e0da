import { putTogether, takeApart } from '#src/shared/language/hangul.ts';

/** Common hanja behind their reading. */
const READINGS = `
  가可家加價歌街 각各角覺 간間看 감感監減 갑甲 강江強强講 개開個改 객客 거去居車巨 건建件 검檢劍 격格 견見犬 결結決 경京景經敬 계界計季系
  고高古故苦告考 곡曲 곤困 공工公空共功 과果過科 관官關觀館 광光廣 교校敎教交橋 구九口求球區舊究 국國国局 군軍君郡 궁宮 권權 귀貴鬼 극極劇 근近根
  금金今 급急級 기氣気記起期己機技 길吉 난難暖 남男南 내內内 녀女 년年 념念 노老 농農 뇌腦 능能 다多 단單團 달達 담談 답答 당當黨堂
  대大代對対待隊 덕德 도道都島圖度 독獨讀毒 동東冬動同洞童 두頭 등登等燈 락落樂 란卵亂 랑郎 래來来 랭冷 량良量 려旅 력力歷 련連 렬列 령令領
  례禮例 로路勞露老 록綠錄 론論 료料 룡龍竜 류流類 륙六陸 률律 리里理利李 림林 립立 마馬魔 만萬万滿 말末 망望亡 매每買賣 면面 명名明命
  모母毛 목木目 무無武舞 문文門問聞 물物 미美米未味 민民 밀密 박朴 반反半班 발發 방方放房防 백白百 번番 법法 변變 별別 병病兵 보報步保 복福服復
  본本 봉奉 부父夫部不富 북北 분分 불佛火 비非飛比費 빙氷 사四事死使史士師社思 산山産算 살殺 삼三 상上相商常想 색色 생生 서西書序 석石夕 선先船線善仙
  설雪說設 성成城星性姓聖聲 세世歲稅勢 소小少所消 속速俗 손孫 송送松 수水手數首受樹 순順 술術 습習 승勝 시時市始詩示 식食式植識 신新神身信臣 실室實失
  심心 십十 아兒 악惡 안安眼 애愛 야夜野 약藥弱約 양洋陽羊 어語魚漁 억億 언言 업業 역驛役 연然煙演 열熱 엽葉 영英永榮映 예藝 오五午 옥玉 온溫
  왕王 외外 요要 용用勇 우牛友雨右宇 운運雲 웅雄 원元原院園遠圓 월月 위位 유有由遺 육肉 은銀恩 음音陰飮 읍邑 의意義醫衣 이二以耳 익益 인人仁因引印
  일一日 임任 입入 자子自字者 작作 장長場將章 재材財在再 쟁爭 저低 적赤敵的 전全前電戰戦傳田 절節切 점店點 정正政定情庭 제弟第題帝製 조朝祖鳥調 족足族
  졸卒 종種終鐘 좌左 죄罪 주主住州酒週 죽竹 중中重 지地知紙止志 직直職 진眞真 질質 집集 착着 창窓 책冊 천千天川 철鐵 청靑青
  체體体 초草初 촌村寸 최最 추秋 축祝 춘春 출出 충忠蟲 취取 치治 친親 칠七 쾌快 타他打 태太 택宅 토土 통通 특特 파波 판判 팔八
  패敗 편便 평平 표表 품品 풍風 필必 하下夏河 학學学 한韓漢寒恨限 합合 해海解害 행行幸 향香鄕 현現 혈血 형兄形 호號湖虎好
  혼婚魂 홍紅 화花話和畫化 활活 황黃 회會会回 효孝 후後 훈訓 흑黑 희喜
`;

const BY_HANJA = new Map(
  READINGS.trim()
    .split(/\s+/)
    .flatMap(([reading = '', ...hanja]) => hanja.map((one) => [one, reading] as const)),
);

const AFTER_N = 'ㅑㅕㅛㅠㅖㅣ';

/** Reads a run of hanja; those that are not listed are left out. */
export function readHanja(run: string): string {
  const readings = Array.from(run, (hanja) => BY_HANJA.get(hanja) ?? '').join('');
  return softenFirst(readings.slice(0, 1)) + readings.slice(1);
}

/** At the start of a word ㄴ falls before 이 and its like, and ㄹ falls or is ㄴ: 女子 is 여자, 老人 노인. */
function softenFirst(syllable: string): string {
  const letters = takeApart(syllable);
  if (!letters) {
    return syllable;
  }
  const falls = AFTER_N.includes(letters.vowel);
  if (letters.initial === 'ㄹ' || (letters.initial === 'ㄴ' && falls)) {
    return putTogether({ ...letters, initial: falls ? 'ㅇ' : 'ㄴ' });
  }
  return syllable;
}
