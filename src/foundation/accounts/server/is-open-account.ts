import { sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { accounts } from './tables.ts';

/** SQL condition: the account with this id is neither closed nor banned, so that others see what it made. */
export function isOpenAccount(id: AnyColumn | SQL): SQL<boolean> {
  return sql<boolean>`${openSince(id)} is not null`;
}

/** SQL for when the account with this id was opened; null where it is closed or banned. */
export function openSince(id: AnyColumn | SQL): SQL<Date | null> {
  return sql<Date | null>`(select ${accounts.createdAt} from ${accounts} where ${accounts.id} = ${id} and ${accounts.deletedAt} is null and ${accounts.bannedAt} is null)`;
}
