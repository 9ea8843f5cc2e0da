/** Texts by key, as in a slice's `texts/en.ts`. */
export interface TextTree {
  readonly [key: string]: string | TextTree;
}

/**
 * The keys of texts that no code uses: neither as a quoted name, alone or at the end of a path, nor through a template
 * (`types.${type}` uses all of 'types'). May miss an unused key that is also an everyday word; never reports a used
 * one.
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
      if (typeof value !== 'string') {
        return begun.has(key) || begun.has(here.join('.')) ? [] : walk(value, here);
      }
      return quoted.has(key) ? [] : [here.join('.')];
    });
  return walk(texts, []);
}
