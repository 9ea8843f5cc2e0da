import type { Plugin } from 'vite';
import { contract } from '../contract.ts';
import { readFormRules } from './read-form-rules.ts';

const NAME = 'virtual:form-rules';

/** Gives the browser the rules of its forms as data, read from the contract's schemas. */
export function formRules(): Plugin {
  return {
    name: 'form-rules',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) =>
      id === `\0${NAME}` ? `export const formRules = ${JSON.stringify(readFormRules(contract))};` : undefined,
  };
}
