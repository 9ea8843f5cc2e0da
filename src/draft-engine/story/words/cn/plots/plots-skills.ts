import type { FrameId } from '../../../frames/frames.ts';
import { type Plot, show, speak, tell } from '../../../plots/plot.ts';

/** Courses of events about skill: teaching, learning, contests, the stage, belonging. */
export const SKILL_PLOTS = {
  teach: [
    {
      name: 'the pretended dunce',
      tones: ['warm'],
      titles: ['还差一点', '学不会的理由'],
      steps: [
        tell('world', [
          '{hero.who}教过的，没有学不会的。直到来了{other.who}。',
          '{place}最有耐心的，是{hero.who}。考验{he}的，是{other.who}。',
        ]),
        tell('want', [
          '说好一个月，{hero}要{want}。如今是第四个月。',
          '{want}，{hero}原以为十天够了，现在已经过了一百天。',
        ]),
        speak('ask_line', ['哪一步不明白？', '还是那一步？'], { spare: 2 }),
        speak('answer_line', ['都明白，就是还差一点。', '就差一点点。再教一遍吧。'], { spare: 2 }),
        tell('days', ['差的那一点，每天都不一样，像是轮着来的。', '今天差左边，明天差右边，那一点总有地方去。'], {
          spare: 1,
        }),
        tell(
          'setback',
          [
            '考的那天，{other}站了半天，说全忘了。{hero}头一回发了火。',
            '到了考的日子，{other}一样也没做对。{hero}转身就走。',
          ],
          { place: 'here' },
        ),
        show('passage', '{place}空了，只剩一点光，照着没人站的地方。', { place: 'here' }),
        tell(
          'discovery',
          [
            '夜里{hero}折回来，看见{other}独自在练，一步没错，样样不差。',
            '可是半夜路过，{hero}听见里面有动静：{other}在练，全对。',
          ],
          { place: 'here' },
        ),
        speak('plea_line', ['会了，为什么说不会？', '你明明会，为什么装？'], { place: 'here', spare: 2 }),
        speak('secret_line', ['学会了，明天就不用来了。', '上一个学会的，再没回来看过你。'], { place: 'here' }),
        tell('turn', '想了很久，{hero}第一次做错了一步，等{other}来改。', { place: 'here', spare: 2 }),
        tell('end', [
          '毕业的日子一推再推。{hero}说，还差一点。',
          '从此换{other}教，{hero}学，学得很慢，总是差那么一点。',
        ]),
      ],
    },
    {
      name: 'backwards method',
      tones: ['light'],
      titles: ['反着教', '千万别学'],
      steps: [
        tell('world', [
          '{other.who}只有一个毛病：{hero.who}说东，一定往西。',
          '教{other.who}这差事，{hero.who}是抽签抽输了才接的。',
        ]),
        tell('want', ['合同写得很清楚：{want}，教不会不给钱。', '话已经放出去了：半个月，{want}。']),
        tell('attempt', '头三天，{hero}教什么，{other}就忘什么，忘得一样不剩。', { place: 'here' }),
        speak('lesson_line', ['看好了，先慢，后快。', '记住，先慢，再快，要轻。'], { place: 'here', spare: 2 }),
        speak('pupil_line', ['为什么不能先快，后慢？', '那我要是偏偏先快呢？'], { place: 'here', spare: 2 }),
        tell(
          'choice',
          ['第四天，{hero}想通了，什么也不教，只说：这个你不许碰。', '于是第四天，{hero}在墙上写了四个字：千万别学。'],
          { place: 'here' },
        ),
        show('look', '{hero}背过身去，{other}偷偷往前凑。'),
        tell('days', '当天夜里，有谁在偷偷地练。第二夜，练到天亮。', { spare: 1 }),
        speak('doubt_line', ['我可没学。我就是看看。', '我没练，你别冤枉我。'], { spare: 2 }),
        speak('resolve_line', ['没学就好。这个更难，更不许学。', '那就好。后面那招，连看都不许看。'], {
          place: 'here',
          spare: 2,
        }),
        tell('deed', '半个月到了，{other}把不许学的，从头到尾做了一遍，一处不差。', { place: 'here' }),
        tell('end', [
          '领钱那天，{hero}说千万别来谢我。第二天一早，门被敲破了。',
          '后来{other}也当了师父，开门第一句话：都别学。',
        ]),
      ],
    },
    {
      name: 'the last lesson',
      tones: ['dark', 'bold'],
      titles: ['最后一课', '最后半招'],
      steps: [
        tell('world', [
          '{hero.who}的本事有十成，教给{other.who}的，一直只有九成。',
          '九成本事，{hero.who}都给了{other.who}。最后一成，从来不提。',
        ]),
        tell('want', '{want}，{hero}答应过的，可最后一成，{he}留着不教。'),
        speak('doubt_line', ['最后那一成，到底是什么？', '你还留着一手吧？'], { spare: 2 }),
        speak('resolve_line', ['用得上的那天，你自然会。', '最好你一辈子都用不上。'], { place: 'here', spare: 2 }),
        tell('omen', [
          '那天{time}，仇家来了，来得正是{hero}病着的时候。',
          '谁知当年的对头找上门来，{hero}偏偏站不起来。',
        ]),
        tell('danger', '{other}迎上去，九成本事用尽，还差半步。', { place: 'here', spare: 1 }),
        show('look', '{other}退到墙边，{hero}撑着身子，死死盯住前方。'),
        speak('lesson_line', ['别挡！往前走！', '不许退！闭眼，往前！'], { place: 'here' }),
        tell('choice', '往前，正对着刀锋。九成本事，没有一样教过这个。', { place: 'here', spare: 2 }),
        tell(
          'deed',
          ['这一步真往前走了。对手从没见过不躲的，手一慢，就输了。', '于是{other}没有躲，迎了上去。那把刀，先怕了。'],
          { place: 'here' },
        ),
        speak('pupil_line', ['最后一成，就是不怕死？', '就这个？不躲？'], { place: 'here', spare: 2 }),
        tell('end', [
          '问是不是不怕死，{hero}摇头：是信我。这一成，教不了。',
          '那一课只上了一次。{hero}说，上第二次，就不灵了。',
        ]),
      ],
    },
  ],
  learn: [
    {
      name: 'the silent master',
      tones: ['warm'],
      titles: ['一句话', '不说话的师父'],
      steps: [
        tell('world', [
          '{hero.who}拜了{other.who}为师，头一年，没听到一个字的指点。',
          '跟着{other.who}学了整整一年，{hero.who}一句指点也没等到。',
        ]),
        tell('want', [
          '来是来学本事的，{hero}一心要{want}，不是来打杂的。',
          '想{want}，{hero}什么苦都肯吃，就怕这样干等。',
        ]),
        speak('ask_line', ['今天总该教我了吧？', '我到底哪里做得不对？'], { spare: 1 }),
        speak('answer_line', ['接着做。', '做完了？再做一遍。']),
        tell(
          'days',
          ['春天是接着做，冬天还是接着做，{hero}把这三个字恨熟了。', '一年四季，{hero}听到的，翻来覆去就这一句。'],
          { spare: 1 },
        ),
        tell('obstacle', '可是同来的都会了三样，{hero}还在做第一样。', { spare: 2 }),
        tell('choice', ['又一年，{hero}收拾好了东西，半夜出了门。', '于是一天夜里，{hero}不告而别。']),
        show('alone', '{hero}坐在陌生的地方，两只手不知不觉动了起来。'),
        tell('discovery', [
          '手停不下来。那些动作，已经自己长在手上了，一点错没有。',
          '换了地方，手却自己动了，又稳又准，谁看了都站住。',
        ]),
        tell('price', '有人出大价钱留{hero}，{he}只问了一句：你们这儿，谁说接着做？', { spare: 1 }),
        tell('turn', '连夜赶回{place}，门没关，{hero}的活儿还摆在原处。', { place: 'here', spare: 1 }),
        tell('end', ['{other}头也没抬：接着做。{hero}这才听出来，这是夸。', '如今{hero}也收了徒弟，一天只说三个字。']),
      ],
    },
    {
      name: 'the wrong book',
      tones: ['light'],
      titles: ['学错了', '第一名的秘密'],
      steps: [
        tell('world', [
          '{hero.who}求学心切，连师父是教什么的都没问清。',
          '都怪{hero.who}心急，一头撞进{place}，见了{other.who}就拜。',
        ]),
        tell('want', ['{he}要的是{want}，磕完头才开口说。', '直到第三天，{hero}才想起来说：我要{want}。']),
        speak('quip_line', ['那个我不会。可你头都磕了。', '那个？我也正想学呢。']),
        speak('resolve_line', ['不要紧，您教什么，我学什么。', '来都来了，您就教吧。'], { place: 'here', spare: 2 }),
        tell(
          'attempt',
          ['于是{other}现学现教，夜里学三页，白天教两页。', '教的比学的还慌，{other}夜夜点灯，只比{hero}早学半天。'],
          { place: 'here', spare: 1 },
        ),
        tell('days', '日子一长，两边都有了进步，谁也没好意思说破。', { spare: 2 }),
        speak('pupil_line', ['昨天我是这么教的吗？', '等等，这一步你从哪儿学的？'], { place: 'here', spare: 2 }),
        tell('obstacle', '可下个月就要当众考了，师徒两个，一个也没底。'),
        show('together', '{hero}和{other}凑在一处，比画来比画去，谁也不敢停。'),
        tell('setback', '上场那天，{hero}一紧张，把夜里偷学的也用上了。', { place: 'here', spare: 2 }),
        tell('turn', ['全场看呆了：这一派，从来没人见过。', '底下一片安静，然后有人小声问：这是哪一派？'], {
          place: 'here',
        }),
        tell('end', ['后来这一派传了三代，开头第一课，还是先磕头，后问话。', '如今门口挂了块牌子：先问清楚，再磕头。']),
      ],
    },
    {
      name: 'no second chance',
      tones: ['dark', 'bold'],
      titles: ['第七天', '限期'],
      steps: [
        tell('world', [
          '七天以后，{hero.who}要面对的事，旁人学了七年。',
          '只有七天。七天之内，{hero.who}必须学成，没有补考。',
        ]),
        tell('want', '肯教的只有{other.who}。{hero}跪了一夜，只为{want}。'),
        speak('doubt_line', ['七天？七年我都嫌短。', '回去吧，七天只够学会怕。'], { spare: 2 }),
        speak('resolve_line', ['那就先教我怕。', '怕我会了，往下教吧。'], { place: 'here', spare: 2 }),
        tell(
          'attempt',
          ['第一天，站着。第二天，站着。第三天，倒下，再站。', '头三天只学一样：站住。风来，雨来，拳头来。'],
          { place: 'here' },
        ),
        tell('price', '第五天，{hero}的右手废了。{other}说，左手还在。', { place: 'here', spare: 2 }),
        tell('omen', '到第六夜，该来的提前来了，脚步声就在{place}外。'),
        show('breath', '{hero}站在门前，一动不动，听着外面的动静。'),
        speak('secret_line', ['剩下的一天，我替你挡。', '我没教完，可你不能退。'], { place: 'here', spare: 2 }),
        tell('danger', '招数一样没学全，{hero}会的，还是头三天那一样。', { place: 'here', spare: 1 }),
        tell(
          'deed',
          ['那就站住。风来，雨来，拳头来，{hero}没有退过一寸。', '一夜过去，对面换了三拨，门前还是那一个。'],
          { place: 'here' },
        ),
        tell('end', [
          '天亮时{other}才说：这一派，总共就教这一样。',
          '第七天照常天亮。{other}补了最后一课：坐下，歇会儿。',
        ]),
      ],
    },
    {
      name: 'how long it takes',
      tones: ['told'],
      steps: [
        tell('question', [
          '{want}，到底要多久？{hero.who}的回答，每年都不一样。',
          '学会一样本事要多久？{hero.who}想{want}，先问了这句。',
        ]),
        tell(
          'ground',
          [
            '{place}，{time}，{weather}。最早到的，总是学得最慢的那一个。',
            '{time.noun}的{place}，还没有人说话，手已经先动了。',
          ],
          { spare: 1 },
        ),
        speak('witness_line', ['头一天我就问，几时能学会。没人理我。', '刚来那会儿，我以为三个月就够。']),
        tell('step', '第一年只练一个动作，练到忘记自己在练。', { place: 'here' }),
        tell('fact', '同来的十二个，第二年剩五个，第三年剩两个。', { spare: 1 }),
        tell(
          'cost',
          ['手先肿，再破，再结茧。茧掉过三层，动作才稳。', '代价看得见：同龄的都成了家，{hero}还在练第一样。'],
          { place: 'here' },
        ),
        speak('voice_line', ['不是教不会，是等不到会的那天。', '教了多少年，没见过聪明的留到最后。'], {
          place: 'here',
          spare: 1,
        }),
        show('hands', '{hero}的手停了一下，又接着做下去。'),
        tell('step', '到后来，快慢都不用想，手自己有数。', { place: 'here', spare: 2 }),
        speak('worth_line', ['现在有人问我，我也不答了。', '要多久？我还没学完，说不上来。']),
        tell('outlook', [
          '第二天{time}，来了个新人，开口就问：几时能学会？',
          '答案至今没有。只是门口等着问的人，又多了一个。',
        ]),
      ],
    },
  ],
  win: [
    {
      name: 'second place',
      tones: ['warm'],
      titles: ['第二名', '跑在前面的人'],
      steps: [
        tell('world', [
          '{hero.who}得过九次第二。第一名，九次都是{other.who}。',
          '九次了，{hero.who}看{other.who}的背影，看了九次。',
        ]),
        tell('want', ['今年是第十次，{hero}只想{want}。', '第十次了，再不{want}，就跑不动了。']),
        speak('ask_line', ['你怎么总比我快一点？', '你到底比我多了什么？'], { spare: 2 }),
        speak('answer_line', ['因为你在后面。', '后面有你，我不敢慢。'], { spare: 2 }),
        tell('attempt', '天不亮就起，{hero}把每一步都练到不用想。', { spare: 2 }),
        tell('obstacle', ['可是比赛前夜，{other}病了，名单上划掉了。', '谁料临到比赛，{other}来不了了。']),
        show('alone', '{hero}独自站着，前面空空荡荡，没有背影。'),
        tell('setback', '哨声一响，{hero}领先了，步子却乱了，不知道该追谁。', { place: 'here' }),
        tell(
          'turn',
          ['最后一段，{hero}听见有谁在喊，声音哑得不成样子。', '快到头的时候，场边有个熟悉的声音，一遍遍数着步子。'],
          { place: 'here' },
        ),
        tell('deed', '那是{other}，裹得严严实实，在场边陪着往前挪。', { place: 'here', spare: 1 }),
        speak('thanks_line', ['原来从后面看你，是这个样子。', '你的背影也不赖。'], { spare: 2 }),
        tell('end', [
          '第十次，{hero}得了第一。{he}说不算，等{other}好了重来。',
          '奖领回来，{hero}从中间一分为二，说这是两个人跑的。',
        ]),
      ],
    },
    {
      name: 'the wrong race',
      tones: ['light'],
      titles: ['误入赛场', '冠军是怎么来的'],
      steps: [
        tell('world', [
          '{hero.who}不是来参赛的，只是路过{place}，被别上了号码。',
          '号码别到身上的时候，{hero.who}还在问厕所在哪儿。',
        ]),
        tell('want', '可人家问要不要{want}，{hero}脸皮薄，点了头。'),
        speak('ask_line', ['中途能退吗？', '比的是什么，能先说说吗？'], { spare: 2 }),
        speak('doubt_line', ['你连鞋都没系，比什么比？', '你连规则都不知道？'], { spare: 2 }),
        tell(
          'attempt',
          ['别人热身，{hero}在找出口，绕着场子走了三圈。', '为了找出口，{hero}比所有选手多认了一遍路。'],
          { place: 'here' },
        ),
        tell('danger', '哨声响了。{hero}往外跑，所有人都以为这是抢跑的新战术。', { place: 'here', spare: 1 }),
        show('motion', '{hero}慌不择路地往前冲，后面跟了一大群。', { place: 'here' }),
        tell('obstacle', '跑错一个弯，偏偏那是近道。再错一个，又是。', { spare: 2 }),
        tell('setback', ['终点前，{hero}终于看见了出口，一个急停。', '就差三步，{hero}看见了厕所，当场拐了弯。'], {
          place: 'here',
        }),
        tell('turn', '身后的{other}没刹住，把{hero}一头撞过了线。', { place: 'here' }),
        speak('quip_line', ['恭喜，你赢了。现在能问路了。', '赢都赢了，厕所在左边。'], { spare: 2 }),
        tell('end', [
          '颁奖时问{hero}有什么话，{he}想了想：劳驾，出口在哪儿？',
          '那条错路，后来写进了教材，叫{hero}弯道。',
        ]),
      ],
    },
    {
      name: 'the bet',
      tones: ['dark', 'bold'],
      titles: ['赌注', '不许赢'],
      steps: [
        tell('world', [
          '赛前一夜，有人来找{hero.who}，话不多：明天，不许赢。',
          '{hero.who}收到过很多祝福。这一次，是一句警告：别赢。',
        ]),
        tell('want', '为了{want}，{hero}熬了{years}年。那人给的时间，是一晚。'),
        speak('ask_line', ['你也收到那句话了？', '他们也找过你？'], { spare: 2 }),
        speak('secret_line', ['我收了钱。我只能跑第二。', '找过。去年，我就是那么输的。'], { place: 'here', spare: 2 }),
        tell('obstacle', '赢，走不出{place}。输，这辈子就是个输的。'),
        tell('omen', '起点处，看台最高的地方，有人朝{hero}举了举手。', { spare: 2 }),
        show('breath', '{hero}低着头，听着自己的呼吸，一下一下。'),
        tell('attempt', '前半程，{hero}照着吩咐，落在最后，落得很像。', { place: 'here' }),
        tell(
          'danger',
          ['最后一圈，{other}慢了下来，侧过身，让出一条道。', '还剩一圈，{other}忽然放慢步子，把别人都挡在了身后。'],
          { place: 'here', spare: 1 },
        ),
        speak('threat_line', ['跑！他们只盯着你一个，看不住两个。', '别看看台。看前面！'], { place: 'here', spare: 2 }),
        tell(
          'deed',
          [
            '那一刻{hero}抬起头，冲了出去。看台上，那只手放了下来。',
            '一个念头都没有了，{hero}只管往前，把喊声甩在后头。',
          ],
          { place: 'here' },
        ),
        tell('end', [
          '他们没有停在终点，两个人一直跑，跑出了{place}。',
          '第一名没有人来领奖。记录上，只留了一个快得离谱的数字。',
        ]),
      ],
    },
  ],
  compete: [
    {
      name: 'both lose',
      tones: ['warm', 'light'],
      titles: ['不分上下', '第三家'],
      steps: [
        tell('world', [
          '在{place}，{hero.who}和{other.who}争第一，争了{years}年。',
          '{years}年来，{place}有两个第一：{hero.who}，和{other.who}。',
        ]),
        tell('want', '今年{hero}放出话来：无论如何，要{want}。'),
        tell(
          'attempt',
          [
            '{other}早起一刻，{hero}就早起两刻，后来索性都不睡了。',
            '你加一分，我添两分，比到最后，两边都忘了比的是什么。',
          ],
          { place: 'here', spare: 1 },
        ),
        speak('ask_line', ['敢不敢今天就分个高下？', '最后一场，你来不来？'], { spare: 2 }),
        speak('answer_line', ['昨天你也是这么说的。', '来。输了别哭，你上回哭了。'], { spare: 2 }),
        tell('obstacle', ['比到一半才发现，来看的人全走了。', '谁知比着比着，周围没了声音，看的人散得一个不剩。']),
        tell('discovery', '街那头新来了一位，样样平常，就是待谁都和气。', { spare: 2 }),
        show('look', '{hero}和{other}并排站着，一齐望向空荡荡的远处。'),
        speak('doubt_line', ['这么说，咱俩争的是第二？', '要不，先别打了？']),
        speak('resolve_line', ['先联手，赢回来再接着争。', '一起上，赢了再算咱俩的账。'], { place: 'here' }),
        tell('days', '两个死对头第一次坐到一处，为谁坐左边，吵了半宿。', { spare: 2 }),
        tell('end', [
          '第一赢回来了，怎么分没谈拢。明年，照旧开战。',
          '现在{place}只有一个第一，是他俩合伙的，天天内讧。',
        ]),
      ],
    },
    {
      name: 'one stands aside',
      tones: ['dark', 'bold'],
      titles: ['只留一个', '半招'],
      steps: [
        tell('world', [
          '规矩是{place}只留一个。{hero.who}和{other.who}，今天分胜负。',
          '{hero.who}对{other.who}，一场定去留，输的永远离开{place}。',
        ]),
        tell('want', '没有别处可去，{hero}只能{want}。'),
        speak('threat_line', ['我的下一手，你猜得到？', '你会的，我都见过。'], { place: 'here', spare: 2 }),
        speak('resolve_line', ['有一样，你没见过。', '那就来个我自己也没见过的。'], { place: 'here', spare: 2 }),
        tell('attempt', ['头一阵，平。第二阵，还是平。太阳斜了半尺。', '一连三阵，不分胜负，两边的气都粗了。'], {
          place: 'here',
          spare: 2,
        }),
        tell('setback', '第四阵，{hero}露了破绽，{other}却没有攻进来。', { place: 'here', spare: 1 }),
        show('look', '{hero}和{other}相距一步，谁也没有出手。'),
        speak('ask_line', ['刚才那一下，你为什么停？', '你看见了，为什么不动？']),
        speak('answer_line', ['你脚下有块松的，我不捡这个便宜。', '那不是你输，是地不平。'], {}),
        tell('choice', '最后一阵，破绽到了{other}那边。{hero}也停了半步。', { place: 'here' }),
        tell('price', '半步，就是胜负。看的人都看出来了，只有判的没看出来。', { place: 'here', spare: 2 }),
        tell('end', [
          '判的说，平。规矩写着只留一个，没写平了怎么办。',
          '太阳落下去，留下的是两个。那条规矩，没人再提。',
        ]),
      ],
    },
  ],
  perform: [
    {
      name: 'the empty seat',
      tones: ['warm'],
      titles: ['第三排', '只演给你看'],
      steps: [
        tell('world', [
          '{hero.who}要上台了，第三排中间那个座，留给{other.who}。',
          '台下几百个座，{hero.who}只看一个：第三排，留给{other.who}。',
        ]),
        tell('want', ['{want}，{hero}练了{years}年，就等这一晚。', '就这一晚，{hero}要{want}。']),
        speak('ask_line', ['你会来吧？第三排。', '座留好了，你几点到？'], { spare: 2 }),
        speak('answer_line', ['来。天塌了也来。', '你开口之前，我一定坐下。'], { spare: 2 }),
        tell('omen', ['灯暗了，{hero}从幕缝里看：第三排，空着。', '还有一分钟，第三排中间，没有人。']),
        tell('obstacle', '偏偏今晚{weather}，路上什么都慢。', { spare: 2 }),
        tell('setback', '第一句，{hero}是对着空座说的，声音小得像自言自语。', { place: 'here' }),
        show('look', '{hero}站在光里，望着黑压压的台下。', { shows: 'target' }),
        tell(
          'choice',
          [
            '既然没来，{hero}索性把每一句，都当成说给路上的{other}听。',
            '那就让路上的也听见。{hero}抬起头，放开了声音。',
          ],
          { place: 'here', spare: 1 },
        ),
        tell(
          'turn',
          [
            '演到最后，后门开了条缝，{other}一直站在那儿，站完了全场。',
            '散场灯亮，{other}在门边，浑身湿透，站了整整一晚。',
          ],
          { place: 'here' },
        ),
        speak('secret_line', ['我来晚了，怕挡着别人，没敢坐。', '头一句我就到了，腿不敢动。'], {
          place: 'here',
          spare: 2,
        }),
        tell('end', ['第三排那个座，后来一直不卖，留给站在门边的。', '后来每一场，{hero}开口前，先看一眼门边。']),
      ],
    },
    {
      name: 'everything wrong',
      tones: ['light'],
      titles: ['演砸了', '加演一场'],
      steps: [
        tell('world', [
          '{hero.who}要在{place}登台，海报上的名字，错了两个字。',
          '离开场还有十分钟，{hero.who}才发现，搭档{other.who}看错了日子。',
        ]),
        tell('want', '不管怎样，{hero}今天一定要{want}。'),
        speak('ask_line', ['第二段，你记得吧？', '第二段的词，你没忘吧？'], { spare: 2 }),
        speak('quip_line', ['记得。我记得有第二段。', '没忘。我压根没背。'], { spare: 2 }),
        tell(
          'attempt',
          ['一开口，{hero}说的是{other}的词，{other}愣在原地。', '第一句就串了，{hero}抢了{other}的词，收不回来。'],
          { place: 'here', spare: 1 },
        ),
        tell(
          'setback',
          ['接着灯灭了，灭在最不该灭的地方。底下有人叫好。', '然后灯自己灭了，又自己亮了。底下开始鼓掌。'],
          { place: 'here' },
        ),
        show('look', '一片漆黑里，{hero}和{other}互相摸索，撞了个满怀。'),
        tell('obstacle', '越是错，掌声越大。{hero}急得脸都白了。'),
        speak('plea_line', ['别笑了，我们是悲剧！', '各位，这段是该哭的！'], { place: 'here' }),
        tell('turn', '全场笑得更凶，有一位从椅子上滑了下去。', { place: 'here', spare: 2 }),
        speak('thanks_line', ['我看懂了，这是讽刺。', '好久没这么哭过了，笑哭的。'], { spare: 2 }),
        tell('end', [
          '第二天加演，要求一个错也不能少。他们排练了一夜才错对。',
          '票卖到了明年。海报上那两个错字，谁也不许改。',
        ]),
      ],
    },
    {
      name: 'the voice in the dark',
      tones: ['dark', 'bold'],
      titles: ['提词', '多出来的一句'],
      steps: [
        tell('world', [
          '要登台的是{hero.who}。{place}有传言：错一句，暗处有谁替你说。',
          '这出戏，{place}停了{years}年。头一个敢接的，是{hero.who}。',
        ]),
        tell('want', '{hero}不信这些，{he}只想{want}。'),
        speak('doubt_line', ['上一个演这出的，没走下台。', '别演第三段，谁都别演。'], { spare: 2 }),
        speak('resolve_line', ['那正好，我替他演完。', '第三段不演，就不叫演。'], { place: 'here', spare: 2 }),
        tell('attempt', '第一段，一字不差。第二段，一字不差。', { place: 'here', spare: 1 }),
        tell('omen', [
          '第三段刚开头，{hero}忘了词。暗处，有谁轻轻接了下去。',
          '到了第三段，{hero}停了一拍，那句词自己响了起来。',
        ]),
        show('breath', '{hero}僵在光里，慢慢转头看向暗处。'),
        tell('danger', '声音一句比一句近，念的全是{hero}还没说的。', { place: 'here', spare: 2 }),
        tell('choice', ['要么逃下台，要么抢在它前面。{hero}深吸了一口气。', '跑也来得及。可{hero}往光里又走了一步。'], {
          place: 'here',
        }),
        tell('deed', '越说越快，{hero}说了一句戏里没有的话。暗处静了。', { place: 'here' }),
        speak('secret_line', ['那一句，他当年没来得及说。', '就差这一句，他等了好多年。'], { place: 'here', spare: 2 }),
        tell('end', [
          '从此戏里多了一句，谁演都得带上。暗处，再没有人提词。',
          '谢幕时{hero}多鞠了一躬，朝着没有光的那一边。',
        ]),
      ],
    },
  ],
  join: [
    {
      name: 'the missing one',
      tones: ['warm', 'light'],
      titles: ['凑数的', '少了一个'],
      steps: [
        tell('world', [
          '{hero.who}被收下的理由很简单：还差一个，凑数。',
          '他们只差一个凑数的，正好{hero.who}站在{place}门口。',
        ]),
        tell('want', '凑数也好，{hero}想{want}，想很久了。'),
        speak('ask_line', ['我站哪儿？', '我要做些什么？'], { spare: 1 }),
        speak('answer_line', ['站着就行，别动。', '什么都别做，最好。'], { spare: 1 }),
        tell('days', [
          '于是{hero}站着。别人忙完走了，{he}把东西一样样归位。',
          '站着也有站着的事：谁渴了，谁累了，{hero}全看在眼里。',
        ]),
        tell('obstacle', '合影的时候，大家数来数去，总把{hero}数漏。', { spare: 1 }),
        tell(
          'setback',
          ['终于来了个真会的，{hero}什么也没说，把位置让了出来。', '后来人齐了，没有谁开口，{hero}自己走了。'],
          { place: 'here' },
        ),
        show('passage', '{place}空了一块，东西散了一地。', { place: 'here' }),
        tell(
          'turn',
          ['没过三天全乱了套：水是凉的，门是锁的，谁也找不着谁。', '第二天，他们才发现，谁也不知道东西该放在哪儿。'],
          { place: 'here' },
        ),
        speak('thanks_line', ['回来吧，少了你，我们不会站了。', '我们数了好几遍，就是少一个。'], { spare: 1 }),
        speak('quip_line', ['位置还空着，就是有点灰。'], { spare: 2 }),
        tell('end', [
          '再合影的时候，他们先数{hero}，从一开始数。',
          '以后有新来的问站哪儿，{hero}说：先站着，看谁渴了。',
        ]),
      ],
    },
    {
      name: 'the test of silence',
      tones: ['dark', 'bold'],
      titles: ['入伙', '门里门外'],
      steps: [
        tell('world', [
          '进{place}的门，要过三关。{hero.who}到门口时，天还没黑。',
          '三关，没有一关写在纸上。{hero.who}站到了{place}的门前。',
        ]),
        tell('want', '要{want}，过了就是自己人，过不了，就没来过。'),
        speak('threat_line', ['头一关：你最想护着谁？名字。', '先说一个名字，你最舍不得的。'], {
          place: 'here',
          spare: 1,
        }),
        speak('denial_line', ['没有。我一个亲人也没有。', '这个我不说。换一关。'], { spare: 1 }),
        tell('attempt', '第二关是站一夜，不许出声。{hero}站到了天亮。', { place: 'here', spare: 1 }),
        tell('omen', [
          '第三关的门开了，里面押着的，是{other.who}。',
          '最后一关，他们推出来的是{other.who}。{hero}的心停了一拍。',
        ]),
        speak('doubt_line', ['你不认得我。说，不认得。', '你就当没见过我。'], { spare: 1 }),
        show('look', '{hero}和{other}四目相对，谁也没有出声。'),
        tell('choice', '动手，就进门。不动手，两个都出不去。', { place: 'here' }),
        tell(
          'deed',
          ['{hero}挡到{other}前面，背对着门里所有的眼睛。', '没有犹豫，{hero}转过身，朝门里的人摇了摇头。'],
          { place: 'here' },
        ),
        speak('secret_line', ['你过关了。我们不收下得去手的。', '动手的，都没能走出这扇门。'], {
          place: 'here',
          spare: 1,
        }),
        tell('end', ['门开了。三关其实只有一关，考了{hero}一夜。', '多年后轮到{hero}守门，第一句问的，还是那个名字。']),
      ],
    },
  ],
} as const satisfies Partial<Record<FrameId, readonly Plot[]>>;
