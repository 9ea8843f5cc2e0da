import { createORPCClient, ORPCError } from '@orpc/client';
import type { AnyContractRouter, ContractRouterClient } from '@orpc/contract';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import type { ErrorCode } from '#src/shared/errors/error-table.ts';
import type { Language } from '#src/shared/language/languages.ts';
import { fetchSignedIn } from './browser-session.ts';

/** A failure named by the server. `message` is for the person, in their language. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly requestId: string;
  /** Facts of this case, as the code's text uses them. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(
    code: ErrorCode,
    message: string,
    answer: { status: number; requestId: string; details?: Readonly<Record<string, unknown>> | undefined },
  ) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.status = answer.status;
    this.requestId = answer.requestId;
    this.details = answer.details ?? {};
  }
}

/** Options of one call beside its input. */
export interface CallContext {
  /** Reports upload progress: the share of the request's body that is sent, 0 to 1. */
  onShare?: (share: number) => void;
}

/**
 * A typed client of the whole contract. Requests carry the access token of this browser's session. Failures that the
 * server named are thrown as ApiError and also passed to `onRefusal`. When no answer came at all, the error's message
 * is `unreachable`.
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
      if (typeof answer?.code !== 'string') {
        return null;
      }
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
            const refusal = new ApiError(error.code as ErrorCode, error.message, {
              status: error.status,
              requestId: data?.requestId ?? '',
              details: data?.details,
            });
            onRefusal?.(refusal);
            throw refusal;
          }
          // The browser's own message for a lost connection is English and not meant for people.
          throw error instanceof TypeError ? new Error(unreachable(), { cause: error }) : error;
        }
      },
    ],
  });
  return keepParts(createORPCClient(link));
}

/** Caches the parts of a client, which creates them anew at each access: a cached part can be an effect's dependency. */
function keepParts<Client extends object>(client: Client): Client {
  const parts = new Map<PropertyKey, unknown>();
  return new Proxy(client, {
    get(target, key) {
      if (!parts.has(key)) {
        parts.set(key, Reflect.get(target, key));
      }
      return parts.get(key);
    },
  });
}
