import { show, tell } from '../../../plots/plot.ts';
import { type PlotList, say } from './say.ts';

/** Building, mending, winning, contending, learning, teaching. */
export const MAKING_PLOTS = {
  build: [
    {
      name: 'the bent one',
      tones: ['warm'],
      titles: ['少し左に傾く'],
      steps: [
        tell('world', [
          '{hero.intro}の作るものは、きまって少し左に<傾く>。{place}では有名な話<だ>。',
          '{place}の{hero.intro}は、まっすぐなものを作れたことが<ない>。',
        ]),
        tell(
          'want',
          [
            'それでも今度は{target}<だ>。引き受けた、と{hero}は<言ってしまう>。',
            '{want}。傾いたら恥ずかしい大きさ<だ>。',
          ],
          { shows: 'target' },
        ),
        say('doubt_line', '左に、傾か[ない？|ないですか？|ないか。]', { spare: 1 }),
        say('resolve_line', '今度は、右を見ながら[やる|やります|やる]。', { spare: 2, place: 'here' }),
        tell('attempt', ['毎晩測り、毎晩直し、半分できたところで<わかる>。やっぱり、左<だ>。'], { shows: 'target' }),
        tell('setback', '翌朝、{hero}は道具を<片づけはじめる>。', { spare: 2 }),
        show('hands', '傾いた{target}を、朝の光が照らす。', { spare: 1, shows: 'target' }),
        tell(
          'turn',
          [
            'そこへ{other}が来て、<首をかしげる>。「{place}のほうが、右に傾いてる」。',
            '見に来た{other}が、水を一滴<こぼす>。水は右へ<走る>。傾いていたのは、地面の<ほうだ>。',
          ],
          { place: 'here' },
        ),
        say('quip_line', 'これがまっすぐなら、{place}で[初めてだよ|初めてですよ|初めてだ]。'),
        tell(
          'end',
          [
            '{target}は、いまも左に傾いて<立っている->。{place}では、それをまっすぐと<呼ぶ->。',
            'それ以来、{place}で何かを作る者は、{target}に合わせて<測る->。',
          ],
          { shows: 'target' },
        ),
      ],
    },
    {
      name: 'helping hands',
      tones: ['light'],
      titles: ['手伝いが来る'],
      steps: [
        tell('world', [
          '{hero.intro}が{target}を作るらしい。{place}の全員が、作り方を<知っている>。',
          '{place}で{target}を作るのは、{hero.intro}ひとり。口を出すのは、全員<だ>。',
        ]),
        tell('want', ['設計は<できている>。十日で{target}を作る。だれにも訊かずに、のつもり<だ>。']),
        tell('obstacle', ['一日目、{other.intro}が助言を<くれる>。二日目、助言の助言が<来る>。']),
        say('ask_line', 'ここ、どうすれば[いい？|いいですか？|いい。]', { spare: 1 }),
        say('answer_line', 'まず、全部[ほどく|ほどきます|ほどけ]。', { spare: 1 }),
        tell('attempt', ['{hero}は、聞いたことを全部<試す>。{target}の向きが、四回<変わる>。'], {
          place: 'here',
          shows: 'target',
          spare: 1,
        }),
        tell('setback', ['十日目、できたのは前と後ろの区別がつかないもの<だ>。'], { place: 'here' }),
        show('look', '{hero}と{other}が、できたものを横目に黙る。', { spare: 1 }),
        say('quip_line', 'すばらしい。で、どっちが[上？|上ですか？|上だ。]'),
        tell('turn', ['その夜、{hero}は耳に綿を詰めて、初めから<作りなおす>。朝までに<できる>。'], { place: 'here' }),
        tell(
          'end',
          [
            '{target}は<完成する>。「言った通りだろう」と、全員が<言う>。',
            '完成の日、{other}は胸を張って<言う>。「助言しなくて、よかった」。',
          ],
          { shows: 'target' },
        ),
      ],
    },
    {
      name: 'before the wind',
      tones: ['bold', 'dark'],
      titles: ['風の前の七日', '七日で{target}'],
      steps: [
        tell('world', [
          '七日後に大風が<来る->。{hero.intro}は{place}に、{target}を<建てる->と<言う>。',
          '{hero.intro}は空を<読む>。{place}に残された日は、七日<だ>。',
        ]),
        tell('want', [
          '七日で{target}を作る。できた者は、まだ<いない>。',
          '{want}。七日で、と{hero}が言うと、笑い声が<やむ>。',
        ]),
        tell('attempt', ['一日目は土台、二日目は柱。三日目に、{hero}は数えるのを<やめる>。'], {
          place: 'here',
          shows: 'target',
          spare: 1,
        }),
        say('doubt_line', '間に合うと、本気で[思う？|思いますか？|思うのか。]'),
        say('resolve_line', '思う前に、板を一枚[打つ|打ちます|打つ]。', { place: 'here' }),
        tell('setback', ['五日目の夜、材料が<尽きる>。山のどこにも、もう木は<ない>。'], { shows: 'target' }),
        show('alone', '{hero}が、作りかけの前に立ちつくす。', { spare: 1, place: 'here' }),
        tell('price', ['翌朝、{hero}は自分の家を<ほどく>。一本目の梁から、順に。']),
        tell('turn', '釘を抜く音が、もうひとつ<する>。{other}も、自分の家を<ほどいている>。', {
          place: 'here',
          spare: 2,
        }),
        tell('danger', ['七日目、風が<来る>。'], { spare: 1, place: 'here' }),
        tell(
          'end',
          [
            '風が過ぎて、{place}に残ったのは{target}<だけだ>。全員が、その中で眠って<いる>。',
            '次の朝、{place}に立つのは{target}<だけだ>。どの梁も、だれかの家の匂いが<する>。',
          ],
          { shows: 'target' },
        ),
      ],
    },
    {
      name: 'how it is built',
      tones: ['told'],
      steps: [
        tell(
          'question',
          [
            '{target}は、どこから作りはじめるのか。{hero.intro}の答えは、意外に<短い->。',
            '{place}で、{hero.intro}が{target}を作って<いる->。最初の一手は、どこなのか。',
          ],
          { shows: 'target' },
        ),
        tell('ground', ['{place.full}。材料の半分は、歩いて行けるところに<ある->。'], { spare: 1 }),
        say('witness_line', '最初にやるのは、[掃除だよ|掃除です|掃除だな]。'),
        tell('step', ['次に寸法。紙の上の線を、{hero}は一日かけて地面に<写す->。']),
        tell('fact', ['ここで指一本ぶん違うと、最後には扉一枚ぶん<違う->。'], { shows: 'target' }),
        tell('cost', ['急いで作ったものは、急いで<壊れる->。そう知るのに、{hero}は{years}年<かかる+>。'], { spare: 1 }),
        show('hands', '{target}に、そっと手が添えられる。', { spare: 2, shows: 'target' }),
        say('voice_line', '遠くから見ると、毎日同じ[だよ|です|だ]。でも、影が伸びて[る|います|おる]。', { spare: 1 }),
        tell(
          'answer',
          [
            '最後の一手も、やはり掃除<だ->。それで初めて、{target}は<立つ->。',
            'できあがりの合図は、音<だ->。どこも、きしまなく<なる->。',
          ],
          { shows: 'target' },
        ),
        tell(
          'outlook',
          [
            '{hero}は道具を<しまう->。{target}の仕事は、ここから<始まる->。',
            '明日からは、使う者の番<だ->。{hero}は、少し離れて<見る->。',
          ],
          { shows: 'target' },
        ),
      ],
    },
  ],
  repair: [
    {
      name: 'stopped on purpose',
      tones: ['warm'],
      titles: ['止まったままの{target}'],
      steps: [
        tell(
          'world',
          [
            '{place}の{target}は、{years}年<動かない>。{hero.intro}が、手を<かける>。',
            '{years}年止まったままの{target}の前に、{hero.intro}が<座る>。',
          ],
          { shows: 'target' },
        ),
        tell('want', [
          '{want}。頼まれたわけでは<ない>。{hero}が、そうしたい<だけだ>。',
          '直して、もう一度動くところを見たい。{hero}の理由は、それ<だけだ>。',
        ]),
        say('doubt_line', 'そのままで[いいよ|いいですよ|よい]。慣れた[から|ので|のでな]。'),
        say('resolve_line', '慣れるのは、直ってから[だよ|です|だ]。', { spare: 1, place: 'here' }),
        tell('attempt', ['ところが部品は<そろっている>。さびても、折れても<いない>。'], {
          place: 'here',
          shows: 'target',
        }),
        tell('setback', '夜中まで調べて、悪いところがひとつも<ない>。それが、いちばん<困る>。', {
          spare: 2,
          place: 'here',
        }),
        show('hands', '動かない{target}に、手が触れる。', { spare: 1, shows: 'target' }),
        tell(
          'discovery',
          [
            '奥に、紙が一枚<挟んである>。それが、動きを<止めている>。',
            '明け方、すきまに古い紙切れが<見つかる>。わざと、止めて<あるのだ>。',
          ],
          { place: 'here', shows: 'target' },
        ),
        say('secret_line', 'あの日で、止めて[おきたかった|おきたかったんです|おきたかった]。', { place: 'here' }),
        tell('turn', '{hero}は何も言わず、紙を{other}の手に<のせる>。抜くのは、{other}<だ>。', {
          spare: 1,
          place: 'here',
        }),
        tell(
          'end',
          [
            '{target}は<動いている->。紙はいま、{other}の引き出しの中で<止まっている->。',
            'ひと呼吸おいて、{target}が<動きだす>。あの日の、次の日が<始まる>。',
          ],
          { shows: 'target' },
        ),
      ],
    },
    {
      name: 'one screw too many',
      tones: ['light'],
      titles: ['余った一本', '前より立派'],
      steps: [
        tell(
          'world',
          [
            '{hero.intro}が{target}を直す。そう聞いて、みんなが別れを<言いに来る>。',
            '{place}で壊れたものは、{hero.intro}がもっと<壊す>。今日は{target}の番<だ>。',
          ],
          { shows: 'target' },
        ),
        tell('want', [
          '今度こそ直す。{hero}は、手順を三回<読む>。三回とも、図のほう<だけだ>。',
          '前回の失敗は<忘れる+>。前々回も。だから{hero}は、自信を持って{target}に<向かう>。',
        ]),
        tell('attempt', ['分解は早い。とても<早い>。少し、早すぎる。'], { place: 'here', shows: 'target' }),
        say('ask_line', 'これ、どこに[ついてた？|ついてましたっけ|ついとった。]', { shows: 'target' }),
        say('answer_line', '見た感じ、{target}じゃない[ね|ですね|な]。'),
        tell('obstacle', 'ほかの何かまで分解していたことが、そのとき<わかる>。', { spare: 1 }),
        show('look', '{hero}と{other}が、足もとの部品の山を見おろす。', { spare: 1 }),
        tell('setback', '戻すと、ひとつ<余る>。もう一度戻すと、ふたつ<余る>。', { spare: 2, place: 'here' }),
        tell(
          'turn',
          [
            'あきらめて叩くと、{target}は<動く>。頼んでもいない音楽まで<鳴る>。',
            'ためしに、余った分をどこにも戻さずに動かす。{target}は、前より静かに<動く>。',
          ],
          { place: 'here', shows: 'target' },
        ),
        say('quip_line', '直ったんじゃ[ない|ありません|ない]。あきらめたん[だよ|ですよ|だ]、{target}が。', {
          spare: 1,
        }),
        tell(
          'end',
          [
            '翌日から、{hero}のもとに修理の列が<できる>。みんな、余るほうを<楽しみにしている>。',
            '{target}は、いまも<動いている->。なぜ動くのか、{hero}はいまも<訊かれる->。',
          ],
          { shows: 'target' },
        ),
      ],
    },
    {
      name: 'by midnight',
      tones: ['bold', 'dark'],
      titles: ['音が戻るまで'],
      steps: [
        tell(
          'world',
          [
            '{target}が止まった夜、{place}から音が<消える>。呼ばれたのは{hero.intro}<だ>。',
            '{place}で{target}が<止まる>。夜明けまでに直せるのは{hero.intro}<だけだ>。',
          ],
          { shows: 'target' },
        ),
        tell('want', [
          '夜明けまでに直す。直らなければどうなるか、だれも<言わない>。',
          '{want}。{hero}に渡された時間は、夜ひとつぶん<だ>。',
        ]),
        tell('attempt', ['開けて、閉じて、また<開ける>。壊れたところは、三か所<ある>。'], {
          place: 'here',
          shows: 'target',
          spare: 1,
        }),
        say('ask_line', '最後に触ったのは、[だれ？|だれですか？|だれだ。]'),
        say('answer_line', '{me}[だよ|です|だ]。止まる、少し前に。'),
        tell('setback', ['ひとつだけ、壊れたのではないところが<ある>。切った跡<だ>。'], {
          shows: 'target',
          place: 'here',
        }),
        show('look', '{hero}が手を止め、{other}を見つめる。', { spare: 1 }),
        say('secret_line', '動かすと、起きるんだ[よ|です|ぞ]。下で眠っているものが。', { spare: 1, place: 'here' }),
        tell('choice', ['夜明けが<近い>。{hero}はほかを直し、最後のひとつに手を<置く>。'], { place: 'here' }),
        tell('danger', '足の下で、何かが寝返りを<打つ>。', { spare: 2, place: 'here' }),
        tell('end', [
          '朝、{target}は動かないまま<だ>。{place}の者は、{hero}の腕が落ちたと<言う>。',
          '{hero}は、直せなかった職人として{place}を<出る>。背中で、静けさが<続いている>。',
        ]),
      ],
    },
    {
      name: 'the trade of mending',
      tones: ['told'],
      steps: [
        tell(
          'question',
          [
            '壊れた{target}を、{hero.intro}は捨てない。直すのと買うのと、どちらが<早い->のか。',
            '直せるものと、直せないもの。{hero.intro}は、どこで<見分ける->のか。',
          ],
          { shows: 'target' },
        ),
        tell('ground', ['{place.full}。持ちこまれるものには、みな持ち主の癖が<ある->。'], { spare: 1 }),
        tell('step', ['まず、よく<見る->。手を出すのは、最後<だ->。']),
        say('witness_line', 'どこが悪いかは、使ってた人に[訊くよ|訊きます|訊く]。', { spare: 1 }),
        tell('fact', ['{target}の傷みかたには順番が<ある->。いちばん使うところは、案外<強い->。'], { shows: 'target' }),
        tell('cost', ['合う材料は、もう<売っていない->。だから{hero}は、そこから<作る->。']),
        show('hands', '{target}に、細かな手が入る。', { spare: 2, shows: 'target' }),
        say('worth_line', '新品には[ならないよ|なりません|ならん]。続きに、なる。'),
        tell(
          'answer',
          [
            '直った{target}を、{hero}はすぐには<渡さない->。一晩、<様子を見る->。',
            '早いのは、たしかに買うほう<だ->。けれど、続きは<売っていない->。',
          ],
          { shows: 'target' },
        ),
        tell('outlook', [
          'いつかまた<壊れる->。そのときのために、{hero}は直した跡を<残しておく->。',
          '{place}の棚には、順番を待つものが<並んでいる->。',
        ]),
      ],
    },
  ],
  win: [
    {
      name: 'last every year',
      tones: ['warm'],
      titles: ['最下位の拍手'],
      steps: [
        tell('world', [
          '{hero.intro}は、{years}回続けて最下位<だ>。{place}では、それも名物に<なっている>。',
          '{place}で、{hero.intro}の順位を訊く者は<いない>。いつも同じだから<だ>。',
        ]),
        tell('want', [
          '今年は勝ちたい。{hero}が言うと、{other.intro}だけが<笑わない>。',
          '{want}。今年の{hero}は、それを練習の前に<言う>。',
        ]),
        say('ask_line', '一番で着くと、何が[見える？|見えますか？|見える。]'),
        say('answer_line', 'だれも[いない|いません|おらん]。前には、だれも。'),
        tell('attempt', ['だから{hero}は、だれもいない時間に<練習する>。前には、{elsewhere}の風<だけだ>。'], {
          place: 'elsewhere',
          spare: 1,
        }),
        tell('setback', '本番。半分まで来て、{hero}はまた最後尾<だ>。', { spare: 2 }),
        show('motion', '{hero}が、歯を食いしばって前へ出る。', { spare: 1 }),
        tell('turn', ['そのとき、先頭の{other}が足を<くじく>。みんなが、よけて<通る>。'], {
          seen: '{other}が膝をつき、{hero}が近づいてくる。',
        }),
        tell('choice', [
          '{hero}だけが<止まる>。最後尾には、急ぐ理由が<ない>。',
          '前が<開く>。勝てるのに、{hero}は<止まってしまう>。',
        ]),
        tell('deed', ['肩を貸して、ふたつの影が最後に<着く>。'], { spare: 1 }),
        tell('end', [
          '記録には、最下位が二人<並ぶ>。拍手は、一番より<長い>。',
          'あくる年から、{place}では最下位の席が<奪いあいだ>。',
        ]),
      ],
    },
    {
      name: 'wrong contest',
      tones: ['light'],
      titles: ['出る大会をまちがえて'],
      steps: [
        tell('world', [
          '勝つために、{hero.intro}は一年<鍛える>。申し込み用紙だけは、よく<読まない>。',
          '{hero.intro}の準備は<完璧だ>。ひとつだけ、出る大会を<まちがえる>。',
        ]),
        tell('want', [
          'それでも勝つ、と{hero}は<決める>。何の大会かは、これから<訊く->。',
          '「{want}」。受付で宣言してから、{hero}は看板を<見る>。',
        ]),
        say('ask_line', 'ここは、何を[競うの？|競うんですか？|競う。]'),
        say('answer_line', 'じっとしてること[だよ|です|だ]。もう[始まってる|始まっています|始まっとる]。'),
        tell('obstacle', ['一年鍛えた足が、いちばんの敵に<なる>。']),
        tell('attempt', '一時間。鼻が<かゆい>。二時間。鼻のことしか<考えられない>。', { spare: 1, place: 'here' }),
        show('look', '{hero}と{other}が、まばたきもせずに向かいあう。', { spare: 1 }),
        say(
          'quip_line',
          'いま、[動いた？|動きました？|動いたか。]……[しゃべった|しゃべりました|しゃべったな]、こっちが。',
          { spare: 2 },
        ),
        tell('turn', ['残りは一人。{other}が先に<くしゃみする>。「おだいじに」と、{hero}はうっかり<頭を下げる>。'], {
          place: 'here',
        }),
        tell('deed', '審判が旗を<上げる>。どちらに上げたのか、審判も<動かない>。', { spare: 1, place: 'here' }),
        tell('end', [
          '優勝は、居眠りしていた見物人<だ>。{hero}は来年の用紙を、最後まで<読む>。',
          '{hero}は二位<だ>。一年鍛えた足は、表彰台まで三歩<使われる>。',
        ]),
      ],
    },
    {
      name: 'the heavier rival',
      tones: ['bold', 'dark'],
      titles: ['負けを知らない相手'],
      steps: [
        tell('world', [
          '負けを知らない{other.intro}と、勝ちを知らない{hero.intro}が<当たる>。',
          '{hero.intro}が、勝負を<申しこむ>。相手は、負けなしの{other.intro}<だ>。',
        ]),
        tell('want', [
          '賭けるのは金では<ない>。負けたほうが、{place}を<去る>。{hero}は、勝つしか<ない>。',
          '一度でいい。今日、この相手に<勝ちたい>。',
        ]),
        say('threat_line', '三分で[終わるよ|終わります|終わる]。', { place: 'here' }),
        say('resolve_line', '三分あれば、[足りる|足ります|足りる]。', { place: 'here' }),
        tell('attempt', ['一分目、{hero}は何も<できない>。二分目、何も<させない>。'], { spare: 1 }),
        tell('danger', '見ている者が、だれも座って<いない>。', { spare: 2, place: 'here' }),
        tell('setback', ['膝が<落ちる>。{other}は、とどめを急がない。急いだことが、<ないからだ>。'], { place: 'here' }),
        show('look', '{hero}が、ゆっくりと顔を上げる。', { spare: 1 }),
        tell(
          'turn',
          [
            'それで<見える>。負けたことのない者は、負けそうなときの立ち方を<知らない>。',
            '{hero}には、ここから先の経験が<ある>。毎回、ここまでは<来ている+>。',
          ],
          { place: 'here' },
        ),
        tell('deed', ['立ちあがる。百回やった通りに、{hero}は<立つ>。{other}の足が、初めて<下がる>。'], {
          place: 'here',
          spare: 1,
        }),
        tell('end', [
          '{other}は荷物を<まとめる>。{hero}が、その荷物を<ほどく>。「勝ち方を、教えてくれ」。',
          '勝った{hero}は、{place}を<去らせない>。負け方なら、いくらでも<教えられる->。',
        ]),
      ],
    },
  ],
  compete: [
    {
      name: 'everything twice',
      tones: ['light', 'warm'],
      titles: ['お先にどうぞ', '{hero.role}と{other.role}の決着'],
      steps: [
        tell('world', [
          '{hero.intro}が早起きすれば、{other.intro}は徹夜<する>。毎日が、<そうだ>。',
          '名人は二人。{hero.intro}と{other.intro}。順番を言うと、必ず<もめる>。',
        ]),
        tell('want', [
          '決着をつけよう。珍しく、そこだけは意見が<合う>。',
          '「{want}」と{hero}が言えば、{other}は一言目から<まねする>。',
        ]),
        tell('challenge', ['勝負は、{place}でいちばん人に親切なのはどちらか<だ>。']),
        tell('attempt', ['{hero}が荷物を持てば、{other}は持ち主ごと<持つ>。'], { place: 'here', spare: 1 }),
        tell('obstacle', [
          '道をゆずりあって、ふたりは角で二時間<動かない>。',
          '「お先にどうぞ」「そちらこそ」。夕方まで、だれも角を<曲がれない>。',
        ]),
        say('ask_line', 'まだ、[ゆずる気？|ゆずりますか？|ゆずる気か。]', { spare: 1 }),
        say('answer_line', '負けるのを、[ゆずるよ|ゆずります|ゆずってやる]。', { spare: 1 }),
        show('look', '{hero}と{other}が、深々とおじぎしあう。', { spare: 1 }),
        tell('setback', '日が暮れ、見物人は<帰る>。審判も<帰る>。', { spare: 2, place: 'here' }),
        tell('turn', ['残ったのは二人。初めて見る相手の顔は、ひどく<眠そうだ>。'], { place: 'here' }),
        tell('end', [
          '勝敗は、いまも<ついていない->。かわりに{place}では、だれも荷物を<持たなくなる>。',
          '次の日、看板が一枚に<なる>。名前の順は、毎朝じゃんけんで<決める->。',
        ]),
      ],
    },
    {
      name: 'the empty window',
      tones: ['bold', 'dark'],
      titles: ['向かいの灯'],
      steps: [
        tell('world', [
          '{hero.intro}は{other.intro}に<勝てない>。向かいの灯は、一時間長く<つく>。',
          '{hero.intro}の目には、いつも向かいの灯が<ある>。{other.intro}の灯<だ>。',
        ]),
        tell('want', [
          '勝ちたい。そのために、{hero}は灯を二時間<のばす>。向こうは三時間<だ>。',
          '{want}。そう書いた紙の端が、もう<すり切れている>。',
        ]),
        say('threat_line', '次で、最後に[しよう|しましょう|しよう]。負けたほうが、やめる。', { place: 'here' }),
        say('resolve_line', '灯を消すのは、そっち[だよ|です|だ]。', { place: 'here' }),
        tell('attempt', ['その夜から、{hero}は<眠らない>。腕が上がる。目が<落ちくぼむ>。'], {
          place: 'here',
          spare: 1,
        }),
        tell('omen', ['ところが前の晩、向かいの灯が<つかない>。']),
        show('alone', '{hero}が、暗い向かいをじっと見ている。', { spare: 1, place: 'here' }),
        tell('discovery', '戸を叩く。{other}は、道具の前で倒れて<いる>。手だけが、まだ<動いている>。', { spare: 1 }),
        tell('choice', ['このまま朝になれば、{hero}の<勝ちだ->。', '黙って帰れば<勝てる->。{hero}は、上着を<脱ぐ>。']),
        tell('deed', '一晩で、{hero}は{other}の残りを<仕上げる>。自分のは、手つかず<だ>。', { spare: 2 }),
        tell('end', [
          '勝ったのは{other}<だ>。その出来を見て、{other}は負けたと<言う>。',
          '翌朝の勝負は<流れる>。その夜、向かいの灯が、同じ時刻に<消える>。',
        ]),
      ],
    },
  ],
  learn: [
    {
      name: 'the broom',
      tones: ['warm', 'bold'],
      titles: ['教わらなかった三年'],
      steps: [
        tell('world', [
          '{hero.intro}が{other.intro}に弟子入りして三月。まだ、掃除<だけだ>。',
          '何も教えないと評判の{other.intro}のもとに、{hero.intro}が<来る>。',
        ]),
        tell('want', [
          '{want}。{hero}は、三回<頼む>。返事は、三回とも雑巾<だ>。',
          '習いたいのは{target}<だ>。{hero}は、それを毎朝<言ってみる>。',
        ]),
        say('ask_line', 'いつに[なったら|なったら|なったら]、教えて[くれるの？|くださるんですか？|くれる。]'),
        say('answer_line', '床が、音を[立てなくなったら|立てなくなったら、です|立てなくなったらな]。'),
        tell('attempt', ['{hero}は、力を抜いて<歩く>。足の裏で、板を一枚ずつ<覚える>。'], { place: 'here', spare: 1 }),
        tell('setback', ['半年たって床は<黙る>。{other}も、黙ったまま<だ>。{hero}は荷物を<まとめる>。'], {
          place: 'here',
        }),
        show('look', '{hero}が頭を下げ、{other}はうなずきもしない。', { spare: 1 }),
        say('secret_line', '行くなら、{target}を一度だけ[やって|やって|やって][みて|みてください|みろ]。', {
          spare: 2,
          place: 'here',
        }),
        tell('turn', ['最後に一度だけ、と体を動かす。音が<しない>。考える前に、もう<できている>。'], { place: 'here' }),
        tell('price', '振り返ると、{other}はもう雑巾を<絞っている>。', { spare: 1, place: 'here' }),
        tell('end', [
          '荷物は、いまも<まとめたままだ->。ほどく暇が<ない>。床は、今日も<静かだ->。',
          '次の年、新しい弟子が<来る>。{hero}は何も教えず、雑巾を<渡す>。',
        ]),
      ],
    },
    {
      name: 'the slow one',
      tones: ['light'],
      titles: ['百一回目'],
      steps: [
        tell('world', [
          '{place}で、{hero.intro}ほど覚えの悪い者は<いない>。忘れたことまで、すぐ<忘れる>。',
          '{hero.intro}は、何でも三日で<忘れる>。そのかわり、毎回うれしそう<だ>。',
        ]),
        tell('want', [
          '今度は{target}を<習う>。{other.intro}が、教えることに<なってしまう>。',
          '「{want}」。聞いた{other.intro}は、まず深く<座る>。',
        ]),
        tell('attempt', ['一日目、右と左を<覚える>。二日目、{other}が右と左を<忘れる>。'], { place: 'here' }),
        say('pupil_line', 'いま、何回[目？|目ですか？|目だ。]', { place: 'here' }),
        say('lesson_line', '百回目。[あと一回で、できる|あと一回で、できます|あと一回で、できる]。……気がする。', {
          place: 'here',
        }),
        tell('obstacle', '百回は、とうに<過ぎている>。{other}の数え方も、<怪しい>。', { spare: 1 }),
        show('look', '{hero}が得意げに、{other}がげっそりと向かいあう。', { spare: 1 }),
        tell('setback', 'できない、とは<言わない>。できかたが新しい、と{hero}は<言う>。', { spare: 2, place: 'here' }),
        tell(
          'turn',
          [
            'ためしに逆から教えると、{hero}は一度で<できる>。教える側は、もう逆しか<できない>。',
            'ある日、{other}が居眠りをする。手本がなくなったとたん、{hero}は<できる>。',
          ],
          { place: 'here' },
        ),
        say('quip_line', '教えたのが、[よかったね|よかったですね|よかったな]。……寝てた[けど|けれど|がな]。', {
          spare: 1,
        }),
        tell('end', [
          '三日後、{hero}はきれいに<忘れる>。百一回目も、うれしそう<だ>。',
          '{target}は、いまも<できる->。忘れ方のほうを、先に<忘れたからだ>。',
        ]),
      ],
    },
    {
      name: 'the forbidden lesson',
      tones: ['dark'],
      titles: ['五つ目は習うな'],
      steps: [
        tell('world', [
          '{target}を習うなら、五つ目は訊くな。{place}で{hero.intro}は、そう<言われる>。',
          '{other.intro}は{target}を四つまで<教える>。{hero.intro}は、全部<知りたい>。',
        ]),
        tell('want', ['{hero}は、ひと月で四つを<覚える>。残りのひとつが、眠りを<奪う>。']),
        say('ask_line', '五つ目を知ってる者は、[いるの？|いますか？|いるのか。]'),
        say('answer_line', 'いた[よ|んです|な]。{you}と同じことを[訊いた|訊きました|訊いた]。'),
        tell('attempt', ['その夜、{hero}は{elsewhere}に<忍びこむ>。{other}が、ひとりで<練習している>。'], {
          place: 'elsewhere',
          spare: 1,
        }),
        show('look', '暗がりから、{hero}が{other}を見つめる。', { spare: 1, place: 'elsewhere' }),
        tell('discovery', [
          'その夜ひとりで、{other}は四つ目まで<やる>。そこで、いつも<泣く>。',
          '夜の稽古で、{other}は四つ目まで来て<止まる>。手が、<震えている>。',
        ]),
        tell('truth', '五つ目を習った弟子は、二度と<戻らない+>。それが、ただひとりの弟子<だ+>。', { spare: 1 }),
        tell('choice', ['{hero}の体は、もう五つ目の形を<知っている>。四つを並べれば、<わかる->。']),
        say('plea_line', '知って[る|います|る]。でも、[やらない|やりません|やらん]。', { spare: 2 }),
        tell('end', [
          '年月がたち、{hero}も{target}を<教える>。四つまで。五つ目は、訊かれるたび<忘れる->。',
          'ひとりの夜、{hero}は四つ目までを<くりかえす>。五つ目の手前が、いちばん<長い>。',
        ]),
      ],
    },
    {
      name: 'how it is learned',
      tones: ['told'],
      steps: [
        tell('question', [
          '{target}は、何年で身につくのか。{hero.intro}は、まだ途中だと<言う->。',
          '{hero.intro}が{target}を習いはじめて、{years}年に<なる->。どこまで来たのか。',
        ]),
        tell('ground', ['{place.full}。朝いちばんの音は、いつも同じ場所から<する->。'], { spare: 1 }),
        tell('step', ['最初のひと月は、まねるだけ<だ->。考えることは、<許されない->。']),
        say('voice_line', '上手な子は、早く[やめるよ|やめます|やめる]。下手な子が、[残る|残ります|残る]。'),
        tell('fact', ['途中で投げだす者は、半分<いる->。いちばん多いのは、できた次の日<だ->。']),
        tell('cost', '{hero}にも、三年動かない時期が<ある+>。', { spare: 1 }),
        show('hands', '同じ動きを、静かにくりかえす。', { spare: 2 }),
        say('witness_line', 'できない日のほうが、よく[見えるよ|見えるんです|見える]。', { spare: 1 }),
        tell('answer', [
          '何年で、という問いに答えは<ない->。きのうより一つ、というのが答え<だ->。',
          '身についたかどうかは、人に教えてみて<わかる->。',
        ]),
        tell('outlook', [
          '{hero}の隣に、今年は新しい顔が<いる->。まだ、まねる<だけだ->。',
          '明日の朝も、同じ音が<する->。きのうより、少し<静かだ->。',
        ]),
      ],
    },
  ],
  teach: [
    {
      name: 'from the window',
      tones: ['warm'],
      titles: ['一番うしろの生徒'],
      steps: [
        tell('world', [
          '{hero.intro}の授業を、{other.intro}は<聞かない>。いつも外を<見ている>。',
          '{place}で{hero.intro}は<教えている>。{other.intro}を呼ぶと、空が<返事する>。',
        ]),
        tell('want', [
          '{want}。{hero}は、声を大きく<する>。次に、小さく<する>。',
          'ひとつだけ、伝えたい。{hero}は、話を半分に<減らす>。',
        ]),
        say('doubt_line', 'それ、何の役に[立つの？|立つんですか？|立つ。]'),
        say('lesson_line', '……十年たったら、[教える|教えます|教える]。', { place: 'here' }),
        tell('setback', ['その晩、{hero}は教える本を<閉じる>。自分でも、答えが<ない>。'], { place: 'here', spare: 1 }),
        tell('attempt', '次の日、{hero}は黙って{other}の隣に<座る>。同じほうを<見る>。', { spare: 1, place: 'here' }),
        show('look', '{hero}と{other}が、並んで外を見ている。', { spare: 1 }),
        tell('turn', ['外に、見たことのないものが<ある>。{other}は毎日、それを数えて<いたのだ>。'], { place: 'here' }),
        say('pupil_line', '数え方、これで[合ってる？|合っていますか？|合うとるか。]', { place: 'here' }),
        tell('deed', 'その日の授業は、外で<やる>。先生は、{other}の<ほうだ>。', { spare: 2 }),
        tell('end', [
          '十年たって、{other}から便りが<届く>。「役に立ちました」。何が、とは<書いていない>。',
          'いまも授業のはじめに、{hero}は一度だけ外を<見る->。うしろの席で、だれかが<笑う->。',
        ]),
      ],
    },
    {
      name: 'the teacher is taught',
      tones: ['light'],
      titles: ['先生、逆です'],
      steps: [
        tell('world', [
          '教えるのは初めて<だ>。{hero.intro}は、{place}に前の晩から<立っている>。',
          '{hero.intro}の授業計画は<完璧だ>。足りないのは、生徒の予定<だけだ>。',
        ]),
        tell('want', [
          '生徒は{other.intro}ひとり。{hero}は、一日で全部教えるつもり<だ>。',
          '{want}。まず板に「基本」と<書く>。字が、裏返し<だ>。',
        ]),
        say('quip_line', '先生、それ[逆だよ|逆です|逆だ]。'),
        say('lesson_line', '逆も、[基本だよ|基本です|基本だ]。', { place: 'here' }),
        tell('attempt', ['手本を<見せる>。見事に<転ぶ>。{other}は、転び方まで<写す>。'], { place: 'here', spare: 1 }),
        tell('obstacle', '困ったことに、{other}のほうが転び方が<うまい>。', { spare: 2 }),
        show('look', '{hero}と{other}が、尻もちのまま見つめあう。', { spare: 1 }),
        say('pupil_line', '転ばない方法も、[あるの？|ありますか？|あるのか。]', { spare: 2, place: 'here' }),
        tell('setback', ['日が暮れて、{hero}は<白状する>。転ばなかったことは、一度も<ない>。'], { place: 'here' }),
        tell('turn', ['「じゃあ、同じだ」。{other}が言い、ふたりで初めから<やりなおす>。'], { place: 'here' }),
        tell('end', [
          '翌朝、{other}は<できるようになる>。{hero}は、その翌朝<だ>。',
          '授業は、いまも<続いている->。どちらが先生かは、先に起きたほうで<決まる->。',
        ]),
      ],
    },
    {
      name: 'the last pupil',
      tones: ['bold', 'dark'],
      titles: ['最後のひとつ'],
      steps: [
        tell('world', [
          '{hero.intro}の技は、使えば敵を<呼ぶ>。だから{years}年、<教えていない>。',
          '{years}年、弟子を断ってきた{hero.intro}の戸を、{other.intro}が<叩く>。',
        ]),
        tell('want', [
          '今度は<断れない>。{other}を追う者が、もう{place}に<入っている>。',
          '{want}。夜明けまでに、と{hero}は心の中で<足す>。',
        ]),
        say('lesson_line', '一度しか、[見せないよ|見せません|見せん]。', { place: 'here' }),
        say('pupil_line', '一度で[足りる|足ります|足りる]。まばたきを、[やめる|やめます|やめる]。', { place: 'here' }),
        tell('attempt', ['息の仕方、足の運び、止まる場所。夜が、指の間から<減っていく>。'], {
          place: 'here',
          spare: 1,
        }),
        tell('setback', '最後のひとつだけ、{other}は何度やっても<できない>。', { spare: 1 }),
        show('hands', '構えた手が、小刻みに震える。', { spare: 2 }),
        tell('danger', ['足音が、戸の前で<止まる>。数は、六つ<だ>。'], { place: 'here' }),
        tell('choice', ['{hero}は先に<出る>。最後のひとつを、{other}に<見せるためだ>。']),
        tell('deed', ['一度きりの手本を、{other}は<見る>。まばたきを<しない>。'], { spare: 1 }),
        tell('end', [
          '夜明け、立っている影はひとつ<だ>。{other}は、教わった場所で<止まっている>。',
          '{years}年後、だれかが{other}の戸を<叩く>。「一度しか見せない」。声が、{hero}に<似ている>。',
        ]),
      ],
    },
  ],
} as const satisfies Readonly<Record<string, PlotList>>;
