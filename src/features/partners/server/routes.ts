import { implement } from '@orpc/server';
import type { AccountRequest } from '#src/foundation/accounts/server/account-request.ts';
import { partnersContract, type PartnerAnswer } from '../contract.ts';
import { partnerPalette } from '../partner-colours.ts';
import { changePartner, createPartner, deletePartner, type PartnerAct, type PartnerTools } from './manage-partners.ts';
import { listPartners, readPartner } from './read-partners.ts';
import type { PartnerRow } from './tables.ts';

/** The endpoints of partners. */
export function partnersRoutes(tools: PartnerTools) {
  const { db } = tools;
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
      presentPartner(await createPartner(tools, context.act, input)),
    ),
    changePartner: admins.changePartner.handler(async ({ input, context }) =>
      presentPartner(await changePartner(tools, context.act, input)),
    ),
    deletePartner: admins.deletePartner.handler(async ({ input, context }) => {
      await deletePartner(db, context.act, input.slug);
      return {};
    }),
  });
}

/** Every field that leaves to an admin. */
function presentPartner(row: PartnerRow): PartnerAnswer {
  const { slug, name, barColour, accentColour, createdAt } = row;
  return { slug, name, barColour, accentColour, logo: presentLogo(row), createdAt: createdAt.toISOString() };
}

/** So small that it comes along: a picture of its own would be asked for by everybody who opens the zone. */
function presentLogo({ logo, logoMime }: PartnerRow): string | null {
  return logo && logoMime ? `data:${logoMime};base64,${logo.toString('base64')}` : null;
}
