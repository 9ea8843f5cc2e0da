import type { Grammar } from '../grammar.ts';

export const KOREAN_TITLES: Grammar['titles'] = {
  any: ['{hero.role}과 {prop}', '{place}의 {hero.role}', '{years}째 {time}', '{place}에서 {elsewhere}까지', '{time}의 {place}'],
  types: {
    ads: ['아침 편', '조금 긴 하루'], drama: ['{place}에는 별일 없음', '말하지 않은 것', '늦은 안부'], comedy: ['그게 왜 거기 있어', '{hero.role}, 정색하다', '오해입니다'], romance: ['우산은 하나', '{place}에서, 천천히', '다음 역까지'], martial_arts: ['{place}의 결투', '칼을 내려놓는 법', '마지막 한 수'], fantasy: ['{place}의 밤손님', '이름을 부르면', '{hero.role} 이야기'], scifi: ['신호 없음', '{place}의 마지막 불빛', '다시 켜기'], suspense: ['안에서 잠긴 문', '{place}의 셋째 밤', '누가 다녀갔다'], horror: ['숟가락 하나 더', '돌아보지 마', '위층 없는 집'], action: ['셋은 세지 않는다', '{elsewhere}까지 십 분', '막다른 길'],
    history: ['{place}의 그해', '세 줄의 기록', '{hero.role}의 시대'], war: ['부치지 않은 편지', '{place}의 조용한 날', '돌아갈 번지'], documentary: ['{place}의 하루', '{hero.role}의 손', '오래 하는 일'], animation: ['{hero.role}의 모험', '꼬마 {hero.role}', '{place} 소동'], crime: ['열쇠는 두 개', '손을 씻는 법', '{place}의 빚'], adventure: ['지도 밖으로', '{elsewhere} 가는 길', '셋째 고개'], biography: ['{hero}', '{hero}, 그 사람', '{place}에서 난 사람'], disaster: ['비가 그칠 때까지', '{place}, 마지막 한 시간', '물이 오던 날'], youth: ['열일곱의 {place}', '종이 치면', '방과 후 {place}'], family: ['수저 한 벌 더', '밥 먹고 싸우자', '우리 집 {prop}'],
    art: ['{prop}이 있는 정물', '느린 {place}', '빛과 {prop}'], road: ['돌아가는 길', '다음 휴게소', '{elsewhere}까지 걸어서'], western: ['{place}의 정오', '두 번째 총성', '해 지는 쪽으로'], detective: ['남은 조각', '{place}의 젖은 우산', '안 한 말'], education: ['{target}은 왜', '{target}의 비밀', '오늘의 물음'], travel: ['{elsewhere}, 천천히', '지름길은 길다', '{elsewhere}에서 밥 먹었니'], nature: ['{hero.role}의 사계절', '{place}의 주인', '{place}, 숨은 하루'], variety: ['도전, {hero}', '삼 분 남았다', '응원석은 둘'], news: ['오늘의 {place}', '{place} 소식', '현장, {place}'],
  },
  frames: {
    befriend: ['{hero.role}과 {other.role}', '발만 닦고 들어와'], find: ['주운 이에게', '누구 거예요'], lose: ['빈 갈고리', '마지막으로 본 곳'], search: ['문 하나만 더', '{target}을 본 적 있나요'], return: ['집 앞 세 걸음', '국은 세 번 데웠다'], rescue: ['팔 하나만큼', '아무 손이나'], escape: ['세지 않고', '담 너머 아침'], build: ['똑바르지 않은 집', '마지막 못'], repair: ['나사 하나가 남았다', '조금 느리게'], win: ['한 뼘 차이', '빈 선반'], compete: ['못 하나', '만년 이등'], learn: ['빗자루', '다시'], teach: ['두 번째 수업', '아주 좋은 학생'], discover: ['털끝만큼', '흰 자리'],
    invent: ['마흔두 번째', '꺼지지 않는 것'], open_shop: ['영업 중', '못생긴 걸로 하나', '{target} 엽니다'], sell: ['마지막 하나', '흠까지 팝니다'], launch_product: ['올 테면 와라', '월요일은 한 번만'], travel: ['손가락 한 마디', '신발이 먼저'], arrive: ['한 뼘만 옆으로', '틀린 계절의 신발'], leave: ['시계 밑의 표', '손 흔드는 사람들'], wait: ['같은 시각, 같은 자리', '두 몫'], remember: ['비누 냄새', '그날의 단추'], forget: ['사백 번째 첫인사', '괜찮음'], fall_in_love: ['비는 벌써 그쳤네', '우연은 첫날뿐'], part: ['화분은 누가', '액자 자리'], reconcile: ['마지막 한 자리', '네 글자'], betray: ['아무 데나 둔 열쇠', '주머니 하나'],
    avenge: ['이름 하나', '만한 번째'], hide: ['빵 두 개', '신발 두 켤레'], reveal: ['짧은 말', '물 한 모금'], guard: ['왼쪽, 오른쪽', '빈 상자'], steal: ['발소리를 벗고', '늦으셨네요'], solve: ['먼지 없는 네모', '안 한 말'], transform: ['두 개의 이름', '다시 인사'], grow: ['쉼표만 한 것', '꺾인 데서'], celebrate: ['의자 서른 개', '고양이만 왔다'], cook: ['조금 태울 것', '한 그릇 더'], perform: ['세 번째 마디', '빈 의자에게'], explain: ['{target}은 어떻게', '아침밥 전에'], survive: ['이야기 하나만큼', '사흘 치'], defend: ['월요일까지', '빗자루 둘'], join: ['반 박자', '칸을 하나 그려서'], overcome: ['그냥 계단', '떨면서 하면 되지'], want: ['작은 소원', '딱 한 번'],
  },
};

export const KOREAN_OUTLINES = [
  '{hero.who}과 {other.who}의 이야기다. {place}에서 시작해 {elsewhere}에서 갈라지고, 작은 것 하나로 다시 이어진다.',
  '바라는 것이 있는 {hero}, 먼저 알아채는 {other}. {place}과 {elsewhere} 사이에서 둘은 서로의 값을 배운다.',
  '무대는 {place}과 {elsewhere}. {hero.who} 앞에 {other.who}이 나타나면서, 어제와 같던 하루가 비틀린다.',
  '{prop}에서 시작된 일이 {elsewhere}까지 간다. 그 길에 {hero}이 있고, 곁에 {other}이 있다.',
] as const;

export const KOREAN_MOODS: Grammar['musicMoods'] = {
  warm: '따뜻한 현악과 낮은 피아노', wistful: '혼자 부는 클라리넷, 나중에 첼로', playful: '통통 튀는 현과 장난스러운 목관', tense: '낮게 뛰는 박동과 끊기지 않는 바이올린', dark: '어두운 저음 현과 긁히는 쇳소리', epic: '큰북 위로 쌓이는 금관', tender: '여백이 많은 피아노', mysterious: '첼레스타와 약음기를 낀 현', bright: '우쿨렐레와 손뼉, 휘파람', solemn: '멀리서 들리는 금관 합창', driving: '쉬지 않는 북과 빠른 현', dreamy: '넓은 방에 번지는 비브라폰',
};
