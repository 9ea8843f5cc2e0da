import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { judgedText, requiredLine, requiredText, writtenText } from '#src/shared/form-text.ts';
import { contract } from '../contract.ts';
import { readFormRules, readInputRules } from './read-form-rules.ts';

test('the rules of a form are read from the schema of its input', () => {
  const schema = z.object({
    id: z.uuid(),
    until: z.iso.datetime().optional(),
    name: requiredLine(10),
    note: requiredText(20).optional(),
    reason: judgedText({ least: 1, most: 30 }),
    password: judgedText({ least: 8, most: 128, format: 'password' }),
    slug: z
      .string()
      .max(5)
      .regex(/^[a-z]+$/),
    count: z.number().int().min(1).max(9),
    style: z.enum(['a', 'b']),
    phone: requiredText(20).nullable(),
    friends: z.array(z.object({ name: writtenText(9) })).max(5),
    ratings: z.strictObject({ story: z.literal([1, 2]) }),
  });
  expect(readInputRules(schema)).toEqual({
    name: { required: true, minLength: 1, maxLength: 10 },
    note: { minLength: 1, maxLength: 20 },
    reason: { required: true, minLength: 1, maxLength: 30 },
    password: { required: true, secret: true, minLength: 8, maxLength: 128 },
    slug: { required: true, maxLength: 5, pattern: '^[a-z]+$' },
    count: { required: true, number: 'whole', minimum: 1, maximum: 9 },
    style: { required: true, choices: ['a', 'b'] },
    phone: { minLength: 1, maxLength: 20 },
    friends: { required: true, items: { fields: { name: { required: true, maxLength: 9 } } } },
    ratings: { required: true, fields: { story: { required: true, choices: [1, 2] } } },
  });
});

test('the server counts the characters of a text as its form does', () => {
  expect(requiredText(2).safeParse(' 𠮷𠮷 ')).toMatchObject({ success: true, data: '𠮷𠮷' });
  expect(requiredText(2).safeParse('abc').success).toBe(false);
  expect(requiredLine(2).safeParse('𠮷𠮷𠮷').success).toBe(false);
});

test("every form's endpoint has rules, and all rules belong to a form", () => {
  const named = new Set<string>();
  for (const file of globSync('src/**/web/**/*.{ts,tsx}')) {
    for (const [, names = ''] of readFileSync(file, 'utf8').matchAll(/\bendpoint: ([^,;]+)[,;]/g)) {
      for (const [, name = ''] of names.matchAll(/'([\w.]+)'/g)) {
        named.add(name);
      }
    }
  }
  expect(named.size).toBeGreaterThan(10);
  expect(Object.keys(readFormRules(contract)).toSorted()).toEqual([...named].toSorted());
});
