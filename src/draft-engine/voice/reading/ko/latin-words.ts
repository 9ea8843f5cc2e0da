import { wordTable } from '#src/shared/word-table.ts';

/** Words in Latin script as they are usual in Korean, in small letters. */
export const LATIN_WORDS = wordTable(
  Object.fromEntries(
    `a:어 about:어바웃 action:액션 again:어게인 album:앨범 alice:앨리스 all:올 always:올웨이즈 am:엠 and:앤드 angel:에인절 anna:애나 app:앱
    apple:애플 art:아트 baby:베이비 back:백 bad:배드 band:밴드 bank:뱅크 bar:바 be:비 beautiful:뷰티풀 best:베스트 big:빅 birthday:버스데이 black:블랙
    blue:블루 bluetooth:블루투스 book:북 box:박스 boy:보이 bus:버스 bye:바이 cafe:카페 café:카페 cake:케이크 camera:카메라 can:캔 car:카 card:카드 cat:캣 chance:찬스
    check:체크 christmas:크리스마스 city:시티 class:클래스 club:클럽 cm:센티미터 coffee:커피 color:컬러 come:컴 concert:콘서트 com:닷컴 net:닷넷 computer:컴퓨터 cool:쿨 count:카운트 cut:컷
    dance:댄스 data:데이터 date:데이트 david:데이비드 day:데이 dear:디어 design:디자인 digital:디지털 disney:디즈니 dj:디제이 dna:디엔에이 do:두 doctor:닥터 dog:도그
    dr:닥터 drama:드라마 dream:드림 drive:드라이브 drone:드론 email:이메일 e-mail:이메일 end:엔드 energy:에너지 england:잉글랜드 event:이벤트 exit:엑시트 facebook:페이스북
    family:패밀리 fan:팬 fifa:피파 fighting:파이팅 film:필름 final:파이널 fine:파인 fire:파이어 first:퍼스트 food:푸드 for:포 forever:포에버 free:프리 friend:프렌드
    game:게임 gender:젠더 ghost:고스트 girl:걸 go:고 god:갓 good:굿 goodbye:굿바이 google:구글 great:그레이트 green:그린 group:그룹 happy:해피 harry:해리
    have:해브 heart:하트 hello:헬로 help:헬프 her:허 here:히어 hero:히어로 hi:하이 home:홈 hospital:호스피털 hot:핫 hotel:호텔 house:하우스 how:하우
    i:아이 ice:아이스 idea:아이디어 idol:아이돌 i'm:아임 in:인 instagram:인스타그램 internet:인터넷 iphone:아이폰 is:이즈 it:잇 jack:잭 jane:제인 jazz:재즈
    jenny:제니 job:잡 john:존 just:저스트 kakao:카카오 karaoke:가라오케 kate:케이트 key:키 kim:김 king:킹 kiss:키스 know:노 korea:코리아 lady:레이디 last:라스트
    laser:레이저 lee:리 let's:레츠 level:레벨 life:라이프 light:라이트 like:라이크 line:라인 little:리틀 live:라이브 london:런던 love:러브 lucy:루시 lunch:런치
    machine:머신 magic:매직 man:맨 manager:매니저 mary:메리 max:맥스 me:미 mike:마이크 miss:미스 moon:문 morning:모닝 mother:마더 movie:무비 mr:미스터 mrs:미시즈 ms:미즈
    music:뮤직 my:마이 name:네임 nasa:나사 nato:나토 netflix:넷플릭스 never:네버 new:뉴 news:뉴스 next:넥스트 nice:나이스 night:나이트 no:노 not:낫 now:나우
    of:오브 off:오프 ok:오케이 okay:오케이 old:올드 on:온 one:원 online:온라인 open:오픈 paris:파리 park:파크 party:파티 peace:피스 peter:피터 phone:폰 photo:포토 piano:피아노
    pizza:피자 plan:플랜 please:플리즈 pop:팝 power:파워 prince:프린스 princess:프린세스 project:프로젝트 queen:퀸 question:퀘스천 radio:라디오 ready:레디 red:레드
    right:라이트 robot:로봇 rock:록 rose:로즈 run:런 samsung:삼성 sarah:세라 school:스쿨 sea:시 secret:시크릿 seoul:서울 service:서비스 she:쉬 shop:숍 show:쇼 smile:스마일
    so:소 song:송 sorry:쏘리 space:스페이스 star:스타 start:스타트 stop:스톱 story:스토리 studio:스튜디오 style:스타일 sun:선 super:슈퍼 taxi:택시 team:팀 test:테스트 thank:땡
    thanks:땡스 the:더 this:디스 three:쓰리 ticket:티켓 time:타임 to:투 today:투데이 together:투게더 tokyo:도쿄 tom:톰 tony:토니 top:톱 tour:투어 train:트레인 trip:트립
    true:트루 twitter:트위터 two:투 unesco:유네스코 up:업 usa:유에스에이 version:버전 very:베리 video:비디오 vs:대 wait:웨이트 war:워 water:워터 way:웨이 we:위 web:웹
    welcome:웰컴 what:왓 where:웨어 white:화이트 who:후 why:와이 wifi:와이파이 wi-fi:와이파이 wind:윈드 window:윈도 with:위드 woman:우먼 world:월드 wow:와우 x-ray:엑스레이
    yes:예스 york:요크 you:유 your:유어 youtube:유튜브 zero:제로 zoo:주 k-pop:케이팝 kpop:케이팝 q&a:큐앤에이 r&b:알앤비 vip:브이아이피 vr:브이아르 sf:에스에프`
      .split(/\s+/)
      .map((entry) => entry.split(':') as [string, string]),
  ),
);

/** The names of the letters as they are said in acronyms. */
export const LETTER_NAMES = wordTable({
  a: '에이',
  b: '비',
  c: '씨',
  d: '디',
  e: '이',
  f: '에프',
  g: '지',
  h: '에이치',
  i: '아이',
  j: '제이',
  k: '케이',
  l: '엘',
  m: '엠',
  n: '엔',
  o: '오',
  p: '피',
  q: '큐',
  r: '알',
  s: '에스',
  t: '티',
  u: '유',
  v: '브이',
  w: '더블유',
  x: '엑스',
  y: '와이',
  z: '제트',
});

/** Digits after letters: A4, MP3. */
export const ENGLISH_DIGITS = ['제로', '원', '투', '쓰리', '포', '파이브', '식스', '세븐', '에이트', '나인'];
