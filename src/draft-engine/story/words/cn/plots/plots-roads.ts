import type { FrameId } from '../../../frames/frames.ts';
import { type Plot, show, speak, tell } from '../../../plots/plot.ts';

/** Courses of events of coming and going: returns, escapes, arrivals, departures. */
export const ROAD_PLOTS = {
  return: [
    {
      name: 'by hand',
      tones: ['warm', 'light', 'dark', 'bold'],
      needs: { brings: true },
      titles: ['亲手', '迟到的门铃', '送到'],
      steps: [
        tell(
          'world',
          ['{hero.who}手里从没压过东西，除了{target}。', '经{hero.who}手的东西，件件有着落，只剩下{target}。'],
          { shows: 'target' },
        ),
        tell('want', [
          '不为别的，就为把它交到该交的那双手里，{hero}上了路。',
          '说远不远，{hero}想，今天不去，又要拖一年。',
        ]),
        show('passage', '{hero}一路走过{elsewhere}，怀里护着一样东西。', { spare: 1 }),
        tell(
          'obstacle',
          ['地址没错，人搬了。问了七家，指了八个方向。', '门牌还在，门换了。敲了半天，出来一个不相干的。'],
          { spare: 2 },
        ),
        tell('meet', ['最后一扇门开了，{other.who}先看手，再看脸。', '开门的是{other.who}，一眼就认出了那是什么。'], {
          shows: 'other',
        }),
        speak('ask_line', ['给您的。对不起，来晚了。', '路上耽搁了。现在收，还来得及吗？'], {}),
        speak('answer_line', ['晚了多少？', '晚不晚，得看是谁送来的。'], {}),
        tell('turn', ['{other}没急着看，放在手心里掂了掂，慢慢笑了。', '{other}就那么捧着，像捧着一只手。'], {
          shows: 'target',
        }),
        speak('secret_line', ['早就不等了。只是那把椅子，一直没挪。', '要说的话备了好久，这会儿全忘了。'], {
          spare: 1,
        }),
        tell('end', [
          '回去的路上，{hero}总看自己的手。空了，可一直是暖的。',
          '两手空空，{hero}还是绕了远路回去，不着急。',
        ]),
      ],
    },
    {
      name: 'the same question',
      tones: ['warm'],
      needs: { brings: false },
      titles: ['吃了没', '第一句话'],
      steps: [
        tell('world', [
          '{hero.who}走的那天，跟{other.who}吵了一架，最后一句话没说完。',
          '当年离开，{hero.who}和{other.who}正吵到一半，谁也没赢。',
        ]),
        tell('want', [
          '{years}年了，{hero}想{want}，想了多久，就拖了多久。',
          '{want}，念头起了{years}年，路费攒了又花，花了又攒。',
        ]),
        tell(
          'attempt',
          ['一路上，{hero}把见面的第一句话，改了二十几遍。', '坐在{elsewhere.in}，{hero}练开场白，越练越不像话。'],
          { spare: 1 },
        ),
        tell('obstacle', '可到了跟前，连路都不认得了，转了三圈，还在外头。', { spare: 2 }),
        speak('ask_line', ['请问，这儿从前有户人家……', '麻烦问一句，还有人住吗？'], {}),
        speak('answer_line', ['有。等着吵架的那户。', '找谁？说名字。']),
        show('look', '{hero}抬起头，{other}就站在面前，谁也没有先开口。'),
        tell('setback', '二十几遍白练了，{hero}张着嘴，一个字也出不来。', { place: 'here', spare: 2 }),
        speak('doubt_line', ['你上回那句话，没说完。', '说啊，不是没吵完吗？'], { spare: 2 }),
        tell(
          'turn',
          [
            '想了半天，{hero}真忘了。为那句话走了{years}年，忘得干净。',
            '那半句话憋了{years}年，真要说，{hero}却笑了出来。',
          ],
          { place: 'here' },
        ),
        speak('thanks_line', ['忘了好。饭在锅里，吃了再想。', '想不起来就住下，慢慢想。'], { spare: 2 }),
        tell('end', [
          '那架到今天也没吵完，一天三顿，吃完了接着吵。',
          '后来{hero}在{place}住了下来，说要等那半句想起来。',
        ]),
      ],
    },
    {
      name: 'nobody noticed',
      tones: ['light'],
      needs: { brings: false },
      titles: ['我回来了', '没人发现'],
      steps: [
        tell('world', [
          '{hero.who}离开了{years}年，想象过很多次回来的场面，都有鼓声。',
          '关于回来这件事，{hero.who}准备了一篇讲话，三页。',
        ]),
        tell('want', '今天终于能{want}，{hero}走到路口，先停下来整了整衣领。'),
        speak('hello_line', ['我回来了！', '是我！我回来了！']),
        speak('quip_line', ['回来得正好，搭把手。', '哦。你挡着门了。']),
        tell(
          'obstacle',
          [
            '再试一家，还是一样。{hero}这才慌了：莫非没人知道{he}走了？',
            '走遍{place}，没有一个吃惊的，都当{he}刚出去转了一圈。',
          ],
          { spare: 1 },
        ),
        tell('days', '三天里，{hero}帮四家搬了东西，三页讲话，一页没念出去。', { spare: 2 }),
        speak('plea_line', ['我走了好多年！你们没看出来？', '我去过那么远，就没人问一句？'], {
          place: 'here',
          spare: 2,
        }),
        show('passage', '{place}静悄悄的，风吹过空空的路口。', { place: 'here' }),
        tell(
          'discovery',
          [
            '夜里{hero}睡不着，才看见自己的床：被子晒过，松软，还热着。',
            '回到自己屋里，{hero}一摸，桌上没有灰，灯里有油。',
          ],
          { place: 'here' },
        ),
        speak('secret_line', ['天天晒。万一你哪天晚上到。', '怕你不好意思，说好了谁也不许问。'], {
          place: 'here',
          spare: 2,
        }),
        tell('turn', '原来全{place}排着班打扫，排了{years}年，今天正好轮完一圈。', { place: 'here', spare: 2 }),
        tell('end', [
          '三页讲话，{hero}念给自己听了，念到第二页，就睡着了。',
          '第二天{hero}什么也没说，拿起扫帚，排进了班里。',
        ]),
      ],
    },
    {
      name: 'the wrong year',
      tones: ['dark', 'bold'],
      needs: { brings: false },
      titles: ['来过的人', '门里的我'],
      steps: [
        tell('world', [
          '{hero.who}拼了命赶回{place}，开门的说：你不是昨天就回来了？',
          '历尽千辛万苦，{hero.who}总算回到{place}，却没有一个人惊讶。',
        ]),
        tell('want', '全凭{want}这一个念头，{hero}才熬过来。如今有人先到了一步。'),
        speak('ask_line', ['昨天回来的，是谁？', '你们看清楚，我才是我。'], { spare: 1 }),
        speak('doubt_line', ['他知道的，你都知道？', '他也是这么说的。'], { spare: 1 }),
        tell(
          'clue',
          [
            '屋里的那个，记得每一件事，连{hero}自己忘了的都记得。',
            '隔着窗看，那一个坐在{hero}的位子上，笑得比{he}还像。',
          ],
          { place: 'here' },
        ),
        tell(
          'obstacle',
          ['一样的话，一样的疤。{hero}说什么，里面那个都能接下一句。', '问一句，答一句，两边分毫不差。大家退远了些。'],
          { spare: 1 },
        ),
        show('look', '{hero}站在门外，{other}挡在门里，谁也不让。'),
        tell('choice', '不争了，{hero}只说一件谁也不知道的丑事：当年，是我先跑的。', { place: 'here' }),
        tell(
          'turn',
          ['屋里没了声音。那一个什么都学得会，就是没学过认错。', '门里那个张了张嘴，接不下去。它只会好的。'],
          { place: 'here' },
        ),
        speak('secret_line', ['我早知道是你跑的。就等你说。', '进来吧，会脸红的才是你。'], { place: 'here', spare: 1 }),
        tell('deed', '推开门，位子上没有人，椅子还在晃。', { place: 'here', spare: 1 }),
        tell('end', [
          '从此{hero}每天认一回错，大事小事，认给门外听。',
          '那把椅子没人再坐。夜里它晃，{hero}就先把灯点上。',
        ]),
      ],
    },
    {
      name: 'who comes back',
      tones: ['told'],
      needs: { brings: false },
      steps: [
        tell('question', [
          '离开{place}的人很多，回来的很少。{hero.who}为什么要{want}？',
          '从{place}出去，一共十九个。回来的只有一个：{hero.who}。',
        ]),
        tell('ground', '{place}，{time}，{weather}。一半的门，关着有些年头了。', { spare: 1 }),
        tell('fact', ['十年前这里还有四十户，现在七户，狗比人多一条。', '最后一班车，去年也停了。回来，只能走。'], {
          spare: 1,
        }),
        speak('witness_line', ['头一晚没睡着，太静了。', '我回来，先问的是水还通不通。']),
        tell('step', '第一件事是把门打开，晒三天，让屋子认一认人。', { place: 'here' }),
        tell('step', '接着是井，是路，是篱笆，一样一样叫醒。', { place: 'here', spare: 1 }),
        tell(
          'cost',
          ['外面的活儿丢了，收入只剩三成，晚上天黑得比城里早。', '代价是孩子的学校，是看病的路，是没有人说话。'],
          { place: 'here' },
        ),
        speak('voice_line', ['我们都说，待不过冬天的。', '头一年，家家都在打赌。'], { place: 'here' }),
        show('passage', '天色暗下来，{place}亮起一点光，又亮起一点。', { place: 'here' }),
        tell('context', '第二年春天，第二户回来了。再过一年，第三户。', { spare: 1, place: 'here' }),
        speak('worth_line', ['我没劝过谁，我就是把灯开着。', '值不值，等孩子们说。'], { spare: 1 }),
        tell('outlook', [
          '如今{place}有了十一户。车还没有，路倒是走宽了。',
          '那班车听说要恢复了，先试三个月，每天一趟。',
        ]),
      ],
    },
  ],
  escape: [
    {
      name: 'walk out singing',
      tones: ['warm', 'light'],
      titles: ['从正门走', '越狱三十次'],
      steps: [
        tell('world', [
          '{hero.who}从{place}逃过二十九次，次次都在门口被{other.who}撞上。',
          '{place}有个规矩：抓回来的，记一笔。{hero.who}名下，二十九笔。',
        ]),
        tell('want', '第三十次，{hero}有十足的把握{want}。'),
        speak('ask_line', ['你怎么每次都知道？', '二十九次了，你就不累？'], { spare: 2 }),
        speak('answer_line', ['你每次走，都先叹口气。', '我在这儿一个人，就等你来。'], { spare: 2 }),
        tell(
          'attempt',
          ['这回{hero}憋住了气，翻过墙，穿过后院，一路顺得出奇。', '于是第三十次，{hero}一口气没叹，连影子都没带。'],
          { spare: 1 },
        ),
        tell('landfall', '到了外头，天很大，路很多，没有谁在后面喊站住。', { spare: 2 }),
        show('alone', '{hero}站在空旷处，左右看了看，慢慢坐下来。'),
        tell('setback', [
          '等了半天，没有人追。{hero}回头看了七次。',
          '头一个时辰痛快。第二个时辰，{hero}总觉得忘了什么。',
        ]),
        tell('choice', '不知不觉叹了口气，{hero}自己吓了一跳，掉头往回走。', { spare: 2 }),
        speak('doubt_line', ['你不是走成了吗？', '回来干什么，落了东西？']),
        speak('resolve_line', ['落了。把你落下了。', '这次我数过，门能过两个。'], { place: 'here' }),
        tell('end', [
          '第三十一次，他们是从正门走的。没有人拦，看门的就是{other}。',
          '本子上最后一笔写着：走失两名，不必找了。',
        ]),
      ],
    },
    {
      name: 'the count',
      tones: ['dark', 'bold'],
      titles: ['点名', '少一个'],
      steps: [
        tell('world', [
          '{place.in}每晚点三次名，{hero.who}答了{years}年的到。',
          '每夜三次点名，错一声就锁门。{hero.who}在{place.in}，从没错过。',
        ]),
        tell('want', '今晚第二次和第三次之间，{hero}要{want}。'),
        speak('ask_line', ['我走以后，谁替我答到？', '少一声，他们要多久发现？'], { spare: 1 }),
        speak('answer_line', ['我学你的嗓子，学了一个月。', '我替你答。你只管跑。'], { spare: 1 }),
        tell('attempt', '第二遍点完，灯灭。{hero}脱了鞋，数着步子往外挪。', { place: 'here', spare: 2 }),
        tell(
          'obstacle',
          ['三百步的路，走到一百步，那边又点起名来，多加了一遍。', '可今晚多加了一遍。名字已经念到第四个了。'],
          { spare: 2 },
        ),
        show('motion', '{hero}贴着阴影，压低身子往前移。', { place: 'here' }),
        tell('omen', '念到{hero}了，黑暗里，{other}答了一声。一模一样。'),
        tell(
          'price',
          [
            '可报数的时候，少了一个。灯转过来，照住了{other}。{hero}已经摸到了门。',
            '答了名，还要报数。数到{hero}的空位，灯照向了{other}。',
          ],
          { place: 'here' },
        ),
        tell('choice', '门外就是风。{hero}转过头，大喊了一声：到！', { place: 'here' }),
        tell('danger', '声音从门边来，所有的灯都照了过来，那一边，全空了。', { spare: 2 }),
        tell('end', [
          '那夜出去的是{other}。一年后，墙外有谁喊了声到，是{hero}的嗓子。',
          '从此{hero}一个人答两声。第二年{other}回来接，两声都没了。',
        ]),
      ],
    },
  ],
  arrive: [
    {
      name: 'the borrowed chair',
      tones: ['warm', 'light'],
      titles: ['借', '借住'],
      steps: [
        tell('world', [
          '{hero.who}初到{place}，什么都没有，见面头一句就是借。',
          '新来的{hero.who}，第一天就把{place}借了个遍。',
        ]),
        tell('want', '要{want}，总得有口锅，有张凳子。{hero}挨家去敲。'),
        speak('ask_line', ['能借张凳子吗？明天就还。', '借口锅用用，行不行？']),
        speak('doubt_line', ['你们外头来的，都说明天。', '上一个来借的，人都没影了。'], { spare: 2 }),
        tell('days', ['说明天还，就明天还，{hero}还的时候，多一把葱。', '借出去的，第二天都回来了，擦得比原来亮。'], {
          spare: 1,
        }),
        tell('obstacle', '可在背后，大家还是叫{he}那个外来的，一声也没改口。', { spare: 2 }),
        tell(
          'setback',
          [
            '半年后，{hero}把东西全还清了，一样不欠，准备走了。',
            '等攒够了自己的锅凳，{hero}再没有理由敲门，门也没人敲。',
          ],
          { place: 'here' },
        ),
        show('alone', '{hero}独自坐着，四周静得听得见风。', { place: 'here' }),
        tell(
          'turn',
          [
            '那天{time}，门响了。{other.who}站在外头，空着手，有点不自在。',
            '忽然有人敲门。是{other.who}，憋了半天才开口。',
          ],
          { place: 'here' },
        ),
        speak('secret_line', ['能借把葱吗？明天还。', '你这儿，有没有我能借的？'], { place: 'here', spare: 2 }),
        tell('deed', '也不问借去做什么，{hero}把整捆都塞了过去，说不用还。', { place: 'here', spare: 2 }),
        tell('end', [
          '在{place}，互相欠着点什么的，才叫邻居。{hero}如今欠着十一家。',
          '那天以后谁也没还清过谁。{hero}的凳子，一直在别人家里。',
        ]),
      ],
    },
    {
      name: 'the counted lights',
      tones: ['dark', 'bold'],
      titles: ['十二盏灯', '最后一户'],
      steps: [
        tell('world', [
          '{hero.who}到{place}那夜，数了数，亮着十二盏灯，敲开了十一扇门。',
          '天黑透了，{hero.who}才到{place}。灯有十二盏，门只有十一扇。',
        ]),
        tell('want', '要{want}，先得住下。人人都说，没有第十二家。'),
        speak('ask_line', ['那盏灯，是谁家的？', '最里面那盏，谁点的？'], { spare: 2 }),
        speak('answer_line', ['哪盏？那边是空地。', '睡吧。那盏不是给人看的。']),
        tell('days', ['第二夜，灯近了一些。第三夜，就在窗外。', '一夜一夜，那盏灯慢慢往{hero}这边挪。'], { spare: 1 }),
        tell('omen', '{place}的人开始躲着{hero}，像是算好了日子。', { spare: 2 }),
        show('breath', '{hero}盯着窗外的光，慢慢站起来。'),
        tell(
          'obstacle',
          ['跑是来得及的。可{other}说漏了嘴：每个新来的，都跑了。', '走还是留？人人都在等{he}走，没有谁说为什么。'],
          { spare: 2 },
        ),
        speak('secret_line', ['跑了的，它就跟着。从没人等过它。', '我们都跑过。跑回来，它已经在屋里。'], {
          place: 'here',
          spare: 2,
        }),
        tell('choice', '第七夜，{hero}没有锁门，搬出凳子，对着光坐下。', { place: 'here' }),
        tell(
          'deed',
          ['光停在三步外，晃了晃，像在等谁开口。{hero}说：坐吧。', '朝着那点光，{hero}举了举手：新来的？我也是。'],
          { place: 'here' },
        ),
        tell('end', [
          '如今{place}有十三盏灯，十三扇门。最里面那扇，从来不锁。',
          '后来再有新来的数灯，{hero}就说：没数错，去敲敲看。',
        ]),
      ],
    },
  ],
  leave: [
    {
      name: 'the long goodbye',
      tones: ['warm', 'light'],
      titles: ['明天就走', '走不掉'],
      steps: [
        tell('world', [
          '{hero.who}说要离开{place}，说了三天，送行饭吃了九顿。',
          '全{place}都知道{hero.who}要走，就是不知道是哪个明天。',
        ]),
        tell('want', [
          '不是不想{want}，是每回走到门口，都有谁喊一声等等。',
          '铁了心要{want}，{hero}今天太阳一出来就走。',
        ]),
        speak('farewell_line', ['这回真走了，别送。', '走了走了，谁也别留我。']),
        speak('answer_line', ['等等，把这个带上。', '不留。可这雨，下得多大。'], {}),
        tell(
          'days',
          ['第一天带了饼，第二天带了被，第三天，行李比人还重。', '一等就等到吃饭，吃完天黑，天黑了哪有赶路的。'],
          { spare: 2 },
        ),
        tell('obstacle', '到了第四天，包袱大得出不了门。', { spare: 2 }),
        show('look', '{hero}卡在一大堆行李中间，{other}在一旁使劲推。'),
        tell(
          'choice',
          [
            '半夜里，{hero}把东西一样样放下，空着手，轻轻出了门。',
            '等大家都睡了，{hero}才动身，什么也没带，怕走不动。',
          ],
          { place: 'here', spare: 1 },
        ),
        tell(
          'turn',
          ['走到路口，一个都没睡，黑压压站了一片，谁也没出声。', '拐过弯，{other}坐在路边，等了半宿，手里什么也没有。'],
          { place: 'here' },
        ),
        speak('secret_line', ['怕你嫌重，今天就来看看你。', '这回什么也不给，省得你又不走。'], {
          place: 'here',
          spare: 2,
        }),
        tell('price', '这一眼，比九顿饭加起来还沉，{hero}带走了。', { place: 'here', spare: 2 }),
        tell('end', [
          '后来{hero}每到一处，动身都选半夜，路口都要停一停。',
          '{place}的人还爱说等等。{hero}在远处，有时真会停下来。',
        ]),
      ],
    },
    {
      name: 'the last boat',
      tones: ['dark', 'bold'],
      titles: ['最后一趟', '不能留'],
      steps: [
        tell('world', [
          '天亮以后，{place}就没有了。{hero.who}是留到最后的一批。',
          '{place}的人都撤了，灯一盏盏灭。{hero.who}还站在原地。',
        ]),
        tell('want', '只剩最后一趟，{hero}必须{want}，可腿像长在了地上。'),
        speak('plea_line', ['等一等，还有谁没出来。', '再等一下，我听见声音了。'], { place: 'here', spare: 2 }),
        speak('doubt_line', ['等不了。点过名了，齐了。', '没有人了，你听错了。'], { spare: 2 }),
        tell('sign', ['确实有声音，三下，停一停，又是三下。', '可那声音又来了，很轻，从最里头来。'], { spare: 1 }),
        tell('choice', '时间只够跑一个方向。{hero}转过身，往里跑。', { place: 'here' }),
        show('motion', '{hero}逆着风，冲进空无一人的{place}。', { place: 'here' }),
        tell('danger', ['身后在叫最后一遍。前面，声音停了。', '头顶开始往下掉东西，来时的路断了一半。'], {
          place: 'here',
          spare: 2,
        }),
        tell('discovery', '不是人。是风吹着一扇没关好的门，三下，停一停，又三下。', { place: 'here' }),
        tell('price', '{hero}站在那扇门前，忽然明白：自己是回来关门的。', { place: 'here' }),
        speak('secret_line', ['我没走。你不上，这一趟不开。', '快！我说我数错了，还少一个。'], {
          place: 'here',
          spare: 2,
        }),
        tell('end', [
          '门关好了。从远处望回去，{place}像是睡着了。',
          '再没有人能回{place}。只有{hero}知道，门是关着的。',
        ]),
      ],
    },
  ],
} as const satisfies Partial<Record<FrameId, readonly Plot[]>>;
