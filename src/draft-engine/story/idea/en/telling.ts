import type { FilmType } from '#src/shared/catalogue/film-types.ts';
import type { TextReading } from '../text-reading.ts';
import { withoutSpeech } from './speech.ts';

const FILM =
  "(?:short |feature |animated |bedtime |children's |silent |love |ghost |fairy |true |epic |horror |romantic |dark |funny |sad |heartwarming |cinematic |sci-?fi |fantasy |action |comedy |crime |war |western |family |adventure |mystery |thriller |psychological |coming-of-age |supernatural |dystopian |black |little |simple |quick |gentle |gritty |surreal |experimental |(?:\\d+|[a-z]+)[- ](?:second|minute|sec|min|hour)s?(?:[- ]long)? |stop-motion |3d |2d |anime |music |wildlife |nature |travel |historical |cozy |cosy |quirky |uplifting |tense |moody |magical |spooky |whimsical |light-?hearted |tragic |touching |hilarious |suspenseful |inspiring |inspirational |emotional |powerful |beautiful |original |new |modern |classic |satirical |feel-good |slice-of-life |noir |cyberpunk |steampunk |wholesome |chilling |gripping |slow-burn |bittersweet |poetic |absurd |deadpan )*(?:film|movie|story|tale|video|clip|script|screenplay|animation|cartoon|comedy|drama|thriller|documentary|romance|fable|fairy tale|fairytale|anime|short|trailer|scene|commercial|advert|advertisement|ad|poem|western|musical|mystery|biopic|sitcom|series|episode|spot|promo|teaser|lesson|tutorial|explainer|sketch|vignette|satire|parody|epic|melodrama|montage|monologue|reel|fantasy|horror)";
/** What stands before the story and is not of it. Each is tried once, in this order. */
const PREFIXES: readonly RegExp[] = [
  new RegExp(
    `^(?:please )?(?:can you |could you )?(?:help me (?:to )?)?(?:write|make|create|generate|tell|produce|film|draw|give|show|shoot|craft|develop|compose)(?: me| us)?(?: up)?(?: an?| the| some)? ${FILM}s?(?: for [a-z ]{1,20})?(?: called "[^"]{1,40}")? (?:about|of|where|in which|following|featuring|with|on|for|that (?:follows|tells|shows)|based on) (?:how )?`,
    'i',
  ),
  new RegExp(
    `^(?:this is |it is |it's |here is )?(?:an?|the|my|our|this)? ?${FILM}(?: for (?:kids|children|adults|beginners|families))?(?: (?:called |titled )?["“][^"”]{1,40}["”])? (?:is )?(?:about|of|where|in which|following|featuring|that follows|that tells the story of|follows|tells the story of|tells of|centers on|centres on|revolves around|depicts|shows|focuses on|set in|for) (?:how )?`,
    'i',
  ),
  /^(?:the story (?:follows|centers on|centres on|revolves around)|follows|imagine(?: that)?|picture(?: this)?:?|visuali[sz]e|i want (?:a |an |to (?:see|make) )(?:film|movie|video|story)?(?: about)?|meet|what if|what (?:would|will|might) happen if|(?:breaking )?news:|joke:|riddle:|fable:|lesson:|story:|film:|prompt:|idea:|scene:|logline:|synopsis:|title:)\s+/i,
  /^(?:an? )?(?:extreme |very )?(?:(?:cinematic|dramatic|slow[- ]motion|wide|aerial|drone|tracking|close[- ]?up|long|medium|handheld|overhead|establishing|macro|low[- ]angle|high[- ]angle|panoramic|pov|time[- ]?lapse|realistic|hyper-?realistic|photo-?realistic|4k|8k|hd|3d|stylized|animated|black[- ]and[- ]white|film|moving|static|sweeping|zoom|full[- ]body|beautiful|stunning|epic)[ ,]+)*(?:shot|close[- ]?up|view|footage|video|scene|render(?:ing)?|image|portrait|photograph|time[- ]?lapse|painting|illustration|animation|clip|pan|montage|sequence)s? (?:of|showing|featuring) /i,
];
/** A last sentence that says what the film is for: '… Advert for a perfume.' */
const ADVERT = /(?<=[.!?] )(?:An? )?(?:advert|ad|advertisement|commercial|spot|promo) for [^.!?]{2,40}[.!]?\s*$/i;
/** For whom it is: '…, for children.' */
const AUDIENCE =
  /, (?:suitable )?for (?:young |small |little )?(?:children|kids|toddlers|adults|beginners|families|all ages|the whole family)[.!]?\s*$/i;
/** Style, camera and format, wherever they stand between commas. */
const STYLE =
  /(?:^|(?<=[,.;]\s?)|(?<=\bin )|(?<=\s))(?:(?:in )?(?:the )?style of [^,.;]{2,40}|(?:ultra |hyper)?-?(?:photo|hyper|ultra)?-?realistic|photorealism|cinematic(?: lighting| shot| style| look)?|4k|8k|16k|hdr|uhd|full hd|35 ?mm(?: film)?|16:9|9:16|shallow depth of field|depth of field|bokeh|slow[- ]motion|wide[- ]angle|wide shot|close[- ]?up(?: shot)?|tracking shot|drone shot|aerial (?:view|shot)|long shot|medium shot|low[- ]angle(?: shot)?|high detail|highly detailed|ultra[- ]detailed|film grain|volumetric lighting|golden hour lighting|dramatic lighting|soft lighting|studio ghibli(?: style)?|pixar(?: style)?|disney(?: style)?|anime style|watercolou?r style|oil painting style|stop[- ]motion|claymation|unreal engine|octane render|trending on artstation|black and white|vhs|lo-?fi|noir style|time-lapse|no dialogue|no text|no words|no voice-?over|without dialogue|without words|moody lighting|(?:warm|soft|natural|cold|dim|harsh|golden) light(?:ing)?|vibrant colou?rs|pastel colou?rs|handheld camera)(?=$|[,.;\s])/gi;

const TYPES: readonly (readonly [RegExp, FilmType])[] = [
  [/\b(?:horror|ghost|scary)\b/i, 'horror'],
  [/\b(?:sci-?fi|science fiction)\b/i, 'scifi'],
  [/\b(?:documentary)\b/i, 'documentary'],
  [/\b(?:romantic comedy|rom-?com|romance|love story|romantic)\b/i, 'romance'],
  [/\b(?:comedy|funny|sitcom)\b/i, 'comedy'],
  [/\b(?:animated|animation|cartoon|anime)\b/i, 'animation'],
  [/\b(?:fantasy|fairy ?tale|fable)\b/i, 'fantasy'],
  [/\b(?:thriller|suspense)\b/i, 'suspense'],
  [/\b(?:detective|mystery)\b/i, 'detective'],
  [/\b(?:crime|gangster|heist|noir)\b/i, 'crime'],
  [/\b(?:action)\b/i, 'action'],
  [/\b(?:western)\b/i, 'western'],
  [/\b(?:war)\b/i, 'war'],
  [/\b(?:adventure)\b/i, 'adventure'],
  [/\b(?:commercial|advert|advertisement|ad|spot)\b/i, 'ads'],
  [/\b(?:biopic|biography)\b/i, 'biography'],
  [/\b(?:family|bedtime|children's)\b/i, 'family'],
  [/\b(?:wildlife|nature)\b/i, 'nature'],
  [/\b(?:historical)\b/i, 'history'],
  [/\b(?:drama)\b/i, 'drama'],
  [/\b(?:kung ?fu|martial arts|wuxia)\b/i, 'martial_arts'],
];

/** The text with blanks where it speaks of the film, and what was said there. */
export function takeTelling(text: string): { story: string; telling: TextReading['telling'] } {
  let story = text;
  let said = '';
  for (const prefix of PREFIXES) {
    const match = prefix.exec(story.trimStart());
    if (match && match[0].length < story.trim().length) {
      const from = story.length - story.trimStart().length;
      said += ` ${match[0]}`;
      story = blank(story, from, from + match[0].length);
    }
  }
  for (const tail of [ADVERT, AUDIENCE]) {
    const found = tail.exec(story);
    if (found) {
      said += ` ${found[0]}`;
      story = blank(story, found.index, found.index + found[0].length);
    }
  }
  story = withoutSpeech(story);
  const style: string[] = [];
  story = takeOpening(story, style);
  said += ` ${style.join(' ')}`;
  story = story.replace(STYLE, (words) => {
    style.push(words.trim());
    return ' '.repeat(words.length);
  });
  const type = TYPES.find(([pattern]) => pattern.test(said))?.[1];
  const isQuestion =
    /\?\s*$/.test(text) || /^\s*(?:why|how|what|who|where|when|can|do|does|is|are|did)\b[^.!]*\?/i.test(text);
  return { story, telling: { ...(type ? { type } : {}), style, isQuestion } };
}

const KIND =
  /^(?:an? )?(?:(?:\d+|one|two|three|five|ten|thirty|sixty)[- ](?:second|minute|sec|min)s? )?(?:(?:[a-z]+|[a-z]+-[a-z]+) ){0,2}(?:noir|western|comedy|rom-?com|drama|melodrama|thriller|horror|documentary|mockumentary|short|film|movie|video|animation|anime|cartoon|sci-?fi|fantasy|fairy ?tale|fable|musical|mystery|romance|spot|ad|advert|advertisement|commercial|trailer|teaser|montage|monologue|sketch|story|vignette|one-shot|tragedy|satire|parody|adventure|biopic|epic)(?= for |$)/i;
const LOOK =
  /^(?:(?:very |mostly |all |in )?(?:handheld|quiet|silent|slow|dusty|neon|tense|moody|gritty|grainy|dark|dreamy|tender|melancholic|deadpan|absurd|absurdist|surreal|whimsical|minimalist|warm|cold|funny|sad|bleak|bittersweet|poetic|lyrical|intimate|epic|gentle|fast|wordless|dialogue-free|black[- ]and[- ]white|b&w|monochrome|sepia|fast cuts|quick cuts|long takes?|one take|single take|no dialogue|no music|no words|stop-motion|super 8|16mm|35mm|widescreen|vertical|wide|close-up|(?:(?:wide|long|static|tracking|close|slow|aerial|handheld|dolly|crane|drone|panning|medium|smooth) )*(?:shots?|takes?|camera)|pastel(?: colou?rs)?|watercolou?r|naturalistic|stylised|stylized|hand-drawn|low-key|ink(?: drawings?| wash)?|charcoal|crayons?|pencil|oils?|pastels?|clay|paper cut-?outs?|shadow play|puppets?|silhouettes?|told (?:backwards?|in reverse|in one take|without words)|in reverse|[a-z]+(?:[- ][a-z]+)? style))$/i;

/** Takes the kind and the look of the film off a heading: 'Noir, handheld, rain-soaked Marseille. A man …'. */
function takeOpening(story: string, style: string[]): string {
  const [all = '', heading = ''] = /^\s*([^.:!?\n]{2,100})[.:]\s+(?=\S)/.exec(story) ?? [];
  let at = all.indexOf(heading);
  let rest = story;
  let isAll = heading !== '';
  for (const bit of heading.split(',')) {
    const words = bit.trim();
    const taken = LOOK.test(words) ? words : KIND.exec(words)?.[0];
    if (taken) {
      const from = at + bit.indexOf(taken);
      style.push(taken);
      rest = blank(rest, from, from + taken.length);
    }
    isAll &&= taken === words;
    at += bit.length + 1;
  }
  return isAll ? blank(story, 0, all.length) : rest;
}

const blank = (text: string, from: number, to: number): string =>
  text.slice(0, from) + ' '.repeat(to - from) + text.slice(to);
