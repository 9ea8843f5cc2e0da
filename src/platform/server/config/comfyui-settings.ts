import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as z from 'zod';
import { webAddress } from './setting-kinds.ts';

/** A ComfyUI server of the operator. */
export interface ComfyuiConfig {
  /** Without a slash at its end. */
  readonly url: string;
  /** By their names: those of their files, without the ending. */
  readonly workflows: Readonly<Record<string, ComfyuiWorkflow>>;
}

/** What a workflow makes, and which of its nodes get what. */
export interface ComfyuiWorkflow {
  readonly kind: 'image' | 'video';
  /** Nodes by their ids, in the form of ComfyUI's export for the API. */
  readonly graph: Readonly<Record<string, ComfyuiNode>>;
  /** Where each of our inputs goes: a node's id, `inputs`, the name of one of its inputs. */
  readonly inputs: Readonly<Partial<Record<ComfyuiInput, readonly [string, 'inputs', string]>>>;
  /** Id of the node whose file is the result. */
  readonly output: string;
  /** Frames in a second of the clip, for a workflow that is told its length in `frames`. */
  readonly framesPerSecond?: number | undefined;
}

interface ComfyuiNode {
  readonly class_type: string;
  readonly inputs: Readonly<Record<string, unknown>>;
}

/** What a workflow may be given. `image` is a picture's first frame or basis, `endImage` the last frame of a clip. */
const INPUTS = ['prompt', 'notWanted', 'seed', 'width', 'height', 'image', 'endImage', 'seconds', 'frames'] as const;
export type ComfyuiInput = (typeof INPUTS)[number];

/** Its values are sent there; fetch takes no password in an address. */
export const comfyuiAddress = webAddress(['http:', 'https:'], 'http://127.0.0.1:8188').refine((value) => {
  const address = URL.parse(value);
  return address === null || (address.username === '' && address.search === '' && address.hash === '');
}, 'must be an address without a user, a query or a fragment');

const node = z.looseObject({ class_type: z.string(), inputs: z.record(z.string(), z.unknown()) });
const place = z.tuple([z.string(), z.literal('inputs'), z.string()]);
const workflowSchema = z
  .strictObject({
    kind: z.enum(['image', 'video']),
    graph: z.record(z.string(), node),
    inputs: z.partialRecord(z.enum(INPUTS), place),
    output: z.string(),
    framesPerSecond: z.number().min(1).max(120).optional(),
  })
  .superRefine(({ graph, inputs, output, framesPerSecond: rate }, context) => {
    const complain = (path: string[], message: string): void => context.addIssue({ code: 'custom', path, message });
    if (!inputs.prompt) {
      complain(['inputs'], 'must say where the prompt goes');
    }
    for (const [name, [id, , field]] of Object.entries(inputs)) {
      if (!Object.hasOwn(graph, id) || !Object.hasOwn(graph[id]?.inputs ?? {}, field)) {
        complain(['inputs', name], `names an input that the graph does not have (${id}, ${field})`);
      }
    }
    if (!Object.hasOwn(graph, output)) {
      complain(['output'], `names a node that the graph does not have (${output})`);
    }
    if (inputs.frames && rate === undefined) {
      complain(['framesPerSecond'], 'is needed by a workflow that is told its length in frames');
    }
  });

/** The values of the settings that are read here. */
interface ComfyuiValues {
  KINORA_COMFYUI_URL?: string;
  KINORA_COMFYUI_WORKFLOWS?: string;
}

const MOST_WORKFLOWS = 100;
const MOST_FILE_BYTES = 2 * 1024 * 1024;

/** The server with its workflows when both settings are given; one without the other is a mistake. */
export function readComfyui(
  values: ComfyuiValues,
  mistakes: string[],
  projectFolder: string,
): ComfyuiConfig | undefined {
  const { KINORA_COMFYUI_URL: url, KINORA_COMFYUI_WORKFLOWS: folder } = values;
  if (url === undefined || folder === undefined) {
    if ((url !== undefined || folder !== undefined) && mistakes.length === 0) {
      mistakes.push('KINORA_COMFYUI_URL and KINORA_COMFYUI_WORKFLOWS are needed together');
    }
    return undefined;
  }
  return { url: url.replace(/\/+$/, ''), workflows: readWorkflows(resolve(projectFolder, folder), mistakes) };
}

function readWorkflows(folder: string, mistakes: string[]): Record<string, ComfyuiWorkflow> {
  let names: string[];
  try {
    names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  } catch {
    mistakes.push(`KINORA_COMFYUI_WORKFLOWS must be a folder that can be read (it is "${folder}")`);
    return {};
  }
  if (names.length === 0 || names.length > MOST_WORKFLOWS) {
    mistakes.push(`KINORA_COMFYUI_WORKFLOWS must have 1 to ${MOST_WORKFLOWS} files that end in .json`);
    return {};
  }
  return Object.fromEntries(
    names.sort().flatMap((name): [string, ComfyuiWorkflow][] => {
      const read = readWorkflow(join(folder, name));
      if (typeof read === 'string') {
        mistakes.push(`KINORA_COMFYUI_WORKFLOWS has a workflow that cannot be used: ${name}: ${read}`);
        return [];
      }
      return [[name.slice(0, -'.json'.length), read]];
    }),
  );
}

/** A workflow, or what is wrong with it. */
function readWorkflow(path: string): ComfyuiWorkflow | string {
  let given: unknown;
  try {
    if (statSync(path).size > MOST_FILE_BYTES) {
      return `is larger than ${MOST_FILE_BYTES} bytes`;
    }
    given = JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return 'cannot be read as JSON';
  }
  const parsed = workflowSchema.safeParse(given);
  if (parsed.success) {
    return parsed.data;
  }
  const [issue] = parsed.error.issues;
  if (issue?.path[0] === 'graph') {
    return 'graph must be a workflow that ComfyUI exported for the API (Workflow, Export (API))';
  }
  return [issue?.path.join('.'), issue?.message].filter((part) => part).join(' ');
}
