/** Texts by their keys, as a slice's `texts/en.ts` holds them. */
export interface TextTree {
  readonly [key: string]: string | TextTree;
}

/**
 * The keys of texts that no code names: neither in quotes, alone or at the end of a path, nor as what a template puts
 * together (`\`types.${type}\``stands for all of`types`). A key that is also an everyday word may be missed; none is
 * named wrongly.
 */
export function findUnusedTexts(texts: TextTree, code: string): string[] {
  const quoted = new Set(
    [...code.matchAll(/'([\w.:-]+)'/g)].flatMap(([, path = '']) =>
      path.split('.').map((_, at, parts) => parts.slice(at).join('.')),
    ),
  );
  const begun = new Set(
    [...code.matchAll(/`([\w.]*?)\.?\$\{/g)].flatMap(([, path = '']) => [path, path.split('.').at(-1) ?? '']),
  );
  const walk = (tree: TextTree, path: readonly string[]): string[] =>
    Object.entries(tree).flatMap(([key, value]) => {
      const here = [...path, key];
      if (typeof value !== 'string') return begun.has(key) || begun.has(here.join('.')) ? [] : walk(value, here);
      return quoted.has(key) ? [] : [here.join('.')];
    });
  return walk(texts, []);
}
