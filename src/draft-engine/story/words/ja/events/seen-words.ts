import type { PlannedActor, Pose } from '../../../film-plan.ts';
import type { ParticipantId } from '../../../idea/idea-graph.ts';
import type { Sentence } from '../../choose-sentence.ts';
import type { FilmFacts, StagedShot } from '../../film-words.ts';
import { inForm } from './forms.ts';
import { type FilmScene, inRegister } from './telling.ts';

/** What is seen of somebody, as a narrator would say it: with a thing in the hands, with somebody, alone. */
const OF_POSES: Readonly<Partial<Record<Pose, readonly string[]>>> = {
  hold: ['{who}は、{thing}を手に[している]。'],
  carry: ['{who}は、{thing}を抱えて[いる]。', '{who}は、{other}を抱えて[いる]。'],
  give: ['{who}は、{thing}を[差し出す]。'],
  show: ['{who}は、{thing}を[見せる]。'],
  read: ['{who}は、{thing}を[読んでいる]。'],
  embrace: ['{who}は、{other}を[抱きしめる]。'],
  hold_hands: ['{who}と{other}は、手を[つなぐ]。'],
  comfort: ['{who}は、{other}の肩に手を[置く]。'],
  fight: ['{who}は、{other}と[戦う]。'],
  weep: ['{who}は、[泣いている]。'],
  laugh: ['{who}は、[笑う]。'],
  cheer: ['{who}は、両手を上げて[喜ぶ]。'],
  bow: ['{who}は、頭を[下げる]。'],
  cover_face: ['{who}は、顔を[おおう]。'],
  recoil: ['{who}は、思わず身を[引く]。'],
  search: ['{who}は、あたりを[探す]。'],
  listen: ['{who}は、耳を[すます]。'],
  sleep: ['{who}は、[眠っている]。'],
  run: ['{who}は、[走る]。'],
  dance: ['{who}は、[踊る]。'],
  think: ['{who}は、{topic}のことを[考える]。'],
  look_down: ['{who}は、{topic}のことを[思う]。'],
};
const AT_SOMETHING: readonly string[] = ['{who}は、{other}を[見つめる]。', '{who}は、{thing}を[見つめる]。'];

/** Sentences that say what a shot shows of whoever it is about. */
export function seenIn(shot: StagedShot, scene: FilmScene): Sentence[] {
  const { facts, told } = scene;
  const order = [...shot.actors].sort((one, other) => rankOf(one, shot, facts) - rankOf(other, shot, facts));
  const [actor] = order.filter(({ variant }) => variant === undefined || variant === 0);
  if (!actor) {
    return [];
  }
  const slots = slotsOf(actor, shot, scene);
  const last = actor.keyframes?.at(-1)?.pose ?? actor.pose;
  const written = (patterns: readonly string[]): Sentence[] =>
    patterns.flatMap((pattern): Sentence[] => {
      const isWhole = [...pattern.matchAll(/\{(\w+)\}/g)].every(([, slot]) => slots[slot as string] !== undefined);
      const text = pattern.replace(/\{(\w+)\}/g, (_, slot: string) => slots[slot] ?? '');
      return isWhole ? [{ pattern, text: inRegister(inForm(text, told), told) }] : [];
    });
  const ofPose = written(OF_POSES[last] ?? []);
  return ofPose.length > 0 ? ofPose : written(AT_SOMETHING);
}

/** Whom the shot is about comes first. */
function rankOf({ characterKey }: PlannedActor, shot: StagedShot, facts: FilmFacts): number {
  const id = facts.members.find(({ key }) => key === characterKey)?.participant.id;
  const at = id === undefined ? -1 : shot.step.who.indexOf(id);
  return at < 0 ? shot.step.who.length : at;
}

function slotsOf(
  actor: PlannedActor,
  shot: StagedShot,
  { facts, nouns }: FilmScene,
): Readonly<Record<string, string | undefined>> {
  const named = (id: ParticipantId | undefined): string | undefined =>
    id !== undefined && nouns.get(id)?.isSafe ? nouns.get(id)?.short : undefined;
  const member = (key: string): string | undefined =>
    named(facts.members.find((one) => one.key === key)?.participant.id);
  const thing = (key: string | undefined): string | undefined =>
    named(facts.things.find((one) => one.key === key)?.participant?.id);
  const facing = actor.keyframes?.findLast(({ faces }) => faces !== undefined)?.faces ?? actor.faces;
  const who = member(actor.characterKey);
  const beside = shot.actors.find(({ characterKey }) => characterKey === facing)?.characterKey;
  const other = beside === undefined ? undefined : member(beside);
  return {
    who,
    other: other === who ? undefined : other,
    thing: thing(actor.holdsItemKey) ?? thing(facing),
    topic: topicOf(shot, who, { facts, nouns }),
  };
}

/** What the event that a shot belongs to is about, beside whoever thinks of it. */
function topicOf(
  { step }: StagedShot,
  who: string | undefined,
  { facts, nouns }: Pick<FilmScene, 'facts' | 'nouns'>,
): string | undefined {
  const event = facts.graph.events.find(({ id }) => id === step.events[0]);
  const { patient = [], topic = [], recipient = [], result = [] } = event?.roles ?? {};
  return [...patient, ...topic, ...recipient, ...result]
    .map((id) => nouns.get(id))
    .find((noun) => noun?.isSafe && noun.short !== who)?.short;
}
