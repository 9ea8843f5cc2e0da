import { randomUUID } from 'node:crypto';
import { own, type EndpointExample } from './endpoint-example.ts';

export const NOTIFICATION_EXAMPLES: Readonly<Record<string, EndpointExample>> = {
  'notifications.listNotifications': {
    ...own,
    valid: () => ({ query: { limit: '10' } }),
    refused: () => [{ query: { limit: '101' }, code: 'INVALID_DATA' }],
  },
  'notifications.markNotificationsRead': {
    ...own,
    valid: () => ({ body: { ids: [randomUUID()] } }),
    refused: () => [
      { body: { ids: ['x'] }, code: 'INVALID_DATA' },
      { body: { ids: [] }, code: 'INVALID_DATA' },
    ],
  },
};
