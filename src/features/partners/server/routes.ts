import { implement } from '@orpc/server';
import type { AccountRequest } from '#src/foundation/accounts/server/account-request.ts';
import { partnersContract, type PartnerAnswer } from '../contract.ts';
import { partnerPalette } from '../partner-colours.ts';
import {
  changePartner,
  createPartner,
  deletePartner,
  type PartnerAct,
  type PartnerDependencies,
} from './manage-partners.ts';
import { listPartners, readPartner } from './read-partners.ts';
import type { PartnerRow } from './tables.ts';

/** The endpoints of partners. */
export function partnersRoutes(dependencies: PartnerDependencies) {
  const { db } = dependencies;
  const os = implement(partnersContract).$context<AccountRequest>();
  const admins = os.use(({ context, next }) =>
    next({
      context: { act: { adminId: context.requireAccount().id, requestId: context.requestId } satisfies PartnerAct },
    }),
  );
  return os.router({
    readPartner: os.readPartner.handler(async ({ input }) => {
      const row = await readPartner(db, input.slug);
      return { slug: row.slug, name: row.name, logo: presentLogo(row), palette: partnerPalette(row) };
    }),
    listPartners: admins.listPartners.handler(async ({ input }) => {
      const { rows, next } = await listPartners(db, { after: input.cursor, limit: input.limit });
      return { partners: rows.map(presentPartner), next };
    }),
    createPartner: admins.createPartner.handler(async ({ input, context }) =>
      presentPartner(await createPartner(dependencies, context.act, input)),
    ),
    changePartner: admins.changePartner.handler(async ({ input, context }) =>
      presentPartner(await changePartner(dependencies, context.act, input)),
    ),
    deletePartner: admins.deletePartner.handler(async ({ input, context }) => {
      await deletePartner(db, context.act, input.slug);
      return {};
    }),
  });
}

/** The fields of an answer to an admin. */
function presentPartner(row: PartnerRow): PartnerAnswer {
  const { slug, name, barColour, accentColour, createdAt } = row;
  return { slug, name, barColour, accentColour, logo: presentLogo(row), createdAt: createdAt.toISOString() };
}

/** Embedded because it is small: otherwise everybody who opens the zone would request it separately. */
function presentLogo({ logo, logoMime }: PartnerRow): string | null {
  return logo && logoMime ? `data:${logoMime};base64,${logo.toString('base64')}` : null;
}
