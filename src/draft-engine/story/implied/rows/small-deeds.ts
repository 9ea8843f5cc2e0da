/** Short strings of small deeds that happen on any day, around what an idea tells. */
export const SMALL_DEEDS = {
  /** Before anything happens. */
  morning: [
    'open window; listen',
    'pour tea; drink tea',
    'take hat; walk',
    'open door; walk',
    'carry bag; sit',
    'read newspaper; drink coffee',
    'walk; sit',
    'find photo; think',
  ],
  /** Between what happens. */
  between: [
    'walk; sit',
    'take lantern; walk',
    'eat bread; walk',
    'pour tea; drink tea',
    'find key; open box',
    'read letter; think',
    'water plant; sit',
    'open window; watch star',
    'read map; walk',
    'draw map; think',
    'climb ladder; listen',
    'drink coffee; listen',
  ],
  /** After all has happened. */
  evening: [
    'sit; drink tea',
    'open window; watch star',
    'write letter; sleep',
    'walk; sit',
    'play_music harmonica; sleep',
  ],
  /** Animals, robots and whatever else has no table and no kettle. */
  wild: [
    'walk; listen',
    'run; jump',
    'climb log; watch star',
    'find apple; eat apple',
    'sleep; wake',
    'walk; sit',
    'find ball; play ball',
    'run; fall',
    'watch star; sleep',
    'find leaf; carry leaf',
  ],
  /** What has no body that walks. */
  spirit: ['appear; listen', 'dance; sing', 'watch star; whisper', 'follow leaf; dance'],
} as const satisfies Record<string, readonly string[]>;
