import { VendorError, type VendorErrorKind } from '../vendor.ts';
import { errorOfAnswer, type VendorAnswer } from './ask-vendor.ts';

/** An error as many vendors write it, in an answer, a task or beside a picture. */
export interface CodedError {
  code?: unknown;
  /** A wider class of codes, where the vendor has one. */
  type?: unknown;
  message?: unknown;
}

/** What a vendor's codes mean, as far as the status does not say it; the first pattern that fits counts. */
export type CodeRules = readonly (readonly [RegExp, VendorErrorKind])[];

const LONGEST_REASON = 500;

/** The error for an answer that is none of the expected, by its code or else by its status. */
export function errorOfCodedAnswer(answer: VendorAnswer, error: CodedError, rules: CodeRules): VendorError {
  return errorOfAnswer(answer, { kind: kindOf(error, rules), reason: reasonOf(error) });
}

/**
 * The error for work that the vendor took and did not finish: `refused` or `failed`. `otherwise` is told without a
 * reason.
 */
export function errorOfCodedWork(
  vendor: string,
  error: CodedError,
  { rules, otherwise }: { rules: CodeRules; otherwise: string },
): VendorError {
  const kind = kindOf(error, rules) === 'refused' ? 'refused' : 'failed';
  return new VendorError(kind, `${vendor} did not finish: ${reasonOf(error) ?? otherwise}`.slice(0, LONGEST_REASON));
}

function kindOf({ code, type }: CodedError, rules: CodeRules): VendorErrorKind | undefined {
  const said = [code, type].filter((part) => typeof part === 'string');
  return rules.find(([pattern]) => said.some((part) => pattern.test(part)))?.[1];
}

function reasonOf({ code, message }: CodedError): string | undefined {
  const said = [code, message].filter((part) => typeof part === 'string');
  return said.length === 0 ? undefined : said.join(': ');
}
