import type { FilmPlanOfIdea } from '#src/draft-engine/story/film-plan.ts';
import type { IdeaGraph } from '#src/draft-engine/story/idea/idea-graph.ts';
import type { StoryWriting } from '#src/draft-engine/story/passes/story-writing.ts';
import type { UnderstoodIdea } from '#src/draft-engine/story/telling/understand-idea.ts';
import type { Log } from '#src/platform/server/log/create-log.ts';
import {
  VendorError,
  type Json,
  type PromptWritingRequest,
  type RicherPrompt,
  type Vendor,
  type VendorContext,
  type VendorRequest,
  type VendorResult,
} from '../vendor.ts';
import type { LanguageModel } from './ask-language-model.ts';
import { enrichPrompt } from './enrich-prompt.ts';
import { readIdea } from './read-idea.ts';
import { createOutageRest, type OutageRest } from './rest-after-outages.ts';
import { rewriteStory, type RewritingParts } from './rewrite-story.ts';
import { PROMPT_BUDGET, STORY_LIMITS, withinBudget } from './story-budget.ts';
import { wordFilm } from './word-film.ts';

/** How a language model is reached. Its `model` is the name that the request has at the vendor where absent. */
export type LanguageAccess = Omit<LanguageModel, 'model'> & { model?: string };

export interface LanguageParts {
  log: Pick<Log, 'warn'>;
  /** True for a text that nothing may be made from. */
  isForbidden: (text: string) => boolean;
  /** Limit of one answer; for tests. */
  mostSeconds?: number;
}

type TextRequest = Extract<VendorRequest, { kind: 'text' }>;
type StoryRequest = Extract<TextRequest, { task: 'plan-film' }>;

const DRAFT_MODEL = { model: 'draft-text', vendorModel: 'draft-text-1' } as const;
/** Starts of a story in which the model is asked: one that kills workers is written by the built-in rules. */
const MOST_ASKING_ATTEMPTS = 2;
/** Limit of the built-in engine for a plan of what a model read: its own reading does not wait for longer. */
const MOST_PLAN_MILLISECONDS = 60_000;

/**
 * A language model as a vendor of stories: it reads the idea, the built-in engine plans the film from its reading, and
 * it words the plan; in deep-create mode it also criticises its words and writes them again. Whatever it does not do
 * well the built-in engine does; the result says who wrote (`servedBy`, `StoryWriting`), the log why not the model. A
 * story never fails by the model's fault. A start whose worker died is sent again. A prompt is written richer by the
 * model alone.
 */
export function createLanguageVendor(access: LanguageAccess, draft: Vendor, parts: LanguageParts): Vendor {
  const rest = createOutageRest();
  return {
    repeatable: false,
    mayRepeat: () => true,
    async start(request, context) {
      if (request.kind !== 'text') {
        throw new VendorError('failed', `${access.name} is asked for texts only`);
      }
      const language = { ...access, model: access.model ?? context.vendorModel };
      if (request.task === 'enrich-prompt') {
        return { kind: 'done', result: await enrich(language, { parts, rest }, request, context) };
      }
      if (request.task !== 'plan-film') {
        return draft.start(request, { ...context, ...DRAFT_MODEL });
      }
      return { kind: 'done', result: await writeStory(language, { draft, parts, rest }, request, context) };
    },
    check: () => Promise.reject(new VendorError('failed', 'a language model has no operations')),
    // Nothing is lost where it was asked in vain.
    find: () => Promise.resolve({ kind: 'absent' }),
  };
}

/** A richer prompt. Throws what `enrichPrompt` throws. */
async function enrich(
  language: LanguageModel,
  { parts: { isForbidden, mostSeconds }, rest }: Pick<Writers, 'parts' | 'rest'>,
  { prompt }: PromptWritingRequest,
  { signal }: VendorContext,
): Promise<VendorResult> {
  const asked = withinBudget(language, { ...PROMPT_BUDGET, ...(mostSeconds ? { mostSeconds } : {}), signal, rest });
  const { richer, writtenBy } = await enrichPrompt(asked, { ...prompt, isForbidden });
  return { data: { prompt: richer } satisfies RicherPrompt, servedBy: writtenBy };
}

interface Writers {
  draft: Vendor;
  parts: LanguageParts;
  rest: OutageRest;
}

async function writeStory(
  language: LanguageModel,
  { draft, parts, rest }: Writers,
  request: StoryRequest,
  context: VendorContext,
): Promise<VendorResult> {
  const { signal } = context;
  const { isForbidden, log, mostSeconds } = parts;
  const { idea, language: spoken, type, graph: corrected, deep } = request.story;
  const asked = withinBudget(language, { limits: STORY_LIMITS[deep ? 'deep' : 'plain'], mostSeconds, signal, rest });
  const { attempt, failure } = createAttempts(context, log);
  /** Plans from a graph that the built-in reader has not made. */
  const plan = (change: Partial<StoryRequest['story']>): Promise<VendorResult> => {
    const limited = { ...context, signal: AbortSignal.any([signal, AbortSignal.timeout(MOST_PLAN_MILLISECONDS)]) };
    return askDraft(draft, { ...request, story: { ...request.story, ...change } }, limited);
  };

  const read = corrected
    ? undefined
    : await attempt('read the idea of', async () => {
        const { graph, readBy } = await readIdea(asked, { own: await readOwn(draft, request, context), type });
        return { readBy, planned: await plan({ graph }) };
      });
  const planned = read?.planned ?? (await askDraft(draft, request, context));
  const film = { plan: filmOf(planned), idea, language: spoken, type, isForbidden };
  const worded = await attempt('word', () => wordFilm(asked, film));
  const writing = writingOf(read?.readBy, worded?.wordedBy, failure());
  const written =
    worded && deep
      ? await rewriteStory(
          asked,
          { film, worded },
          { attempt, score: async (wordings) => filmOf(await plan({ graph: film.plan.graph, wordings })) },
        )
      : (worded?.plan ?? film.plan);
  return {
    ...planned,
    data: { ...written, writing } as unknown as Json,
    servedBy: worded?.wordedBy ?? read?.readBy ?? planned.servedBy,
  };
}

/** What a language model is asked for: undefined where it did not do it, or was not reached before. */
function createAttempts(
  { attempt: start = 1, generationId, signal }: VendorContext,
  log: LanguageParts['log'],
): { attempt: RewritingParts['attempt']; failure: () => StoryWriting['failure'] } {
  let isReached = start <= MOST_ASKING_ATTEMPTS;
  let failure: StoryWriting['failure'] = isReached ? undefined : 'unreached';
  return {
    failure: () => failure,
    async attempt(what, work) {
      try {
        return isReached ? await work() : undefined;
      } catch (error) {
        signal.throwIfAborted();
        isReached = !(error instanceof VendorError) || error.kind === 'failed' || error.kind === 'refused';
        failure = isReached ? 'useless' : 'unreached';
        log.warn({ generationId, err: error }, `a language model did not ${what} a film`);
        return undefined;
      }
    },
  };
}

const writingOf = (
  readBy: string | undefined,
  wordedBy: string | undefined,
  failure: StoryWriting['failure'],
): StoryWriting => ({
  ...(readBy === undefined ? {} : { readBy }),
  ...(wordedBy === undefined ? {} : { wordedBy }),
  ...(failure === undefined ? {} : { failure }),
});

const filmOf = ({ data }: VendorResult): FilmPlanOfIdea => data as unknown as FilmPlanOfIdea;

/** What the built-in reader finds in the idea. */
async function readOwn(draft: Vendor, { story }: StoryRequest, context: VendorContext): Promise<IdeaGraph> {
  const { idea, language, seed, type } = story;
  const request = { kind: 'text', task: 'understand-idea', idea: { idea, language, seed, type } } as const;
  const { data } = await askDraft(draft, request, context);
  return (data as unknown as UnderstoodIdea).graph;
}

/** What the built-in engine answers. */
async function askDraft(draft: Vendor, request: TextRequest, context: VendorContext): Promise<VendorResult> {
  const started = await draft.start(request, { ...context, ...DRAFT_MODEL });
  if (started.kind !== 'done') {
    throw new Error('the draft engine answers at once');
  }
  return started.result;
}
