import { show, tell } from '../../../plots/plot.ts';
import { type PlotList, say } from './say.ts';

/** Hiding, telling the truth, guarding, stealing, solving, changing shape. */
export const SECRET_PLOTS = {
  hide: [
    {
      name: 'everyone knew',
      tones: ['warm', 'light'],
      titles: ['知らないふり'],
      steps: [
        tell('world', [
          '{hero.intro}は、{target}を<隠している>。だれも知らない、と<思っている>。',
          '{place}で{hero.intro}は、{target}を<隠している>。嘘が<下手だ>。',
        ]),
        tell('want', [
          '見つからずに朝まで。{hero}は、そればかり<考える>。ゆうべも、<そうだ+>。',
          '{want}。そのために、{hero}はいつもより大きな声で<歌う>。',
        ]),
        say('ask_line', '音なんて、しなかった[よね|ですよね|よな]。'),
        say('answer_line', 'しない[よ|です|な]。二回しか。'),
        tell('obstacle', ['次の日から、戸口にものが<届く>。一人では、とても食べきれない<量だ>。'], { spare: 1 }),
        tell('attempt', '{hero}は、急に大食らいになったことに<する>。腹が、<苦しい>。', { spare: 2, place: 'here' }),
        show('look', '{hero}が笑ってごまかし、{other}がゆっくりうなずく。', { spare: 1 }),
        tell('danger', ['三日目、調べる者が<来る>。戸を叩く音が、端から<近づく>。'], { place: 'here' }),
        tell('turn', ['ところが隣でも、その隣でも、みんなが急に<歌いだす>。ひどい歌<だ>。'], { place: 'here' }),
        say('secret_line', '{you}の歌じゃ、[隠せないから|隠せませんから|隠せんからな]。', { spare: 1 }),
        tell('end', [
          '調べる者は、耳を押さえて<帰る>。{target}は、もう隠さなくて<いい->。',
          '{place}では、いまも月に一度みんなで<歌う->。うまくなる気は、<ない->。',
        ]),
      ],
    },
    {
      name: 'the second lock',
      tones: ['dark', 'bold'],
      titles: ['内側の錠'],
      steps: [
        tell('world', [
          '{hero.intro}は{place}に、{target}を<隠す+>。知る者は、自分だけの<はずだ>。',
          '知るのは{hero.intro}<だけだ>。{target}は、{place}の奥に<{target.aru}>。',
        ]),
        tell('want', ['夜が明けるまで、隠しとおす。{hero}は、戸の前に<座る>。', '{want}。朝には、迎えが<来る->。']),
        tell('omen', ['真夜中、奥から音が<する>。こちらの錠は、まだ<開けていない>。'], { spare: 1 }),
        say('denial_line', '風[だよ|です|だ]。……風は、ノックを[しないけど|しませんけど|せんが]。', { spare: 2 }),
        tell('encounter', ['そこへ{other.intro}が<来る>。中を見せろ、とは<言わない>。外へ出ろ、と<言う>。'], {
          place: 'here',
        }),
        say('ask_line', 'なぜ、[外なの？|外なんですか？|外だ。]', { place: 'here' }),
        say('answer_line', 'そこに、隠されてるのは[{you}だから|{you}だからです|{you}だからだ]。', { place: 'here' }),
        show('look', '{hero}が、閉じた戸を振り返る。', { spare: 1 }),
        tell(
          'discovery',
          ['錠をたしかめる。かかっているのは、たしかに外側<だ>。', '戸の内側と外側が、頭の中で<入れかわる>。'],
          { place: 'here' },
        ),
        tell('choice', '{hero}は鍵を床に置き、{other}のほうへ<押しやる>。', { spare: 2, place: 'here' }),
        tell('end', [
          '朝、戸は<開いている>。{target}と{hero}、どちらを隠したのか、だれにも<言えない>。',
          '迎えは、だれもいない{place}を<見る>。錠は、内側からふたつ<かかっている>。',
        ]),
      ],
    },
  ],
  reveal: [
    {
      name: 'the long short story',
      tones: ['warm', 'light'],
      titles: ['短いほうの話'],
      steps: [
        tell('world', [
          '{hero.intro}には、{years}年言えずにいることが<ある>。言おうとすると、くしゃみが<出る>。',
          '{years}年、{place}の{hero.intro}は本当のことを<言いかけている>。',
        ]),
        tell('want', [
          '今日こそ話す。相手は{other.intro}、時間は、茶が冷めるまで<だ>。',
          '{want}。{hero}は、まず深く息を<吸う>。',
        ]),
        say('ask_line', '長いのと短いの、[どっちがいい？|どちらがいいですか？|どちらがよい。]'),
        say('answer_line', '短いほう[で|でお願いします|で頼む]。'),
        tell('attempt', ['{hero}は、{years}年前の天気から<話しはじめる>。'], { place: 'here', spare: 1 }),
        tell('obstacle', '茶が冷める。まだ、午前の話<だ>。', { spare: 2 }),
        show('look', '{hero}が語り、{other}が黙って聞いている。', { spare: 1 }),
        tell('setback', ['肝心のところで、やはりくしゃみが<出る>。二度、三度。'], { place: 'here' }),
        say(
          'secret_line',
          'その先なら、[知ってるよ|知っています|知っとる]。顔に、[書いてあるから|書いてありますから|書いてある]。',
          { place: 'here' },
        ),
        tell('turn', ['それでも{other}は、<待つ>。{hero}の口から出るまで、と茶を<いれなおす>。'], {
          spare: 1,
          place: 'here',
        }),
        tell('end', [
          '短いほうは、三文字で<済む>。くしゃみは、それきり<出ない>。',
          '話が終わると、もう朝<だ>。{hero}は、長いほうも<話したくなる>。',
        ]),
      ],
    },
    {
      name: 'the empty chair testifies',
      tones: ['dark', 'bold'],
      titles: ['立つ者たち'],
      steps: [
        tell('world', [
          'あの夜{place}で何があったか、知る者は五人。{hero.intro}のほかは、みな<黙っている>。',
          '{place}には、口にしてはいけない夜が<ある>。{hero.intro}は、それを<見ている>。',
        ]),
        tell('want', [
          '本当のことを話す。期限は明日。{hero}の証言がなければ、嘘が本当に<なる->。',
          '{want}。黙っていれば無事なことも、{hero}は<知っている>。',
        ]),
        say('threat_line', '家族は、元気[かな|でしょうか|かな]。', { place: 'here' }),
        say('resolve_line', '元気でいたいから、[話すんだ|話すんです|話すのだ]。', { place: 'here' }),
        tell('attempt', ['夜のうちに四人を<訪ねる>。四つの戸が、順に<閉まる>。']),
        tell('setback', '朝、{hero}の書いた紙が<消えている>。机の上には、灰が少し。', { spare: 1 }),
        show('alone', '{hero}が、ひとりで朝を待つ。', { spare: 1 }),
        tell('danger', ['証言の席に立つ。{other}が、まっすぐこちらを<見ている>。'], { spare: 1 }),
        tell('deed', [
          '{hero}は、紙なしで<話しはじめる>。時刻、靴の音、月の位置。',
          '一言目で、声が<裏返る>。それでも{hero}は、二言目を<言う>。',
        ]),
        tell('turn', ['「それは」と、うしろで声が<する>。戸を閉めた一人<だ>。続きを<話しだす>。'], { spare: 2 }),
        tell('end', [
          '五人目が立ったとき、{other}は席を<立っている>。椅子だけが、<残る>。',
          'それから{place}では、その夜のことを<話せる->。声は、いまも少し<小さい->。',
        ]),
      ],
    },
  ],
  guard: [
    {
      name: 'the empty box',
      tones: ['warm'],
      titles: ['中身は訊かない'],
      steps: [
        tell(
          'world',
          [
            '{years}年、{hero.intro}は{target}を<守っている>。狙う者は、まだ<来ない>。',
            '{place}の{target}には番が<いる>。{hero.intro}、{years}年休みなし<だ>。',
          ],
          { shows: 'target' },
        ),
        tell('want', [
          '守ると約束した。相手はもう<いない>。約束のほうは、<元気だ>。',
          '{want}。理由を訊かれると、{hero}は「言われたから」と<答える>。',
        ]),
        tell('meet', ['ある夜、ついに{other.intro}が<忍びこむ>。{hero}は、少し<うれしい>。']),
        say('ask_line', 'ここに、何しに[来たの？|来たんですか？|来た。]'),
        say('answer_line', '盗みに。……そんなに喜ば[れても|れましても|れてもな]。'),
        tell('obstacle', ['話してみると、{other}は{target}の値打ちを<知らない>。{hero}も、<知らない>。'], { spare: 1 }),
        show('look', '{hero}と{other}が、{target}を前に首をひねる。', { spare: 2, shows: 'target' }),
        tell('bond', '夜は<長い>。盗むのは、明日でも<いい->。', { spare: 1, place: 'here' }),
        say('secret_line', '守ってる人がいるから、[大事なんだと思った|大事なんだと思いました|大事だと思うた]。', {
          spare: 1,
        }),
        tell('turn', ['{years}年で初めて、{hero}は<気づく>。値打ちは、ここに立った夜の数<だ>。'], { place: 'here' }),
        tell(
          'end',
          [
            'いま、{target}の番は二人<いる->。盗む話は、明日に<なっている->。',
            '次の朝、{hero}は初めて休みを<とる>。番は、{other}が<する>。',
          ],
          { shows: 'target' },
        ),
      ],
    },
    {
      name: 'a hundred bells',
      tones: ['light'],
      titles: ['水も漏らさぬ'],
      steps: [
        tell('world', [
          '{hero.intro}の警備は<完璧だ>。{place}では、番人まで中に<入れない>。',
          '{place}の{target}を守るのは、{hero.intro}。昼寝も、油断なく<する>。',
        ]),
        tell('want', [
          '蟻一匹、{target}に近づけない。{hero}は今夜も、先に日誌を<書く>。',
          '「{want}」。{hero}は、鏡に向かって<敬礼する>。',
        ]),
        tell('attempt', ['入口に罠を十、廊下に罠を二十。夕方までに、全部自分で<かかる>。'], {
          place: 'here',
          spare: 1,
        }),
        say('ask_line', 'だれだ。[名のって|名のってください|名のれ]。'),
        say('answer_line', '届けもの[だよ|です|だ]。罠の、替え[の|の|の]。'),
        tell('obstacle', '受け取りに行くには、罠を三つ通らないと<いけない>。', { spare: 2 }),
        show('look', '逆さの{hero}と、まっすぐの{other}が見つめあう。', { spare: 1 }),
        tell('turn', ['そのとき、本物の賊が<入る>。罠はひとつも<残っていない>。{hero}が、全部<使う+>。'], {
          place: 'here',
        }),
        say('quip_line', '助けようか。[手はふさがってるけど|手はふさがっていますけど|手はふさがっとるが]。', {
          spare: 2,
        }),
        tell('deed', ['ぶら下がったまま、{hero}は声を限りに<叫ぶ>。賊は、幽霊だと<思う>。'], { place: 'here' }),
        tell('end', [
          '{target}は無事<だ>。日誌に、直すところは<ない>。',
          '翌日から{hero}は、毎晩わざと<ぶら下がる>。これが、いちばん<効く>。',
        ]),
      ],
    },
    {
      name: 'from inside',
      tones: ['dark', 'bold'],
      titles: ['背中のうしろ'],
      steps: [
        tell('world', [
          '{target}を守るため、{hero.intro}は<立つ>。夜明けまで<だ>。',
          '{hero.intro}の前の番人は、三人<消えている>。{target}は、いつも無事<だ>。',
        ]),
        tell('want', [
          '朝まで守る。約束は、それ<だけだ>。中は見るな、とも<言われている>。',
          '{want}。ただし、振り向かずに。',
        ]),
        tell('sign', ['足音がする。{hero}は外に目を<こらす>。足音は、うしろ<だ>。'], { spare: 1 }),
        say('threat_line', 'どいて。外へ[出たいだけ|出たいだけです|出たいだけだ]。', { place: 'here' }),
        say('resolve_line', '朝までは、だれも[通さない|通しません|通さん]。', { place: 'here' }),
        tell('discovery', ['それで<わかる>。番人は、入れないために立つのでは<ない>。'], { place: 'here' }),
        show('breath', '{hero}が、背中で気配を聞いている。', { spare: 1 }),
        tell('danger', '風が<止む>。うなじのすぐそばで、だれかが<息を吸う>。', { spare: 1, place: 'here' }),
        tell('choice', ['{hero}は振り向かず、一歩<下がる>。背中で、<押し返す>。'], { place: 'here' }),
        tell('deed', '一晩じゅう、背中あわせに<押しあう>。', { spare: 2, place: 'here' }),
        tell('end', [
          '朝が来て、背中が<軽くなる>。日誌に、四人目の{hero}は書く。「異常なし」。',
          '夜明けの光が<届く>。交代が来ても、{hero}はそこから背中を<離さない>。',
        ]),
      ],
    },
  ],
  steal: [
    {
      name: 'the invitation',
      tones: ['light', 'warm'],
      titles: ['正面から、二枚', '見習いの怪盗'],
      steps: [
        tell(
          'world',
          [
            '{hero.intro}の狙いは{target}<だ>。下見が長すぎて、顔見知りが<できる>。',
            '{target}を狙う{hero.intro}は、下見のしすぎで常連に<なっている>。',
          ],
          { shows: 'target' },
        ),
        tell('want', [
          '今夜、{target}を盗む。{hero}は、あいさつされないよう顔を<隠す>。',
          '{want}。計画は分単位<だ>。あいさつの時間も、入れて<ある>。',
        ]),
        tell('attempt', ['足音を消し、息を消し、角を<曲がる>。「こんばんは」と、{other.intro}が<言う>。']),
        say('ask_line', 'なんで、[わかったの？|わかったんですか？|わかった。]', { place: 'elsewhere' }),
        say('answer_line', 'いつもの、足音[だから|ですから|だからな]。', { place: 'elsewhere' }),
        tell('obstacle', '足音は、消した<はずだ>。消しすぎて、かえって<目立つ>。', { spare: 2 }),
        show('look', '{hero}と{other}が、夜の中で会釈する。', { spare: 1 }),
        tell('discovery', ['しかも{target}には、もう札が<下がっている>。「予約済」。{hero}の名で。']),
        say('secret_line', 'ほしそうに、[見てたから|見ていましたから|見とったからな]。毎日。', {
          place: 'elsewhere',
          spare: 1,
        }),
        tell('price', '盗むより、もらうほうが<難しい>。{hero}は、礼の言い方を<知らない>。', { spare: 2 }),
        tell(
          'end',
          [
            '次の日、{hero}は正面から<入る>。今度は{other}が、<あわてる>。',
            '{target}は、まだそこに<{target.aru}->。{hero}が、毎日<見に来る->。',
          ],
          { shows: 'target' },
        ),
      ],
    },
    {
      name: 'thirteen seconds',
      tones: ['bold'],
      titles: ['残り一秒'],
      steps: [
        tell('world', [
          '警報が切れるのは十三秒。{hero.intro}は、それを{years}年<待つ+>。',
          '{hero.intro}は{target}までの歩数を<知っている>。足りないのは、一秒<だ>。',
        ]),
        tell('want', [
          '{target}を取り返す。盗まれたのは、こちらが先<だ>。',
          '{want}。もともとは、{hero}の側のもの<だ>。',
        ]),
        say('doubt_line', '一秒、[どうするの？|どうするんですか？|どうする。]', { spare: 1 }),
        say('resolve_line', '帰りに[返す|返します|返す]。', { spare: 2, place: 'here' }),
        tell('attempt', ['一、二、三。床の線を越え、四、五で壁を<蹴る>。'], { place: 'elsewhere' }),
        tell('danger', ['七で影が<動く>。いるはずのない者<だ>。']),
        show('motion', '{hero}が、暗い{elsewhere}を一気に駆けぬける。', { spare: 1 }),
        tell('deed', '九で{target}に手が<届く>。十で、手首を<つかまれる>。', { spare: 2 }),
        tell('choice', ['十一。{hero}は、つかまれた手で<引き上げる>。相手ごと。']),
        tell('turn', ['十二、十三。警報は<鳴らない>。止めたのは、引き上げた相手<だ>。']),
        tell('end', [
          '{target}は、元の持ち主のもとに<ある->。借りた一秒を、{hero}はいつか<返す->。',
          '翌朝、盗まれたと騒ぐ者は<いない>。もともと、盗んだものだから<だ>。',
        ]),
      ],
    },
    {
      name: 'the calling card',
      tones: ['dark'],
      titles: ['先客'],
      steps: [
        tell('world', [
          '忍びこんだ先に、{target}は<ない>。かわりに、{hero.intro}あての札が<ある>。',
          '完璧な夜だった。{hero.intro}が{target}の場所に、自分の名を見つけるまでは。',
        ]),
        tell('want', [
          '「お先に」。{hero}は、{target}を取り返すまで{place}に<戻れない>。',
          '盗むはずのものを、<盗まれる+>。{hero}は、盗み返すことに<する>。',
        ]),
        tell('clue', ['手口は<見事だ>。見事すぎて、{hero}と<そっくりだ>。'], { spare: 1 }),
        say('ask_line', 'このやり方、だれに[習った？|習いましたか？|習うた。]'),
        say('answer_line', '{you}に。会ったことは[ないけど|ないですけど|ないがな]。'),
        tell('truth', ['{other}は、{hero}の仕事を全部<数えている>。一つ目で失ったのが、{other}の<家だ>。'], {
          spare: 1,
        }),
        show('look', '{hero}が、言葉を失って{other}を見る。', { spare: 1 }),
        say('threat_line', 'なら、全部[返して|返してください|返せ]。最初の夜の分から。'),
        tell('price', ['盗んだものは、売って<しまう+>。返せるのは、ひとつ<だけだ>。名前<だ>。']),
        tell('choice', '夜明け前、{hero}は自分の名を書いて、{place}に<置く>。', { spare: 2 }),
        tell('end', [
          '{target}は、元の場所に<戻る>。捕まったのは、{hero}の名前<だ>。',
          'それきり、見事な手口は<途絶える>。{other}の机で、札が一枚<裏返る>。',
        ]),
      ],
    },
  ],
  solve: [
    {
      name: 'the cold tea',
      tones: ['dark'],
      titles: ['合いすぎる話', '茶の温度'],
      props: ['thing.cup'],
      steps: [
        tell('case', [
          '{place}の四人の話は、ぴたりと<合う>。{hero.intro}は、<気に入らない>。',
          '{hero.intro}が着いたとき、{target}の件は片づいて<いる>。片づきすぎて<いる>。',
        ]),
        tell('want', [
          '謎を解く。答えなら、もう四つ<ある>。{hero}が欲しいのは、合わない話<だ>。',
          '{want}。まずは、だれもが同じように話すところから<疑う>。',
        ]),
        tell('clue', ['卓の上に、茶碗がひとつ<ある>。四人とも、触れなかったと<言う>。'], {
          shows: 'thing.cup',
          place: 'here',
        }),
        say('ask_line', 'その時刻、茶は[熱かった？|熱かったですか？|熱かったか。]'),
        say('answer_line', '[ぬるかった|ぬるかったです|ぬるかった]。……たぶん。'),
        tell('deed', ['触れない茶の温度を、{other}は<知っている>。{hero}は、何も言わずに茶を<いれる>。'], {
          place: 'here',
          spare: 1,
        }),
        show('look', '{hero}が茶を置き、{other}の手が止まる。', { spare: 1, shows: 'thing.cup' }),
        tell('turn', '逃げると思った。{other}は<座る>。ほっとした顔<だ>。', { spare: 2, place: 'here' }),
        say('deduction_line', '四人で、一人を[守った|守ったんです|守った]。[そうだよね|そうですね|そうだな]。', {
          spare: 1,
          place: 'here',
        }),
        tell('truth', ['嘘は四つとも、同じ子どもの<ためだ>。その子だけが、何も<訊かれていない>。'], { place: 'here' }),
        tell('end', [
          '報告書に{hero}は、合わないところを一つ<書き足す>。それで、だれにも<解けなくなる>。',
          '{hero}は茶を飲みほして<帰る>。報告は一行。「話は、すべて合う」。',
        ]),
      ],
    },
    {
      name: 'wrong house',
      tones: ['light', 'warm'],
      titles: ['名推理、隣の家'],
      steps: [
        tell('case', [
          '{place}で謎が<起きる>。{hero.intro}は、聞く前から犯人が<わかっている>。いつも<そうだ>。',
          '「犯人はこの中にいる」と、{hero.intro}が<言う>。まだ、事件の前<だ>。',
        ]),
        tell('want', [
          '{want}。{hero}は、まず全員を<集める>。関係のない者まで<集まる>。',
          '{target}の謎を解く。手がかりは、あとから<集める->。',
        ]),
        tell('attempt', ['{hero}は順番に指を<さす>。三人目で、自分を<指す>。疑いは、<公平だ>。'], {
          place: 'here',
          spare: 1,
        }),
        say('deduction_line', '足跡は、ここで[消えている|消えています|消えとる]。', { place: 'here' }),
        say('quip_line', 'いま[掃いたから|掃きましたから|掃いたからな]。', { place: 'here' }),
        tell('obstacle', '調べるほど、手がかりが<片づいていく>。{other}は、きれい好き<だ>。', { spare: 1 }),
        show('look', '{hero}が床にはいつくばり、{other}がよけて掃く。', { spare: 1 }),
        tell('setback', ['夜になって、{hero}は全部まちがえたと<認める>。これは、初めての<ことだ>。'], {
          place: 'here',
        }),
        say(
          'secret_line',
          'じゃあ、一緒に[考えようか|考えましょうか|考えるか]。さっきから、知ってる[けど|んですけど|がな]。',
          { spare: 2, place: 'here' },
        ),
        tell('turn', ['答えは、掃いた塵の中に<ある>。{other}が、捨てずに<取ってある>。'], { place: 'here' }),
        tell('end', [
          '謎は<解ける>。{hero}は、初めてひとに手柄を<ゆずる>。',
          '次の日から、名探偵は二人<いる>。片方は、いつも<掃いている>。',
        ]),
      ],
    },
    {
      name: 'until the bell',
      tones: ['bold'],
      titles: ['鐘が鳴るまで'],
      steps: [
        tell('case', [
          '鐘が鳴れば、ひとりが罰を<受ける->。{hero.intro}だけが、無実だと<思っている>。',
          '{place}の鐘まで、あとわずか。{hero.intro}は、{target}の謎をまだ解いて<いない>。',
        ]),
        tell('want', [
          '鐘の前に、本当のことを見つける。{hero}は、もう<走っている>。',
          '{want}。鐘が、先に鳴らなければ。',
        ]),
        tell('attempt', ['一人目は知らないと<言う>。二人目も同じ。三人目は、訊く前に知らないと<言う>。'], {
          place: 'elsewhere',
        }),
        say('ask_line', '何を、[知らないの？|知らないんですか？|知らんのだ。]', { place: 'elsewhere' }),
        say('answer_line', '……裏口の[こと|ことです|ことだ]。', { place: 'elsewhere' }),
        tell('discovery', ['裏口は<開いている>。外からではない。出た者が、<いる>。'], { spare: 1 }),
        show('motion', '{hero}が、{elsewhere}を駆けぬける。', { spare: 1 }),
        tell('danger', '鐘の綱に、もう手が<かかっている>。', { spare: 2 }),
        tell('choice', ['訳を話すひまは<ない>。{hero}は、鐘の下に<飛びこむ>。音が、<つぶれる>。']),
        tell('truth', ['その一打ちぶんの静けさに、{other}の声が<響く>。「出たのは、こっちだ」。'], { spare: 1 }),
        tell('end', [
          '罰は<消える>。鐘は、それから少し低い音で<鳴る>。',
          '{hero}の片耳は、三日<聞こえない>。礼の言葉は、もう片方で<聞く>。',
        ]),
      ],
    },
  ],
  transform: [
    {
      name: 'the same sneeze',
      tones: ['light', 'warm'],
      titles: ['くしゃみでわかる'],
      steps: [
        tell('world', [
          '朝起きると、{hero.intro}は別のものに<なっている>。{place}では、だれも<気づかない>。',
          '{hero.intro}が姿を変えた朝、{place}の者は知らない顔に会釈を<する>。',
        ]),
        tell('want', [
          'せっかくだから、変わったままで一日<すごしたい>。{hero}は、新しい名を<考える>。',
          '変わりたいと言ったのは、たしかに<{hero}だ>。一日くらい、<楽しみたい>。',
        ]),
        tell('attempt', ['新しい姿で通りを<歩く>。悪口が、よく<聞こえる>。前の{hero}の悪口<だ>。'], { place: 'here' }),
        say('ask_line', '{hero}って、どんな[ひと？|ひとですか？|者だ。]'),
        say('answer_line', 'うるさい[よ|ですよ|ぞ]。いないと、静かすぎ[て|まして|てな]。'),
        tell('setback', '戻りたくなったころ、戻り方を<忘れている>。', { spare: 1, place: 'here' }),
        show('alone', '{hero}が、見慣れない自分の影を見ている。', { spare: 1 }),
        tell('turn', ['そこで、くしゃみが<出る>。{place}じゅうの者が、振り返って名を<呼ぶ>。{hero}の名<だ>。'], {
          place: 'here',
        }),
        say('quip_line', 'どんな姿でも、うるさい[ね|ですね|な]。', { spare: 2 }),
        tell('deed', ['もう一度、くしゃみを<する>。今度は、わざと。姿が、少し<戻る>。'], { place: 'here', spare: 1 }),
        tell('end', [
          '元の姿に、だいたい<戻る>。悪口も、だいたい<戻る>。{hero}は、よく<聞いている->。',
          'それから{hero}は、ときどき姿を<変える->。くしゃみだけは、<変えない->。',
        ]),
      ],
    },
    {
      name: 'the price by the inch',
      tones: ['dark', 'bold'],
      titles: ['減っていく名前'],
      steps: [
        tell('world', [
          '{hero.intro}は、姿を変えるたび名前を一字<失う>。残りは、一字<だ>。',
          '変わる力を得た夜、{hero.intro}は訊くのを<忘れる+>。何を払うのか、を。',
        ]),
        tell('want', [
          'あと一度だけ変わりたい。{other}を助けるには、それしか<ない>。',
          'もう一度変わる。{hero}は、理由を忘れないうちに<急ぐ>。',
        ]),
        say('doubt_line', '次は、何を[忘れるの？|忘れるんですか？|忘れる。]'),
        say('resolve_line', 'それを、覚えてて[ほしい|ほしいんです|くれ]。', { place: 'here' }),
        tell('danger', ['影が<迫る>。{hero}は目を閉じ、最後の形を<選ぶ>。'], { spare: 1 }),
        tell('deed', ['{elsewhere}が光り、知らないものが<立っている>。知らないものが、{other}の前に<立つ>。']),
        show('look', '変わった{hero}を、{other}が見あげる。', { spare: 1 }),
        tell('price', '勝ったあとには、静けさが<残る>。それがだれかを、本人だけが<知らない>。', { spare: 1 }),
        tell('attempt', '{other}は、毎晩となりで話を<する>。{hero}という者の話<だ>。', { spare: 2, place: 'here' }),
        tell('turn', ['ある晩、それが<言う>。「その話の者に、会ってみたい」。'], { place: 'here' }),
        tell('end', [
          '一文字ずつ、{other}は名前を<返す>。最後の一文字で、目が<戻る>。',
          '「もう会ってるよ」。{other}が答える。{place}の夜が、少し<短くなる>。',
        ]),
      ],
    },
  ],
} as const satisfies Readonly<Record<string, PlotList>>;
