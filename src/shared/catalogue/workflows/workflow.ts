/**
 * What a workflow may be given. `image` is the first frame of a clip, or what a picture starts from; `endImage` the
 * last frame of a clip.
 */
export const WORKFLOW_INPUTS = [
  'prompt',
  'notWanted',
  'seed',
  'width',
  'height',
  'image',
  'endImage',
  'seconds',
  'frames',
] as const;
export type WorkflowInput = (typeof WORKFLOW_INPUTS)[number];

/** The kinds of models that a workflow can be. */
export const WORKFLOW_KINDS = ['image', 'video'] as const;
export type WorkflowKind = (typeof WORKFLOW_KINDS)[number];

export interface WorkflowNode {
  readonly class_type: string;
  readonly inputs: Readonly<Record<string, unknown>>;
}

/** Nodes by their ids, in the form of ComfyUI's export for the API. */
export type WorkflowGraph = Readonly<Record<string, WorkflowNode>>;

/** An input of a node: the node's id, `inputs`, the input's name. */
export type WorkflowPlace = readonly [string, 'inputs', string];

/** Where each of our inputs goes. */
export type WorkflowPlaces = { readonly [Input in WorkflowInput]?: WorkflowPlace | undefined };

/** A workflow of a ComfyUI server: its graph, which of its nodes get what, and how it is offered as a model. */
export interface Workflow {
  readonly kind: WorkflowKind;
  readonly graph: WorkflowGraph;
  readonly inputs: WorkflowPlaces;
  /** Id of the node whose file is the result. */
  readonly output: string;
  /** Frames in a second of the clip, for a workflow that is told its length in `frames`. */
  readonly framesPerSecond?: number | undefined;
  /** What people choose; the name of the workflow by default. */
  readonly label?: string | undefined;
  /** Coins for a picture, or for a clip of the shortest length; 0 by default. */
  readonly priceCoins?: number | undefined;
  /** The lengths of clips that it makes, the shortest first; any by default. */
  readonly durationsSeconds?: readonly number[] | undefined;
  /** The longer side of what it makes is at most so long; any by default. */
  readonly longestSidePixels?: number | undefined;
}

/** Workflows by their names, which are the vendor's names of their models. */
export type Workflows = Readonly<Record<string, Workflow>>;

/** The inputs that go somewhere, each with its place. */
export function listPlaces(places: WorkflowPlaces): [WorkflowInput, WorkflowPlace][] {
  return WORKFLOW_INPUTS.flatMap((input) => {
    const place = places[input];
    return place ? [[input, place] as [WorkflowInput, WorkflowPlace]] : [];
  });
}

/** What a workflow may measure. A graph is data of somebody else's program: it is read, never run here. */
export const WORKFLOW_LIMITS = {
  /** Of a graph that is pasted, as text. */
  characters: 400_000,
  nodes: 500,
  /** Levels of lists and objects inside each other, and everything that they hold. */
  levels: 16,
  values: 20_000,
  nameCharacters: 80,
  labelCharacters: 40,
  priceCoins: 100_000,
  durations: 12,
  durationSeconds: 60,
  leastSidePixels: 64,
  mostSidePixels: 4096,
  framesPerSecond: 120,
  /** Workflows that are offered at a time. */
  workflows: 100,
} as const;
