import type { FrameId } from '../../../frames/frames.ts';
import type { Plot } from '../../../plots/plot.ts';
import { AWAY, EXTRA, MAYBE, say, show, tell } from './plot-words.ts';

/** Friendship, finding, losing, searching, coming home, rescue, escape. */
export const FINDING_PLOTS = {
  befriend: [
    {
      name: 'talking alone',
      tones: ['warm'],
      titles: ['혼잣말에 대답하기', '말다툼은 조금'],
      steps: [
        tell('world', [
          '{hero.who}은 {place}에서 혼잣말로 하루를 <보내다>. 대답은 바란 적도 <없다>.',
          '{place}의 {hero.full}은 혼잣말이 <많다*>. 듣는 이가 없어서, 틀려도 그만<이다>.',
        ]),
        tell('meet', [
          '어느 날 그 혼잣말에 누가 <대답하다>. {other.who}<이다>.',
          '그런데 그 말을 받은 이가 <있다>. {other.who}<이다>.',
        ]),
        say('hello_line', '방금… {me}한테 한 말<이다?>'),
        say('answer_line', '그럼 여기 또 누가 <있다?>'),
        tell(
          'want',
          [
            '그날부터 말끝을 조금 열어 <두다>. 누가 이어받아도 되게.',
            '다음 날은 일부러 크게 중얼거려 <보다>. 혹시 또 들을까 봐.',
          ],
          MAYBE,
        ),
        tell('obstacle', '하지만 둘 다 말이 서툴러서, 같이 시작하고 같이 <멈추다>.', MAYBE),
        show('look', '{hero}과 {other}이 동시에 입을 열었다가 동시에 다문다.', MAYBE),
        tell('setback', [
          '사흘째 {other}이 오지 <않다>. 늘 하던 혼잣말이 처음으로 텅 비게 <들리다>.',
          '말이 끊긴 지 사흘, {hero}은 하루가 이렇게 긴 줄 처음 <알다>.',
        ]),
        say('secret_line', '바로 옆에 있었어^. 부르나 안 부르나 <보다+>.', MAYBE),
        tell('deed', '그제야 이름을 <부르다>. 혼잣말이 아닌 말은 그게 처음<이다>.'),
        say('quip_line', '두 번 불러도 <되다>. 닳는 것도 아니고^.', EXTRA),
        tell('end', [
          '이제 그 집에 혼잣말은 <없다->. 말다툼은 조금 <있다->.',
          '이제는 조용할 틈이 <없다->. 그립다는 이도 <없다->.',
        ]),
      ],
    },
    {
      name: 'borrowed and brought back',
      tones: ['light', 'warm'],
      titles: ['연체료는 밥으로', '빌려 간 것'],
      steps: [
        tell('habit', [
          '{place}의 {hero.full}에게는 원칙이 <있다>. 남에게 아무것도 빌려주지 않는 것<이다>.',
          '{hero.who}은 빌리지도 빌려주지도 <않다>. 그게 제일 <편하다*>.',
        ]),
        tell(
          'meet',
          [
            '첫날부터 {other.who}이 와서 {prop}을 <빌리다>. 원칙은 반나절을 <가다>.',
            '그런데 {other.who}이 {prop}만 잠깐 쓰자고 <하다>. 안 된다는 말이 그날따라 안 <나오다>.',
          ],
          { shows: 'target' },
        ),
        tell('days', '다음 날 돌려주고, 그다음 날 또 <빌려가다>. 나흘째 그러고 <있다>.', MAYBE),
        say('ask_line', '그걸로 도대체 뭘 <하다?>'),
        say('answer_line', '글쎄^. 이거 어디에 쓰는 거<이다?>'),
        show('look', '{hero}이 {other}을 빤히 본다. {other}이 딴 데를 본다.', MAYBE),
        tell('turn', '돌려주러 올 핑계였다는 걸, 그날 밤 자려고 눕다가 <알다>.'),
        tell('obstacle', '하지만 아는 척을 하면 이제 안 올 것 <같다>. 그래서 모르는 척을 <하다>.', MAYBE),
        tell('setback', '모르는 척이 너무 훌륭해서, {other}이 그만 발길을 <끊다>.', MAYBE),
        tell('deed', [
          '이번에는 {hero} 쪽에서 <찾아가다>. 필요도 없는 것을 빌리러.',
          '결국 제 물건을 제 발로 찾으러 <가다>. 문 앞에서 한참 <서성이다>.',
        ]),
        say('quip_line', '늦게 왔네^. 연체료는 밥으로 받을게^.', EXTRA),
        tell('end', [
          '지금도 그 물건은 두 집 사이 어딘가에 <있다->. 찾는 이는 <없다->.',
          '이제 둘은 빌릴 것이 떨어지면 날씨를 <빌리다->.',
        ]),
      ],
    },
    {
      name: 'back to back',
      tones: ['dark', 'bold'],
      titles: ['등을 맡기다', '먼저 조는 쪽'],
      steps: [
        tell('omen', [
          '{hero.who}은 {place}에서 벽을 등지고 <자다>. 딱 한 번 등을 보인 적이 <있다>.',
          '등 뒤가 비면 {hero.who}은 잠을 못 <자다>. {place}에서 배운 버릇<이다>.',
        ]),
        tell('meet', [
          '그 밤, {other.who}이 <오다>. 앞이 아니라 뒤쪽에서.',
          '기척도 없이 {other.who}이 들어와 <있다>. 세 걸음 뒤<이다>.',
        ]),
        say('hello_line', '거기까지^. 더 오지 <말다!>.'),
        say('answer_line', '{me}도 누가 오면 꼭 그렇게 말해^.'),
        tell('obstacle', '둘 다 벽을 등지고 <앉다>. 먼저 조는 쪽이 지는 밤<이다>.', MAYBE),
        show('look', '벽을 등진 {hero}과 {other}. 눈을 떼지 않는다.', MAYBE),
        tell('danger', '그런데 바깥에서 소리가 하나 <나다>. 둘 중 누구의 것도 <아니다>.'),
        tell('choice', '믿을 이유를 찾아 <보다>. 하나도 <없다>. 시간도 <없다>.', MAYBE),
        say('resolve_line', '앞은 {I} <보다>. 뒤를 <맡다!>.'),
        tell('turn', '{years} 만에 처음으로 등을 남에게 <맡기다>. 목덜미가 밤새 <시리다*>.', EXTRA),
        tell('price', '동틀 때까지 소리는 세 번 더 <나다>. 뒤에서는 한 번도 안 <나다>.', MAYBE),
        tell('end', [
          '지금도 둘은 등을 맞대고 <자다->. 이제는 무서워서가 아니라 따뜻해서.',
          '아침이 와도 자리를 바꾸지 <않다>. 등이 따뜻한 것도 {years} 만<이다>.',
        ]),
      ],
    },
  ],
  find: [
    {
      name: 'everyone knew',
      tones: ['warm', 'light'],
      titles: ['모르는 척', '표정 관리'],
      steps: [
        tell('world', [
          '{place}에서 {hero.who}이 {target}을 <발견하다>. 다들 그냥 지나치던 자리<이다>.',
          '{hero.who}이 {target}을 찾아낸 곳은 {place}<이다>. 매일 지나던 데<이다>.',
        ]),
        tell('want', [
          '소문이 나면 하루 만에 줄이 <서다->. 그래서 입을 꾹 <다물다>.',
          '아무한테도 말하지 않기로 <하다>. 좋은 것은 떠들면 <닳다->.',
        ]),
        tell('habit', '그날부터 일부러 먼 길로 <돌아가다>. 발자국이 길이 될까 봐.', MAYBE),
        say('ask_line', '여기, 또 아는 이가 <있다?>'),
        say('answer_line', '방금 둘이 됐네^.'),
        tell('obstacle', '하지만 좋은 일은 얼굴에 <나다>. 만나는 이마다 왜 웃느냐고 <묻다>.'),
        tell('attempt', '웃지 않는 연습까지 해 <보다>. 두 배로 수상해 <보이다>.', MAYBE),
        show('look', '{hero}이 웃음을 참느라 입술을 깨문다. {other}이 그 얼굴을 본다.', MAYBE),
        tell('turn', [
          '그러다 <알다>. 벌써 온 동네가 알고, 모르는 척을 해 주는 중<이다+>.',
          '어느 날 보니 다들 그 앞에서만 목소리를 <낮추다>. 진작 알고 있던 것<이다>.',
        ]),
        say('quip_line', '그러게 표정을 좀 관리하라니까^.', EXTRA),
        tell('deed', '그래서 {hero}은 문을 반쯤 열어 <두다>. 몰래 보러 오기 좋게.', MAYBE),
        tell('end', [
          '지금도 {place}을 지나는 이들은 거기서 걸음을 <늦추다->. 아는 척은 안 <하다->.',
          '동네에서 제일 유명한 비밀이 <되다>. 지금도 아는 이는 둘뿐<이다->.',
        ]),
      ],
    },
    {
      name: 'two sets of prints',
      tones: ['dark', 'bold'],
      titles: ['나온 발자국', '어제는 없던 것'],
      steps: [
        tell('sign', [
          '{hero.who}이 {place}에서 {target}을 <찾아내다>. 어제는 분명 아무것도 없던 자리<이다>.',
          '{place} 한가운데에서 {hero.who}이 {target}을 <발견하다>. 어제 쓸고 지나간 자리<이다>.',
        ]),
        tell('omen', '둘레에 발자국이 <없다>. 들어온 것도, 나간 것도.', MAYBE),
        say('doubt_line', '움직이지 <말다!>. 누가 보고 <있다>.'),
        say('resolve_line', '그러니까 두고는 못 <가다>.'),
        tell('danger', [
          '돌아서자 발소리가 하나 <붙다>. 멈추면 같이 <멈추다>.',
          '나가는 길에 발소리가 하나 <늘다>. 세 번을 세어도 하나가 <남다>.',
        ]),
        show('motion', '{hero}이 {elsewhere}을 달린다. 뒤를 보지 않는다.', { ...AWAY, ...MAYBE }),
        tell('setback', '한참을 달렸는데 아까 그 나무 밑동<이다>. 세 번째<이다>.', EXTRA),
        tell('choice', '{target}을 두고 가면 더 빨리 뛸 수 <있다>. 발이 말을 듣지 <않다>.'),
        tell('deed', '그때 발소리가 옆으로 <비키다>. 비킨 쪽으로 무작정 <뛰다>.'),
        say('secret_line', '그 소리, 나가는 쪽으로만 났어^.', MAYBE),
        tell('end', [
          '이튿날 다시 가 <보다>. 들어간 발자국은 하나, 나온 발자국은 둘<이다>.',
          '날이 밝아 돌아가 보니, 들어간 발자국 하나에 나온 발자국이 둘<이다>.',
        ]),
      ],
    },
    {
      name: 'left, not lost',
      tones: ['warm'],
      needs: { target: 'thing' },
      titles: ['두고 간 것', '하루 만에'],
      steps: [
        tell(
          'world',
          [
            '{place}에 {target}이 놓여 <있다>. {hero.who}이 그것을 <집어들다>.',
            '아무도 없는 {place}에서 {hero.who}이 {target}을 <줍다>.',
          ],
          { shows: 'target' },
        ),
        tell('want', '누가 찾으러 올 것 <같다>. 그래서 자리를 뜨지 <못하다>.'),
        tell('days', '지나는 이마다 붙들고 <묻다>. 다들 부러운 듯 고개만 <젓다>.', MAYBE),
        tell('meet', '해 질 무렵, {other.who}이 숨을 몰아쉬며 <나타나다>.'),
        say('ask_line', '이거 <잃어버리다+?>'),
        say('answer_line', '아니^. 버리고 갔다가, 하루도 못 버텼어^.'),
        show('hands', '{target}이 두 손 사이에 놓인다. 아무도 먼저 당기지 않는다.', { ...MAYBE, shows: 'target' }),
        tell('turn', '잃은 것은 찾으면 그만인데, 버린 것은 다시 가져가기가 <어렵다*>.', MAYBE),
        tell('price', '돌려주는 일이 줍는 일보다 <힘들다*>. 하루 사이에 {hero}도 정이 든 것<이다>.', EXTRA),
        say('resolve_line', '여기 둘게^. 생각나면 보러 <오다!>.'),
        say('doubt_line', '날마다 생각나면 어떡해^?', MAYBE),
        tell('end', [
          '그 뒤로 {other}은 날마다 <들르다>. 보러 왔다는 말은 안 <하다>.',
          '지금은 주인이 둘<이다->. 버린 쪽과 주운 쪽, 누가 더 아끼는지 <다투다->.',
        ]),
      ],
    },
    {
      name: 'twelve owners',
      tones: ['light'],
      needs: { target: 'thing' },
      titles: ['주인은 열두 명', '안 가져갈 사람'],
      steps: [
        tell(
          'world',
          [
            '{hero.who}이 {place}에서 {target}을 <줍다>. 착하게도 주인을 찾는다고 써 <붙이다>.',
            '길에서 {target}을 주운 {hero.who}이 주인을 찾아 <나서다>. 정직해서 탈<이다>.',
          ],
          { shows: 'target' },
        ),
        tell('obstacle', [
          '이튿날 아침, 주인이 열두 명 <오다>.',
          '소문을 내자 주인이 <나타나다>. 점심때까지 열두 명<이다>.',
        ]),
        tell('meet', '맨 앞에 {other.who}이 <서다>. 눈물까지 미리 흘리고 <있다>.'),
        say('ask_line', '흠집이 어디에 <있다?>', MAYBE),
        say('answer_line', '제일 아픈 데에^.', MAYBE),
        show('look', '{hero}과 {other}이 {target}을 사이에 두고 눈싸움을 한다.', { ...MAYBE, shows: 'target' }),
        tell('setback', '열둘이 저마다 이름을 <부르다>. {target}은 열두 개의 이름을 <얻다>.', MAYBE),
        tell('attempt', '하는 수 없이 반으로 자르겠다고 <하다>. 옛날 임금이 써먹은 수<이다>.'),
        tell('turn', '열한 명이 좋다고 <하다>. 큰 쪽으로 달라고 <하다>.'),
        say('doubt_line', '그냥 그쪽이 <가지다!>. 자르는 건 못 보겠어^.', MAYBE),
        tell('deed', '마지막까지 말린 이에게 {target}을 <건네다>. {other}<이다>.'),
        tell('end', [
          '나중에 물어보니 {other}의 것도 <아니다+>. 자르면 아까워서 그랬다고 <하다>.',
          '진짜 주인은 한 달 뒤에 <오다>. 줄이 길어서 돌아갔었다고 <하다>.',
        ]),
      ],
    },
  ],
  lose: [
    {
      name: 'where it was not needed',
      tones: ['warm'],
      titles: ['빈자리의 모양', '마지막으로 본 곳'],
      steps: [
        tell('sign', [
          '{hero.who}이 {target}을 <잃다>. {place}에서는 누구나 하나쯤 잃는데, 하필 그것<이다>.',
          '{place}에서 {hero.who}이 {target}을 <잃어버리다>. 없어진 줄도 저녁에야 <알다>.',
        ]),
        tell('want', [
          '해가 지기 전에 {want.will} 생각<이다>. 온 길을 거꾸로 <밟다>.',
          '온 길을 거꾸로 <걸어가다>. 잃기 전의 하루로 돌아가려는 것처럼.',
        ]),
        say('ask_line', '마지막으로 웃은 데가 어디였지^?'),
        say('answer_line', '거기 말고, 그 전에^.'),
        tell('attempt', '{elsewhere}까지 가 <보다>. 비슷한 것만 나오는 게 더 <야속하다*>.', { ...AWAY, ...MAYBE }),
        show('alone', '{elsewhere}에 쪼그려 앉은 {hero}.', { ...AWAY, ...MAYBE }),
        tell('obstacle', '그런데 찾을수록 생김새가 <흐려지다>. 제대로 본 지가 오래된 것<이다>.'),
        tell('turn', [
          '잃은 날은 오늘이 <아니다>. 안 보기 시작한 날<이다>.',
          '다들 오늘 없어진 줄 알지만, {hero}은 <알다>. 안 쳐다본 지 벌써 한참<이다+>.',
        ]),
        say('secret_line', '늘 거기 있을 줄 알았던 거지^. 다들 그래^.', EXTRA),
        tell('deed', '문을 열어 둔 채로, 기억나는 것을 하나씩 소리 내어 <말하다>.', MAYBE),
        say('resolve_line', '못 찾아도, 어떻게 생겼는지는 안 잊을래^.', MAYBE),
        tell('end', [
          '돌아온 것은 사흘 뒤<이다>. 이번에는 매일 한 번씩 <쳐다보다>.',
          '사흘째 되는 날, 문 앞에 와 <있다>. 그날부터 자기 전에 꼭 한 번 <돌아보다>.',
        ]),
      ],
    },
    {
      name: 'all looking for the loser',
      tones: ['light'],
      titles: ['그걸 왜 거기서', '찾는 중'],
      steps: [
        tell('world', [
          '{hero.who}이 {target}을 <잃어버리다>. {place}에서 모르는 이가 없을 만큼 크게 <떠들다>.',
          '아침부터 {place}이 <시끄럽다*>. {hero.who}이 {target}을 잃은 것<이다>.',
        ]),
        say('ask_line', '{my} 것 못 <보다+?> 없으면 못 <살다>.'),
        say('answer_line', '지난달에도 그 소리 <하다+>. 잘 살던데^.'),
        tell('attempt', [
          '온 동네가 찾아 <나서다>. 저마다 딴것을 하나씩 찾아 <오다>.',
          '이웃들이 돕겠다고 <나서다>. 찾은 것은 많은데, 그것만 <없다>.',
        ]),
        tell('days', '나온 것 중에는 누군가의 열쇠와 오래된 외상값도 <있다>.', MAYBE),
        tell('obstacle', '하지만 {hero}이 웃지를 않으니, 아무도 집에 못 <가다>.', MAYBE),
        show('hands', '손이 {prop}을 뒤집어 본다. 아니다.', MAYBE),
        tell('setback', '저녁쯤에는 다들 무엇을 찾는지 <잊다>. 일단 <찾다>.', MAYBE),
        tell('turn', [
          '정작 {target}은 처음부터 제자리에 <있다+>. 제자리부터 안 본 것<이다>.',
          '알고 보니 {target}은 한 발짝도 안 <움직이다+>. 움직인 쪽은 {hero}<이다>.',
        ]),
        tell('choice', '이제 와서 찾았다고 말할 용기가 <없다>. 다들 저렇게 열심인데.', EXTRA),
        say('quip_line', '찾았으면 찾았다고 해^. 밥 먹게^.'),
        tell('end', [
          '그날 이후 동네에 잃어버린 것이 <없다>. {hero}의 체면만 아직 못 <찾다+>.',
          '덕분에 그해 {place}에는 잃은 물건이 하나도 <없다>. 체면 하나 빼고.',
        ]),
      ],
    },
    {
      name: 'one by one',
      tones: ['dark', 'bold'],
      titles: ['없어지는 순서', '마지막은 이름'],
      steps: [
        tell('sign', [
          '{hero.who}의 {place}에서 {target}이 <사라지다>. 문은 안에서 잠겨 <있다+>.',
          '잠긴 {place}에서 {target}이 <없어지다>. {hero.who}만 열쇠를 가지고 <있다>.',
        ]),
        tell('omen', '먼지 위에 자국이 남아 <있다>. 끌린 자국이 아니라, 걸어 나간 자국<이다>.', MAYBE),
        say('ask_line', '어젯밤에 누가 <다녀가다+?>'),
        say('answer_line', '문 여는 소리는 못 들었어^. 닫는 소리만^.'),
        tell('want', '잠을 안 자기로 <하다>. {want.will} 수 있는 시간은 밤뿐<이다>.', MAYBE),
        tell('danger', [
          '새벽 두 시, 닫는 소리가 또 <나다>. 이번에는 안쪽<이다>.',
          '그리고 두 시 정각, 방금 닫은 문이 또 한 번 <닫히다>.',
        ]),
        show('motion', '{hero}이 {elsewhere}을 가로질러 뒤쫓는다.', { ...AWAY, ...MAYBE }),
        tell('setback', '뒤쫓을수록 하나씩 <비다>. 말소리, 발소리, 그다음은 이름<이다>.', EXTRA),
        tell('choice', '다 되찾을 수는 <없다>. 하나만 부르면 하나만 <돌아오다->.'),
        say('plea_line', '다른 건 다 가져가도 <되다>. 그것만 <두다!>.', MAYBE),
        tell('deed', '그래서 제 이름을 내주고, 있는 힘껏 {target}을 <부르다>.'),
        tell('end', [
          '{target}은 제자리에 <있다>. 다들 반가워하며 <묻다>. 누가 찾아 주었느냐고.',
          '날이 새자 {target}이 돌아와 <있다>. 누가 찾았는지 아는 이는 <없다>.',
        ]),
      ],
    },
  ],
  search: [
    {
      name: 'asked at every door',
      tones: ['warm'],
      titles: ['본 적 있나요', '문 하나만 더'],
      steps: [
        tell('world', [
          '{hero.who}은 {target}을 찾아 집을 <나서다>. {place}에서 나고 자라, 길은 하나밖에 <모르다>.',
          '{hero.who}이 {target}을 찾기 <시작하다>. {place}의 첫 번째 집부터.',
        ]),
        tell('habit', [
          '문을 두드리고, 묻고, 고맙다고 <하다>. 없다는 말에도 고맙다고 <하다>.',
          '집집마다 같은 말을 <하다>. 혹시 보셨느냐고, 아니면 괜찮다고.',
        ]),
        say('ask_line', '혹시 지나가는 거 못 <보다+?>'),
        say('answer_line', '찾는 이는 많이 봤지^. 두 번 온 이는 처음<이다>.'),
        tell('obstacle', '그런데 물을 때마다 대답이 달라서, 길만 자꾸 <늘다>.', MAYBE),
        tell('attempt', '{elsewhere}까지 <가다>. 발이 먼저 지치고, 목소리는 그다음<이다>.', { ...AWAY, ...MAYBE }),
        show('alone', '{elsewhere}에 서서 왔던 길을 돌아보는 {hero}.', { ...AWAY, ...MAYBE }),
        tell('turn', [
          '그때 누가 <말하다>. 며칠 전부터 {hero}을 찾고 다니는 이가 있다고.',
          '돌아서는데 누가 일러 <주다>. 누가 {hero}을 찾으며 문을 두드리고 다닌다고.',
        ]),
        tell('price', '서로 찾느라 서로를 지나친 것<이다>. 적어도 두 번은.', EXTRA),
        say('resolve_line', '이제 {me}는 안 움직일래^. 한쪽은 서 있어야지^.'),
        tell('deed', '처음 두드린 문 앞으로 돌아가 <앉다>. 하루를 꼬박 앉아 <있다>.', MAYBE),
        tell('end', [
          '발소리가 <가까워지다>. 문을 두드리고, 묻고, 고맙다고 하는 소리<이다>.',
          '이튿날, 누가 문을 <두드리다>. 혹시 보셨느냐고 묻는 그 목소리<이다>.',
        ]),
      ],
    },
    {
      name: 'experts',
      tones: ['light'],
      titles: ['대충 저쪽', '찾는 데 도사'],
      steps: [
        tell('world', [
          '{hero.who}이 {target}을 찾아 {place}을 <나서다>. 지도는 없고, 자신감은 <있다>.',
          '{place}을 나서며 {hero.who}이 <말하다>. {target} 찾는 건 하루면 된다고.',
        ]),
        tell('meet', '길목에서 {other}을 <만나다>. 찾는 데는 도사라고 <하다>.', MAYBE),
        say('ask_line', '그래서, 어느 쪽<이다?>'),
        say('answer_line', '대충 저쪽^. 자세히는 가면서 알아보고^.'),
        tell(
          'attempt',
          [
            '{elsewhere}에서 왼쪽으로 세 번 <꺾다>. 정확히 제자리로 <오다>.',
            '하루를 걸어 {elsewhere}을 한 바퀴 <돌다>. 경치는 <좋다*>.',
          ],
          AWAY,
        ),
        show('motion', '{hero}이 확신에 찬 걸음으로 반대쪽을 향한다.', { ...AWAY, ...MAYBE }),
        tell('obstacle', '그런데 도사는 하나가 <아니다>. 만나는 이마다 손가락이 다른 데를 <가리키다>.', MAYBE),
        say('doubt_line', '잠깐만^. 우리가 지금 뭘 찾고 <있다+?>'),
        tell('setback', '사흘째에는 길을 <잃다>. 찾을 것이 둘로 <늘다>.', MAYBE),
        tell('turn', [
          '마지막으로 코흘리개에게 <묻다>. 대답은 셋 중 제일 <짧다*>. 뒤.',
          '포기하고 돌아선 순간<이다>. 돌아서니까 <보이다>.',
        ]),
        say('quip_line', '봐^. 대충 이쪽이라고 했잖아^.', EXTRA),
        tell('end', [
          '{target}은 출발한 데서 스무 걸음 거리에 <있다+>. 사흘 길은 아무에게도 말하지 않기로 <하다>.',
          '찾은 자리는 집에서 스무 걸음<이다>. 기록에는 사흘 길이라고 <적다>.',
        ]),
      ],
    },
    {
      name: 'the trail was laid',
      tones: ['dark'],
      titles: ['흔적이 너무 많다', '따라오라는 듯이'],
      steps: [
        tell('case', [
          '{hero.who}이 {target}의 흔적을 <쫓다>. {place}에서 끊긴 지 {years}째<이다>.',
          '{years} 동안 {hero.who}은 {target}을 찾고 <있다>. 흔적은 {place}에서 <끊기다+>.',
        ]),
        tell('sign', [
          '오늘은 흔적이 <있다>. 그것도 너무 <많다*>.',
          '그런데 밤사이 새 흔적이 <생기다>. 젖지도, 밟히지도 않은.',
        ]),
        say('doubt_line', '이건 흘린 게 아니라 놓은 거<이다>.'),
        say('resolve_line', '알아^. 그래도 따라갈 데가 여기뿐<이다>.'),
        tell('attempt', '한 걸음마다 다음 것이 <보이다>. 걸음 폭까지 맞춰 놓은 듯 <하다*>.', MAYBE),
        show('passage', '{elsewhere}. 인기척이 없다. 흔적만 이어진다.', { ...AWAY, ...MAYBE }),
        tell('clue', '{elsewhere}에서 마지막 하나를 <줍다>. {hero}이 {years} 전에 버린 것<이다>.', {
          ...AWAY,
          ...MAYBE,
        }),
        tell('danger', '그제야 <알다>. 흔적은 {target}의 것이 <아니다+>. {hero}을 찾던 이의 것<이다>.', MAYBE),
        tell('turn', [
          '찾는 쪽은 늘 앞만 <보다->. 그래서 {years} 동안 뒤를 안 본 것<이다>.',
          '쫓는 줄 알았던 {years} 내내, 누가 반걸음 뒤에 <있다+>.',
        ]),
        say('secret_line', '찾는 게 너무 늦더라고^. 그래서 마중 나왔어^.'),
        tell('price', '물어볼 말이 백 가지였는데 하나도 안 <남다>.', EXTRA),
        tell('end', [
          '{place}의 흔적은 거기서 <끝나다>. 이제는 {hero}의 것까지 둘<이다->.',
          '다음 날부터 다른 이가 {place}을 <뒤지다>. 찾는 이름은 {hero}<이다>.',
        ]),
      ],
    },
    {
      name: 'before the light goes',
      tones: ['bold'],
      titles: ['해 지기 전', '대답할 때까지'],
      steps: [
        tell('world', [
          '해가 지면 {place}은 <닫히다->. 그 전에 {hero.who}은 {target}을 찾아야 <하다>.',
          '{hero.who}에게 남은 것은 반나절<이다>. {place} 어딘가에 {target}이 <있다>.',
        ]),
        tell('obstacle', '길은 셋, 시간은 하나를 가 볼 만큼만 <있다>.'),
        say('doubt_line', '셋 다 틀리면 어떡해^?'),
        say('resolve_line', '그럼 네 번째 길이지^.'),
        tell('attempt', '첫 번째 길은 <막히다+>. 두 번째는 더 일찍 <막히다+>.', { ...AWAY, ...MAYBE }),
        show('motion', '{hero}이 {elsewhere}의 비탈을 뛰어오른다.', { ...AWAY, ...MAYBE }),
        tell('setback', '세 번째 길이 발밑에서 <무너지다>. 돌아갈 길도 같이 <없어지다>.', { ...AWAY, ...MAYBE }),
        tell('choice', '소리쳐 부르면 {hero}의 자리도 <드러나다->. 부르지 않으면 못 <찾다->.', MAYBE),
        tell('deed', [
          '숨을 모아 {target}을 <부르다>. 한 번, 두 번, 쉬지 않고.',
          '숨는 것을 그만두고 높은 데로 올라가 {target}을 <부르다>.',
        ]),
        show('breath', '메아리가 잦아든다. {hero}이 숨을 멈춘다.', EXTRA),
        tell('turn', '마지막 빛 한 줄기가 길도 아닌 데를 <비추다>. 거기<이다>.'),
        tell('end', [
          '해는 <지다>. 그러나 돌아오는 그림자는 하나가 <아니다>.',
          '닫히는 {place}에서 마지막으로 나온 것은 나란한 그림자<이다>.',
        ]),
      ],
    },
  ],
  return: [
    {
      name: 'by hand',
      tones: ['warm', 'light', 'dark', 'bold'],
      needs: { brings: true },
      titles: ['두 손으로', '늦은 초인종', '얼마나 늦었어요'],
      steps: [
        tell(
          'world',
          [
            '{hero.who}이 맡은 것은 늘 하루 안에 주인을 <만나다>. {target}만 <빼다>.',
            '{hero.who}에게 전하지 못한 것이 꼭 하나 <남다>. {target}<이다>.',
          ],
          { shows: 'target' },
        ),
        tell('want', [
          '직접 손에 쥐여 주려고 {hero}이 길을 <나서다>. 생각이 바뀌기 전에.',
          '멀지 않다고들 <하다>. 가 본 사람은 하나도 <없다>.',
        ]),
        show('passage', '{hero}이 {elsewhere}을 지나간다. 품에 든 것을 한 번 더 여민다.', MAYBE),
        tell(
          'obstacle',
          [
            '주소는 맞는데 사람이 <없다>. 일곱 집이 여덟 방향을 <가리키다>.',
            '문패는 그대로인데 모르는 얼굴이 고개를 <젓다>.',
          ],
          EXTRA,
        ),
        tell(
          'meet',
          [
            '마지막 문이 <열리다>. {other.who}이 얼굴보다 손을 먼저 <보다>.',
            '문을 연 것은 {other.who}<이다>. 무엇인지 단번에 <알아보다>.',
          ],
          { shows: 'other' },
        ),
        say('ask_line', '{I} 너무 늦은 건 <아니다?>'),
        say('answer_line', '얼마나 늦었는지부터 들어 보고^.'),
        tell(
          'turn',
          [
            '{other}은 바로 보지 <않다>. 손바닥에 올려 무게를 재더니 천천히 <웃다>.',
            '한참을 그냥 들고 <있다>. 누구 손을 잡은 것처럼.',
          ],
          { shows: 'target' },
        ),
        say('secret_line', '기다리는 건 그만뒀어^. 의자만 안 치웠지^.', MAYBE),
        tell('end', [
          '돌아오는 길에 {hero}은 빈손을 자꾸 <들여다보다>. 저녁까지 <따뜻하다*>.',
          '이제 들 것이 하나도 <없다>. 그래도 {hero}은 먼 길로 <돌아오다>.',
        ]),
      ],
    },
    {
      name: 'set for one more',
      tones: ['warm'],
      needs: { brings: false },
      titles: ['국은 다시 데우면', '늦은 마중'],
      steps: [
        tell('departure', [
          '{years} 만에 {hero.who}이 {place}으로 <돌아가다>. 올 때보다 짐이 <적다*>.',
          '{hero.who}이 {place}으로 돌아가는 데 {years}이 <걸리다>. 길은 한나절인데.',
        ]),
        tell(
          'want',
          [
            '{want}만 하면 되는데, 아무 말 없이 떠난 것이 자꾸 발을 <잡다>.',
            '할 말을 외우며 <걷다>. 동구 밖에서 다 <잊다>.',
          ],
          MAYBE,
        ),
        tell('obstacle', '골목은 그대로인데 문패가 <바뀌다+>. 아는 이름이 하나도 <없다>.', MAYBE),
        tell('setback', '그래서 문 앞을 세 번 <지나치다>. 지나가는 손님처럼.'),
        show('breath', '{hero}이 손을 들었다가 내린다. 문은 그대로다.', MAYBE),
        tell('meet', '네 번째에 문이 먼저 <열리다>. {other.who}<이다>.'),
        say('ask_line', '{I} 온 줄 어떻게 <알다+?>'),
        say('answer_line', '세 번째 지나갈 때^. 뒷모습이 똑같더라고^.'),
        tell('turn', [
          '상에는 수저가 한 벌 더 놓여 <있다>. 오늘만 그런 게 <아니다>.',
          '안에서 국 냄새가 <나다>. 아침마다 하나 더 푸느라 남은 국<이다>.',
        ]),
        say('plea_line', '미안하다는 말부터 하게 해 <주다!>.', EXTRA),
        say('quip_line', '먹고 해^. 식은 걸 {years} 봤더니 지겨워^.', MAYBE),
        tell('end', [
          '외워 온 말은 그날도 못 <하다>. 밥을 두 그릇 먹느라고.',
          '할 말은 결국 설거지를 하면서 <하다>. 물소리가 커서 다행<이다>.',
        ]),
      ],
    },
    {
      name: 'not quite missed',
      tones: ['light'],
      needs: { brings: false },
      titles: ['어디 갔었어?', '환영은 내일'],
      steps: [
        tell('departure', [
          '{hero.who}이 {place}으로 <돌아오다>. 가는 길에 환영 인사에 답할 말을 <연습하다>.',
          '당당하게 떠났던 {hero.who}이 {place}으로 <돌아오다>. 조용히, 뒷길로.',
        ]),
        tell('want', '눈물 바람이 나면 어쩌나 <걱정하다>. 손수건까지 미리 <챙기다>.', MAYBE),
        tell('meet', '첫 번째로 마주친 이는 {other.who}<이다>.', MAYBE),
        say('hello_line', '{I} 돌아왔어^!'),
        say('doubt_line', '어디 갔었어^?'),
        show('look', '{hero}의 벌린 두 팔이 천천히 내려온다. {other}은 하던 일을 한다.', MAYBE),
        tell('obstacle', [
          '없는 동안 큰일이 났기를 바랐는데, 아무 일도 <없다+>. 오히려 다들 살이 <찌다+>.',
          '알고 보니 {place}은 {hero} 없이도 아주 잘 <돌아가다>. 그게 제일 <섭섭하다*>.',
        ]),
        tell('attempt', '먼 데서 본 것을 이야기해 <보다>. 다들 저녁거리 이야기로 <돌아가다>.', MAYBE),
        tell('setback', '그래서 가방을 도로 <싸다>. 이번에는 모두 보는 앞에서.'),
        say('quip_line', '나가는 김에 파 한 단만 사 <오다!>.', EXTRA),
        tell('turn', [
          '그런데 {hero}의 자리만 먼지가 <없다>. 누가 날마다 닦은 것<이다>.',
          '문을 나서다 <보다>. 문설주의 {hero} 이름만 새로 칠해져 <있다>.',
        ]),
        tell('end', [
          '가방은 풀지도 못하고 심부름을 <가다>. 그제야 집에 온 것 <같다>.',
          '그날 저녁 {hero}은 파를 <다듬다>. 아무도 안 물어봤지만, 집이 <좋다*>.',
        ]),
      ],
    },
    {
      name: 'somebody sits there',
      tones: ['dark', 'bold'],
      needs: { brings: false },
      titles: ['불 켜진 창', '먼저 온 나'],
      steps: [
        tell('departure', [
          '{years} 만에 {hero.who}이 {place}으로 <돌아오다>. 비어 있어야 할 창에 불이 켜져 <있다>.',
          '{hero.who}이 {place}으로 돌아온 밤, 창에 불이 <있다>. 켜 둔 이가 없는 불<이다>.',
        ]),
        tell('omen', '열쇠가 <맞다>. 그런데 안에서도 누가 같이 <돌리다>.'),
        say('hello_line', '거기 누구^? 여기 {my} 집<이다>.'),
        say('answer_line', '그 이름으로는 벌써 한 번 <돌아오다+>. 지난겨울에^.'),
        tell('obstacle', '벽의 사진마다 누가 {hero}의 자리에 서 <있다>. 웃는 모양까지 <같다>.', MAYBE),
        show('look', '{hero}과 {other}이 문지방을 사이에 두고 마주 선다.', MAYBE),
        tell('danger', '이웃들이 불을 들고 <나오다>. 처음 보는 얼굴이라고 다들 <말하다>.'),
        tell('setback', '{elsewhere}까지 <쫓겨나다>. 고향이 등 뒤에서 빗장을 <지르다>.', { ...AWAY, ...MAYBE }),
        tell('choice', '그대로 떠나면 <살다->. 다만 그때부터는 아무도 <아니다>.', MAYBE),
        say('resolve_line', '{my} 집에 {I} 들어가는 데 허락은 필요 <없다>.', EXTRA),
        tell('turn', [
          '집만이 아는 것이 하나 <있다>. {hero}은 세 번째 마루를 <밟다>. 삐걱 소리가 <나다>.',
          '그래서 눈을 감고 <걷다>. 가짜는 셋째 마루가 우는 줄 <모르다>.',
        ]),
        tell('end', [
          '불은 <꺼지다>. 아침에 보니 문패에 이름이 둘, 필체는 하나<이다>.',
          '다음 날 그 집에는 아무도 <없다>. 수저 한 벌만 아직 <따뜻하다*->.',
        ]),
      ],
    },
  ],
  rescue: [
    {
      name: 'the long way down',
      tones: ['bold', 'dark'],
      titles: ['팔 하나만큼', '놓지 마'],
      steps: [
        tell('world', [
          '{hero.who}이 {place}에서 소리를 <듣다>. {target} 쪽<이다>.',
          '{place}에서 {hero.who}만 고개를 <들다>. {target}이 위험한 것<이다>.',
        ]),
        tell('want', [
          '{want.will} 시간은 망설이기에도 <모자라다*>.',
          '다들 사람을 부르러 <가다>. {hero}은 반대로 <뛰다>.',
        ]),
        show('motion', '{hero}이 {elsewhere}으로 뛰어든다.', { ...AWAY, ...MAYBE }),
        tell(
          'obstacle',
          [
            '{elsewhere}의 길은 반쯤 <무너지다+>. 나머지 반이 흔들리고 <있다>.',
            '가는 길은 이미 <끊기다+>. 뛰면 닿고, 재면 못 닿는 거리<이다>.',
          ],
          AWAY,
        ),
        tell('attempt', '첫 번째는 한 뼘이 <모자라다*>. 두 번째는 반 뼘<이다>.', MAYBE),
        say('doubt_line', '이러다 둘 다 못 <나가다>.'),
        say('resolve_line', '{I} 온 길은 셋도 지나가^.'),
        tell('price', '잡으려면 제가 잡고 있던 것을 놓아야 <하다>.', MAYBE),
        tell('deed', ['먼저 <놓다>. 그리고 <잡다>.', '두 팔을 다 <뻗다>. 딛고 선 데는 운에 <맡기다>.']),
        show('hands', '맞잡은 손. 마디가 하얗다.', EXTRA),
        tell('turn', '뒤에서 무너지는 소리가 <따라오다>. 반걸음 <늦다>.', MAYBE),
        tell('end', [
          '{place}에 돌아와서야 다리가 <풀리다>. 손은 한참 뒤에야 <풀리다>.',
          '숨이 돌아오고 보니 아직도 꼭 쥐고 <있다->. 놓으라는 말은 아무도 안 <하다>.',
        ]),
      ],
    },
    {
      name: 'who rescued whom',
      tones: ['warm', 'light'],
      titles: ['구하러 갔다가', '누가 누구를'],
      steps: [
        tell('world', [
          '{hero.who}은 {place}에서 제일 조심성이 <많다*>. 그런데 {target}이 갇혔다는 말을 <듣다>.',
          '{target}이 큰일 났다는 소식에, {place}에서 제일 먼저 일어선 이는 {hero.who}<이다>.',
        ]),
        say('doubt_line', '무서워하면서 여기까지 왜 <오다+?>'),
        say('resolve_line', '무서운 건 가면서도 할 수 있으니까^.'),
        tell(
          'attempt',
          [
            '{want.will} 방법을 밤새 <세우다>. 세 번째 줄에서 벌써 <틀리다>.',
            '계획은 <완벽하다*>. 첫 번째 문이 당기는 문이었다는 것만 빼고.',
          ],
          MAYBE,
        ),
        show('motion', '{hero}이 엉거주춤 {elsewhere}을 기어간다.', { ...AWAY, ...MAYBE }),
        tell('obstacle', '들어가는 데는 <성공하다>. 나오는 데를 생각 안 한 것<이다>.'),
        say('ask_line', '혹시… 나가는 길은 <알다?>', MAYBE),
        say('answer_line', '알지^. 구하러 온 거 아니었나^?', MAYBE),
        tell('turn', [
          '결국 {hero}까지 둘이 <갇히다>. 이상하게도 그때부터 안 <무섭다*>.',
          '그렇게 나란히 갇혀서 밤을 <새우다>. 혼자 갇힌 것보다 백배 <낫다*>.',
        ]),
        tell('deed', '새벽에 둘이 한꺼번에 문을 <밀다>. 하나씩 밀 때는 꿈쩍도 않던 문<이다>.'),
        say('quip_line', '그래서, 누가 누구를 구한 거<이다?>', EXTRA),
        tell('end', [
          '{place}에 돌아와 {hero}은 영웅이 <되다>. 문을 민 이야기는 반만 <하다>.',
          '둘은 그날 일을 서로 다르게 <말하다->. 구한 쪽은 언제나 상대방<이다->.',
        ]),
      ],
    },
    {
      name: 'back for a voice',
      tones: ['warm', 'bold'],
      needs: { target: 'other' },
      titles: ['대답하고 있어', '목소리 하나'],
      steps: [
        tell('world', [
          '{place}에서 {other.who}의 목소리가 <끊기다>. 끝까지 듣고 있던 이는 {hero.who}<이다>.',
          '{hero.who}은 {place}에서 가느다란 소리를 <듣다>. {other.who}<이다>.',
        ]),
        say('plea_line', '아무 말이나 <하다!>. 소리만 나면 찾아갈게^.'),
        say('answer_line', '할 말이 <없다>. 무섭다는 말밖에^.'),
        tell('want', '그러면 노래를 하라고 <하다>. 아는 노래가 하나라고 <하다>. 그걸로 <되다>.', MAYBE),
        tell('attempt', '노래를 따라 {elsewhere}을 <더듬다>. 한 소절에 한 걸음씩.', { ...AWAY, ...MAYBE }),
        show('alone', '{elsewhere}. {hero}이 눈을 감고 귀를 기울인다.', { ...AWAY, ...MAYBE }),
        tell('setback', [
          '둘째 소절에서 노래가 <멎다>. {hero}도 <멎다>.',
          '그런데 노래가 뚝 <그치다>. 제일 긴 침묵<이다>.',
        ]),
        tell('turn', '그래서 이번에는 이쪽에서 <부르다>. 음정은 하나도 안 <맞다>.'),
        say('quip_line', '거기… 음이 <틀리다+>.'),
        tell('deed', '틀린 음을 고쳐 주는 소리를 따라, 마지막 한 걸음을 <딛다>.', MAYBE),
        say('thanks_line', '다시는 노래하지 <말다!>. 고마워^.', EXTRA),
        tell('end', [
          '지금도 둘은 그 노래를 <부르다->. 하나는 꼭 한 음을 일부러 <틀리다->.',
          '살아 돌아온 것은 둘, 외운 노래는 하나<이다>.',
        ]),
      ],
    },
  ],
  escape: [
    {
      name: 'counting steps',
      tones: ['dark', 'bold'],
      titles: ['이백열두 걸음', '세는 버릇'],
      steps: [
        tell('world', [
          '{hero.who}은 {place}에서 걸음을 <세다>. 벽까지 열둘, 문까지 이백<이다>.',
          '{place}에서 {hero.who}이 하는 일은 세는 것<이다>. 걸음, 자물쇠, 숨소리.',
        ]),
        tell(
          'want',
          [
            '{target.from} 벗어날 틈은 하루에 한 번, 열을 셀 동안<이다>.',
            '{want.will} 날을 고르지 <않다>. 날이 고르게 <두다>.',
          ],
          MAYBE,
        ),
        tell('obstacle', '그런데 오늘은 숫자가 안 <맞다>. 한 걸음이 <남다>.', MAYBE),
        say('ask_line', '지금 가면, 눈감아 <주다?>'),
        say('answer_line', '열까지만 셀게^. 빨리 세는 버릇이 <있다>.'),
        show('look', '{hero}과 {other}의 눈이 마주친다. 입술이 하나, 둘을 센다.', MAYBE),
        tell('danger', ['넷에 불이 <켜지다>. 아직 여섯이 남아 <있다+>.', '여섯을 셀 때 등 뒤에서 문이 <열리다>.']),
        show('motion', '{hero}이 {elsewhere}을 내달린다.', { ...AWAY, ...MAYBE }),
        tell('choice', '{elsewhere} 끝에서 길이 <끊기다>. 뛰어내릴 높이를 셀 시간은 <없다>.', AWAY),
        tell('deed', ['처음으로 세지 않고 <뛰다>.', '숫자를 버리고, 허공에 한 발을 <내딛다>.']),
        tell('turn', '뒤에서는 아직도 셈 소리가 <나다>. 여덟, 여덟, 여덟.', EXTRA),
        tell('end', [
          '바깥의 첫 아침, {hero}은 몇 걸음을 걸었는지 <모르다>. 그게 <좋다*>.',
          '지금은 아무것도 세지 <않다->. 고마운 숫자 하나만 <기억하다->. 여덟.',
        ]),
      ],
    },
    {
      name: 'the door was open',
      tones: ['light'],
      titles: ['열려 있었다', '탈출은 세 번'],
      steps: [
        tell('world', [
          '{hero.who}은 {years}째 {place}에서 도망칠 궁리를 <하다>.',
          '{place}의 {hero.full}에게는 완벽한 탈출 계획이 <있다>. 서른두 번째<이다>.',
        ]),
        tell('want', '{want.will} 준비는 끝났는데, 하필 저녁이 맛있는 날<이다>.', MAYBE),
        tell('attempt', [
          '첫 시도는 창문<이다>. 어깨까지 <나가다>. 어깨부터 못 <나가다>.',
          '담을 넘는 데 <성공하다>. 넘고 보니 안쪽 담<이다>.',
        ]),
        say('doubt_line', '거기서 뭐 <하다?>'),
        say('denial_line', '환기.'),
        show('look', '창틀에 낀 {hero}. {other}이 고개를 기울인다.', MAYBE),
        tell('setback', '땅굴은 {elsewhere}으로 이어질 예정<이다+>. 부엌으로 <이어지다>.', MAYBE),
        tell('obstacle', '그런데 지키는 쪽이 도무지 막지를 <않다>. 자존심이 <상하다>.', MAYBE),
        say('ask_line', '왜 안 <잡다?>', MAYBE),
        say('quip_line', '문은 늘 열려 있었는데^.'),
        tell('turn', [
          '밀어 <보다>. 정말 <열리다>. {years} 동안 당기기만 한 것<이다>.',
          '가서 보니 자물쇠가 <없다>. 원래 없던 것 <같다>.',
        ]),
        tell('end', [
          '그날 {hero}은 당당히 걸어 <나가다>. 그리고 저녁때 <돌아오다>.',
          '지금은 마음대로 드나들 수 <있다->. 재미는 예전만 <못하다*->.',
        ]),
      ],
    },
    {
      name: 'one stays',
      tones: ['warm', 'dark'],
      titles: ['한 자리가 모자라서', '먼저 가'],
      steps: [
        tell('world', [
          '{hero.who}과 {other.who}이 {place}에서 나갈 날을 <기다리다>. 문은 한 번에 하나만 <지나다->.',
          '{place}에는 나가는 길이 하나 <있다>. {hero.who}이 찾고, {other.who}이 넓힌 길<이다>.',
        ]),
        tell('bond', '밤마다 번갈아 일을 <하다>. 한쪽은 망을 보며 바깥 이야기를 <지어내다>.', MAYBE),
        say('ask_line', '나가면 뭐부터 <하다?>'),
        say('answer_line', '문 열어 놓고 자기^. 밤새 활짝^.'),
        tell('danger', [
          '그런데 하루 먼저 발소리가 <오다>. 둘이 나가기에는 <늦다>.',
          '약속한 날 전날 밤, 열쇠 소리가 <들리다>.',
        ]),
        show('look', '둘이 좁은 틈을 보고, 서로를 본다.', MAYBE),
        tell('choice', '누군가는 남아서 자리에 누워 있는 척을 해야 <하다>.', MAYBE),
        say('secret_line', '{me}는 좁은 데를 못 지나가^. 처음부터^.'),
        tell('price', '거짓말인 줄 <알다>. 그 틈을 넓힌 것이 {other}<이다+>.', MAYBE),
        tell('deed', [
          '나가서 뛰지 <않다>. 바깥에서 다시 <파다>.',
          '밖으로 나온 {hero}은 도망치는 대신 문 쪽으로 <돌아가다>.',
        ]),
        say('resolve_line', '문 열어 놓고 자려면 둘은 있어야지^.', EXTRA),
        tell('end', [
          '지금 그 집에는 문이 <없다->. 겨울에는 둘 다 후회를 <하다->.',
          '문을 열어 놓고 잔 첫날 밤, 둘은 추워서 한숨도 못 <자다>.',
        ]),
      ],
    },
  ],
} as const satisfies Partial<Record<FrameId, readonly Plot[]>>;
