import type { FilmType } from '#src/shared/catalogue/film-types.ts';
import type { LookId } from '#src/shared/catalogue/looks.ts';

/** What makes a word one of style: 'ink animation', '水墨风格', '수채화풍', '墨絵風'. */
const AFTER =
  '(?:[- ](?:wash |painting |painted )?(?:styles?|animat\\w*|films?|look|aesthetics?|movies?|shorts?|cartoons?|art|tones?|photography|images?|visuals?|illustrations?)\\b|(?:画|畫|绘|絵)?(?:风|風|调|調|动画|動畫|アニメ|短片|影片|片|电影|质感|画面|影像|意境|色调|タッチ|スタイル|の?(?:無声)?映画|映像|の世界)|(?:화)?(?:풍|체)| ?(?:스타일|애니|톤|느낌|영화|무성|화면|아트|영상|색감|단편))';
const BEFORE = '(?:in (?:the )?(?:style of )?(?:a |an )?|drawn in |shot in |以|用)';
const END = '(?=\\s*(?:$|[.,;:。，、：；！!·・/]))';
const START = '(?:^|[.,;:。，、：；！!/]\\s*)';

/** A word that stands for a style alone between commas, with a word of style behind or before it. */
const wish = (words: string): RegExp =>
  new RegExp(`(?:${START}(?:${words})${END}|\\b${BEFORE}(?:${words})${END}|(?:${words})${AFTER})`, 'iu');

const LOOKS: readonly (readonly [string, LookId])[] = [
  ['ink(?:[- ]wash)?|sumi-e|水墨|水墨画|墨絵|墨绘|수묵|수묵화|먹그림', 'ink'],
  ['water-?colou?rs?|水彩|水彩画|수채|수채화|淡彩', 'watercolour'],
  ['oil(?:[- ]paint(?:ing|ed|s)?)|油画|油彩|油絵|유화|van gogh|梵高|ゴッホ', 'oil'],
  ['ukiyo-e|wood(?:block|cut)s?|浮世绘|浮世絵|木版|木版画|우키요에|목판|목판화', 'woodblock'],
  [
    'pencil|pencil[- ]drawn|hand-drawn|sketch(?:ed|y)?|crayon|铅笔|铅笔画|手绘|素描|鉛筆|手描き|クレヨン|연필|연필화|스케치|손그림|크레파스',
    'pencil',
  ],
  ['paper[- ]?cut(?:-?outs?)?|cut-?out|剪纸|切り絵|折り紙|종이 ?오리기|종이접기', 'papercut'],
  [
    'clay|claymation|plasticine|stop[- ]motion|puppet|粘土|黏土|定格|クレイ|ストップモーション|コマ撮り|클레이|점토|찰흙|스톱 ?모션',
    'clay',
  ],
  ['felt|wool|羊毛毡|毛毡|フェルト|펠트|양모', 'felt'],
  ['pixel(?:ated)?|(?:8|16)-?bit|像素|ドット|ドット絵|ピクセル|픽셀|도트', 'pixel'],
  ['low[- ]poly|低多边形|ローポリ|로우 ?폴리', 'lowpoly'],
  [
    'black[- ]and[- ]white|b&w|monochrome|silent|noir|黑白|黑白默片|黑白无声|默片|黑色电影|白黒|モノクロ|無声|サイレント|ノワール|흑백|무성|누아르|느와르',
    'noir',
  ],
  ['neon|cyberpunk|synthwave|霓虹|赛博朋克|ネオン|サイバーパンク|네온|사이버펑크', 'neon'],
  ["(?:children's )?(?:story|picture)[- ]?book|pastel|绘本|粉彩|絵本|パステル|그림책|동화책|파스텔", 'storybook'],
  ['chalk(?:board)?|黑板|粉笔|黒板|チョーク|칠판|분필', 'chalkboard'],
  ['stained[- ]glass|彩色玻璃|ステンドグラス|스테인드글라스', 'stained_glass'],
  ['isometric|等距|アイソメトリック|아이소메트릭', 'isometric'],
  ['risograph|riso|孔版|リソグラフ|리소그래프', 'risograph'],
  ['vhs|super[- ]?8|8 ?mm|found[- ]footage|胶片|复古|レトロ|필름|레트로', 'toy_camera'],
  ['golden[- ]hour|warm light|暖光|暖色|あたたかい光|温かい光|따뜻한 빛', 'golden_hour'],
  ['anime|manga|cel[- ]shaded|动漫|日漫|二次元|吉卜力|宫崎骏|新海诚|ジブリ|지브리', 'cel'],
];
const LOOK_WISHES = LOOKS.map(([words, look]): readonly [RegExp, LookId] => [wish(words), look]);

const TYPE_WISHES: readonly (readonly [RegExp, FilmType])[] = [
  [
    /(?:クレイ|粘土|3D|人形|水墨)?アニメ(?:ーション)?(?=[。、\s]|$)|\banimat(?:ion|ed (?:film|short))\b|动画(?=[。，：:]|$)|애니메이션|애니(?=[.,]|$)/iu,
    'animation',
  ],
  [/(?:^|[.,。，、]\s*)(?:experimental|实验短?片?|実験映画|실험 ?영화)/iu, 'art'],
];

/** The look that an idea asks for, if it asks for one. */
export const wishedLook = (text: string): LookId | undefined => LOOK_WISHES.find(([words]) => words.test(text))?.[1];

/** The film type that an idea asks for by its manner. */
export const wishedType = (text: string): FilmType | undefined => TYPE_WISHES.find(([words]) => words.test(text))?.[1];
