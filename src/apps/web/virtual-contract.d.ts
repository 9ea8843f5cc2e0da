declare module 'virtual:contract' {
  import type { Contract } from '#src/apps/contract.ts';

  export const contract: Contract;
}
