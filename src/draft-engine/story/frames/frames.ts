import type { Emotion } from '#src/shared/catalogue/shots.ts';
import type { PersonId } from '../concepts/people.ts';
import type { MusicMood } from '../film-plan.ts';
import type { PlaceKind } from '../place-spec.ts';

/** What a verb makes of a film: who else is needed, where it leads, how it feels on the way. */
export interface RelationFrame {
  /** Feelings at the start, before the turn, at the turn and at the end. */
  emotions: readonly [start: Emotion, trouble: Emotion, turn: Emotion, end: Emotion];
  mood: MusicMood;
  /** Whom the hero meets when the idea names nobody else. */
  company: readonly PersonId[];
  /** Where the test takes place when the idea names no second place. */
  elsewhere: readonly PlaceKind[];
}

export const FRAMES = {
  befriend: {
    emotions: ['sad', 'fear', 'sad', 'happy'],
    mood: 'tender',
    company: ['child', 'stranger', 'neighbour'],
    elsewhere: ['meadow', 'attic', 'bridge'],
  },
  find: {
    emotions: ['neutral', 'surprised', 'fear', 'happy'],
    mood: 'mysterious',
    company: ['friend', 'collector', 'child'],
    elsewhere: ['forest', 'attic', 'beach'],
  },
  lose: {
    emotions: ['happy', 'fear', 'sad', 'neutral'],
    mood: 'wistful',
    company: ['friend', 'neighbour', 'sister'],
    elsewhere: ['station', 'river', 'market'],
  },
  search: {
    emotions: ['sad', 'fear', 'surprised', 'happy'],
    mood: 'mysterious',
    company: ['friend', 'stranger', 'brother'],
    elsewhere: ['mountain', 'forest', 'alley'],
  },
  return: {
    emotions: ['neutral', 'sad', 'surprised', 'happy'],
    mood: 'wistful',
    company: ['mother', 'brother', 'friend'],
    elsewhere: ['road', 'station', 'village'],
  },
  rescue: {
    emotions: ['fear', 'fear', 'excited', 'happy'],
    mood: 'driving',
    company: ['friend', 'child', 'captain'],
    elsewhere: ['sea', 'mountain', 'bridge'],
  },
  escape: {
    emotions: ['fear', 'fear', 'excited', 'happy'],
    mood: 'tense',
    company: ['guard', 'prisoner', 'friend'],
    elsewhere: ['rooftop', 'forest', 'road'],
  },
  build: {
    emotions: ['excited', 'sad', 'surprised', 'happy'],
    mood: 'bright',
    company: ['apprentice', 'neighbour', 'builder'],
    elsewhere: ['workshop', 'construction_site', 'field'],
  },
  repair: {
    emotions: ['sad', 'angry', 'surprised', 'happy'],
    mood: 'tender',
    company: ['grandmother', 'mechanic', 'apprentice'],
    elsewhere: ['workshop', 'garage', 'attic'],
  },
  win: {
    emotions: ['excited', 'fear', 'excited', 'happy'],
    mood: 'driving',
    company: ['rival', 'coach', 'friend'],
    elsewhere: ['stadium', 'gym', 'road'],
  },
  compete: {
    emotions: ['angry', 'angry', 'surprised', 'happy'],
    mood: 'playful',
    company: ['rival'],
    elsewhere: ['market', 'stadium', 'theatre'],
  },
  learn: {
    emotions: ['excited', 'sad', 'surprised', 'happy'],
    mood: 'bright',
    company: ['master', 'teacher', 'grandmother'],
    elsewhere: ['classroom', 'dojo', 'garden'],
  },
  teach: {
    emotions: ['neutral', 'angry', 'surprised', 'happy'],
    mood: 'playful',
    company: ['student', 'child', 'apprentice'],
    elsewhere: ['rooftop', 'schoolyard', 'workshop'],
  },
  discover: {
    emotions: ['neutral', 'surprised', 'fear', 'excited'],
    mood: 'mysterious',
    company: ['professor', 'friend', 'child'],
    elsewhere: ['cave', 'laboratory', 'ruins'],
  },
  invent: {
    emotions: ['excited', 'angry', 'surprised', 'happy'],
    mood: 'playful',
    company: ['apprentice', 'neighbour', 'boss'],
    elsewhere: ['workshop', 'laboratory', 'garage'],
  },
  open_shop: {
    emotions: ['excited', 'sad', 'surprised', 'happy'],
    mood: 'warm',
    company: ['customer', 'neighbour', 'child'],
    elsewhere: ['town_street', 'market', 'kitchen'],
  },
  sell: {
    emotions: ['excited', 'sad', 'surprised', 'happy'],
    mood: 'playful',
    company: ['customer', 'stranger', 'rival'],
    elsewhere: ['market', 'shop', 'town_street'],
  },
  launch_product: {
    emotions: ['sad', 'angry', 'surprised', 'happy'],
    mood: 'bright',
    company: ['customer', 'friend', 'child'],
    elsewhere: ['city_street', 'park', 'kitchen'],
  },
  travel: {
    emotions: ['excited', 'fear', 'surprised', 'happy'],
    mood: 'bright',
    company: ['stranger', 'friend', 'driver'],
    elsewhere: ['road', 'mountain', 'market'],
  },
  arrive: {
    emotions: ['neutral', 'fear', 'surprised', 'happy'],
    mood: 'mysterious',
    company: ['neighbour', 'guard', 'child'],
    elsewhere: ['station', 'village', 'harbour'],
  },
  leave: {
    emotions: ['sad', 'sad', 'surprised', 'neutral'],
    mood: 'wistful',
    company: ['mother', 'friend', 'brother'],
    elsewhere: ['station', 'harbour', 'road'],
  },
  wait: {
    emotions: ['neutral', 'sad', 'surprised', 'happy'],
    mood: 'wistful',
    company: ['stranger', 'postman', 'child'],
    elsewhere: ['station', 'park', 'harbour'],
  },
  remember: {
    emotions: ['neutral', 'sad', 'surprised', 'happy'],
    mood: 'dreamy',
    company: ['granddaughter', 'friend', 'old_man'],
    elsewhere: ['garden', 'attic', 'beach'],
  },
  forget: {
    emotions: ['neutral', 'fear', 'sad', 'happy'],
    mood: 'dreamy',
    company: ['daughter', 'friend', 'nurse'],
    elsewhere: ['kitchen', 'park', 'corridor'],
  },
  fall_in_love: {
    emotions: ['neutral', 'surprised', 'sad', 'happy'],
    mood: 'tender',
    company: ['stranger', 'barista', 'musician'],
    elsewhere: ['bridge', 'cafe', 'station'],
  },
  part: {
    emotions: ['happy', 'sad', 'sad', 'neutral'],
    mood: 'wistful',
    company: ['lover', 'friend', 'brother'],
    elsewhere: ['station', 'bridge', 'harbour'],
  },
  reconcile: {
    emotions: ['coldness', 'angry', 'sad', 'happy'],
    mood: 'tender',
    company: ['brother', 'father', 'friend'],
    elsewhere: ['kitchen', 'hospital', 'garden'],
  },
  betray: {
    emotions: ['happy', 'coldness', 'sad', 'coldness'],
    mood: 'dark',
    company: ['friend', 'brother', 'general'],
    elsewhere: ['alley', 'bridge', 'throne_room'],
  },
  avenge: {
    emotions: ['sad', 'angry', 'hate', 'coldness'],
    mood: 'dark',
    company: ['enemy', 'outlaw', 'villain'],
    elsewhere: ['mountain', 'ruins', 'snowfield'],
  },
  hide: {
    emotions: ['fear', 'fear', 'surprised', 'happy'],
    mood: 'tense',
    company: ['guard', 'child', 'neighbour'],
    elsewhere: ['attic', 'forest', 'cellar'],
  },
  reveal: {
    emotions: ['neutral', 'fear', 'surprised', 'neutral'],
    mood: 'mysterious',
    company: ['reporter', 'friend', 'judge'],
    elsewhere: ['courtroom', 'theatre', 'newsroom'],
  },
  guard: {
    emotions: ['neutral', 'fear', 'angry', 'happy'],
    mood: 'tense',
    company: ['thief', 'child', 'apprentice'],
    elsewhere: ['gallery', 'ruins', 'castle'],
  },
  steal: {
    emotions: ['excited', 'fear', 'surprised', 'happy'],
    mood: 'playful',
    company: ['guard', 'detective', 'friend'],
    elsewhere: ['rooftop', 'vault', 'alley'],
  },
  solve: {
    emotions: ['neutral', 'fear', 'surprised', 'coldness'],
    mood: 'mysterious',
    company: ['police_officer', 'stranger', 'widow'],
    elsewhere: ['alley', 'library', 'staircase'],
  },
  transform: {
    emotions: ['sad', 'surprised', 'fear', 'happy'],
    mood: 'dreamy',
    company: ['friend', 'witch', 'sister'],
    elsewhere: ['forest', 'lake', 'rooftop'],
  },
  grow: {
    emotions: ['neutral', 'sad', 'surprised', 'happy'],
    mood: 'warm',
    company: ['child', 'neighbour', 'farmer'],
    elsewhere: ['garden', 'greenhouse', 'field'],
  },
  celebrate: {
    emotions: ['excited', 'sad', 'surprised', 'happy'],
    mood: 'bright',
    company: ['neighbour', 'grandmother', 'friend'],
    elsewhere: ['town_street', 'market', 'garden'],
  },
  cook: {
    emotions: ['excited', 'angry', 'surprised', 'happy'],
    mood: 'warm',
    company: ['customer', 'grandmother', 'rival'],
    elsewhere: ['kitchen', 'market', 'restaurant'],
  },
  perform: {
    emotions: ['fear', 'fear', 'surprised', 'happy'],
    mood: 'playful',
    company: ['musician', 'teacher', 'rival'],
    elsewhere: ['theatre', 'studio', 'town_street'],
  },
  explain: {
    emotions: ['neutral', 'surprised', 'surprised', 'happy'],
    mood: 'bright',
    company: ['child', 'student', 'reporter'],
    elsewhere: ['workshop', 'field', 'market'],
  },
  survive: {
    emotions: ['fear', 'fear', 'sad', 'happy'],
    mood: 'epic',
    company: ['friend', 'child', 'stranger'],
    elsewhere: ['snowfield', 'ruins', 'rooftop'],
  },
  defend: {
    emotions: ['neutral', 'angry', 'fear', 'happy'],
    mood: 'epic',
    company: ['neighbour', 'apprentice', 'boss'],
    elsewhere: ['town_street', 'bridge', 'castle'],
  },
  join: {
    emotions: ['sad', 'fear', 'surprised', 'happy'],
    mood: 'playful',
    company: ['teacher', 'student', 'coach'],
    elsewhere: ['corridor', 'schoolyard', 'theatre'],
  },
  overcome: {
    emotions: ['fear', 'fear', 'angry', 'happy'],
    mood: 'tense',
    company: ['friend', 'child', 'neighbour'],
    elsewhere: ['cellar', 'alley', 'bridge'],
  },
  want: {
    emotions: ['neutral', 'sad', 'surprised', 'happy'],
    mood: 'warm',
    company: ['friend', 'neighbour', 'stranger'],
    elsewhere: ['road', 'park', 'bridge'],
  },
} as const satisfies Record<string, RelationFrame>;
export type FrameId = keyof typeof FRAMES;
export const FRAME_IDS = Object.keys(FRAMES) as FrameId[];
