import type { EndpointExample, ExampleRequest } from './endpoint-example.ts';

/** No task of anybody. */
export const NOTHING = '0195f0c0-0000-7000-8000-000000000000';
export const ofNoTask: ExampleRequest = { params: { taskId: NOTHING } };
export const ofTask: EndpointExample = {
  access: 'account',
  stranger: 'TASK_NOT_FOUND',
  answer: 'TASK_NOT_FOUND',
  valid: () => ofNoTask,
  refused: () => [
    { params: { taskId: 'x' }, code: 'TASK_ID_INVALID' },
    { params: { taskId: ' ' }, code: 'TASK_ID_EMPTY' },
  ],
};
