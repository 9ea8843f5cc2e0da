/** The hours of a day before の and by themselves. */
export const HOURS = {
  dawn: '夜明け',
  morning: '朝',
  noon: '昼',
  afternoon: '午後',
  dusk: '夕暮れ',
  night: '夜',
} as const;

/** What the weather does. */
export const WEATHER_SENTENCES = {
  rain: ['{place}に、雨が[降っている]。', '雨の日の{place}[だ]。'],
  storm: ['{place}に、嵐が[来ている]。', '嵐の{place}[だ]。'],
  snow: ['{place}に、雪が[降っている]。', '雪の日の{place}[だ]。'],
  fog: ['{place}に、霧が[出ている]。', '霧の{place}[だ]。'],
  wind: ['{place}に、風が[吹いている]。', '風の強い{place}[だ]。'],
  cloudy: ['{hour}の{place}[だ]。', '曇り空の{place}[だ]。'],
} as const;

/** Nobody is seen yet, or somebody is there. */
export const PLACE_SENTENCES = {
  empty: ['{hour}の{place}[だ]。', '{place}に、{light}の光が[差している]。'],
  with: ['{hour}の{place}に、{who}が[いる]。', '{hour}。{who}は、{place}に[いる]。'],
} as const;
