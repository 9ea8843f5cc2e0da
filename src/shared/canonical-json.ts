/**
 * JSON with the keys of every object in order, so that equal values give equal texts; fields without a value are left
 * out. `known` keeps the texts of the objects in it for the next call: of objects that are never changed in place.
 */
export function canonicalJson(value: unknown, known?: WeakMap<object, string>): string {
  if (typeof value !== 'object' || value === null) {
    return JSON.stringify(value) ?? 'null';
  }
  if (Array.isArray(value)) {
    return `[${value.map((item) => innerText(item, known)).join(',')}]`;
  }
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, field]) => `${JSON.stringify(name)}:${innerText(field, known)}`);
  return `{${fields.join(',')}}`;
}

function innerText(value: unknown, known: WeakMap<object, string> | undefined): string {
  if (!known || typeof value !== 'object' || value === null) {
    return canonicalJson(value);
  }
  let text = known.get(value);
  if (text === undefined) {
    text = canonicalJson(value, known);
    known.set(value, text);
  }
  return text;
}
