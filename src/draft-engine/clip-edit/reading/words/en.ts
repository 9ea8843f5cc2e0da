import * as ask from '../asks.ts';
import type { ClipWords } from '../clip-words.ts';

const IT = '(?: (?:it|this|that|the (?:whole )?(?:video|clip|footage)|everything|playback|the speed))?';
const CUT = '(?:cut|trim|remove|drop|delete|skip|chop|clip|lose|take|get rid of|crop)(?: off| out| away)?';

/** How a clip's time, sound and shape are spoken of in English. */
export const EN: ClipWords = {
  isWord: true,
  number: String.raw`\d+(?:\.\d+)?|half a|one|two|three|four|five|an?`,
  numbers: { 'half a': 0.5, a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5 },
  seconds: '(?:seconds?|secs?|s)',
  slight: '(?:a (?:tiny |little )?bit|a little|a touch|slightly|somewhat|gently)',
  much: '(?:much|a lot|way|very|really|super|extremely|far|heavily|strongly)',
  fillers: '(?:video|clip|footage|recording)s?',
  rows: [
    [`${CUT} (?:the )?(?:first|opening|initial) (?:(?<one>N) ?)?S(?: off)?`, ask.withoutStart],
    [`${CUT} (?<one>N) ?S (?:off|from) (?:at )?(?:the )?(?:start|beginning|front)`, ask.withoutStart],
    [`${CUT} (?:the )?(?:last|final|ending) (?:(?<one>N) ?)?S(?: off)?`, ask.withoutEnd],
    [`${CUT} (?<one>N) ?S (?:off|from) (?:at )?(?:the )?end`, ask.withoutEnd],
    [
      '(?:keep|use|leave|show|take|only|just)(?: only| just)?(?: the)? (?:first|opening) (?:(?<one>N) ?)?S(?: only)?',
      ask.onlyStart,
    ],
    [
      '(?:keep|use|leave|show|take|only|just)(?: only| just)?(?: the)? (?:last|final) (?:(?<one>N) ?)?S(?: only)?',
      ask.onlyEnd,
    ],
    [`(?:trim|cut|shorten)${IT}(?: down)? to (?:the first )?(?<one>N) ?S(?: long)?`, ask.onlyStart],
    [`(?:make${IT}|only|just) (?<one>N) ?S long`, ask.onlyStart],
    [
      `(?:(?:trim|cut|keep|use|show|only|just|take)${IT}(?: only| the part)? ?)?(?:from|between) (?:S )?(?<one>N)(?: ?S)? ?(?:to|and|until|till|through|-|–) ?(?:S )?(?<other>N) ?S`,
      ask.fromTo,
    ],
    ['from S (?<one>N) (?:to|until|till) (?:S )?(?<other>N)', ask.fromTo],
    [`(?:start|begin)(?:s|ing)?${IT} (?:at|from|after) (?:S )?(?<one>N)(?: ?S)?`, ask.fromOn],
    [`(?:end|stop)(?:s|ing)?${IT} (?:at|after) (?<one>N) ?S`, ask.onlyStart],
    [`(?:trim|cut|shorten)${IT}(?= *(?:$|[,.;]))`, ask.nothing],
    // Speed
    [
      '(?:at |in |to |by )?(?<one>N)(?: ?x|×| times)(?: (?:the |its |normal )*(?:speed|as fast|faster|fast|quicker))',
      ask.timesAsFast,
    ],
    ['(?:at |in |to |by )?(?<one>N) ?[x×](?! ?N)(?: speed)?', ask.timesAsFast],
    ['(?<one>N)(?: ?x|×| times) (?:slower|as slow)', ask.timesSlower],
    ['(?:twice|double|two times) (?:as fast|the speed|speed|faster)', ask.timesAsFast],
    [
      '(?:at |to )?(?:half|half the|half of the) speed|half as fast|twice as slow|slow(?:ed)?(?: it)?(?: down)? (?:to|by) half',
      ask.halfAsFast,
    ],
    [
      `(?:at|to) (?<one>N) ?(?:%|percent)(?: of the| of its)? speed|slow${IT} down to (?<other>N) ?(?:%|percent)`,
      ask.percentAsFast,
    ],
    [`(?:slow${IT} down|slower)(?: by)? (?<one>N) ?(?:%|percent)|(?<other>N) ?(?:%|percent) slower`, ask.percentSlower],
    [`(?:speed${IT} up|faster)(?: by)? (?<one>N) ?(?:%|percent)|(?<other>N) ?(?:%|percent) faster`, ask.percentFaster],
    [`(?:slow${IT} down|speed${IT} up)? ?(?:by|to) (?<one>N) ?(?:x|times)`, ask.timesAsFast],
    ['(?:in |into )?(?:D )?(?:slow(?:er|ed)?[- ]?mo(?:tion)?)(?: effect)?', ask.slower],
    [`(?:D )?(?:slow(?:er|ed|ing)?${IT}(?: down)?|play${IT} (?:more )?slowly)(?: D)?`, ask.slower],
    ['time[- ]?lapse', ask.muchFaster],
    [
      `(?:D )?(?:speed(?:ed|ing)?${IT} up|fast(?:er)?(?:[- ]forward(?:ed)?)?|quick(?:er|ly)|accelerate${IT})(?: D)?`,
      ask.faster,
    ],
    [
      String.raw`(?:(?:play|run|make)(?:ed|s|ing)?${IT} )?(?:in |go(?:es)? )?(?:reverse(?:d)?(?! (?:the )?colou?rs?)|backwards?|rewind)${IT}(?: order)?`,
      ask.reverse,
    ],
    // Calm
    [
      '(?:D )?(?:stabili[sz](?:e|ed|ation|ing)|stead(?:y|ier))(?: (?:the )?(?:camera|shot|motion|shake))?(?: D)?|smooth(?:er)?(?: out)? (?:the )?(?:camera|motion|movement|shak(?:e|ing)|shakes)|(?:fix|remove|reduce|less|no|without|get rid of|stop|take out) (?:the |all |any )?(?:camera )?(?:shak(?:es?|ing|iness)|wobbl(?:e|ing)|jitter|jerk(?:s|iness))',
      ask.stabilise,
    ],
    ["(?:it |it's |is |too |so |very |the camera (?:is )?)*(?:shak(?:y|ing|es)|wobbly|jittery|jerky)", ask.stabilise],
    // Sound
    [
      '(?:mute|silence)(?:d)?(?: (?:it|the (?:sound|audio)))?|silent|(?:no|without|remove|delete|strip|drop|turn off|cut|kill)(?: any| all| out)?(?: the| its)? (?:sound(?:track)?|audio|volume|music|voices?)',
      ask.mute,
    ],
    ['(?:set |turn )?(?:the )?volume (?:to|at) (?<one>N) ?(?:%|percent)', ask.volumeAt],
    [
      '(?:D )?(?:louder|turn (?:it|the (?:sound|volume|audio)) up|(?:increase|raise|boost|turn up) the (?:sound|volume|audio))(?: sound| audio)?(?: D)?',
      ask.louder,
    ],
    [
      '(?:D )?(?:quieter|softer sound|turn (?:it|the (?:sound|volume|audio)) down|(?:decrease|lower|reduce|turn down) the (?:sound|volume|audio))(?: sound| audio)?(?: D)?',
      ask.quieter,
    ],
    // Fades
    ['fade(?:s|d)?[- ]?in (?:and|&|\\+) (?:fade[- ]?)?out(?: (?:over|for|of|in) (?<one>N) ?S)?', ask.fadeBoth],
    [
      '(?:a )?(?:(?<one>N)[- ]?S )?fade(?:s|d)?(?: it)?[- ]?(?:in|from black)(?: from black)?(?: (?:over|for|of|in) (?<other>N) ?S)?',
      ask.fadeIn,
    ],
    [
      '(?:a )?(?:(?<one>N)[- ]?S )?fade(?:s|d)?(?: it)?[- ]?(?:out|to black)(?: to black)?(?: (?:at the end|over (?<other>N) ?S))?',
      ask.fadeOut,
    ],
    // Shape
    [
      '(?:make it |into |to |in |a )*(?:vertical|portrait|upright) (?:format|video|clip|orientation|mode|crop|version)|make it (?:vertical|portrait)(?! flip)|for (?:tik ?tok|reels?|shorts|stories)',
      ask.upright,
    ],
    [
      '(?:make it |into |to |in |a )*(?:landscape|horizontal) (?:format|video|clip|orientation|mode|crop|version)|make it landscape|for you ?tube',
      ask.wide,
    ],
    [
      'follow(?:s|ing)?(?: the| him| her| it)?(?: main)?(?: subject| person| face| thing| dog| cat)?|track(?:s|ing)? the (?:subject|person|face)',
      ask.follow,
    ],
    // Taking back
    [
      "(?:undo|cancel|don'?t|do not|no|not|without|stop|remove) (?:the |any )?(?:slow(?:er)?[- ]?mo(?:tion)?|speed(?: ?up| change)?|slow(?: it)? down|speed(?: it)? up|time[- ]?lapse)",
      ask.back('speed'),
    ],
    [
      "(?:undo|cancel|don'?t|do not|no|not|without|stop) (?:the |any |play(?:ing)? it )*(?:reverse|backwards?)",
      ask.back('reverse'),
    ],
    [
      "(?:undo|cancel|don'?t|do not|no|not|without) (?:the |any )?(?:stabili[sz](?:e|ation|ing))(?: it)?",
      ask.back('stabilise'),
    ],
    [
      "(?:undo|cancel|don'?t|do not|no|not|without) (?:the |any )?fade(?:s|[- ]?in|[- ]?out)?",
      ask.back('fadeIn', 'fadeOut'),
    ],
    [
      "(?:undo|cancel|don'?t|do not|no|not) (?:the |any )?(?:trim(?:ming)?|cut(?:ting)?)(?: it)?(?= *(?:$|[,.;]))",
      ask.back('trim'),
    ],
    ["(?:un-?mute(?: it)?|(?:keep|with|bring back) (?:the )?(?:sound|audio)|don'?t mute(?: it)?)", ask.back('volume')],
  ],
};
