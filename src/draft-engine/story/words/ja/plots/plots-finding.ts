import { show, tell } from '../../../plots/plot.ts';
import { type PlotList, say } from './say.ts';

/** Meeting, finding, losing, seeking, coming home, saving, getting out. */
export const FINDING_PLOTS = {
  befriend: [
    {
      name: 'half a step a day',
      tones: ['warm'],
      titles: ['一日に半歩', '三歩むこうの{other.role}'],
      steps: [
        tell('world', [
          '{hero.intro}は{place}で、もう{years}年、だれの名前も<呼んでいない>。',
          '{place}の{hero.intro}には、朝の挨拶をする相手が<いない>。',
        ]),
        tell('meet', ['ある{time}、三歩はなれたところに{other.intro}が<いる>。三歩より近くへは<来ない>。']),
        say('hello_line', 'そこ、寒く[ない？|ないですか？|ないか。]', { spare: 1 }),
        say('answer_line', '寒い[よ|です|ぞ]。でも、ここが[いい|いいんです|いい]。', { spare: 1 }),
        tell('want', [
          '一日に半歩。それが{hero}の考えた、{other}と友だちになる<手順だ>。',
          '近づくのは、一日に半歩。{hero}は、そう<決める>。',
        ]),
        tell('days', '三日で一歩半。雨の日は、数に入れないことに<する>。', { spare: 2 }),
        tell('obstacle', [
          'ところが五日目、あと半歩のところで{other}は<逃げる>。',
          'あと半歩、の五日目。{other}は、くるりと<消える>。',
        ]),
        show('alone', '{hero}が、だれもいない場所をじっと見ている。', { spare: 1, place: 'here' }),
        tell('turn', ['翌朝、{hero}は{other}の場所に<座ってみる>。自分の暮らしが、よく<見える>。'], { place: 'here' }),
        say(
          'secret_line',
          'そこ、{me}の[場所なんだけど|場所なんですけど|場所なんだが]。……隣でも[いい？|いいですか？|いいか。]',
          { place: 'here' },
        ),
        tell('end', [
          'いまでは毎朝、名前をひとつ<呼ぶ->。返事は、半歩より近くから<来る->。',
          '挨拶の相手が、いまは<いる->。あいだの距離は、もうだれも<測らない->。',
        ]),
      ],
    },
    {
      name: 'ten rules',
      tones: ['light'],
      titles: ['友だち十か条', '項目三から九'],
      steps: [
        tell('habit', [
          '{place}の{hero.intro}は、友だちの作り方を十項目<知っている>。実績は<ない>。',
          '友だちの作り方、全十項目。考えたのは{hero.intro}、試した回数は<ゼロだ>。',
        ]),
        tell('want', ['相手は<決まっている>。{other.intro}<だ>。項目一、笑顔で近づく。']),
        tell('attempt', '笑顔が大きすぎたのか、{other}は半日<戻ってこない>。', { spare: 1, place: 'here' }),
        say('hello_line', '項目二。天気の話を[するね|します|するぞ]。'),
        say('doubt_line', 'いま、項目って[言った？|言いました？|言うたか。]', { spare: 1 }),
        tell('obstacle', [
          '三から九は、その日のうちに全部<失敗する>。天気まで<外れる>。',
          'しかも天気が<外れる>。三から九も、だいたい同じように<外れる>。',
        ]),
        show('look', '{hero}と{other}が、雨の気配の中で黙りこむ。', { spare: 1 }),
        say('doubt_line', '十番は何。……「相手の話を聞く」。いちばん[下なんだ|下なんですね|下なのか]。'),
        tell('turn', ['そこで初めて、{hero}は<黙る>。{other}の話は、三時間<続く>。'], { place: 'here' }),
        tell('deed', '聞き終わるころには、項目はひとつ残らず<忘れている>。', { spare: 2, place: 'here' }),
        tell('end', [
          '表は作り直した。一行だけ、「また明日」。書いたのは{other}の<ほうだ>。',
          '新しい表は一行<だ>。「また明日」。字は、{other}の<字だ>。',
        ]),
      ],
    },
    {
      name: 'three knocks',
      tones: ['dark', 'bold'],
      titles: ['三回の音', '名を呼ばない相手'],
      steps: [
        tell('world', [
          '{place}では、だれも{other.full}の名を<呼ばない>。{hero.intro}は、訳を<知らない>。',
          'だれも口にしない名が、{place}に<ある>。{hero.intro}は、まだ<知らない>。',
        ]),
        tell('omen', ['夜ごと三回、{place}の端で音が<する>。みんなは灯を<消す>。'], { spare: 1 }),
        tell('want', [
          '{want}。そう言うと、まわりの者が一歩<離れる>。',
          'なぜ三回なのか。それが知りたくて、{hero}は{other}に会いに<行く>。',
        ]),
        tell('obstacle', '止める者は大勢いる。ついて来る者は<いない>。', { spare: 2 }),
        tell('encounter', ['暗がりの奥に、{other}の背中が<ある>。来ることを、<知っている+>。']),
        say('ask_line', '夜ごと三回鳴らすのは、[なぜ？|なぜですか？|なぜだ。]', { place: 'elsewhere' }),
        say('answer_line', '二回だと、風と間違え[られる|られます|られる]。', { place: 'elsewhere' }),
        tell('danger', ['そのとき、大勢の足音が<追いつく>。{hero}を助けに来た、と<言う>。'], { spare: 1 }),
        show('look', '{hero}と{other}が、足音のほうを同時に振り向く。', { spare: 1 }),
        tell('choice', [
          'だから{hero}は、{other}の前に<立つ>。初めて、自分の震えに<気づく>。',
          '逃げる道なら、うしろに<ある>。{hero}は、前に<立つ>。',
        ]),
        tell('end', [
          'いまも夜になると、音が三回<する->。{hero}のところからも、三回<返る->。',
          'その名を、だれもまだ<呼ばない->。夜の音だけが、倍に<増えている->。',
        ]),
      ],
    },
  ],
  find: [
    {
      name: 'seven claim it',
      tones: ['light'],
      titles: ['持ち主は七人'],
      steps: [
        tell(
          'world',
          [
            '{place}で{hero.intro}が、{target}を<見つける>。昼には、みんな<知っている>。',
            '{hero.intro}が{target}を見つけたことは、半日で{place}じゅうに<広まる>。',
          ],
          { shows: 'target' },
        ),
        tell('want', [
          '{hero}の願いは、元の場所に返すこと。<簡単だ>、とそのときは<思う>。',
          '返す先さえわかればいい。{hero}は、そう<考える>。',
        ]),
        tell('sign', ['ところが夕方、持ち主が七人<並ぶ>。整理券は、{other.intro}が<配る>。']),
        say('ask_line', '見分けるところを、ひとつ[言って|言ってください|言ってみろ]。', { spare: 1 }),
        say('answer_line', 'ええと、[きれい|きれいです|きれいだ]。……たいへん[きれい|きれいです|きれいだ]。', {
          spare: 1,
        }),
        tell('obstacle', '七人が七人、同じところで言葉に<詰まる>。', { spare: 2 }),
        show('look', '{hero}が腕を組み、{other}が目をそらす。', { spare: 1 }),
        tell('attempt', ['そこで{hero}は、「傷は右だ」と嘘を<つく>。六人が、右の傷を<思い出す>。'], { place: 'here' }),
        say('secret_line', '……右に傷なんて、[ないよ|ありません|ないぞ]。', { place: 'here' }),
        tell('turn', ['正直に言ったのは、整理券を配っていた{other}<だけだ>。'], { place: 'here' }),
        tell('end', [
          '{target}は、{other}のもとに<帰る>。六人は、いまも右を<探している>。',
          '一件落着。ただし{place}では、その日から傷のあるものがよく<売れる>。',
        ]),
      ],
    },
    {
      name: 'already yours',
      tones: ['warm'],
      titles: ['{target}の待ち人', 'だれの、{target}'],
      steps: [
        tell(
          'world',
          [
            '{years}年通った{place}で、{hero.intro}は初めて{target}を<見つける>。',
            'その朝まで、{place}に{target}は<ない+>。見つけたのは、{hero.intro}<だ>。',
          ],
          { shows: 'target' },
        ),
        tell('sign', ['近づくと、なつかしい匂いが<する>。どこで嗅いだのか、{hero}には<わからない>。']),
        tell('want', [
          '持ち主に会ってみたい。{hero}は、{target}が来た道を逆に<たどる>。',
          '来た道を逆に行けば、訳が<わかる->。{hero}は、{target}のために<出かける>。',
        ]),
        tell('attempt', '一軒ずつ訊いて歩く。だれもが同じほうを<指す>。{hero}の来たほう<だ>。', { place: 'elsewhere' }),
        show('passage', '{elsewhere}の道に、長い影が伸びる。', { spare: 1 }),
        say('ask_line', 'これを覚えて[る？|いますか？|おるか。]', { place: 'elsewhere', shows: 'target', spare: 1 }),
        say(
          'answer_line',
          '覚えてる[よ|とも|ぞ]。小さいころ、ここで[泣いて捜してた|泣いて捜していましたね|泣いて捜しておった]。',
          { place: 'elsewhere', spare: 1 },
        ),
        tell('discovery', [
          '道は、昔の{hero}の家の前で<終わる>。忘れていたのは、{hero}の<ほうだ>。',
          '足が勝手に<曲がる>。その先は、{hero}の生まれた家<だ>。',
        ]),
        tell('price', '捜すのをやめた日を、{hero}は<思い出す>。{target}のほうは、やめて<いない>。', { spare: 2 }),
        say('thanks_line', '見つけたのは、どっち[かな|でしょうか|だろうな]。'),
        tell(
          'end',
          [
            'あれから{place}を通るたび、{hero}は少しゆっくり<歩く>。見つけてもらうため<だ>。',
            '{target}はいま、{hero}のそばに<{target.aru}->。あの匂いは、この家の<匂いだ->。',
          ],
          { shows: 'target' },
        ),
      ],
    },
    {
      name: 'placed there',
      tones: ['dark', 'bold'],
      titles: ['置かれていたもの', '二度目の{target}'],
      steps: [
        tell(
          'world',
          [
            '{place}で{hero.intro}が{target}を<見つける>。足跡は、ひとつも<ない>。',
            '足跡のない{place}に、{target}が<{target.aru}>。見つけたのは{hero.intro}<だ>。',
          ],
          { shows: 'target' },
        ),
        tell('want', ['だれが、なぜここに。{hero}は、{target}の出どころを追うことに<する>。']),
        tell('obstacle', ['ところが{other.intro}は、{target}をひと目見て顔色を<変える>。'], {
          shows: 'target',
          spare: 1,
        }),
        say('ask_line', '見たことが、[あるの？|あるんですか？|あるのか。]'),
        say('answer_line', '十年前に、捨て[た|ました|た]。この手で、海に。'),
        tell('attempt', '{elsewhere}で古い記録を開く。見つけた者の欄に、名前が四つ<並んでいる>。', {
          place: 'elsewhere',
          spare: 2,
        }),
        show('alone', '{hero}が、暗い{elsewhere}で記録を読んでいる。', { place: 'elsewhere', spare: 1 }),
        tell(
          'discovery',
          [
            '四人とも、三日目に消えて<いる>。今日が、その三日目<だ>。',
            '見つけた者は、これまでに四人。みな三日で<消えている>。今日が三日目<だ>。',
          ],
          { shows: 'target' },
        ),
        tell('danger', ['{time}、戸の外で足音が<止まる>。足音の主は、名乗らずに{hero}の名を<呼ぶ>。'], {
          place: 'here',
          spare: 1,
        }),
        tell('choice', ['逃げれば、次に見つけた者が<五人目だ->。{hero}は、自分から戸を<開ける>。'], { place: 'here' }),
        tell('end', [
          '朝、{place}には足跡が一列<ある>。出ていく足跡<だ>。{hero}は、まだ中に<いる>。',
          '記録に五つ目の名は<ない>。{hero}は毎晩、あの足音のために戸を<見る->。',
        ]),
      ],
    },
  ],
  lose: [
    {
      name: 'everyone brings one',
      tones: ['light', 'warm'],
      titles: ['よく似た{target}'],
      steps: [
        tell('world', [
          '{hero.intro}が{target}をなくした、という知らせは、昼前に{place}を<一周する>。',
          '{place}の{hero.intro}が、{target}を<なくす>。気づくまでに、二日<かかる>。',
        ]),
        tell('want', [
          '取り戻したい。そう言うと、みんなが手伝うと<言いだす>。',
          '{target}を取り戻したい。{hero}は、うっかり大勢の前で<言う>。',
        ]),
        tell('days', ['次の日から、よく似たものが続々と<届く>。礼を言うのに、半日<かかる>。']),
        say('ask_line', 'これは……どこで[見つけたの？|見つけたんですか？|見つけた。]'),
        say('answer_line', '作[った|りました|った]。一晩で。'),
        tell('obstacle', '断りきれず、{hero}のまわりは偽物で<いっぱいだ>。', { spare: 2 }),
        show('look', '{hero}と{other}が、困った顔で見つめあう。', { spare: 1 }),
        tell('setback', ['三日目、{hero}は静かに<泣く>。どれも、ちっとも似て<いない>。'], { place: 'here', spare: 1 }),
        say('secret_line', '実は、本物は{me}が[持ってた|持っていました|持っとった]。言いそびれて。', { place: 'here' }),
        tell('turn', ['言えなかったのだ。みんなが、あんまり楽しそうで。'], { place: 'here', spare: 1 }),
        tell('end', [
          '戻ってきたのは、{target}がひとつと、朝の挨拶が二十人ぶん<だ>。',
          'なくしたものは<戻る>。偽物も全部、{hero}は<取ってある->。',
        ]),
      ],
    },
    {
      name: 'the order of going',
      tones: ['warm'],
      titles: ['{target}のない一日'],
      steps: [
        tell('habit', [
          '{hero.intro}の一日は、{target}に始まる。その朝、{target}が<{target.nai}>。',
          '朝いちばんに{target}を見る。{hero.intro}は{years}年、<そうしている+>。今朝までは。',
        ]),
        tell('want', [
          '取り戻すまでは座らない。{hero}は、空いた場所に背を<向ける>。',
          '{target}を取り戻す。{hero}は、ほかの用事を全部<やめる>。',
        ]),
        tell('attempt', ['昨日を逆から<たどる>。{other.intro}が、黙って<ついてくる>。'], { place: 'elsewhere' }),
        say('ask_line', '最後にさわったの、[いつ？|いつですか？|いつだ。]', { spare: 1 }),
        say(
          'answer_line',
          '昨日は、見て[ないね|いませんでしたね|おらんな]。ずっと、忙し[そうだった|そうでした|そうだった]。',
          { spare: 1 },
        ),
        tell('setback', [
          'たどってみて、<わかる>。昨日の{hero}は、一度も{target}を見て<いない>。',
          '昨日だけでは<ない>。もうひと月、{hero}は{target}を見ずに<過ごしている>。',
        ]),
        show('alone', '{hero}が、腰をおろして動かない。', { spare: 2 }),
        say('plea_line', 'なくしたのは、{target}のほう[じゃないんだ|じゃないんです|ではないのだ]。', { spare: 1 }),
        tell('turn', [
          '{other}が、ふいに立ち止まる。耳を澄ますと、なつかしい気配が<する>。',
          'そのとき、いちばん先に通りすぎた場所で、{other}が手を<振る>。',
        ]),
        tell(
          'end',
          [
            '翌朝、{hero}は{target}に声を<かける>。返事のあるなしは、どちらでも<いい->。',
            '一日は、また{target}から<始まる->。今度は、ちゃんと<見る->。',
          ],
          { shows: 'target' },
        ),
      ],
    },
    {
      name: 'one thing a night',
      tones: ['dark', 'bold'],
      titles: ['ひと晩にひとつ'],
      steps: [
        tell('world', [
          '{place}から{target}が<消える>。最後に見たのは、{hero.intro}<だ>。',
          '最後に{target}を見た者として、{hero.intro}の名が{place}に<残る>。',
        ]),
        tell('omen', ['次の夜は、隣の明かりが<消える>。その次は、犬の声。ひと晩にひとつ<だ>。']),
        tell('want', [
          '順番があるなら、先回りが<できる->。{hero}は、{target}を取り戻しに<出る>。',
          '取り戻す。そのためには、次に消えるものを当てるしか<ない>。',
        ]),
        say('ask_line', '次は、何だと[思う？|思いますか？|思う。]', { spare: 1 }),
        say('answer_line', '{you}の、いちばん大事なもの[だよ|です|だ]。', { spare: 1 }),
        tell('clue', ['消えたものを並べると、{elsewhere}へ向かって一本の線に<なる>。'], { spare: 2 }),
        show('motion', '{hero}が、{elsewhere}へ走る。', { spare: 1 }),
        tell('encounter', [
          '線の端に、全部が<ある>。{target}も、明かりも、犬の声も。',
          '{elsewhere}の闇に、なくなったものが順に<並んでいる>。いちばん端だけ、空けて<ある>。',
        ]),
        tell('truth', ['空いた場所の札には、{other}の名が<ある>。'], { seen: '{hero}が、隣の{other}を振り返る。' }),
        tell('choice', ['{target}か、{other}か。{hero}は、迷うふりも<しない>。']),
        tell('end', [
          '{target}は、いまも{elsewhere}に<ある->。{hero}の隣には、{other}が<いる->。夜は、もう<減らない->。',
          '札は、{hero}が自分の名に書きかえて<くる+>。次の夜は、もう何も<消えない>。',
        ]),
      ],
    },
  ],
  search: [
    {
      name: 'everyone has seen it',
      tones: ['light'],
      titles: ['見た、という人'],
      steps: [
        tell('world', [
          '{target}をさがす{hero.intro}に、{place}は<親切だ>。全員、見たと<言う>。',
          '{hero.intro}が{target}をさがす。{place}では、手がかりは<不足しない>。',
        ]),
        tell('want', [
          '見つけるまで帰らない、と{hero}は<決める>。宿代は三日ぶん<だ>。',
          '{target}を見つける。期限は、宿代のもつ三日<だ>。',
        ]),
        tell('sign', '「あっちだ」。「いや、目の錯覚だ」。訊くたび、話が<変わる>。', { spare: 1 }),
        tell('attempt', ['東と言われ、西と言われ、{hero}は出発点に三度<戻る>。'], { place: 'elsewhere' }),
        tell('obstacle', '三度目には、道ばたで拍手が<起こる>。完走と思われて<いる>。', { spare: 2 }),
        show('motion', '{hero}が{elsewhere}を駆けぬけ、また引き返してくる。', { spare: 1 }),
        tell(
          'setback',
          ['宿代が<尽きる>。だれも見ていないのだ、と{hero}は<気づく>。話し相手が、欲しかった<だけだ>。'],
          { place: 'here' },
        ),
        say('resolve_line', 'もう訊か[ないよ|ないことにします|んぞ]。世間話に[する|します|する]。', { place: 'here' }),
        tell('turn', ['その夜、{hero}は世間話を<する>。四人目の話に、{target}が<出てくる>。'], { place: 'here' }),
        tell('end', [
          '{target}は<見つかる>。帰る道を訊くと、また全員が<教えてくれる>。',
          'さがしものは三日で<済む>。別れの挨拶に、四日<かかる>。',
        ]),
      ],
    },
    {
      name: 'the one who is looked for',
      tones: ['warm', 'bold'],
      titles: ['{years}年目の{elsewhere}', '{target}をたずねて'],
      steps: [
        tell('world', [
          '{hero.intro}が{target}をさがして{years}年。{place}では、もうだれも<訊かない>。',
          '{years}年、{hero.intro}は{target}をさがして{place}を<出ては戻る>。',
        ]),
        tell('want', [
          '今年で最後、と毎年<言う>。今年は、荷物が<軽い>。',
          '今年こそ見つける。その言い方が、今年は少し<静かだ>。',
        ]),
        say('resolve_line', '最後だから、[走らない|走りません|走らん]。ゆっくり[見る|見ます|見る]。', {
          spare: 1,
          place: 'here',
        }),
        tell('attempt', ['{elsewhere}への道は、前の年より<険しい>。{hero}の足が変わったの<だ>。'], {
          place: 'elsewhere',
        }),
        tell('setback', ['あと一日のところで、道が<崩れている>。引き返せば、もう冬<だ>。']),
        show('alone', '{hero}が、崩れた道の前で動かない。', { spare: 1, place: 'elsewhere' }),
        say('resolve_line', '最後って[言った|言いました|言った]。だから、[渡る|渡ります|渡る]。', { spare: 2 }),
        tell('deed', [
          'ふちに手をかけたとき、向こう側から綱が<落ちてくる>。',
          '跳ぶしか<ない>。{hero}の手首を、向こうの手が<つかむ>。',
        ]),
        tell('truth', ['そこにも、{years}年さがしていた者が<いる>。{hero}の名を、<知っている>。'], {
          seen: '{hero}が、息をのんで立ちつくす。',
        }),
        tell('end', [
          '次の年、{hero}は<出かけない>。{place}の者が、初めて訳を<訊く>。',
          '帰り道は、来た道の半分に<思える>。行く先が、両側に<ある+>からだ。',
        ]),
      ],
    },
    {
      name: 'the list',
      tones: ['dark'],
      titles: ['さがす人の名簿'],
      steps: [
        tell('world', [
          '{target}をさがす者の名簿が<ある>。十二番目は、{hero.intro}<だ>。',
          '{hero.intro}が{target}をさがしに{place}へ来る。名簿では、<十二番目だ>。',
        ]),
        tell('want', ['十一人は、見つけて帰った。そう<聞いている>。{hero}も、見つけるつもり<だ>。']),
        say('denial_line', '帰ったところを、見た者が[いないだけ|いないだけです|おらんだけだ]。'),
        tell('obstacle', '地図には、{elsewhere}から先の道が<描かれていない>。', { spare: 1 }),
        tell(
          'attempt',
          [
            '{elsewhere}までの道に、足跡が<ある>。数えると、行きが十一。',
            '行きの足跡が十一。{hero}は、{elsewhere}へ向かいながら<数える>。',
          ],
          { place: 'elsewhere', spare: 1 },
        ),
        tell('omen', '帰りの足跡は、ひとつも<ない>。', { spare: 2, place: 'elsewhere' }),
        show('breath', '{hero}が立ち止まり、来た道を振り返る。', { spare: 2, place: 'elsewhere' }),
        tell('discovery', ['やがて{hero}は{target}に<たどり着く>。そして、ここを離れられない訳も<わかる>。'], {
          shows: 'target',
        }),
        say('plea_line', '{target}は、いなかった。そう[伝えて|伝えてください|伝えろ]。', { spare: 1 }),
        tell('choice', ['帰れば、十三番目が<来る->。{hero}は、足跡を<消しはじめる>。']),
        tell('end', [
          '{place}の名簿は、十二番で<閉じられる>。横に小さく、「いなかった」。',
          'それきり、{target}の名簿に名を書く者は<いない>。最後の字だけ、少し<震えている>。',
        ]),
      ],
    },
  ],
  return: [
    {
      name: 'by hand',
      tones: ['warm', 'light', 'dark', 'bold'],
      needs: { brings: true },
      titles: ['手から手へ', '遅れた呼び鈴'],
      steps: [
        tell(
          'world',
          [
            '{hero.intro}があずかったものは、いつも一日で持ち主に<会う>。{target}だけが、<残る>。',
            '{hero.intro}には、渡せていないものがひとつ<ある>。{target}<だ>。',
          ],
          { shows: 'target' },
        ),
        tell('want', [
          '自分の手で渡す。気が変わらないうちに、{hero}は道に<出る>。',
          '遠くはない、とみんなが<言う>。行った者は、ひとりも<いない>。',
        ]),
        show('passage', '{hero}が{elsewhere}を通りすぎていく。手の中のものを、もう一度たしかめる。', {
          spare: 1,
          place: 'elsewhere',
        }),
        tell('obstacle', ['番地は合っている。人だけが、<いない>。七軒が、八つの方角を<指す>。'], { spare: 2 }),
        tell(
          'meet',
          [
            '最後の戸が<開く>。{other.intro}が、顔より先に手もとを<見る>。',
            '出てきたのは{other.intro}<だ>。ひと目で、何か<わかる>。',
          ],
          { shows: 'other' },
        ),
        say('ask_line', '遅くなって[ごめん|すみません|すまん]。まだ、間に合う[かな|でしょうか|かの]。'),
        say('answer_line', 'どのくらい遅れたか、による[ね|と思います|な]。'),
        tell(
          'turn',
          [
            '{other}は、すぐには<見ない>。手のひらで重さをはかって、ゆっくり<笑う>。',
            'しばらく、ただ持って<いる>。だれかの手を、握るように。',
          ],
          { shows: 'target' },
        ),
        say('secret_line', '待つのは、もうやめた。椅子だけ、片づけて[ないんだ|いないんです|おらんがな]。', {
          spare: 1,
        }),
        tell('end', [
          '帰り道、{hero}は何度も自分の手を<見る>。夕方まで、<あたたかい>。',
          '持つものは、もう<ない>。それでも{hero}は、遠いほうの道を<帰る>。',
        ]),
      ],
    },
    {
      name: 'four knocks',
      tones: ['warm'],
      needs: { brings: false },
      titles: ['{years}年目の「遅い」'],
      steps: [
        tell('world', [
          '{hero.intro}が旅に出て、{years}年に<なる>。手紙は、一度も<出していない>。',
          '{years}年ぶりに、{hero.intro}は<帰る>。言い訳なら、道のりのぶんだけ<ある>。',
        ]),
        tell('want', [
          '«{target}へ帰る。|{target}のもとへ帰る。|{target}を返しに行く。»言うことは、三つに<しぼってある>。',
          '{want}。そう決めた朝、{hero}は言い訳を三つ<用意する>。',
        ]),
        tell(
          'attempt',
          [
            '峠をひとつ越えるたび、言い訳がひとつ<減る>。われながら<苦しい>。',
            '道を曲がるたび、用意した言い訳がひとつずつ<落ちていく>。',
          ],
          { place: 'elsewhere' },
        ),
        tell('setback', 'ところが、曲がるはずの角に木が<ない>。切り株だけが、<覚えている>。', { spare: 2 }),
        show('breath', '{hero}が、変わってしまった景色を見まわす。', { spare: 1, place: 'elsewhere' }),
        tell('price', ['着いたときには、言うことがひとつも<残っていない>。'], { place: 'here' }),
        say('hello_line', '……近くまで、来た[から|ものですから|のでな]。'),
        say('doubt_line', '近くまで来るのに、{years}年[かかったの|かかったんですか|かかったのか]。'),
        tell('turn', ['叱られるのかと<思う>。{other}は、もう二人分の茶碗を<出している>。'], {
          spare: 1,
          place: 'here',
        }),
        tell('end', [
          '言い訳は、いまも<訊かれない->。そのかわり、帰りが五分遅れると<訊かれる->。',
          '「遅い」。その日から{hero}は、毎日それを<言われる>。なかなか<いい>。',
        ]),
      ],
    },
    {
      name: 'wrong home',
      tones: ['light'],
      needs: { brings: false },
      titles: ['隣の「ただいま」'],
      steps: [
        tell('world', [
          '{hero.intro}は方角に自信が<ある>。だから帰り道で、地図を<開かない>。',
          '「道なら体が覚えている」。{hero.intro}はそう言って、反対へ<歩きだす>。',
        ]),
        tell('want', [
          '«{target}へ帰る|{target}のもとへ帰る|{target}を返しに行く»のは久しぶり<だ>。夕飯までには着く、と{hero}は<言う>。',
          '夕飯までには帰る。どの日の、とは<言わない>。',
        ]),
        tell('attempt', ['{elsewhere}に出る。見覚えは<ある>。さっき通ったところ<だ>。'], {
          place: 'elsewhere',
          spare: 1,
        }),
        say('ask_line', 'ここ、前にも[来た？|来ましたか？|来たか。]', { place: 'elsewhere' }),
        say('quip_line', '四回。そろそろ、常連[だね|ですね|だな]。', { place: 'elsewhere' }),
        tell('obstacle', '体はたしかに<覚えている>。残念ながら、別の家の道<だ>。', { spare: 2 }),
        show('passage', '{elsewhere}に、日が傾いていく。', { spare: 1 }),
        tell('setback', ['日は暮れ、灯のついた戸が<ある>。{hero}は、元気よく「ただいま」と<言う>。']),
        tell('turn', ['知らない家<だ>。知らない家族が、つられて「おかえり」と<言う>。'], { spare: 1 }),
        say('secret_line', '実は、道は最初から[知ってた|知っていました|知っとった]。楽しそうで、つい。', {
          place: 'elsewhere',
        }),
        tell('end', [
          'ようやく着くと、夕飯は<朝飯だ>。「ただいま」は、二回目のほうが<うまい>。',
          '帰り道はいまも<まちがえる->。年に一度、あの家にも「ただいま」を<言う->。',
        ]),
      ],
    },
    {
      name: 'before the gate shuts',
      tones: ['bold', 'dark'],
      needs: { brings: false },
      titles: ['閉まる前に', '灯はひとつ'],
      steps: [
        tell('world', [
          '{hero.intro}に、帰る道はひとつ<しかない>。それが、明日<閉じる->。',
          '明日、帰り道が<閉じる->。{hero.intro}がそれを聞くのは、今日<だ>。',
        ]),
        tell('want', [
          '«{target}へ帰る|{target}のもとへ帰る|{target}を返しに行く»。三日の道を、{hero}は一晩で行くことに<する>。',
          '三日の道に、残りは一晩。それでも{hero}は「{want}」と<言う>。',
        ]),
        say('doubt_line', '間に合わない[よ|ですよ|ぞ]。計算して[みた？|みましたか？|みたか。]'),
        say('resolve_line', 'した[よ|しました|したとも]。だから、走る。', { place: 'here' }),
        tell(
          'attempt',
          [
            '荷物を捨て、眠りを捨て、最後に怖さを<捨てる>。それが、いちばん<重い>。',
            'まず荷物を捨て、次に眠りを<捨てる>。{elsewhere}で、夜が半分<過ぎる>。',
          ],
          { place: 'elsewhere', spare: 1 },
        ),
        show('motion', '{hero}が{elsewhere}を一直線に走る。', { spare: 2 }),
        tell('danger', ['うしろで道が<崩れていく>。戻る、という言葉の意味が<変わる>。'], { spare: 1 }),
        tell('setback', ['あと少しのところで、{other}の足が<止まる>。行け、と手だけが<言う>。'], { spare: 1 }),
        tell('choice', [
          '三つ数えて、{hero}は<引き返す>。二人分の息で、もう一度<走る>。',
          '間に合うほうを、{hero}は<選ばない>。{other}に肩を<貸す>。',
        ]),
        tell('deed', ['閉じる寸前のすきまから、手が<伸びている>。ずっと、押さえていた手<だ>。'], { place: 'here' }),
        tell('end', [
          '道は<閉じる>。帰った者は、一人多く<数えられる>。',
          '向こうへの道は、もう<ない->。だれも、それを<惜しまない->。',
        ]),
      ],
    },
    {
      name: 'the way home, told',
      tones: ['told'],
      needs: { brings: false },
      steps: [
        tell('question', [
          'なぜ帰るのか。{hero.intro}に訊くと、いつも少し<間がある->。',
          '{years}年前に離れた場所へ、なぜ帰るのか。{hero.intro}に<訊く->。',
        ]),
        tell('ground', ['{place.full}。ここから先、道の名前は地図に<載っていない->。'], { spare: 1 }),
        tell('fact', ['帰ろうとする者は<多い->。帰り着いた者の数は、だれも<数えていない->。'], { spare: 1 }),
        say('witness_line', '遠くなったのは道[じゃないよ|じゃないんです|じゃない]。こっちの足。'),
        tell('step', ['{hero}は、目印をひとつずつ<確かめる->。木、橋、曲がり角。三つに一つは、もう<ない->。']),
        tell('cost', ['変わらないものを探すほど、変わったものが<見えてくる->。']),
        show('passage', '{elsewhere}の上を、雲の影が渡っていく。', { spare: 2 }),
        say(
          'voice_line',
          '帰るとは、[思ってなかったよ|思いませんでした|思わなんだ]。戸は[開けてたけど|開けていましたけど|開けとったがな]。',
        ),
        tell('answer', [
          '帰る理由は、着いてから<わかる->。待っていた者が、先に<知っている->。',
          '訳は、最後まで言葉に<ならない->。戸が開いて、<済んでしまう->。',
        ]),
        tell('outlook', [
          '明日もここで、{hero}は目印を<増やす->。次に帰る者のため<だ->。',
          '次に帰る者のために、{hero}は曲がり角に印を<残す->。',
        ]),
      ],
    },
  ],
  rescue: [
    {
      name: 'who was waiting',
      tones: ['warm'],
      titles: ['聞こえた、と言う'],
      steps: [
        tell('world', [
          '{hero.intro}は、助けるのが仕事では<ない>。{place}で、いちばん耳がいい<だけだ>。',
          '{place}でその声を聞いたのは、{hero.intro}<だけだ>。',
        ]),
        tell('sign', [
          '{target}が、<呼んでいる>。ほかの者には、風にしか<聞こえない>。',
          '細い声が<する>。{target}の声だ、と{hero}は<思う>。',
        ]),
        tell('want', [
          '助けに行く。言ったそばから、もう{hero}は<歩きだしている>。',
          '聞こえてしまったからには、<行く->。{hero}は、{target}を助けに<出る>。',
        ]),
        tell('obstacle', '気のせいだ、風の音だ、とみんなは<言う>。', { spare: 2 }),
        say('resolve_line', '風なら、風を助けて[帰るよ|帰ります|帰る]。', { spare: 1, place: 'here' }),
        tell('attempt', ['声は、近づくと遠く<なる>。{hero}は、目を閉じて<進む>。'], { place: 'elsewhere' }),
        tell('setback', ['ふいに声が<やむ>。{elsewhere}には、自分の息の音しか<ない>。']),
        show('alone', '{hero}が{elsewhere}で、じっと耳を澄ましている。', { spare: 1 }),
        tell('turn', [
          'それで、{hero}のほうから<呼んでみる>。名前も知らないまま、大きな声で。',
          '今度は、{hero}が<呼ぶ>。返事は、すぐ足もとから<来る>。',
        ]),
        tell('deed', '手が<届く>。どちらの手も、同じくらい<冷たい>。', {
          spare: 2,
          seen: '{hero}が身をかがめ、手を伸ばす。',
        }),
        tell('end', [
          '「聞こえたよ」。帰り道、{hero}が言ったのは、それ<だけだ>。',
          'いまも夜になると、{hero}は一度だけ<呼ぶ->。返事は、ちゃんと<近い->。',
        ]),
      ],
    },
    {
      name: 'the rescuer stuck',
      tones: ['light'],
      titles: ['助けが足りない'],
      steps: [
        tell('world', [
          '{target}が危ない。{place}が慌てるなか、{hero.intro}は準備体操<だ>。',
          '{hero.intro}が{target}を助けに<行く>。{place}の心配が、ひとつ<増える>。',
        ]),
        tell('want', [
          '助けるのは今日が初めて<だ>。助けられるのは、<慣れている>。',
          '{hero}には策が<ある>。第一に、行く。第二は、行ってから<考える->。',
        ]),
        tell('attempt', ['まっすぐ{elsewhere}へ向かい、まっすぐ穴に<落ちる>。'], {
          place: 'elsewhere',
          seen: '{hero}の姿が、{elsewhere}でふいに見えなくなる。',
        }),
        say('ask_line', 'だれか、[いる？|いますか？|おるか。]', { place: 'elsewhere' }),
        say(
          'answer_line',
          '助けを[待ってたんだけど|待っていたんですけど|待っておったんだが]。二人目の人[じゃなくて|じゃなくて|ではなく]。',
          { place: 'elsewhere' },
        ),
        tell('bond', ['こうして、助ける側と助けられる側が、同じ穴の底に<座る>。'], { spare: 1 }),
        show('look', '{hero}と{other}が、並んで空を見あげる。', { spare: 2, place: 'elsewhere' }),
        tell('obstacle', '第二の策を出すときが<来る>。{hero}は、助けを<呼ぶ>。', { spare: 1, place: 'elsewhere' }),
        tell('turn', [
          '肩に乗せてみて<気づく>。ひとりでは届かない高さ<だ>。落ちてきて、正解<だ+>。',
          '片方が片方を押しあげると、ちょうど<届く>。落ちていなければ、<無理だ->。',
        ]),
        tell('deed', ['先に出た{other}が、上から手を<差しだす>。順番が、少し<おかしい>。'], { spare: 1 }),
        tell('end', [
          '{place}の記録には、救助二名と<ある>。どちらも、助けた側に名前が<ある>。',
          '{hero}は表彰を<断る>。助けたのがどちらか、まだ話がついて<いない>。',
        ]),
      ],
    },
    {
      name: 'count to a hundred',
      tones: ['bold', 'dark'],
      titles: ['九十七', '百まで数えて'],
      steps: [
        tell('world', [
          '{target}の声が<途切れる>。{place}で{hero.intro}は、数を<数えはじめる>。',
          '百数えて戻らなければ閉める。{place}の決まりを、{hero.intro}は<知っている>。',
        ]),
        tell('want', [
          '{target}を助けだす。使える時間は、百かぞえるあいだ<だ>。',
          '百。そのあいだに行き、見つけ、{target}を連れて<戻る->。',
        ]),
        tell('obstacle', '百になれば、待たずに<閉める->。外の者は、数えながら<言う>。', { place: 'here' }),
        say('resolve_line', 'ゆっくり[数えて|数えてください|数えろ]。', { place: 'here' }),
        tell('attempt', ['二十で道が<消える>。三十で、灯が<消える>。'], { place: 'elsewhere', spare: 1 }),
        tell('danger', '四十五。足もとの下に、底が<ない>。', { spare: 2 }),
        show('motion', '{hero}が、崩れていく{elsewhere}を走る。', { spare: 1 }),
        tell('discovery', ['六十で{target}に<届く>。帰りも六十かかる、と頭のすみで<わかる>。'], {
          seen: '{hero}が膝をつき、手を差しのべる。',
        }),
        tell('choice', ['来た道では<間に合わない>。{hero}は、光のないほうへ<跳ぶ>。'], { spare: 1 }),
        tell('turn', [
          '百を過ぎても、戸は<開いている>。外の声が、まだ<数えている>。九十七、と。',
          '「九十七」。外の声は、同じ数を何度も<数えている>。',
        ]),
        tell('end', [
          'あとで記録を見る。そこには、百かかったと<書いてある>。{hero}は何も<言わない>。',
          '数えたのは、数の苦手な者だったことに<なっている->。{hero}も、そう<言う->。',
        ]),
      ],
    },
  ],
  escape: [
    {
      name: 'the unlocked door',
      tones: ['light', 'warm'],
      titles: ['押す戸'],
      steps: [
        tell('world', [
          '{place}を抜け出すため、{hero.intro}は{years}年ぶんの計画を<持っている>。',
          '{hero.intro}は今夜、{place}から<逃げる>。計画は、三百手先まで<ある>。',
        ]),
        tell('want', [
          '外へ出る。まずは、見張りの{other.intro}のくせを覚えるところから。',
          '{want}。そのために、{hero}は{other}のあくびを<数えている>。',
        ]),
        tell('habit', '十一時に一回、零時に二回。一時には、{hero}までつられて<あくびする>。', { spare: 2 }),
        tell('attempt', ['一手目、床を<はう>。二手目、息を<止める>。三手目で、くしゃみが<出る>。'], { place: 'here' }),
        say('doubt_line', 'おだいじに。……[何してるの？|何をしているんですか？|何をしておる。]'),
        say('denial_line', '寝返り[だよ|です|だ]。廊下までの。'),
        show('look', '{hero}と{other}が、目をそらさずに向かいあう。', { spare: 1 }),
        tell('setback', ['計画は四手目で<終わる>。残り二百九十六手は、使いみちが<ない>。'], {
          place: 'here',
          spare: 1,
        }),
        say('secret_line', 'その戸、鍵は[ないよ|ありませんよ|ないぞ]。みんな、引く[から|んです|のでな]。', {
          place: 'here',
        }),
        tell('deed', ['{hero}は戸を<押す>。夜の風が、あっけなく<入ってくる>。'], { place: 'here', spare: 1 }),
        tell('end', [
          '外は<広い>。{hero}は戸口で、次の者のために「押す」と<書いておく>。',
          '三百手の計画は、いま{other}の枕もとに<ある>。読むと、よく眠れる<らしい>。',
        ]),
      ],
    },
    {
      name: 'the count at dawn',
      tones: ['bold', 'dark'],
      titles: ['夜明けの点呼', '影がひとつ多い'],
      steps: [
        tell('world', [
          '{place}では夜明けに数を<数える>。{hero.intro}は今夜、その数から<抜ける>。',
          '出た者のいない{place}に、{hero.intro}は{years}年<いる>。今夜で<終わりだ>。',
        ]),
        tell('want', [
          '抜け道はひとつ、見張りは{other.intro}。{hero}は、月が雲に入るのを<待つ>。',
          '{want}。そう声に出さずに言って、{hero}は月を<見る>。',
        ]),
        tell('attempt', ['雲が<来る>。十歩で柵、二十歩で溝、三十歩で<息が切れる>。'], { place: 'here', spare: 1 }),
        tell('danger', ['三十一歩目、うしろにもう一人の足音が<ある>。']),
        say('ask_line', '止める[の？|んですか？|気か。]', { place: 'elsewhere' }),
        say('answer_line', '逆。{me}も、出たことが[ないんだ|ないんです|ないのだ]。', { place: 'elsewhere' }),
        show('motion', '{hero}と{other}が、{elsewhere}を駆けていく。', { spare: 1 }),
        tell('setback', '川に出る。橋は、内側から<落としてある>。', { spare: 2 }),
        tell('price', ['渡るには、片方が灯をかかげて残るしか<ない>。'], { spare: 1 }),
        tell('choice', [
          '灯を消す。見えないまま、ふたつの影が水に<入る>。',
          'どちらも残らない。{hero}は、灯を水に<投げる>。',
        ]),
        tell('end', [
          '夜明け、{place}では数を<数える>。ふたつ足りない。数える者が、その一人<だ>。',
          '点呼の声は<しない>。数える者も、いっしょに川を<渡ったからだ>。',
        ]),
      ],
    },
  ],
} as const satisfies Readonly<Record<string, PlotList>>;
