import type { ContractRouterClient } from '@orpc/contract';
import type { CallContext } from '#src/platform/browser/api/api-client.ts';
import type { toolsContract } from '../contract.ts';

/** The part of the API client that tools use. */
export type ToolsApi = { tools: ContractRouterClient<typeof toolsContract, CallContext> };
