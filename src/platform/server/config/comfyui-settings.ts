import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as z from 'zod';
import { requireGraph } from '#src/shared/catalogue/workflows/read-graph.ts';
import { requirePlaces } from '#src/shared/catalogue/workflows/require-places.ts';
import { workflowFacts } from '#src/shared/catalogue/workflows/workflow-schema.ts';
import { WORKFLOW_LIMITS, type Workflow, type Workflows } from '#src/shared/catalogue/workflows/workflow.ts';
import { isAppError } from '#src/shared/errors/app-error.ts';
import { errorText } from '#src/shared/errors/error-text.ts';
import { webAddress } from './setting-kinds.ts';

/** A ComfyUI server of the operator. */
export interface ComfyuiConfig {
  /** Without a slash at its end. */
  readonly url: string;
  /** Those of the folder by their names: the names of their files, without the ending. */
  readonly workflows: Workflows;
}

/** Its values are sent there; fetch takes no password in an address. */
export const comfyuiAddress = webAddress(['http:', 'https:'], 'http://127.0.0.1:8188').refine((value) => {
  const address = URL.parse(value);
  return address === null || (address.username === '' && address.search === '' && address.hash === '');
}, 'must be an address without a user, a query or a fragment');

const workflowFile = z.strictObject({ ...workflowFacts, graph: z.unknown() });

/** The values of the settings that are read here. */
interface ComfyuiValues {
  KINORA_COMFYUI_URL?: string;
  KINORA_COMFYUI_WORKFLOWS?: string;
}

const ENDING = '.json';
const MOST_FILE_BYTES = 2 * 1024 * 1024;

/** The server, with the workflows of the folder if there is one; a folder without a server is a mistake. */
export function readComfyui(
  values: ComfyuiValues,
  mistakes: string[],
  projectFolder: string,
): ComfyuiConfig | undefined {
  const { KINORA_COMFYUI_URL: url, KINORA_COMFYUI_WORKFLOWS: folder } = values;
  if (url === undefined) {
    if (folder !== undefined && mistakes.length === 0) {
      mistakes.push('KINORA_COMFYUI_WORKFLOWS needs KINORA_COMFYUI_URL');
    }
    return undefined;
  }
  const workflows = folder === undefined ? {} : readWorkflows(resolve(projectFolder, folder), mistakes);
  return { url: url.replace(/\/+$/, ''), workflows };
}

function readWorkflows(folder: string, mistakes: string[]): Workflows {
  const { workflows: most, nameCharacters } = WORKFLOW_LIMITS;
  let names: string[];
  try {
    names = readdirSync(folder).filter((name) => name.endsWith(ENDING));
  } catch {
    mistakes.push(`KINORA_COMFYUI_WORKFLOWS must be a folder that can be read (it is "${folder}")`);
    return {};
  }
  if (names.length === 0 || names.length > most) {
    mistakes.push(`KINORA_COMFYUI_WORKFLOWS must have 1 to ${most} files that end in ${ENDING}`);
    return {};
  }
  return Object.fromEntries(
    names.sort().flatMap((file): [string, Workflow][] => {
      const name = file.slice(0, -ENDING.length);
      const read =
        name.length > nameCharacters
          ? `its name has more than ${nameCharacters} characters`
          : readWorkflow(join(folder, file));
      if (typeof read === 'string') {
        mistakes.push(`KINORA_COMFYUI_WORKFLOWS has a workflow that cannot be used: ${file}: ${read}`);
        return [];
      }
      return [[name, read]];
    }),
  );
}

/** A workflow, or what is wrong with it. */
function readWorkflow(path: string): Workflow | string {
  let given: unknown;
  try {
    if (statSync(path).size > MOST_FILE_BYTES) {
      return `is larger than ${MOST_FILE_BYTES} bytes`;
    }
    given = JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return 'cannot be read as JSON';
  }
  const parsed = workflowFile.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return [issue?.path.join('.'), issue?.message].filter((part) => part).join(' ');
  }
  try {
    const workflow: Workflow = { ...parsed.data, graph: requireGraph(parsed.data.graph) };
    requirePlaces(workflow);
    return workflow;
  } catch (error) {
    if (!isAppError(error)) {
      throw error;
    }
    return errorText('en', error.code, error.details);
  }
}
