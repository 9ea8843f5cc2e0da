import type { MusicMood } from '../../film-plan.ts';

/** How the music of each mood sounds. */
export const MUSIC_MOODS: Readonly<Record<MusicMood, string>> = {
  warm: '温暖的木吉他与弦乐，中慢板',
  wistful: '略带怅惘的钢琴独奏，大提琴轻轻托底',
  playful: '俏皮的拨弦与单簧管，节拍轻快',
  tense: '低沉的持续音与细碎的打击，脉搏般推进',
  dark: '阴暗的低音弦乐，偶有金属摩擦声',
  epic: '恢弘的铜管与大鼓，层层推高',
  tender: '轻柔的钢琴与长笛，像低声说话',
  mysterious: '竖琴与颤音琴，留白很多',
  bright: '明亮的原声吉他与手拍，干净轻盈',
  solemn: '庄重的弦乐合奏与单音钟声',
  driving: '有力的鼓点与固定音型，一路向前',
  dreamy: '空灵的合成音色与人声吟唱，缓慢漂浮',
};
