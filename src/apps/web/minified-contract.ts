import { minifyContractRouter } from '@orpc/contract';
import type { Plugin } from 'vite';
import { contract } from '../contract.ts';

const NAME = 'virtual:contract';

/** A procedure of the contract, or a router of several. */
interface Part {
  readonly '~orpc'?: { readonly route: Readonly<Record<string, unknown>> };
}

/** Makes a procedure of its route. */
const AT = "(method, path, rest) => ({ '~orpc': { errorMap: {}, meta: {}, route: { method, path, ...rest } } })";

/** The code of a part. A procedure is a call, which is shorter than what it returns. */
function write({ '~orpc': procedure, ...parts }: Part): string {
  if (!procedure) {
    const written = Object.entries(parts).map(([name, part]) => `${JSON.stringify(name)}:${write(part as Part)}`);
    return `{${written.join(',')}}`;
  }
  // Only the documentation has the summary.
  const { method, path, summary: _, ...rest } = procedure.route;
  const given = Object.keys(rest).length > 0 ? [method, path, rest] : [method, path];
  return `at(${given.map((each) => JSON.stringify(each)).join(',')})`;
}

/** Gives the browser the contract's methods and paths without the schemas and rules, which only the server needs. */
export function minifiedContract(): Plugin {
  return {
    name: 'minified-contract',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) =>
      id === `\0${NAME}`
        ? `const at = ${AT};\nexport const contract = ${write(minifyContractRouter(contract) as unknown as Part)};`
        : undefined,
  };
}
