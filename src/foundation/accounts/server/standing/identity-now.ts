import { sql } from 'drizzle-orm';
import { IDENTITIES, type Identity } from '../account.ts';
import { accounts } from '../tables.ts';

/** True while a membership given by an admin lasts, also before an expired one is swept. */
export const hasGivenMembership = sql<boolean>`(${accounts.isGivenMember} and coalesce(${accounts.givenMemberUntil} > now(), true))`;

/** The identity of an account at the time of the query: a given membership counts until its end (ACC-02). */
export const identityNow = sql<Identity>`case
  when ${accounts.identity} = ${IDENTITIES.member} and not ${accounts.isMember} and not ${hasGivenMembership}
  then case when ${accounts.isSpecial} then ${IDENTITIES.special}::smallint else ${IDENTITIES.ordinary}::smallint end
  else ${accounts.identity} end`;
