import { readFile } from 'node:fs/promises';
import type { Ffmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import { probeMedia } from '#src/platform/server/media/ffmpeg/probe-media.ts';
import { readFrame } from '#src/platform/server/media/pictures/thumbnail.ts';
import type { Content, Finding, Moderator } from './moderation/moderator.ts';
import {
  VendorError,
  type RicherPrompt,
  type Vendor,
  type VendorContext,
  type VendorRequest,
  type VendorResult,
} from './vendor.ts';

export interface ModerationParts {
  moderator: Moderator;
  ffmpeg: Ffmpeg;
}

/** The moments of a clip that are looked at, as shares of its length. */
const MOMENTS = [0.05, 0.35, 0.65, 0.95] as const;
const FRAME_WIDTH_PIXELS = 448;
/** Findings about texts that are remembered: the shots of a film share most of their words. */
const MOST_TEXTS = 500;

/**
 * A vendor whose requests and results are moderated (SEC-15): a request whose words are refused is not sent, a result
 * that is refused is a refusal by the vendor, and what is unsure comes with a doubt.
 */
export function withModeration(vendor: Vendor, parts: ModerationParts): Vendor {
  const judgeText = createTextMemory(parts.moderator);
  const doubtResult = async (
    request: VendorRequest,
    result: VendorResult,
    context: VendorContext,
  ): Promise<VendorResult> => {
    const seen = await judgeFile(parts, result, context);
    if (seen.verdict === 'refused') {
      throw refusal('the result', seen);
    }
    const written = writtenIn(request, result);
    const text = written ?? wordsOf(request);
    const said = await judgeText(text, context.signal);
    if (written !== undefined && said.verdict === 'refused') {
      throw refusal('the result', said);
    }
    const findings = [...(seen.verdict === 'fine' ? [] : [seen]), ...(said.verdict === 'fine' ? [] : [said])];
    const [first] = findings;
    if (!first) {
      return result;
    }
    const categories = Object.assign({}, ...findings.map((finding) => finding.categories)) as Finding['categories'];
    return { ...result, doubt: { by: first.by, categories, text } };
  };
  return {
    ...vendor,
    start: async (request, context) => {
      const said = await judgeText(wordsOf(request), context.signal);
      if (said.verdict === 'refused') {
        throw refusal('the request', said, { isNotAsked: true });
      }
      const started = await vendor.start(request, context);
      return started.kind === 'done'
        ? { kind: 'done', result: await doubtResult(request, started.result, context) }
        : started;
    },
    check: async (operation, request, context) => {
      const checked = await vendor.check(operation, request, context);
      return checked.kind === 'done'
        ? { kind: 'done', result: await doubtResult(request, checked.result, context) }
        : checked;
    },
  };
}

/**
 * The draft engine, which judges nothing but the words of films with paid models, before it plans them: refused ones
 * end the film before anything is paid (ERR-06).
 */
export function withJudgedWords(draft: Vendor, { moderate }: Moderator): Vendor {
  return {
    ...draft,
    start: async (request, context) => {
      if (request.kind === 'text' && request.task === 'plan-film' && request.judgedWords !== undefined) {
        const said = await moderate({ kind: 'text', text: request.judgedWords }, context.signal);
        if (said.verdict === 'refused') {
          throw refusal('the request', said, { isNotAsked: true });
        }
      }
      return draft.start(request, context);
    },
  };
}

function refusal(what: string, { by, categories }: Finding, options: { isNotAsked?: boolean } = {}): VendorError {
  return new VendorError('refused', `${what} was refused by ${by}: ${Object.keys(categories).join(', ')}`, options);
}

function createTextMemory({ moderate }: Moderator): (text: string, signal: AbortSignal) => Promise<Finding> {
  const known = new Map<string, Finding>();
  return async (text, signal) => {
    if (text === '') {
      return { verdict: 'fine', by: 'nobody', categories: {} };
    }
    const before = known.get(text);
    if (before) {
      return before;
    }
    const finding = await moderate({ kind: 'text', text }, signal);
    known.set(text, finding);
    if (known.size > MOST_TEXTS) {
      known.delete(known.keys().next().value ?? '');
    }
    return finding;
  };
}

/** What people have written, or what was made of it, in a request. */
function wordsOf(request: VendorRequest): string {
  if (request.kind === 'text') {
    return textOf(request);
  }
  if (request.kind === 'voice') {
    return request.text;
  }
  if (request.kind === 'lip-sync' && typeof request.sound !== 'string') {
    return [request.sound.text, request.prompt ?? ''].join(' ').trim();
  }
  return 'prompt' in request ? (request.prompt ?? '') : '';
}

/** The text that a result is; it has the words of its request in it. */
const writtenIn = (request: VendorRequest, { data }: VendorResult): string | undefined =>
  request.kind === 'text' && request.task === 'enrich-prompt' ? (data as unknown as RicherPrompt).prompt : undefined;

function textOf(request: Extract<VendorRequest, { kind: 'text' }>): string {
  switch (request.task) {
    case 'understand-idea':
      return request.idea.idea;
    case 'plan-shot':
      return request.shot.text;
    case 'suggest-for-prompt':
    case 'enrich-prompt':
      return request.prompt.text;
    case 'find-face':
    case 'preview-meme':
      return '';
    case 'plan-film':
      return request.judgedWords ?? request.story.idea;
  }
}

const VERDICTS: readonly Finding['verdict'][] = ['fine', 'unsure', 'refused'];

/** The finding about what is seen in a result; unsure where it cannot be looked at, since it is paid for. */
async function judgeFile(...given: Parameters<typeof judgeSeen>): Promise<Finding> {
  try {
    return await judgeSeen(...given);
  } catch {
    given[2].signal.throwIfAborted();
    return { verdict: 'unsure', by: 'nobody', categories: { unchecked: 1 } };
  }
}

/** The worst finding about a picture, or about some frames of a clip. Sounds are not judged. */
async function judgeSeen(
  { moderator, ffmpeg }: ModerationParts,
  { file }: VendorResult,
  { signal }: VendorContext,
): Promise<Finding> {
  let worst: Finding = { verdict: 'fine', by: 'nobody', categories: {} };
  const judge = async (content: Content): Promise<void> => {
    const finding = await moderator.moderate(content, signal);
    worst = VERDICTS.indexOf(finding.verdict) > VERDICTS.indexOf(worst.verdict) ? finding : worst;
  };
  if (file?.mime.startsWith('image/')) {
    await judge({ kind: 'picture', bytes: await readFile(file.path), mime: file.mime });
  }
  if (file?.mime.startsWith('video/')) {
    const { durationSeconds, streams } = await probeMedia(ffmpeg, file.path, signal);
    const { width = 16, height: rows = 9 } = streams.find(({ kind }) => kind === 'video') ?? {};
    const height = Math.round((FRAME_WIDTH_PIXELS * rows) / width);
    for (const share of MOMENTS) {
      const atSeconds = durationSeconds * share;
      const frame = await readFrame({ ffmpeg, path: file.path, atSeconds, width: FRAME_WIDTH_PIXELS, signal }, height);
      await judge({ kind: 'picture', bytes: frame.toBuffer('image/jpeg', 90), mime: 'image/jpeg' });
    }
  }
  return worst;
}
