import type { FilmType } from '#src/shared/catalogue/film-types.ts';
import { byWord } from '../by-word.ts';

const TYPES: Readonly<Record<string, FilmType>> = byWord({
  ads: '광고, 홍보 영상, 광고 영상, 바이럴 영상, 제품 광고, CF',
  drama: '드라마, 휴먼 드라마, 휴먼드라마, 감동 드라마, 가슴 따뜻한 이야기, 멜로드라마',
  comedy: '코미디, 코믹, 시트콤, 블랙 코미디, 블랙코미디, 개그, 소동극, 코미디 영화, 웃긴 이야기, 코믹물',
  romance:
    '로맨스, 멜로, 사랑 이야기, 러브 스토리, 러브스토리, 로맨틱 코미디, 로코, 로맨스 영화, 멜로 영화, 연애물, 연애 이야기',
  martial_arts: '무협, 무협물, 무협 이야기, 무협 영화, 검술 액션, 무협지',
  fantasy: '판타지, 판타지 영화, 마법 이야기, 다크 판타지, 이세계물, 판타지물',
  scifi: 'SF, 에스에프, 공상 과학, 공상과학, 사이버펑크, SF 영화, 우주 영화, 스페이스 오페라, SF물, 공상과학 영화',
  suspense: '스릴러, 서스펜스, 심리 스릴러, 스릴러 영화, 심리스릴러, 미스터리 스릴러, 추적 스릴러',
  horror: '호러, 공포, 공포 영화, 공포물, 괴담, 공포영화, 호러 영화, 오컬트, 무서운 이야기, 좀비물, 고어',
  action: '액션, 액션 영화, 추격 액션, 액션물, 액션 활극, 활극',
  history: '사극, 역사극, 시대극, 역사 영화, 궁중 사극, 퓨전 사극, 역사물',
  war: '전쟁 영화, 전쟁물, 전쟁영화, 전쟁극',
  documentary: '다큐멘터리, 다큐, 다큐멘터리 영화, 휴먼 다큐, 인터뷰 영상, 휴먼다큐',
  animation:
    '애니메이션, 애니, 만화 영화, 만화영화, 3D 애니메이션, 2D 애니메이션, 클레이 애니메이션, 픽사, 지브리, 스톱모션, 디즈니',
  crime: '범죄, 범죄 영화, 느와르, 누아르, 범죄물, 갱스터, 범죄 드라마, 범죄 스릴러, 케이퍼 무비, 범죄극',
  adventure: '모험, 모험담, 어드벤처, 모험 영화, 모험 이야기, 탐험기, 모험극, 모험물',
  biography: '전기, 일대기, 전기 영화, 실화, 위인전, 전기물',
  disaster: '재난, 재난 영화, 재난물, 생존기, 재난영화, 재난극',
  youth:
    '청춘, 청춘물, 성장기, 성장 영화, 하이틴, 성장담, 청춘 영화, 학원물, 성장물, 청춘 드라마, 성장 드라마, 성장영화',
  family: '가족 영화, 동화, 잠자리 동화, 가족극, 어린이 동화, 가족 드라마, 가족영화, 가족 이야기, 우화',
  art: '예술 영화, 실험 영화, 추상, 초현실, 예술영화, 실험영화, 아트 필름, 비디오 아트, 시적인 영상',
  road: '로드무비, 로드 무비, 여행기',
  western: '서부극, 웨스턴, 서부 영화, 서부영화',
  detective: '추리, 미스터리, 추리물, 탐정물, 수사극, 추리극, 수사물, 미스터리극, 탐정 이야기',
  education: '교육 영상, 설명 영상, 교육용 영상, 강의 영상, 교육',
  travel: '여행 영상, 여행 브이로그, 여행 다큐, 여행 프로그램',
  nature: '자연 다큐, 자연 다큐멘터리, 생태 다큐, 동물 다큐, 자연 영상',
  variety: '예능, 버라이어티, 예능 프로그램, 리얼리티 쇼',
  news: '뉴스, 뉴스 보도, 뉴스 영상, 속보',
});

const STYLE_WORDS = new Set(
  '4k, 8k, hd, uhd, 시네마틱, 영화 같은, 클로즈업, 롱테이크, 롱샷, 와이드샷, 드론샷, 항공샷, 슬로모션, 슬로우 모션, 흑백, 파스텔, 파스텔톤, 네온, 네온 톤, 수채화, 유화, 수묵화, 필름 그레인, 아날로그, 빈티지, 레트로, 미니멀, 몽환적인, 초고화질, 고화질, 실사, 3d, 2d, 픽셀 아트, 클레이, 스톱모션, 지브리, 지브리풍, 픽사, 픽사 스타일, 느린 호흡, 대사 없음, 대사 없이, 따뜻한 색감, 차가운 색감, 색감, 톤, 분위기, 스타일, 화풍, 느낌, 원테이크, 타임랩스, 매크로, 1인칭, 1인칭 시점, 핸드헬드, 역광, 자연광, 초현실적, 사실적, 극사실주의, 세로 영상, 가로 영상, 16:9, 9:16, 해상도, 부드러운 조명, 조명, 카메라, 앵글, 로우 앵글, 하이 앵글, 탑뷰, 트래킹샷, 배경음악, 내레이션, 자막, cinematic, style'.split(
    ', ',
  ),
);
const STYLE_ENDS =
  /(?:풍|톤|색감|분위기|스타일|느낌|화풍|화질|샷|숏|앵글|해상도|초짜리|분짜리|컷|질감|필름|조명|렌즈|모드|없음|호흡|형식)(?:으로|로|의|인|이다)?$/;

const TYPE_WORDS = Object.keys(TYPES).toSorted((one, other) => other.length - one.length);

/** The type of film that an idea names, the longest word first. */
export function filmTypeIn(words: string): FilmType | undefined {
  const found = TYPE_WORDS.find((word) => words.includes(word));
  return found === undefined ? undefined : TYPES[found];
}

/** True of a stretch between commas or full stops that only says how the film looks. */
export function isStyle(words: string): boolean {
  const plain = words.trim().toLowerCase();
  return (
    plain.length <= 40 &&
    (STYLE_WORDS.has(plain) || STYLE_ENDS.test(plain) || TYPES[words.trim()] !== undefined || isTypeAlone(words.trim()))
  );
}

/** 'SF 단편', '공포 단편 영화', '3D 애니메이션': a type and a word for a film and nothing else. */
function isTypeAlone(words: string): boolean {
  const rest = words
    .split(/\s+/)
    .filter((word) => TYPES[word] === undefined && !FORMS.has(word) && !STYLE_WORDS.has(word.toLowerCase()));
  return rest.length === 0 || (rest.length === 1 && STYLE_ENDS.test(rest[0] as string));
}
const FORMS = new Set(
  '단편, 장편, 영화, 영상, 이야기, 시리즈, 웹드라마, 숏폼, 쇼츠, 짧은, 단편영화, 스토리, 작품, 물, 클립, 장면, 뮤직비디오, 뮤비, 3D, 2D, 3d, 2d, 30초, 1분, 10초, 15초'.split(
    ', ',
  ),
);

/** True of an idea that asks how or why something is. */
export const asksHow = (text: string): boolean =>
  /(?:까|는가|나요|까요|인가|은가|는지)\s*\??$/.test(text.trimEnd()) && /어떻게|왜|무엇|얼마나|어디서|누가/.test(text);

/** 알고 보니, 알고 봤더니: what comes is found out; nobody knows or watches anything. */
export const TURNS = /^알고 (?:보니까?|봤더니|보면)$/;
