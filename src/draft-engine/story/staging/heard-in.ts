import type { DeedId } from '../idea/deeds.ts';
import type { IdeaEvent } from '../idea/idea-graph.ts';
import type { Plot, PlotStep, StepKind } from '../plot/plot.ts';
import type { StagedShot } from '../words/film-words.ts';
import { membersOf } from './film-cast.ts';
import type { FilmCast } from './who-is-cast.ts';

const SPEAKING: ReadonlySet<DeedId> = new Set<DeedId>(['speak', 'whisper', 'shout', 'telephone']);
/** Shots that say by themselves what they show. */
const AROUND: ReadonlySet<StepKind> = new Set<StepKind>(['insert', 'before', 'after']);
/** Of so many shots one is silent at the most. */
const ONE_SILENT_OF = 5;

interface HeardScene {
  plot: Plot;
  index: number;
  step: PlotStep;
  event: IdeaEvent | undefined;
  cast: FilmCast;
  shots: readonly StagedShot[];
  /** Whom the shot is about. */
  subject: StagedShot['subject'];
  /** A film type that has a narrator throughout. */
  isTold: boolean;
}

/**
 * Who is heard in a shot: two who talk, whoever speaks in the idea, nobody where the picture says it, else the
 * narrator.
 */
export function heardIn(scene: HeardScene): StagedShot['heard'] {
  const { step, cast } = scene;
  if (step.kind === 'talk') {
    const two = step.who.flatMap((id) => membersOf(cast, id));
    return line(two[step.round % 2]?.key ?? two[0]?.key, two[1 - (step.round % 2)]?.key);
  }
  return spokenDeed(scene) ?? reaction(scene) ?? (isSilent(scene) ? { kind: 'silent' } : { kind: 'narration' });
}

/** What somebody says in the idea, unless a narrator tells it. */
function spokenDeed({ step, event, cast, isTold }: HeardScene): StagedShot['heard'] | undefined {
  const isTheirs = step.kind === 'deed' && step.events.length === 1 && !isTold;
  if (!isTheirs || !event?.deed || !SPEAKING.has(event.deed) || event.isMain) {
    return undefined;
  }
  const { agent = [], recipient = [], companion = [] } = event.roles;
  const [speaker] = agent.flatMap((id) => membersOf(cast, id));
  const [hearer] = [...recipient, ...companion].flatMap((id) => membersOf(cast, id));
  return speaker?.participant.presence === 'here' ? line(speaker.key, hearer?.key) : undefined;
}

/** Whoever an event concerns says something of it, where there is something that one says. */
function reaction({ step, subject, cast, isTold }: HeardScene): StagedShot['heard'] | undefined {
  const speaker = subject.kind === 'character' ? cast.members.find(({ key }) => key === subject.key) : undefined;
  return step.kind === 'reaction' && !isTold && speaker?.participant.presence === 'here'
    ? line(speaker.key, undefined)
    : undefined;
}

function isSilent({ plot, index, step, shots }: HeardScene): boolean {
  const count = plot.steps.length;
  const isEdge = index === 0 || index === count - 1;
  const isAround = AROUND.has(step.kind);
  const silent = shots.filter(({ heard, step: { kind } }) => heard.kind === 'silent' || kind === 'cut_in').length;
  return (
    !isEdge &&
    isAround &&
    shots.at(-1)?.heard.kind !== 'silent' &&
    silent < Math.max(1, Math.floor(count / ONE_SILENT_OF))
  );
}

const line = (speakerKey: string | undefined, hearerKey: string | undefined): StagedShot['heard'] =>
  speakerKey === undefined
    ? { kind: 'narration' }
    : { kind: 'line', speakerKey, ...(hearerKey === undefined ? {} : { hearerKey }) };
