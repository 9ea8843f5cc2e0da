import type { ConceptId } from '../../../concepts/concept.ts';
import type { PlannedActor, Pose } from '../../../film-plan.ts';
import type { ParticipantId } from '../../../idea/idea-graph.ts';
import type { Sentence } from '../../choose-sentence.ts';
import type { FilmFacts, StagedShot } from '../../film-words.ts';
import type { Noun } from './nouns.ts';
import { finish } from './telling.ts';

/** What a body does, as a narrator says it: the first whose slots are known. */
const OF_POSES: Readonly<Partial<Record<Pose, readonly string[]>>> = {
  hold: ['{who}手里拿着{thing}。'],
  carry: ['{who}抱着{thing}。', '{who}抱着{other}。'],
  give: ['{who}把{thing}递过去。'],
  show: ['{who}把{thing}拿给{other}看。'],
  read: ['{who}低头看着{thing}。'],
  embrace: ['{who}抱住了{other}。'],
  hold_hands: ['{who}牵着{other}的手。'],
  comfort: ['{who}轻轻拍着{other}的肩膀。'],
  weep: ['{who}哭了。'],
  laugh: ['{who}笑了起来。'],
  cheer: ['{who}高兴得举起了双手。'],
  bow: ['{who}深深鞠了一躬。'],
  cover_face: ['{who}捂住了脸。'],
  recoil: ['{who}吓得往后一缩。'],
  search: ['{who}四处寻找{thing}。', '{who}四处张望。'],
  listen: ['{who}侧耳听着。'],
  sleep: ['{who}睡着了。'],
  run: ['{who}跑了起来。'],
  sit: ['{who}坐在{place}。'],
  kneel: ['{who}跪在地上。'],
  crouch: ['{who}蹲下身子。'],
  look_up: ['{who}抬起头来。'],
  look_down: ['{who}低着头，想着{topic}。', '{who}低下了头。'],
  think: ['{who}想着{topic}。'],
  cross_arms: ['{who}抱起双臂，看着{other}。'],
  wave: ['{who}朝{other}挥手。'],
  dance: ['{who}跳起舞来。'],
};
const AT_SOMETHING: readonly string[] = ['{who}看着{other}。', '{who}看着{thing}。'];

/** Nouns that are drawn as something else. */
const CANNOT_BE_SEEN: ReadonlySet<ConceptId> = new Set<ConceptId>([
  'thing.dream',
  'thing.secret',
  'thing.memory',
  'thing.word',
  'thing.song',
  'thing.game',
  'thing.race',
  'thing.war',
  'thing.wedding',
  'thing.birthday',
  'thing.festival',
  'thing.virus',
  'thing.murder',
  'thing.earthquake',
]);

interface SeenScene {
  facts: FilmFacts;
  nouns: ReadonlyMap<ParticipantId, Noun>;
  place: string | undefined;
}

/** Sentences that say what a shot shows of whoever it is about. */
export function seenIn(shot: StagedShot, scene: SeenScene): Sentence[] {
  const actor = [...shot.actors]
    .filter(({ variant }) => variant === undefined || variant === 0)
    .sort((one, other) => rankOf(one, shot, scene.facts) - rankOf(other, shot, scene.facts))[0];
  const member = scene.facts.members.find(({ key }) => key === actor?.characterKey);
  if (!actor || member?.concept.startsWith('place.')) {
    return [];
  }
  const slots = slotsOf(actor, shot, scene);
  const last = actor.keyframes?.at(-1)?.pose ?? actor.pose;
  const written = (patterns: readonly string[]): Sentence[] =>
    patterns.flatMap((pattern): Sentence[] => {
      const names = [...pattern.matchAll(/\{(\w+)\}/g)].map(([, name]) => slots[name as string]);
      const isWhole = names.every((name) => name !== undefined) && new Set(names).size === names.length;
      return isWhole
        ? [{ pattern, text: finish(pattern.replace(/\{(\w+)\}/g, (_, name: string) => slots[name] ?? '')) }]
        : [];
    });
  const [ofPose] = written(OF_POSES[last] ?? []);
  return ofPose ? [ofPose] : written(AT_SOMETHING);
}

/** Whom the shot is about comes first. */
function rankOf({ characterKey }: PlannedActor, { step }: StagedShot, { members }: FilmFacts): number {
  const id = members.find(({ key }) => key === characterKey)?.participant.id;
  const at = id === undefined ? -1 : step.who.indexOf(id);
  return at < 0 ? step.who.length : at;
}

function slotsOf(
  actor: PlannedActor,
  shot: StagedShot,
  { facts, nouns, place }: SeenScene,
): Readonly<Record<string, string | undefined>> {
  const named = (id: ParticipantId | undefined): string | undefined => {
    const noun = id === undefined ? undefined : nouns.get(id);
    return noun?.isSafe ? noun.short : undefined;
  };
  const member = (key: string | undefined): string | undefined =>
    named(facts.members.find((one) => one.key === key)?.participant.id);
  const thing = (key: string | undefined): string | undefined => {
    const found = facts.things.find((one) => one.key === key);
    return found && !CANNOT_BE_SEEN.has(found.concept) ? named(found.participant?.id) : undefined;
  };
  const facing = actor.keyframes?.findLast(({ faces }) => faces !== undefined)?.faces ?? actor.faces;
  const beside = shot.actors.find(({ characterKey }) => characterKey === facing)?.characterKey;
  return {
    who: member(actor.characterKey),
    other: member(beside),
    thing: thing(actor.holdsItemKey) ?? thing(facing),
    topic: topicOf(shot, facts, nouns),
    place,
  };
}

/** What the event that a shot belongs to is done to. */
function topicOf(
  { step }: StagedShot,
  { graph }: FilmFacts,
  nouns: ReadonlyMap<ParticipantId, Noun>,
): string | undefined {
  const roles = graph.events.find(({ id }) => id === step.events[0])?.roles ?? {};
  const ids = [roles.patient, roles.topic, roles.recipient].flatMap((each) => each ?? []);
  return ids.map((id) => nouns.get(id)).find((noun) => noun?.isSafe)?.short;
}
