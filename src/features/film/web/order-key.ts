import { useState } from 'react';

/** The keys of orders: while the last order may have been carried out, the same one has the same key. */
interface OrderKeys {
  /** The key of an order that says this. */
  of(order: object): string;
  /** It was carried out: the next one is another, also where it says the same. */
  done(): void;
}

export function createOrderKeys(): OrderKeys {
  let last: { order: string; key: string } | undefined;
  return {
    of: (order) => {
      const said = JSON.stringify(order);
      if (last?.order !== said) {
        last = { order: said, key: crypto.randomUUID() };
      }
      return last.key;
    },
    done: () => {
      last = undefined;
    },
  };
}

/**
 * Keys by which the server knows an order again. Name what is ordered, not its price: sent again after a lost answer it
 * is the same order, and a changed one is another.
 */
export function useOrderKeys(): OrderKeys {
  const [keys] = useState(createOrderKeys);
  return keys;
}
