import type * as z from 'zod';

/** One place in an input where a value of its own stands. */
export interface SchemaField {
  /** The way to it; '0' for the elements of a list, the number of a tuple's, '*' for the values of a record. */
  path: string[];
  /** What zod calls its type: string, number, array, enum … */
  type: string;
  /** Characters, elements or bytes at most; absent where the schema names none. */
  maximum?: number;
}

type Inner = z.core.$ZodType;

/** Types around one other type. */
const WRAPPERS: ReadonlySet<string> = new Set(['optional', 'nullable', 'default', 'prefault', 'readonly']);
/** Types that hold no others. */
const LEAVES: ReadonlySet<string> = new Set([
  'string',
  'number',
  'boolean',
  'enum',
  'literal',
  'null',
  'undefined',
  'file',
  'transform',
  'unknown',
]);

/** Every field of a zod schema, however deep, the lists themselves too. Throws for a type that it does not know. */
export function listFields(schema: Inner, path: string[] = []): SchemaField[] {
  const def = schema._zod.def as {
    type: string;
    shape?: Record<string, Inner>;
    catchall?: Inner;
    element?: Inner;
    items?: Inner[];
    innerType?: Inner;
    in?: Inner;
    options?: Inner[];
    keyType?: Inner;
    valueType?: Inner;
  } & Checked;
  const maximum = readMaximum(def);
  const itself: SchemaField = { path, type: def.type, ...(maximum === undefined ? {} : { maximum }) };
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape ?? {}).flatMap(([key, inner]) => listFields(inner, [...path, key]));
    case 'array':
      return [itself, ...inside(def.element, [...path, '0'])];
    case 'tuple':
      return listItems(itself, def.items);
    case 'record':
      return [itself, ...inside(def.keyType, [...path, '*']), ...inside(def.valueType, [...path, '*'])];
    case 'pipe':
      return inside(def.in, path);
    case 'union':
      return (def.options ?? []).flatMap((option) => listFields(option, path));
    default:
      if (WRAPPERS.has(def.type)) {
        return inside(def.innerType, path);
      }
      if (LEAVES.has(def.type)) {
        return [itself];
      }
      throw new Error(`${path.join('.')} has the type ${def.type}, which is not known here`);
  }
}

/** A tuple and what is at each of its places. */
function listItems(itself: SchemaField, items: Inner[] = []): SchemaField[] {
  const inner = items.flatMap((item, index) => listFields(item, [...itself.path, String(index)]));
  return [{ ...itself, maximum: items.length }, ...inner];
}

function inside(schema: Inner | undefined, path: string[]): SchemaField[] {
  return schema === undefined ? [] : listFields(schema, path);
}

interface Checked {
  type: string;
  format?: string;
  checks?: readonly { _zod: { def: { check: string; maximum?: unknown; length?: number } } }[];
}

/** Formats whose texts all have one length. */
const FIXED_CHARACTERS: Readonly<Record<string, number>> = { uuid: 36, guid: 36, date: 10 };

function readMaximum({ type, format, checks = [] }: Checked): number | undefined {
  const limits = checks.flatMap(({ _zod: { def } }) => [def.maximum, def.length]);
  const numbers = limits.filter((limit) => typeof limit === 'number');
  const fixed = type === 'string' && format !== undefined ? FIXED_CHARACTERS[format] : undefined;
  return numbers.length > 0 ? Math.min(...numbers) : fixed;
}
