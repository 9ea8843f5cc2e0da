import type { DeedId } from '../../idea/deeds.ts';
import type { IdeaEvent, ParticipantId } from '../../idea/idea-graph.ts';
import type { SentenceChooser } from '../choose-sentence.ts';
import type { CastMember, FilmFacts, StagedShot } from '../film-words.ts';
import { gladLine, lastLine } from './last-lines.ts';
import { askingLine, isAsking, reactionLine } from './reaction-lines.ts';
import { type SideSpeaker, sideSpeakers } from './side-lines.ts';

/** What a language puts into a line beside an event. */
interface BesideTongue {
  chooser: SentenceChooser;
  isTold: (event: IdeaEvent) => boolean;
  canBeHeard: (speaker: CastMember) => boolean;
  /** What is asked in the idea's own words. */
  questionOf: (event: IdeaEvent, speaker: ParticipantId) => string | undefined;
  /** A template in the manner of whoever speaks; undefined where it cannot be said. */
  write: (template: string, who: SideSpeaker) => string | undefined;
}

/** What those in an event say to each other in a shot in which nothing of it is told; at the end of a film, last. */
export function besideLine(
  shot: StagedShot,
  event: IdeaEvent | undefined,
  facts: FilmFacts,
  tongue: BesideTongue,
): (SideSpeaker & { text: string }) | undefined {
  if (event === undefined) {
    return undefined;
  }
  const speakers = sideSpeakers(shot, event, facts).filter(
    ({ speaker, isBefore }) => tongue.isTold(event) !== isBefore && tongue.canBeHeard(speaker),
  );
  const isSayable = (text: string | undefined): boolean => text !== undefined && !tongue.chooser.isSpent(text);
  for (const templatesOf of shot.step.kind === 'ending' ? [lastOf, besideOf, gladOf] : [besideOf]) {
    for (const who of speakers) {
      const text = templatesOf(who, event, { shot, facts, tongue })
        .map((template) => (template === undefined ? undefined : tongue.write(template, who)))
        .find(isSayable);
      if (text !== undefined) {
        tongue.chooser.say(text);
        return { ...who, text };
      }
    }
  }
  return undefined;
}

interface BesideScene {
  shot: StagedShot;
  facts: FilmFacts;
  tongue: BesideTongue;
}

type TemplatesOf = (who: SideSpeaker, event: IdeaEvent, scene: BesideScene) => (string | undefined)[];

/** Deeds of which whoever does them says 'here, take it': only while it is seen, never when the other one has it. */
const HANDING: ReadonlySet<DeedId> = new Set<DeedId>(['give', 'pay', 'sell']);

const isOver = ({ participant }: CastMember, { deed, roles }: IdeaEvent, { step }: StagedShot): boolean =>
  deed !== undefined && HANDING.has(deed) && step.kind !== 'cut_in' && roles.agent?.includes(participant.id) === true;

const besideOf: TemplatesOf = ({ speaker, isBefore }, event, { shot, facts, tongue }) => [
  isAsking(event) === isBefore ? undefined : tongue.questionOf(event, speaker.participant.id),
  isBefore
    ? askingLine(facts.graph, event, facts.language)
    : isOver(speaker, event, shot)
      ? undefined
      : reactionLine(facts.graph, event, speaker.participant.id, facts.language),
];

const lastSpeaker = ({ speaker }: SideSpeaker, { shot, facts }: BesideScene) => ({
  speaker: speaker.participant.id,
  feels: shot.emotion,
  spoken: facts.language,
});

const lastOf: TemplatesOf = (who, event, scene) => [lastLine(scene.facts.graph, event, lastSpeaker(who, scene))];
const gladOf: TemplatesOf = (who, event, scene) => [gladLine(scene.facts.graph, event, lastSpeaker(who, scene))];
