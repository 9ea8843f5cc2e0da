import type { FilmType } from '#src/shared/catalogue/film-types.ts';
import type { MusicMood } from '../film-plan.ts';
import type { DeedId } from '../idea/deeds.ts';
import type { IdeaGraph } from '../idea/idea-graph.ts';

const TYPE_MOODS: Readonly<Partial<Record<FilmType, MusicMood>>> = {
  horror: 'dark',
  war: 'solemn',
  news: 'driving',
  comedy: 'playful',
  disaster: 'epic',
  western: 'driving',
  suspense: 'tense',
  detective: 'mysterious',
  nature: 'dreamy',
  action: 'driving',
  martial_arts: 'epic',
  ads: 'bright',
  variety: 'playful',
  history: 'solemn',
};
const DEED_MOODS: Readonly<Partial<Record<DeedId, MusicMood>>> = {
  die: 'wistful',
  weep: 'wistful',
  remember: 'wistful',
  lose: 'wistful',
  part: 'wistful',
  miss: 'wistful',
  wait: 'wistful',
  embrace: 'tender',
  kiss: 'tender',
  fall_in_love: 'tender',
  marry: 'tender',
  heal: 'tender',
  help: 'warm',
  befriend: 'warm',
  give: 'warm',
  teach: 'warm',
  cook: 'warm',
  bake: 'warm',
  find: 'mysterious',
  discover: 'mysterious',
  search: 'mysterious',
  appear: 'mysterious',
  vanish: 'mysterious',
  fight: 'epic',
  attack: 'tense',
  chase: 'driving',
  flee: 'driving',
  run: 'driving',
  dance: 'playful',
  play: 'playful',
  celebrate: 'bright',
  win: 'bright',
  dream: 'dreamy',
  fly: 'dreamy',
  sleep: 'dreamy',
};

/** The mood of a film's music: its type's own, else that of its main event. */
export function musicMoodOf({ events }: IdeaGraph, type: FilmType): MusicMood {
  const main = events.find(({ isMain }) => isMain);
  return TYPE_MOODS[type] ?? (main?.deed && DEED_MOODS[main.deed]) ?? 'warm';
}
