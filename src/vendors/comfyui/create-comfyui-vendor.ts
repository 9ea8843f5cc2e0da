import type { ComfyuiConfig } from '#src/platform/server/config/comfyui-settings.ts';
import type { Workflow, Workflows } from '#src/shared/catalogue/workflows/workflow.ts';
import { askVendor, readObject, type VendorQuestion } from '../http/ask-vendor.ts';
import { readPicture } from '../results/read-picture.ts';
import { takeResult, type ResultParts } from '../results/take-result.ts';
import {
  VendorError,
  type ImageRequest,
  type Json,
  type Vendor,
  type VendorContext,
  type VendorRequest,
  type VideoRequest,
} from '../vendor.ts';
import { explainAnswer, nodeErrorsOf, tellNodeErrors } from './explain-answer.ts';
import { fillGraph, valuesOf, type ComfyuiValues } from './fill-graph.ts';
import { findJob, findOwnJob, isPending, type FinishedJob, type ReadPath } from './find-job.ts';

/** A job in the server's queue, and the node whose file is wanted. */
interface ComfyuiOperation {
  [key: string]: Json;
  promptId: string;
  output: string;
}

/** A file as the history names it. */
interface OutputFile {
  filename: string;
  subfolder?: string;
  type?: string;
}

const NAME = 'comfyui';
const CHECK_SECONDS = { image: 3, video: 10 } as const;
const MEGABYTE = 1024 * 1024;
/** The queue holds the graphs of all jobs that wait. */
const MOST_ANSWER_BYTES = 16 * MEGABYTE;
const MOST_FILE_BYTES = { image: 60 * MEGABYTE, video: 400 * MEGABYTE } as const;
const MOST_DOWNLOAD_SECONDS = 300;

/**
 * A ComfyUI server of the operator: https://docs.comfy.org/development/comfyui-server/comms_routes. The vendor's name
 * of a model is that of a workflow. Our generation's id is the job's, so that a job whose answer was lost is found
 * again. A server forgets its jobs when it ends; such a job has failed.
 */
export function createComfyuiVendor({ url, workflows }: ComfyuiConfig, parts: ResultParts): Vendor {
  const ask = (question: Omit<VendorQuestion, 'vendor' | 'url'> & { path: string }) =>
    askVendor({ vendor: NAME, url: `${url}${question.path}`, ...question });

  const read: ReadPath = async (path, signal) => {
    const answer = await ask({ method: 'GET', path, mostBytes: MOST_ANSWER_BYTES, signal });
    if (answer.status !== 200) {
      throw explainAnswer(answer);
    }
    return readObject(answer);
  };

  async function upload(fileId: string, name: string, { signal, ...context }: VendorContext): Promise<string> {
    const { bytes, mime } = await readPicture(context, fileId);
    const body = new FormData();
    const fileName = `kinora-${context.generationId}-${name}.${mime === 'image/png' ? 'png' : 'jpg'}`;
    body.append('image', new Blob([new Uint8Array(bytes)], { type: mime }), fileName);
    body.append('type', 'input');
    body.append('overwrite', 'true');
    const answer = await ask({ method: 'POST', path: '/upload/image', body, signal });
    if (answer.status !== 200) {
      throw explainAnswer(answer);
    }
    const { name: stored, subfolder } = readObject(answer);
    if (typeof stored !== 'string') {
      throw new VendorError('busy', 'comfyui took a picture without naming it');
    }
    return typeof subfolder === 'string' && subfolder !== '' ? `${subfolder}/${stored}` : stored;
  }

  /** The pictures that the workflow asks for, by their names at the server. */
  async function pictures(
    { inputs }: Workflow,
    request: ImageRequest | VideoRequest,
    context: VendorContext,
  ): Promise<ComfyuiValues> {
    const files =
      request.kind === 'image'
        ? { image: request.basis ?? request.references[0], endImage: undefined }
        : { image: request.firstFrame, endImage: request.lastFrame };
    const values: ComfyuiValues = {};
    for (const name of ['image', 'endImage'] as const) {
      const fileId = files[name];
      if (inputs[name] && fileId === undefined) {
        // The workflow would run with the picture that its author left in it.
        throw new VendorError('failed', `${context.vendorModel} needs a picture that there is none of: ${name}`);
      }
      if (inputs[name] && fileId !== undefined) {
        values[name] = await upload(fileId, name, context);
      }
    }
    return values;
  }

  async function download(file: OutputFile, request: VendorRequest, context: VendorContext): Promise<Uint8Array> {
    const { filename, subfolder = '', type = 'output' } = file;
    const answer = await ask({
      method: 'GET',
      path: `/view?${new URLSearchParams({ filename, subfolder, type }).toString()}`,
      mostFileBytes: MOST_FILE_BYTES[request.kind === 'video' ? 'video' : 'image'],
      mostSeconds: MOST_DOWNLOAD_SECONDS,
      signal: context.signal,
    });
    if (answer.status === 404) {
      throw new VendorError('failed', `comfyui no longer has ${filename}`);
    }
    if (answer.status !== 200) {
      throw explainAnswer(answer);
    }
    return answer.bytes;
  }

  return {
    repeatable: false,
    async start(request, context) {
      const workflow = workflowFor(workflows, context.vendorModel);
      if ((request.kind !== 'image' && request.kind !== 'video') || request.kind !== workflow.kind) {
        throw new VendorError('failed', `${context.vendorModel} is a workflow for another kind of work`);
      }
      const values = { ...valuesOf(request, workflow), ...(await pictures(workflow, request, context)) };
      const { generationId, signal } = context;
      const body = {
        prompt: fillGraph(workflow, values),
        prompt_id: generationId,
        extra_data: { kinora_generation: generationId },
      };
      const answer = await ask({ method: 'POST', path: '/prompt', body, isSubmit: true, signal });
      if (answer.status !== 200) {
        throw explainAnswer(answer);
      }
      const said = readObject(answer);
      const broken = nodeErrorsOf(said).filter(
        ([id, node]) => id === workflow.output || node.dependent_outputs?.includes(workflow.output),
      );
      if (broken.length > 0) {
        throw new VendorError('failed', `comfyui leaves out the result: ${tellNodeErrors(broken)}`);
      }
      const { prompt_id: promptId } = said;
      if (typeof promptId !== 'string' || !/^[\w-]{1,100}$/.test(promptId)) {
        throw new VendorError('outcome_unknown', 'comfyui accepted the request without an id');
      }
      const operation: ComfyuiOperation = { promptId, output: workflow.output };
      return { kind: 'pending', operation, checkAfterSeconds: CHECK_SECONDS[request.kind] };
    },

    async check(operation, request, context) {
      const { promptId, output } = operation as ComfyuiOperation;
      const found = await findJob(read, promptId, context.signal);
      if (!found) {
        const reason = 'comfyui does not know the job any more: it was restarted, or the job was removed';
        return { kind: 'failed', error: new VendorError('failed', reason) };
      }
      if (found.kind === 'waiting') {
        return { kind: 'pending', checkAfterSeconds: CHECK_SECONDS[request.kind === 'video' ? 'video' : 'image'] };
      }
      const file = outputOf(found.job, output);
      if (file instanceof VendorError) {
        return { kind: 'failed', error: file };
      }
      const bytes = await download(file, request, context);
      const taken = await takeResult(parts, request, { bytes }, context);
      return { kind: 'done', result: { file: taken, servedBy: context.vendorModel } };
    },

    // A server can interrupt only whatever it works on.
    async cancel(operation, { signal }) {
      const { promptId } = operation as ComfyuiOperation;
      if (!(await isPending(read, promptId, signal))) {
        return 'too-late';
      }
      const answer = await ask({ method: 'POST', path: '/queue', body: { delete: [promptId] }, signal });
      if (answer.status !== 200) {
        throw explainAnswer(answer);
      }
      // It may have begun meanwhile.
      return (await findJob(read, promptId, signal)) ? 'too-late' : 'cancelled';
    },

    async find(context) {
      const workflow = workflowFor(workflows, context.vendorModel);
      const found = await findOwnJob(read, context);
      if (!found) {
        return { kind: 'absent' };
      }
      const operation: ComfyuiOperation = { promptId: found.promptId, output: workflow.output };
      return { kind: 'pending', operation, checkAfterSeconds: 1 };
    },
  };
}

function workflowFor(workflows: Workflows, name: string): Workflow {
  const workflow = Object.hasOwn(workflows, name) ? workflows[name] : undefined;
  if (!workflow) {
    throw new VendorError('unusable', `there is no workflow ${name}`, { isNotAsked: true });
  }
  return workflow;
}

/** The first file of the node, whatever the node calls it: images, gifs, videos. */
function outputOf({ outputs, status }: FinishedJob, node: string): OutputFile | VendorError {
  if (status?.status_str === 'error') {
    return new VendorError('failed', `comfyui: ${tellFailure(status.messages)}`);
  }
  const file = Object.values(outputs?.[node] ?? {})
    .flat()
    .find((each) => typeof (each as Partial<OutputFile> | null)?.filename === 'string');
  return (
    (file as OutputFile | undefined) ?? new VendorError('failed', `comfyui finished without a file of node ${node}`)
  );
}

function tellFailure(messages: unknown): string {
  const told = Array.isArray(messages) ? (messages as [unknown, Record<string, unknown> | undefined][]) : [];
  const failure = told.find(([event]) => event === 'execution_error')?.[1];
  if (failure) {
    const { node_id: id, node_type: type, exception_message: message } = failure;
    return `node ${String(id)}, ${String(type)}: ${String(message)}`.slice(0, 400);
  }
  return told.some(([event]) => event === 'execution_interrupted') ? 'the job was interrupted' : 'the job failed';
}
