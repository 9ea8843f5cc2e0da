/** The hour, as a narrator sets a scene. */
export const HOURS = {
  dawn: '天刚亮',
  morning: '早晨',
  noon: '正午',
  afternoon: '午后',
  dusk: '黄昏',
  night: '夜里',
} as const;

/** What the weather does at a place, out of doors and under a roof. */
export const WEATHER = {
  rain: { out: '{place}下着雨', in: '{place}外面下着雨' },
  storm: { out: '{place}雷雨交加', in: '{place}外面雷雨交加' },
  snow: { out: '{place}下着雪', in: '{place}外面下着雪' },
  fog: { out: '{place}起了大雾', in: '{place}外面起了雾' },
  wind: { out: '{place}刮着风', in: '{place}外面刮着风' },
  cloudy: { out: '{place}', in: '{place}' },
  clear: { out: '{place}', in: '{place}' },
} as const;
