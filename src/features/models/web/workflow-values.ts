import {
  WORKFLOW_LIMITS,
  type Workflow,
  type WorkflowInput,
  type WorkflowKind,
  type WorkflowPlace,
} from '#src/shared/catalogue/workflows/workflow.ts';
import type { ReadWorkflow } from '../contract.ts';

/** What may be put into a workflow on the page. Films have no last frame for a clip. */
export const OFFERED_INPUTS = {
  image: ['prompt', 'notWanted', 'seed', 'width', 'height', 'image'],
  video: ['prompt', 'notWanted', 'seed', 'width', 'height', 'image', 'frames', 'seconds'],
} as const satisfies Readonly<Record<WorkflowKind, readonly WorkflowInput[]>>;
export type OfferedInput = (typeof OFFERED_INPUTS)[WorkflowKind][number];

/** What stands in the form: an empty text where nothing is chosen. */
export type WorkflowValues = Record<OfferedInput, string> & {
  label: string;
  graph: string;
  kind: WorkflowKind;
  output: string;
  price: string;
  lengths: string;
  side: string;
  rate: string;
};

export type SentWorkflow = Omit<Workflow, 'graph' | 'label'> & { graph: string; label: string };

const NOWHERE: Readonly<Record<OfferedInput, string>> = {
  prompt: '',
  notWanted: '',
  seed: '',
  width: '',
  height: '',
  image: '',
  frames: '',
  seconds: '',
};

export const EMPTY_WORKFLOW: Readonly<WorkflowValues> = {
  ...NOWHERE,
  label: '',
  graph: '',
  kind: 'image',
  output: '',
  price: '',
  lengths: '',
  side: '',
  rate: '',
};

/** A place as the value of an option. */
export function writePlace(node: string, field: string): string {
  return JSON.stringify([node, 'inputs', field] satisfies WorkflowPlace);
}

/** Where the values go, as far as it is known. */
export function placesOf({
  kind,
  inputs,
  output,
  framesPerSecond,
}: ReadWorkflow['suggested']): Pick<WorkflowValues, OfferedInput | 'kind' | 'output' | 'rate'> {
  const chosen = OFFERED_INPUTS.video.flatMap((input) => {
    const place = inputs[input];
    return place ? [[input, writePlace(place[0], place[2])] as const] : [];
  });
  return { ...NOWHERE, ...Object.fromEntries(chosen), kind, output, rate: writeNumber(framesPerSecond) };
}

/** A workflow that was kept, as the form has it. */
export function valuesOfWorkflow(workflow: Omit<Workflow, 'graph'> & { graph: string }): WorkflowValues {
  const { label = '', graph, priceCoins, durationsSeconds = [], longestSidePixels } = workflow;
  return {
    ...placesOf(workflow),
    label,
    graph,
    price: priceCoins ? String(priceCoins) : '',
    lengths: durationsSeconds.join(', '),
    side: writeNumber(longestSidePixels),
  };
}

/** What is sent of the form. Only what its kind takes, and what is filled in. */
export function workflowOfValues(values: WorkflowValues): SentWorkflow {
  const { label, graph, kind, output, price, lengths, side, rate } = values;
  const isVideo = kind === 'video';
  const typedLengths = readLengths(lengths) ?? [];
  return {
    label,
    graph,
    kind,
    output,
    inputs: Object.fromEntries(
      OFFERED_INPUTS[kind].flatMap((input) =>
        values[input] === '' ? [] : [[input, JSON.parse(values[input]) as WorkflowPlace]],
      ),
    ),
    priceCoins: Number(price),
    ...(side === '' ? {} : { longestSidePixels: Number(side) }),
    ...(isVideo && typedLengths.length > 0 ? { durationsSeconds: typedLengths } : {}),
    ...(isVideo && values.frames !== '' ? { framesPerSecond: Number(rate) } : {}),
  };
}

/** Lengths that were typed, such as `5, 10`; undefined where one of them is none. */
export function readLengths(text: string): number[] | undefined {
  const lengths = text.split(/[\s,、，]+/).flatMap((part) => (part === '' ? [] : [Number(part)]));
  const { durations, durationSeconds } = WORKFLOW_LIMITS;
  const isWrong = (seconds: number): boolean => !(seconds >= 1 && seconds <= durationSeconds);
  return lengths.length > durations || lengths.some(isWrong) ? undefined : lengths;
}

function writeNumber(given: number | undefined): string {
  return given === undefined ? '' : String(given);
}
