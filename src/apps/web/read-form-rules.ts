import * as z from 'zod';
import type { FormRule, FormRules } from '#src/platform/browser/form/form-rule.ts';

type Schema = z.core.JSONSchema.BaseSchema;
interface Procedure {
  '~orpc': { meta: { form?: true }; inputSchema?: z.ZodType };
}

/**
 * The rules of every endpoint that the contract marks with `form: true`, by its name in the client (`accounts.signIn`)
 * and by field. They come from the input schemas, which the browser does not load.
 */
export function readFormRules(router: object, path: readonly string[] = []): Record<string, FormRules> {
  const found: Record<string, FormRules> = {};
  for (const [name, part] of Object.entries(router) as [string, object][]) {
    const here = [...path, name];
    if (!isProcedure(part)) {
      Object.assign(found, readFormRules(part, here));
    } else if (part['~orpc'].meta.form) {
      found[here.join('.')] = readInputRules(part['~orpc'].inputSchema ?? z.object({}));
    }
  }
  return found;
}

/** The rules of an object's fields. Ids, times and files are left out, because no form checks them. */
export function readInputRules(schema: z.ZodType): FormRules {
  return readFields(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }));
}

function isProcedure(part: object): part is Procedure {
  return '~orpc' in part;
}

function readFields(schema: Schema): FormRules {
  const rules: Record<string, FormRule> = {};
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    if (typeof field !== 'object') {
      continue;
    }
    const nullable = readNullable(field);
    const rule = readRule(nullable ?? field);
    if (rule) {
      rules[name] = schema.required?.includes(name) && !nullable ? { required: true, ...rule } : rule;
    }
  }
  return rules;
}

/** The schema of a nullable value without null; undefined for any other schema. */
function readNullable({ anyOf }: Schema): Schema | undefined {
  const [only, ...others] = (anyOf ?? []).filter(({ type }) => type !== 'null');
  return anyOf?.length === 2 && others.length === 0 ? only : undefined;
}

function readRule(schema: Schema): FormRule | undefined {
  switch (schema.type) {
    case 'string':
      return readText(schema);
    case 'integer':
    case 'number':
      return schema.enum ? { choices: schema.enum as number[] } : readNumberRule(schema);
    case 'object':
      return { fields: readFields(schema) };
    case 'array':
      return readList(schema);
    case 'boolean':
      return {};
    default:
      return undefined;
  }
}

function readText(schema: Schema): FormRule | undefined {
  if (schema.enum) {
    return { choices: schema.enum as string[] };
  }
  // Ids and times are created by the program, base64 by a file chooser.
  if ((schema.format !== undefined && schema.format !== 'password') || schema.contentEncoding !== undefined) {
    return undefined;
  }
  return {
    ...(schema.format === 'password' ? { secret: true } : {}),
    ...pick(schema, ['minLength', 'maxLength', 'pattern']),
  };
}

function readList({ items }: Schema): FormRule | undefined {
  const rule = typeof items === 'object' && !Array.isArray(items) ? readRule(items as Schema) : undefined;
  return rule && { items: rule };
}

function readNumberRule(schema: Schema): FormRule {
  return { number: schema.type === 'integer' ? 'whole' : 'any', ...pick(schema, ['minimum', 'maximum']) };
}

function pick<Name extends keyof Schema & keyof FormRule>(
  schema: Schema,
  names: readonly Name[],
): Pick<FormRule, Name> {
  return Object.fromEntries(
    names.flatMap((name) => (schema[name] === undefined ? [] : [[name, schema[name]]])),
  ) as Pick<FormRule, Name>;
}
