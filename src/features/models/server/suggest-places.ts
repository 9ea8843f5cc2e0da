import type {
  Workflow,
  WorkflowGraph,
  WorkflowInput,
  WorkflowNode,
  WorkflowPlace,
} from '#src/shared/catalogue/workflows/workflow.ts';

type Suggestion = Pick<Workflow, 'kind' | 'inputs' | 'output' | 'framesPerSecond'>;
type Node = readonly [id: string, node: WorkflowNode];

/** Nodes that save a result, by what they save. */
const SAVES = {
  video: /^(SaveVideo|SaveWEBM|VHS_VideoCombine|SaveAnimated(WEBP|PNG))$/,
  image: /^(SaveImage|Image ?Save)/,
} as const;

/** Nodes with an input of this name that takes the value, the likeliest first: by their classes. */
const SIMPLE_PLACES: Readonly<
  Partial<Record<WorkflowInput, { classes: readonly RegExp[]; fields: readonly string[] }>>
> = {
  seed: { classes: [/Sampler|Noise/, /./], fields: ['seed', 'noise_seed'] },
  width: { classes: [/Empty.*Latent|ToVideo/, /Latent|Size|Resolution/], fields: ['width'] },
  height: { classes: [/Empty.*Latent|ToVideo/, /Latent|Size|Resolution/], fields: ['height'] },
  frames: { classes: [/Video/], fields: ['length', 'num_frames', 'video_frames', 'frames'] },
  seconds: { classes: [/Video/], fields: ['seconds', 'duration'] },
};

const TEXT_FIELDS = ['text', 'prompt', 'positive_prompt', 't5xxl', 'value'] as const;
const RATE_FIELDS = ['frame_rate', 'fps'] as const;
/** As many as models of clips commonly make. */
const USUAL_RATE = 16;

/** What a graph seems to make, and where our values seem to go, by the classes of its nodes. */
export function suggestPlaces(graph: WorkflowGraph): Suggestion {
  const nodes = Object.entries(graph);
  const output = nodes.find(([, { class_type: type }]) => SAVES.video.test(type)) ?? findPictureOutput(graph, nodes);
  const kind = SAVES.video.test(output?.[1].class_type ?? '') ? 'video' : 'image';
  const conditioned = nodes.find(([, { inputs }]) => isLink(inputs['positive']) && isLink(inputs['negative']));
  const prompt = conditioned ? findText(graph, conditioned[0], 'positive') : undefined;
  const notWanted = conditioned ? findText(graph, conditioned[0], 'negative') : undefined;
  const simple = Object.entries(SIMPLE_PLACES).map(
    ([input, { classes, fields }]) => [input, findField(nodes, classes, fields, 'number')] as const,
  );
  const inputs = {
    prompt: prompt ?? findField(nodes, [/CLIPTextEncode|TextEncode/, /Prompt|Text|String/], TEXT_FIELDS, 'string'),
    // Both ends of a graph without a text of its own lead to the same node.
    notWanted: notWanted?.[0] === prompt?.[0] ? undefined : notWanted,
    ...Object.fromEntries(simple),
    ...(kind === 'image' ? { frames: undefined, seconds: undefined } : {}),
    image: findPicture(graph, nodes),
  };
  const given = Object.fromEntries(Object.entries(inputs).filter(([, place]) => place)) as Suggestion['inputs'];
  return {
    kind,
    inputs: given,
    output: output?.[0] ?? '',
    ...(given.frames ? { framesPerSecond: findRate(nodes) } : {}),
  };
}

/** The node that saves a picture, or the last one whose result no other node takes. */
function findPictureOutput(graph: WorkflowGraph, nodes: readonly Node[]): Node | undefined {
  const taken = new Set(Object.values(graph).flatMap(({ inputs }) => Object.values(inputs).flatMap(linkedNode)));
  return nodes.find(([, { class_type: type }]) => SAVES.image.test(type)) ?? nodes.findLast(([id]) => !taken.has(id));
}

/** Where the text is that leads to this input of a node: from node to node, each once. */
function findText(graph: WorkflowGraph, from: string, input: string): WorkflowPlace | undefined {
  const seen = new Set<string>();
  const waiting = linkedNode(graph[from]?.inputs[input]);
  for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
    const node = Object.hasOwn(graph, id) ? graph[id] : undefined;
    if (!node || seen.has(id)) {
      continue;
    }
    seen.add(id);
    const field = TEXT_FIELDS.find((name) => typeof node.inputs[name] === 'string');
    if (field) {
      return [id, 'inputs', field];
    }
    const ways = [input, 'conditioning', ...TEXT_FIELDS].flatMap((name) => linkedNode(node.inputs[name]));
    waiting.push(...ways);
  }
  return undefined;
}

function findField(
  nodes: readonly Node[],
  classes: readonly RegExp[],
  fields: readonly string[],
  type: 'string' | 'number',
): WorkflowPlace | undefined {
  for (const wanted of classes) {
    for (const [id, { class_type: name, inputs }] of nodes) {
      const field = wanted.test(name) && fields.find((each) => typeof inputs[each] === type);
      if (field) {
        return [id, 'inputs', field];
      }
    }
  }
  return undefined;
}

/** The picture that is loaded; not the one that becomes the last frame of a clip: films have none for it. */
function findPicture(graph: WorkflowGraph, nodes: readonly Node[]): WorkflowPlace | undefined {
  const ends = new Set(Object.values(graph).flatMap(({ inputs }) => linkedNode(inputs['end_image'])));
  const loader = nodes.find(
    ([id, { class_type: type, inputs }]) =>
      /^LoadImage/.test(type) && typeof inputs['image'] === 'string' && !ends.has(id),
  );
  return loader && [loader[0], 'inputs', 'image'];
}

function findRate(nodes: readonly Node[]): number {
  const place = findField(nodes, [/Video|Animated|WEBM/], RATE_FIELDS, 'number');
  const rate = nodes.find(([id]) => id === place?.[0])?.[1].inputs[place?.[2] ?? ''];
  return typeof rate === 'number' && rate >= 1 && rate <= 120 ? rate : USUAL_RATE;
}

/** An input that is the result of another node: its id and the number of its output. */
function isLink(value: unknown): value is [string | number, number] {
  return (
    Array.isArray(value) &&
    value.length === 2 &&
    typeof value[1] === 'number' &&
    /^(string|number)$/.test(typeof value[0])
  );
}

/** The node whose result an input takes, if it takes one. */
function linkedNode(value: unknown): string[] {
  return isLink(value) ? [String(value[0])] : [];
}
