import { expect, test } from 'vitest';
import { WORKFLOWS } from '#tests/vendors/protocols/comfyui.ts';
import { suggestPlaces } from './suggest-places.ts';

const encode = (text: string) => ({ class_type: 'CLIPTextEncode', inputs: { text, clip: ['4', 1] } });
const SAVE = { class_type: 'SaveImage', inputs: { filename_prefix: 'x', images: ['8', 0] } };

test('[ADM-07] the prompt is what leads to the positive input, through nodes between them', () => {
  const graph = {
    '2': encode('blurred'),
    '6': encode('a lighthouse'),
    '26': { class_type: 'FluxGuidance', inputs: { guidance: 3.5, conditioning: ['6', 0] } },
    '27': { class_type: 'EmptySD3LatentImage', inputs: { width: 1024, height: 1024, batch_size: 1 } },
    '31': {
      class_type: 'KSampler',
      inputs: { seed: 4, positive: ['26', 0], negative: ['2', 0], latent_image: ['27', 0] },
    },
    '9': SAVE,
  };
  expect(suggestPlaces(graph)).toEqual({
    kind: 'image',
    output: '9',
    inputs: {
      prompt: ['6', 'inputs', 'text'],
      notWanted: ['2', 'inputs', 'text'],
      seed: ['31', 'inputs', 'seed'],
      width: ['27', 'inputs', 'width'],
      height: ['27', 'inputs', 'height'],
    },
  });
});

test('[ADM-07] a clip: its frames, their rate, and its first frame, not its last', () => {
  const graph = {
    '6': encode('it moves'),
    '7': encode('still'),
    '52': { class_type: 'LoadImage', inputs: { image: 'a.png' } },
    '53': { class_type: 'LoadImage', inputs: { image: 'b.png' } },
    '50': {
      class_type: 'WanFirstLastFrameToVideo',
      inputs: {
        width: 832,
        height: 480,
        length: 81,
        positive: ['6', 0],
        negative: ['7', 0],
        start_image: ['53', 0],
        end_image: ['52', 0],
      },
    },
    '3': { class_type: 'KSamplerAdvanced', inputs: { noise_seed: 1, positive: ['50', 0], negative: ['50', 1] } },
    '60': { class_type: 'CreateVideo', inputs: { fps: 24, images: ['3', 0] } },
    '61': { class_type: 'SaveVideo', inputs: { video: ['60', 0] } },
  };
  expect(suggestPlaces(graph)).toEqual({
    kind: 'video',
    output: '61',
    framesPerSecond: 24,
    inputs: {
      prompt: ['6', 'inputs', 'text'],
      notWanted: ['7', 'inputs', 'text'],
      seed: ['3', 'inputs', 'noise_seed'],
      width: ['50', 'inputs', 'width'],
      height: ['50', 'inputs', 'height'],
      frames: ['50', 'inputs', 'length'],
      image: ['53', 'inputs', 'image'],
    },
  });
});

test('[ADM-07] nodes that lead in a circle, to nobody or to a prototype suggest no text', () => {
  const circle = (to: string) => ({ class_type: 'Combine', inputs: { conditioning: [to, 0] } });
  const sampler = { class_type: 'KSampler', inputs: { positive: ['a', 0], negative: ['constructor', 0] } };
  expect(suggestPlaces({ a: circle('b'), b: circle('a'), c: sampler }).inputs).toEqual({});
});

test('[ADM-07] what the operator set up by hand for the workflows of the tests is what is suggested', () => {
  for (const { kind, graph, output } of Object.values(WORKFLOWS)) {
    expect(suggestPlaces(graph)).toMatchObject({ kind, output, inputs: { prompt: ['6', 'inputs', 'text'] } });
  }
});
