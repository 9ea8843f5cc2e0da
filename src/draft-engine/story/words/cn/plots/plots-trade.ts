import type { FrameId } from '../../../frames/frames.ts';
import { type Plot, show, speak, tell } from '../../../plots/plot.ts';

/** Courses of events of shops, wares, feasts, plants and explanations. */
export const TRADE_PLOTS = {
  open_shop: [
    {
      name: 'the only regular',
      tones: ['warm'],
      titles: ['第一位客人', '今天有人来'],
      steps: [
        tell('world', [
          '{hero.who}要开店了，{place}的人都说，开不过三个月。',
          '别人攒钱养老，{hero.who}攒了{years}年，全押在一间店上。',
        ]),
        tell('want', [
          '道理{hero}都懂，可{he}就想{want}，哪怕只开一天。',
          '为了{want}，{hero}把最后一点家底也搬了进来。',
        ]),
        tell('obstacle', ['头一个月，来的只有风，风什么也不买。', '开张头一天，门开到天黑，只进来一位。'], {
          spare: 2,
        }),
        tell('meet', '每天都来的，只有{other.who}，坐一下午，什么也不要。', { spare: 1 }),
        speak('ask_line', ['今天，想来点什么？', '还是老样子，坐坐？'], { spare: 2 }),
        speak('answer_line', ['来点热闹，有吗？', '坐坐。我给你占个人数。'], { spare: 2 }),
        tell(
          'days',
          ['账越算越薄，{hero}还是天天把椅子摆正，给{other}留着门。', '一天一天，两个人对着一屋子空椅子，聊到打烊。'],
          { spare: 2 },
        ),
        tell(
          'setback',
          [
            '第三个月最后一天，房东来了。{hero}把牌子摘了下来。',
            '到了第三个月，果然应了那句话。{hero}开始往箱子里收东西。',
          ],
          { place: 'here' },
        ),
        show('passage', '{place}的灯一盏一盏灭下去。', { place: 'here' }),
        speak('secret_line', ['别关。我回去，也是一个人坐着。', '我每天来，是怕你这儿没人，就不开了。'], {
          place: 'here',
        }),
        tell(
          'turn',
          ['第二天清早，门口排着队，人人手里拎着自己家的椅子。', '天刚亮，{other}在门外，后面跟着半条街的人。'],
          { place: 'here' },
        ),
        tell('end', [
          '三个月早过了。押开不过的那几位，如今坐在最靠里的一桌。',
          '牌子又挂上去了，添了一行小字：没人也开。',
        ]),
      ],
    },
    {
      name: 'wrong sign',
      tones: ['light'],
      titles: ['写错的招牌', '开张大错'],
      steps: [
        tell('world', [
          '{hero.who}的店今天开张，招牌送来，少了一个字。',
          '开张这天，{hero.who}站在{place}门口，看着写错的招牌，没说出话。',
        ]),
        tell('want', [
          '重做要等半个月。{hero}等不了，{he}今天就要{want}。',
          '日子是请人算过的，{hero}非在今天{want}不可。',
        ]),
        speak('customer_line', ['请进请进，字错了，东西没错。', '您里面请，招牌别当真！'], { spare: 2 }),
        speak('doubt_line', ['你这儿，不是修魂的？', '上面写着，包治百病？'], { spare: 2 }),
        tell(
          'attempt',
          [
            '第一位是来看病的，第二位是来算命的，{hero}一位也没放走。',
            '人家问什么，{hero}就答什么，顺手递上一杯热的。',
          ],
          { place: 'here', spare: 1 },
        ),
        tell('days', '一个月下来，什么都干过了，就是没卖出一样正经货。', { spare: 2 }),
        tell('obstacle', [
          '新招牌送到了，一个字也没错。挂上那天，一个人也没来。',
          '半个月后，对的招牌来了。从早到晚，门口静悄悄的。',
        ]),
        show('passage', '崭新的招牌下，{place}空空荡荡。', { place: 'here' }),
        speak('plea_line', ['怎么没人了？这回写对了啊。', '进来看看吧，这回是真的！'], { place: 'here', spare: 2 }),
        tell(
          'turn',
          [
            '{other}探进头来，很失望：原来你不会啊，我还有半个心事没讲完。',
            '直到{other}路过，抬头念了一遍，摇摇头：没以前那个准。',
          ],
          { place: 'here' },
        ),
        tell('deed', '当天夜里，{hero}搬了梯子，亲手把那个字，又抠了下来。', { place: 'here' }),
        tell('end', [
          '现在{place}什么都治。问店名怎么念，{hero}说，都行。',
          '那个对的招牌，{hero}翻过来，当了桌子，专门给人讲心事。',
        ]),
      ],
    },
    {
      name: 'the protection',
      tones: ['dark', 'bold'],
      titles: ['开门做生意', '第一夜'],
      steps: [
        tell('world', [
          '{hero.who}开张前一夜，有人在门上画了一道白线。',
          '这地方开过六家店，都没开满七天。{hero.who}是第七家。',
        ]),
        tell('want', '租金已经付了，{hero}没有退路，只能{want}。'),
        speak('threat_line', ['每月三成，保你平安。', '这条街开门，先问过我们。'], { place: 'here' }),
        speak('denial_line', ['我卖我的货，平安我自己有。', '没有这一行的账。'], { spare: 2 }),
        tell('days', ['第一天，窗碎了。第二天，货没了。{hero}照样开门。', '头三天，天天少一样，{hero}一样一样补上。'], {
          spare: 1,
        }),
        tell('obstacle', [
          '第六天，整条街关了灯，没有一家敢看{hero}一眼。',
          '到第六天，连{other.who}都绕着走，只扔下一句：今晚别睡。',
        ]),
        show('breath', '{hero}搬了把椅子，坐在门口正中间，等着。'),
        tell('danger', '夜里脚步声来了，七八个，踩着那道白线。', { place: 'here', spare: 2 }),
        tell('choice', '门没有关。{hero}反倒把灯全点上，照得半条街雪亮。', { place: 'here', spare: 1 }),
        tell(
          'turn',
          [
            '对面楼上，亮了一盏。隔壁，又一盏。一条街，一盏接一盏。',
            '门吱呀响了，不是这一家的。{other}搬着椅子，也坐到了门口。',
          ],
          { place: 'here' },
        ),
        speak('secret_line', ['前六家，我都没敢开灯。', '我也画过线。今天我擦了。'], { place: 'here', spare: 2 }),
        tell('end', ['第七天照常开门。白线还在，孩子们拿它跳房子。', '从此这条街有个规矩：一家开灯，家家开灯。']),
      ],
    },
    {
      name: 'the first hundred days',
      tones: ['told'],
      steps: [
        tell('lead', [
          '{place}新开了一家店，老板是{hero.who}。第一百天，还在。',
          '一年里，{place}关了九家店，开了一家。开店的是{hero.who}。',
        ]),
        tell('question', '人人都往外走，{hero}为什么偏偏要{want}？'),
        tell(
          'fact',
          ['这个位置，五年换过四个老板，最长的一位，撑了八个月。', '算一笔账：每天要来四十位，才刚够付房租。'],
          { place: 'here', spare: 1 },
        ),
        speak('witness_line', ['第一天卖了十一块，我数了三遍。', '我原来的活儿很稳当，就是不认得人。'], { spare: 1 }),
        tell('step', '早上五点开门，先扫门前，扫到隔壁那家为止。', { place: 'here' }),
        tell('step', '客人说过什么，回头记下来：不放糖，怕烫，话少。', { place: 'here', spare: 1 }),
        tell(
          'cost',
          ['第二个月最难，一天只进来三位，有两位是问路的。', '为了省一个人的工钱，{hero}一百天没坐下吃过午饭。'],
          { place: 'here', spare: 1 },
        ),
        show('passage', '{place}的清早，一扇门吱呀打开，灯亮了。', { place: 'here' }),
        speak('voice_line', ['他记得我不放糖，我就不好意思去别家。', '我绕两条街来，图他叫得出我的名字。'], {
          place: 'here',
        }),
        tell('answer', [
          '到第一百天，平均每天四十三位。多出来的三位，是来帮忙的。',
          '账平了。{hero}说，留下来的不是生意，是脸熟。',
        ]),
        speak('worth_line', ['问路的那两位，后来天天来。', '撑不撑得下去，明早开门再说。'], { spare: 1 }),
        tell('outlook', [
          '第一百零一天，五点，{hero}又开始扫门前，一直扫到街口。',
          '隔壁空着的那间，昨天也有人来看了。',
        ]),
      ],
    },
    {
      name: 'come in',
      tones: ['sold'],
      steps: [
        tell('problem', [
          '这条街什么都有，就是没有一处，能让{hero}坐下来。',
          '{hero}每天路过{place}，总觉得少了一扇门。',
        ]),
        speak('customer_line', ['就想找个不赶我走的地方。', '怎么哪儿都在催？']),
        tell('want', '没有，那就自己来。{hero}一咬牙，决定{want}。'),
        tell('attempt', '灯要暖一点，椅子要稳一点，招呼要短一点。', { place: 'here', spare: 1 }),
        tell('product', ['现在门开着，{place}，有了这么一家店。', '于是有了这家店：不大，正好够你喘口气。']),
        show('passage', '{place}的门开了，光从里面铺到街上。', { place: 'here' }),
        tell('proof', ['{other}本来只想躲个雨，雨停了三天，还没走。', '{other}说就看一眼，一眼看到了打烊。'], {
          place: 'here',
        }),
        speak('doubt_line', ['坐多久都行？不点也行？', '真不催？'], { spare: 1 }),
        speak('worth_line', ['行。水是热的，门是开的。', '不催。这儿的钟，我停了。'], { spare: 2 }),
        tell('change', '现在街上的人不急着走了，先在这儿，把一天放下来。', { place: 'here', spare: 1 }),
        tell('claim', ['路过，就进来。开着呢。', '从今天起，{place}多了一盏灯，给还没吃、还没歇的你。']),
      ],
    },
  ],
  sell: [
    {
      name: 'not for you',
      tones: ['warm', 'light'],
      titles: ['不卖给你', '挑主人'],
      steps: [
        tell('world', [
          '一件{object}，{hero.who}在{place.in}卖了整整一年，因为{he}老劝人别买。',
          '{place}最不会做生意的，要数{hero.who}，守着{object}，见谁都挑毛病。',
        ]),
        tell('want', '不是不想{want}，{hero}是想给它找个好去处。'),
        speak('ask_line', ['买回去，你打算放哪儿？', '你先说，你会好好待它？'], { spare: 1 }),
        speak('doubt_line', ['我花钱，还得考试？', '你到底卖不卖？'], { spare: 1 }),
        tell('days', [
          '嫌太吵的，不卖。嫌太旧的，不卖。随口问价的，也不卖。',
          '有人要放柜顶，{hero}摇头。有人要送礼，{hero}又摇头。',
        ]),
        tell('obstacle', [
          '眼看要收摊了，租子还差一大截，{object}还在原处。',
          '天冷了，{hero}的钱只够吃三天，有人一口气出了十倍的价。',
        ]),
        speak('resolve_line', ['你不缺它，你缺个摆设。', '十倍不卖。你都没看它一眼。'], { place: 'here', spare: 1 }),
        show('look', '{hero}抱紧了手里的东西，{other}站在对面看了很久。'),
        tell('turn', ['这时{other}问了一句：它从前的主人，对它好吗？', '{other}没问价，蹲下来，先替它擦了擦灰。'], {
          place: 'here',
        }),
        speak('secret_line', ['我没带钱，我就是来看看它走没走。', '我天天来，怕你卖给了别人。'], {
          place: 'here',
          spare: 1,
        }),
        tell('deed', '{hero}收了一块钱，找回九毛，另送一份说明，写了十二页。', { place: 'here', spare: 1 }),
        tell('end', [
          '收摊回去，{hero}走了三步，又跑回来嘱咐了第十三页。',
          '生意做成了，亏得一塌糊涂。{hero}哼着歌，回去挨饿。',
        ]),
      ],
    },
    {
      name: 'the buyer who returned',
      tones: ['dark', 'bold'],
      titles: ['退货', '别打开'],
      steps: [
        tell('world', [
          '{hero.who}卖{object}，卖出去三回，三回都被连夜送了回来。',
          '同一件{object}，{hero.who}卖过三位主人，没有一位留过夜。',
        ]),
        tell('want', '第四回，{hero}不管那么多了，只想{want}，越远越好。'),
        speak('ask_line', ['你听说过它的事吧？还要？', '我先说清楚，它退过三回。'], { spare: 2 }),
        speak('answer_line', ['就因为听说过。', '要。我找它，找了很久。'], { spare: 2 }),
        tell(
          'clue',
          ['三位主人都说同一句话：夜里三点，它喊一个名字。', '退货的理由，三张条子，一样的六个字：它在等一个人。'],
          { place: 'here' },
        ),
        speak('doubt_line', ['它喊的是谁，你敢听吗？', '你自己留它过过夜没有？'], { spare: 2 }),
        tell(
          'omen',
          ['当晚{hero}没睡，守在旁边。三点，它果然开了口。', '到了三点，{hero}听清了那个名字，手脚都凉了。'],
          { spare: 1 },
        ),
        show('breath', '{hero}在黑暗中坐直身子，一动不动。'),
        tell(
          'truth',
          [
            '它喊的是{hero}。{years}年前，{hero}用别的名字，卖掉过一样不该卖的。',
            '那名字，{hero}早不用了。是{years}年前，卖掉它全家的那个名字。',
          ],
          { place: 'here' },
        ),
        tell('choice', '天没亮，{hero}收了摊，没有逃，带着它去找{other}。', { place: 'here', spare: 2 }),
        speak('plea_line', ['不卖了，还你。它认得回家的路。', '钱我不要。这是欠你家的。'], { place: 'here' }),
        tell('end', [
          '那以后三点再没有声音。{hero}每到三点，还是会醒。',
          '后来{hero}再摆摊，先把来历写得清清楚楚，才开价。',
        ]),
      ],
    },
    {
      name: 'a day at the stall',
      tones: ['told'],
      steps: [
        tell('question', [
          '一天能卖出几件？{hero.who}在{place.in}，给我们算了一笔账。',
          '{place.in}卖{object}的从前有二十家，如今剩{hero.who}一家。',
        ]),
        tell('ground', '{time.noun}的{place}，{weather}。摊还没支好，灯先亮了。', { spare: 1 }),
        speak('witness_line', ['第一件最难卖，卖掉了，一天都顺。', '我不喊。喊来的，看看就走。']),
        tell('step', '先摆，重的在里，轻的在外，最好的，留一件不摆出来。', { place: 'here' }),
        tell(
          'fact',
          [
            '一百个路过的，停下来的十二个，开口的三个，掏钱的一个。',
            '进价七块，卖九块。剩下的两块里，有一块半是摊位钱。',
          ],
          { place: 'here', spare: 1 },
        ),
        tell('step', '客人开了口，手里的活就得停，眼睛看着人，不看钱。', { place: 'here', spare: 1 }),
        tell('cost', ['去年下了九十天雨。这个行当，天说了算。', '冬天手裂，夏天晒脱皮，一年坐下吃饭，不到二十回。'], {
          place: 'here',
          spare: 1,
        }),
        show('passage', '{place}人来人往，灯影晃动。', { place: 'here' }),
        speak('voice_line', ['网上便宜，可网上不问我妈好点没有。', '我在这儿买了十几年，没问过价。'], {
          place: 'here',
        }),
        tell('answer', [
          '到收摊，今天卖出十四件。留着没摆的那件，给了最后一位。',
          '算下来，一天挣了二十八块，问候了三十一个人。',
        ]),
        speak('worth_line', ['亏没亏，看晚上睡不睡得着。', '还有人站住问一句，就还能摆。'], { spare: 1 }),
        tell('outlook', ['第二天{time}，灯又先亮了。', '旁边那块空地，下个月要盖楼。{hero}说，先卖完这个月。']),
      ],
    },
    {
      name: 'hold it once',
      tones: ['sold'],
      steps: [
        tell('problem', [
          '{hero}一天要解释一百遍，{object}好在哪儿，没有一遍管用。',
          '说破了嘴，也说不清{object}好在哪儿。{hero}决定不说了。',
        ]),
        tell('want', '想{want}，光说没用，得让手自己知道。'),
        speak('customer_line', ['不买没关系，你拿一下。', '你先试，试完咱们再聊天气。'], { spare: 1 }),
        speak('doubt_line', ['就拿一下？不要钱吧？', '我可不买，先说好。'], { spare: 2 }),
        tell('product', ['{object}，拿到手里的那一刻，话就多余了。', '看着普通，上了手，{object}才算自我介绍完。']),
        show('hands', '{object}被轻轻放进一双手里。', { shows: 'target' }),
        tell(
          'proof',
          ['{other}说好只拿一下，三个路口了，还没放下。', '{other}走出去十步，又走回来，低头多看了一眼。'],
          { place: 'here' },
        ),
        speak('thanks_line', ['别解释了，包起来吧。', '你怎么早不让我拿？'], { spare: 1 }),
        tell('change', '现在{hero}不吆喝了，摊前反倒总站着人。', { place: 'here', spare: 1 }),
        speak('worth_line', ['我就等你们自己开口。', '今天我只说了四句话。'], { spare: 1 }),
        tell('claim', ['不用听我说，拿一下就懂。{object}。', '好不好，手知道。{object}。']),
      ],
    },
  ],
  launch_product: [
    {
      name: 'the small fight',
      tones: ['sold'],
      steps: [
        tell('problem', ['{hero}的早晨，总败给同一件小事。', '每天{time}，{hero}都要跟同一件小事较一回劲。']),
        speak('customer_line', ['怎么又是这样！', '就差一点，每次都差一点！']),
        tell('attempt', ['贵的试过，便宜的试过，最后都进了柜子。', '办法换了一打，麻烦一点没少。'], {
          place: 'here',
          spare: 1,
        }),
        tell('want', '要求不高，就想{want}。', { spare: 2 }),
        tell('product', ['直到遇见{object}。它没说什么，做了一件对的事。', '后来，{hero}有了{object}。']),
        show('hands', '{object}在光里轻轻转了半圈。', { shows: 'target' }),
        tell('change', ['第二天{time}，{hero}习惯性地要生气，发现没有理由。', '那件小事还在，只是再没赢过{hero}。'], {
          place: 'here',
          spare: 1,
        }),
        speak('doubt_line', ['你今天怎么心情这么好？', '就它？有这么神？']),
        speak('worth_line', ['没什么，就是少吵了一架。', '你拿一天试试，记得还我。'], { spare: 1 }),
        tell('proof', ['{other}借走一天。第二天，{other}的心情也好了。', '借给{other}试试，就再没要回来。'], {
          place: 'here',
        }),
        tell('claim', ['{object}。小事，就让它小下去。', '早上那场架，交给{object}。']),
      ],
    },
    {
      name: 'what was left out',
      tones: ['sold'],
      steps: [
        tell('problem', ['{hero}家里什么都有，用得上的，没几样。', '东西越来越多，{hero}的手，却越来越不够用。']),
        speak('customer_line', ['按钮二十个，我就用一个。', '说明书比我的家信还长。']),
        tell('want', '要的其实很简单：{want}，别的都不用。'),
        tell('step', '我们也这么想，于是做了一件事：往下减。', { place: 'here', spare: 1 }),
        tell('product', ['减到最后，剩下的就是{object}。', '不要的都拿走，{object}，就露出来了。']),
        show('hands', '{object}安静地立在光里。', { shows: 'target' }),
        speak('doubt_line', ['就这些？别的呢？', '看着也太简单了吧。'], { spare: 1 }),
        speak('resolve_line', ['别的，用不着了。', '简单吧？我找了它好久。'], { place: 'here', spare: 2 }),
        tell('proof', ['{other}拿过去，没问一句，就会用了。', '不用教，{other}一上手就没再放下。'], { place: 'here' }),
        tell('change', '柜子空了一半，{hero}的晚上，也空出来一半。', { place: 'here', spare: 1 }),
        tell('claim', ['{object}。少一点，刚刚好。', '该有的都有，不该有的，一样没有。{object}。']),
      ],
    },
    {
      name: 'lent for a day',
      tones: ['warm', 'light'],
      titles: ['借一天', '说好明天还'],
      steps: [
        tell('world', [
          '{place}第一个有{object}的，是{hero.who}。第二天，全都知道了。',
          '{hero.who}得了{object}，本想悄悄用，没瞒过{place}的人。',
        ]),
        tell('want', '原本就是想{want}，{hero}没打算带着整条街一起。'),
        speak('ask_line', ['就借一天，你会还吧？', '明天一早还我，行吗？'], { spare: 2 }),
        speak('answer_line', ['一天，多一个时辰都算我赖。', '行。我像是赖账的吗？'], { spare: 2 }),
        tell(
          'days',
          [
            '{other}还了，可半道上让人截走，又借了一天。',
            '第二天它到了东家，第三天到了西家，第七天，没人说得清在哪儿。',
          ],
          { spare: 1 },
        ),
        tell('obstacle', '一家家去找，家家都说：刚还，刚还。', { spare: 2 }),
        tell('setback', [
          '等找着的时候，{object}用得边都磨圆了。{hero}心疼得不行。',
          '{object}回来那天，换了两个角，多了一道印。',
        ]),
        show('hands', '{object}被捧在手里，翻来覆去地看。', { shows: 'target' }),
        speak('plea_line', ['这可是新的，怎么成这样了？', '谁弄的？我不骂，你们认一个。'], { place: 'here', spare: 2 }),
        speak('secret_line', ['没人弄坏，就是家家都用它办了桩好事。', '那道印，是我家孩子头一回自己吃饭。'], {
          place: 'here',
        }),
        tell('turn', '听完才知道，这些日子，{place}少吵了多少架。', { place: 'here' }),
        tell('end', [
          '第二天{hero}把它放在了路口，写着：谁用谁拿，别忘了擦。',
          '那道印{hero}没磨掉，谁来问，都能讲上半天。',
        ]),
      ],
    },
    {
      name: 'before the launch',
      tones: ['dark', 'bold', 'told'],
      titles: ['发布前夜', '最后一次测试'],
      steps: [
        tell('lead', [
          '离{object}亮相还有九个小时，{hero.who}发现了一个错。',
          '九小时后，所有人都会看见{object}。只有{hero.who}知道，它不对。',
        ]),
        tell('want', '{hero}做它，是为了{want}，不是为了害谁。'),
        tell(
          'fact',
          [
            '一万次里错一次。别人说够好了，{hero}说，那一次，是一个人。',
            '错得很小，一万次才有一次。可明天要用它的，不止一万。',
          ],
          { place: 'here' },
        ),
        speak('ask_line', ['你愿意当那一万分之一吗？', '要是那一次，正好轮到你呢？'], { spare: 1 }),
        speak('answer_line', ['没有时间了，明天再改。', '不会有人知道的。'], { spare: 1 }),
        tell('step', '七小时，拆到最里层。五小时，错还在。三小时，灯只剩这一盏。', { place: 'here' }),
        show('hands', '{object}被一层层打开，一只手停在最里面。', { shows: 'target' }),
        tell(
          'clue',
          ['错不在里面，在图上。第一天，{hero}自己画的那一笔。', '原来从头就错了，错的那一行，签的是{hero}的名字。'],
          { place: 'here', spare: 1 },
        ),
        tell('cost', '改，要当众认。不改，要瞒一辈子。', { place: 'here', spare: 1 }),
        tell(
          'choice',
          ['还有十分钟，{hero}走到灯前，说：今天，先不看了。', '时间到了，幕布拉开，台上是空的。{hero}站出来，认了。'],
          { place: 'here' },
        ),
        speak('thanks_line', ['等得起。我家里那位，就是一万分之一。', '头一回听见有人说，再等等。'], { spare: 1 }),
        tell('outlook', [
          '{object}晚了四十天。盒子里有张卡，写着那一笔错在哪儿。',
          '四十天后它来了。说明书最后一行，是{hero}的道歉。',
        ]),
      ],
    },
  ],
  explain: [
    {
      name: 'everyone knows',
      tones: ['told', 'light', 'warm'],
      steps: [
        tell('question', [
          '{target.topic}是怎么回事？在{place.in}问了一圈，答案一个比一个肯定。',
          '人人都知道{target.topic}，直到有谁问了一句：为什么？',
        ]),
        tell('ground', '{place}，{time}，{weather}。就从这里开始问起。', { spare: 2 }),
        speak('voice_line', ['这还用问？从来就是这样。', '小时候老人这么说，我就这么信。'], { place: 'here' }),
        tell('fact', ['十个人，九种说法。第十个想了想，说，没想过。', '最常听到的那个答案，其实错了很多年。'], {
          spare: 1,
        }),
        tell('obstacle', '问题太近，反倒看不清，像看自己的后脑勺。', { spare: 2 }),
        tell('step', ['不如退后一步，把听来的先放下，只看它自己怎么做。', '那就从头看，不解释，先看完一遍。'], {
          place: 'here',
        }),
        show('passage', '镜头慢慢靠近，光影在{place.in}移动。', { place: 'here' }),
        tell('step', '第一遍看热闹，第二遍，看出了先后。', { place: 'here' }),
        tell('context', '到第三遍，才看见最要紧的那一下，快得一眨眼就过去。', { place: 'here', spare: 2 }),
        tell('turn', ['原来不是它奇怪，是我们看得太快。', '这么一看，为什么三个字，自己松了口。'], {
          place: 'here',
          spare: 2,
        }),
        tell('answer', [
          '所以{target.topic}一点也不神秘，只是每一步，都不肯省。',
          '答案说出来很短：{target.topic}，就是慢慢来的结果。',
        ]),
        tell('outlook', [
          '再去问那一圈，他们还是说：这还用问？不过，都蹲下来看了。',
          '为什么三个字，到这儿算答完了一半。另一半，轮到你看。',
        ]),
      ],
    },
    {
      name: 'from the hands',
      tones: ['told', 'warm'],
      needs: { hero: 'person' },
      steps: [
        tell('question', [
          '关于{target.topic}，{hero.who}被问得最多的一句是：难吗？',
          '要弄懂{target.topic}，先来看{hero.who}怎么做。',
        ]),
        tell('ground', '{place}，{time}，{weather}。人还没到齐，手已经热了。', { spare: 2 }),
        speak('ask_line', ['你猜，最难的是哪一步？', '先猜猜看，要紧的在哪儿？'], { spare: 2 }),
        speak('pupil_line', ['最后一步？', '力气最大的那步吧？'], { place: 'here', spare: 2 }),
        tell('step', ['先从最不起眼的看起，做十遍，九遍都一样。', '头一步，看着像什么也没做。'], { place: 'here' }),
        speak('lesson_line', ['第十遍不一样，你看出来没有？', '别看手，看手停在哪儿。'], { place: 'here' }),
        tell('fact', '差别只有一点点，早一点是生的，晚一点就过了。', { place: 'here', spare: 1 }),
        tell('cost', ['为了认出这一点，{hero}错了整整两年。', '这一点，书上没有。{hero}拿两年的错，换来的。'], {
          place: 'here',
          spare: 2,
        }),
        show('hands', '一双手停在半空，等了一会儿，才落下。'),
        speak('pupil_line', ['我看见了！它自己变了！', '哦，原来难的是等。'], { place: 'here' }),
        tell('answer', ['最难的不是哪一步，是两步中间，忍住不动的那一下。', '所以问难不难，得先问，等不等得起。']),
        tell('outlook', [
          '第二天{time}，又有谁来问：难吗？这回答话的，是那个学生。',
          '{hero}擦了手，又从头一步做起，跟没教过一样。',
        ]),
      ],
    },
    {
      name: 'one year of it',
      tones: ['told'],
      needs: { hero: 'creature' },
      steps: [
        tell('question', [
          '{hero.that}怎么过完一年？答案，要从最难的那一天讲起。',
          '一年三百六十五天，对{hero.that}来说，要紧的只有四十天。',
        ]),
        tell('ground', '{place}，{time}，{weather}。看上去，没有谁在等谁。', { spare: 1 }),
        tell('creature', ['天还没亮，{hero}已经动了，比昨天早了一刻。', '每天这个时候，{hero}都从同一个地方经过。']),
        tell('fact', '一天要走的路，顶得上一个人走三天。', { place: 'here', spare: 1 }),
        tell('step', '吃得不多，看得很多，先看风，再看影子。', { place: 'here', spare: 1 }),
        tell(
          'threat',
          ['危险来的时候，没有声音。活下来的，都先动了半秒。', '一个影子掠过去，{hero}先停住，再跑。'],
          {},
        ),
        speak('voice_line', ['我跟了它九年，没见它走错过一回。', '第一年我以为是运气，第二年就不敢这么说了。'], {
          place: 'here',
        }),
        tell('cost', ['不是每一年都过得去。去年一场雪，少了一半。', '最冷的那几夜，站着不动，也是在赶路。'], {
          place: 'here',
          spare: 1,
        }),
        show('breath', '{hero}停下来，抬起头，听着风。'),
        tell('turn', '等到第一阵暖风，它第一个知道，比日历早九天。', { place: 'here', spare: 1 }),
        tell('answer', ['怎么过完一年？一步也没少，一天也没省。', '它不知道什么叫一年，它只是没有停。']),
        tell('outlook', [
          '到了明年今天，同一个地方，应该还会有一行新的脚印。',
          '四下静下来。下一个要紧的四十天，已经开始了。',
        ]),
      ],
    },
    {
      name: 'the forbidden question',
      tones: ['dark', 'bold'],
      titles: ['不许问', '为什么'],
      steps: [
        tell('world', [
          '在{place}，什么都可以问，除了{target.topic}。{hero.who}偏要问。',
          '{target.topic}是怎么来的？{hero.who}问出口，满屋子都停了。',
        ]),
        tell('want', '没有人答。{hero}认了死理，要{want}，自己去找。'),
        speak('doubt_line', ['知道了，你就睡不着了。', '问它的人，都没好下场。'], { spare: 2 }),
        speak('resolve_line', ['不知道，我现在就睡不着。', '那我就当下一个。'], { place: 'here', spare: 2 }),
        tell(
          'clue',
          ['记载缺了一页，缺得整整齐齐，像是昨天才撕的。', '所有的书都在，只有讲它的那一格，空着，没有灰。'],
          { place: 'here' },
        ),
        tell('attempt', '{hero}顺着空下来的地方，一处一处倒着推。', { place: 'here', spare: 2 }),
        tell('omen', ['推到第七处，有人先到了，脚印还是湿的。', '每推出一步，夜里就有谁来敲一下窗。'], { spare: 1 }),
        show('breath', '{hero}吹熄了灯，在黑暗里坐着听。'),
        tell(
          'discovery',
          ['最后一处没有字，只有一面镜子，照着来问的人。', '撕下来的那页找到了，夹在{other.who}的手里。'],
          { place: 'here' },
        ),
        speak('secret_line', ['是我们自己定的规矩，早忘了为什么。', '撕它的是我。答案太简单，说出来没人怕了。'], {
          place: 'here',
        }),
        tell('deed', '那一页，{hero}大声念了一遍，从头念到尾。', { place: 'here', spare: 2 }),
        tell('end', [
          '什么也没发生。第二天，满{place}的孩子都在问为什么。',
          '规矩还挂着，旁边添了一页。读的人，都轻轻笑了一声。',
        ]),
      ],
    },
  ],
  grow: [
    {
      name: 'nothing came up',
      tones: ['warm', 'light'],
      titles: ['什么也没长', '浇水的人'],
      steps: [
        tell('world', [
          '{hero.who}在{place.in}守着{object}，守了一整年，什么也没长。',
          '别家都绿了，只有{hero.who}这里，光秃秃一块。',
        ]),
        tell('want', '谁劝也没用，{hero}认定了要{want}，一天两趟，从不落下。'),
        speak('ask_line', ['你说，它是不是睡着了？', '会不会是我水给多了？'], { spare: 2 }),
        speak('quip_line', ['睡得挺香，都打呼噜了。', '不多，够养鱼了。'], { spare: 2 }),
        tell(
          'days',
          ['早一瓢，晚一瓢，{hero}还跟它说话，把一年的话都说完了。', '春天过了，夏天过了，{hero}的故事讲到了第三遍。'],
          { spare: 1 },
        ),
        tell('obstacle', ['有懂行的来看，说这块地，十年都长不出东西。', '旁人算了算，这些水，够换一筐现成的。'], {
          spare: 2,
        }),
        tell('setback', '入冬那天，{hero}病倒了，两个月没能出门。', { place: 'here' }),
        show('passage', '雪落下来，{place}白茫茫一片。', { place: 'here' }),
        tell(
          'turn',
          [
            '开春{hero}撑着出来，地是湿的，雪地上有一行不是自己的脚印。',
            '等{hero}好了，跑去一看，瓢还是温的，有谁刚浇过。',
          ],
          { place: 'here' },
        ),
        speak('secret_line', ['你躺着，我替你把故事讲到了第四遍。', '我怕它醒了，没人跟它说话。'], {
          place: 'here',
          spare: 2,
        }),
        tell('discovery', '就在那行脚印中间，冒出来一点绿，针尖大。', { place: 'here', shows: 'target' }),
        tell('end', [
          '{object}长得很慢。浇水的有两个，讲故事的也有两个，它不急。',
          '到底是谁浇活的，两边谦让了一辈子。它越长越歪，像在偷听。',
        ]),
      ],
    },
    {
      name: 'the hungry root',
      tones: ['dark', 'bold'],
      titles: ['它在长', '一夜一尺'],
      steps: [
        tell('world', [
          '{hero.who}种下{object}的第一夜，它长了一尺。',
          '一夜一尺。{hero.who}在{place.in}，不敢告诉任何人它长得有多快。',
        ]),
        tell('want', '救命的就指望它了。{hero}咬着牙，要{want}。'),
        speak('ask_line', ['它吃的是什么？我没施肥。', '你看，它是不是又近了？'], { spare: 1 }),
        speak('answer_line', ['它吃声音。你没发现没有鸟了？', '昨天它在墙外，今天在窗台。'], { spare: 1 }),
        tell('days', ['第三夜，狗不叫了。第五夜，钟不响了。', '它长一尺，{place}就静一分，静得听见血在走。'], {
          spare: 2,
        }),
        tell('obstacle', '砍了它，病的人就没了药。不砍，再过两夜就到床前。'),
        tell('omen', '第六夜，{hero}开口喊人，嘴张着，没有声音出来。', { spare: 2 }),
        show('breath', '{hero}张着嘴，捂住喉咙，睁大了眼睛。'),
        tell('clue', ['它的根缠着一样东西：每个人最后说的那句话。', '贴近了听，里面全是声音，一样没坏，都还在。'], {
          place: 'here',
          spare: 2,
        }),
        tell(
          'choice',
          ['没有举刀，{hero}对着它，用手比画了一首歌。', '砍是不能砍。{hero}把手按上去，一下一下，打起了拍子。'],
          { place: 'here' },
        ),
        tell('turn', ['它停住了。从没有谁给过它，它只会自己拿。', '叶子一片片跟着拍子抖，第一朵花，在这时候开了。'], {
          place: 'here',
        }),
        tell('end', [
          '花落那天，声音都还了回来。{place}吵了三天三夜，没有人嫌。',
          '药救活了人。每到夜里，{hero}照旧去给它打一段拍子。',
        ]),
      ],
    },
    {
      name: 'the slow measure',
      tones: ['told'],
      steps: [
        tell('question', [
          '{hero.who}要{want}，头三年，什么也看不见。',
          '从一点点大，到成个样子，{object}要多少天？{hero.who}记了账。',
        ]),
        tell('ground', '{place}，{time}，{weather}。地面上，还没有一点动静。', { spare: 1 }),
        tell('fact', ['看不见的时候，底下已经走了一米多。', '一百份里，能见到光的，只有十七份。'], {
          place: 'here',
          spare: 1,
        }),
        speak('witness_line', ['头一年我天天扒开看，都看死了。', '急的人种不了这个，我是改过来的。']),
        tell('step', '清早看叶背，傍晚摸土，手指插进去，两节是干的，才给水。', { place: 'here' }),
        tell('step', '到了第四年，反倒要少给，让它自己往深处找。', { place: 'here', spare: 1 }),
        tell('cost', ['前年一场霜，一夜之间，九年的账清了零。', '九年里，{hero}没出过一趟远门，最长的一次，是半天。'], {
          place: 'here',
          spare: 1,
        }),
        show('hands', '手指轻轻拨开泥土，又慢慢合上。'),
        speak('voice_line', ['我问什么时候能成，他说，下一代吧。', '路过的都笑。我小时候笑得最响。'], {
          place: 'here',
        }),
        tell('answer', [
          '第十年春天，它开了，开了三天。{hero}三天没合眼。',
          '到底要多少天？账本翻到最后，写着：看它。',
        ]),
        speak('worth_line', ['我赶不上它最好的时候，有人赶得上。', '三天够了，我还记得前面那些年。'], { spare: 1 }),
        tell('outlook', ['今年又种下去一百份。账本，换了新的一本。', '位置都标在图上，{hero}留给下一个会看叶背的人。']),
      ],
    },
  ],
  celebrate: [
    {
      name: 'the wrong day',
      tones: ['warm', 'light'],
      titles: ['记错日子', '提前一天'],
      steps: [
        tell('world', [
          '{hero.who}忙了半个月，全{place}都来了，只有一个问题：日子记错了。',
          '为了这一天，{hero.who}把{place}里外挂满，挂完才发现，早了一天。',
        ]),
        tell('want', '撤是来不及了，{hero}硬着头皮，还是要{want}。'),
        speak('ask_line', ['咱们今天，庆祝点什么好？', '来都来了，总得有个由头吧？']),
        speak('quip_line', ['庆祝今天不是明天。', '庆祝我白洗了个头。']),
        tell(
          'attempt',
          ['于是现找：谁家鸡下了蛋，谁今天没挨骂，一件一件往上报。', '一人报一件好事，报到第九件，真有人鼓起掌来。'],
          { place: 'here', spare: 2 },
        ),
        tell(
          'turn',
          ['轮到{other}，想了很久，说：今天，我想活着了。', '轮到最不爱说话的{other}，半天才开口：今天，有人喊我来。'],
          { place: 'here' },
        ),
        show('look', '四下忽然静了，{hero}看着{other}，谁也没有动。'),
        tell('obstacle', '谁都没准备这样的节目，也没有一首歌对得上。', { place: 'here', spare: 2 }),
        tell('deed', '总得有人起头。{hero}起高了，所有人跟着一起高。', { place: 'here', spare: 1 }),
        tell('days', '这一夜什么由头也没有，闹到了天亮。', { spare: 2 }),
        speak('thanks_line', ['明天才是正日子吧？', '我明天，还能来吗？'], { spare: 2 }),
        tell('end', [
          '正日子那天，谁也没力气过了。往后{place}都是提前一天。',
          '{place}的节从此有两天，前一天没有名字，来的人最多。',
        ]),
      ],
    },
    {
      name: 'the lights stay on',
      tones: ['dark', 'bold'],
      titles: ['照常开席', '不许吹灯'],
      steps: [
        tell('world', [
          '今夜不许点灯，不许出声。{hero.who}却答应过，要给{place}过这个节。',
          '外头下了禁令：{place}今晚，一点光也不许有。{hero.who}数着日子，正是今天。',
        ]),
        tell('want', '有个孩子等了一年。{hero}看看天，决定还是要{want}。'),
        speak('doubt_line', ['一点光，就能要了所有人的命。', '明年不行吗？'], { spare: 2 }),
        speak('resolve_line', ['明年，还剩几个能来？', '不点灯，也能过。'], { place: 'here' }),
        tell(
          'attempt',
          ['门窗蒙了三层，一家一家，摸黑挪到地下，一共六十一个。', '没有灯，他们就摸；没有声，他们就用手比。'],
          { place: 'here' },
        ),
        tell('bond', '歌是用手掌拍的，酒是水，菜是讲出来的。', { place: 'here', spare: 2 }),
        tell('danger', ['正拍到一半，头顶响了，脚步，一下一下，停在正上方。', '忽然上面有了动静，靴子声，不止一双。'], {
          place: 'here',
          spare: 1,
        }),
        show('breath', '{hero}举起手，所有身影都停住，屏住呼吸。'),
        tell('obstacle', '偏偏那个孩子，打了个嗝。上面的脚步，不动了。', { place: 'here', spare: 2 }),
        tell(
          'turn',
          ['过了很久，头顶传来三下轻轻的敲击，是同一个拍子。', '上面的人没有掀板子，蹲下来，跟着拍了两下。'],
          { place: 'here' },
        ),
        speak('secret_line', ['他家里，也有一个等过节的。', '别怕，今晚谁都想家。'], { place: 'here', spare: 2 }),
        tell('end', [
          '那一年没有灯，没有声音，所有人都记得它最热闹。',
          '后来每年这天，{place}先熄灯一刻，拍一遍手，再点亮。',
        ]),
      ],
    },
  ],
} as const satisfies Partial<Record<FrameId, readonly Plot[]>>;
