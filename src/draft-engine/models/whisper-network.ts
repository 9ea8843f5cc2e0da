import type { GgmlFile } from './ggml-file.ts';
import { createOnnxBuilder, type OnnxBuilder } from './onnx-builder.ts';

/** Names of a decoder layer's tensors: what it remembers of the text, and what it reads of the sound. */
export const layerNames = (layer: number) => ({
  pastKeys: `past_keys_${layer}`,
  pastValues: `past_values_${layer}`,
  soundKeys: `sound_keys_${layer}`,
  soundValues: `sound_values_${layer}`,
});

/** A network in ONNX. */
export interface OnnxNetwork {
  bytes: Uint8Array;
  /** What its outputs are called. */
  outputs: string[];
}

/** The encoder: `mel` to keys and values of the sound for each layer of the decoder, in the order of the layers. */
export const ENCODER_INPUT = 'mel';
/** The decoder's inputs beside those of its layers: one token, and how many came before it. */
export const TOKEN = 'token';
export const POSITION = 'position';

/** Weights of a file as parts of a graph. */
interface Writer {
  graph: OnnxBuilder;
  heads: number;
  width: number;
  weigh(name: string): string;
  linear(input: string, name: string, hasBias?: boolean): string;
  normalise(input: string, name: string): string;
  /** Rows of all heads to [heads, rows, width of a head]. */
  splitHeads(input: string): string;
  joinHeads(input: string): string;
}

const EPSILON = 1e-5;

/** The encoder of a speech recogniser of the Whisper kind, by the names that its authors gave the weights. */
export function buildEncoder(file: GgmlFile): OnnxNetwork {
  const graph = createOnnxBuilder([ENCODER_INPUT]);
  const writer = writerFor(graph, file);
  const { audioLayers, textLayers } = file.sizes;
  let rows: string = ENCODER_INPUT;
  for (const [name, stride] of [
    ['encoder.conv1', 1],
    ['encoder.conv2', 2],
  ] as const) {
    const { width } = file.sizes;
    const bias = graph.weigh(valuesOf(file, `${name}.bias`), [width]);
    const convolved = graph.add('Conv', [rows, writer.weigh(`${name}.weight`), bias], {
      kernel_shape: [3],
      pads: [1, 1],
      strides: [stride],
    });
    rows = gelu(graph, convolved);
  }
  rows = graph.add('Squeeze', [graph.add('Transpose', [rows], { perm: [0, 2, 1] }), graph.weighIntegers([0])]);
  rows = graph.add('Add', [rows, writer.weigh('encoder.positional_embedding')]);
  for (let layer = 0; layer < audioLayers; layer++) {
    const name = `encoder.blocks.${layer}`;
    const normal = writer.normalise(rows, `${name}.attn_ln`);
    const [query, key, value] = ['query', 'key', 'value'].map((part) =>
      writer.splitHeads(writer.linear(normal, `${name}.attn.${part}`, part !== 'key')),
    ) as [string, string, string];
    const { attended } = attend(writer, query, graph.add('Transpose', [key], { perm: [0, 2, 1] }), value);
    rows = graph.add('Add', [rows, writer.linear(attended, `${name}.attn.out`)]);
    rows = feedForward(writer, rows, name);
  }
  rows = writer.normalise(rows, 'encoder.ln_post');
  const outputs = Array.from({ length: textLayers }, (_, layer) => {
    const name = `decoder.blocks.${layer}.cross_attn`;
    const keys = graph.add('Transpose', [writer.splitHeads(writer.linear(rows, `${name}.key`, false))], {
      perm: [0, 2, 1],
    });
    return [keys, writer.splitHeads(writer.linear(rows, `${name}.value`))];
  }).flat();
  return { bytes: graph.finish(...outputs), outputs };
}

/**
 * One step of the decoder. Outputs: how likely each next token is (logarithms, up to a constant), then for each layer
 * the keys and the values of the text with this token, and how much each head attends to each part of the sound.
 */
export function buildDecoder(file: GgmlFile): OnnxNetwork {
  const { textLayers } = file.sizes;
  const layers = Array.from({ length: textLayers }, (_, layer) => layerNames(layer));
  const graph = createOnnxBuilder(
    [TOKEN, POSITION, ...layers.flatMap((names) => Object.values(names))],
    [TOKEN, POSITION],
  );
  const writer = writerFor(graph, file);
  const embedding = writer.weigh('decoder.token_embedding.weight');
  let row = graph.add('Add', [
    graph.add('Gather', [embedding, TOKEN]),
    graph.add('Gather', [writer.weigh('decoder.positional_embedding'), POSITION]),
  ]);
  const memories: string[] = [];
  layers.forEach(({ pastKeys, pastValues, soundKeys, soundValues }, layer) => {
    const name = `decoder.blocks.${layer}`;
    const normal = writer.normalise(row, `${name}.attn_ln`);
    const own = (part: string): string =>
      writer.splitHeads(writer.linear(normal, `${name}.attn.${part}`, part !== 'key'));
    const keys = graph.add('Concat', [pastKeys, own('key')], { axis: 1 });
    const values = graph.add('Concat', [pastValues, own('value')], { axis: 1 });
    const text = attend(writer, own('query'), graph.add('Transpose', [keys], { perm: [0, 2, 1] }), values);
    row = graph.add('Add', [row, writer.linear(text.attended, `${name}.attn.out`)]);
    const query = writer.linear(writer.normalise(row, `${name}.cross_attn_ln`), `${name}.cross_attn.query`);
    const sound = attend(writer, writer.splitHeads(query), soundKeys, soundValues);
    row = graph.add('Add', [row, writer.linear(sound.attended, `${name}.cross_attn.out`)]);
    row = feedForward(writer, row, name);
    memories.push(keys, values, sound.shares);
  });
  const likelihoods = graph.add('Gemm', [writer.normalise(row, 'decoder.ln'), embedding], { transB: 1 });
  const outputs = [likelihoods, ...memories];
  return { bytes: graph.finish(...outputs), outputs };
}

function writerFor(graph: OnnxBuilder, file: GgmlFile): Writer {
  const { width, heads } = file.sizes;
  const headShape = graph.weighIntegers([-1, heads, width / heads]);
  const rowShape = graph.weighIntegers([-1, width]);
  const weigh = (name: string): string => graph.weigh(valuesOf(file, name), file.tensors.get(name)!.shape);
  return {
    graph,
    heads,
    width,
    weigh,
    linear: (input, name, hasBias = true) =>
      graph.add('Gemm', [input, weigh(`${name}.weight`), ...(hasBias ? [weigh(`${name}.bias`)] : [])], { transB: 1 }),
    normalise: (input, name) =>
      graph.add('LayerNormalization', [input, weigh(`${name}.weight`), weigh(`${name}.bias`)], {
        axis: -1,
        epsilon: EPSILON,
      }),
    splitHeads: (input) => graph.add('Transpose', [graph.add('Reshape', [input, headShape])], { perm: [1, 0, 2] }),
    joinHeads: (input) => graph.add('Reshape', [graph.add('Transpose', [input], { perm: [1, 0, 2] }), rowShape]),
  };
}

/** Rows by how much each head attends to which; `shares` says how much. The keys are transposed. */
function attend(
  { graph, heads, width, joinHeads }: Writer,
  query: string,
  keys: string,
  values: string,
): { attended: string; shares: string } {
  const scale = graph.weigh(Float32Array.of(Math.sqrt(heads / width)), [1]);
  const shares = graph.add('Softmax', [graph.add('MatMul', [graph.add('Mul', [query, scale]), keys])], { axis: -1 });
  return { attended: joinHeads(graph.add('MatMul', [shares, values])), shares };
}

function feedForward({ graph, linear, normalise }: Writer, rows: string, name: string): string {
  const wide = gelu(graph, linear(normalise(rows, `${name}.mlp_ln`), `${name}.mlp.0`));
  return graph.add('Add', [rows, linear(wide, `${name}.mlp.2`)]);
}

function gelu(graph: OnnxBuilder, input: string): string {
  const number = (value: number): string => graph.weigh(Float32Array.of(value), [1]);
  const error = graph.add('Erf', [graph.add('Div', [input, number(Math.SQRT2)])]);
  return graph.add('Mul', [graph.add('Mul', [input, graph.add('Add', [error, number(1)])]), number(0.5)]);
}

function valuesOf({ tensors }: GgmlFile, name: string): Float32Array<ArrayBuffer> {
  const tensor = tensors.get(name);
  if (!tensor) {
    throw new Error(`there is no weight ${name}`);
  }
  return tensor.values();
}
