import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isAppError } from '#src/shared/errors/app-error.ts';
import { readConfig } from './read-config.ts';

const URL_OF_SERVER = 'http://127.0.0.1:8188';
const WORKFLOW = {
  kind: 'video',
  graph: {
    '6': { class_type: 'CLIPTextEncode', inputs: { text: '', clip: ['4', 1] }, _meta: { title: 'Prompt' } },
    '9': { class_type: 'SaveVideo', inputs: { filename_prefix: 'kinora' } },
    '50': { class_type: 'WanImageToVideo', inputs: { length: 81 } },
  },
  inputs: { prompt: ['6', 'inputs', 'text'], frames: ['50', 'inputs', 'length'] },
  output: '9',
  framesPerSecond: 16,
};

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-workflows-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const settings = (): Record<string, string> => ({
  KINORA_COMFYUI_URL: `${URL_OF_SERVER}/`,
  KINORA_COMFYUI_WORKFLOWS: folder,
});

function complaint(env: Record<string, string>): string {
  try {
    readConfig(env);
    return '';
  } catch (error) {
    return isAppError(error, 'CONFIG_INVALID') ? String(error.details?.['mistakes']) : String(error);
  }
}

test('[OPS-02] the workflows of the folder are read by the names of their files', async () => {
  await writeFile(join(folder, 'wan-2.2.json'), JSON.stringify(WORKFLOW));
  await writeFile(join(folder, 'notes.txt'), 'not a workflow');
  expect(readConfig(settings()).comfyui).toEqual({ url: URL_OF_SERVER, workflows: { 'wan-2.2': WORKFLOW } });
  expect(readConfig({ KINORA_COMFYUI_URL: URL_OF_SERVER }).comfyui).toEqual({ url: URL_OF_SERVER, workflows: {} });
  expect(readConfig({}).comfyui).toBeUndefined();
});

test('[OPS-02] mistakes in the settings of ComfyUI are told', async () => {
  const env = settings();
  expect(complaint({ KINORA_COMFYUI_WORKFLOWS: folder })).toMatch(/WORKFLOWS needs KINORA_COMFYUI_URL$/);
  expect(complaint({ ...env, KINORA_COMFYUI_URL: 'http://me:hush@there' })).toMatch(/without a user/);
  expect(complaint({ ...env, KINORA_COMFYUI_WORKFLOWS: join(folder, 'none') })).toMatch(/must be a folder/);
  expect(complaint(env)).toMatch(/must have 1 to 100 files/);
});

const { graph, inputs, framesPerSecond: _, ...rest } = WORKFLOW;

/** Lists inside each other. */
const deep = (levels: number): unknown => (levels === 0 ? 1 : [deep(levels - 1)]);

test.each<[string, unknown, RegExp]>([
  ['no JSON', undefined, /a\.json: cannot be read as JSON/],
  [
    'a graph of the editor',
    { ...WORKFLOW, graph: { nodes: [], links: [] } },
    /a\.json: This is not what ComfyUI exports for the API/,
  ],
  ['no prompt', { ...WORKFLOW, inputs: {} }, /where this goes: prompt/],
  [
    'an input that is misspelt',
    { ...WORKFLOW, inputs: { ...inputs, seed: ['3', 'inputs', 'seed'] } },
    /where this goes: seed \(3, seed\)/,
  ],
  [
    'a field that every object has',
    { ...WORKFLOW, inputs: { prompt: ['6', 'inputs', '__proto__'] } },
    /where this goes: prompt \(6, __proto__\)/,
  ],
  [
    'an input that is not known',
    { ...WORKFLOW, inputs: { ...inputs, sead: ['6', 'inputs', 'text'] } },
    /a\.json: inputs/,
  ],
  ['no such output', { ...WORKFLOW, output: '99' }, /where this goes: output \(99\)/],
  ['frames without a rate', { ...rest, graph, inputs }, /where this goes: framesPerSecond/],
  ['too many levels', { ...WORKFLOW, graph: deep(20) }, /a\.json: This workflow is too large/],
  ['lengths of no clip', { ...WORKFLOW, durationsSeconds: [0] }, /a\.json: durationsSeconds/],
  ['another kind', { ...WORKFLOW, kind: 'music' }, /a\.json: kind/],
])('[OPS-02] a workflow with %s is a mistake that names its file', async (_, workflow, message) => {
  await writeFile(join(folder, 'a.json'), workflow === undefined ? '{' : JSON.stringify(workflow));
  await writeFile(join(folder, 'b.json'), JSON.stringify(WORKFLOW));
  expect(complaint(settings())).toMatch(message);
  expect(complaint(settings())).not.toContain('b.json');
});
