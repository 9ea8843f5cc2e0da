import type { ContractRouterClient } from '@orpc/contract';
import type { CallContext } from '#src/platform/browser/api/api-client.ts';
import type { mojiMagicContract } from '../contract.ts';

/** The part of the API client that MojiMagic uses. */
export type MojiApi = { mojiMagic: ContractRouterClient<typeof mojiMagicContract, CallContext> };
