import { minifyContractRouter } from '@orpc/contract';
import type { Plugin } from 'vite';
import { contract } from '../contract.ts';

const NAME = 'virtual:contract';

/** Gives the browser the contract's methods and paths without its schemas, which are needed by the server alone. */
export function minifiedContract(): Plugin {
  return {
    name: 'minified-contract',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) => (id === `\0${NAME}` ? `export const contract = ${JSON.stringify(minifyContractRouter(contract))};` : undefined),
  };
}
