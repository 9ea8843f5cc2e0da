import { countCharacters } from '#src/shared/count-characters.ts';

/** What an endpoint's schema says of one field of its input. The build reads it; forms check by it. */
export interface FormRule {
  required?: true;
  /** A password: spaces at its ends belong to it. */
  secret?: true;
  /** A number that a form may hold as the text that was typed. */
  number?: 'any' | 'whole';
  /** Characters, counted as by `countCharacters`. */
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  choices?: readonly (string | number | boolean)[];
  /** Of an object. */
  fields?: FormRules;
  /** Of a list: the rule of each item. */
  items?: FormRule;
}
export type FormRules = Readonly<Record<string, FormRule>>;

/** How a value breaks its rule. */
export type RuleBreak = 'missing' | 'tooShort' | 'tooLong' | 'outOfRange' | 'malformed';

/** A typed whole or decimal number, also with the minus sign that some keyboards write; NaN for anything else. */
export function readNumber(text: string): number {
  const written = text.trim().replace('−', '-');
  return /^[+-]?\d{1,15}(?:\.\d+)?$/.test(written) ? Number(written) : Number.NaN;
}

/** A value as it is sent: a text without spaces at its ends, unless they belong to it. */
export function asSent<Value>(rule: FormRule | undefined, value: Value): Value {
  return typeof value === 'string' && !rule?.secret ? (value.trim() as Value) : value;
}

/** How the value breaks the rule; undefined where it keeps it, or no rule is known. */
export function breakOf(rule: FormRule | undefined, value: unknown): RuleBreak | undefined {
  if (rule === undefined) {
    return undefined;
  }
  const sent = asSent(rule, value);
  if (sent === undefined || sent === null || sent === '') {
    return rule.required && (sent !== '' || !allowsEmpty(rule)) ? 'missing' : undefined;
  }
  if (rule.fields) {
    return breakOfObject(rule.fields, sent);
  }
  if (rule.items) {
    return firstBreak((sent as readonly unknown[]).map((item) => breakOf(rule.items, item)));
  }
  if (rule.choices) {
    return rule.choices.some((choice) => choice === sent) ? undefined : 'malformed';
  }
  if (rule.number) {
    return breakOfNumber(rule, typeof sent === 'string' ? readNumber(sent) : Number(sent));
  }
  return typeof sent === 'string' ? breakOfText(rule, sent) : undefined;
}

function allowsEmpty(rule: FormRule): boolean {
  return !rule.minLength && !rule.choices && !rule.number && rule.pattern === undefined;
}

function breakOfText(rule: FormRule, text: string): RuleBreak | undefined {
  const characters = countCharacters(text);
  if (characters < (rule.minLength ?? 0)) {
    return 'tooShort';
  }
  if (characters > (rule.maxLength ?? Infinity)) {
    return 'tooLong';
  }
  return rule.pattern === undefined || new RegExp(rule.pattern, 'u').test(text) ? undefined : 'malformed';
}

function breakOfNumber(rule: FormRule, number: number): RuleBreak | undefined {
  if (Number.isNaN(number) || (rule.number === 'whole' && !Number.isInteger(number))) {
    return 'malformed';
  }
  return number < (rule.minimum ?? -Infinity) || number > (rule.maximum ?? Infinity) ? 'outOfRange' : undefined;
}

/** The first break of an object's own fields. */
function breakOfObject(rules: FormRules, value: unknown): RuleBreak | undefined {
  const fields = value as Readonly<Record<string, unknown>>;
  return firstBreak(Object.entries(rules).map(([name, rule]) => breakOf(rule, fields[name])));
}

function firstBreak(found: readonly (RuleBreak | undefined)[]): RuleBreak | undefined {
  return found.find((one) => one !== undefined);
}
