import { minifyContractRouter } from '@orpc/contract';
import type { Plugin } from 'vite';
import { contract } from '../contract.ts';

const NAME = 'virtual:contract';

/** What only the server and its documentation need. */
const LEFT_OUT: Readonly<Record<string, unknown>> = { meta: {}, summary: undefined };

/** Gives the browser the contract's methods and paths without the schemas and rules, which only the server needs. */
export function minifiedContract(): Plugin {
  return {
    name: 'minified-contract',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) =>
      id === `\0${NAME}`
        ? `export const contract = ${JSON.stringify(minifyContractRouter(contract), (key, value: unknown) => (key in LEFT_OUT ? LEFT_OUT[key] : value))};`
        : undefined,
  };
}
