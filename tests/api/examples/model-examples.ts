import { admin, type EndpointExample } from './endpoint-example.ts';

const ofReplicate = { params: { vendor: 'replicate' } };
const unknownVendor = { params: { vendor: 'nobody' }, code: 'INVALID_DATA' } as const;
const change = { model: 'flux-dev', isOn: true, priceCoins: null, routes: null, servedBy: null };

const limits = {
  atOnce: 7,
  startsPerMinute: null,
  waits: [{ kind: 'image', toStartMinutes: 5, toEndMinutes: null }],
};
const ofNoWorkflow = { params: { id: 'c0ffee00-0000-4000-8000-00000000000f' } };
const nodes = { '6': { class_type: 'CLIPTextEncode', inputs: { text: '' } } };
const workflow = {
  label: 'A lighthouse',
  kind: 'image',
  graph: JSON.stringify(nodes),
  inputs: { prompt: ['6', 'inputs', 'text'] },
  output: '6',
};
const ofWorkflow = { params: { id: 'c0ffee00-0000-4000-8000-000000000001' } };

export const MODEL_EXAMPLES: Readonly<Record<string, EndpointExample>> = {
  'models.listVendors': { ...admin, valid: () => ({}) },
  'models.keepVendorKey': {
    ...admin,
    valid: () => ({ ...ofReplicate, body: { key: 'a-key-for-an-example' } }),
    refused: () => [
      { ...unknownVendor, body: { key: 'a-key-for-an-example' } },
      { ...ofReplicate, body: { key: 'a key with spaces' }, code: 'INVALID_DATA' },
      { params: { vendor: 'comfyui' }, body: { key: 'a-key-for-an-example' }, code: 'NOT_FOUND' },
    ],
  },
  'models.removeVendorKey': { ...admin, valid: () => ofReplicate, refused: () => [unknownVendor] },
  'models.switchVendor': {
    ...admin,
    valid: () => ({ ...ofReplicate, body: { isOn: true } }),
    refused: () => [
      { ...unknownVendor, body: { isOn: false } },
      { params: { vendor: 'draft' }, body: { isOn: false }, code: 'NOT_FOUND' },
    ],
  },
  'models.changeLimits': {
    ...admin,
    valid: () => ({ ...ofReplicate, body: limits }),
    refused: () => [
      { ...unknownVendor, body: limits },
      { params: { vendor: 'draft' }, body: limits, code: 'NOT_FOUND' },
      { ...ofReplicate, body: { ...limits, atOnce: 0 }, code: 'INVALID_DATA' },
      { ...ofReplicate, body: { ...limits, startsPerMinute: 10_001 }, code: 'INVALID_DATA' },
      {
        ...ofReplicate,
        body: { ...limits, waits: [{ kind: 'music', toStartMinutes: 5, toEndMinutes: 5 }] },
        code: 'INVALID_DATA',
      },
    ],
  },
  'models.tryVendor': {
    ...admin,
    answer: 'NOT_FOUND',
    valid: () => ({ params: { vendor: 'qianfan' } }),
    refused: () => [unknownVendor],
  },
  'models.listModels': { ...admin, valid: () => ({}) },
  'models.changeModel': {
    ...admin,
    valid: () => ({ body: change }),
    refused: () => [
      { body: { ...change, model: 'nope' }, code: 'MODEL_UNKNOWN' },
      { body: { ...change, model: 'draft-image' }, code: 'NOT_FOUND' },
      { body: { ...change, priceCoins: -1 }, code: 'INVALID_DATA' },
      { body: { ...change, servedBy: 'kling_v21' }, code: 'MODEL_CANNOT_SERVE' },
      { body: { ...change, routes: [{ vendor: 'elevenlabs', vendorModel: 'x' }] }, code: 'ROUTE_INVALID' },
    ],
  },
  'models.listWorkflows': { ...admin, valid: () => ({}) },
  'models.openWorkflow': { ...admin, answer: 'NOT_FOUND', valid: () => ofNoWorkflow },
  'models.readWorkflow': {
    ...admin,
    valid: () => ({ body: { graph: workflow.graph } }),
    refused: () => [{ body: { graph: '{' }, code: 'WORKFLOW_NOT_JSON' }],
  },
  'models.keepWorkflow': {
    ...admin,
    valid: () => ({ ...ofWorkflow, body: workflow }),
    refused: () => [
      { ...ofWorkflow, body: { ...workflow, graph: '[]' }, code: 'WORKFLOW_NOT_FOR_API' },
      { ...ofWorkflow, body: { ...workflow, inputs: {} }, code: 'WORKFLOW_PLACE_INVALID' },
      { ...ofWorkflow, body: { ...workflow, kind: 'music' }, code: 'INVALID_DATA' },
    ],
  },
  'models.removeWorkflow': { ...admin, answer: 'NOT_FOUND', valid: () => ofNoWorkflow },
};
