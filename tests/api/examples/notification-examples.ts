import { randomUUID } from 'node:crypto';
import { own, type EndpointExample } from './endpoint-example.ts';

export const NOTIFICATION_EXAMPLES: Readonly<Record<string, EndpointExample>> = {
  'notifications.listNotifications': {
    ...own,
    valid: () => ({ query: { limit: '10' } }),
    refused: () => [{ query: { limit: '101' }, code: 'INVALID_DATA' }],
  },
  'notifications.readNotificationSettings': { ...own, valid: () => ({}) },
  'notifications.changeNotificationSettings': {
    ...own,
    valid: () => ({ params: { topic: 'likes' }, body: { inApp: false, mail: 'weekly' } }),
    refused: () => [{ params: { topic: 'likes' }, body: { inApp: true, mail: 'hourly' }, code: 'INVALID_DATA' }],
  },
  'notifications.unsubscribe': {
    access: 'public',
    answer: 'SIGNATURE_INVALID',
    stranger: 'SIGNATURE_INVALID',
    valid: () => ({ body: { token: 'nobody.signed' } }),
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
