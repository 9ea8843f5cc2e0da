import type { IdeaEvent, ParticipantId } from '../../../idea/idea-graph.ts';
import type { PieceScene } from './piece-scene.ts';

interface SubjectToTell {
  subject: ParticipantId | undefined;
  /** The clause does not name it. */
  isAdded: boolean;
  /** The clause names somebody else of whom only a part of it is told. */
  isOfAnother: boolean;
}

/** Whom a clause is told of: whoever it names, else whoever acts, else whoever the clause before was about. */
export function subjectToTell(
  whole: string,
  {
    event,
    own,
    before,
  }: { event: IdeaEvent | undefined; own: readonly IdeaEvent[]; before: ParticipantId | undefined },
  scene: PieceScene,
): SubjectToTell {
  const found = subjectOf(whole, scene.nouns);
  const agent = safeAgent(event, scene);
  if (isToldOfAnother(found, event, own, scene)) {
    return { subject: agent, isAdded: true, isOfAnother: true };
  }
  const short = agent === undefined ? undefined : scene.nouns.get(agent)?.short;
  if (short && /^(?:まで|さえ|すら)/.test(whole.slice(whole.indexOf(short) + short.length)) && whole.includes(short)) {
    return { subject: agent, isAdded: false, isOfAnother: false };
  }
  if (found !== undefined || /^(彼|彼女|それ|誰|だれ|みんな|二人)[がはも]/.test(whole)) {
    return { subject: found ?? before, isAdded: false, isOfAnother: false };
  }
  const subject = actsOrSuffers(event) ? (agent ?? before) : undefined;
  return { subject, isAdded: subject !== undefined && !hasTopic(whole), isOfAnother: false };
}

/** '最初に食べたのは父だった', '乗客二十三人は無事だった', '中には写真が入っていた': it says itself whom it is about. */
const hasTopic = (text: string): boolean =>
  /(?:の|[^、。にでへと]{2})は(?!な[いかくけ])/.test(text.replace(/「[^」]*」/g, '')) ||
  /(?:に|で)は[^、。を]{0,12}が/.test(text);

/** '隣人が同じ香水をつけていることに気づく': who finds it out is somebody else, and is not named here. */
function isToldOfAnother(
  found: ParticipantId | undefined,
  event: IdeaEvent | undefined,
  own: readonly IdeaEvent[],
  scene: PieceScene,
): boolean {
  const agent = safeAgent(event, scene);
  const content = own.filter(({ links }) => links.some(({ kind, to }) => kind === 'content' && to === event?.id));
  const isOfContent = content.some(({ roles }) => found !== undefined && roles.agent?.includes(found));
  return isOfContent && agent !== undefined && agent !== found && !event?.roles.agent?.includes(found as ParticipantId);
}

const actsOrSuffers = (event: IdeaEvent | undefined): boolean =>
  event !== undefined && (event.roles.agent !== undefined || PASSIVE.test(event.words));

const PASSIVE = /(?:[わかがさたなばまら]れ|られ)(?:る|た|て|ます|ました|ている|ていた)?$/;

/** '追い返される' is told of whoever it is done to. */
export function safeAgent(
  event: IdeaEvent | undefined,
  { nouns }: Pick<PieceScene, 'nouns'>,
): ParticipantId | undefined {
  const isPassive = event !== undefined && PASSIVE.test(event.words);
  const { agent: agents = [], patient = [], recipient = [] } = event?.roles ?? {};
  const [agent] = isPassive && !/れる$/.test(event.predicate) ? [...patient, ...recipient] : agents;
  return agent !== undefined && nouns.get(agent)?.isSafe ? agent : undefined;
}

/** The end of what stands before a noun and belongs to it, or of what is said before the subject. */
const MODIFIES =
  /(?:[のいなたるん、・]|ついに|とうとう|やがて|すると|そして|しかし|だが|実は|最後に|突然|いきなり|今度は|結局|ある日|その後|ところが)$/;

/** Whom a clause is about: the first that は or が marks. */
export function subjectOf(text: string, nouns: PieceScene['nouns']): ParticipantId | undefined {
  const found = [...nouns]
    .filter(([, { short }]) => short !== '')
    .flatMap(([id, { short, title }]) => {
      const isHead = (before: string): boolean =>
        before === '' || MODIFIES.test(before) || (title !== undefined && before.endsWith(title));
      const at = ['は', 'が', 'も', 'では', 'たちは', 'たちが']
        .flatMap((particle) => [short, title ?? short].map((noun) => text.indexOf(noun + particle)))
        .filter((each) => each >= 0 && isHead(text.slice(0, each)));
      return at.length === 0 ? [] : [{ id, at: Math.min(...at) + short.length }];
    })
    .sort((a, b) => a.at - b.at);
  return found[0]?.id;
}
