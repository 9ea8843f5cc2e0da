import { THINGS_DO } from './animacy.ts';
import type { DeedId } from './deeds.ts';
import type { IdeaEvent, Mood, Participant } from './idea-graph.ts';
import { isNoThing, notionOf } from './notions.ts';

/** What only somebody does: a thing of which it is said is somebody. */
const OF_MIND: ReadonlySet<DeedId> = new Set<DeedId>([
  'dream',
  'fall_in_love',
  'befriend',
  'marry',
  'weep',
  'laugh',
  'kiss',
  'embrace',
  'whisper',
  'think',
  'decide',
  'learn',
  'remember',
  'forget',
  'sleep',
  'wake',
  'sing',
  'dance',
  'flee',
]);
/** What a thing does to somebody without a mind: a bowl reminds, a waltz brings together, an illness parts. */
const CAUSED: ReadonlySet<DeedId> = new Set<DeedId>([
  ...THINGS_DO,
  'give',
  'take',
  'help',
  'rescue',
  'free',
  'heal',
  'teach',
  'part',
  'meet',
  'join',
  'make',
  'work',
  'live',
  'suffer',
  'push',
  'pull',
  'steal',
  'betray',
  'win',
  'remember',
  'think',
  'forget',
  'learn',
  'wake',
  'sleep',
  'weep',
  'laugh',
  'dance',
  'discover',
  'protect',
  'celebrate',
  'arrest',
  'fight',
  'sweep',
  'watch',
  'decide',
]);
/** What brings words from elsewhere: it 'says' something without being anybody. */
const TELLING_THINGS =
  /^thing\.(?:phone|radio|tv|letter|newspaper|book|notebook|computer|laptop|tablet|app|poster|sign|record|cassette|film|film_reel|photo|contract|map|postcard|envelope|scroll|diploma|recipe|passport|calendar|walkie_talkie|headphones|paper|painting|clock|bell|ticket)$/;
const TELLS: ReadonlySet<DeedId> = new Set<DeedId>(['speak', 'show', 'whisper', 'shout', 'sing', 'telephone']);
/** Places that are people's work or rule: what they do, somebody there does. */
const INSTITUTIONS =
  /^place\.(?:office|meeting_room|factory|hospital|bank|school|university|classroom|police_station|courtroom|prison|shop|bookshop|flower_shop|toy_shop|pharmacy|pawnshop|bakery|restaurant|noodle_shop|cafe|tea_house|bar|market|supermarket|station|airport|airfield|embassy|town_hall|newsroom|radio_station|studio|laboratory|research_base|stadium|gym|hotel|nursing_home|kindergarten|funeral_hall|post_office|city|town|village|kingdom|world|square|town_street|city_street|ballroom|palace|bathroom|bathhouse|swimming_pool|laundromat|elevator|construction_site|mine|dam|oil_rig|space_station|train_car|bus_inside|plane_inside)$/;

const doesTo = ({ roles }: IdeaEvent): boolean => roles.patient !== undefined || roles.recipient !== undefined;
const WILLING: ReadonlySet<Mood> = new Set<Mood>(['wants', 'tries', 'refuses']);
const TALKING = /^(?:talking|speaking|singing|会说话|说话|喋る|話す|しゃべる|말하는|말하다)/i;

/** Whether somebody without a body of people does in an event what only a mind does. */
export const actsWithMind = (one: Participant, event: IdeaEvent): boolean => {
  const { deed, mood, roles } = event;
  if (!deed || !roles.agent?.includes(one.id)) {
    return false;
  }
  return doesTo(event) ? !CAUSED.has(deed) : !THINGS_DO.has(deed) || WILLING.has(mood);
};

/** True for a thing that feels, speaks or acts: it has a face in the film. */
export function hasMind(one: Participant, events: readonly IdeaEvent[]): boolean {
  const { concept = '', qualities } = one;
  if (isNoThing(one.concept) || notionOf(one) !== undefined || INSTITUTIONS.test(concept)) {
    return false;
  }
  if (qualities.some(({ words }) => TALKING.test(words))) {
    return true;
  }
  const tells = TELLING_THINGS.test(concept);
  const isPlace = concept.startsWith('place.');
  return events.some((event) => {
    const { deed, describes } = event;
    const isTold = deed !== undefined && TELLS.has(deed);
    // A city that cannot sleep is where it happens; a house that speaks is somebody.
    const isMind = isPlace
      ? describes === undefined && deed !== undefined && (isTold || OF_MIND.has(deed))
      : !(tells && isTold);
    return isMind && actsWithMind(one, event);
  });
}
