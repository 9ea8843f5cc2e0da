import { show, tell } from '../../../plots/plot.ts';
import { type PlotList, say } from './say.ts';

/** Travelling, arriving, leaving, waiting, remembering, forgetting. */
export const ROAD_PLOTS = {
  travel: [
    {
      name: 'the shortcut',
      tones: ['light', 'warm'],
      titles: ['近道は左', '三日の近道'],
      steps: [
        tell('departure', [
          '{hero.intro}が<出発する>。{elsewhere}までは半日、と三日前から<言っている>。',
          '{place}から{elsewhere}まで、歩いて半日<だ>。{hero.intro}が歩かなければ。',
        ]),
        tell('want', [
          '{elsewhere}で昼を食べる。それが、{hero}の立てた<計画だ>。',
          '「{want}」。昼までには、と{hero}は<付けくわえる>。',
        ]),
        tell('detour', ['分かれ道で{other.intro}が、近道は左だと<言う>。右には「近道」と<書いてある>。'], {
          place: 'here',
        }),
        say('ask_line', 'どうして左が[近いの？|近いんですか？|近いのだ。]'),
        say('answer_line', '右は、[通ったことがある|通ったことがあるんです|通ったことがある]。'),
        tell('setback', ['左の道は、川を三度<渡る>。同じ川<だ>。'], { place: 'elsewhere' }),
        show('passage', '{elsewhere}に、ゆっくり日が暮れる。', { spare: 1 }),
        say('quip_line', '景色は、[いいね|いいですね|いいな]。二回目[だけど|ですけど|だがな]。', {
          spare: 1,
          place: 'elsewhere',
        }),
        tell('bond', '昼は、夜に<食べる>。川の話をしながら食べると、半日分は<うまい>。', { spare: 2 }),
        tell('landfall', ['三日目、{elsewhere}に<着く>。着いたことに、しばらく<気づかない>。話の途中<だったのだ>。'], {
          spare: 1,
        }),
        tell('end', [
          '帰り道、{hero}は右を見て、それから左を<見る>。左へ<曲がる>。',
          'あとで訊かれると、{hero}は半日で着いたと<言う->。残りは、別の旅<だ->。',
        ]),
      ],
    },
    {
      name: 'what stays behind',
      tones: ['warm'],
      titles: ['置いていく旅'],
      steps: [
        tell('departure', [
          '{hero.intro}の荷物は<重い>。{place}を出るのに、{years}年ぶんを<持っている>。',
          '{place}を、{hero.intro}が<発つ>。荷物は、ひとりでは<持てない>。',
        ]),
        tell('want', [
          '{want}。ただし、何ひとつ捨てずに。',
          '{elsewhere}まで、全部持って行きたい。{hero}は、そう<言いはる>。',
        ]),
        tell('obstacle', ['一つ目の坂で、{other.intro}が<笑う>。笑いながら、半分<持つ>。'], { spare: 1 }),
        say('ask_line', 'これ、何に[使うの？|使うんですか？|使う。]'),
        say('answer_line', '使わ[ない|ないんです|ん]。置いて来られなかっただけ。'),
        tell('attempt', ['坂のたびに、荷物がひとつ<減る>。{hero}は、置く訳を<話す>。'], { place: 'elsewhere' }),
        show('motion', '{hero}の足どりが、少しずつ軽くなる。', { spare: 2 }),
        tell('price', ['最後のひとつの前で、{hero}は夜まで<黙る>。それは、{place}の鍵<だ>。']),
        tell('deed', '朝、鍵は道ばたの石の下に<ある>。{other}は、見なかったことに<する>。', { spare: 1 }),
        tell('landfall', ['{elsewhere}に着いたとき、両手が<空いている>。何でも<持てる->。'], { spare: 1 }),
        tell('end', [
          '帰り道は<拾わない>。置いた場所を、ひとつずつ<覚えている->。',
          '手ぶらの{hero}を見て、人は近くから来たと<思う>。',
        ]),
      ],
    },
    {
      name: 'before the pass closes',
      tones: ['bold', 'dark'],
      titles: ['帰りの足跡'],
      steps: [
        tell('departure', [
          '{elsewhere}への足跡は、行きばかり<だ>。{hero.intro}も、今朝<発つ>。',
          '{hero.intro}は、止められた道を<行く>。みんな、見送りに<慣れている>。',
        ]),
        tell('want', [
          '着いて、戻る。後ろの半分を、{hero}はいちばん大事に<思っている>。',
          '{want}。そして、帰り道の最初のひとりに<なる>。',
        ]),
        say('threat_line', '帰りの宿は、[とってないよね|とっていませんね|とっておらんな]。', {
          spare: 1,
          place: 'here',
        }),
        say('resolve_line', '二泊ぶん、[払ってある|払ってあります|払ってある]。', { spare: 2, place: 'here' }),
        tell('attempt', ['一日目は風、二日目は霧。三日目には、方角が<なくなる>。'], { place: 'elsewhere' }),
        tell('danger', ['霧の向こうを、同じ速さで歩くものが<いる>。'], { place: 'elsewhere' }),
        show('look', '{hero}が立ち止まり、霧に目をこらす。', { spare: 1 }),
        tell('turn', ['名を<呼ぶ>。返ったのは、先に行った{other}の声<だ>。']),
        say('secret_line', '帰り道を、ずっと[探してた|探していました|探しておった]。', { spare: 2 }),
        tell('choice', ['あと一歩で{elsewhere}。{hero}は、くるりと<向きを変える>。']),
        tell('end', [
          '{place}に、帰りの足跡が<つく>。二列<だ>。',
          '{elsewhere}は、まだ<見ていない->。宿には、二人で二泊<する>。',
        ]),
      ],
    },
    {
      name: 'a road, told',
      tones: ['told'],
      steps: [
        tell('lead', [
          '{place}から{elsewhere}へ。{hero.intro}が選んだのは、いちばん遅い行き方<だ->。',
          '{hero.intro}と歩く、{place}から{elsewhere}までの<道だ->。',
        ]),
        tell('ground', ['{place.full}。出発の時刻を、だれも<急がない->。'], { spare: 1 }),
        tell('fact', ['速い道なら、ほかに<ある->。それでも、この道を歩く者が<絶えない->。']),
        say('local_line', '急ぐなら、[左|左です|左だ]。急がないなら、[まっすぐ|まっすぐです|まっすぐだ]。'),
        tell('step', ['{hero}は、まっすぐ<行く->。一時間ごとに、匂いが<変わる->。土、草、それから夕飯。']),
        tell('cost', '雨の日は、半分も<進めない->。そのぶん、泊まる家が<増える->。', { spare: 1 }),
        show('passage', '{elsewhere}へ続く道を、光が渡っていく。', { spare: 2 }),
        say('witness_line', '着くと、少し[さびしいんだ|さびしいんです|さびしいな]。', { spare: 1 }),
        tell('landfall', ['{elsewhere}に<着く->。出迎えは<ない->。道の終わりが、あるだけ<だ->。']),
        tell('outlook', [
          '速い道で帰れば、半日<だ->。{hero}は、来た道を<振り返る->。',
          '次に来るときも、{hero}はきっと、いちばん遅く<来る->。',
        ]),
      ],
    },
  ],
  arrive: [
    {
      name: 'the wrong name',
      tones: ['warm', 'light'],
      titles: ['まちがった名前'],
      steps: [
        tell('world', [
          '{place}に新しい顔が<来る>。{hero.intro}<だ>。昼には、別の名前で広まって<いる>。',
          '{hero.intro}が{place}に着いた日、名前を聞きまちがえたのは{other.intro}<だ>。',
        ]),
        tell('want', [
          'ここで暮らしたい。まずは、名前を直すところから<始める>。',
          '{want}。その前に、自分の名を<取り返したい>。',
        ]),
        say('hello_line', 'あの、その名前、[違うんだけど|違うんですが|違うのだが]。'),
        say(
          'answer_line',
          '[わかった|わかりました|わかった]。もう、みんなに[言っちゃった|言ってしまいましたが|言うてしもうたが]。',
        ),
        tell('attempt', ['一軒ずつ直して<歩く>。直したそばから、隣で<まちがわれる>。'], { place: 'here', spare: 1 }),
        tell('setback', '七日目、{hero}はあきらめて返事を<する>。一度したら、もう<止まらない>。', {
          spare: 1,
          place: 'here',
        }),
        show('look', '{other}に呼ばれ、{hero}が振り返る。', { spare: 1 }),
        tell('sign', 'まちがった名で、魚が<届く>。まちがった名で、叱られる。', { spare: 2 }),
        tell('turn', ['ある{time}、昔の知りあいが<来る>。正しい名で呼ばれて、{hero}は振り向くのが<遅れる>。'], {
          place: 'here',
        }),
        say('secret_line', 'その名前、昔ここにいた[友だちの|友だちのです|友だちのだ]。'),
        tell('end', [
          '表札には、まちがった名が<ある->。{hero}が、自分で<書く+>。',
          '{place}で、その名を直す者はもう<いない->。次の新顔の名も、きっと<まちがわれる->。',
        ]),
      ],
    },
    {
      name: 'the extra shadow',
      tones: ['dark', 'bold'],
      titles: ['ひとり多い夜'],
      steps: [
        tell('world', [
          '{place}の者は、毎晩数を<数える>。{hero.intro}が来た夜、数が<合わない>。',
          '{hero.intro}が{place}に<着く>。戸はすべて閉まり、灯だけが<ついている>。',
        ]),
        tell('want', [
          '一晩でいい。{hero}には、戻る道が<ない>。',
          '{hero}の望みは、ここで朝を迎えること<だ>。それから、暮らすこと。',
        ]),
        say('ask_line', 'なぜ、だれも[開けないの？|開けないんですか？|開けぬ。]'),
        say('answer_line', '来た者は、いつも一人じゃ[ない|ありません|ない]から。'),
        tell('omen', ['振り返る。うしろには、だれも<いない>。足跡は、二列<ある>。'], { spare: 1 }),
        show('look', '戸のすきまから、{other}が{hero}のうしろを見ている。', { spare: 1 }),
        tell('attempt', ['だから{hero}は振り向いて、来たものと<向きあう>。'], { spare: 2 }),
        tell('danger', ['影が、もうひとつの足跡の上に<立つ>。'], { spare: 2 }),
        tell(
          'choice',
          [
            '中へ入れろと叫べば、戸は<開くかもしれない>。影も、<入る>。{hero}は<叫ばない>。',
            '戸から離れるほうへ、{hero}は<歩きだす>。影が、<ついてくる>。',
          ],
          { place: 'here' },
        ),
        tell('deed', ['夜どおし歩いて、朝日の中で<振り返る>。足跡は、一列<だ>。']),
        tell('end', [
          '{place}の戸が、いっせいに<開く>。その晩から、数は{hero}を入れて<数える>。',
          '{hero}の家は、{place}のいちばん端に<ある>。夜、最後に灯を消すのも{hero}<だ>。',
        ]),
      ],
    },
  ],
  leave: [
    {
      name: 'the usual supper',
      tones: ['warm'],
      titles: ['いつも通りの夕飯'],
      steps: [
        tell('world', [
          '明日、{hero.intro}は{place}を<出る->。{other.intro}には<言っていない>。',
          '{place}で最後の晩<だ>。知っているのは、{hero.intro}<だけだ>。',
        ]),
        tell('want', [
          '言うのは夕飯のあと、と{hero}は<決める>。夕飯は、いつもより<長い>。',
          '{place}を出ていく。その一言を、{hero}は朝から<持ち歩いている>。',
        ]),
        say('ask_line', 'おかわり、[ある？|ありますか？|あるか。]'),
        say('answer_line', '[あるよ|ありますよ|あるぞ]。三杯目[だけど|ですけど|だがな]。'),
        tell('attempt', ['言いかけるたび、{other}が別の話を<始める>。天気、隣の犬、塩の値段。'], { place: 'here' }),
        tell('setback', '灯が<消える>。言えないまま、{hero}は荷物の前に<座る>。', { spare: 1, place: 'here' }),
        show('alone', '{hero}が、荷物のそばで夜を明かす。', { spare: 1, place: 'here' }),
        tell('discovery', ['荷物が<重い>。開けると、弁当と厚い靴下が、もう<入っている>。'], { place: 'here' }),
        tell('turn', ['{other}は<知っている+>。三杯目を、止めなかった<わけだ>。'], { spare: 2, place: 'here' }),
        say('farewell_line', '……[ごちそうさま|ごちそうさまでした|ごちそうになった]。', { spare: 1 }),
        tell('end', [
          '{place}では、夕飯がいつもの時刻に<始まる->。おかわりは、ひとつ余分に<ある->。',
          '遠い町で、{hero}は三杯目を<よそう->。天気の話を、だれかが<始める->。',
        ]),
      ],
    },
    {
      name: 'leaving is hard work',
      tones: ['light'],
      titles: ['七回目の出発'],
      steps: [
        tell('world', [
          '{hero.intro}は、今日{place}を<去る>。見送りの会は、これで七回目<だ>。',
          '{place}の者は、{hero.intro}の別れの挨拶を暗記して<いる>。',
        ]),
        tell('want', [
          '今度こそ出ていく。その証拠に、{hero}は茶碗を人に<やる+>。',
          '{want}。七度目<だ>。今回は、荷物も<ある>。',
        ]),
        say('farewell_line', '長いあいだ、お世話に[なったね|なりました|なった]。'),
        say('thanks_line', 'うん。では、また[明日|明日|明日な]。'),
        tell('attempt', ['角まで来て、{hero}は傘を<思い出す>。取りに戻ると、茶が<出る>。'], {
          place: 'here',
          spare: 1,
        }),
        tell('obstacle', '次は帽子。その次は、忘れものをしたかどうか<だ>。', { spare: 1 }),
        show('look', '{hero}と{other}が、気まずそうに会釈しあう。', { spare: 1 }),
        tell('setback', ['日が<暮れる>。八回目の会場を、だれかがもう<押さえている>。'], { spare: 2, place: 'here' }),
        tell('turn', ['その夜{hero}は、挨拶をせずに<出る>。角で、みんなが<待っている>。'], { place: 'here' }),
        say('secret_line', '挨拶がないから、[本気だと思った|本気だと思いました|本気だと思うた]。', { place: 'here' }),
        tell('end', [
          '{hero}は、ようやく<去る>。翌朝、茶碗を返してもらいに<来る>。',
          '八回目の会は、主役なしで<開かれる>。いちばん、<盛りあがらない>。',
        ]),
      ],
    },
    {
      name: 'the last boat out',
      tones: ['bold', 'dark'],
      titles: ['閉まる門'],
      steps: [
        tell('world', [
          '{place}を出る道が、今夜<閉じる->。{hero.intro}に残された時間は、あとわずか<だ>。',
          '今夜を逃せば、{hero.intro}はもう{place}から<出られない->。',
        ]),
        tell('want', [
          '出ていく。{years}年、そのことだけを<考えている+>。',
          '{want}。言えば<止められる>。だから、だれにも<言わない>。',
        ]),
        tell('omen', ['ところが門の前に、{other.intro}が<立っている>。何もかも、知っている顔<だ>。'], {
          shows: 'other',
        }),
        say('threat_line', '一人出れば、一人が代わりに[残るよ|残ります|残る]。', { place: 'here' }),
        say('plea_line', '代わりは、[だれ？|だれですか？|だれだ。]', { place: 'here' }),
        tell('truth', ['{other}は、答えるかわりに門を<指す>。{years}年前の日付で、{hero}の名が<ある>。'], {
          place: 'here',
          spare: 1,
        }),
        show('look', '{hero}が、門の前で動けなくなる。', { spare: 1 }),
        tell('price', '出れば、次の朝には別の名が<刻まれる->。', { spare: 2 }),
        tell(
          'choice',
          [
            '鐘が鳴りはじめる。{hero}は門に手をかけ、蝶番を<外す>。',
            '{hero}は<出ない>。かわりに、門のかんぬきを<折る>。',
          ],
          { place: 'here' },
        ),
        tell('deed', ['閉じるものがなくなれば、残る者も<いらない->。門が、<倒れる>。'], { place: 'here', spare: 1 }),
        tell('end', [
          '朝、{place}から人が<出ていく>。最後に出たのは、{other}と{hero}<だ>。',
          '門のあとは、ただの道に<なっている->。だれでも、<戻ってこられる->。',
        ]),
      ],
    },
  ],
  wait: [
    {
      name: 'waiting together',
      tones: ['warm'],
      titles: ['まだ、が口ぐせ'],
      steps: [
        tell('world', [
          '{hero.intro}が{place}で{target}を待ちはじめて、{years}年に<なる>。',
          '毎日同じ時刻、{place}には{hero.intro}が<いる>。{target}を<待っている>。',
        ]),
        tell('want', [
          '来ると言ったから、待つ。{hero}の理屈は、それ<だけだ>。',
          '{want}。約束したのは、{hero}のほう<だけかもしれない>。',
        ]),
        tell('obstacle', '「まだ待つのか」。人に訊かれるたび、{hero}は<うなずく>。', { spare: 2 }),
        say('resolve_line', 'まだ、[だよ|です|だ]。もう、になったら[帰る|帰ります|帰る]。', {
          spare: 1,
          place: 'here',
        }),
        tell('days', ['通りがかりの者が、隣で少し<待ってみる>。次の日も、だれかが<座る>。']),
        tell('setback', ['ある日、知らせが<届く>。{target}は、来ない。'], { place: 'here' }),
        show('breath', '{hero}が、遠くから目を離さない。', { spare: 2 }),
        say('plea_line', 'もう、[待たなくていいんだね|待たなくていいんですね|待たんでよいのか]。', { place: 'here' }),
        tell('turn', ['{hero}は立ちあがり、また<座る>。隣で待つ者が、今日も来る時刻<なのだ>。'], { place: 'here' }),
        say('thanks_line', '遅くなっても、いて[くれた|くれました|くれたな]。', { spare: 1, place: 'here' }),
        tell('end', [
          '明日も{hero}は、同じ時刻に<来る->。もう、待つためでは<ない->。',
          '{place}には、影がふたつ<ある->。何を待つのかと訊かれると、「明日」と<答える->。',
        ]),
      ],
    },
    {
      name: 'the queue',
      tones: ['light'],
      titles: ['最後尾はこちら'],
      steps: [
        tell('world', [
          '{hero.intro}は{place}で、{target}を<待っている>。うしろに、人が<並びはじめる>。',
          '{place}で{hero.intro}がひとり立っている。三人目が並んだとき、それは列に<なる>。',
        ]),
        tell('want', [
          '待っているのは{hero}の{target}<だ>。列の者は、何の列かを<知らない>。',
          '{target}を待つ。{hero}の用事は、それ<だけだ>。',
        ]),
        say('ask_line', 'あの、何を[待ってるの？|待っているんですか？|待っておる。]'),
        say('answer_line', '前の人が[知ってるはず|知っているはずです|知っとるだろう]。'),
        tell('obstacle', ['前の人は、{hero}<だ>。説明するたび、うしろが<伸びる>。']),
        tell('days', '昼には弁当売りが<来る>。夕方には、列の歴史を語る者が<出る>。', { spare: 1 }),
        show('passage', '{elsewhere}まで、人の影が続いている。', { spare: 1 }),
        say('quip_line', 'この列、三日前からあるらしい[よ|ですよ|ぞ]。', { spare: 2 }),
        tell(
          'turn',
          [
            'そこへ{target}が、やっと<着く>。混んでいるので、最後尾に<並ぶ>。',
            'やっと、待っていた日が<来る>。列がじゃまで、だれも先頭に<近づけない>。',
          ],
          { place: 'here' },
        ),
        tell('deed', ['{hero}は前を出て、列のうしろへ<走る>。全員が、<ついてくる>。'], { place: 'here', spare: 1 }),
        tell('end', [
          '列は、いまも{place}に<ある->。先頭には、だれも<いない->。',
          '待っていたものに、{hero}は<会える+>。列のほうは、まだ<待っている->。',
        ]),
      ],
    },
    {
      name: 'the hour that answers',
      tones: ['dark', 'bold'],
      titles: ['最後の便', '一分の席'],
      steps: [
        tell('world', [
          '{place}で{time}のあとに待つ者は<いない>。{hero.intro}は、{target}を<待つ>。',
          'だれもが帰る{time}に、{hero.intro}は{place}へ<来る>。{target}を待つため<だ>。',
        ]),
        tell('want', [
          '会えるまで待つ。{hero}は、席の番をするように<座る>。',
          '{want}。そのために、禁じられた一分を<待つ>。',
        ]),
        tell('omen', ['最後の明かりが消える。隣の席が、ひとつ<沈む>。だれも、<いない>。'], { spare: 1 }),
        say('ask_line', '{target}を、[知ってる？|ご存じですか？|知っておるか。]', { place: 'here' }),
        say('answer_line', '[知ってるよ|知っていますとも|知っとるとも]。同じくらい、待って[るから|いますから|おる]。'),
        tell('encounter', ['暗がりに、{other}の輪郭が<浮かぶ>。{years}年前の服<だ>。'], { place: 'here', spare: 1 }),
        show('look', '{hero}が、隣をゆっくりと見る。', { spare: 1 }),
        tell('discovery', '{other}の待つ相手も、{target}<だ>。約束の時刻まで、<同じだ>。', { spare: 2, place: 'here' }),
        tell('turn', ['来ないのでは<ない>。来るたび、待つ者が代わるの<だ>。席は、ひとつしか<ない>。'], {
          place: 'here',
        }),
        tell(
          'choice',
          ['{hero}は席を<立つ>。待つことを、{other}に<返す>。', '立てば、{other}が<会える>。{hero}は、立つ。'],
          { place: 'here' },
        ),
        tell('end', [
          '翌朝、席は<空いている>。ふたり分の温もりが、まだ<ある>。',
          'その日を境に、{place}の一分は<なくなる>。時計が、<飛ばすのだ>。',
        ]),
      ],
    },
  ],
  remember: [
    {
      name: 'the borrowed gesture',
      tones: ['warm', 'light'],
      titles: ['だれの、くせ'],
      steps: [
        tell('world', [
          '{hero.intro}は、{target}のことを<思い出せない>。{place}に来れば、と<思う+>。',
          '忘れたことさえ、忘れていた。{place}で{hero.intro}は、{target}の名を<耳にする>。',
        ]),
        tell('want', [
          '思い出したい。顔でも、声でもいい。ひとつ出てくれば、あとは<続く->。',
          '{want}。{hero}は、知っているはずの道を<歩く>。',
        ]),
        tell('attempt', ['歌を聞いても<出てこない>。出てくるのは、{other.intro}の心配顔<だけだ>。'], {
          place: 'elsewhere',
        }),
        say('ask_line', 'あのころ、{me}は何が[好きだった？|好きでしたか？|好きだった。]', { place: 'elsewhere' }),
        say('answer_line', '耳を[かくこと|かくことです|かくことだ]。いまも、やって[る|います|おる]。', {
          place: 'elsewhere',
        }),
        tell('sign', '言われて手を<止める>。たしかに、耳に<ある>。', { spare: 1 }),
        show('breath', '{hero}が、自分の手をじっと見ている。', { spare: 1 }),
        tell('turn', [
          'これは{hero}のくせでは<ない>。だれかのを、<もらったのだ>。',
          '自分のだと思っていた。それは、{target}と過ごした日に<うつったものだ>。',
        ]),
        tell('discovery', '耳をかく手から、指から、順に<戻ってくる>。', { spare: 2 }),
        tell('deed', ['最後に、声が<戻る>。{hero}は、その声で自分の名を<呼ぶ>。'], { spare: 1 }),
        tell('end', [
          '{other}が、知らずに耳を<かいている>。うつったの<だ>。もう、<忘れない->。',
          'いまも思い出せないことは<多い->。耳が、かゆくなる日が<ある->。',
        ]),
      ],
    },
    {
      name: 'not my memory',
      tones: ['dark', 'bold'],
      titles: ['ふたつある記憶'],
      steps: [
        tell('world', [
          '{place}に来るのは初めて<だ>。なのに{hero.intro}は、次の角の先を<知っている>。',
          '{hero.intro}には、{target}の思い出が<ある>。調べると、そんな日は<ない>。',
        ]),
        tell('want', [
          'だれの記憶なのか。{hero}は、最後まで思い出すことに<する>。',
          '{target}のことを、終わりまで思い出す。終わりの手前で、いつも目が<覚める>。',
        ]),
        say('doubt_line', '思い出さないほうが[いい|いいです|よい]ことも、[ある|あります|ある]。'),
        say('resolve_line', '止めるのは、何か[知ってるから|知っているからですね|知っておるからだな]。', {
          place: 'here',
        }),
        tell('attempt', ['角を曲がる。三歩目で板が<鳴る>。五歩目に、消えたはずの戸が<ある>。'], {
          place: 'elsewhere',
          spare: 1,
        }),
        tell('omen', '{hero}の手は、鍵の開け方まで<知っている>。', { spare: 2, place: 'elsewhere' }),
        show('hands', '戸に伸びた手が、途中で止まる。', { spare: 1 }),
        tell('discovery', ['消えたはずの戸の奥に、部屋が<ある>。柱の背丈の印は、十で<終わる>。']),
        say('secret_line', '名前を変えて、逃がした[んだ|んです|のだ]。{you}を、ここから。'),
        tell('truth', '思い出の終わりで泣いていたのは、{other}<だ>。', { spare: 2 }),
        tell('end', [
          '{hero}は柱に、今日の背丈を<刻む>。十一番目の印<だ>。',
          '部屋の戸は、もう<閉めない->。続きから、<思い出せばいい->。',
        ]),
      ],
    },
    {
      name: 'what the place keeps',
      tones: ['told'],
      steps: [
        tell('question', [
          '{target}のことを覚えている人は、あと何人<いる->のか。{hero.intro}が、数えて<いる->。',
          '記憶は、どこに<残る->のか。{place}で、{hero.intro}に<訊く->。',
        ]),
        tell('ground', ['{place.full}。景色は変わっても、道の幅は昔の<ままだ->。'], { spare: 1 }),
        tell('fact', ['記録には、日付と数字しか<ない->。匂いのことは、どこにも<書かれていない->。']),
        say('witness_line', '忘れた、と言う人ほど、[よく話すよ|よく話すんです|よく話す]。'),
        tell('step', ['{hero}は質問を<しない->。隣に座って、茶が冷めるのを<待つ->。']),
        tell('cost', '去年は、話の途中で二人が<いなくなる+>。続きは、もう<聞けない->。', { spare: 1 }),
        show('passage', '{elsewhere}の上を、同じ雲が流れていく。', { spare: 2 }),
        say('voice_line', '思い出すたび、少し違う[よ|んです|のだ]。でも、雨の音は[同じ|同じです|同じだ]。', {
          spare: 1,
        }),
        tell('answer', [
          '残るのは、正しい話では<ない->。何度も話された話<だ->。',
          '数は、減る一方では<ない->。聞いた者も、<一人に数える->。',
        ]),
        tell('outlook', [
          '今日の話を、{hero}は書いて<閉じる->。最後の頁は、あけて<ある->。',
          '{place}を出るころ、{hero}はさっきの歌を<口ずさんでいる->。',
        ]),
      ],
    },
  ],
  forget: [
    {
      name: 'nice to meet you',
      tones: ['warm', 'light'],
      titles: ['はじめまして、きのうぶり'],
      steps: [
        tell('world', [
          '{hero.intro}は、朝になると全部<忘れる>。{other.intro}は、毎朝<名のる>。',
          '毎朝{hero.intro}は、{place}で目を覚まし、{other.intro}にはじめましてと<言う>。',
        ]),
        tell('want', [
          'ひとつだけは覚えていたい。{target}のこと<だ>。それも、夜のうちだけ<思う>。',
          '{want}。{hero}は、寝る前にだけそう<言う>。',
        ]),
        say('ask_line', '前にも、[会ったかな|お会いしましたか|会うたか]。'),
        say('answer_line', '千回くらい。今日のが、いちばん[いい|いいです|いい]。'),
        tell('attempt', ['{other}は毎朝、同じ冗談を<言う>。{hero}は毎朝、初めて<笑う>。'], { place: 'here' }),
        tell('setback', 'ある朝、{other}のほうが疲れて<黙る>。冗談も、<言わない>。', { spare: 1, place: 'here' }),
        show('look', '{hero}が、うつむく{other}をのぞきこむ。', { spare: 1 }),
        tell('turn', ['すると{hero}が、あの冗談を<言う>。知っているはずのない、あの冗談<だ>。'], { place: 'here' }),
        say('secret_line', 'それ、{me}の[なんだけど|なんですけど|なんだが]。', { spare: 2 }),
        tell('deed', '{hero}は首をかしげる。なぜ口から出たのか、自分でも<わからない>。', { spare: 1, place: 'here' }),
        tell('end', [
          '翌朝も、はじめまして、から<始まる->。{other}は、少し早起きに<なる->。',
          '全部忘れる朝に、笑う顔だけが先に<来る->。名前は、あとで<訊く->。',
        ]),
      ],
    },
    {
      name: 'the erased',
      tones: ['dark', 'bold'],
      titles: ['壁の字'],
      steps: [
        tell('world', [
          '{place}の壁に「忘れるな」と<ある>。{hero.intro}の字<だ>。覚えは<ない>。',
          '「忘れるな」。{hero.intro}の字<だ>。何を、のところは<消えている>。',
        ]),
        tell('want', [
          '{target}を忘れてはいけない。そう気づくのに、{hero}は朝を三つ<使う>。',
          '消される前に覚える。{hero}は、{target}の名を十回<言う>。',
        ]),
        tell('omen', ['人に訊くと、みんな知らないと<言う>。みんな、同じ言い方<だ>。']),
        say('ask_line', '{target}を、ほんとうに[知らない？|知りませんか？|知らんのか。]', { spare: 1 }),
        say('answer_line', '知らない。……その名前、二度と[言わないで|言わないでください|言うな]。', { spare: 1 }),
        tell('attempt', ['{hero}は、壁に書き、床に書き、最後に腕に<書く>。'], { place: 'here', spare: 1 }),
        tell('setback', '朝、壁も床も白い。腕の字だけ、半分<残っている>。', { spare: 2, place: 'here' }),
        show('alone', '{hero}が、白い壁の前に立っている。', { spare: 1, place: 'here' }),
        tell('discovery', ['その夜、眠ったふりを<する>。消しに来たのは、{other}<だ>。'], { place: 'here' }),
        say('secret_line', '思い出すと、また[行ってしまうから|行ってしまうからです|行ってしまうからだ]。', {
          place: 'here',
        }),
        tell('choice', ['残りの字は、{hero}が自分で<消す>。名前は、口が<覚えている>。'], { place: 'here' }),
        tell('end', [
          '壁は<白い->。{hero}は毎晩、声を出さずに一度だけ<言う->。',
          '朝が来る。{hero}は壁を見ずに、{target}の名を<言う->。',
        ]),
      ],
    },
  ],
} as const satisfies Readonly<Record<string, PlotList>>;
