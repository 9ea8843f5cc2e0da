import type { FrameId } from '../../../frames/frames.ts';
import { type Plot, show, speak, tell } from '../../../plots/plot.ts';

/** Courses of events that try somebody: rescues, watches, hiding, holding out, fear. */
export const TRIAL_PLOTS = {
  rescue: [
    {
      name: 'who saved whom',
      tones: ['warm'],
      titles: ['谁救了谁', '别松手'],
      steps: [
        tell('world', [
          '{hero.who}自认什么也不会。那天，{other.who}困在了{place}最里头。',
          '{place}出了事。{hero.who}听见有人喊：{other.who}还在里面！',
        ]),
        tell('want', [
          '轮不到{he}去，可{hero}想都没想，就要{want}。',
          '没有谁叫{hero}去。{he}自己站了出来，说要{want}。',
        ]),
        speak('hello_line', ['别怕，我来了。我也怕。', '听见我说话没有？我话多。']),
        speak('answer_line', ['听见了。接着说，别停。', '往左。你每回都走右边。']),
        tell(
          'attempt',
          [
            '一步一步往里摸，{hero}边走边说话，怕那边听不见，也怕自己听不见。',
            '里头什么也看不清，{hero}就一路说话，好让那头知道有谁来了。',
          ],
          { spare: 2 },
        ),
        tell('obstacle', '找着的时候，出口却堵上了，只剩一道缝。', { spare: 1 }),
        show('breath', '{hero}靠着墙坐下，黑暗里只有呼吸声。'),
        tell('setback', '等啊等，没有人来。{hero}的话说完了，第一次觉得怕。', { spare: 2 }),
        tell('turn', [
          '这时，倒是{other}先动了，朝着那道缝，一点点往外刨。',
          '谁也没想到，反倒是{other}推了{he}一把：往这边，有风。',
        ]),
        speak('secret_line', ['你的声音没停，我就没停。', '你一来，我就又有劲了。'], { spare: 2 }),
        tell('deed', '两边的手，一里一外，把那道缝扒成了一扇门。', { spare: 2 }),
        tell('end', ['外面的人问谁救的谁，两边同时指了指对方。', '从此{hero}还是那么爱说话。再也没有谁嫌{he}吵。']),
      ],
    },
    {
      name: 'the rescue queue',
      tones: ['light'],
      titles: ['越救越多', '一个拉一个'],
      steps: [
        tell('world', [
          '{other.who}困住了。第一个赶到的是{hero.who}，第二个困住的也是{he}。',
          '事情本来很小：{other.who}卡在{place.in}，{hero.who}去拉了一把。',
        ]),
        tell('want', '{hero}的计划只有两步：{want}，回家吃饭。'),
        tell(
          'attempt',
          ['第一步走到一半，{hero}自己也卡住了，卡得还挺匀称。', '谁知一伸手，脚下一滑，{hero}也进去了。'],
          { place: 'here', spare: 2 },
        ),
        speak('ask_line', ['劳驾，往那边挪挪？', '你往外推推我，行吗？']),
        speak('answer_line', ['你不是来救我的吗？', '行。那谁来推我？']),
        tell('days', ['一炷香以后，里头一共三位。又过一会儿，五位。', '来一个，进去一个，到了傍晚，里头比外头热闹。'], {
          spare: 1,
        }),
        show('together', '几个身影挤在一处，动弹不得，你看我，我看你。'),
        speak('quip_line', ['我提议，先别再喊救命了。', '挤是挤，倒是不冷。'], { spare: 2 }),
        tell('obstacle', '外头只剩一个孩子，手里拿着半块饼，看了半天。', { spare: 2, place: 'here' }),
        tell('turn', ['那孩子问：你们一起往左，不就行了？', '那孩子想了想：刚才为什么都往外拉，不往里推？'], {
          place: 'here',
        }),
        tell('deed', '五个大力气的一齐往左。啵的一声，全出来了。', { place: 'here', spare: 2 }),
        tell('end', [
          '{place}后来成立了一支救援队，队长八岁，工资是饼。',
          '第二天一早，那孩子门口放着五块饼，没有署名。',
        ]),
      ],
    },
    {
      name: 'one rope',
      tones: ['dark', 'bold'],
      titles: ['一根绳', '还有九分钟'],
      props: ['thing.rope'],
      steps: [
        tell(
          'world',
          [
            '还有九分钟，{place}就要塌了。{other.who}还在里面，{hero.who}在外面。',
            '九分钟。{hero.who}看了一眼{place}，开始往身上系绳子。',
          ],
          { shows: 'thing.rope' },
        ),
        tell('want', ['上面的命令是撤。{hero}只听见一件事：{want}。', '没有人下令{want}。{hero}已经翻过了栏杆。']),
        speak('ask_line', ['听得见吗？还能动吗？', '你在哪儿？出个声！'], { spare: 2 }),
        speak('answer_line', ['别下来，绳子只够一个。', '我听见了。你回去，绳子太细。']),
        tell('attempt', '还有六分钟，烟贴着地，{hero}贴着烟。', { spare: 2 }),
        tell(
          'danger',
          ['还有四分钟，来路塌了。{hero}摸到了那只手。', '第五分钟，{hero}抱住了{other}，绳子也绷到了头。'],
          { spare: 1 },
        ),
        show('hands', '绳结在发抖的手里一圈圈收紧。', { shows: 'thing.rope', place: 'elsewhere' }),
        tell('choice', [
          '一根绳，一个分量。{hero}把结解开，系到了{other}身上。',
          '绳子系好了，系的不是自己。{hero}拽了两下。',
        ]),
        tell('deed', '绳子往上走，{hero}看着那点光升上去，越来越小。', { spare: 2 }),
        speak('plea_line', ['拉上去就跑，别等我！', '快收！别往下看！'], { spare: 2 }),
        tell('turn', [
          '最后半分钟，绳子又垂了下来，带着一个刚打的、歪歪扭扭的结。',
          '黑暗里有什么碰了碰{he}的脸。是绳头，{other}自己下来了。',
        ]),
        tell('end', [
          '计时停在九分零四秒。报告上写：撤离完毕，无一缺员。',
          '那根绳子后来量过，承重一人。那天，它记错了。',
        ]),
      ],
    },
  ],
  guard: [
    {
      name: 'open on sunday',
      tones: ['warm'],
      titles: ['守的是什么', '看一眼'],
      steps: [
        tell('world', [
          '{hero.who}在{place.in}守着{target}，守了{years}年，没让谁靠近过。',
          '谁也不许过来，{hero.who}守着{target}，这条线画了{years}年。',
        ]),
        tell('want', [
          '交到手上时，只有一句话：{want}。没说为什么。',
          '认死理的{hero}，答应了{want}，就一天也没离开。',
        ]),
        tell('meet', '{other.who}每天来，站在线外，不吵不闹，看一会儿就走。'),
        speak('ask_line', ['你天天来，看什么？', '你到底想要什么？'], { spare: 1 }),
        speak('answer_line', ['不要什么。看它好好的，就走。', '看看它今天冷不冷。'], { spare: 1 }),
        tell(
          'days',
          ['日子久了，{other}哪天来晚，{hero}就坐不住。', '刮风下雨，{other}一天没缺。{hero}把线悄悄往里挪了一尺。'],
          { spare: 1 },
        ),
        tell(
          'setback',
          [
            '那年冬天，{other}没有来，{hero}一天看了十几回路口。',
            '有一天，{other}没来。第二天也没来。{hero}守着，头一回觉得空。',
          ],
          { place: 'here' },
        ),
        show('alone', '{hero}站在线里，望着线外空空的地方。', { place: 'here' }),
        tell('price', '去找，就得离开。{years}年，{hero}从没离开过一步。', { place: 'here', spare: 1 }),
        tell(
          'deed',
          ['那条线，{hero}用脚抹了，往{other}来的方向走。', '这一天，{hero}锁好，又打开，把门敞着，出了门。'],
          {},
        ),
        speak('secret_line', ['让你守的那位，就是怕没人来看。', '我病了。你怎么离开了？谁守着它？'], { spare: 1 }),
        tell('end', [
          '如今谁都可以看，站多近都行。{hero}守着门，让它开着。',
          '那条线没了。{target}好好的，来看的多了，谁也没碰一下。',
        ]),
      ],
    },
    {
      name: 'the polite thief',
      tones: ['light'],
      titles: ['请登记', '看守与贼'],
      steps: [
        tell('world', [
          '{hero.who}看守{target}，规矩一条：进来的，一律登记。',
          '在{place.in}看了{years}年，{hero.who}没见过贼，一直有点遗憾。',
        ]),
        tell('want', '规矩背得滚瓜烂熟，{hero}就盼着能真正{want}一回。'),
        tell(
          'meet',
          [
            '这天夜里，终于来了一个。是{other.who}，黑衣黑帽，很像样。',
            '半夜有动静。{hero}精神一振：来了，是{other.who}。',
          ],
          { spare: 1 },
        ),
        speak('ask_line', ['站住！……先登记一下，好吗？', '来办什么事？请填一下。']),
        speak('quip_line', ['事由这栏，我填偷，行吗？', '我赶时间，能代填吗？']),
        tell(
          'obstacle',
          ['表一共九页，填到第三页，{other}问能不能明天再来。', '第四页要两位担保人。{other}坐在地上，挠了半天头。'],
          { spare: 2 },
        ),
        show('look', '{other}埋头填表，{hero}在旁边指着，一格一格讲解。'),
        tell('days', '第二夜补材料，第三夜盖章。{other}把伙食也带来了。', { spare: 2 }),
        speak('doubt_line', ['就没人从这儿偷成过？', '我再问一句，还有几页？'], { spare: 2 }),
        speak('resolve_line', ['有过一位，填完就改行了。', '快了，还差一个指纹。'], { place: 'here', spare: 2 }),
        tell(
          'turn',
          [
            '填到第九页，职业一栏，{other}把贼字划了，写了：看守。',
            '最后一页是回执：恭喜，你已被录用。{hero}说，缺人。',
          ],
          { place: 'here' },
        ),
        tell('end', ['现在夜里两个人守着，一个登记，一个发笔。', '从此{target}守得更严了：表，加到了十二页。']),
      ],
    },
    {
      name: 'until the bell',
      tones: ['dark', 'bold'],
      titles: ['三更', '钟响之前'],
      steps: [
        tell('world', [
          '{hero.who}接到的命令：守住{target}，天亮钟响之前，谁来也不开。',
          '一夜，一扇门。{hero.who}守着{target}，钟响之前不能开。',
        ]),
        tell('want', '从前守这儿的都很厉害，没有一个熬到天亮。{hero}只求{want}。'),
        tell('omen', ['一更天，门外是上司的声音，说情况有变，开门。', '头一个来敲的，声音像上司。{hero}没有动。'], {
          spare: 2,
        }),
        speak('denial_line', ['口令。没有口令，我不认人。', '钟没响，谁来我也不开。'], { spare: 2 }),
        tell('danger', '二更天，门外是个孩子，哭得{hero}手直抖。', { spare: 2 }),
        tell('obstacle', ['三更天，外面没了声音。说话的，到了里面。', '到了后半夜，敲门声换了方向，从背后传来。']),
        show('breath', '{hero}背靠着门，慢慢转头，看向身后。'),
        speak('threat_line', ['是我。你累了，换我守。', '放心，我就是来替你的。'], { spare: 2 }),
        tell(
          'clue',
          ['来的是{other.who}，样样都对，只有一样：影子先到的。', '{other.who}站在那儿，可地上的灰，没有脚印。'],
          { place: 'here' },
        ),
        tell('choice', '没有喊，{hero}只问了一句：昨天我们吃的什么？', { place: 'here' }),
        tell(
          'deed',
          [
            '那边想了太久。{hero}吹灭了灯，黑的，大家都看不见。',
            '答得太对了。真的{other}，从来记不住吃的。{hero}没有让开。',
          ],
          { place: 'here', spare: 1 },
        ),
        tell('end', [
          '钟响了。门外站着真正的{other}，开口就问：昨天咱们吃的啥？',
          '天亮换岗，{hero}只交代一句：记住，问吃的。',
        ]),
      ],
    },
  ],
  hide: [
    {
      name: 'the badly hidden secret',
      tones: ['warm', 'light'],
      titles: ['藏不住', '谁都知道'],
      steps: [
        tell('world', [
          '{hero.who}有个秘密，藏得严严实实，全{place}只有{he}不知道大家知道。',
          '{hero.who}把{object}藏了七个地方，一个比一个自信。',
        ]),
        tell('want', '说到底，{hero}只想{want}，不让任何人看见。'),
        speak('denial_line', ['我什么也没藏，真的。', '没有，这里什么也没有。'], { spare: 1 }),
        speak('quip_line', ['没有就没有，你别抖。', '那你站那儿别动，挡得挺好。'], { spare: 2 }),
        tell(
          'attempt',
          ['第一次藏高处，掉下来了。{other.who}闭着眼走了过去。', '东西一天换一处，次次露一角，{other.who}次次看天。'],
          { place: 'here' },
        ),
        tell('obstacle', [
          '外面来了查的，一间一间翻，眼看就到{hero}这里。',
          '可这天来了生人，见什么翻什么，没有一句客气。',
        ]),
        show('look', '{hero}脸色发白，{other}在一旁若无其事地哼着歌。'),
        tell('danger', '那人的手已经伸到了跟前，只差一寸。', { place: 'here', spare: 1 }),
        tell(
          'turn',
          [
            '{other}忽然喊起肚子疼，喊得整个{place}都来了，把路堵得死死的。',
            '就在这时，{place}停了电，一家接一家，停得十分整齐。',
          ],
          { place: 'here' },
        ),
        speak('ask_line', ['你们……什么时候知道的？', '你们都看见了？'], { spare: 1 }),
        speak('answer_line', ['头一天。你藏东西，后脑勺都在说。', '看见什么？我们这儿，眼神都不好。'], { spare: 1 }),
        tell('end', [
          '一个还在藏，大家还在装。这是{place}最要紧的规矩。',
          '后来{hero}不藏了。没几天，大家不自在，求{he}再藏回去。',
        ]),
      ],
    },
    {
      name: 'the second breath',
      tones: ['dark', 'bold'],
      titles: ['别出声', '夹层'],
      steps: [
        tell('world', [
          '{hero.who}躲在{place.in}一个多出来的空当里，已经是第九天。',
          '第九天了，{hero.who}在{place}的夹缝里，学会了不出声地呼吸。',
        ]),
        tell('want', '外面的人在找。{hero}只要{want}，再撑一夜，就有人来接。'),
        tell('omen', [
          '这一夜，{hero}屏住气，听见的呼吸声，没有停。',
          '可到了后半夜，黑暗里有两个呼吸，只有一个是{hero}的。',
        ]),
        speak('ask_line', ['谁？谁在那儿？', '你进来多久了？'], { spare: 2 }),
        speak('answer_line', ['嘘。我比你早三天。', '轻点。他们就在板子那边。'], { spare: 2 }),
        tell('bond', '是{other.who}。地方只够一个躺，他们轮着睡，轮着听。', { place: 'here', spare: 1 }),
        tell('obstacle', [
          '脚步停在外面。有人说：里面有两个，出来一个就行。',
          '外头的声音很客气：交一个出来，另一个，我们没看见。',
        ]),
        show('look', '{hero}和{other}在一线光里对视，谁也没有动。'),
        tell('price', '数到十。数到七的时候，{hero}觉得身边的手松开了。', { place: 'here', spare: 2 }),
        tell('choice', '抢先一步，{hero}把{other}按回去，自己站了起来。', { place: 'here' }),
        tell(
          'deed',
          [
            '板子拉开，外头没有刀，是来接应的：我们要知道，里面有没有叛徒。',
            '光照进来，一个熟悉的声音：两个都要出来，就不用再试了。',
          ],
          { place: 'here', spare: 1 },
        ),
        tell('end', [
          '他们走出去，还是一前一后，谁也不肯走在安全的那边。',
          '后来他们住得很宽敞，睡着了，呼吸还是一个等一个。',
        ]),
      ],
    },
  ],
  survive: [
    {
      name: 'the menu',
      tones: ['warm', 'light'],
      titles: ['今晚吃什么', '菜单'],
      steps: [
        tell('world', [
          '困在{place}的第五天，{hero.who}和{other.who}开始认真讨论晚饭。',
          '{hero.who}和{other.who}困住了。吃的还有半块饼，规矩是：轮流点菜。',
        ]),
        tell('want', '要{want}，{hero}定了条规矩：不许说冷，只许说菜名。'),
        speak('ask_line', ['今晚你点，吃什么？', '轮到你点菜了，想好没有？'], { spare: 2 }),
        speak('answer_line', ['红烧的，什么都行，红烧的。', '汤。要烫的，烫到端不住。'], { spare: 2 }),
        tell('days', ['于是半块饼，头一天是烧鱼，第二天是年夜饭。', '他们把饼掰成米粒大，一粒一道菜，吃了六道。'], {
          spare: 1,
        }),
        tell('obstacle', '第八天，饼没了，菜单还在，{other}却点不动了。'),
        show('look', '{other}闭着眼靠在一旁，{hero}俯下身，轻轻摇了摇。'),
        speak('plea_line', ['别睡，你的菜还没上齐。', '醒醒，该你点了，快点。'], { place: 'here', spare: 2 }),
        tell('attempt', '只好一个人报菜名，{hero}从凉菜报到甜点，报了一整夜。', { place: 'here' }),
        tell(
          'turn',
          ['报到第一百零八道，{other}动了动嘴：那道太咸。', '天快亮，{other}忽然说了一句：少放葱。{hero}哭了。'],
          { place: 'here' },
        ),
        tell('deed', '找来的人说，是顺着报菜名的声音找到的，听得都饿了。', { place: 'here', spare: 2 }),
        tell('end', [
          '出来第一顿，一百零八道不够，他们要的是半块饼。',
          '多年以后吃饭，{other}还是那句：少放葱。{hero}从来不放。',
        ]),
      ],
    },
    {
      name: 'one more mark',
      tones: ['dark', 'bold'],
      titles: ['第四十道', '再走一里'],
      steps: [
        tell('world', [
          '{place.in}只剩{hero.who}还站着。身后四十里，身前四十里。',
          '水还有三口，路还有四十里。{hero.who}把话省下来走路。',
        ]),
        tell('want', '别的都不想。{hero}只管{want}，一里一里地骗自己。'),
        tell('attempt', [
          '骗法很简单：再走一里，就能躺下。一里到了，再骗一次。',
          '每走一里，{hero}就对自己说，最后一里。说了十九遍。',
        ]),
        tell('meet', '第二十里，路边坐着{other.who}，已经不打算起来了。', { place: 'here', spare: 1 }),
        speak('ask_line', ['能走吗？就一里。', '起来，最后一里了。'], { spare: 2 }),
        speak('answer_line', ['你骗人。', '我数过，还有二十。'], { spare: 2 }),
        tell(
          'price',
          ['水只剩一口。两张嘴，{hero}看了很久，递了过去。', '最后一口水，{hero}说自己喝过了。嘴唇是裂的。'],
          { place: 'here', spare: 2 },
        ),
        show('motion', '{hero}架着{other}，一步一晃，往前走。'),
        tell('danger', '第三十里，天变了，前后都看不见，只有脚还记得方向。', { spare: 2 }),
        tell('setback', '第三十九里，倒下的是{hero}。'),
        speak('threat_line', ['起来！最后一里，这回是真的！', '起来骗我！再骗一里！'], { place: 'here' }),
        tell('end', ['到的时候，守门的问走了多远。两个都说：一里。', '活下来的两个，后来做什么都只说：先来一里。']),
      ],
    },
    {
      name: 'how they lasted',
      tones: ['told'],
      steps: [
        tell('lead', [
          '断路第六天，{place}传来消息：{hero.who}，还活着。',
          '{hero.who}在{place.in}，独自撑过了六天。怎么撑的？',
        ]),
        tell('ground', '{place}，{weather}。没有信号，没有路，夜里冷到骨头里。', { spare: 1 }),
        tell(
          'fact',
          ['人不喝水，通常三天。{hero}手上的水，只有半壶。', '搜救的黄金时间是七十二小时。找到时，已经过了两倍。'],
          { spare: 1 },
        ),
        tell('step', '头一天，{hero}没有乱走，把能用的东西，全摆在面前数了一遍。', { place: 'here' }),
        speak('witness_line', ['我给自己定了钟点，几时喝，几时睡。', '夜里我大声报数，好知道自己还在。']),
        tell('step', '第三天起，每隔一阵，就敲一遍石头，三短，三长，三短。', { place: 'here', spare: 1 }),
        tell('cost', ['第五天，手敲破了，就换一只。再破，就用脚。', '到后来敲不动了，只剩一下，隔很久，再一下。'], {
          place: 'here',
          spare: 1,
        }),
        show('breath', '{hero}靠着石壁，闭着眼，手指还在轻轻动。'),
        speak('voice_line', ['我们本来要收队了，狗不肯走。', '那一下太轻了，差点当成雨。'], { place: 'here' }),
        tell('answer', ['救出来的时候，那半壶水，还剩一口。', '问最难的是什么，{hero}说，是不去喝那最后一口。'], {}),
        speak('worth_line', ['留着它，就说明还有明天。', '那一口，是给找我的人留的。'], { spare: 1 }),
        tell('outlook', [
          '路通了，{place}立了块牌子，只有两个字：别停。',
          '如今进{place}的，包里都多带一样：一块能敲响的石头。',
        ]),
      ],
    },
  ],
  defend: [
    {
      name: 'the bluff',
      tones: ['warm', 'light'],
      titles: ['空城', '人人有份'],
      steps: [
        tell('world', [
          '要来{place}的有三百，守{place}的，连{hero.who}一共七个。',
          '{place}能打的都走了，剩下{hero.who}，和六个不能打的。',
        ]),
        tell('want', '逃还来得及。可{hero}说要{want}，其余六个，都说那就不走了。'),
        speak('doubt_line', ['七个打三百，怎么打？', '我腿不好，眼睛也不好。'], { spare: 2 }),
        speak('resolve_line', ['谁说要打？让他们看见三百个就行。', '不打。咱们装人多。'], { place: 'here' }),
        tell(
          'attempt',
          [
            '天一黑，七个人点了三百堆火，从这头跑到那头，咳嗽都换着嗓子。',
            '衣服不够，被单凑。一根竿子一件衣，立满了墙头。',
          ],
          { place: 'here', spare: 1 },
        ),
        tell('days', '白天挨家冒烟，夜里满墙喊口令，{hero}一个人喊了四种口音。', { spare: 2 }),
        tell('obstacle', ['第三天，对面派人来看，眼神很好，看了半天。', '可对面的探子来了，一直走到墙根底下。']),
        show('breath', '{hero}僵在墙头，混在一排衣服中间，一动不动。'),
        tell('danger', '风一吹，那排衣服齐齐转了个身，只有{hero}没转过去。', { place: 'here', spare: 2 }),
        tell(
          'turn',
          ['探子看了{hero}一眼，回去报：三百个，一个不少。', '探子盯着{hero}，认出来了：小时候，讨过{place}一碗饭。'],
          { place: 'here' },
        ),
        speak('quip_line', ['站得不错，就是衣服穿反了。', '往后别咳嗽，假人不咳。'], { spare: 2 }),
        tell('end', ['对面退了。第二天洗衣服，{place}晾了三百件。', '后人说那一仗，守军三百。{hero}听了，从来不改。']),
      ],
    },
    {
      name: 'the bridge of one',
      tones: ['dark', 'bold'],
      titles: ['一炷香', '门外'],
      steps: [
        tell('world', [
          '一炷香。{hero.who}只要在{place}挡住一炷香，后面的就都能走。',
          '全{place}的人在撤，{hero.who}留在最窄的地方，点了一炷香。',
        ]),
        tell('want', '香点着了。要{want}，不用赢，只要不倒。'),
        speak('threat_line', ['让开，没你的事。', '就你一个？后面没人了吧。'], { place: 'here', spare: 1 }),
        speak('resolve_line', ['后面有人吃饭，小声点。', '香还没烧完。'], { place: 'here', spare: 1 }),
        tell('attempt', '烧到三分，{hero}退了一步，又拿了回来。', { place: 'here', spare: 1 }),
        tell('danger', ['烧到一半，{hero}看不清有几个，只认脚下那条线。', '香过了半，{hero}左手抬不起来了，换右手。'], {
          place: 'here',
        }),
        tell(
          'turn',
          ['身后有脚步声，{hero}心一沉：该走的，怎么回来了？', '偏偏这时，背后站上来一个。是{other.who}。'],
          { place: 'here' },
        ),
        speak('secret_line', ['都走远了。我腿慢，跟你一起。', '我数了，少一个。就回来了。'], { place: 'here' }),
        show('look', '{hero}和{other}并肩站着，面朝同一个方向。'),
        tell('deed', '一个守左，一个守右，窄路忽然宽得谁也过不去。', { place: 'here', spare: 1 }),
        tell('price', '香灭的时候，没有人发现。他们多守了半个时辰。', { place: 'here', spare: 1 }),
        tell('end', [
          '天亮，对面退了，留下一句话：请问，昨夜一共多少人？',
          '后来那地方不点香了。走过的人，都在那条线上停一停。',
        ]),
      ],
    },
  ],
  overcome: [
    {
      name: 'counting to three',
      tones: ['warm'],
      titles: ['数到三', '二点五'],
      steps: [
        tell('world', [
          '{hero.who}什么都不怕，只怕一样。{place.in}的人，谁也不知道。',
          '{years}年来，{hero.who}绕开同一个地方走，绕得谁也没发现。',
        ]),
        tell('want', [
          '今天绕不过去了。{hero}对自己说，要{want}，数到三。',
          '主意打定了，{hero}今天非{want}不可，办法是数到三。',
        ]),
        tell('attempt', ['一，二，二点五，二点七。三，一直没来。', '数到二，{hero}想起有件事没办，回去了一趟。'], {
          place: 'here',
        }),
        speak('quip_line', ['三在后头呢，要我帮你叫吗？', '你这二，可真长。'], { spare: 1 }),
        speak('ask_line', ['你就没有怕的？', '你怕过没有？说实话。'], { spare: 1 }),
        speak('answer_line', ['有。我怕数到三。', '怕。我怕你不过来。'], { spare: 1 }),
        tell('bond', '{other}没再说话，站到旁边，跟着一起数，数得也很慢。', { place: 'here', spare: 2 }),
        show('look', '{hero}和{other}并排站着，都绷紧了肩。'),
        tell('setback', '第九次，数到二，{hero}还是退了回来，一屁股坐下。', { spare: 1 }),
        tell('turn', [
          '可这次{other}没停住，数到三，自己先冲了过去，腿抖得像筛子。',
          '忽然那头传来一声喊，{other}在里面，喊的是{hero}的名字。',
        ]),
        tell('deed', ['一个数也没数，{hero}已经站到了那边。', '等{hero}想起要数数，人早就过来了。']),
        tell('end', ['后来碰上怕的事，他们都从三开始数。', '那地方{hero}如今天天走，走到一半，还会念一声：二点五。']),
      ],
    },
    {
      name: 'afraid of the small thing',
      tones: ['light'],
      titles: ['它比我小', '谁怕谁'],
      steps: [
        tell('world', [
          '{hero.who}名声在外，天不怕地不怕。所以那件事，绝不能传出去。',
          '人人都当{hero.who}是条好汉。{place.in}只有一样东西，知道真相。',
        ]),
        tell('want', '今晚没有旁人，{hero}要趁黑{want}，练好了再出去见人。'),
        tell(
          'attempt',
          ['第一招，大吼一声。吼完，{hero}自己先上了房。', '先用眼神。对视三秒，{hero}赢了，因为{he}闭着眼。'],
          { place: 'here' },
        ),
        speak('quip_line', ['要不要给你搬个梯子？', '它没动，你下来吧。'], { spare: 2 }),
        speak('denial_line', ['我看风景，你别管。', '我这是在找角度。'], { spare: 2 }),
        tell('obstacle', ['坏了，{other.who}全看见了，从头看到尾。', '没想到{other.who}一直在旁边，还带了瓜子。']),
        speak('ask_line', ['你不会说出去吧？', '这事，你看见了多少？'], { spare: 1 }),
        speak('answer_line', ['不说。你先下来，我也怕它。', '都看见了。下来，咱俩一起怕。'], { spare: 1 }),
        show('look', '{hero}和{other}缩在一处，谁也不肯走在前面。'),
        tell(
          'turn',
          ['猜拳定先后，猜了三十把，天亮了，那东西自己走了。', '两个你推我，我推你，一齐摔了过去。那东西吓跑了。'],
          { place: 'here' },
        ),
        tell('price', '从此{hero}有个把柄在{other}手里，{other}也有一个在{he}手里。', { place: 'here', spare: 2 }),
        tell('end', [
          '江湖传言，那一夜{hero}大战到天亮。确实是到天亮。',
          '名声还在。只是每到夜里，{hero}出门总要喊上{other}。',
        ]),
      ],
    },
    {
      name: 'into the cellar',
      tones: ['dark', 'bold'],
      titles: ['最里面', '往前走'],
      steps: [
        tell('world', [
          '{place}最里面，{hero.who}{years}年没进去过。那天晚上，灯亮了。',
          '那扇门，{hero.who}亲手关上的，{years}年没开。今夜，它开了一道缝。',
        ]),
        tell('want', '逃过一次的，{hero}不想再逃第二次。今夜，{he}要{want}。'),
        speak('doubt_line', ['别进去，你忘了上回？', '上回你进去，三天没说话。'], { spare: 2 }),
        speak('resolve_line', ['没忘，所以才去。', '上回我是跑出来的。'], { place: 'here', spare: 2 }),
        tell('attempt', '第一步，腿不听。第二步，手不听。第三步，什么都不听了，还在走。', { place: 'here', spare: 1 }),
        tell('omen', ['里面有哭声，很小，跟{years}年前一样。', '越往里越冷，墙上还留着当年的指痕，很低。'], {
          spare: 2,
        }),
        show('breath', '{hero}扶着墙，闭上眼，又睁开。'),
        tell(
          'encounter',
          ['最里面蹲着一个小小的影子，是{hero}自己，还是那年的年纪。', '那东西抬起头来，长着{hero}小时候的脸。'],
          { place: 'here' },
        ),
        speak('plea_line', ['对不起，那天我没带你走。', '我来晚了。起来，回家。'], { place: 'here' }),
        tell('danger', '四面的黑暗一下子合拢，声音大得像塌了天。', { place: 'here', spare: 2 }),
        tell(
          'deed',
          [
            '{hero}没有跑，弯下腰，把那个影子背了起来，一步一步往外走。',
            '这回{hero}牵住了那只手，没有回头，也没有松开。',
          ],
          { place: 'here' },
        ),
        tell('end', [
          '{other}等在外面，只看见{hero}一个，影子却比平时深了一些。',
          '门再没关过。里面空了，后来用来放过冬的菜。',
        ]),
      ],
    },
  ],
} as const satisfies Partial<Record<FrameId, readonly Plot[]>>;
