import { parseSync } from 'vite';

/** A user-visible text written into a component instead of its texts. */
export interface WrittenText {
  line: number;
  words: string;
}

/** Attributes and component properties that a person reads or hears. */
const SPOKEN = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'title',
  'placeholder',
  'alt',
  'label',
  'hint',
  'heading',
  'note',
  'reason',
  'confirmLabel',
]);
/** Two letters in a row, or one of a script whose letters are words: codes such as S07 are not words. */
const WORDS = /\p{L}{2}|[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;

interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';
const asNodes = (value: unknown): Node[] => (Array.isArray(value) ? value : [value]).filter(isNode);

/**
 * The string literals that an expression may evaluate to: both branches of a conditional, the operands of a sum, the
 * parts of a template.
 */
function literalsOf(value: unknown): { words: string; start: number }[] {
  return asNodes(value).flatMap((node) => {
    switch (node.type) {
      case 'Literal':
        return typeof node['value'] === 'string' ? [{ words: node['value'], start: node.start }] : [];
      case 'TemplateLiteral':
        return asNodes(node['quasis']).map((part) => ({
          words: (part['value'] as { cooked: string | null }).cooked ?? '',
          start: part.start,
        }));
      case 'ConditionalExpression':
        return literalsOf([node['consequent'], node['alternate']]);
      case 'LogicalExpression':
      case 'BinaryExpression':
        return ['===', '!==', '<', '>', '<=', '>='].includes(String(node['operator']))
          ? []
          : literalsOf([node['left'], node['right']]);
      case 'JSXExpressionContainer':
        return literalsOf(node['expression']);
      default:
        return [];
    }
  });
}

const nameOf = (attribute: Node): string => String((attribute['name'] as Node)['name']);

/** True for an element that is marked as never translated: names, and literal input. */
function isUntranslated(element: Node): boolean {
  return asNodes((element['openingElement'] as Node | undefined)?.['attributes']).some(
    (attribute) =>
      attribute.type === 'JSXAttribute' &&
      nameOf(attribute) === 'translate' &&
      (attribute['value'] as Node | null)?.['value'] === 'no',
  );
}

/** Every literal text in a component. Ignores elements with `translate="no"`. Throws on a file that cannot be parsed. */
export function findWrittenTexts(file: string, source: string): WrittenText[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) {
    throw new Error(`${file}: ${errors[0]?.message}`);
  }
  const found: WrittenText[] = [];
  const note = (pieces: { words: string; start: number }[]): void => {
    for (const { words, start } of pieces) {
      if (WORDS.test(words.replaceAll(/&#?\w{1,10};/g, ''))) {
        found.push({ line: source.slice(0, start).split('\n').length, words: words.trim() });
      }
    }
  };
  const walk = (node: Node): void => {
    if (node.type === 'JSXElement' && isUntranslated(node)) {
      return;
    }
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
      for (const child of asNodes(node['children'])) {
        note(child.type === 'JSXText' ? [{ words: String(child['value']), start: child.start }] : literalsOf(child));
      }
    }
    if (node.type === 'JSXAttribute' && SPOKEN.has(nameOf(node))) {
      note(literalsOf(node['value']));
    }
    for (const value of Object.values(node)) {
      for (const inner of asNodes(value)) {
        walk(inner);
      }
    }
  };
  walk(program as unknown as Node);
  return found;
}
