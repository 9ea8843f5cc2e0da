import { describe, expect, test } from 'vitest';
import type { Clause, TextReading } from '../text-reading.ts';
import { KOREAN_DEEDS } from './deed-words.ts';
import { KOREAN_READER } from './korean-reader.ts';

const read = (idea: string): TextReading => KOREAN_READER.read(idea) as TextReading;

/** Words of a phrase: its noun, its name or what it stands for. */
function wordsOf({ phrases }: TextReading, index: number): string {
  const phrase = phrases[index];
  return phrase?.pronoun ?? [phrase?.head, phrase?.name].filter(Boolean).join(' ');
}

const inRole = (reading: TextReading, clause: Clause, role: string): string =>
  clause.roles
    .filter((each) => each.role === role)
    .map(({ phrase }) => wordsOf(reading, phrase))
    .join(' + ');

/** 'predicate: agent > patient' of the main clauses. */
const mains = (reading: TextReading): string[] => {
  const clauses = reading.clauses.filter(({ kind }) => kind === 'main');
  return clauses.map((clause) =>
    `${clause.predicate}: ${inRole(reading, clause, 'agent')} > ${inRole(reading, clause, 'patient')}`.trim(),
  );
};

/** All that a reading says, one line a clause. */
function tell(idea: string): string[] {
  const reading = read(idea);
  return reading.clauses.map((clause) => {
    const roles = clause.roles.map(({ role, phrase }) => `${role} ${wordsOf(reading, phrase)}`).join(', ');
    const mood = clause.mood === 'does' ? '' : `${clause.mood} `;
    const of = clause.describes === undefined ? '' : ` of ${wordsOf(reading, clause.describes)}`;
    return `${clause.kind}${of}: ${clause.isNegated ? 'not ' : ''}${mood}${clause.predicate} (${roles})`;
  });
}

/** An idea and its main clause: 'predicate: agent > patient', each by words that must be in it. */
const IDEAS: readonly [idea: string, main: string][] = [
  ['야간 경비원 성철은 폐점한 백화점을 순찰하다가 마네킹이 사라진 것을 발견한다.', '발견하다: 경비원'],
  ['은행을 털던 강도는 인질 중 한 명이 자신의 첫사랑이라는 것을 깨닫는다.', '깨닫다: 강도'],
  ['쫓겨난 세입자가 건물주에게 복수하려다가 그의 딸과 사랑에 빠진다.', '사랑에 빠지다: 세입자 > 딸'],
  ['범인은 백작 자신으로 밝혀진다.', '밝히다: > 범인'],
  ['재판에서 진 농부들이 트랙터를 몰고 국회로 향하고, 경찰이 다리 위에서 그들을 막는다.', '막다: 경찰 > they'],
  ['시한폭탄이 실린 버스를 운전하는 기사 명수는 속도를 줄일 수 없다.', '줄이다: 기사 > 속도'],
  ['어느 날 지워진 고객 명단에서 민서는 자기 이름을 찾아낸다.', '찾아내다: 민서 > 이름'],
  ['벌이 꽃가루를 옮기는 과정을 아이들에게 설명하는 영상을 만들어 주세요.', '옮기다: 벌 > 꽃가루'],
  ['A cinematic shot of 한 우주비행사가 시든 꽃에 물을 준다', '물을 주다: 우주비행사 > 물'],
  ['왕자는 요리사의 딸에게 입맞춤을 받는다.', '입맞추다: 딸 > 왕자'],
  ['소녀는 피아노를 배우고 싶어 하지만 아버지는 피아노를 팔아 버린다.', '팔아 버리다: 아버지 > 피아노'],
  ['직장인이 따뜻한 캔커피를 노숙인에게 건넨다.', '건네다: 직장인 > 캔커피'],
  ['형사는 총을 들고 달아난 은행 강도를 뒤쫓는다.', '뒤쫓다: 형사 > 강도'],
  ['외계인이 훔쳐 간 달을 되찾으려고 로켓을 만드는 쌍둥이 형제', '만들다: 형제 > 로켓'],
  ['유치원 버스를 훔친 도둑이 뒷좌석에 잠든 아이를 발견하고 집까지 데려다준다.', '데려다주다: 도둑 > 아이'],
  ['해적에게 납치된 공주가 해적선의 선장이 되어 왕국으로 돌아온다.', '돌아오다: 공주'],
  ['아빠는 직접 만든 나무 말을 선물하지만 딸은 휴대폰만 본다.', '보다: 딸 > 휴대폰'],
  ['숲을 지키던 정령이 나무를 베러 온 나무꾼과 사랑에 빠진다.', '사랑에 빠지다: 정령 > 나무꾼'],
  ['악당에게 속아 마을을 불태운 용이 용서를 구하기 위해 밭을 간다.', '밭을 갈다: 용'],
  ['눈먼 상인이 목마른 낙타에게 마지막 물을 준다.', '주다: 상인 > 물'],
  ['은퇴한 형사가 십 년 전에 놓친 연쇄살인범을 다시 쫓는다.', '쫓다: 형사 > 연쇄살인범'],
  ['산골 마을에 사는 소녀 은별은 어느 날 숲에서 다친 여우를 구한다.', '구하다: 소녀 > 여우'],
  ['아내를 잃은 시계 수리공이 시간을 되돌리는 시계를 만든다.', '만들다: 시계 수리공 > 시계'],
  ['갱단에게 납치된 딸을 찾기 위해 전직 특수 요원 박도현은 홀로 항구로 향한다.', '향하다: 박도현'],
  ['무명 가수 미자와 매니저 철수는 낡은 승합차를 타고 전국을 떠돈다.', '떠돌다: 미자 + 철수'],
  ['버려진 우주선에서 깨어난 로봇이 인간을 찾아 헤맨다.', '찾아 헤매다: 로봇 > 인간'],
  ['왕의 명령을 받은 화가는 죽은 왕비의 얼굴을 그려야 한다.', '그리다: 화가 > 왕비'],
  ['쌍둥이 자매가 돌아가신 할머니의 빵집을 물려받는다.', '물려받다: 자매 > 빵집'],
  ['비 내리는 밤, 택시 기사가 정체불명의 손님을 태운다.', '차에 태우다: 기사 > 손님'],
  ['도시로 떠난 아들이 십 년 만에 고향으로 돌아오자, 어머니는 말없이 밥상을 차린다.', '밥상을 차리다: 어머니 > 밥상'],
  ['소년은 죽은 아버지가 남긴 편지를 읽고 복수를 결심한다.', '결심하다: 소년 > 복수'],
  ['한 소방관이 불타는 건물에서 아이를 구하려다 목숨을 잃는다.', '목숨을 잃다: 소방관'],
  ['고양이 세 마리가 골목의 쥐들과 전쟁을 벌인다.', '전쟁을 벌이다: 고양이 > 쥐'],
  ['꼬마 유령이 이사 온 소년과 친구가 되는 이야기', '친구가 되다: 유령 > 소년'],
  ['바닷속에서 인어가 난파선의 보물을 지키는 판타지 영상', '지키다: 인어 > 보물'],
  ['안개 낀 새벽 항구, 홀로 그물을 손질하는 늙은 어부, 4K 시네마틱', '손질하다: 어부 > 그물'],
  ['달에서 혼자 사는 토끼가 지구로 편지를 보낸다', '편지를 보내다: 토끼 > 편지'],
  ['할머니의 레시피를 훔친 도둑이 국숫집 주인에게 붙잡힌다.', '붙잡다: 주인 > 도둑'],
  ['마녀가 왕자를 개구리로 바꾸었다.', '바꾸다: 마녀 > 왕자'],
  ['시골 우체부가 주인 없는 편지를 배달하는 잔잔한 드라마를 만들어 줘', '배달하다: 우체부 > 편지'],
  ['학교에서 따돌림을 당하던 고등학생 지우는 우연히 마법의 거울을 발견한다.', '발견하다: 지우 > 거울'],
  ['폭군은 백성들에게 노래를 금지하지만, 어린 악사는 몰래 노래를 부른다.', '노래를 부르다: 악사 > 노래'],
  ['조직을 배신한 킬러 강태오가 옛 동료들에게 쫓긴다.', '쫓다: 동료 > 강태오'],
  ['전쟁이 끝난 뒤 고향에 돌아온 병사는 아무도 자신을 기억하지 못한다는 사실을 알게 된다.', '알다: 병사 > 사실'],
  ['두 라이벌 요리사가 마지막 남은 송이버섯을 두고 대결한다.', '대결하다: 요리사'],
  ['누가 지갑을 훔쳤는지 탐정이 조사한다', '조사하다: 탐정'],
  ['아이는 우산도 들고 온다', '들고 오다: 아이 > 우산'],
  ['억울하게 누명을 쓴 의사 한지우는 진범을 찾기 위해 감옥에서 탈출한다.', '탈출하다: 의사'],
  ['외딴섬 등대지기의 딸이 난파선에서 떠내려온 청년을 간호한다.', '간호하다: 딸 > 청년'],
  [
    '사이비 교주에게 속은 어머니가 전 재산을 바치자, 세 남매는 어머니를 구할 계획을 세운다.',
    '계획을 세우다: 남매 > 계획',
  ],
  ['1930년대 경성, 독립운동가 윤서진은 일본 장교의 집에 하녀로 숨어든다.', '숨어들다: 윤서진'],
  ['화성 기지의 유일한 생존자가 지구와 교신하려고 애쓴다.', '교신하다: 생존자 > 지구'],
  ['매일 밤 같은 꿈을 꾸는 여자가 꿈속의 남자를 현실에서 만난다.', '만나다: 여자 > 남자'],
  ['늙은 호랑이가 길 잃은 아기 토끼를 엄마에게 데려다준다.', '데려다주다: 호랑이 > 토끼'],
  ['편의점 알바생 영호와 외계인 손님이 밤마다 라면을 끓여 먹는다.', '끓이다: 영호 + 손님 > 라면'],
  ['아버지의 죽음 이후 연락을 끊었던 형제가 장례식장에서 십 년 만에 재회한다.', '재회하다: 형제'],
  ['재벌 2세는 약혼녀를 버리고 가난한 꽃집 주인과 사랑에 빠진다.', '사랑에 빠지다: 재벌 > 주인'],
  ['무림 최고의 고수가 제자의 칼에 쓰러진다.', '쓰러지다: 고수'],
  ['폐교를 앞둔 분교의 마지막 학생 준서가 선생님께 꽃을 선물한다.', '선물하다: 준서 > 꽃'],
  ['좀비 떼에 둘러싸인 마트에서 생존자들이 서로를 의심하기 시작한다.', '의심하다: 생존자 > 생존자'],
  ['딸의 결혼식 날, 아버지는 딸이 친자식이 아니라는 사실을 듣게 된다.', '듣다: 아버지 > 사실'],
  ['인공지능이 주인의 기억을 몰래 지운다', '지우다: 인공지능 > 기억'],
  ['우산을 쓴 소녀가 빗속에서 춤추는 수채화풍 애니메이션', '춤추다: 소녀'],
  ['황금 사과를 찾아 떠난 막내 왕자의 모험', '찾아 떠나다: 왕자 > 사과'],
  ['구름 위의 성에 사는 거인과 용감한 농부의 대결', '대결하다: 농부 > 거인'],
  ['해 질 녘 옥상에서 기타를 치는 소년, 클로즈업, 따뜻한 색감', '기타를 치다: 소년 > 기타'],
  ['카메라를 든 소녀가 사라져 가는 골목의 풍경을 찍는 다큐멘터리', '찍다: 소녀 > 풍경'],
  ['선장은 선원들의 반대에도 배를 폭풍 속으로 몬다.', '몰다: 선장 > 배'],
  ['납치범은 아이를 풀어주는 대신 형사에게 거액을 요구한다.', '요구하다: 납치범 > 거액'],
  ['계모에게 쫓겨난 소녀 단비를 숲의 난쟁이들이 보호해 준다.', '보호해 주다: 난쟁이 > 소녀'],
  ['아내가 살해당하자 평범한 회사원이던 남자는 킬러가 된다.', '되다: 남자'],
  ['수학여행을 가던 학생들이 탄 버스가 눈 덮인 산길에서 고립된다.', '고립되다: 버스'],
  ['폭설로 고립된 산장에서 여섯 명의 투숙객이 차례로 살해된다.', '살해하다: > 투숙객'],
  ['시한부 선고를 받은 소년 하준은 평생 가고 싶었던 바다로 혼자 여행을 떠난다.', '여행을 떠나다: 하준'],
  ['조선 최고의 의녀 단금은 세자를 독살하려 했다는 누명을 쓰고 궁에서 쫓겨난다.', '쫓아내다: > 의녀'],
  ['빚에 쫓기던 형제는 은행을 털기로 하지만, 금고 안에서 뜻밖의 시체를 발견한다.', '발견하다: 형제 > 시체'],
  ['치매를 앓는 할머니를 돌보는 손녀가 할머니의 첫사랑을 찾아 나선다.', '찾아 나서다: 손녀 > 첫사랑'],
  ['사막 한가운데 추락한 조종사가 말하는 여우를 만나 친구가 된다.', '친구가 되다: 조종사 > 여우'],
  ['어느 날 갑자기 몸이 작아진 아빠는 딸의 인형 집에서 살게 된다.', '살다: 아빠'],
  ['강력계 형사 오민혁이 쫓던 살인범이 자신의 쌍둥이 동생이라는 사실을 깨닫는다.', '깨닫다: 형사 > 사실'],
  ['전쟁고아 소녀는 적군 병사를 헛간에 숨겨 준다.', '숨겨 주다: 소녀 > 병사'],
  ['마을 사람들은 저주를 풀기 위해 처녀를 용에게 바치려 한다.', '바치다: 사람 > 처녀'],
  ['인질로 잡힌 승무원이 기지를 발휘해 승객들을 탈출시킨다.', '탈출시키다: 승무원 > 승객'],
  ['아버지의 강요로 의사가 된 청년은 병원을 그만두고 광대가 되고 싶어 한다.', '되다: 청년'],
  ['오래된 서점의 고양이가 밤마다 책 속으로 들어가 주인공들을 구한다.', '구하다: 고양이 > 주인공'],
  ['냉동 수면에서 깨어난 우주 비행사는 동료들이 모두 사라진 것을 발견한다.', '발견하다: 비행사'],
  ['할아버지가 손자에게 연 만드는 법을 가르친다', '가르치다: 할아버지 >'],
  ['눈 내리는 기차역에서 편지를 들고 누군가를 기다리는 여인', '기다리다: 여인 > 누군가'],
  ['작은 로봇이 폐허가 된 도시에서 마지막 꽃에 물을 주는 장면, 시네마틱, 역광', '물을 주다: 로봇 > 물'],
  ['도깨비 셋이 욕심쟁이 부자를 골탕 먹이는 전래 동화 애니메이션', '골탕 먹이다: 도깨비 > 부자'],
  ['무대 공포증이 있는 발레리나가 거울 속의 자신과 춤을 춘다', '추다: 발레리나 > 춤'],
  ['수박 농사를 짓는 노부부의 여름을 담은 다큐멘터리', '농사를 짓다: 노부부 > 수박 농사'],
  ['선생님은 아이들에게 서로를 도우라고 말한다.', '말하다: 선생님'],
  ['첩보원 리나는 상관의 배신으로 적에게 붙잡히지만 끝내 입을 열지 않는다.', '입을 열다: 리나'],
  ['탐정은 사라진 목걸이를 훔친 범인이 다름 아닌 집사임을 밝혀낸다.', '밝혀내다: 탐정'],
  ['외계인에게 납치되었던 농부가 돌아와 이상한 능력으로 마을을 구한다.', '구하다: 농부 > 마을'],
  ['신입 사원 미래는 회식 자리에서 사장의 가발을 떨어뜨리고 만다.', '떨어뜨리다: 사원 > 가발'],
  ['교도소에서 막 출소한 사기꾼 만복은 옛 애인의 결혼식을 망치려고 시골로 내려간다.', '내려가다: 만복'],
  ['실종된 아들을 찾던 어머니가 낯선 소년에게서 아들의 목소리를 듣는다.', '듣다: 어머니 > 목소리'],
  ['왕위를 빼앗긴 세자가 백정의 아들로 신분을 숨기고 살아간다.', '살아가다: 세자'],
  ['심장병을 앓는 피아니스트는 마지막 연주회를 앞두고 의사의 경고를 무시한다.', '무시하다: 피아니스트 > 경고'],
  ['경찰에게 쫓기던 소매치기가 우연히 유괴된 아이를 구하게 된다.', '구하다: 소매치기 > 아이'],
  ['어린 시절 헤어진 두 친구는 삼십 년 뒤 법정에서 검사와 피고인으로 만난다.', '만나다: 친구'],
  ['지구로 향하던 소행성을 막기 위해 은퇴한 우주비행사들이 다시 뭉친다.', '뭉치다: 우주비행사'],
  ['매일 같은 시간에 공원에 오던 노인이 어느 날 나타나지 않는다.', '나타나다: 노인'],
  ['해적 선장 루나는 부하들의 반란으로 무인도에 버려진다.', '버리다: > 루나'],
  ['사냥꾼의 총에 맞은 늑대를 소녀가 몰래 치료해 준다.', '치료해 주다: 소녀 > 늑대'],
  ['주방장의 괴롭힘을 견디던 막내 요리사는 결국 식당을 뛰쳐나와 푸드트럭을 차린다.', '차리다: 요리사 > 푸드트럭'],
  ['기자 서윤은 시장이 뇌물을 받았다는 제보를 받고 취재를 시작한다.', '시작하다: 서윤 > 취재'],
  ['용이 삼킨 태양을 되찾기 위해 세 왕자가 길을 떠난다.', '길을 떠나다: 왕자'],
  ['고려 시대 도공이 왕에게 바칠 청자를 굽다가 가마 속에서 아이를 발견한다.', '발견하다: 도공 > 아이'],
  ['손님이 없던 찻집에 갑자기 까마귀들이 몰려온다.', '몰려오다: 까마귀'],
  ['딸기 케이크를 굽는 곰 제빵사, 파스텔톤, 귀여운 3D 애니메이션', '굽다: 제빵사 > 케이크'],
  ['네온 불빛이 반짝이는 도시의 골목을 달리는 오토바이, 드론샷', '달리다: 오토바이'],
  ['잠들지 못하는 아이에게 달이 자장가를 불러 주는 동화', '자장가를 부르다: 달 > 자장가'],
  ['외로운 등대가 길 잃은 배를 집으로 인도한다', '인도하다: 등대 > 배'],
  ['서로를 미워하던 두 마을이 홍수를 겪으며 화해하는 이야기를 써 줘', '화해하다: 마을'],
  ['갑옷을 입은 고슴도치 기사가 거대한 뱀과 싸우는 영상', '싸우다: 기사 > 뱀'],
  ['벚꽃이 흩날리는 교정에서 선배에게 고백하는 소녀', '고백하다: 소녀'],
  ['버스 정류장에서 우산을 나눠 쓴 두 낯선 사람', '쓰다: 사람 > 우산'],
  ['마법 빗자루가 고장 난 견습 마녀의 하루', '고장 나다: 빗자루'],
  ['의사는 환자의 목숨을 살렸지만 자신의 기억을 잃고 만다.', '기억을 잃다: 의사 > 기억'],
  ['아들의 수술비가 필요한 어부는 밀수꾼들의 제안을 받아들인다.', '받아들이다: 어부 > 제안'],
  ['백 년 동안 잠들어 있던 미라가 박물관에서 깨어나 경비원을 쫓는다.', '쫓다: 미라 > 경비원'],
  ['이혼을 앞둔 부부가 무인도에 표류하면서 다시 사랑에 빠진다.', '사랑에 빠지다: 부부'],
  ['천재 해커 제이는 정부의 감시를 피해 지하 도시로 숨어든다.', '숨어들다: 제이'],
  ['할머니가 남긴 낡은 재봉틀이 밤마다 스스로 옷을 짓는다.', '옷을 짓다: 재봉틀 > 옷'],
  ['눈먼 검객이 아버지를 죽인 무사에게 복수한다.', '복수하다: 검객 > 무사'],
  ['교통사고로 딸을 잃은 변호사가 가해자의 변호를 맡게 된다.', '맡다: 변호사 > 변호'],
  ['소녀 가장 은지는 동생들을 먹이기 위해 시장에서 떡을 판다.', '팔다: 은지 > 떡'],
  ['어느 왕국의 공주가 용을 무서워하지 않고 오히려 용과 차를 마신다.', '마시다: 공주 > 차'],
  ['감독은 오합지졸 야구팀을 이끌고 전국 대회 결승에 오른다.', '오르다: 감독'],
  ['학생들은 폐교에서 숨바꼭질을 하다가 숨겨진 방을 발견한다.', '발견하다: 학생 > 방'],
  ['아이를 유괴한 남자는 오히려 아이에게 위로를 받는다.', '위로하다: 아이 > 남자'],
  ['경찰서장은 부하에게 증거를 없애라고 명령한다.', '명령하다: 경찰서장'],
  ['비밀을 알게 된 하녀는 백작에게 살해당한다.', '살해하다: 백작 > 하녀'],
  ['인류가 멸망한 뒤 홀로 남은 청소 로봇이 거리를 쓸고 있다.', '쓸다: 로봇 > 거리'],
  ['피자를 배달하는 공룡', '배달하다: 공룡 > 피자'],
  ['숲속 동물들이 음악회를 준비하는 동화', '준비하다: 동물 > 음악회'],
  ['달빛 아래에서 검을 휘두르는 여검객, 수묵화풍', '휘두르다: 여검객 > 검'],
  ['노부부가 국경에서 십대를 따라가는 이야기', '따라가다: 노부부 > 십대'],
  ['화가가 바다를 그린 이야기', '그리다: 화가 > 바다'],
  ['엄마 몰래 강아지를 키우는 남매 이야기', '키우다: 남매 > 강아지'],
  ['한 노인이 매일 강가에서 죽은 아내에게 편지를 읽어 준다', '읽어 주다: 노인 > 편지'],
  ['도둑고양이가 생선 가게 주인의 마음을 훔친다', '훔치다: 도둑고양이 > 주인'],
  ['잃어버린 인형을 찾는 아이와 말하는 까마귀의 모험', '찾다: 아이 > 인형'],
  ['시간이 멈춘 마을에서 혼자만 움직일 수 있는 소년', '움직이다: 소년'],
  ['황폐한 지구를 떠나 새로운 행성을 찾는 우주선', '찾다: 우주선 > 행성'],
  ['소년과 로봇이 힘을 합쳐 무너진 다리를 고치는 3D 애니메이션', '고치다: 소년 + 로봇 > 다리'],
  ['간호사가 눈 내리는 밤 병원에서 아기를 안는다', '안다: 간호사 > 아기'],
  ['사라진 단추 사건', '사라지다: 단추'],
  ['산골 선생님이 제자와 운동회를 연다', '운동회를 열다: 선생님 > 운동회'],
  ['구조대원이 무너진 집에서 노인을 업고 나온다', '업고 나오다: 구조대원 > 노인'],
  ['할머니가 빈 마당을 쓴다', '쓸다: 할머니 > 마당'],
  ['시네마틱한 드론샷으로 촬영된 눈길을 걷는 사슴 무리', '걷다: 사슴'],
  ['농부가 무 열 개를 뽑아 시장에 내다 판다', '팔다: 농부'],
  ['기사가 졸고 있는 손님을 깨운다', '깨우다: 기사 > 손님'],
  ['소녀가 온 동네를 뒤진다', '뒤지다: 소녀 > 동네'],
  ['뱀에게 삼켜진 개구리가 노래한다', '노래하다: 개구리'],
  ['염소가 없는 외양간에 낯선 송아지가 찾아온다', '찾아오다: 송아지'],
  ['벌에 쏘인 곰을 토끼가 연고를 발라 치료한다', '치료하다: 토끼 > 곰'],
  ['카메라가 다가가면 빗속에서 노부부가 춤춘다', '춤추다: 노부부'],
  ['독일인 요리사가 김치를 담근다', '담그다: 요리사 > 김치'],
];

describe('the main event of an idea', () => {
  test.each(IDEAS)('%s', (idea, expected) => {
    const [predicate = '', rest = ''] = expected.split(/: ?/);
    const [agents = '', patients = ''] = rest.split(/ ?> ?/);
    const found = mains(read(idea)).find((main) => main.startsWith(`${predicate}:`)) ?? mains(read(idea))[0] ?? '';
    const [gotPredicate = '', gotRest = ''] = found.split(': ');
    const [gotAgents = '', gotPatients = ''] = gotRest.split(/ ?> ?/);
    expect(gotPredicate).toBe(predicate);
    for (const [wanted, got] of [
      [agents, gotAgents],
      [patients, gotPatients],
    ] as const) {
      if (wanted === '') {
        expect(got).toBe('');
      }
      wanted.split(' + ').forEach((word) => expect(got).toContain(word));
    }
  });
});

describe('clauses and their roles', () => {
  test.each<[idea: string, clauses: string[]]>([
    [
      '경찰은 도시로 도망친 살인범을 항구에서 체포한다.',
      ['relative of 살인범: 도망치다 (to 도시, agent 살인범)', 'main: 체포하다 (patient 살인범, at 항구, agent 경찰)'],
    ],
    ['사장은 직원들을 밤새 일하게 한다.', ['main: 시키다 (patient 직원, agent 사장)', 'content: 일하다 (agent 직원)']],
    [
      '수진(17)은 바이올린을 켜고 싶지만 손을 다쳐 무대에 설 수 없다.',
      [
        'but: wants 켜다 (patient 바이올린, agent 수진)',
        'before: 다치다 (patient 손, agent 수진)',
        'main: not can 무대에 서다 (agent 수진)',
      ],
    ],
    ['외로운 등대가 길 잃은 배를 집으로 인도한다', ['main: 인도하다 (patient 배, to 집, agent 등대)']],
    ['공주는 왕자와 결혼하기를 거부한다.', ['main: refuses 결혼하다 (patient 왕자, agent 공주)']],
    [
      '범인에게 납치된 소녀를 형사가 찾는다.',
      ['relative of 소녀: 납치하다 (agent 범인, patient 소녀)', 'main: 찾다 (patient 소녀, agent 형사)'],
    ],
    [
      '소년은 개를 구하려다 강에 빠진다.',
      ['before: tries 구하다 (patient 개, agent 소년)', 'main: 빠지다 (to 강, agent 소년)'],
    ],
    [
      '아내의 죽음 이후 작가는 글을 쓰지 않는다.',
      ['before: 죽다 (agent 아내)', 'main: not 쓰다 (patient 글, agent 작가)'],
    ],
    [
      '마녀에게 목소리를 빼앗긴 가수가 숲으로 떠난다.',
      ['relative of 가수: 빼앗다 (agent 마녀, patient 목소리, recipient 가수)', 'main: 떠나다 (to 숲, agent 가수)'],
    ],
    [
      '해커 윤슬이 아버지를 빼내기 위해 감옥에 침투하지만, 자신을 지켜보는 간수와 마주친다.',
      [
        'so_that: 빼내다 (patient 아버지, agent 해커 윤슬)',
        'but: 침투하다 (to 감옥, agent 해커 윤슬)',
        'relative of 간수: 지켜보다 (patient self, agent 간수)',
        'main: 마주치다 (patient 간수, agent 해커 윤슬)',
      ],
    ],
    ['무너진 막장으로 광부가 홀로 내려간다.', ['main: 내려가다 (to 막장, agent 광부)']],
  ])('%s', (idea, clauses) => {
    expect(tell(idea).map((line) => line.split(' (')[0])).toEqual(clauses.map((line) => line.split(' (')[0]));
    tell(idea).forEach((line, at) => {
      const roles = (text: string | undefined): string[] =>
        text
          ?.replace(/^.* \(|\)$/g, '')
          .split(', ')
          .toSorted() ?? [];
      expect(roles(line)).toEqual(roles(clauses[at]));
    });
  });
});

describe('phrases', () => {
  test('a name with what somebody is, an age and an owner', () => {
    const { phrases } = read('열세 살 소년 민호의 누나는 도쿄에서 실종되었다.');
    expect(phrases[0]).toMatchObject({ head: '소년', name: '민호', ageYears: 13 });
    expect(phrases[1]).toMatchObject({ head: '누나', owner: 0 });
  });

  test('names in quotation marks and names that sound foreign', () => {
    expect(read('‘검은 손’이라는 범죄 조직이 왕관을 훔친다.').phrases[0]).toMatchObject({
      head: '범죄 조직',
      name: '검은 손',
    });
    expect(read('고등학생 ‘하루’는 낯선 방에서 눈을 뜬다.').phrases[0]).toMatchObject({
      head: '고등학생',
      name: '하루',
    });
  });

  test('numbers before and behind a noun', () => {
    expect(read('두 명의 형사가 도둑 세 마리를 쫓는다.').phrases.map(({ count }) => count)).toEqual([2, 3]);
  });

  test('the dead, the missing and the former', () => {
    expect(read('죽은 아내의 사진').phrases[0]).toMatchObject({ presence: 'dead' });
    expect(read('실종된 아들을 찾는 어머니').phrases[0]).toMatchObject({ presence: 'missing' });
    expect(read('전직 형사가 범인을 쫓는다').phrases[0]).toMatchObject({ presence: 'here' });
    expect(read('가수가 전남편의 편지를 태운다').phrases[1]).toMatchObject({ head: '전남편' });
    expect(read('갱도에서 잃은 동생을 그리워하는 광부').phrases[1]).toMatchObject({ head: '동생', presence: 'dead' });
    expect(read('꿈에서 본 여자를 찾는 화가').phrases[1]).toMatchObject({ head: '여자', presence: 'dreamt' });
    expect(read('납치된 딸을 구하는 아버지').phrases[0]?.presence).toBeUndefined();
    expect(read('고향으로 돌아가는 기차').phrases[1]?.presence).toBeUndefined();
  });

  test('words of several meanings by the verb beside them', () => {
    expect(read('소방관이 눈을 다친다').phrases[1]).toMatchObject({ head: '눈', sense: 'none' });
    expect(read('달에 사는 토끼').phrases[0]).toMatchObject({ sense: 'place.moon' });
    expect(read('형사가 동생의 얼굴을 본다').phrases.map(({ head }) => head)).toEqual(['형사', '동생']);
  });

  test('nouns that end like particles are whole', () => {
    const heads = read('고양이와 아이가 나이 많은 호랑이에게 이야기를 들려준다').phrases.map(({ head }) => head);
    expect(heads).toEqual(['고양이', '아이', '호랑이', '이야기']);
  });

  test('coordinated phrases share their role', () => {
    const reading = read('기자, 화가, 가수가 섬에 모인다.');
    expect(mains(reading)).toEqual(['모이다: 기자 + 화가 + 가수 >']);
  });
});

test('what speaks of the film is no part of the story', () => {
  const { telling, clauses } = read('3D 애니메이션, 파스텔 색감. 꼬리를 잃어버린 도마뱀이 빨래집게와 친구가 된다!');
  expect(telling).toEqual({ type: 'animation', style: ['3D 애니메이션', '파스텔 색감'], isQuestion: false });
  expect(clauses.map(({ predicate }) => predicate)).toEqual(['잃어버리다', '친구가 되다']);
  expect(read('김치는 어떻게 만들어질까?').telling.isQuestion).toBe(true);
});

test('no verb stands under two deeds', () => {
  const all = Object.values(KOREAN_DEEDS).flatMap((list) => list.split(', '));
  expect(all.length - new Set(all).size).toBe(0);
  expect(all.length).toBeGreaterThan(1000);
});

test.each([
  '',
  '가'.repeat(2000),
  `${'('.repeat(500)}소년${')'.repeat(500)}`,
  '‘'.repeat(1000),
  '하는 '.repeat(660),
  '라는 사실을 '.repeat(280),
  '🙂🙂 hello 一個少年 constructor가 __proto__를',
  '.,!?…'.repeat(400),
])('odd texts are read without a fault (%#)', (text) => {
  const { words, phrases, clauses } = read(text);
  for (const { from, to } of [...words, ...phrases, ...clauses]) {
    expect(from).toBeGreaterThanOrEqual(0);
    expect(to).toBeLessThanOrEqual(text.length);
    expect(from).toBeLessThanOrEqual(to);
  }
  for (const { roles, parent, describes } of clauses) {
    expect(roles.every(({ phrase }) => phrase < phrases.length)).toBe(true);
    expect(parent ?? 0).toBeLessThan(clauses.length);
    expect(describes ?? 0).toBeLessThan(Math.max(1, phrases.length));
  }
});
