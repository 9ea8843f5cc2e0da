import type { VendorName } from '#src/shared/catalogue/models/model-entry.ts';
import type { WebhookCall } from '#src/vendors/http/webhook.ts';
import type { ResultParts } from '#src/vendors/results/take-result.ts';
import type { Vendor, VendorRequest } from '#src/vendors/vendor.ts';
import type { Call, Loopback, Reply } from './loopback-service.ts';

/** What becomes of a job at the loopback: made, refused while it is made, or failed. */
export type Fate = 'made' | 'refused' | 'failed';

/** How far jobs are. */
export const STAGES = ['queued', 'running', 'finished'] as const;

/** What a loopback does with its jobs. */
export interface JobState {
  fate: Fate;
  /** A job is pending for so many checks: queued at the first, running at the last. */
  pendingChecks: number;
  /** All jobs stay at this, however often they are checked. */
  stage?: (typeof STAGES)[number];
}

/** How often a job was checked, and of how many it is pending, where its stage may be fixed. */
export function progressOf(
  checks: number,
  { pendingChecks, stage }: JobState,
): { checks: number; pendingChecks: number } {
  return stage === undefined ? { checks, pendingChecks } : { checks: STAGES.indexOf(stage) + 1, pendingChecks: 2 };
}

/** The signing secret where an operator sets it. */
export const WEBHOOK_SECRET = 'a-signing-secret-of-the-operator';

/**
 * A vendor's documented protocol, answered on this machine. Each answer is written down from the vendor's documents,
 * with the evidence beside it.
 */
export interface VendorProtocol {
  vendor: VendorName;
  /** For a vendor that is set up by more than a key: makes it for the loopback's address. */
  create?(url: string, parts: ResultParts): Vendor;
  /** What it covers, for a vendor that answers different work differently: each part is a protocol. */
  part?: string;
  /** Requests to try, each with the catalogue's model and the vendor's name of it. */
  orders: readonly { model: string; vendorModel: string; request: VendorRequest }[];
  /** True when the result comes with the answer to the submit. */
  isSynchronous: boolean;
  /** True for the call that may begin paid work. */
  isSubmit(call: Call): boolean;
  /** True when a call has the key where the vendor wants it; absent where there is no key. */
  hasKey?(call: Call, key: string): boolean;
  /** True for the call that cancels a job; absent where the service has none. */
  isCancel?(call: Call): boolean;
  /** How it says that work has ended; absent where it calls nobody. */
  webhook?: {
    /** The address that a submit gave. */
    addressOf(submit: Call): unknown;
    /** A signed call; `at` in seconds since 1970. */
    sign(body: Buffer, at: number): WebhookCall;
  };
  /** Answers by the book. */
  serve(call: Call, loopback: Loopback, state: JobState): Reply | undefined;
  /** The vendor's refusals of a submit; those that it does not know are absent. */
  refusals: {
    /** The content is against its policy. */
    policy?: Reply;
    /** The input is wrong. */
    input: Reply;
    /** The key is wrong. */
    key?: Reply;
    /** No credit is left. */
    credit?: Reply;
    /** The model is gone. */
    gone: Reply;
    /** Too many requests; the time to wait is added as Retry-After. */
    busy: Reply;
  };
  /** Answers to the submit of an order that look like a success and refuse its content. */
  silentRefusals?: readonly { order: VendorProtocol['orders'][number]; reply: Reply }[];
}
