import { accountsContract } from '#src/foundation/accounts/contract.ts';
import { notificationsContract } from '#src/foundation/notifications/contract.ts';
import { filmContract } from '#src/features/film/contract.ts';

/** Every endpoint of the program. The server implements it, the browser calls it, OpenAPI is made from it. */
export const contract = { accounts: accountsContract, films: filmContract, notifications: notificationsContract };
export type Contract = typeof contract;
