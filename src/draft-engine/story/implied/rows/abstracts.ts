import type { Language } from '#src/shared/language/languages.ts';

/** What cannot be drawn itself. */
export type AbstractId =
  | 'freedom'
  | 'love'
  | 'loneliness'
  | 'hope'
  | 'time'
  | 'friendship'
  | 'courage'
  | 'fear'
  | 'sorrow'
  | 'joy'
  | 'peace'
  | 'war'
  | 'memory'
  | 'dream'
  | 'home'
  | 'spring'
  | 'summer'
  | 'autumn'
  | 'winter'
  | 'silence'
  | 'kindness'
  | 'change'
  | 'success'
  | 'family'
  | 'music'
  | 'night'
  | 'rain'
  | 'snow'
  | 'travel'
  | 'death'
  | 'life'
  | 'future'
  | 'justice'
  | 'trust'
  | 'work';

/** Words for them, as a text has them. */
export const ABSTRACT_WORDS: Readonly<Record<AbstractId, Readonly<Record<Language, string>>>> = {
  freedom: { en: 'freedom,liberty', cn: '自由', ko: '자유', ja: '自由' },
  love: { en: 'love,romance', cn: '爱情,爱', ko: '사랑', ja: '愛,恋' },
  loneliness: { en: 'loneliness,solitude', cn: '孤独,寂寞', ko: '외로움,고독', ja: '孤独,寂しさ' },
  hope: { en: 'hope,faith', cn: '希望', ko: '희망', ja: '希望' },
  time: { en: 'time', cn: '时间,光阴', ko: '시간,세월', ja: '時間,時' },
  friendship: { en: 'friendship', cn: '友谊,友情', ko: '우정', ja: '友情' },
  courage: { en: 'courage,bravery', cn: '勇气', ko: '용기', ja: '勇気' },
  fear: { en: 'fear,terror', cn: '恐惧,害怕', ko: '두려움,공포', ja: '恐怖,恐れ' },
  sorrow: { en: 'sorrow,sadness,grief,loss', cn: '悲伤,忧伤,失去', ko: '슬픔,상실', ja: '悲しみ,喪失' },
  joy: { en: 'joy,happiness', cn: '快乐,幸福,喜悦', ko: '기쁨,행복', ja: '喜び,幸せ,幸福' },
  peace: { en: 'peace', cn: '和平,平静', ko: '평화', ja: '平和' },
  war: { en: 'war', cn: '战争', ko: '전쟁', ja: '戦争' },
  memory: { en: 'memory,memories,nostalgia', cn: '回忆,记忆,怀旧,乡愁', ko: '기억,추억,향수', ja: '記憶,思い出,郷愁' },
  dream: { en: 'dream,dreams', cn: '梦想,梦', ko: '꿈', ja: '夢' },
  home: { en: 'homecoming,homesickness', cn: '回家,故乡,家乡', ko: '귀향,고향', ja: '故郷,帰郷' },
  spring: { en: 'spring', cn: '春天,春', ko: '봄', ja: '春' },
  summer: { en: 'summer', cn: '夏天,夏', ko: '여름', ja: '夏' },
  autumn: { en: 'autumn,fall', cn: '秋天,秋', ko: '가을', ja: '秋' },
  winter: { en: 'winter,christmas', cn: '冬天,冬', ko: '겨울', ja: '冬' },
  silence: { en: 'silence,quiet', cn: '寂静,沉默', ko: '침묵,고요', ja: '静寂,沈黙' },
  kindness: { en: 'kindness,generosity', cn: '善良,善意', ko: '친절', ja: '優しさ,親切' },
  change: { en: 'change', cn: '改变,变化', ko: '변화', ja: '変化' },
  success: { en: 'success,victory,triumph', cn: '成功,胜利', ko: '성공,승리', ja: '成功,勝利' },
  family: { en: 'family', cn: '家庭,亲情', ko: '가족', ja: '家族' },
  music: { en: 'music,melody', cn: '音乐', ko: '음악', ja: '音楽' },
  night: { en: 'night,darkness', cn: '夜晚,黑暗,夜', ko: '밤,어둠', ja: '夜,闇' },
  rain: { en: 'rain', cn: '雨', ko: '비', ja: '雨' },
  snow: { en: 'snow', cn: '雪', ko: '눈', ja: '雪' },
  travel: { en: 'travel,journey,adventure', cn: '旅行,旅途,冒险', ko: '여행,모험', ja: '旅,旅行,冒険' },
  death: { en: 'death,farewell', cn: '死亡,告别', ko: '죽음,이별', ja: '死,別れ' },
  life: { en: 'life', cn: '生命,人生,生活', ko: '인생,삶,생명', ja: '人生,命' },
  future: { en: 'future,tomorrow', cn: '未来,明天', ko: '미래,내일', ja: '未来,明日' },
  justice: { en: 'justice,fairness', cn: '正义,公平', ko: '정의', ja: '正義' },
  trust: { en: 'trust,truth,honesty', cn: '信任,真相,诚实', ko: '믿음,진실', ja: '信頼,真実' },
  work: { en: 'work,effort', cn: '工作,努力', ko: '일터,노력', ja: '仕事,努力' },
};

/** What each is seen as: first who is its hero, then little stories. */
export const ABSTRACTS: Readonly<Record<AbstractId, readonly [hero: string, ...stories: string[]]>> = {
  freedom: [
    'girl',
    'animal.bird: find cage; watch other; *free other; other fly; dance',
    'animal.horse: open fence; give apple >other; *free other; other run; ride other',
    'animal.bird: carry cage; climb ladder; open cage; *free other; other fly',
  ],
  love: [
    'man',
    'woman: walk; meet other; *give rose >other; dance +other; embrace other',
    'woman: write letter; run; *give letter >other; other read letter; embrace other',
    'woman: carry umbrella; other run; *give umbrella >other; walk +other; embrace other',
  ],
  loneliness: [
    'old_man',
    'animal.dog: sit; eat soup; find other; *give bread >other; walk +other',
    'child: find photo; open window; other throw ball; *catch ball; laugh +other',
    'neighbour: drink tea; open door; *give cake >other; drink tea +other; laugh +other',
  ],
  hope: [
    'child',
    'old_woman: find seed; plant seed; water seed; *find flower; give flower >other',
    'old_man: carry candle; walk; *give candle >other; other carry candle; walk +other',
    'animal.bird: find other; carry other; *heal other; open window; free other',
  ],
  time: [
    'clockmaker',
    'child: open clock; *repair clock; show clock >other; other listen clock; walk +other',
    'old_woman: other carry watch; open watch; find photo; *repair watch; give watch >other',
    'child: plant tree_sapling; water tree_sapling; *watch tree_sapling; sit +other; give apple >other',
  ],
  friendship: [
    'boy',
    'friend: walk; fall; *other pull hero; eat bread +other; run +other',
    'animal.dog: find other; give bread >other; lose other; *find other; embrace other',
    'friend: build boat; push boat; other fall; *rescue other; laugh +other',
  ],
  courage: [
    'girl',
    'animal.cat: climb ladder; fall; climb ladder; *rescue other; carry other',
    'animal.dragon: carry lantern; meet other; *give bread >other; dance +other; fly +other',
    'friend: walk; other fall; jump; *rescue other; embrace other',
  ],
  fear: [
    'boy',
    'animal.cat: wake; listen; carry lantern; *open door; embrace other',
    'spirit.ghost: carry candle; other appear; flee; *laugh +other; dance +other',
    'animal.owl: walk; hide; carry lantern; *find other; laugh',
  ],
  sorrow: [
    'woman',
    'child: weep; other give flower >hero; *plant flower; embrace other; walk +other',
    'animal.dog: sit; weep; other appear; *embrace other; walk +other',
    'old_woman: read letter; weep; walk; *embrace other; drink tea +other',
  ],
  joy: [
    'girl',
    'friend: run; find balloon; *give balloon >other; dance +other; laugh +other',
    'old_man: run; jump; other play_music accordion; *dance +other; eat cake +other',
    'animal.dog: throw ball; other catch ball; *run +other; jump; laugh',
  ],
  peace: [
    'soldier',
    'enemy: walk; meet other; *throw gun; give bread >other; embrace other',
    'child: walk; find flower; *give flower >other; plant tree_sapling; sit +other',
    'enemy: carry flag; drop flag; *embrace other; drink tea +other; plant tree_sapling +other',
  ],
  war: [
    'soldier',
    'child: walk; find other; give bread >other; *carry other; embrace other',
    'enemy: write letter; walk; meet other; *throw gun; embrace other',
    'mother: read letter; run; fall; *open door; embrace other',
  ],
  memory: [
    'old_woman',
    'child: open box; find photo; *show photo >other; weep; embrace other',
    'old_man: find music_box; open music_box; *dance +other; laugh +other; sit +other',
    'child: climb ladder; find dress; show dress >other; *dance +other; photograph other',
  ],
  dream: [
    'child',
    'animal.whale: sleep; other appear; *fly +other; catch star; wake',
    'animal.horse: sleep; ride other; *catch star; wake; find star',
    'friend: build rocket; paint rocket; *board rocket; catch star; show star >other',
  ],
  home: [
    'traveller',
    'mother: carry suitcase; walk; *open door; embrace other; eat soup +other',
    'animal.dog: walk; find photo; *other run; embrace other; sit +other',
    'old_man: walk; find key; *open door; other pour tea >hero; embrace other',
  ],
  spring: [
    'girl',
    'old_man: open window; plant seed; water seed; *find flower; give flower >other',
    'animal.bird: run; find nest; climb ladder; *carry nest; other fly',
    'friend: carry basket; cut rose; *give rose >other; dance +other; laugh +other',
  ],
  summer: [
    'boy',
    'friend: run; jump; swim; *eat watermelon +other; laugh +other',
    'old_man: carry fishing_rod; catch fish; *free fish; eat ice_cream +other; swim',
    'friend: play kite; lose kite; climb ladder; *find kite; run +other',
  ],
  autumn: [
    'girl',
    'old_man: walk; catch leaf; find letter; *give letter >other; other read letter',
    'animal.squirrel: sweep leaf; find acorn; *give acorn >other; other run; laugh',
    'old_woman: carry basket; find mushroom; cook soup; *give soup >other; drink tea +other',
  ],
  winter: [
    'child',
    'animal.dog: throw snowball; other catch snowball; *build snowman; laugh; embrace other',
    'old_woman: pull sled; carry log; *give log >other; drink tea +other; embrace other',
    'friend: pull sled; fall; *other pull hero; build snowman; laugh +other',
  ],
  silence: [
    'monk',
    'animal.bird: sweep; sit; listen; *play_music bell; other fly',
    'child: walk; listen; *other play_music flute; sit +other; drink tea +other',
    'animal.owl: sit; watch star; *other appear; listen; sleep',
  ],
  kindness: [
    'girl',
    'old_man: walk; other drop bag; take bag; *give bag >other; other embrace hero',
    'stranger: carry umbrella; other run; *give umbrella >other; walk +other; laugh',
    'animal.cat: find other; carry other; *give milk >other; wash other; sleep +other',
  ],
  change: [
    'child',
    'old_woman: find seed; plant seed; *water seed; find flower; give flower >other',
    'friend: open box; paint door; *repair chair; sit; dance +other',
    'animal.butterfly: find leaf; watch leaf; wait; *other appear; other fly',
  ],
  success: [
    'girl',
    'coach: run; fall; other pull hero; *win medal; embrace other',
    'friend: build rocket; rocket fall; repair rocket; *board rocket; dance +other',
    'rival: run; run +other; *win trophy; give trophy >other; embrace other',
  ],
  family: [
    'mother',
    'child: bake cake; other carry cup; *give cake >other; eat cake +other; laugh +other',
    'child: search photo; find photo; *show photo >other; embrace other; photograph other',
    'grandmother: carry basket; cook soup; *give soup >other; eat soup +other; embrace other',
  ],
  music: [
    'musician',
    'child: play_music violin; other listen; *teach other; other play_music violin; dance',
    'dancer: play_music guitar; other dance; *dance +other; sing +other; laugh +other',
    'old_man: find violin; repair violin; *give violin >other; other play_music violin; dance',
  ],
  night: [
    'child',
    'animal.owl: open window; watch star; carry lantern; *follow other; find star',
    'animal.cat: wake; carry candle; follow other; *find other; sleep +other',
    'old_man: climb ladder; catch star; *give star >other; sit +other; sleep',
  ],
  rain: [
    'girl',
    'stranger: open umbrella; walk; *give umbrella >other; run +other; laugh +other',
    'animal.cat: run; find other; *carry other; drink tea; sleep +other',
    'friend: make paper_boat; push paper_boat; run; *catch paper_boat; dance +other',
  ],
  snow: [
    'child',
    'friend: throw snowball; other catch snowball; *build snowman; give hat >other; laugh +other',
    'animal.fox: walk; follow other; *find other; give bread >other; run +other',
    'old_man: sweep; pull sled; *carry log; give log >other; drink tea +other',
  ],
  travel: [
    'traveller',
    'stranger: carry suitcase; read map; lose map; *other show map >hero; walk +other',
    'child: walk; climb ladder; photograph other; *give photo >other; eat bread +other',
    'animal.dog: ride bicycle; find other; give bread >other; *carry other; run +other',
  ],
  death: [
    'old_man',
    'child: give watch >other; embrace other; *part +other; other weep; other plant flower',
    'child: write letter; carry flower; *give letter >other; other read letter; other carry flower',
    'animal.dog: sit +other; find photo; *embrace other; sleep; other wait',
  ],
  life: [
    'old_woman',
    'child: open box; show photo >other; *plant tree_sapling; other water tree_sapling; embrace other',
    'child: walk +other; give hat >other; *dance +other; laugh +other; sit +other',
    'animal.bird: open window; find nest; *watch nest; other fly; laugh',
  ],
  future: [
    'child',
    'robot.robot: build other; other wake; *give flower >other; walk +other; board rocket',
    'friend: draw rocket; build rocket; *board rocket; find star; plant flag',
    'old_man: write letter; hide bottle; *other find bottle; other read letter; plant tree_sapling',
  ],
  justice: [
    'girl',
    'thief: other steal bread; chase other; catch other; *give bread >other; embrace other',
    'old_man: other lose bag; find bag; *give bag >other; other embrace hero; walk +other',
    'judge: carry letter; speak; *other give key >hero; free animal.bird; embrace other',
  ],
  trust: [
    'child',
    'animal.wolf: find other; give bread >other; *free other; other run; other give flower >hero',
    'friend: climb ladder; jump; *other catch hero; laugh +other; run +other',
    'old_man: break vase; weep; *show vase >other; repair vase +other; embrace other',
  ],
  work: [
    'builder',
    'apprentice: carry stone; climb ladder; other fall; *teach other; eat bread +other',
    'friend: load cart; push cart; other help hero; *build fence; drink tea +other',
    'baker: carry log; build door; *repair oven; other give bread >hero; eat bread +other',
  ],
};
