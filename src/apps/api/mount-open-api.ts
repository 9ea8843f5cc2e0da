import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import type { FastifyInstance } from 'fastify';
import { contract } from '../contract.ts';

/** `/openapi.json`: the contract as an OpenAPI document, created at the first request. */
export function mountOpenApi(server: FastifyInstance): void {
  let document: Promise<unknown> | undefined;
  server.get('/openapi.json', async () => {
    document ??= new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] }).generate(contract, {
      info: { title: 'Kinora', version: '0.1.0' },
    });
    return document;
  });
}
