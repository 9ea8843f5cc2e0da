const KEY = 'low-balance-reminded';
/** Number of accounts remembered per browser; the oldest are dropped. */
const REMEMBERED = 20;

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id): id is string => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** Whether this browser has reminded the account of its low balance before, in any tab or visit. */
export const wasReminded = (accountId: string): boolean => read().includes(accountId);

/** Remembers that this browser has reminded the account; without storage only for this page. */
export function rememberReminded(accountId: string): void {
  try {
    const others = read().filter((id) => id !== accountId);
    localStorage.setItem(KEY, JSON.stringify([...others, accountId].slice(-REMEMBERED)));
  } catch {
    // Storage may be blocked.
  }
}
