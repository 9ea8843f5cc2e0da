import type { Workflows } from '#src/shared/catalogue/workflows/workflow.ts';
import { createComfyuiVendor } from '#src/vendors/comfyui/create-comfyui-vendor.ts';
import type { Call, Loopback, Reply } from '../loopback-service.ts';
import { clipOrder, FILES, pictureOrder } from '../orders.ts';
import { progressOf, type JobState, type VendorProtocol } from '../vendor-protocol.ts';

const LOADER = { class_type: 'CheckpointLoaderSimple', inputs: { ckpt_name: 'model.safetensors' } };

/** As short as a graph can be; the loopback looks only at the class of the output's node. */
export const WORKFLOWS = {
  words: {
    kind: 'image',
    graph: {
      '3': { class_type: 'KSampler', inputs: { seed: 1, steps: 20, model: ['4', 0], latent_image: ['5', 0] } },
      '4': LOADER,
      '5': { class_type: 'EmptyLatentImage', inputs: { width: 512, height: 512, batch_size: 1 } },
      '6': { class_type: 'CLIPTextEncode', inputs: { text: 'an example', clip: ['4', 1] } },
      '7': { class_type: 'CLIPTextEncode', inputs: { text: 'watermark', clip: ['4', 1] } },
      '9': { class_type: 'SaveImage', inputs: { filename_prefix: 'kinora', images: ['3', 0] } },
    },
    inputs: {
      prompt: ['6', 'inputs', 'text'],
      notWanted: ['7', 'inputs', 'text'],
      seed: ['3', 'inputs', 'seed'],
      width: ['5', 'inputs', 'width'],
      height: ['5', 'inputs', 'height'],
    },
    output: '9',
  },
  redraw: {
    kind: 'image',
    graph: {
      '6': { class_type: 'CLIPTextEncode', inputs: { text: '', clip: ['4', 1] } },
      '10': { class_type: 'LoadImage', inputs: { image: 'example.png' } },
      '9': { class_type: 'SaveImage', inputs: { filename_prefix: 'kinora', images: ['10', 0] } },
    },
    inputs: { prompt: ['6', 'inputs', 'text'], image: ['10', 'inputs', 'image'] },
    output: '9',
  },
  move: {
    kind: 'video',
    graph: {
      '6': { class_type: 'CLIPTextEncode', inputs: { text: '', clip: ['4', 1] } },
      '10': { class_type: 'LoadImage', inputs: { image: 'example.png' } },
      '11': { class_type: 'LoadImage', inputs: { image: 'example.png' } },
      '50': { class_type: 'WanFirstLastFrameToVideo', inputs: { width: 832, height: 480, length: 81 } },
      '60': { class_type: 'VHS_VideoCombine', inputs: { frame_rate: 16, images: ['50', 0] } },
    },
    inputs: {
      prompt: ['6', 'inputs', 'text'],
      image: ['10', 'inputs', 'image'],
      endImage: ['11', 'inputs', 'image'],
      width: ['50', 'inputs', 'width'],
      height: ['50', 'inputs', 'height'],
      frames: ['50', 'inputs', 'length'],
    },
    output: '60',
    framesPerSecond: 16,
  },
} satisfies Workflows;

/** https://docs.comfy.org/development/comfyui-server/comms_routes; shapes as in server.py and execution.py of ComfyUI. */
export const COMFYUI: VendorProtocol = {
  vendor: 'comfyui',
  create: (url, parts) => createComfyuiVendor({ url, workflows: WORKFLOWS }, parts),
  orders: [
    pictureOrder('comfyui', 'words'),
    pictureOrder('comfyui', 'redraw'),
    clipOrder('comfyui', 'move', { lastFrame: FILES.reference }),
  ],
  isSynchronous: false,
  isSubmit: ({ method, path }) => method === 'POST' && path === '/prompt',
  isCancel: ({ method, path }) => method === 'POST' && path === '/queue',
  serve: (call, loopback, state) => serveComfyui(call, loopback, state),
  // It has no policy, no key and no credit.
  refusals: {
    input: {
      status: 400,
      json: {
        error: {
          type: 'prompt_outputs_failed_validation',
          message: 'Prompt outputs failed validation',
          details: '',
          extra_info: {},
        },
        node_errors: {
          '4': {
            class_type: 'CheckpointLoaderSimple',
            dependent_outputs: ['9'],
            errors: [{ type: 'value_not_in_list', message: 'Value not in list', details: "ckpt_name: 'x' not in []" }],
          },
        },
      },
    },
    gone: {
      status: 400,
      json: {
        error: {
          type: 'missing_node_type',
          message: "Node 'Sampler of somebody' not found. The custom node may not be installed.",
          details: "Node ID '#3'",
          extra_info: { node_id: '3' },
        },
        node_errors: {},
      },
    },
    // The server has no such answer; a proxy before it may.
    busy: { status: 429, json: {} },
  },
};

/** How a server differs from the newest one. */
interface ServerState extends JobState {
  /** True for a server that makes an id of its own. */
  isOld?: boolean;
}

/** The answers of a server whose jobs are the submits that it received. */
export function serveComfyui(call: Call, loopback: Loopback, state: ServerState): Reply | undefined {
  if (call.method === 'POST' && call.path === '/queue') {
    return { status: 200, json: {} };
  }
  if (call.method === 'POST' && call.path === '/upload/image') {
    const name = /filename="([^"]+)"/.exec(call.body.toString('latin1'))?.[1];
    return { status: 200, json: { name, subfolder: '', type: 'input' } };
  }
  if (call.method === 'POST' && call.path === '/prompt') {
    const [number, promptId] = jobsOf(loopback, state).at(-1) as Job;
    return { status: 200, json: { prompt_id: promptId, number, node_errors: {} } };
  }
  if (call.path === '/view') {
    return { status: 200, bytes: loopback.files.get(call.query.get('filename') ?? '') ?? '' };
  }
  return tellJobs(call, loopback, state);
}

/** What it says of its queue and its history. */
function tellJobs(call: Call, loopback: Loopback, state: ServerState): Reply | undefined {
  const jobs = jobsOf(loopback, state);
  const { checks, pendingChecks } = progressOf(loopback.calls.filter(({ path }) => path === '/queue').length, state);
  const isWaiting = checks <= pendingChecks;
  if (call.path === '/queue') {
    const [running, pending] = state.stage === 'queued' ? [[], jobs] : [jobs, []];
    return { status: 200, json: { queue_running: isWaiting ? running : [], queue_pending: pending } };
  }
  if (call.path === '/history' || call.path.startsWith('/history/')) {
    const wanted = call.path.split('/')[2];
    const finished = jobs.filter(([, id]) => !isWaiting && (wanted === undefined || id === wanted));
    return { status: 200, json: Object.fromEntries(finished.map((job) => [job[1], history(job, state)])) };
  }
  return undefined;
}

/** The submits that were not deleted from the queue. */
function jobsOf({ calls }: Loopback, state: ServerState): Job[] {
  const deleted = calls.flatMap(({ json }) => (json?.['delete'] ?? []) as string[]);
  return calls
    .filter((each) => COMFYUI.isSubmit(each))
    .map((each, index) => jobOf(each, index, state))
    .filter(([, id]) => !deleted.includes(id));
}

/** Number, id, graph, what was sent with it, nodes to run. */
type Job = [number: number, id: string, graph: Record<string, { class_type: string }>, extra: object, nodes: string[]];

function jobOf({ json }: Call, index: number, { isOld }: ServerState): Job {
  const id = isOld ? `server-made-${index}` : String(json?.['prompt_id']);
  return [index, id, json?.['prompt'] as Job[2], (json?.['extra_data'] ?? {}) as object, []];
}

function history(job: Job, { fate }: ServerState): object {
  const isClip = Object.values(job[2]).some(({ class_type: type }) => type === 'VHS_VideoCombine');
  const error = ['execution_error', { node_id: '3', node_type: 'KSampler', exception_message: 'out of memory' }];
  if (fate !== 'made') {
    return { prompt: job, outputs: {}, status: { status_str: 'error', completed: false, messages: [error] } };
  }
  const file = { filename: isClip ? 'clip.mp4' : 'picture.png', subfolder: '', type: 'output' };
  return {
    prompt: job,
    // A saved picture is among `images`, a clip by the node of VideoHelperSuite among `gifs`.
    outputs: isClip ? { '60': { gifs: [{ ...file, format: 'video/h264-mp4' }] } } : { '9': { images: [file] } },
    status: { status_str: 'success', completed: true, messages: [] },
  };
}
