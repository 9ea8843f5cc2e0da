import type { FrameId } from '../../../frames/frames.ts';
import type { Plot } from '../../../plots/plot.ts';
import { AWAY, EXTRA, MAYBE, say, show, tell } from './plot-words.ts';

/** Betrayal, revenge, hiding, telling, guarding, stealing, solving, changing. */
export const SECRET_PLOTS = {
  betray: [
    {
      name: 'the surprise',
      tones: ['warm', 'light'],
      titles: ['배신의 냄새', '다 들킨 음모'],
      steps: [
        tell('world', [
          '{hero.who}은 {other}에게 비밀이 <생기다>. {place}에서 둘 사이에 비밀은 처음<이다>.',
          '{place}에서 {hero.who}이 {other}을 속이기로 <하다>. 거짓말은 어제 처음 <배우다+>.',
        ]),
        say('doubt_line', '요즘 {me} 몰래 어디 <다니다?>'),
        say('denial_line', '그냥… 바람 쐬러 <다니다>.'),
        tell(
          'attempt',
          [
            '거짓말 하나를 덮느라 세 개를 <하다>. 세 개를 덮느라 잠을 못 <자다>.',
            '들키지 않으려고 평소처럼 <행동하다>. 평소가 어땠는지 <잊다>.',
          ],
          MAYBE,
        ),
        tell('obstacle', '하필 {other}은 눈치가 없는 편인데, 이번만 눈치가 <빠르다*>.', MAYBE),
        show('look', '{hero}이 등 뒤로 무언가를 감춘다. {other}이 못 본 척한다.', MAYBE),
        tell('setback', '마침내 {other}이 말없이 짐을 <싸다>. 속이는 이와는 못 산다고.'),
        say('plea_line', '하루만 더 속아 <주다!>. 내일이면 다 <끝나다>.', MAYBE),
        tell('turn', [
          '그 순간 문이 열리고 온 동네가 <외치다>. 생일 축하한다고.',
          '짐 속에서 초대장이 한 장 <나오다>. {other}의 생일잔치. 날짜는 내일<이다>.',
        ]),
        say('quip_line', '생일은 지난달이었는데^.'),
        tell('price', '{hero}이 달력을 거꾸로 <넘기다>. 정말 지난달<이다>.', EXTRA),
        tell('end', [
          '잔치는 내년 것까지 미리 <하다>. 다시는 서로 속이지 않기로 하고, 둘 다 뒤로 손가락을 <꼬다>.',
          '그 뒤로 {hero}은 거짓말을 <끊다>. 대신 달력을 <보다>.',
        ]),
      ],
    },
    {
      name: 'the signature',
      tones: ['dark', 'bold'],
      titles: ['한 줄만', '믿은 쪽'],
      steps: [
        tell('world', [
          '{hero.who}은 {place}의 문서에 이름 하나만 쓰면 <되다>. {other}의 이름<이다>.',
          '{place}에서 {hero.who}을 제일 믿는 이는 {other}<이다>. 그래서 값이 <나가다>.',
        ]),
        tell('want', '그 이름을 넘기면 {hero}은 <살다->. 넘기지 않으면 둘 다 <죽다->.', MAYBE),
        say('ask_line', '{I} 하루 늦게 오면, 기다릴 거<이다?>'),
        say('answer_line', '기다리지^. 늦은 적은 있어도 안 온 적은 없잖아^.'),
        tell('choice', [
          '붓이 종이에 닿기까지 한나절이 <걸리다>. 닿고 나서는 눈 깜짝할 사이<이다>.',
          '한 글자를 쓰고 <쉬다>. 두 번째 글자는 저절로 <써지다>.',
        ]),
        show('hands', '종이 위에 젖은 이름. 손이 그것을 덮는다.', MAYBE),
        tell('danger', '그 밤, 약속한 자리에 불빛이 <둘러서다>. {hero}은 멀리서 <보다>.'),
        tell('setback', '달아나라고 외치면 될 거리<이다>. 목소리가 안 <나오다>.', EXTRA),
        say('secret_line', '올 줄 알았어^. 그래서 먼저 {my} 이름을 적어 냈지^.'),
        tell('turn', '{other}은 벌써 알고 자수를 한 것<이다>. {hero}의 이름은 빼고.', MAYBE),
        tell('price', '받은 것은 주머니 하나에 다 <들어가다>. 무거워서 걷지를 <못하다>.', MAYBE),
        tell('end', [
          '그렇게 {hero}은 <살다>. 약속한 자리에 날마다 하루 늦게 <가다>.',
          '{place}에는 지금도 그 문서가 <있다->. 같은 이름이 두 번, 다른 글씨로 적혀 <있다>.',
        ]),
      ],
    },
  ],
  avenge: [
    {
      name: 'the name remembered',
      tones: ['dark', 'bold'],
      titles: ['이름 하나', '값을 받으러'],
      steps: [
        tell('world', [
          '{years} 전 {place}에서 {hero.who}은 하나를 빼고 다 <잃다+>. 남은 것은 이름 하나<이다>.',
          '{hero.who}은 {years} 동안 이름 하나만 <외우다+>. 오늘 {place}에 그 이름이 <있다>.',
        ]),
        tell('habit', '매일 같은 동작을 <하다>. 찌르고, 거두고, 다시 찌르고.', MAYBE),
        tell('meet', [
          '찾아가 보니 문이 활짝 열려 <있다>. {other}이 안에 앉아 <있다>.',
          '{other}은 도망치지 <않다>. 상을 차려 놓고 기다리고 <있다>.',
        ]),
        say('ask_line', '{I} 누구인지 <알다?>'),
        say('answer_line', '문소리로 알았지^. 아버지하고 걸음이 <같다>.'),
        show('look', '칼끝과 두 사람. 아무도 물러서지 않는다.', MAYBE),
        tell('danger', '첫 합에 {hero}은 <알다>. 저쪽은 막기만 하고 있다는 것을.', MAYBE),
        tell('turn', [
          '그러자 {other}이 칼집을 풀어 <놓다>. 안에 날이 <없다>. 그날 이후로 없던 것<이다>.',
          '쓰러진 쪽은 {other}<이다>. 그런데 웃고 <있다>. 이제 잠이 오겠다고.',
        ]),
        say('secret_line', '{years}을 기다렸어^. 빨리 오지 그랬어^.', MAYBE),
        tell('choice', '내리치면 <끝나다->. 끝난 다음 날에는 외울 것이 <없다>.', MAYBE),
        tell('deed', '칼을 문지방에 꽂고 <돌아서다>.'),
        tell('end', [
          '돌아오는 길, 이름 하나가 자꾸 입에서 <빠지다>. 고개 하나를 넘을 때마다 한 글자씩.',
          '칼은 아직 그 문지방에 <있다->. 드나드는 이마다 발을 높이 <들다->.',
        ]),
      ],
    },
    {
      name: 'petty revenge',
      tones: ['light', 'warm'],
      titles: ['복수는 차갑게', '빚은 하나'],
      steps: [
        tell('world', [
          '{hero.who}은 {other}에게 갚을 것이 <있다>. {place}에서 뺏긴 것은 {years} 전의 떡 하나<이다>.',
          '{years} 전 {place}에서 {other}이 {hero.who}의 떡을 <먹다+>. 복수의 날이 <오다>.',
        ]),
        tell('want', '계획은 <치밀하다*>. 똑같은 떡을, 눈앞에서, 아주 천천히 먹는 것<이다>.'),
        say('hello_line', '{me}를 <기억하다?>'),
        say('answer_line', '글쎄^. 떡 좋아하던 애는 기억나는데^.'),
        tell(
          'attempt',
          [
            '맛있게 먹는 연습을 너무 <하다>. 정작 당일에 배가 <부르다*>.',
            '첫 입을 베어 물자 목이 <메이다>. 연습에는 없던 일<이다>.',
          ],
          MAYBE,
        ),
        show('look', '{hero}이 노려보며 천천히 씹는다. {other}이 물을 내민다.', MAYBE),
        tell('setback', '등을 두드려 준 것이 하필 {other}<이다>. 복수는 거기서 한 번 <죽다>.', MAYBE),
        say('secret_line', '그 떡, 상한 거였어^. 먹으면 탈이 날까 봐 뺏었지^.'),
        tell('price', '그동안 미워했는데 따지고 보니 생명의 은인<이다>. 그게 더 <분하다*>.', MAYBE),
        tell('choice', '다른 이유를 찾아 <보다>. 이틀을 찾아도 다 고마운 것뿐<이다>.', EXTRA),
        tell('deed', '그래서 {hero}은 떡을 한 말 해다가 {other}의 집 앞에 쌓아 <두다>.'),
        tell('end', [
          '복수는 성공<이다>. 다 먹는 데 한 달이 걸리고, 같이 먹어 준 이는 {hero}<이다>.',
          '이제 둘은 남의 떡을 같이 뺏으러 <다니다->. 상한 것만 골라서.',
        ]),
      ],
    },
  ],
  hide: [
    {
      name: 'the third bowl',
      tones: ['dark', 'bold'],
      titles: ['밥그릇 셋', '숨소리'],
      steps: [
        tell('world', [
          '{hero.who}의 {place}에는 숨은 이가 <있다>. 밥그릇은 둘인데, 설거지는 셋<이다>.',
          '{place}의 {hero.full}은 소리 나지 않게 사는 법을 <알다>. 안에 누가 있으니까.',
        ]),
        tell('habit', '마루를 밟는 차례가 정해져 <있다>. 둘째, 다섯째, 그리고 벽 쪽.', MAYBE),
        tell('danger', [
          '그날 문을 두드린 것은 {other.who}<이다>. 물 한 그릇만 달라고 <하다>.',
          '{other.who}이 문 앞에 <서다>. 비를 피하겠다며 벌써 신을 벗고 <있다>.',
        ]),
        say('hello_line', '보다시피… 대접할 게 <없다>.'),
        say('answer_line', '사람 수보다 빨래가 많네^.'),
        show('breath', '벽 틈. 숨을 멈춘 어둠.', MAYBE),
        tell('obstacle', '손님은 천천히 물을 <마시다>. 그동안 눈으로 마루를 하나하나 <밟다>.', MAYBE),
        tell('setback', '셋째 마루에서 <멈추다>. 밟으면 우는 마루<이다>.', MAYBE),
        say('secret_line', '{me}도 숨어 살아 봤어^. 셋째 마루는 못을 하나 더 박아^.'),
        tell('turn', '그러더니 나가서 큰 소리로 <외치다>. 빈집이라고.'),
        tell('price', '발소리가 멀어지고도 아무도 숨을 못 <쉬다>. 아침까지.', EXTRA),
        tell('end', [
          '이튿날 문 앞에 못 한 줌이 놓여 <있다>. {hero}은 소리 나지 않게 하나만 <박다>.',
          '다 지나가고 마루를 새로 <깔다>. 셋째 것만 그대로 <두다>.',
        ]),
      ],
    },
    {
      name: 'badly hidden',
      tones: ['light', 'warm'],
      titles: ['숨은 사람 여기', '다 보여요'],
      steps: [
        tell('world', [
          '{hero.who}은 {place}에 숨어 <살다>. 아무도 모른다고 <믿다>. 다들 <알다>.',
          '{place}에서 제일 잘 숨은 이는 {hero.who}<이다>. 본인 생각에는.',
        ]),
        say('ask_line', '혹시 여기서 누구 못 <보다+?> {me} 말고^.'),
        say('answer_line', '안 보여^. 발이 나왔는데 안 보여^.'),
        tell(
          'attempt',
          ['변장을 해 <보다>. 인사하는 이가 두 배로 <늘다>.', '새 자리로 <옮기다>. 밥이 먼저 그 자리에 와 <있다>.'],
          MAYBE,
        ),
        show('look', '{hero}이 꼼짝하지 않는다. {other}이 딴 데를 보며 옆에 앉는다.', MAYBE),
        tell('want', '들키면 큰일이라고 밤마다 새로 <숨다>. 무슨 큰일인지는 이제 <가물가물하다*>.', MAYBE),
        tell('danger', '어느 날 낯선 이가 와서 {hero}을 <찾다>. 이번에는 진짜<이다>.'),
        tell('turn', [
          '온 동네가 한꺼번에 <숨다>. 엉뚱한 데서 엉덩이가 열두 개 <나오다>.',
          '그러자 온 {place}이 저요, 하고 손을 <들다>. 서른 명이 다 {hero}<이다>.',
        ]),
        say('quip_line', '봐^. 숨는 건 이렇게 하는 거<이다>.', MAYBE),
        tell('setback', '낯선 이는 지쳐서 <주저앉다>. 빌린 돈을 갚으러 왔다고 <하다>.'),
        tell('price', '그 돈은 그날 저녁 온 동네 밥값으로 <나가다>.', EXTRA),
        tell('end', [
          '지금도 가끔 <숨다->. 찾아 주는 이가 있을 때만.',
          '이제 {place} 사람들은 다 함께 숨바꼭질을 <하다->. {hero}만 아직도 제일 먼저 <들키다->.',
        ]),
      ],
    },
  ],
  reveal: [
    {
      name: 'the soup was never hers',
      tones: ['warm', 'light'],
      titles: ['사실은', '다 아는 고백'],
      steps: [
        tell('world', [
          '{hero.who}에게는 {years} 된 비밀이 <있다>. {place}의 모두에게 한 거짓말<이다>.',
          '{place}에서 {hero.who}은 존경을 <받다>. 까닭 하나가 거짓말이라는 것만 빼면 다 <맞다>.',
        ]),
        tell('want', '{want}로 한 날, 새벽부터 거울을 보고 <연습하다>.', MAYBE),
        say('resolve_line', '할 말이 <있다>. 놀라지 <말다!>.'),
        tell(
          'obstacle',
          [
            '그런데 다들 눈치도 없이 칭찬부터 <하다>. 입이 점점 <무거워지다>.',
            '막상 서니 손뼉부터 <나오다>. 말할 틈이 <없다>.',
          ],
          MAYBE,
        ),
        show('look', '{hero}이 입을 뗀다. 모두가 웃으며 기다린다.', MAYBE),
        tell('deed', '눈을 감고 단숨에 다 <말하다>. 끝나고도 눈을 못 <뜨다>.'),
        say('ask_line', '다들… 화 안 <나다?>'),
        say('answer_line', '그걸 이제 말해^? 첫해부터 알았는데^.'),
        tell('turn', [
          '알면서 속아 준 것이 {years}<이다>. 다들 {hero}이 언제 말하나 내기를 <하다+>.',
          '장부까지 <나오다>. 언제 고백하나, 다들 돈을 걸고 있던 것<이다>.',
        ]),
        say('quip_line', '하루만 더 참지^. {I} 내일에 걸었는데^.', MAYBE),
        tell('price', '처음으로 두 다리를 뻗고 <자다>.', EXTRA),
        tell('end', [
          '비밀이 없어진 자리가 <허전하다*>. 그래서 {hero}은 아주 작은 것을 하나 새로 <만들다>.',
          '그 뒤로 사람들도 하나씩 <털어놓다>. {hero}은 다 알던 것이라고 거짓말을 <하다>.',
        ]),
      ],
    },
    {
      name: 'one witness',
      tones: ['dark', 'bold'],
      titles: ['본 사람', '마지막 질문'],
      steps: [
        tell('world', [
          '그 밤 {place}에서 무슨 일이 있었는지, 본 이는 {hero.who} 하나<이다>.',
          '{hero.who}은 {years}째 입을 다물고 <살다>. {place}에서 본 것이 <있다>.',
        ]),
        tell('obstacle', [
          '말하면 다음 날 창문이 하나 <깨지다->. 해마다 유리를 새로 <끼우다>.',
          '입을 열려던 이들은 다들 이사를 <가다+>. 짐은 두고서.',
        ]),
        say('doubt_line', '이제 와서 말하면 누가 <믿다?>'),
        say('resolve_line', '믿으라고 하는 말 <아니다>. 있었다고 하는 말<이다>.'),
        show('alone', '{hero}이 빈 의자 앞에 선다. 물컵이 떨린다.', MAYBE),
        tell('danger', '{elsewhere}으로 가는 길에 발소리가 <붙다>. 그 밤에 들은 발소리<이다>.', { ...AWAY, ...MAYBE }),
        tell('omen', '발소리가 바짝 붙어 <속삭이다>. 돌아가면 창문은 놔두겠다고.', MAYBE),
        tell('choice', '열 걸음 앞에 문이 <있다>. 열 걸음 뒤에 집이 <있다>.', MAYBE),
        tell('deed', [
          '사람들 앞에 서서 그 밤을 처음부터 <말하다>. 날씨부터, 신발까지.',
          '문을 열고 들어가, {hero}은 제 이름을 먼저 <말하다>. 그다음은 저절로 <나오다>.',
        ]),
        tell('turn', '조용해진 뒤쪽에서 누가 <일어서다>. 자기도 봤다고 <하다>.'),
        tell('price', '그날 저녁 {hero}의 창문은 하나도 안 <남다>.', EXTRA),
        tell('end', [
          '이튿날 {hero}의 집 앞에 유리를 든 이들이 줄을 <서다>.',
          '창문 없는 집에서 {hero}은 <자다>. {years} 만에 바람 소리가 안 <무섭다*>.',
        ]),
      ],
    },
  ],
  guard: [
    {
      name: 'the empty box',
      tones: ['warm', 'dark'],
      titles: ['무엇을 지키는가', '빈 상자'],
      steps: [
        tell('world', [
          '{hero.who}은 {years}째 {place}에서 {target}을 <지키다>. 한 번도 자리를 뜬 적이 <없다>.',
          '{place}에는 {hero.who}이 <있다>. {target}을 지키는 것이 하는 일의 전부<이다>.',
        ]),
        tell('habit', '밤에 네 번 <돌다>. 세 번은 걸음으로, 한 번은 마음으로.', MAYBE),
        tell('sign', [
          '어느 밤, 훔치러 온 발소리가 <나다>. 그런데 오다가 <멈추다>.',
          '그 밤에는 발소리가 하나 더 <있다>. {hero}과 같은 박자<이다>.',
        ]),
        say('hello_line', '거기 누구^? 한 걸음 더 오면 소리를 <지르다>.'),
        say('answer_line', '지키는 사람이 누군가 궁금했어^. 물건 말고^.'),
        show('look', '{hero}과 {other}이 어둠을 사이에 두고 서 있다.', MAYBE),
        tell('obstacle', '{years} 만에 처음 받은 질문<이다>. 왜 지키는지, {hero}은 대답을 못 <하다>.'),
        tell('turn', '날이 밝도록 이야기를 <하다>. {target} 이야기는 한마디도 안 <나오다>.', MAYBE),
        tell('danger', '그사이 진짜 도둑이 뒷문으로 <오다>. {other}이 먼저 앞을 <막다>.', MAYBE),
        say('secret_line', '사실은 {me}도 훔치러 왔던 거<이다>. 어제까지는^.', EXTRA),
        tell('deed', '그날 {hero}은 처음으로 열쇠를 남에게 <맡기다>. 딱 한 시간, 바람을 쐬러.'),
        tell('end', [
          '지금은 둘이 번갈아 <지키다->. 한 번 돌 때마다 한 번은 앉아서 <쉬다->.',
          '{place}에는 여전히 훔칠 만한 것이 <있다->. 하지만 제일 귀한 것은 벌써 밖에 앉아 <있다>.',
        ]),
      ],
    },
    {
      name: 'asleep on duty',
      tones: ['light'],
      titles: ['눈 뜨고 자기', '이상 없음'],
      steps: [
        tell('world', [
          '{hero.who}은 {place}에서 {target}을 <지키다>. {years} 동안 아무 일도 <없다+>. 그게 문제<이다>.',
          '{place}의 {hero.full}은 {target}을 지키며 눈 뜨고 자는 법을 <배우다+>.',
        ]),
        tell('sign', [
          '그날 밤 드디어 도둑이 <오다>. 반가워서 하마터면 차를 낼 뻔 <하다>.',
          '창문이 덜컥 <열리다>. {hero}은 눈물이 날 만큼 <반갑다*>.',
        ]),
        say('hello_line', '어서 <오다!>… 아니, 꼼짝 <말다!>.'),
        show('motion', '{hero}이 {target} 앞에서 팔을 벌리고 오락가락한다.', { ...MAYBE, shows: 'target' }),
        tell('attempt', '외워 둔 대사를 하는데 도둑이 먼저 <하품하다>. {hero}도 따라 <하다>.'),
        tell('setback', '둘은 나란히 잠이 <들다>. 지키는 쪽이 먼저, 훔치는 쪽이 나중.'),
        tell('turn', '아침에 깨어 보니 이불이 덮여 <있다>. {target}도 그대로<이다>.'),
        say('doubt_line', '이 집, 문단속이 이래서야 어떻게 <믿다?>', MAYBE),
        tell('days', '그 뒤로 도둑은 밤마다 순찰을 돌러 <오다>. 걱정이 되어서.', EXTRA),
        tell('end', [
          '근무 일지에는 이상 없음이라고 <적히다>. 그 밑에 다른 글씨로, 이불 걷어참.',
          '{target}은 지금도 <무사하다*->. 지키는 이가 둘, 자는 이도 둘<이다>.',
        ]),
      ],
    },
    {
      name: 'the last post',
      tones: ['bold', 'dark'],
      titles: ['교대는 오지 않는다', '한 걸음도'],
      steps: [
        tell('world', [
          '{place}을 비우라는 명령이 <오다>. {hero.who}만 {target} 앞에 <남다>.',
          '다들 떠난 {place}에 {hero.who}이 <서다>. {target}을 지킬 이는 하나뿐<이다>.',
        ]),
        say('doubt_line', '혼자서 뭘 지키겠다고 <버티다?>'),
        say('resolve_line', '교대가 올 때까지^. 아직 안 왔잖아^.'),
        tell('danger', [
          '해가 지자 저쪽에서 불이 하나둘 <켜지다>. 세다가 <그만두다>.',
          '첫 번째는 자정에 <오다>. 두 번째는 쉬지도 않고 <오다>.',
        ]),
        tell('attempt', '혼자서 여럿인 척을 <하다>. 이쪽에서 소리치고, 저쪽에서 <대답하다>.', MAYBE),
        show('motion', '{hero}이 {place}을 이쪽 끝에서 저쪽 끝까지 뛰어다닌다.', MAYBE),
        tell('setback', '목소리가 먼저 <쉬다>. 저쪽도 이제 하나라는 것을 <알다>.', MAYBE),
        tell('obstacle', '저쪽에서 하나가 나와 <외치다>. 비키면 살려 주겠다고.'),
        tell('choice', '비키면 아무도 <모르다->. {hero}만 평생 <알다->.', MAYBE),
        tell('deed', '마지막 불을 켜고 그 앞에 <서다>. 그림자가 산만 <하다*>.'),
        tell('turn', '새벽에 등 뒤에서 발소리가 <나다>. 떠났던 이들<이다>.', EXTRA),
        tell('end', [
          '해가 뜨고 누가 와서 어깨를 <두드리다>. 교대라고. {hero}은 그제야 <앉다>.',
          '{target}은 하룻밤을 더 <있다>. 그 하룻밤이 모자라서 저쪽은 <물러가다>.',
        ]),
      ],
    },
  ],
  steal: [
    {
      name: 'too polite a thief',
      tones: ['light'],
      titles: ['신발은 벗고', '예의 바른 도둑'],
      steps: [
        tell('world', [
          '{hero.who}은 오늘 {place}에서 {object}을 <훔치다>. 신발은 벗고 들어가기로 <하다>.',
          '{place}의 {object}을 노리는 {hero.full}에게는 원칙이 하나 <있다>. 어지르지 않는 것<이다>.',
        ]),
        tell('want', '{want.will} 계획은 열두 장<이다>. 그중 세 장은 사과문<이다>.', MAYBE),
        tell('attempt', [
          '들어갈 때 발을 닦고, 지나는 김에 액자도 바로 <걸다>.',
          '막상 들어가니 너무 <지저분하다*>. 일단 조금 <치우다>.',
        ]),
        say('hello_line', '혹시 아무도 <없다?> 없으면 대답해 <주다!>.'),
        say('answer_line', '없는데^. 하던 거 계속해^.'),
        show('look', '손전등 불빛 속에 {hero}과 {other}의 얼굴이 차례로 떠오른다.', MAYBE),
        tell('turn', [
          '어둠 속에 먼저 온 도둑이 <있다>. 셋째 서랍에서 막혀 <있다>.',
          '대답한 쪽도 주인은 <아니다>. 먼저 온 도둑<이다>.',
        ]),
        tell('obstacle', '둘은 목소리를 낮추고 차례를 <다투다>. 번호표가 있으면 좋을 뻔 <하다>.', MAYBE),
        tell('setback', '그때 문이 열리고 진짜 주인이 <오다>. 집이 너무 깨끗해서 남의 집인 줄 알고 <나가다>.', MAYBE),
        say('quip_line', '다음부터는 같이 다녀^. 청소는 맡길게^.', EXTRA),
        tell('deed', '그래도 할 일은 하고, 그 자리에 사과문 한 장을 <놓다>.'),
        tell('end', [
          '이튿날 주인은 신고를 <미루다>. 또 와 주면 좋겠다고 문에 써 <붙이다>.',
          '{object}은 일주일 만에 <돌아오다>. 닦아서, 설명서까지 붙여서.',
        ]),
      ],
    },
    {
      name: 'stealing it back',
      tones: ['warm', 'bold'],
      titles: ['도로 훔치기', '원래 우리 것'],
      steps: [
        tell(
          'world',
          [
            '{place}의 {object}은 원래 {hero.who}의 것<이다+>. 증거는 없고, 기억은 <있다>.',
            '{hero.who}이 {place} 앞을 <지나다>. 유리 너머에 {object}이 <있다>. 남의 이름을 달고서.',
          ],
          { shows: 'target' },
        ),
        tell('want', '돌려 달라는 말은 {years} 동안 <하다+>. 이제는 발소리를 <줄이다>.', MAYBE),
        say('doubt_line', '그걸 찾는다고 그날이 <돌아오다?>'),
        say('resolve_line', '그날은 됐고, 그것만^.'),
        tell(
          'attempt',
          [
            '한 달 동안 문 닫는 소리를 <외우다>. 넷째 빗장이 반 박자 <늦다*>.',
            '매일 손님으로 가서 하나씩 <배우다>. 오늘은 열쇠 소리, 내일은 걸음 수.',
          ],
          MAYBE,
        ),
        show('hands', '소리 없이 빗장이 풀린다.', MAYBE),
        tell('danger', '손이 닿는 순간 불이 <켜지다>. {other}이 의자에 앉아 <있다>.'),
        tell('obstacle', '뛰면 나갈 수 <있다>. 그런데 {other}은 막을 생각이 없어 <보이다>.', MAYBE),
        say('ask_line', '왜 소리를 안 <지르다?>'),
        say('answer_line', '언젠가 올 줄 알고, 넷째 빗장에 기름을 안 쳤거든^.'),
        tell('turn', '지킨 것이 아니라 맡아 둔 것<이다>. 주인이 올 때까지.', EXTRA),
        tell('end', [
          '앞문으로 <나오다>. 빈 유리 안에 쪽지가 <있다>. 돌려드림.',
          '{object}은 지금 창가에 <있다->. 문은 안 <잠그다>. 훔칠 이가 더는 없으니까.',
        ]),
      ],
    },
    {
      name: 'one too many',
      tones: ['dark', 'bold'],
      titles: ['넷이 들어가서', '마지막 금고'],
      steps: [
        tell('world', [
          '셋이 {place}에 <들어가다>. 앞장은 {hero.who}<이다>. 가져올 것은 {object} 하나<이다>.',
          '{hero.who}에게 {place}의 {object}을 훔쳐 달라는 부탁이 <오다>. 값이 너무 <후하다*>.',
        ]),
        tell('habit', '들어갈 때 사람 수를 <세다>. 나올 때도 <세다>. 오래된 버릇<이다>.', MAYBE),
        say('ask_line', '안에 몇이나 <있다?>'),
        say('answer_line', '우리 셋뿐<이다>. 넷까지는 안 세 봤어^.'),
        tell(
          'attempt',
          [
            '문 셋을 <지나다>. 자물쇠가 전부 안쪽에서 풀려 <있다>.',
            '자물쇠마다 먼저 연 자국이 <있다>. 오늘 밤 것<이다>.',
          ],
          MAYBE,
        ),
        show('hands', '다이얼이 돌아가다 저절로 멈춘다.', MAYBE),
        tell('discovery', '{object}이 거기 <있다>. 옆에 쪽지가 한 장. 이름은 {hero}의 것<이다>.', { shows: 'target' }),
        tell('danger', '불이 나가고 {hero}은 수를 <세다>. 하나, 둘, 셋, 넷.'),
        tell('choice', '그것을 들면 두 손이 <차다->. 놓으면 하나를 더 데리고 나갈 수 <있다->.', MAYBE),
        tell('deed', '빈손으로 {other}의 멱살을 잡고 <뛰다>.'),
        say('secret_line', '그 쪽지, {my} 것도 한 장 있었어^.', EXTRA),
        tell('end', [
          '밖에서 다시 <세다>. 셋<이다>. 다들 <안도하다>. 그림자는 넷<이다>.',
          '신문에는 아무것도 안 없어졌다고 <나다>. 하나가 늘었다는 말은 <없다>.',
        ]),
      ],
    },
  ],
  solve: [
    {
      name: 'the clean cup',
      tones: ['dark'],
      titles: ['너무 깨끗한', '안 한 말'],
      steps: [
        tell('case', [
          '{place}에서 일이 벌어진 것은 자정<이다>. {hero.who}은 아침에 <오다>.',
          '{hero.who}이 {place}에 <불려오다>. 다들 똑같은 이야기를 <하다>. 낱말까지 똑같이.',
        ]),
        tell('sign', '모든 것에 먼지가 앉아 있는데, 하나만 <깨끗하다*>. {thing}<이다>.', { shows: 'target' }),
        say('ask_line', '그 시각에 어디 <있다+?>'),
        say('answer_line', '자고 있었지^. 비 오는 소리를 들으면서^.'),
        tell(
          'clue',
          [
            '{elsewhere}까지 가서 땅을 <만지다>. 말라 <있다>. 비는 온 적이 <없다>.',
            '{elsewhere}의 흙은 바싹 말라 <있다>. 비 소리를 들은 이가 하나 <있다>.',
          ],
          AWAY,
        ),
        show('alone', '{hero}이 빈방 한가운데 서서 귀를 기울인다.', MAYBE),
        tell('obstacle', '하지만 거짓말을 한 이는 하나가 <아니다>. 다들 하나씩 했고, 다들 <서툴다*>.', MAYBE),
        tell('discovery', '그 시각에 나는 빗소리는 하나뿐<이다>. 욕실, 물 트는 소리.', EXTRA),
        say('deduction_line', '빗소리를 들은 사람은, 씻는 소리를 들은 거<이다>.'),
        tell('truth', '{other}은 아무 말도 안 <하다>. 처음으로 낱말이 다 떨어진 것<이다>.', MAYBE),
        say('secret_line', '닦으면 없어질 줄 알았어^. 닦은 자리가 남을 줄은^.', MAYBE),
        tell('end', [
          '사건은 그날 <닫히다>. {hero}은 집에 와서 컵을 씻지 않고 <자다>.',
          '{place}에는 다시 먼지가 <앉다>. 이번에는 골고루.',
        ]),
      ],
    },
    {
      name: 'the obvious one',
      tones: ['light', 'warm'],
      titles: ['범인은 이 안에', '추리는 밥 먹고'],
      steps: [
        tell('case', [
          '{place}에서 누가 마지막 떡 한 조각을 <먹다+>. {hero.who}이 <나서다>.',
          '누가 {place}의 마지막 떡을 <먹다+>. {hero.who}이 수사를 <시작하다>.',
        ]),
        say('resolve_line', '아무도 나가지 <말다!>. 범인은 이 안에 <있다>.'),
        say('quip_line', '안에 우리 둘뿐인데^.'),
        tell(
          'attempt',
          [
            '그래도 절차는 절차<이다>. {hero}은 자기부터 <심문하다>. 대답이 <수상하다*>.',
            '발자국을 재 <보다>. 하필 {hero}의 발에 꼭 <맞다>.',
          ],
          MAYBE,
        ),
        tell('clue', '결정적인 증거로 부스러기를 <찾아내다>. 맛을 보느라 증거가 <없어지다>.', MAYBE),
        show('look', '{hero}이 돋보기로 {other}의 입가를 들여다본다.', MAYBE),
        say('ask_line', '어젯밤 자정에 뭘 <하다+?>'),
        say('answer_line', '자다가 깼지^. 누가 부엌에서 아주 맛있게 먹길래^.'),
        tell('turn', [
          '그 말에 {hero}의 기억이 하나씩 <돌아오다>. 잠결에 꽤 맛있던 기억<이다>.',
          '수첩을 <넘기다>. 자정 칸에 제 글씨가 <있다>. 간식.',
        ]),
        tell('choice', '명탐정의 이름을 지킬까, 진실을 지킬까. 배가 부르니 머리가 안 <돌다>.', EXTRA),
        say('denial_line', '이 사건은 미제로 하겠습니다.', MAYBE),
        tell('end', [
          '그해 유일하게 사건을 푼 범인으로 <남다>.',
          '이튿날 떡이 두 조각 놓여 <있다>. 쪽지에는 한 조각은 잠결용이라고 적혀 <있다>.',
        ]),
      ],
    },
    {
      name: 'before the next one',
      tones: ['bold', 'dark'],
      titles: ['네 번째 전에', '세 개의 점'],
      steps: [
        tell('case', [
          '세 번 일어났고, 세 번 다 목요일<이다>. 오늘은 목요일<이다>. {hero.who}은 {place}에 <있다>.',
          '{hero.who}이 {place}의 벽에 세 번째 표시를 <하다>. 네 번째는 오늘 밤<이다>.',
        ]),
        tell('want', '점 셋을 이으면 모양이 <나오다>. 빠진 꼭짓점이 하나 <있다>.', MAYBE),
        say('doubt_line', '우연일 수도 있잖아^.', MAYBE),
        say('resolve_line', '두 번까지는^.', MAYBE),
        tell(
          'clue',
          [
            '{elsewhere}이 그 꼭짓점<이다>. 바닥에 벌써 흰 금이 그어져 <있다>.',
            '빠진 자리는 {elsewhere}<이다>. 가 보니 누가 먼저 와서 시계를 맞춰 <놓다+>.',
          ],
          AWAY,
        ),
        show('motion', '{hero}이 {elsewhere}의 어둠을 가로지른다.', { ...AWAY, ...MAYBE }),
        tell('obstacle', '사람들에게 알릴 시간은 <없다>. 열두 번 칠 종이 열 번째를 <치다>.', EXTRA),
        tell('turn', '그제야 방향이 <보이다>. 세 점은 목표가 아니라, {hero}을 이 자리에 세우는 길<이다>.'),
        say('ask_line', '처음부터 {me}를 부른 거<이다?>'),
        say('answer_line', '세 번이나 불렀지^. 늘 한발 늦더라고^.'),
        tell('deed', '금 밖으로 물러서지 않고, 금을 발로 <지우다>.'),
        tell('end', [
          '종이 열두 번 <치다>. 아무 일도 일어나지 <않다>. 네 번째 목요일은 그냥 목요일<이다>.',
          '지도에서 점 셋을 <떼다>. 못 구멍이 넷<이다>.',
        ]),
      ],
    },
  ],
  transform: [
    {
      name: 'the new shape at home',
      tones: ['warm', 'light'],
      titles: ['달라진 아침', '그래도 너'],
      steps: [
        tell('world', [
          '어느 아침, {hero.who}은 {place}에서 다른 모습으로 <깨다>. 제 기침에 제가 <놀라다>.',
          '{place}의 {hero.full}이 하룻밤 사이에 <달라지다>. 달라지지 않은 것은 늦잠뿐<이다>.',
        ]),
        tell('want', '{want}로 한 적은 <있다>. 다만 월요일부터일 줄은 <모르다+>.', MAYBE),
        say('ask_line', '{me}야^. {me}인 줄 알겠어^?'),
        say('answer_line', '신발 꺾어 신는 거 보니까 맞네^.'),
        tell(
          'attempt',
          [
            '예전처럼 해 <보다>. 문에 걸리고, 의자에 끼고, 컵이 안 <잡히다>.',
            '새 몸에 새 버릇을 <들이다>. 옛 버릇이 자꾸 먼저 <나오다>.',
          ],
          MAYBE,
        ),
        show('look', '{hero}이 제 몸을 내려다본다. {other}이 한 바퀴 돌며 살핀다.', MAYBE),
        tell('obstacle', '하지만 남들은 새 모습만 부러워하고, 안부는 안 <묻다>.'),
        tell('setback', '저녁에 {hero}은 옛 옷을 <끌어안다>. 제 냄새인데 남의 것 <같다>.', MAYBE),
        tell('turn', [
          '그때 {other}이 늘 하던 대로 등을 긁어 <주다>. 늘 가렵던 그 자리<이다>.',
          '자다가 {hero}이 잠꼬대를 <하다>. {other}이 옆에서 <웃다>. 그대로라고.',
        ]),
        say('quip_line', '겉은 달라졌는데, 코 고는 건 안 고쳐졌네^.', EXTRA),
        tell('deed', '부러워하는 이들을 지나, 안부를 묻는 쪽에 가서 <앉다>.'),
        tell('end', [
          '지금은 아무도 예전 모습을 묻지 <않다->. 늦잠은 <여전하다*->.',
          '원래대로 돌아올 길이 <생기다>. {hero}은 하루만 더, 하고 {years}째<이다>.',
        ]),
      ],
    },
    {
      name: 'the price of the new face',
      tones: ['dark', 'bold'],
      titles: ['거울 쪽이', '한 밤에 하나씩'],
      steps: [
        tell('world', [
          '{hero.who}은 {place}에서 소원을 하나 <빌다>. 다른 모습이 될 것. 값은 나중에.',
          '{place}의 {hero.full}에게 누가 <묻다>. 지금의 모습을 얼마에 팔겠느냐고.',
        ]),
        tell(
          'sign',
          [
            '이튿날 손등부터 <달라지다>. 아프지도 <않다*>. 그게 <수상하다*>.',
            '하루에 한 군데씩 <바뀌다>. 바뀐 데마다 전보다 <세다*>.',
          ],
          MAYBE,
        ),
        tell('bond', '새 힘으로 못 하던 일을 <하다>. 다들 <우러러보다>. 이름을 틀리게 부르며.', MAYBE),
        say('doubt_line', '오늘 {me}를 한 번도 안 불렀어^. 이름 <기억하다?>'),
        say('denial_line', '잠깐 생각이 안 났을 뿐<이다>.'),
        tell('omen', '바뀐 자리마다 기억이 하나씩 <비다>. 왼손에는 어머니가 있던 자리<이다>.'),
        show('look', '{hero}이 제 얼굴을 더듬는다. {other}이 한 걸음 물러선다.', MAYBE),
        tell('danger', '마지막 밤, 남은 것은 심장과 {other}의 이름<이다>.'),
        tell('choice', '다 내주면 아무도 못 이기는 몸이 <되다->. 누구였는지만 <모르다->.', MAYBE),
        say('resolve_line', '여기까지만 팔게^. 나머지는 {my} 거<이다>.'),
        tell('price', '돌려받는 것은 하룻밤에 하나, 아픔까지 같이<이다>.', EXTRA),
        tell('end', [
          '반쯤만 <돌아오다>. 그 손으로 매일 이름을 <적다>.',
          '사람들은 그 힘을 아직도 <말하다->. {hero}은 아침마다 이름부터 하나씩 <세다->.',
        ]),
      ],
    },
  ],
} as const satisfies Partial<Record<FrameId, readonly Plot[]>>;
