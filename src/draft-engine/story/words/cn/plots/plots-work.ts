import type { FrameId } from '../../../frames/frames.ts';
import { type Plot, show, speak, tell } from '../../../plots/plot.ts';

/** Courses of events of making and mending. */
export const WORK_PLOTS = {
  build: [
    {
      name: 'built for two',
      tones: ['warm'],
      titles: ['差一块', '给谁造的'],
      steps: [
        tell('world', [
          '{hero.who}在{place.in}动工，要造{object}，没跟任何人商量。',
          '没有图纸，{hero.who}照着记忆里的样子，在{place.in}造{object}。',
        ]),
        tell('want', [
          '旁人问造给谁，{hero}不答。{he}只管{want}，一天不停。',
          '说要{want}，{hero}一说就是{years}年，今年才敢动手。',
        ]),
        speak('ask_line', ['你看，像不像从前那个？', '你还记得，它原来多高吗？'], { spare: 1 }),
        speak('answer_line', ['像。高了一点，那时候我们矮。', '记得，伸手刚好够不着。'], { spare: 1 }),
        tell(
          'days',
          ['白天量，夜里想。错了就拆，拆到{hero}觉得对为止。', '拆了三回，装了四回，每回都差那么一点意思。'],
          { spare: 1 },
        ),
        tell('setback', ['偏偏快成的时候，一阵大风，全趴下了。', '谁料最后一天，撑着的那边一歪，从头塌到尾。'], {
          place: 'here',
        }),
        show('alone', '{hero}坐在一地散乱中间，很久没有动。', { place: 'here' }),
        tell(
          'turn',
          [
            '第二天{time}，{other}来了，什么也不说，先捡起了最底下那块。',
            '天还没亮，有谁在外面敲敲打打。是{other}，已经干了半夜。',
          ],
          { place: 'here' },
        ),
        speak('secret_line', ['从前那个，就是咱俩一起推倒的。', '那年拆它，我也有份。'], { place: 'here', spare: 1 }),
        tell('deed', '两双手抬，比一双手稳。天黑以前，最后一块落了位。', { place: 'here' }),
        speak('quip_line', ['歪了。跟从前一样歪。', '高矮正好，咱们长回去了。'], { spare: 2 }),
        tell('end', [
          '问造给谁的，{hero}这才说：造给那年推倒它的两个孩子。',
          '它站在那儿，一边高一边低，正好容两个人，一起伸手。',
        ]),
      ],
    },
    {
      name: 'the committee',
      tones: ['light'],
      titles: ['大家的意见', '集思广益'],
      steps: [
        tell('world', [
          '{hero.who}要造{object}，坏就坏在，先问了大家的意见。',
          '全{place}都赞成{hero.who}造{object}，只是每人加了一句。',
        ]),
        tell('want', '本意其实很简单：{want}，赶在下雨前。'),
        speak('doubt_line', ['好是好，能不能带个窗？', '再高一点点，就一点点。'], { spare: 1 }),
        speak('resolve_line', ['行，那就加上。', '加！人人有份。'], { place: 'here', spare: 2 }),
        tell('days', [
          '一个月后，它有三个门，两层顶，还有一处专给鸽子留的。',
          '东家要圆，西家要方，{hero}造了个谁也说不出形状的。',
        ]),
        tell(
          'obstacle',
          ['人人的意见都用上了，只有一样没用上：它自己站不住。', '样样齐全，就是已经认不出，它本来是什么。'],
          { spare: 1 },
        ),
        show('look', '{hero}和{other}仰着头，慢慢歪向同一边。'),
        tell('setback', '开工第六十天，它打了个晃，很有礼貌地躺下了。', { place: 'here' }),
        speak('quip_line', ['我早就说，听我一个人的就行。', '我提的那个鸽子窝，倒没坏。'], { spare: 1 }),
        tell(
          'choice',
          ['一点没生气，{hero}量出一小块地，只按一个人的意思造。', '夜里，{hero}把意见本烧了，从第一天那张草图开始。'],
          { place: 'here' },
        ),
        tell('deed', '三天就成了，很小，四四方方，谁来看都说：我就是这么说的。', { place: 'here', spare: 1 }),
        tell('end', [
          '剪彩那天，{place}一致认为，这是大家的功劳。{hero}也同意。',
          '多出来的两扇门没扔。想提意见的，{hero}都请从那儿进。',
        ]),
      ],
    },
    {
      name: 'against the flood',
      tones: ['dark', 'bold'],
      titles: ['还差一尺', '天亮合拢'],
      steps: [
        tell('world', [
          '{hero.who}只有一夜。天亮以前，{object}不立起来，{place}就没了。',
          '水位一个时辰涨一尺。{hero.who}在{place.in}，开始造{object}。',
        ]),
        tell('want', '造过的人都说要一个月。{hero}说，要{want}，就今晚。'),
        speak('doubt_line', ['来不及的，料都不够。', '一晚上？连梁都上不去。'], { spare: 1 }),
        speak('resolve_line', ['拆我家的，先拆。', '料不够，门板算一块。'], { place: 'here' }),
        tell(
          'attempt',
          ['一更拆房，二更立桩，三更已经没有人说话。', '一家拆了门，第二家拆了床，到半夜，没有一家有门。'],
          { place: 'here', spare: 2 },
        ),
        tell('danger', '四更天，最当中那一根，断了。', { place: 'here', spare: 1 }),
        show('motion', '{hero}扑上去，用肩膀死死顶住。', { place: 'here' }),
        speak('plea_line', ['别管我，钉！', '我撑着，快上！'], { place: 'here', spare: 2 }),
        tell(
          'price',
          ['少一根桩，{hero}就当那根桩，站在最底下，站了两个时辰。', '水到膝，到腰，到肩。{hero}数着钉子声，没有动。'],
          { place: 'here' },
        ),
        tell('turn', '钉子打完，{other}才发现，底下没了声音。', { place: 'here', spare: 2 }),
        tell('deed', '几十双手一起往下伸，摸到一只，拽了上来，还握着锤子。', { place: 'here' }),
        tell('end', [
          '天亮，它站住了，{hero}也站住了。家家没有门，开了一个月。',
          '后来加固，正中那根桩没有换，刻了{hero}的名字，当作料单。',
        ]),
      ],
    },
    {
      name: 'how it stands',
      tones: ['told'],
      steps: [
        tell('question', [
          '{hero.who}要{want}，不用一颗钉子。它凭什么站住？',
          '{object}成不成，先问一句：凭什么站得住？问的是{hero.who}自己。',
        ]),
        tell('ground', '{place}，{time}，{weather}。风口上，最难站住东西。', { spare: 1 }),
        speak('witness_line', ['我爷爷造过一回，我拆过一回。', '拆的时候才知道，当年省了哪一步。']),
        tell('step', '先看地，看三天，晴一天，雨一天，夜里一天。', { place: 'here' }),
        tell('fact', ['十分力，七分在地下，三分露在外面给人看。', '每一处接口都留着一丝缝。缝不是错，是给它喘气的。'], {
          place: 'here',
          spare: 1,
        }),
        tell('step', '接着从最重的开始，一样压一样，越往上越轻。', { place: 'here', spare: 1 }),
        tell(
          'cost',
          ['去年立到一半，下了四十天雨，全拆了，从地基重来。', '一年只能干七个月，剩下五个月，等木头自己想明白。'],
          { place: 'here' },
        ),
        show('hands', '手掌贴在接缝上，停了一会儿，轻轻推了推。'),
        speak('voice_line', ['快的我们见多了，熬不过第二个冬天。', '机器三天就好，可没人敢站上去。'], {
          place: 'here',
          spare: 1,
        }),
        tell('answer', ['它站住，不是因为硬，是因为每一处都让了半分。', '答案在缝里：风来了，它先退一步，再站回来。']),
        speak('worth_line', ['站得住的东西，用不着我说话。', '我走了它还站着，这就够了。'], { spare: 1 }),
        tell('outlook', [
          '完工那天没有剪彩，{hero}绕着走了一圈，敲了三下。',
          '第一场大风，安排在今年冬天。{hero}说，等着看。',
        ]),
      ],
    },
  ],
  repair: [
    {
      name: 'the wrong sound',
      tones: ['warm'],
      titles: ['原来的声音', '少修一处'],
      steps: [
        tell('world', [
          '{object}坏了，{hero.who}花了三个晚上，找不出坏在哪儿。',
          '{hero.who}把{object}抱到{place.in}，它整整一个月没动过了。',
        ]),
        tell('want', ['都说买个新的省心。{hero}不听，{he}非要{want}。', '换新的只要半天。可{hero}认准了：{want}。']),
        speak('ask_line', ['它从前，是什么样的？', '它坏之前，有什么动静？'], { spare: 2 }),
        speak('answer_line', ['走两步，歇一下，像在喘气。', '总是慢半拍，我们都等它。'], { spare: 2 }),
        tell('attempt', ['拆开来，擦净，装回去，样样不差，就是不动。', '零件摆了一地，擦得发亮，哪一样都没坏。'], {
          place: 'here',
          spare: 1,
        }),
        tell('obstacle', '来看过的都摇头：没毛病，怎么会不动呢？', { spare: 2 }),
        tell(
          'clue',
          [
            '第四夜，{hero}摸到一处磨损，是多少年里，同一个指头按出来的。',
            '只有一个地方不对：太新了。有谁换过，换得跟原来不一样。',
          ],
          { place: 'here' },
        ),
        show('hands', '{object}在灯下慢慢合拢，一只手停在上面。', { shows: 'target' }),
        speak('secret_line', ['是我换的。嫌它慢，换了个快的。', '我擦过一回，把那点旧的擦掉了。'], {
          place: 'here',
          spare: 2,
        }),
        tell(
          'deed',
          [
            '于是{hero}把新的取下来，照着旧痕，磨了个不太准的装上。',
            '最后一步，{hero}没有修，反倒磨松半分，让它喘得过气。',
          ],
          { place: 'here' },
        ),
        tell('turn', '它动了，走两步，歇一下。屋里谁也没有说话。', { place: 'here' }),
        tell('end', [
          '到今天，{object}还是慢半拍。一家人坐下吃饭，都等着它。',
          '修好以后，它唯一的毛病就是那点慢，{hero}写在了纸上：勿动。',
        ]),
      ],
    },
    {
      name: 'the spare parts',
      tones: ['light'],
      titles: ['多出三个', '越修越多'],
      steps: [
        tell('world', [
          '{hero.who}把{object}拆开的时候，很有把握，装回去的时候，没有。',
          '{object}只是不太灵。{hero.who}看了一眼，说：小毛病。',
        ]),
        tell('want', '话是当着{other}的面说的：今天下午，{want}。'),
        tell(
          'attempt',
          ['装回去，多出三个零件，可它照样转了。', '第一遍修完，桌上剩了三样。{hero}用脚拨到了桌子底下。'],
          { place: 'here', spare: 1 },
        ),
        speak('ask_line', ['你看，是不是比原来好？', '能转，就算好了吧？']),
        speak('quip_line', ['好是好，那三个是找零？', '能转。可它原来不是转的。']),
        tell(
          'setback',
          ['心里不服，{hero}再拆，再装，这回多出五个，它开始唱歌。', '第二遍多了七样，{object}自己走了两步，撞了墙。'],
          { place: 'here', spare: 2 },
        ),
        show('look', '{hero}趴在一堆零件中间，{other}远远退到门口。'),
        tell('days', '第三天，多出来的零件，已经够拼第二台了。', { spare: 1 }),
        tell(
          'turn',
          ['闲着也是闲着，{hero}真拼了一台。那一台，一次就灵。', '于是{other}随手把剩下的拼了拼，嘿，动了。'],
          { place: 'here' },
        ),
        speak('doubt_line', ['那原来那台，到底是什么？', '所以哪个才是原来的？'], { spare: 2 }),
        speak('resolve_line', ['不知道，别再拆了。', '都留着，谁也别问。'], { place: 'here', spare: 2 }),
        tell('end', [
          '一台用着，一台唱歌。{hero}在门口挂了牌：专治没病的。',
          '后来谁家东西坏了，都来找{hero}，一个拿来，两个拿走。',
        ]),
      ],
    },
    {
      name: 'hold until morning',
      tones: ['dark', 'bold'],
      titles: ['停了三秒', '别让它停'],
      steps: [
        tell('world', [
          '{place}全靠{object}撑着。今夜，它停了三秒。只有{hero.who}数到了。',
          '{hero.who}听见{object}停了一下，三秒。{place}上下，没有人发现。',
        ]),
        tell('want', '下一次停，就不止三秒了。{hero}必须{want}，还不能关。'),
        speak('ask_line', ['能撑到天亮吗？', '换一个，要多久？'], { spare: 2 }),
        speak('answer_line', ['不能。最近的零件，在三天路外。', '没得换。造它的早不在了。'], { spare: 2 }),
        tell('attempt', '一边转，一边修，手要赶在齿轮前面。{hero}数着拍子伸进去。', { place: 'here', spare: 2 }),
        tell(
          'danger',
          ['第二次停，七秒，灯灭了一半，外头有人叫起来。', '第二次，停了七秒。整个{place}往下沉了一沉。'],
          { place: 'here', spare: 1 },
        ),
        show('hands', '火花溅开，一只手伸进暗处，又飞快地抽回。'),
        tell('clue', ['最里面有一处老伤，刻着一行字：我用过的，你别再用。', '断口摸到了，断得很齐，不像是自己断的。'], {
          place: 'here',
        }),
        speak('secret_line', ['上回停，是有人把手垫进去的。', '上一个修它的，没把手抽出来。'], {
          place: 'here',
          spare: 2,
        }),
        tell('choice', '没有零件。{hero}看了看手边，取下跟了自己半辈子的那一样。', { place: 'here' }),
        tell('deed', '一送，一转，严丝合缝，像是本来就该在那儿。', { place: 'here' }),
        tell('end', [
          '天亮，{place.in}人人抱怨昨夜没睡好。{hero}没说什么，去睡了。',
          '它至今没再停过。{hero}随身少了一样东西，从来不补。',
        ]),
      ],
    },
    {
      name: 'what is worth mending',
      tones: ['told'],
      needs: { target: 'thing' },
      steps: [
        tell('question', [
          '{object}坏了，换新的更便宜。{hero.who}为什么还要修？',
          '一年上千件送来，{hero.who}只问一句：它怎么坏的？',
        ]),
        tell('ground', '{place}，{time}。架子上排着的，都在等一个名字。', { spare: 2 }),
        speak('witness_line', ['坏的不是东西，是最后一次用它的样子。', '我修过最难的，是一点没坏的。']),
        tell('step', '先不动手。看它往哪边歪，就知道从前是谁在用。', { place: 'here' }),
        tell(
          'fact',
          ['送来的十件里，七件买得到新的，没有一件的主人肯换。', '修一件的工夫，够买三件新的。这笔账，来的人都算过。'],
          { place: 'here', spare: 1 },
        ),
        tell('step', '拆下来的按次序摆，一件不擦，灰也是线索。', { place: 'here', spare: 1 }),
        tell(
          'cost',
          [
            '零件停产了，就自己磨。磨一个，要四天，挣的不够饭钱。',
            '会修的，这条街从前有十一家。如今灯亮着的，就这一家。',
          ],
          { place: 'here', spare: 1 },
        ),
        show('hands', '{object}的缝隙里，一点旧灰被轻轻挑出来。', { shows: 'target' }),
        speak('voice_line', ['我不图它好用，我听听声就行。', '它响起来，屋里就像还有人。'], { place: 'here' }),
        tell('answer', ['它又动了，不如新的快，可主人一听就点了头。', '修回来的，不是新，是原来那个样子。'], {}),
        speak('worth_line', ['修好的，我从来不问它值多少。', '能再坏一次，就说明又用上了。'], { spare: 1 }),
        tell('outlook', [
          '关灯前，架子上空了一格。第二天{time}，又放上了一件。',
          '门口的牌子写着：不收新的。底下一行小字：不急的来。',
        ]),
      ],
    },
  ],
  invent: [
    {
      name: 'the useless one',
      tones: ['warm', 'light'],
      titles: ['没什么用', '第四十一号'],
      steps: [
        tell('world', [
          '{hero.who}发明过四十样东西，{place}的人一样也没用上。',
          '第四十一回了，{hero.who}说，这回是{object}，这回一定行。',
        ]),
        tell('want', '念头只有一个：{want}，让谁都说一句，有用。'),
        speak('doubt_line', ['它能干什么，你先说说？', '上一个，现在还在我家漏水。'], { spare: 1 }),
        speak('resolve_line', ['等它动起来，你就知道了。', '这个不漏水。我试过两次。'], { place: 'here', spare: 2 }),
        tell(
          'attempt',
          ['一按，它亮了。再按，它叹了口气。然后什么也没有了。', '接上最后一根线，它转了三圈，朝{hero}点了点头。'],
          { place: 'here' },
        ),
        tell(
          'setback',
          ['试了九天，除了点头，它什么也不会。看热闹的都散了。', '演示那天来了一大群，它就只会点头，点得大家都走了。'],
          { place: 'here', spare: 1 },
        ),
        show('alone', '{hero}对着它坐着，它轻轻地，又点了一下。', { place: 'here' }),
        tell('meet', [
          '只有{other.who}没走，坐在它对面，说起了家里的事。',
          '夜里，{other.who}悄悄来了，对着它，把白天没处说的话全说了。',
        ]),
        tell(
          'discovery',
          [
            '它点一下头，{other}就往下说一句，说到天亮，眼睛亮了。',
            '每到难说的地方，它就点一点头。{other}说完，睡着了。',
          ],
          { place: 'here' },
        ),
        speak('thanks_line', ['它什么也不懂，可它听完了。', '好多年了，头一回没人插嘴。'], { spare: 1 }),
        tell('days', '后来门口排起了队，来的都不用它干活，只要它点头。', { spare: 1 }),
        tell('end', [
          '说明书只有一行字：不会别的。这是{place}最好用的东西。',
          '四十二号，{hero}没有再做。{he}也排在队里，等着说说话。',
        ]),
      ],
    },
    {
      name: 'the last switch',
      tones: ['dark', 'bold'],
      titles: ['第二个开关', '只开一次'],
      steps: [
        tell('world', [
          '{hero.who}造出了{object}。它只能开一次，没人知道会怎样。',
          '成了。{hero.who}看着{object}，知道外头有三拨人，都在等它。',
        ]),
        tell('want', '当初要{want}，{hero}想的是救人。今夜敲门的，都穿着靴子。'),
        speak('ask_line', ['你要拿它做什么？', '图纸的事，谁说出去的？'], { spare: 2 }),
        speak('threat_line', ['你只管开，别的不归你想。', '开，或者我们替你开。'], { place: 'here', spare: 2 }),
        tell(
          'attempt',
          [
            '还差一个零件，{hero}这么说，拖了一夜。再差一个，又一夜。',
            '为了拖时间，{hero}当着他们的面，拆了装，装了拆。',
          ],
          { place: 'here', spare: 1 },
        ),
        tell('obstacle', '第三夜，他们把{other.who}带了来，不说话，只看表。'),
        show('look', '{hero}和{other}隔着它对视，谁也没有开口。'),
        speak('secret_line', ['别开。我看过图，第二个开关是假的。', '左边那个不能动，对不对？'], {
          place: 'here',
          spare: 2,
        }),
        tell(
          'choice',
          ['手伸了出去，按的不是开，是图上从没画过的那一个。', '数到三，{hero}没有按下去，往外拔了一样最小的东西。'],
          { place: 'here' },
        ),
        tell('danger', '它响了，先轻，后重，整个{place}的灯全暗下来。', { place: 'here', spare: 2 }),
        tell('deed', '它把自己拆了，一颗螺丝一颗螺丝，拆得干干净净。', { place: 'here' }),
        tell('end', [
          '地上只剩一堆零件，拼什么都行，就是拼不回去。',
          '靴子声走远了。{hero}捡起一颗螺丝，给{other}修好了椅子。',
        ]),
      ],
    },
    {
      name: 'one hundred drafts',
      tones: ['told'],
      steps: [
        tell('question', ['世上本来没有{object}。{hero.who}为什么非要有？', '{hero.who}要{want}，起因只是一句抱怨。']),
        tell('ground', '{place}，{time}。灯比人睡得晚，已经是第三年。', { spare: 1 }),
        tell(
          'fact',
          ['一百二十张图，一百一十九张是错的。错的那些，全编了号。', '第一版重四十斤。最后一版，一只手就能拿起来。'],
          { place: 'here', spare: 1 },
        ),
        speak('witness_line', ['我不是想发明，我是嫌麻烦。', '别人问做成没有，我说，又错得好一点。']),
        tell('step', '每失败一次，只改一个地方，不许多改。', { place: 'here' }),
        tell('step', '改完写一行字：这次知道了什么。本子写满了六本。', { place: 'here', spare: 1 }),
        tell(
          'cost',
          ['第二年房子没了，第三年朋友也少了，灯还亮着。', '钱用光那天，{hero}把最后一件家具，改成了第九十号。'],
          { place: 'here', spare: 1 },
        ),
        show('hands', '灯光下，一个小小的零件被轻轻放进去。'),
        speak('voice_line', ['它响的那一下，我以为又坏了。', '头一个试的是我，手都在抖。'], { place: 'here' }),
        tell('answer', ['成的那一张，跟第一张几乎一样，只短了一指。', '难的不是想到它，是把多出来的，一样样拿掉。']),
        speak('worth_line', ['那一百多张，我一张没扔。', '用的人不知道有我，那才叫好用。'], { spare: 1 }),
        tell('outlook', ['如今它到处都是。{hero}又在抱怨别的了。', '那些图都挂在墙上。第一百二十一张，空着。']),
      ],
    },
    {
      name: 'why it exists',
      tones: ['sold'],
      steps: [
        tell('problem', ['{hero}每天都要跟同一个麻烦打一架，从没赢过。', '有个麻烦，人人都忍着，{hero}不想忍了。']),
        speak('customer_line', ['怎么到今天，还没人管管这事？', '就没有一样东西，能治治它？']),
        tell('want', '没有，就自己来。{hero}要{want}，先在{place}占了一张桌子。'),
        tell('attempt', ['第一版太大，第二版太吵，第三版吓着了邻居。', '做了九十九个，每一个都只差一点点。'], {
          place: 'here',
          spare: 1,
        }),
        speak('doubt_line', ['真有这么好？让我试试。', '听着挺玄，你先让我用一天。'], { spare: 1 }),
        tell('product', ['然后有了{object}：小一点，轻一点，安静很多。', '第一百个，就是{object}。']),
        show('hands', '{object}在光里轻轻转了半圈。', { shows: 'target' }),
        tell('proof', ['{other}借去试一天，到现在也没还。', '说好试一天，{other}试了一个月，还在试。'], {
          place: 'here',
        }),
        tell('change', '那个麻烦又来敲门，敲了两下，自己走了。', { place: 'here', spare: 1 }),
        speak('thanks_line', ['别要回去了，我替你保管。', '我就一句话：怎么不早点？'], { spare: 1 }),
        tell('claim', ['{object}。忍到今天，可以不忍了。', '多改了九十九次，就为你少忍一次。{object}。']),
      ],
    },
  ],
  cook: [
    {
      name: 'the missing taste',
      tones: ['warm'],
      titles: ['差一味', '先别动筷子'],
      steps: [
        tell('world', [
          '{hero.who}能做一百道菜，只有一道，{years}年没做成过。',
          '{place}的人都夸{hero.who}的手艺，{he}自己知道，差一道。',
        ]),
        tell('want', [
          '那道菜没有方子，{hero}只凭舌头记得，发誓要{want}。',
          '今年再试一回。{hero}一大早进了厨房，就为{want}。',
        ]),
        tell(
          'attempt',
          ['料是一样的料，火是一样的火，端出来，就是另一道菜。', '一勺一勺地改，{hero}的舌头先累了，味道还是不对。'],
          { place: 'here', spare: 1 },
        ),
        speak('ask_line', ['你尝尝，差在哪儿？', '你吃过原来的，差什么？']),
        speak('answer_line', ['好吃。可从前吃它，得等。', '味道对。就是上得太快了。']),
        tell('sign', '这话不假。从前每回吃，确实都要等，等一个晚回家的人。', { spare: 2 }),
        tell(
          'price',
          [
            '那个人早就不回来了。怪不得，火候怎么也对不上。',
            '等的那半个钟头，菜在锅里，人在门口。{hero}漏的就是这个。',
          ],
          { place: 'here', spare: 2 },
        ),
        tell('choice', '重新起锅，做好了，{hero}不端，盖上盖，坐到门口去等。', { place: 'here' }),
        show('breath', '{hero}坐在门边，看着天色一点点暗下来。'),
        speak('quip_line', ['还等谁？我都来了。', '等谁呢？多我一个，行不行？'], { spare: 2 }),
        tell('turn', '天黑透了，盖子揭开，{other}吃了一口，半天没说话。', { place: 'here', spare: 2 }),
        tell('end', ['方子后来写下来了，最后一步：关火，等人。', '如今这道菜，点了要等半个钟头。来的人，没有一个催。']),
      ],
    },
    {
      name: 'burnt on purpose',
      tones: ['light'],
      titles: ['糊了', '招牌菜'],
      steps: [
        tell('world', [
          '{hero.who}这辈子只糊过一次锅，偏偏那天，来了位懂行的。',
          '{place.in}出了大事：{hero.who}走了神，锅底糊了。',
        ]),
        tell('want', '说好了今天要{want}，重做已经来不及，{hero}心一横，端了出去。'),
        speak('quip_line', ['这股焦香，是用什么木头熏的？', '妙。这一层黑的，是什么？'], { spare: 2 }),
        speak('denial_line', ['这个……祖传的，不好说。', '是一种，很慢的火。'], { spare: 2 }),
        tell('setback', ['第二天，门口排了二十位，全点那道黑的。', '话传得比烟快。没到中午，满城都要吃糊的。'], {
          place: 'here',
        }),
        tell('obstacle', [
          '可糊这件事，{hero}不会。{he}的手太稳，怎么也糊不到那个份上。',
          '故意糊了三锅，一锅嫩，一锅苦，一锅着了。',
        ]),
        show('hands', '浓烟滚滚，{hero}一手捂鼻，一手举着锅铲。', { shows: 'target' }),
        speak('ask_line', ['你那天，看清我怎么做的没有？', '那天我到底干什么了？'], { spare: 1 }),
        speak('answer_line', ['看清了。你在发呆，看窗外。', '你什么也没干，这才是诀窍。'], { spare: 1 }),
        tell('turn', ['于是{hero}一开火，就去窗边站着，使劲想心事。', '照着办，锅里煮着，{hero}去门口晒太阳。'], {
          place: 'here',
        }),
        tell('days', '心事想多了，{hero}竟胖了一圈，菜也一天比一天糊得好。', { spare: 2 }),
        tell('end', [
          '新来的学徒第一课：怎么走神。手太勤的，{hero}不收。',
          '招牌菜叫发呆。每天只卖一锅，因为心事，一天只有那么多。',
        ]),
      ],
    },
    {
      name: 'the last order',
      tones: ['dark', 'bold'],
      titles: ['第七位客人', '最后一道'],
      steps: [
        tell('world', [
          '打烊以后，{place}来了最后一位。{hero.who}认出了那双手。',
          '{hero.who}等这位客人，等了{years}年。今晚，{other.who}坐下了。',
        ]),
        tell('want', '点的正是那道菜。{hero}点点头，进去了。{he}要{want}，最后一次。'),
        speak('ask_line', ['这道菜，你在哪儿吃过？', '别的不点？就要这个？'], { spare: 2 }),
        speak('answer_line', ['很多年前。吃完，那家就没了。', '就这个。上回没吃完。'], { spare: 2 }),
        tell('omen', ['刀停了一下。那一家，姓的就是{hero}的姓。', '厨房里，刀声停了一拍，又响起来，比刚才慢。']),
        tell('attempt', '油热了，料下了。手边的瓶子里，有一味不该放的。', { place: 'here', spare: 1 }),
        show('hands', '一只手悬在瓶子上方，停住不动。'),
        tell('obstacle', '放，没有人会知道。不放，再没有第二次。', { spare: 2 }),
        tell(
          'choice',
          ['盘子端上去了，{hero}拉开椅子，坐到了对面，也摆了一双筷子。', '端出来的是两份，换了换位置，一人一份。'],
          { place: 'here' },
        ),
        speak('threat_line', ['你先请。主人不动，我不动。', '两份？好，你挑，我吃剩的。'], { place: 'here', spare: 2 }),
        tell(
          'turn',
          [
            '{other}没挑，低头吃了一口，眼泪掉进碗里：是这个味道。',
            '{other}吃得一口不剩，才说：那年的火，是我没拦住。',
          ],
          { place: 'here' },
        ),
        tell('end', [
          '那瓶子，{hero}当晚倒进了土里。那块地，后来什么也不长。',
          '账单上写着：已付。{hero}关了灯，{years}年来，第一次睡着。',
        ]),
      ],
    },
    {
      name: 'three ingredients',
      tones: ['told'],
      steps: [
        tell('question', [
          '一道菜，一共三样料，{hero.who}做了{years}年，还说没做好。',
          '{hero.who}要{want}。料就那么几样，难在哪里？',
        ]),
        tell('ground', '{place}，{time}，{weather}。火还没生，案板先湿了。', { spare: 1 }),
        speak('witness_line', ['我妈不教，让我站着闻。', '闻了三年，她才让我碰锅。']),
        tell('step', '先挑。十斤里留三斤，挑的时候不用眼睛，用指甲。', { place: 'here' }),
        tell(
          'fact',
          ['火差一分，颜色就差一层。从生到老，只有四十秒。', '盐分三次下，每次半勺。一次下够，就成了另一道菜。'],
          { place: 'here', spare: 1 },
        ),
        tell('step', '然后等。等的时候不许揭盖，揭一次，少一半。', { place: 'here', spare: 1 }),
        tell(
          'cost',
          ['手上的疤，都有年份。最长那道，是急着揭盖的那一年。', '起得比送菜的早，睡得比洗碗的晚，一年歇三天。'],
          { place: 'here', spare: 1 },
        ),
        show('hands', '盖子揭开一线，白气慢慢升起来。'),
        speak('voice_line', ['别家也有，吃完记不住。', '我搬家了，每个月坐车来吃一回。'], { place: 'here' }),
        tell('answer', ['说到底三样：料，火，还有不急。第三样，市场上没有卖。', '难的不是放什么，是忍住，不多放。']),
        speak('worth_line', ['盘子是空的，就什么都说了。', '有人添饭，我这一天就平了。'], { spare: 1 }),
        tell('outlook', [
          '第二天{time}，{hero}尝了一口昨天的，摇摇头，又生起了火。',
          '有个年轻人站在门口闻，已经闻了半年。',
        ]),
      ],
    },
    {
      name: 'late dinner',
      tones: ['sold'],
      steps: [
        tell('problem', ['忙了一天，{hero}饿着回家，打开门，什么也没有。', '最难的一顿饭，是{hero}一个人的那一顿。']),
        speak('customer_line', ['就想吃口像样的，有那么难？', '又是凑合，天天凑合。']),
        tell('want', '不想等，也不想将就。{hero}只想{want}，好好吃一顿。'),
        tell('attempt', '外卖太凉，泡面太咸，自己动手，已经十点。', { place: 'here', spare: 1 }),
        tell('product', [
          '好在还有{object}。料备齐了，火候也替你想过了。',
          '{object}，该洗的洗了，该切的切了，只差你来开火。',
        ]),
        show('hands', '热气升起来，{object}摆在正中间。', { shows: 'target' }),
        tell(
          'change',
          ['十分钟，屋里有了香味，像有谁在等你回家。', '水开，下锅，关火。{hero}坐下来的时候，汤还在冒泡。'],
          { place: 'here', spare: 1 },
        ),
        speak('doubt_line', ['真是你做的？我不信。', '就十分钟？骗人吧。'], { spare: 1 }),
        tell('proof', ['{other}本来说不饿，后来把汤都喝了。', '本来做的一人份，{other}闻着味，端着碗就来了。'], {
          place: 'here',
        }),
        speak('thanks_line', ['明天还做吗？我带饭。', '这一碗，我能记到下礼拜。'], { spare: 1 }),
        tell('claim', ['再晚，也有一顿像样的。{object}。', '不将就，也不费劲。{object}，开饭了。']),
      ],
    },
  ],
} as const satisfies Partial<Record<FrameId, readonly Plot[]>>;
