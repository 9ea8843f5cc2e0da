import { afresh } from './afresh.ts';

/** Code that is loaded when it is wanted. */
interface LaterCode<Code> {
  /** Undefined until it is loaded. */
  readonly code: Code | undefined;
  /** Loads it once. After a failure the next call loads it again. */
  bring: () => Promise<Code>;
}

/** One export of a module that is loaded when it is wanted, and kept. */
export function later<Module, Code>(load: () => Promise<Module>, pick: (module: Module) => Code): LaterCode<Code> {
  const loadCode = afresh(load);
  let code: Code | undefined;
  let loading: Promise<Code> | undefined;
  const bring = async (): Promise<Code> => {
    try {
      return (code = pick(await loadCode()));
    } finally {
      loading = undefined;
    }
  };
  return {
    get code() {
      return code;
    },
    bring: () => (code === undefined ? (loading ??= bring()) : Promise.resolve(code)),
  };
}
