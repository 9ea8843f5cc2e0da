import { useReducer } from 'react';
import type { FormWait } from '#src/platform/browser/form/use-form.ts';
import type { UploadStep } from './use-upload.ts';

interface Coming {
  /** The inputs whose files are on their way. */
  inputs: readonly string[];
  /** The button was pressed meanwhile, at this price; undefined while it was not known. */
  kept: { coins: number | undefined } | null;
}

type Action = { input: string; step: UploadStep } | { press: Coming['kept'] };

/** A press holds for the files that are on their way: another one, one that is taken back or refused, ends it. */
function reduce({ inputs, kept }: Coming, action: Action): Coming {
  if ('press' in action) {
    return { inputs, kept: action.press };
  }
  const others = inputs.filter((input) => input !== action.input);
  return {
    inputs: action.step === 'begun' ? [...others, action.input] : others,
    kept: action.step === 'arrived' ? kept : null,
  };
}

/** The files of a form that are on their way, and the press of its button meanwhile. */
export function useComingFiles() {
  const [{ inputs, kept }, dispatch] = useReducer(reduce, { inputs: [], kept: null });
  return {
    isUploading: inputs.length > 0,
    /** The button was pressed: the work starts by itself once the files are there. */
    isKept: kept !== null,
    isComing: (input: string): boolean => inputs.includes(input),
    /** Problems without those of inputs whose files are on their way. */
    withoutComing: <Problems extends object>(problems: Problems): Problems =>
      Object.fromEntries(Object.entries(problems).filter(([input]) => !inputs.includes(input))) as Problems,
    /** For the `onUpload` of an input. */
    follow:
      (input: string) =>
      (step: UploadStep): void =>
        dispatch({ input, step }),
    /** For `useForm`: waits for the files, and for what is looked up in them. `coins` is the price of the order. */
    waitFor: (isLookedAt: boolean, coins: number | undefined): FormWait => ({
      isWaiting: inputs.length > 0 || isLookedAt,
      isKept: kept !== null,
      // A price that depends on the file is seen before it is paid.
      mayStart: coins === 0 || kept?.coins === coins,
      keep: () => dispatch({ press: { coins } }),
      drop: () => dispatch({ press: null }),
    }),
  };
}
