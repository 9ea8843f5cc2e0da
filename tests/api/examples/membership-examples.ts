import { randomUUID } from 'node:crypto';
import { admin, open, own, type EndpointExample } from './endpoint-example.ts';

export const MEMBERSHIP_EXAMPLES: Readonly<Record<string, EndpointExample>> = {
  'membership.readOffers': { ...open, valid: () => ({}) },
  'membership.readMembership': { ...own, valid: () => ({}) },
  'membership.createOrder': {
    ...own,
    answer: 'PAYMENTS_NOT_SET',
    valid: () => ({ body: { item: 'starter', priceMinor: 490, idempotencyKey: randomUUID() } }),
    refused: () => [
      { body: { item: 'starter', priceMinor: 0, idempotencyKey: randomUUID() }, code: 'INVALID_DATA' },
      { body: { item: 'x'.repeat(41), priceMinor: 490, idempotencyKey: randomUUID() }, code: 'INVALID_DATA' },
    ],
  },
  'membership.checkOrder': {
    ...own,
    answer: 'NOT_FOUND',
    valid: () => ({ params: { orderId: randomUUID() } }),
    refused: () => [{ params: { orderId: '1' }, code: 'INVALID_DATA' }],
  },
  'membership.prepareChange': {
    ...own,
    answer: 'PAYMENTS_NOT_SET',
    valid: () => ({ body: { item: 'creator', priceMinor: 1900 } }),
    refused: () => [{ body: { item: 'creator', priceMinor: 0.5 }, code: 'INVALID_DATA' }],
  },
  'membership.confirmChange': {
    ...own,
    answer: 'PAYMENTS_NOT_SET',
    valid: () => ({ params: { orderId: randomUUID() } }),
    refused: () => [{ params: { orderId: '1' }, code: 'INVALID_DATA' }],
  },
  'membership.switchRenewal': {
    ...own,
    answer: 'PAYMENTS_NOT_SET',
    valid: () => ({ body: { renews: true } }),
    refused: () => [{ body: { renews: 'yes' }, code: 'INVALID_DATA' }],
  },
  'membership.listPaymentActs': {
    ...admin,
    valid: () => ({}),
    refused: () => [{ query: { cursor: 'x' }, code: 'INVALID_DATA' }],
  },
  'membership.openPortal': { ...own, answer: 'PAYMENTS_NOT_SET', valid: () => ({}) },
};
