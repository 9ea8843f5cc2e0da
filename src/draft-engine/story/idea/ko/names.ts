import { isHangul } from '../../korean/hangul.ts';

const SURNAMES = new Set(
  '김이박최정강조윤장임한오서신권황안송류전홍고문양손배백허유남심노하곽성차주우구민진지엄채원천방공현함변염여추도소석선설마길연위표명기반왕금옥육인맹제모탁국어은편용예경봉사부',
);
const COMPOUND_SURNAMES = ['남궁', '황보', '제갈', '선우', '독고', '사공', '서문'];

/** Usual given names. */
const GIVEN = new Set(
  '제이, 케이, 세라, 나루, 소미, 다온, 하라, 단비, 가람, 민수, 영수, 철수, 영희, 순희, 영자, 순자, 옥자, 말순, 복순, 춘희, 정희, 경희, 미경, 미숙, 영숙, 정숙, 은숙, 현숙, 명숙, 지영, 은영, 은주, 은정, 은지, 은혜, 은우, 은호, 은수, 은비, 은서, 은채, 민지, 민정, 민희, 민아, 민서, 민경, 민우, 민호, 민준, 민재, 민규, 민혁, 민성, 민석, 민기, 민식, 지훈, 지후, 지호, 지환, 지혁, 지용, 지석, 지섭, 지은, 지혜, 지연, 지우, 지아, 지안, 지민, 지수, 지원, 지유, 지윤, 지현, 지숙, 서연, 서윤, 서현, 서영, 서진, 서준, 서우, 서아, 서희, 서하, 서율, 수진, 수연, 수아, 수지, 수민, 수현, 수빈, 수영, 수혁, 수호, 수철, 수미, 예진, 예은, 예린, 예지, 예나, 예원, 예서, 예준, 하은, 하린, 하윤, 하준, 하진, 하율, 하영, 하람, 유진, 유미, 유나, 유정, 유빈, 유민, 유주, 유찬, 유준, 현우, 현수, 현아, 현정, 현주, 현지, 현진, 현준, 현석, 현민, 현식, 현철, 현서, 준호, 준수, 준영, 준서, 준혁, 준우, 준형, 준희, 준식, 준기, 준하, 동현, 동수, 동민, 동욱, 동훈, 동석, 동우, 동진, 동철, 동호, 동건, 성민, 성호, 성훈, 성우, 성진, 성수, 성철, 성준, 성현, 성규, 영호, 영민, 영훈, 영철, 영진, 영준, 영식, 영미, 영선, 영주, 영란, 영옥, 영애, 영심, 상호, 상훈, 상우, 상현, 상철, 상민, 상준, 상희, 재현, 재훈, 재민, 재석, 재호, 재원, 재영, 재준, 재희, 재하, 재윤, 재혁, 재범, 승민, 승현, 승호, 승우, 승훈, 승준, 승희, 승아, 승연, 승기, 태희, 태민, 태준, 태현, 태우, 태형, 태오, 태식, 태호, 태연, 태수, 태석, 태훈, 우진, 우성, 우현, 우빈, 우석, 우식, 우영, 진우, 진호, 진수, 진영, 진아, 진희, 진주, 진서, 진석, 진혁, 진욱, 진철, 도윤, 도현, 도준, 도영, 도경, 도진, 도희, 도훈, 도연, 건우, 건호, 시우, 시윤, 시현, 시온, 시후, 시은, 주원, 주호, 주혁, 주현, 주희, 주연, 주아, 주영, 주은, 선우, 선영, 선희, 선미, 선아, 선호, 선화, 선주, 윤서, 윤아, 윤호, 윤희, 윤정, 윤지, 윤재, 윤주, 윤슬, 윤식, 나영, 나연, 나은, 나윤, 다은, 다인, 다혜, 다현, 다연, 다솜, 다빈, 소연, 소희, 소영, 소민, 소미, 소현, 소율, 소윤, 소은, 가은, 가영, 가연, 가희, 아름, 아라, 아인, 아영, 아린, 채원, 채영, 채은, 채린, 채아, 혜진, 혜원, 혜수, 혜영, 혜정, 혜인, 혜림, 혜민, 혜교, 혜경, 혜리, 효진, 효주, 효리, 효정, 효민, 희진, 희수, 희영, 희정, 희원, 정우, 정민, 정아, 정호, 정훈, 정수, 정현, 정은, 정연, 정식, 정태, 경수, 경호, 경민, 경아, 경미, 경숙, 경자, 경철, 미나, 미란, 미선, 미연, 미영, 미자, 미정, 미주, 미진, 미희, 보영, 보미, 보검, 인수, 인호, 인영, 인숙, 인철, 인성, 세영, 세진, 세훈, 세희, 세아, 세준, 세린, 연우, 연아, 연희, 연주, 연수, 연재, 연정, 연서, 규리, 규민, 규현, 규호, 광수, 광호, 광식, 광현, 기훈, 기영, 기현, 기우, 기택, 기철, 기태, 덕수, 덕배, 덕선, 덕구, 만수, 만식, 만복, 말자, 명수, 명희, 명호, 무진, 무영, 무성, 병철, 병수, 병호, 병헌, 병만, 봉수, 봉순, 봉구, 분이, 삼순, 석진, 석호, 석훈, 석규, 순이, 순덕, 순영, 순옥, 슬기, 신혜, 신애, 아진, 옥순, 옥희, 용준, 용수, 용호, 용식, 원희, 원빈, 원준, 원석, 월희, 은희, 은경, 은솔, 은실, 이안, 이준, 일남, 일호, 점순, 종수, 종현, 종석, 종호, 찬우, 찬호, 찬영, 찬열, 창민, 창호, 창수, 창식, 청아, 초롱, 춘향, 춘자, 춘식, 충식, 치우, 칠복, 필구, 필립, 해수, 해준, 해인, 해원, 해미, 해진, 형준, 형석, 형식, 형민, 홍주, 화영, 화진, 길동, 몽룡, 심청, 흥부, 놀부, 콩쥐, 팥쥐, 두식, 두호, 대식, 대호, 대수, 대철, 대현, 달수, 달호, 근배, 근수, 강우, 강인, 강희, 강호, 강태, 강철, 향단, 한별, 한솔, 한결, 한빛, 슬아, 라희, 라온, 로아, 루나, 루아, 리아, 리나, 제니, 로라, 안나, 엘사, 앨리스, 에마, 엠마, 소피, 소피아, 마리아, 올리비아, 줄리아, 줄리엣, 로미오, 레오, 레온, 노아, 루카, 루카스, 루크, 벤, 잭, 톰, 샘, 존, 제임스, 데이비드, 마이클, 피터, 폴, 마크, 헨리, 해리, 찰리, 찰스, 토머스, 토마스, 윌리엄, 조지, 로버트, 리처드, 다니엘, 알렉스, 아담, 이브, 케빈, 브라이언, 에릭, 아서, 오스카, 휴고, 피에르, 한스, 카를로스, 디에고, 파블로, 하루토, 유키, 사쿠라, 히로시, 켄지, 다케시, 리웨이, 메이, 메이링, 아미라, 파티마, 오마르, 유수프, 아미나, 라지, 프리야, 아냐, 이반, 나타샤, 올가, 미샤, 그레타, 잉그리드, 카이, 마야, 니나, 클라라, 에밀리, 에밀리아, 한나, 릴리, 로즈, 그레이스, 헬렌, 카렌, 제인, 메리, 낸시, 린다, 바바라, 수잔, 리사, 애니, 애나, 에이미, 켈리, 샐리, 몰리, 루시, 케이트, 비비안, 스텔라, 아리아, 노라, 맥스, 막스, 테오, 펠릭스, 뽀삐, 바둑이, 누렁이, 복실이, 흰둥이, 몽이, 코코, 루루, 토토, 뭉치, 도도'.split(
    ', ',
  ),
);

/** Syllables that many names written from other tongues hold and few Korean nouns do. */
const FOREIGN =
  /[튼큰턴랜렌릭닉맥잭벤샘톰팀짐밥빌딘론션숀렉셀쉘델넬윌헬첼웰펠멜벨엘쿨뮤퓨츠즈크프트드브르슨켄퍼커터더버머퀸퀴킨핀린]/;

const allHangul = (word: string): boolean => [...word].every((sign) => isHangul(sign));

/** True of a syllable that is a surname. */
export const isSurname = (syllable: string): boolean => SURNAMES.has(syllable);

/** True of a given name that many have: 민수. Also with 이 behind it: 지훈이. */
export const isGivenName = (word: string): boolean =>
  GIVEN.has(word) || (word.length === 3 && word.endsWith('이') && GIVEN.has(word.slice(0, -1)));

/** True of a surname and a given name: 강태오, 남궁민. */
export function isFullName(word: string): boolean {
  if (!allHangul(word) || word.length < 2 || word.length > 4) {
    return false;
  }
  if (COMPOUND_SURNAMES.some((surname) => word.startsWith(surname) && word.length >= 3)) {
    return true;
  }
  return SURNAMES.has(word[0] ?? '') && word.length === 3 && GIVEN.has(word.slice(1));
}

/** True of an unknown word that could be a surname with a given name of two syllables. */
export const looksLikeFullName = (word: string): boolean =>
  allHangul(word) && word.length === 3 && SURNAMES.has(word[0] ?? '');

/** True of an unknown word that sounds like a name from elsewhere: 레비아탄, 그린필드. */
export const looksForeign = (word: string): boolean => allHangul(word) && word.length >= 2 && FOREIGN.test(word);

/** The name before 이 where 이 only eases the sound: 지훈이 → 지훈. */
export const withoutEasing = (word: string): string =>
  !GIVEN.has(word) && isGivenName(word) ? word.slice(0, -1) : word;

/** Words that are names only behind what somebody is: 신입 사원 미래. */
export const LIKE_NAMES: ReadonlySet<string> = new Set(
  '나비, 까미, 미라, 여진, 콩이, 미래, 하늘, 우주, 태양, 보라, 여름, 가을, 겨울, 봄, 이슬, 별, 미소, 누리, 바다, 나리, 소라, 장미, 정원, 보람, 샛별, 노을, 하나, 달, 산, 강, 솔, 나무, 구름, 사랑, 슬기, 지혜, 보리, 두부, 콩, 초코, 우리, 이수, 사라, 마리, 유리, 수정'.split(
    ', ',
  ),
);

/** All given names, for the dictionary. */
export const GIVEN_NAMES: ReadonlySet<string> = GIVEN;
