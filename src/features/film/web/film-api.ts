import type { ContractRouterClient } from '@orpc/contract';
import type { filmContract } from '../contract.ts';

/** The part of the API client that films use. */
export type FilmApi = { films: ContractRouterClient<typeof filmContract> };
