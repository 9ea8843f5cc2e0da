import type { ContractRouterClient } from '@orpc/contract';
import type { communityContract } from '../contract.ts';

/** The part of the API client that the community uses. */
export type CommunityApi = { community: ContractRouterClient<typeof communityContract> };
