import { createORPCClient, ORPCError } from '@orpc/client';
import type { AnyContractRouter, ContractRouterClient } from '@orpc/contract';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import type { ErrorCode } from '#src/shared/errors/error-table.ts';
import type { Language } from '#src/shared/language/languages.ts';
import { fetchSignedIn } from './browser-session.ts';

/** A failure that the server named. `message` is for the person, in their language. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly requestId: string;
  /** Facts of this case, as the code's text uses them. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(
    code: ErrorCode,
    message: string,
    status: number,
    requestId: string,
    details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
    this.requestId = requestId;
    this.details = details;
  }
}

/** What a caller may say about one call beside its input. */
export interface CallContext {
  /** Hears how much of the request's body has left this device, from 0 to 1. */
  onShare?: (share: number) => void;
}

/**
 * A typed client of the whole contract, which signs its requests with the session of this browser. Failures that the
 * server named are thrown as ApiError; `onRefusal` hears of each as well. Where no answer came at all, what is thrown
 * says `unreachable`.
 */
export function createApiClient<Contract extends AnyContractRouter>(
  contract: Contract,
  language: () => Language,
  unreachable: () => string,
  onRefusal?: (error: ApiError) => void,
): ContractRouterClient<Contract, CallContext> {
  const link = new OpenAPILink<CallContext>(contract, {
    url: window.location.origin,
    headers: () => ({
      'kinora-language': language(),
      'kinora-time-zone': Intl.DateTimeFormat().resolvedOptions().timeZone,
    }),
    fetch: (request, init, { context: { onShare } }) =>
      fetchSignedIn(
        request,
        init,
        onShare && (async (signed) => (await import('./send-with-share.ts')).sendWithShare(signed, onShare)),
      ),
    customErrorResponseBodyDecoder: (body, response) => {
      const answer = body as { code?: string; message?: string; requestId?: string };
      if (typeof answer?.code !== 'string') return null;
      return new ORPCError(answer.code, {
        status: response.status,
        message: answer.message ?? answer.code,
        data: answer,
      });
    },
    interceptors: [
      async ({ next }) => {
        try {
          return await next();
        } catch (error) {
          if (error instanceof ORPCError) {
            const data = error.data as { requestId?: string; details?: Record<string, unknown> } | undefined;
            const refusal = new ApiError(
              error.code as ErrorCode,
              error.message,
              error.status,
              data?.requestId ?? '',
              data?.details,
            );
            onRefusal?.(refusal);
            throw refusal;
          }
          // What a browser says of a lost connection is in English, and for nobody.
          throw error instanceof TypeError ? new Error(unreachable(), { cause: error }) : error;
        }
      },
    ],
  });
  return keepParts(createORPCClient(link));
}

/** A client makes its parts anew each time one is asked for; kept, an effect may name them among what it depends on. */
function keepParts<Client extends object>(client: Client): Client {
  const parts = new Map<PropertyKey, unknown>();
  return new Proxy(client, {
    get(target, key) {
      if (!parts.has(key)) parts.set(key, Reflect.get(target, key));
      return parts.get(key);
    },
  });
}
