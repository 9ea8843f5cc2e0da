import type { FrameId } from '../../../frames/frames.ts';
import type { Plot } from '../../../plots/plot.ts';
import { AWAY, EXTRA, MAYBE, say, show, tell } from './plot-words.ts';

/** Coming, going, waiting, remembering, forgetting, loving, parting, making up. */
export const HEART_PLOTS = {
  arrive: [
    {
      name: 'the spare name',
      tones: ['warm', 'light'],
      titles: ['굴러온 이', '텃세는 사흘'],
      steps: [
        tell('landfall', [
          '{hero.who}이 {place}에 <오다>. 반기는 이는 없고, 창문마다 눈이 두 개씩 <있다>.',
          '{place}에 {hero.who}이 <나타나다>. 소문은 이미 와 <있다+>.',
        ]),
        tell('want', '하룻밤만 자고 갈 생각으로 짐도 안 <풀다>.', MAYBE),
        say('hello_line', '[안녕|안녕하세요|반갑네|안녕하십니까|반갑소]! 오늘부터 여기서… 하룻밤만 <살다>.'),
        say('doubt_line', '하룻밤만 있겠다던 이가 지금 이장<이다>.'),
        tell(
          'obstacle',
          [
            '이튿날 물길을 물으니 다들 다른 데를 <가리키다>. 텃세<이다>.',
            '가는 데마다 말이 <끊기다>. 인사를 하면 다들 갑자기 <바쁘다*>.',
          ],
          MAYBE,
        ),
        tell('attempt', '그래서 아무한테나 물을 떠다 <주다>. 그 물길을 찾는 데 나흘이 걸렸으니까.', MAYBE),
        show('look', '{hero}이 인사를 한다. {other}이 못 본 척하다가 고개를 까딱한다.', MAYBE),
        tell('setback', '닷새째, 짐을 메고 <나서다>. 동구 밖에 다들 나와 <있다>.'),
        say('ask_line', '떠나는 걸 보러 <나오다+?>'),
        say('answer_line', '물이 안 와서^. 아침마다 기다리게 해 놓고^.'),
        tell('turn', '그제야 <알다>. 창문의 눈들은 구경이 아니라 기다림<이다+>.', EXTRA),
        tell('end', [
          '그날 짐을 <풀다>. 하룻밤은 지금도 안 <끝나다+>.',
          '얼마 뒤 낯선 이가 하룻밤만 자겠다고 <오다>. {hero}은 창문 뒤에서 <웃다>.',
        ]),
      ],
    },
    {
      name: 'expected',
      tones: ['dark', 'bold'],
      titles: ['늦으셨네요', '준비된 방'],
      steps: [
        tell('landfall', [
          '{hero.who}이 {place}에 <닿다>. 누구에게도 알리지 않은 길<이다>.',
          '길을 잃은 끝에 {hero.who}은 {place}에 <들어서다>. 처음 보는 곳<이다>.',
        ]),
        tell('omen', '첫 집 문이 <열리다>. 방이 준비되어 있고, 신발이 발에 <맞다>.'),
        say('ask_line', '{I} 올 줄 어떻게 <알다+?>'),
        say('answer_line', '매년 오잖아^. 오늘^.'),
        tell(
          'obstacle',
          [
            '벽에 사진이 <있다>. 해마다 같은 날, 같은 문 앞에 선 {hero}<이다>.',
            '명부를 <보다>. 같은 필체로 적힌 {hero}의 이름이 서른 줄<이다>.',
          ],
          MAYBE,
        ),
        show('look', '{other}이 웃는다. {hero}이 문 쪽을 본다.', MAYBE),
        tell('want', '해가 지기 전에 나가기로 <하다>. 길은 들어온 길 하나뿐<이다>.', MAYBE),
        tell('danger', '나가는 길마다 {place}으로 <돌아오다>. 세 번째에는 신발 끈이 풀려 <있다>.'),
        say('threat_line', '가면 또 오게 돼. 지금이 제일 덜 아플 때야.', MAYBE),
        tell('choice', '머물면 길을 잃지는 <않다->. 그 말이 제일 <무섭다*>.', EXTRA),
        tell('deed', '신발을 벗어 놓고 맨발로 <걷다>. 돌이 <아프다*>. 아픈 쪽이 새 길<이다>.'),
        tell('end', [
          '이듬해 그날, {hero}은 집에서 문을 <잠그다>. 밖에서 누가 신발을 <내려놓다>.',
          '{place}의 명부에 서른한 번째 줄은 <없다>. 빈 줄만 하나, 이름을 <기다리다>.',
        ]),
      ],
    },
  ],
  leave: [
    {
      name: 'the long goodbye',
      tones: ['warm', 'light'],
      titles: ['잘 가, 밥 먹고', '세 번 떠난 사람'],
      steps: [
        tell('departure', [
          '{hero.who}이 {place}을 떠나기로 <하다>. 송별회는 이번이 세 번째<이다>.',
          '{place}을 떠나는 날, {hero.who}은 인사를 다 <하다>. 그리고 차가 안 <오다>.',
        ]),
        tell('want', '가야 할 까닭은 종이 한 장에 다 <적히다>. 남을 까닭은 적을 수가 <없다>.', MAYBE),
        say('farewell_line', '그럼 진짜 <가다>. 울지 <말다!>.'),
        say('quip_line', '아까 다 울었어^. 또 울어야 <하다?>'),
        tell(
          'obstacle',
          [
            '그런데 두고 온 것이 자꾸 <생기다>. 모자, 열쇠, 그다음은 핑계<이다>.',
            '한 걸음 갈 때마다 누가 뭘 들고 <뛰어나오다>. 반찬이 짐보다 <무겁다*>.',
          ],
          MAYBE,
        ),
        show('hands', '손에 손으로 보따리가 건너온다.', MAYBE),
        tell('setback', '결국 막차를 <놓치다>. 다시 들어가니 벌써 밥을 푸고 <있다>.'),
        tell('bond', '그날 밤에는 아무도 내일 이야기를 안 <하다>.', MAYBE),
        say('secret_line', '차 시간, {I} 한 시간 늦게 알려 줬어^.'),
        tell('deed', '새벽에 {hero}은 아무도 안 깨우고 <나서다>. 문 앞에 신발이 <가지런하다*>.'),
        tell('turn', '신발 속이 <따뜻하다*>. 누가 밤새 아랫목에 둔 것<이다>.', EXTRA),
        tell('end', [
          '모퉁이를 돌 때 등 뒤에서 불이 하나씩 <켜지다>. 다들 안 자고 <있다+>.',
          '차 안에서 보따리를 <풀다>. 맨 밑에 돌아오는 차 시간이 적혀 <있다>.',
        ]),
      ],
    },
    {
      name: 'not looking back',
      tones: ['dark', 'bold'],
      titles: ['돌아보면', '셋이 떠나서'],
      steps: [
        tell('departure', [
          '{hero.who}은 오늘 {place}을 <떠나다>. 규칙은 하나<이다>. 강을 건널 때까지 돌아보지 말 것.',
          '{place}에서 떠난 이는 있어도 벗어난 이는 <없다>. {hero.who}도 그 말을 듣고 <자라다+>.',
        ]),
        say('ask_line', '돌아보면 어떻게 <되다?>'),
        say('answer_line', '물어보려고 돌아본 이들은 대답을 못 했지^.'),
        tell('danger', [
          '백 걸음쯤에서 누가 이름을 <부르다>. 어머니 목소리<이다>.',
          '강둑에 서자 뒤에서 아는 노래가 <들리다>. 부르던 이는 {years} 전에 <죽다+>.',
        ]),
        show('motion', '{hero}이 앞만 보고 {elsewhere}을 건넌다.', { ...AWAY, ...MAYBE }),
        tell('obstacle', '목소리는 걸음마다 <바뀌다>. 친구, 이웃, 그리고 {hero} 자신<이다>.', MAYBE),
        say('plea_line', '한 번만 대답해 <주다!>. 뒤에 있는 거 맞지^?', MAYBE),
        tell('turn', '뒤따르던 {other}의 발소리가 언제부턴가 <없다>.'),
        tell('choice', '돌아보면 잃고, 돌아보지 않으면 두고 가는 것<이다>.', MAYBE),
        tell('deed', '뒤로 손만 <뻗다>. 눈은 강 건너에 두고.'),
        tell('price', '한참 만에 손끝에 무엇이 <닿다>. 몹시 <차다*>. 그래도 <잡다>.', EXTRA),
        tell('end', [
          '강 건너 첫 마을에 둘이 <들어서다>. {hero}은 아직도 옆을 보지 <못하다->.',
          '건너편에 닿아서야 손을 <놓다>. 손바닥에 강물이 마르지 <않다>.',
        ]),
      ],
    },
  ],
  wait: [
    {
      name: 'the day without a year',
      tones: ['warm', 'light'],
      titles: ['온다던 날', '식은 쪽은 내가'],
      steps: [
        tell('habit', [
          '{hero.who}은 {place}에서 해마다 그날을 <기다리다>. 온다던 날짜는 있는데, 해는 적혀 있지 <않다+>.',
          '{place}에 해마다 그날이면 {hero.who}이 상을 <차리다>. 수저는 두 벌<이다>.',
        ]),
        tell('want', [
          '올해로 {years}째<이다>. 한 몫은 식고, 한 몫은 {hero}이 <먹다>.',
          '한 벌은 쓰고 한 벌은 씻어 <두다>. 그렇게 {years}이 <가다>.',
        ]),
        tell('obstacle', '다들 이제 그만 기다리라고 <하다>. 그 말을 하면서 국을 얻어먹고 <가다>.', MAYBE),
        tell('meet', '올해 그날, 누가 맞은편에 와서 <앉다>. {other.who}<이다>.'),
        say('ask_line', '늦은 거<이다?> 아니면 이른 거<이다?>'),
        say('answer_line', '딱 맞춰 왔지^. 배가 고픈 걸 보면^.'),
        show('look', '식어 가는 상을 사이에 두고 {hero}과 {other}이 서로를 본다.', MAYBE),
        tell('setback', '기다리던 얼굴이 맞는지 한참을 <쳐다보다>. 그사이 국이 다 <식다>.', MAYBE),
        tell('turn', [
          '{other}이 식은 쪽을 제 앞으로 <당기다>. 묻지도 않고.',
          '그러자 {other}이 말없이 그릇을 <바꾸다>. 식은 쪽이 제 것이라고.',
        ]),
        say('secret_line', '이 맛, 꿈에서도 먹었어^.', EXTRA),
        tell('deed', '{years} 만에 두 그릇이 한꺼번에 <비다>.', MAYBE),
        tell('end', [
          '그 뒤로는 날짜를 안 <세다>. 매일 두 벌을 <차리다>.',
          '그날이 무슨 날이었는지 이제는 둘 다 <잊다+>. 상은 매일 <차리다>.',
        ]),
      ],
    },
    {
      name: 'the bench for two',
      tones: ['warm'],
      needs: { target: 'thing' },
      titles: ['옆자리', '시간표에 없는 것'],
      steps: [
        tell('habit', [
          '{hero.who}은 {years}째 같은 시각에 {place}에 <오다>. 옆자리는 늘 <비우다>.',
          '{place}의 한쪽 자리는 {hero.who}의 것<이다>. 옆자리도 {hero}의 것<이다>. 비워 두는 것도 일<이다>.',
        ]),
        tell(
          'want',
          [
            '{want}로 한 것은 아니고, 하루만 더, 하던 것이 {years}<이다>.',
            '온다고 한 날은 벌써 <지나다+>. 안 온다는 말은 아직 <없다>.',
          ],
          MAYBE,
        ),
        tell('meet', '하루는 {other.who}이 그 옆자리에 <앉다>. 아무것도 모르고.'),
        say('hello_line', '거기, 임자 있는 자리인데^.'),
        say('answer_line', '올 때까지만 데워 놓을게^. 의자가 차네^.'),
        tell(
          'bond',
          [
            '이튿날도 {other}은 의자를 데우러 <오다>. 그다음 날도.',
            '그날부터 빈자리가 안 <비다>. 그래도 자리 주인 이야기는 안 <묻다>.',
          ],
          MAYBE,
        ),
        show('breath', '나란히 앉은 둘 앞으로 해가 진다.', MAYBE),
        tell('setback', '한겨울에 자리 주인의 소식이 <오다>. 오지 않는다는 소식<이다>.'),
        tell('price', '이제 기다릴 것이 없으니, 여기 올 까닭도 <없다>.', MAYBE),
        say('ask_line', '내일은… 이제 뭐 할 거<이다?>', EXTRA),
        tell('deed', '이튿날 같은 시각, 발이 먼저 <가다>. 의자가 벌써 데워져 <있다>.'),
        tell('end', [
          '둘은 지금도 그 시각에 <앉다->. 기다리던 이가 누구였는지 가끔 <잊다->.',
          '{place}의 그 자리에는 이제 임자가 둘<이다>. 기다리는 이는 <없다>.',
        ]),
      ],
    },
    {
      name: 'queue',
      tones: ['light'],
      titles: ['무슨 줄이에요', '맨 앞사람'],
      steps: [
        tell('world', [
          '{hero.who}이 {place}에 서서 <기다리다>. 뒤에 한 명이 서고, 또 한 명이 <서다>.',
          '{place}에 {hero.who}이 서 <있다>. 점심때쯤 뒤로 서른 명이 <서다>.',
        ]),
        say('ask_line', '다들 왜 {my} 뒤에 <서다?>'),
        say('answer_line', '줄이니까^. 앞에 뭐 <있다?>'),
        tell('want', '오기로 한 이를 기다리는 중인데, 그 말을 믿는 이가 <없다>.', MAYBE),
        tell('attempt', [
          '아무것도 아니라고 외쳐 <보다>. 줄이 두 배로 <길어지다>.',
          '슬쩍 자리를 <옮기다>. 줄도 슬쩍 따라 <옮기다>.',
        ]),
        show('look', '끝이 보이지 않는 줄. {hero}과 {other}이 맨 앞에서 눈을 마주친다.', MAYBE),
        tell('days', '사흘째, 떡장수가 오고 번호표가 <생기다>. {hero}은 일 번<이다>.', MAYBE),
        tell('obstacle', '그사이 싸움이 두 번 나고, 혼담이 하나 <오가다>.', EXTRA),
        tell('turn', [
          '나흘째, 정말로 그이가 <오다>. 그런데 맨 뒤에 가서 <서다>.',
          '마침내 기다리던 이가 <나타나다>. 줄을 보더니 맨 뒤로 <가다>.',
        ]),
        say('plea_line', '여기^! 앞으로 <오다!>. 새치기 <아니다>.'),
        say('quip_line', '뒤에서 다들 노려보는데^. 천천히 만나^.', MAYBE),
        tell('end', [
          '일 번은 자리를 버리고 맨 뒤로 <가다>. 둘이 나란히 <서다>. 무슨 줄인지는 <모르다>.',
          '지금도 {place}에는 줄이 <있다->. 맨 뒤가 제일 <즐겁다*->.',
        ]),
      ],
    },
    {
      name: 'the light must stay on',
      tones: ['dark', 'bold'],
      titles: ['불을 끄지 말 것', '세 번 두드리면'],
      steps: [
        tell('world', [
          '{hero.who}은 {place}에서 밤새 <기다리다>. 세 번 두드리면 열기로 약속한 문<이다>.',
          '{place}의 문 안쪽에 {hero.who}이 <앉다>. 약속은 하나<이다>. 세 번이면 열 것.',
        ]),
        tell('sign', '자정에 두드리는 소리가 <나다>. 두 번<이다>.'),
        say('ask_line', '누구^? 한 번은 어디 <두다+?>'),
        say('answer_line', '팔이 아파서^. 그냥 열어 줘^.'),
        tell('obstacle', [
          '목소리는 틀림없이 {other}<이다>. 숫자만 <틀리다>.',
          '문틈으로 보이는 신발은 {other}의 것<이다>. 신은 발은 보이지 <않다>.',
        ]),
        show('breath', '{hero}이 빗장에 손을 댄 채 숨을 참는다.', MAYBE),
        tell('danger', '한 시간마다 두 번씩 <두드리다>. 매번 조금 낮은 데서.', MAYBE),
        tell('choice', '열지 않았다가 진짜면 평생<이다>. 열었다가 아니면 오늘뿐<이다>.', MAYBE),
        say('resolve_line', '세 번째를 <기다리다>. 아침까지라도^.'),
        tell('deed', '동틀 무렵, 문 바깥에서 한 번, 아주 약하게 소리가 <나다>. {hero}은 <열다>.', MAYBE),
        tell('price', '열고 나서야 세어 <보다>. 밤새 두 번, 그리고 한 번. 합이 <맞다>.', EXTRA),
        tell('end', [
          '아침 문 앞에 {other}이 쓰러져 <있다>. 손마디에 난 상처는 셋<이다>.',
          '문밖에는 아무도 <없다>. 문 아래쪽에 손자국이 셋, 안쪽에 나 <있다>.',
        ]),
      ],
    },
  ],
  remember: [
    {
      name: 'two versions',
      tones: ['warm', 'light'],
      titles: ['그날은 비가 왔다', '두 사람의 기억'],
      steps: [
        tell('world', [
          '{hero.who}은 {place}에 오면 그날을 <떠올리다>. 맑은 날이었다고 <기억하다>.',
          '{place}에서 {hero.who}이 옛날이야기를 <시작하다>. 맑은 날이었다고.',
        ]),
        say('doubt_line', '비 왔어^. 양말까지 젖었는데^.'),
        say('denial_line', '<맑다*+>. {I} 똑똑히 <기억하다>.'),
        tell(
          'attempt',
          [
            '그래서 처음부터 맞춰 <보다>. 맞는 것은 둘이 거기 있었다는 것뿐<이다>.',
            '증거를 찾으려고 {prop}까지 꺼내 <보다>. 날씨는 안 적혀 <있다>.',
          ],
          MAYBE,
        ),
        tell('obstacle', '누가 먼저 웃었는지도, 누가 밥값을 냈는지도 <다르다*>.', MAYBE),
        show('hands', '낡은 것을 사이에 두고 두 손이 서로 다른 데를 짚는다.', MAYBE),
        tell('setback', '말하다 보니 정말 그날이 있었는지도 <흐려지다>. 둘 다 입을 <다물다>.', MAYBE),
        say('ask_line', '{I} 그날 뭐라고 <하다+?>'),
        say('answer_line', '아무 말도^. 우산만 {my} 쪽으로 기울였지^.'),
        tell('turn', [
          '그제야 <알다>. 우산을 받은 쪽은 비를 기억하지 못하는 것<이다>.',
          '맑은 날로 기억하는 까닭이 거기 <있다+>. 비를 맞은 쪽은 하나뿐<이다+>.',
        ]),
        tell('price', '그러고 보니 그해 겨울 내내 기침한 것은 한 사람<이다>.', EXTRA),
        tell('end', [
          '그날은 이제 맑고 비가 온 날<이다>. 둘 다 안 <고치다>.',
          '지금도 둘은 그날 날씨로 <다투다->. 지는 쪽이 우산을 <들다->.',
        ]),
      ],
    },
    {
      name: 'the missing hour',
      tones: ['dark', 'bold'],
      titles: ['빠진 한 시간', '기억하지 말 것'],
      steps: [
        tell('world', [
          '{hero.who}의 그날에는 한 시간이 <없다>. {place}에 들어간 것까지는 <기억하다>.',
          '{years} 전 {place}에서의 한 시간. {hero.who}이 기억하지 못하는 것은 그것뿐<이다>.',
        ]),
        tell('want', '{want.will} 때가 <되다>. 같은 계절, 같은 시각에 문을 <열다>.', MAYBE),
        tell('sign', [
          '안에 들어서자 발이 먼저 왼쪽으로 <돌다>. 몸은 알고 <있다>.',
          '손이 어둠 속에서 곧장 불을 <찾다>. 처음 와 본 이의 손이 <아니다>.',
        ]),
        say('ask_line', '그날 {I} 여기서 뭘 <하다+?>'),
        say('answer_line', '잊겠다고 했어^. 제발 잊게 해 달라고^.'),
        show('alone', '{hero}이 벽에 손을 짚고 눈을 감는다.', MAYBE),
        tell('discovery', '마루 밑에서 {prop}이 <나오다>. 제 글씨로 적혀 <있다>. 다시는 열지 말 것.', {
          shows: 'target',
        }),
        tell('danger', '읽을수록 문이 하나씩 <닫히다>. 바람은 없는 날<이다>.', EXTRA),
        tell('choice', '여기서 덮으면 한 시간만 없는 채로 살 수 <있다>.', MAYBE),
        say('resolve_line', '없는 한 시간이 밤마다 찾아와^. 이제 만나야지^.', MAYBE),
        tell('truth', '그 한 시간, {hero}은 한 사람을 숨겨 주고 한 사람을 못 숨겨 <주다+>.'),
        tell('end', [
          '한 시간이 <돌아오다>. {hero}은 처음으로 두 이름을 소리 내어 <부르다>.',
          '나오는 길에 {hero}은 문을 안 <잠그다>. 그 한 시간이 나갈 수 있게.',
        ]),
      ],
    },
    {
      name: 'asking the place',
      tones: ['told'],
      titles: ['남은 사람들의 기억', '{place}이 기억하는 것'],
      steps: [
        tell('question', [
          '{place}을 기억하는 이는 이제 몇 남지 <않다+>. {hero.who}이 그중 하나<이다->.',
          '{hero.who}은 {place}의 옛 모습을 <기억하다->. 적어 둔 것은 <없다->.',
        ]),
        tell('ground', '길의 너비도, 물의 자리도 <바뀌다+>. 그대로인 것은 바람이 드는 방향<이다->.'),
        say('witness_line', '여기가 부엌, 여기가 마루. 눈 감으면 더 잘 보여요.'),
        tell('step', '발로 짚어 가며 방을 <세우다->. 벽이 없어도 문턱에서는 발을 <들다->.'),
        show('breath', '빈터 위로 빛이 지나간다.', MAYBE),
        tell('fact', '사진은 두 장뿐<이다->. 둘 다 잔칫날이라, 보통날의 얼굴은 <없다->.', MAYBE),
        say('voice_line', '다들 다르게 기억하는데, 그 집 냄새는 똑같이 말하더라고^.', MAYBE),
        tell('cost', '기억하는 이가 줄면 남은 이의 몫이 <늘다->. 잠이 안 오는 밤도 <늘다->.', MAYBE),
        tell('context', '그래서 지난해부터 아이들이 와서 받아 <적다->. 맞춤법은 나중<이다->.', EXTRA),
        tell('answer', '기억은 남는 것이 아니라, 물어 주는 이가 꺼내는 것<이다->.'),
        say('worth_line', '이런 걸 왜 묻나 했는데, 묻고 가면 잠이 와요.'),
        tell('outlook', [
          '저녁이 되자 {hero}은 없는 문을 닫는 시늉을 하고 <돌아서다->.',
          '{place}에는 오늘도 아무것도 <없다->. 그래도 다들 문턱에서는 발을 <들다->.',
        ]),
      ],
    },
  ],
  forget: [
    {
      name: 'first meeting again',
      tones: ['warm', 'light'],
      titles: ['처음 뵙겠습니다', '오늘도 반가워'],
      steps: [
        tell('world', [
          '{hero.who}은 요즘 하나씩 <잊다>. {place}의 길, 어제의 반찬, 그리고 {other}.',
          '아침마다 {hero.who}은 {place}에서 {other}을 처음 <만나다>. 오늘로 쉰 번째<이다>.',
        ]),
        say('ask_line', '저기, 우리가 아는 사이<이다?>'),
        say('answer_line', '오늘부터^. 어제도 오늘부터였고^.'),
        tell('habit', [
          '{other}은 날마다 다르게 자기를 <소개하다>. 어제는 제빵사, 오늘은 임금님<이다>.',
          '그래서 {other}은 아침마다 새 사람이 되어 <오다>. 소개말도 날마다 <다르다*>.',
        ]),
        tell('bond', '덕분에 {hero}의 하루에는 심심할 틈이 <없다>. 매일 새 친구가 생기니까.', MAYBE),
        show('look', '{hero}이 낯을 가린다. {other}이 모자를 벗고 꾸벅 인사한다.', MAYBE),
        tell('setback', '{other}이 {hero}의 문 앞에서 말없이 <돌아서다>. 소개할 말이 떨어진 것<이다>.'),
        tell('turn', '그런데 {hero}이 뒤따라 나와 소매를 <잡다>. 이름은 모르고, 손만 <알다>.'),
        say('plea_line', '누구인지는 모르겠는데, 가면 안 <되다>.', MAYBE),
        say('secret_line', '지어낼 게 다 떨어졌어^. 그냥 {me}로 와도 <되다?>', EXTRA),
        tell('deed', '그날 둘은 통성명을 안 <하다>. 그냥 밥을 <먹다>.', MAYBE),
        tell('end', [
          '이튿날 아침, {hero}이 먼저 <묻다>. 어제 그분 오시느냐고.',
          '벽에 쪽지가 한 장 <붙다>. {hero}의 글씨<이다>. 문 열어 줄 것. 좋은 사람.',
        ]),
      ],
    },
    {
      name: 'the one who is forgotten',
      tones: ['dark', 'bold'],
      titles: ['잊힌 쪽', '명단에 없는 이름'],
      steps: [
        tell('world', [
          '{place}에서 날마다 하나씩 <잊히다>. {hero.who}은 그것을 아는 유일한 이<이다>.',
          '어느 아침 {hero.who}은 {place}에 자리가 하나 빈 것을 <보다>. 누구의 자리인지 아무도 <모르다>.',
        ]),
        tell('sign', '이름들을 벽에 적어 <두다>. 자고 나면 한 줄이 <지워지다>. 긁힌 자국도 없이.', MAYBE),
        say('ask_line', '어제까지 여기 누가 있었는지 <기억하다?>'),
        say('answer_line', '원래 우리 둘이었잖아^.'),
        tell('want', '잠을 안 자기로 <하다>. 눈을 뜨고 있으면 못 가져갈 테니까.', MAYBE),
        tell('danger', [
          '사흘째 밤, 깜박 감았다 <뜨다>. 벽에 이름이 둘뿐<이다>.',
          '하품 한 번 사이에 또 한 줄이 <없어지다>. 남은 줄은 둘<이다>.',
        ]),
        show('hands', '벽의 글씨를 더듬는 손끝. 마지막 두 줄.', MAYBE),
        tell('choice', '하나는 {hero}, 하나는 {other}. 오늘 밤은 하나만 지킬 수 <있다>.', MAYBE),
        say('resolve_line', '{my} 이름은 빼고 외울게^.'),
        tell('deed', '밤새 {other}의 이름만 소리 내어 <부르다>. 목이 쉴 때까지.'),
        tell('price', '동이 트고, 벽에는 한 줄이 <남다>.', EXTRA),
        tell('end', [
          '{other}은 아침에 눈을 <뜨다>. 옆에 목이 쉰 낯선 이가 웃고 <있다>.',
          '{place}에는 이제 {other} 혼자<이다>. 아침마다 왜 두 사람 몫을 차리는지 <모르다>.',
        ]),
      ],
    },
  ],
  fall_in_love: [
    {
      name: 'the wrong weather',
      tones: ['warm'],
      titles: ['맑은 날의 우산', '모르는 척 나란히'],
      steps: [
        tell('world', [
          '{hero.who}은 {place}을 매일 <지나다>. 늘 같은 시각에, 아무 볼일도 없이.',
          '{place}에는 {hero.who}이 매일 <지나가다>. 볼일은 {other}이 거기 있다는 것<이다>.',
        ]),
        tell('meet', [
          '{other.who}이 거기 <있다>. 둘은 아는 사이가 아닌데, 서로의 시각표를 <외우다>.',
          '맞은편에서는 {other.who}이 <오다>. 꼭 같은 데서 스쳐서, 꼭 같은 데서 <돌아보다>.',
        ]),
        say('hello_line', '오늘은… 바람이 많이 <불다>.'),
        say('answer_line', '어제도 그 말 했는데^. 어제는 안 불었고^.'),
        tell('habit', '그날부터 날씨 이야기를 <하다>. 둘 다 하늘은 한 번도 안 <보다>.', MAYBE),
        tell(
          'obstacle',
          [
            '더 할 말이 없어서 내일 날씨까지 <말하다>. 모레 날씨까지 말하고 나니 겁이 <나다>.',
            '하지만 날씨 다음 말을 둘 다 <모르다>.',
          ],
          MAYBE,
        ),
        show('look', '{hero}과 {other}이 동시에 하늘을 가리킨다. 서로만 본다.', MAYBE),
        tell('setback', '하루는 {other}이 <없다>. 날씨는 제일 좋은 날<이다>.', MAYBE),
        tell('turn', '이튿날 {other}이 눈이 부어서 <오다>. {hero}은 처음으로 날씨를 말하지 <않다>.'),
        say('ask_line', '옆에 조금 있어도 <되다?>', MAYBE),
        say('secret_line', '비 온다고 해 줘^. 그럼 울어도 이상하지 않잖아^.'),
        tell('end', [
          '비는 안 <오다+>. 그래도 둘은 그날을 비 온 날이라고 <부르다->.',
          '그 뒤로 둘은 날씨 이야기를 안 <하다>. 맑은 날에도 둘이 나란히 <걷다>.',
        ]),
      ],
    },
    {
      name: 'everybody knew first',
      tones: ['light', 'warm'],
      titles: ['본인만 모르는', '그냥 지나가다가'],
      steps: [
        tell('world', [
          '온 {place}이 다 <알다>. {hero.who}이 {other}을 좋아한다는 것을. {hero}만 빼고.',
          '{hero.who}이 {place}에서 넘어진 것은 이번 주만 네 번째<이다>. 네 번 다 {other} 앞<이다>.',
        ]),
        say('doubt_line', '혹시 {me}한테 무슨 할 말 <있다?>'),
        say('denial_line', '[아니|아니요|아니|아닙니다|아니오]. 그냥 지나가다가^.'),
        tell(
          'attempt',
          ['할 말을 외워서 <가다>. 막상 만나니 구구단이 <나오다>.', '연습은 <완벽하다*>. 상대가 나무일 때는.'],
          MAYBE,
        ),
        show('look', '{hero}이 입을 열었다 닫는다. {other}이 끝까지 기다려 준다.', MAYBE),
        tell('obstacle', '그런데 옆에서 도와주겠다는 이들이 더 문제<이다>. 넷이 동시에 <밀다>.', MAYBE),
        tell('setback', '떠밀려 부딪친 김에, {hero}은 사과를 열한 번 <하다>.', MAYBE),
        say('ask_line', '{I} 자꾸 귀찮게 <하다?>'),
        say('answer_line', '응^. 그래서 매일 일부러 이 길로 오잖아^.'),
        tell('turn', [
          '말뜻을 알아듣는 데 이틀이 <걸리다>. 온 동네가 이틀을 숨죽여 <기다리다>.',
          '고개를 끄덕이고 돌아선 {hero}은 집에 다 와서야 소리를 <지르다>.',
        ]),
        say('resolve_line', '내일은 안 넘어질게^. 아마^.', EXTRA),
        tell('end', [
          '둘이 손을 잡은 날, {place}에 내기 돈이 <오가다>. 제일 늦게 건 이가 {hero}<이다>.',
          '요즘은 둘이 같이 <넘어지다->. 박수를 치는 이도 <있다->.',
        ]),
      ],
    },
    {
      name: 'the other side of the wall',
      tones: ['dark', 'bold'],
      titles: ['벽 하나', '내일은 적'],
      steps: [
        tell('world', [
          '{hero.who}과 {other.who} 사이에는 벽이 하나 <있다>. 넘으면 쏘는 벽<이다>.',
          '{place}에서 {hero.who}이 지키는 것은 벽<이다>. 저쪽에서는 {other.who}이 <지키다>.',
        ]),
        tell('sign', '밤마다 벽을 두드리는 소리가 <나다>. 암호는 아니고, 그냥 박자<이다>.'),
        say('hello_line', '거기, 박자 틀리지 <말다!>.'),
        say('answer_line', '이쪽은 손이 얼어서^. 봐줘^.'),
        tell(
          'bond',
          [
            '얼굴도 모르는 채 겨울이 <가다>. 벽돌 하나가 조금씩 <따뜻해지다>.',
            '그날부터 벽 하나를 사이에 두고 등을 <기대다>. 같은 벽돌이 <닳다>.',
          ],
          MAYBE,
        ),
        show('hands', '벽돌 위에 얹힌 손. 저쪽에서 같은 자리를 두드린다.', MAYBE),
        tell('danger', '명령이 <내려오다>. 새벽에 넘어갈 것. 남기지 말 것.'),
        tell('choice', '두드려 알리면 이쪽이 죽고, 가만있으면 저쪽이 <죽다->.', MAYBE),
        tell('deed', '처음으로 암호를 <두드리다>. 둘이 배운 적 없는, 도망치라는 박자<이다>.'),
        say('secret_line', '{me}도 같은 명령을 받았어^. 그래서 안 가^.', MAYBE),
        tell('price', '새벽에 두 사람은 총을 벽에 기대어 <세우다>. 쏠 데가 없어서<이다>.', EXTRA),
        tell('end', [
          '아침에 벽은 그대로 <있다>. 벽돌 하나가 빠져 있고, 그 틈으로 바람이 <오가다>.',
          '벽은 여러 해 뒤에 <무너지다>. 둘은 얼굴보다 박자로 서로를 <알아보다>.',
        ]),
      ],
    },
  ],
  part: [
    {
      name: 'sharing out',
      tones: ['warm', 'light'],
      titles: ['반씩', '나눌 수 없는 것'],
      steps: [
        tell('world', [
          '{hero.who}과 {other}이 {place}의 살림을 <나누다>. 반씩 나누면 될 줄 <알다+>.',
          '오늘 {hero.who}과 {other}은 <갈라서다>. {place}에 있는 것을 반으로 <나누다>.',
        ]),
        say('ask_line', '이 문짝은 누구 거<이다?>'),
        say('answer_line', '나무는 {I} 샀고, 삐걱거리는 건 같이 만들었지^.'),
        tell(
          'attempt',
          [
            '자로 재서 선을 <긋다>. 선이 하필 밥상 한가운데<이다>.',
            '하나씩 번갈아 고르기로 <하다>. 첫 번째로 둘 다 같은 것을 <고르다>.',
          ],
          MAYBE,
        ),
        show('look', '텅 빈 방 한가운데, 둘이 같은 것을 쥐고 서로를 본다.', MAYBE),
        tell('obstacle', '하지만 셈이 끝날 때마다 꼭 하나가 <남다>. 홀수<이다>.', MAYBE),
        tell('setback', '마지막에 남은 것은 {prop}<이다>. 쓸모도 없고, 버릴 수도 <없다>.'),
        say('doubt_line', '꼭 오늘 다 나눠야 <하다?>'),
        say('resolve_line', '오늘 안 하면 내일은 못 할 것 같아^.', MAYBE),
        tell('turn', '한 달씩 번갈아 갖기로 <하다>. 그러려면 한 달에 한 번은 만나야 <하다>.'),
        tell('price', '대문 앞에서 왼쪽과 오른쪽으로 <가다>. 걸음 수가 같은 데서 둘 다 <서다>.', EXTRA),
        tell('end', [
          '{prop}은 지금도 두 집을 <오가다->. 늘 하루씩 일찍 <돌아오다->.',
          '지금은 매달 첫날 <만나다->. 물건만 바꾸고 간다면서, 밥은 꼭 먹고 <가다->.',
        ]),
      ],
    },
    {
      name: 'different boats',
      tones: ['dark', 'bold'],
      titles: ['다른 배', '한쪽만 건너는 강'],
      steps: [
        tell('world', [
          '배는 두 척, 가는 데는 <다르다*>. {place}에서 {hero.who}과 {other}이 마지막 밤을 <보내다>.',
          '{hero.who}과 {other}은 내일 {place}에서 <갈라지다->. 하나는 남쪽, 하나는 전쟁터<이다>.',
        ]),
        tell('want', '울지 않기로 약속하고, 증인으로 {prop}을 <놓다>.', MAYBE),
        say('ask_line', '다시 만나면 알아볼 수 <있다?>'),
        say('answer_line', '못 알아보면 {I} 먼저 싸움을 걸게^. 그 버릇은 알잖아^.'),
        tell('danger', [
          '새벽에 소식이 <오다>. 남쪽으로 가는 배가 먼저 가라앉을 거라고.',
          '밤사이 {hero}은 뱃길을 <보다>. 한쪽 배만 항구에 못 닿을 것<이다>.',
        ]),
        show('hands', '두 장의 표가 탁자 위에 나란히 놓여 있다.', MAYBE),
        tell('choice', '표에는 이름이 <없다>. 바꾸는 데 손가락 두 개면 <되다>.', MAYBE),
        tell('deed', '자는 {other}의 주머니에 제 표를 <넣다>.'),
        say('farewell_line', '늦겠어^. 돌아보지 말고 <타다!>.', MAYBE),
        say('secret_line', '표를 바꾼 건 {me}<이다>. 먼저 바꿔 놨어^.', MAYBE),
        tell('turn', '두 번 바뀐 표는 제자리<이다>. 둘 다 배가 떠난 뒤에야 <알다>.'),
        tell('end', [
          '{years} 뒤, 항구에서 누가 다짜고짜 시비를 <걸다>. {hero}은 <웃다>.',
          '배 한 척은 <돌아오다>. {hero}은 지금도 시비 거는 이마다 얼굴을 한 번 더 <보다->.',
        ]),
      ],
    },
  ],
  reconcile: [
    {
      name: 'the fence',
      tones: ['warm', 'light'],
      titles: ['담 하나', '먼저 말하면 지는'],
      steps: [
        tell('world', [
          '{hero.who}과 {other}은 {years}째 말을 안 <하다>. {place}을 지날 때는 하늘만 <보다>.',
          '{place}에서 {hero.who}과 {other}은 서로 없는 셈 치고 <살다>. 벌써 {years}째<이다>.',
        ]),
        tell('habit', '그러면서도 저쪽 불이 꺼져야 이쪽도 불을 <끄다>.', MAYBE),
        tell(
          'obstacle',
          [
            '싸운 까닭은 둘 다 <잊다+>. 그래서 사과할 거리가 <없다>.',
            '누가 먼저 잘못했는지는 아무도 <모르다>. 누가 먼저 말하면 지는지는 다들 <알다>.',
          ],
          MAYBE,
        ),
        tell('setback', '어느 날 둘 사이의 담이 비에 <무너지다>. 눈이 딱 <마주치다>.'),
        show('look', '무너진 담 양쪽. 둘이 동시에 하늘을 본다.', MAYBE),
        tell('attempt', '말없이 양쪽에서 쌓기 <시작하다>. 쌓다 보니 높이가 안 <맞다>.'),
        say('hello_line', '거기, 남는 돌 <있다?>'),
        say('answer_line', '{years} 만에 하는 말이 그거<이다?>'),
        tell('turn', [
          '한마디를 하고 나니 나머지가 <쏟아지다>. 해가 질 때까지 <싸우다>.',
          '그때부터 밀린 싸움을 하루 종일 <하다>. 저녁에는 둘 다 목이 <쉬다>.',
        ]),
        say('quip_line', '목 아프니까 내일 마저 싸워^. 밥 먹고^.', MAYBE),
        tell('price', '돌이 아무래도 하나 <모자라다*>. 어느 쪽도 더 찾지 <않다>.', EXTRA),
        tell('end', [
          '담은 지금도 한 칸이 비어 <있다->. 그리로 반찬이 <건너다니다>.',
          '쌓다 만 담은 앉기에 딱 좋은 높이<이다>. 둘은 거기 앉아 남의 흉을 <보다>.',
        ]),
      ],
    },
    {
      name: 'truce for one night',
      tones: ['dark', 'bold'],
      titles: ['하룻밤 휴전', '원수와 한 지붕'],
      steps: [
        tell('world', [
          '{hero.who}과 {other}은 만나면 하나가 쓰러지는 사이<이다>. 그 밤, {place}에서 <만나다>.',
          '{place}에 갇힌 것은 둘<이다>. {hero.who}, 그리고 {years}을 미워한 {other}.',
        ]),
        tell('obstacle', '불은 하나, 밤은 <길다*>. 등을 보이려는 쪽은 <없다>.', MAYBE),
        say('threat_line', '해가 뜰 때까지만이다. 그다음은 없어.'),
        say('resolve_line', '해가 뜨면 {I} 먼저 일어날 거<이다>.'),
        tell('danger', [
          '한밤에 지붕이 <내려앉다>. 들보 하나를 둘이 받치지 않으면 둘 다 <묻히다->.',
          '밖에서 더 큰 것이 문을 <긁다>. 둘의 싸움에는 관심도 <없다>.',
        ]),
        show('hands', '나란히 버티는 두 사람의 손. 같은 자리에 흉터가 있다.', MAYBE),
        say('ask_line', '그 흉터, 그날 생긴 거<이다?>', MAYBE),
        say('answer_line', '양쪽 다 같은 칼에 다쳤지^. 누가 휘둘렀는지 알아^?', MAYBE),
        tell('turn', '아는 이름이 <나오다>. 둘을 갈라놓고 이익을 본 이<이다>.'),
        tell('price', '미워하는 데 쓴 {years}은 아무도 돌려주지 <않다>.', EXTRA),
        tell('deed', '버티던 손을 놓지 않은 채로, {hero}이 먼저 <말하다>. 미안하다고.'),
        tell('end', [
          '해가 <뜨다>. 약속대로 {hero}이 먼저 <일어나다>. 그리고 손을 <내밀다>.',
          '아침에 발자국이 두 줄로 <나가다>. 같은 방향<이다>.',
        ]),
      ],
    },
  ],
} as const satisfies Partial<Record<FrameId, readonly Plot[]>>;
