import type { BeatId, LineBeat, NarrationBeat } from '../../shapes/beats.ts';

/** 박자마다 내레이션이 하는 말. */
export const KOREAN_NARRATION: Readonly<Record<NarrationBeat, readonly string[]>> = {
  world: ['{years} 년 동안 {hero.who}은(는) 같은 자리를 지켰다.', '이 {place.noun}에는 {hero.who}이(가) 산다.', '{place}에서 {hero.who}을(를) 모르는 이는 없었다. 아는 이도 없었다.'], habit: ['아침은 늘 같은 순서로 왔다.', '시키는 사람이 없어도 할 일은 있었다.', '{hero}의 하루는 작고, 잘 쓸려 있었다.'], sign: ['그날따라 문이 먼저 열려 있었다.', '처음 들린 건 아주 작은 소리였다.', '우표 없는 편지가 한 통 왔다.'], meet: ['그때 {other}이(가) 모퉁이를 돌아 나왔다.', '하필 그날 {other.who}을(를) 만났다.'],
  want: ['{hero}이(가) 바란 것은 하나, {want}이었다.', '입 밖에 내는 데 {years} 년이 걸렸다. {want}.'], obstacle: ['하지만 {other}이(가) 먼저 와 있었다.', '그런데 쉬운 길에는 울타리가 있었다.', '문제는 늘 다섯 시에 닫는다는 것이었다.'], attempt: ['그래서 제일 어려운 것부터 시작했다.', '첫날은 될 뻔했다. 둘째 날은 탈 뻔했다.', '끈과 고집만 가지고 해 보았다.'], bond: ['저녁 무렵에는 존댓말이 반으로 줄었다.', '둘은 엉뚱한 데서 같이 웃었다.'],
  setback: ['그리고 천천히, 전부 무너졌다.', '아침보다 더 멀어진 저녁이었다.', '다들 다정해서 더 힘들었다.'], discovery: ['먼지를 닦자 이름이 나왔다.', '뒷면에는 연필로 쓴 글씨가 있었다.'], danger: ['무서워할 틈도 없이 땅이 흔들렸다.', '등 뒤에서 불이 하나씩 꺼졌다.', '셋을 세었다. 둘이 남았다.'], turn: ['뜻밖에도 먼저 손을 내민 것은 {other} 쪽이었다.', '벽인 줄 알았던 것은 기대 선 문이었다.'],
  price: ['대신 {thing}은(는) 두고 와야 했다.', '누군가는 값을 치러야 했다. 제일 가까이 있었다.'], choice: ['손잡이가 안쪽에 달린 문은 하나뿐이었다.', '안전하거나, 거기 있거나. 둘 중 하나였다.'], deed: ['이번에는 허락을 구하지 않았다.', '두 손을 다 썼다. 아낄 이유가 없었다.'], end: ['창문 하나에 불이 더 켜져 있다. 그뿐이다.', '바라던 것은 아니었다. 더 잘 맞았다.'], echo: ['요즘도 가끔 멈춰 서서 귀를 기울인다.', '문은 살짝 열어 두었다.'], days: ['며칠이 발끝으로 지나갔다.', '비 냄새가 나더니 한 달이 갔다.', '열한 번의 저녁이 똑같았다. 열두 번째는 달랐다.'],
  detail: ['{thing}에는 쓴 만큼의 흠이 있었다.', '보기보다 가볍고, 내려놓기는 어려웠다.', '모서리만 반들반들했다.'], omen: ['시계가 열세 번을 쳤다.', '물건보다 그림자가 하나 많았다.', '바람 소리인 줄 알았다. 오늘은 바람이 없다.'], encounter: ['그것은 늘 서 있던 자리에 서 있었다.', '어둠이 숨을 들이쉬었다. 내쉬지는 않았다.'], aftermath: ['아침이 되니 의자가 하나 많았다.', '아무도 그 일을 말하지 않는다. 문은 일찍 잠근다.'], case: ['사건은 뒷문으로 발을 닦고 들어왔다.', '증인 아홉, 이야기 아홉, 우산 하나.'], clue: ['먼지가 증인보다 많이 알고 있었다.', '너무 깨끗했다. 누가 좋아서 닦았을 리 없다.'], truth: ['가장 친절한 사람이었다. 대개 그렇다.', '다들 거짓말을 했다. 저마다 다른 일로.'],
  problem: ['이런 아침은 꼭 물웅덩이부터 밟는다.', '누구나 겪고, 아무도 고치지 않는 일.'], product: ['그래서, {thing}.', '설명은 필요 없습니다. {thing}입니다.'], change: ['같은 길, 같은 시간. 오늘은 돌아서 갑니다.', '달라진 건 걸음뿐입니다.'], proof: ['안 믿던 {other}도 두 개 샀습니다.', '월요일엔 한 집, 일요일엔 온 골목.'], claim: ['{thing}. 나머지 하루는 당신 것.', '{thing}. 필요할 때까지 잊어도 좋게.'], question: ['{target}은(는) 어디에서 시작될까.', '다들 아는 것, 아무도 설명하지 못하는 것.'], ground: ['{place}의 아침은 일하는 사람들 것이다.', '위에서 보면 {place}뿐이다. 나머지는 걸어야 보인다.', '여기엔 안내판이 없다. 그래도 온다.'],
  step: ['먼저 기다린다. 보기보다 어렵다.', '다음은 손이 한다. 책보다 손이 안다.', '이제부터는 두 번 할 수 없다.'], cost: ['오전에 틀리면 가을에 값을 치른다.', '마흔 집이 하던 일을 이제 세 집이 한다.'], fact: ['여름 하나가 다 들어가 있다.', '길이 나기 전부터 이렇게 해 왔다.', '절반은 날씨가 한다. 상표에는 없다.'], answer: ['결국 답은 일찍 일어나는 사람이었다.', '알고 나면 쉽다. 그래서 오래 걸린다.'], outlook: ['내일도 누군가는 이 일을 한다.', '봄이 오면 알게 될 것이다.'], lead: ['오늘 {place}에서 뜻밖의 일이 있었습니다.', '작은 소식 하나가 정오에는 온 동네에 퍼졌습니다.'], scene: ['현장에는 의자가 그대로 놓여 있다.', '열 시가 되자 이백 명이 모였다.'], context: ['처음 있는 일은 아니다.', '숫자는 이렇게 말하고, 골목은 저렇게 말한다.'],
  challenge: ['제한 시간 삼 분. 벌써 이 분 남았습니다.', '규칙은 하나, 곧 깨집니다.'], result: ['심사위원이 연필을 내려놓습니다.', '점수는 세기를 멈춘 사람에게 갔습니다.'], departure: ['문을 두 번 잠그고 길을 나섰다.', '가방 하나, 지도 하나, 외투 하나.'], landfall: ['{elsewhere}에서는 먼저 냄새가 반긴다.', '노래에서보다 작고, 더 시끄러웠다.'], detour: ['큰길이 막혀서 좋은 길로 갔다.', '지도는 오른쪽, {other}은(는) 왼쪽이었다.'], birth: ['흉년이었고, 노래는 풍년이었다.', '태어난 날은 장날이었다. 아무도 몰랐다.'], legacy: ['동상은 없다. 하는 방식이 남았다.', '서랍에서 깨끗한 천에 싸인 {thing}이(가) 나왔다.'], creature: ['{hero}은(는) 길보다 먼저 여기 있었다.', '배고픈 것만 움직인다.'], threat: ['바람이 바뀌자 하루의 순서가 바뀌었다.', '실수는 한 번이면 충분하다.'],
};

/** 인물이 하는 말. */
export const KOREAN_LINES: Readonly<Record<LineBeat, readonly string[]>> = {
  hello_line: ['일찍 오셨네요. 다들 늦는데.', '앉아요. 의자는 보기보다 튼튼해요.'], ask_line: ['늘 여기 계셨어요?', '그 소리, 들었어요?', '누구한테 배웠어요?'], answer_line: ['바람이 어디로 드는지 알 만큼은요.', '밤마다 들어요. 이름도 지었어요.', '아무도요. 보고, 틀렸죠.'], doubt_line: ['그거, 전에도 해 본 사람 있어요.', '일주일 봅니다. 후하게요.', '되면, 그다음은요?'], resolve_line: ['무서운 채로 할게요.', '이거 들고 있어요. 묻지 말고.'], quip_line: ['더한 것도 봤어요. 자주는 아니고.', '거꾸로 든 건 알죠?', '웃은 거 아니에요. 먼지예요.'], plea_line: ['이번 한 번만 말리지 마요.', '뭐라도 말해 줘요. 싫다는 말이라도.'],
  secret_line: ['첫날부터 알고 있었어요.', '사실은 지도를 못 읽어요.', '내가 숨겼어요.'], thanks_line: ['안 된다고 할 수도 있었잖아요.', '인사말을 준비했는데, 다 잊었어요.'], farewell_line: ['가요. 핑계가 떠오르기 전에.', '불은 켜 둬요.'], denial_line: ['바람이겠죠.', '내가 열어 뒀을 거예요.', '피곤해서 그래요.'], witness_line: ['저는 늘 제일 먼저 나와요.', '맞으면 소리로 알아요. 설명은 못 해요.', '빨래 널다가 봤어요.'], worth_line: ['남들이 안 고쳐 주는 첫 일이에요.', '잠은 잘 자요. 그것도 적어 줘요.'], lesson_line: ['더 세게가 아니라, 더 일찍.', '손으로 봐요. 눈은 급해요.'], pupil_line: ['그럼 기다리는 게 일이에요?', '반대로 하면 어떻게 돼요?'],
  deduction_line: ['젖은 외투에 마른 우산이라. 지붕으로 오셨군요.', '제 질문에만 답을 안 하셨어요.'], customer_line: ['비싼 것도 써 봤어요. 커튼이랑 어울렸죠.', '매일 아침, 꼭 그 자리예요.'], host_line: ['여러분, 아직 아무도 성공 못 했습니다!', '저 표정 보세요. 계획이 있는 얼굴이죠.'], voice_line: ['보이기 전에 소리부터 났어요.', '육십 년 살았는데, 이건 처음이네요.'], local_line: ['일단 먹어요. 여기가 어딘지는 나중에.', '배는 갈 때 가요.'], threat_line: ['물 끓을 때까지 시간을 주지.', '어디 뒀는지 알아. 늘 알았어.'],
};

const seen = (...texts: string[]): readonly string[] => texts;
const HERO = seen('{place}, {hero}의 모습.', '{hero}이(가) 화면 한쪽에 서 있다.');
const BOTH = seen('{hero}과(와) {other}이(가) 마주 서 있다.', '{place}, {hero} 곁에 {other}.');
const AWAY = seen('{elsewhere}, {hero}이(가) 움직인다.', '{elsewhere}의 {hero}, 손이 바쁘다.');
const AWAY_BOTH = seen('{elsewhere}, {hero}과(와) {other}.', '{elsewhere}에서 {other}이(가) {hero}을(를) 본다.');
const THING = seen('{thing}, 아주 가까이.', '손이 {thing}을(를) 뒤집는다.');
const WIDE = seen('{place} 전경.', '멀리서 본 {place}.');
const FAR = seen('{elsewhere} 전경.', '빛이 {elsewhere} 위를 지나간다.');
const HERO_SPEAKS = seen('{hero}이(가) 말한다.', '{hero}의 얼굴, 가까이.');
const OTHER_SPEAKS = seen('{other}이(가) 말한다.', '{other}의 얼굴, 가까이.');

/** 화면에 보이는 것. */
export const KOREAN_SCRIPTS: Readonly<Record<BeatId, readonly string[]>> = {
  world: seen('{place}. {hero.full}이(가) 작게 보인다.', '{time}의 {place}, {hero}이(가) {thing}을(를) 곁에 두고 있다.'), habit: HERO, sign: HERO, meet: BOTH, want: HERO, obstacle: BOTH, attempt: AWAY, bond: AWAY_BOTH, setback: AWAY, discovery: THING, danger: AWAY_BOTH, turn: AWAY_BOTH, price: AWAY, choice: AWAY, deed: AWAY_BOTH, end: BOTH, echo: HERO, days: BOTH, detail: THING, omen: HERO, encounter: AWAY_BOTH, aftermath: HERO, case: HERO, clue: THING, truth: AWAY_BOTH, problem: HERO, product: THING, change: AWAY, proof: AWAY_BOTH, claim: THING,
  question: THING, ground: WIDE, step: AWAY, cost: AWAY, fact: THING, answer: BOTH, outlook: WIDE, lead: HERO, scene: FAR, context: THING, challenge: BOTH, result: BOTH, departure: HERO, landfall: AWAY, detour: AWAY_BOTH, birth: WIDE, legacy: HERO, creature: HERO, threat: AWAY, hello_line: HERO_SPEAKS, ask_line: HERO_SPEAKS, answer_line: OTHER_SPEAKS, doubt_line: OTHER_SPEAKS, resolve_line: HERO_SPEAKS, quip_line: OTHER_SPEAKS, plea_line: HERO_SPEAKS, secret_line: OTHER_SPEAKS, thanks_line: OTHER_SPEAKS, farewell_line: HERO_SPEAKS, denial_line: HERO_SPEAKS, witness_line: HERO_SPEAKS, worth_line: HERO_SPEAKS, lesson_line: HERO_SPEAKS, pupil_line: OTHER_SPEAKS,
  deduction_line: HERO_SPEAKS, customer_line: HERO_SPEAKS, host_line: OTHER_SPEAKS, voice_line: OTHER_SPEAKS, local_line: OTHER_SPEAKS, threat_line: OTHER_SPEAKS, breath: WIDE, look: BOTH, hands: THING, passage: FAR, alone: AWAY, motion: AWAY, together: BOTH,
};
