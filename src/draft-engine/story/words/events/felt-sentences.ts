import type { Emotion } from '#src/shared/catalogue/shots.ts';
import type { ParticipantId } from '../../idea/idea-graph.ts';
import { isLongedForIn } from '../../longed-for.ts';
import type { Sentence } from '../choose-sentence.ts';
import type { CastMember, FilmFacts, StagedShot } from '../film-words.ts';

/** A sentence of how one sees each feeling, with a slot for whoever has it. */
export type FeltSentences = Readonly<Partial<Record<Emotion, readonly string[]>>>;

/** Somebody whose feeling a shot shows from near, after what was told. */
export function whoFeels({ step, subject }: StagedShot, { members, graph }: FilmFacts): CastMember | undefined {
  const member = subject.kind === 'character' ? members.find(({ key }) => key === subject.key) : undefined;
  const event = graph.events.find(({ id }) => id === step.events[0]);
  // Who is only what somebody turns into feels nothing of their own.
  const isResult = member !== undefined && event?.roles.result?.includes(member.participant.id) === true;
  const isLongedFor = member !== undefined && event !== undefined && isLongedForIn(event, member.participant.id);
  const isSeen =
    !isResult && !isLongedFor && member?.figure.kind === 'person' && member.participant.presence === 'here';
  return step.kind === 'reaction' && isSeen && member.participant.count === 1 ? member : undefined;
}

/** What one sees that somebody feels, with the pattern of each sentence; `wordOf` names them. */
export function feltIn(
  shot: StagedShot,
  facts: FilmFacts,
  [table, wordOf]: readonly [FeltSentences, (id: ParticipantId) => string | undefined],
): Sentence[] {
  const member = whoFeels(shot, facts);
  const word = member && wordOf(member.participant.id);
  return word === undefined
    ? []
    : (table[shot.emotion] ?? []).map((pattern) => ({ pattern, text: pattern.replace('{who}', word) }));
}
