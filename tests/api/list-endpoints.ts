import type * as z from 'zod';
import type { EndpointRules } from '#src/shared/endpoint.ts';

/** One endpoint of a contract. */
export interface Endpoint {
  /** Its place in the contract: 'films.createFilm'. */
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  /** What its contract leaves open or closes beyond the rest. */
  rules: EndpointRules;
  /** What it takes; absent for one that takes nothing. */
  input?: z.core.$ZodType;
}

/** Every endpoint of a contract, however deep. Throws for one without a path or a method. */
export function listEndpoints(router: object, prefix = ''): Endpoint[] {
  return Object.entries(router).flatMap(([key, value]: [string, object]) => {
    const name = prefix + key;
    if (!('~orpc' in value)) {
      return listEndpoints(value, `${name}.`);
    }
    const { route, meta, inputSchema } = value['~orpc'] as {
      route: { method?: Endpoint['method']; path?: string };
      meta: EndpointRules;
      inputSchema?: z.core.$ZodType;
    };
    if (!route.path || !route.method) {
      throw new Error(`${name} has no path or no method`);
    }
    return [
      { name, method: route.method, path: route.path, rules: meta, ...(inputSchema ? { input: inputSchema } : {}) },
    ];
  });
}

/** A path with its places filled in. */
export function fillPath(path: string, values: Readonly<Record<string, string>>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}
