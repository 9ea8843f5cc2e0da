import { isIP } from 'node:net';
import * as z from 'zod';

/** One setting: how to read it from the environment, and its documentation. */
export interface Setting<Value = unknown> {
  /** Parses the text from the environment, or reports why it is invalid. */
  readonly schema: z.ZodType<Value, string>;
  /** Its purpose, in one or two sentences. */
  readonly comment: string;
  /** The default, in words or as it would be written. */
  readonly default: string;
  /** True when its value must never be printed. */
  readonly secret?: boolean;
  /** True when the browser may receive its value. */
  readonly browser?: boolean;
}

/** Keeps the type of a value while its description is checked. */
export function setting<Value>(description: Setting<Value>): Setting<Value> {
  return description;
}

/** Any text of at most 4096 characters. */
export const text = z.string().max(4096);

/** A whole number, both bounds included. */
export const wholeNumber = (minimum: number, maximum: number): z.ZodType<number, string> =>
  z
    .string()
    .regex(/^\d{1,15}$/, `must be a whole number from ${minimum} to ${maximum}`)
    .transform(Number)
    .refine((value) => value >= minimum && value <= maximum, `must be a whole number from ${minimum} to ${maximum}`);

/** One of these words, in their exact spelling. */
export const oneOf = <const Choice extends string>(...choices: Choice[]): z.ZodType<Choice, string> =>
  z.string().transform((value, context) => {
    const found = choices.find((choice) => choice === value);
    if (found !== undefined) {
      return found;
    }
    context.addIssue({ code: 'custom', message: `must be one of: ${choices.join(', ')}` });
    return z.NEVER;
  });

/** A URL with one of these protocols (`https:`); the example is for the message of a wrong one. */
export const webAddress = (protocols: readonly string[], example: string): z.ZodType<string, string> =>
  text.refine((value) => {
    const address = URL.parse(value);
    return address !== null && protocols.includes(address.protocol);
  }, `must be an address such as ${example}`);

// A PostgreSQL address over a Unix socket has no host, which the URL standard rejects.
export const databaseAddress = text.regex(
  /^postgres(ql)?:\/\/\S+$/,
  'must be an address such as postgresql://user:password@host:5432/kinora',
);

/** One or two secrets of at least 32 characters: the current one and, while it is being replaced, the former. */
export const keyPair: z.ZodType<string[], string> = text
  .transform((value) => value.split(',').map((key) => key.trim()))
  .refine(
    (keys) => keys.length <= 2 && keys.every((key) => key.length >= 32),
    'must be one or two secrets of at least 32 characters, with a comma between them',
  );

/** Mail domains in lower case; a leading plus adds to the usual ones, `*` allows all. */
export const mailDomains: z.ZodType<string, string> = text
  .transform((value) => value.toLowerCase().replaceAll(/\s/g, ''))
  .refine(
    (value) => value === '*' || /^\+?[a-z0-9-]+(\.[a-z0-9-]+)+(,[a-z0-9-]+(\.[a-z0-9-]+)+)*$/.test(value),
    'must be domains with commas between them, or *',
  );

/** A mail address, or a web address. */
export const contactAddress: z.ZodType<string, string> = text.refine((value) => {
  if (/^[^\s@/:]{1,64}@[^\s@]{1,200}$/.test(value)) {
    return true;
  }
  const address = URL.parse(value);
  return address !== null && ['http:', 'https:'].includes(address.protocol);
}, 'must be a mail address such as help@film.example or a web address such as https://film.example/help');

/** The proxies in front of the program: how many there are, or their addresses and networks. */
export const trustedProxies: z.ZodType<number | string[], string> = text.transform((value, context) => {
  if (/^\d{1,2}$/.test(value.trim()) && Number(value) <= 10) {
    return Number(value);
  }
  const addresses = value.split(',').map((address) => address.trim());
  if (addresses.every(isProxyAddress)) {
    return addresses;
  }
  context.addIssue({ code: 'custom', message: 'must be addresses such as 10.0.0.7 or 10.1.0.0/16, or a number to 10' });
  return z.NEVER;
});

function isProxyAddress(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) {
    return true;
  }
  const widest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return widest > 0 && rest.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= widest));
}

/** Origins such as `http://127.0.0.1:8080`, without a path. */
export const origins: z.ZodType<string[], string> = text
  .transform((value) => value.split(',').map((address) => URL.parse(address.trim())))
  .refine(
    (addresses) =>
      addresses.every((address) => address !== null && /^https?:$/.test(address.protocol) && address.pathname === '/'),
    'must be origins such as http://127.0.0.1:8080, with commas between them',
  )
  .transform((addresses) => addresses.flatMap((address) => address?.origin ?? []));
