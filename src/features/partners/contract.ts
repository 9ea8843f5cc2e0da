import { oc } from '@orpc/contract';
import * as z from 'zod';
import { endpoint } from '#src/shared/endpoint.ts';
import { requiredLine } from '#src/shared/form-text.ts';
import { PARTNER_LIMITS, SLUG } from './partner-limits.ts';

const colour = z
  .string()
  .max(7)
  .regex(/^#[0-9a-f]{6}$/);
const slug = z.string().min(2).max(PARTNER_LIMITS.slugCharacters).regex(SLUG);
/** A partner's address in a request, which may be unknown: any text is looked up. */
const askedSlug = z.string().max(100);
const name = requiredLine(PARTNER_LIMITS.nameCharacters);
/** As a data URL. */
const shownLogo = z.string().max(500_000).nullable();

/** JPEG, PNG, WebP, GIF, BMP or HEIC, in base64. Null removes the logo; absent keeps it. */
const logo = z.base64().max(700_000).nullable().optional();
const fields = z.object({ name, barColour: colour, accentColour: colour, logo });
export type PartnerFields = z.infer<typeof fields>;

const partner = z.object({
  slug,
  name,
  barColour: colour,
  accentColour: colour,
  logo: shownLogo,
  createdAt: z.iso.datetime(),
});
export type PartnerAnswer = z.infer<typeof partner>;

const zone = z.object({
  slug,
  name,
  logo: shownLogo,
  palette: z.object({
    bar: colour,
    onBar: colour,
    action: colour,
    actionHover: colour,
    actionPress: colour,
    onAction: colour,
    actionTextLight: colour,
    actionTextDark: colour,
  }),
});
/** The data of the frame of a partner's zone. */
export type PartnerZone = z.infer<typeof zone>;

const reads = endpoint.meta({ admin: true });
const acts = endpoint.meta({ admin: true, confirmed: true });
/** The same, filled in as a form. */
const formActs = endpoint.meta({ admin: true, confirmed: true, form: true });

/** Partners: the frame of their zone for everybody, and their management for admins. */
export const partnersContract = {
  readPartner: oc
    .route({
      method: 'GET',
      path: '/api/partners/{slug}',
      summary: "The frame of a partner's zone: name, logo and colours that can be read",
    })
    .input(z.object({ slug: askedSlug }))
    .output(zone),
  listPartners: reads
    .route({ method: 'GET', path: '/api/admin/partners', summary: 'Partners by their address; for admins' })
    .input(
      z.object({
        /** `next` of the previous page. */ cursor: askedSlug.optional(),
        limit: z.coerce.number().int().min(1).max(50).default(50),
      }),
    )
    .output(z.object({ partners: z.array(partner).max(50), next: askedSlug.nullable() })),
  createPartner: formActs
    .route({
      method: 'POST',
      path: '/api/admin/partners',
      summary: 'Make a partner. Its address is part of every link into its zone and never changes; for admins',
    })
    .input(fields.extend({ slug }))
    .output(partner),
  changePartner: formActs
    .route({
      method: 'PUT',
      path: '/api/admin/partners/{slug}',
      summary: "Change a partner's name, colours and logo; for admins",
    })
    .input(fields.extend({ slug: askedSlug }))
    .output(partner),
  deletePartner: acts
    .route({
      method: 'DELETE',
      path: '/api/admin/partners/{slug}',
      summary: 'Take a partner away. Its zone is not found from then on; films stay with their owners; for admins',
    })
    .input(z.object({ slug: askedSlug }))
    .output(z.object({})),
};
