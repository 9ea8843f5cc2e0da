import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { writeAudit } from '#src/foundation/audit/server/write-audit.ts';
import type { Database, Executor } from '#src/platform/server/database/database.ts';
import type { Ffmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import { normalisePicture } from '#src/platform/server/media/pictures/normalise-picture.ts';
import { ROUTE_ROOTS } from '#src/shared/catalogue/route-roots.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { PartnerFields } from '../contract.ts';
import { PARTNER_LIMITS } from '../partner-limits.ts';
import { partners, type PartnerRow } from './tables.ts';

/** Dependencies of managing partners. */
export interface PartnerDependencies {
  readonly db: Database;
  readonly ffmpeg: Ffmpeg;
}

/** The admin and the request, for the audit. */
export interface PartnerAct {
  readonly adminId: string;
  readonly requestId: string;
}

/** Displayed 32 pixels high: enough for screens with two or three times the density. */
const LOGO_PIXELS = 256;

/**
 * Creates a partner (ADM-06). Throws SLUG_TAKEN when another partner or the program itself uses the address (ROUTE-04),
 * IMAGE_FORMAT_UNSUPPORTED, FILE_TOO_LARGE.
 */
export async function createPartner(
  { db, ffmpeg }: PartnerDependencies,
  act: PartnerAct,
  { slug, ...fields }: PartnerFields & { slug: string },
): Promise<PartnerRow> {
  if ((ROUTE_ROOTS as readonly string[]).includes(slug)) {
    throw new AppError('SLUG_TAKEN', { details: { slug } });
  }
  const values = await valuesOf(fields, ffmpeg, act);
  return db.transaction(async (transaction) => {
    const [row] = await transaction
      .insert(partners)
      .values({ slug, ...values })
      .onConflictDoNothing()
      .returning();
    if (!row) {
      throw new AppError('SLUG_TAKEN', { details: { slug } });
    }
    await writeAudit(transaction, { ...auditOf(act, 'partners.create', slug), after: factsOf(row) });
    return row;
  });
}

/** Changes a partner's name, colours or logo. Throws NOT_FOUND, IMAGE_FORMAT_UNSUPPORTED, FILE_TOO_LARGE. */
export async function changePartner(
  { db, ffmpeg }: PartnerDependencies,
  act: PartnerAct,
  { slug, ...fields }: PartnerFields & { slug: string },
): Promise<PartnerRow> {
  const values = await valuesOf(fields, ffmpeg, act);
  return db.transaction(async (transaction) => {
    const before = await lockPartner(transaction, slug);
    const [row] = await transaction.update(partners).set(values).where(eq(partners.slug, slug)).returning();
    if (!row) {
      throw new Error('the partner was locked and is gone');
    }
    await writeAudit(transaction, {
      ...auditOf(act, 'partners.change', slug),
      before: factsOf(before),
      after: factsOf(row),
    });
    return row;
  });
}

/** Deletes a partner and its zone. Throws NOT_FOUND. */
export async function deletePartner(db: Database, act: PartnerAct, slug: string): Promise<void> {
  await db.transaction(async (transaction) => {
    const before = await lockPartner(transaction, slug);
    await transaction.delete(partners).where(eq(partners.slug, slug));
    await writeAudit(transaction, { ...auditOf(act, 'partners.delete', slug), before: factsOf(before) });
  });
}

async function lockPartner(executor: Executor, slug: string): Promise<PartnerRow> {
  const [row] = await executor.select().from(partners).where(eq(partners.slug, slug)).for('update');
  if (!row) {
    throw new AppError('NOT_FOUND', { details: { partner: slug } });
  }
  return row;
}

/** The columns, with a re-encoded logo. */
async function valuesOf(
  { name, barColour, accentColour, logo }: PartnerFields,
  ffmpeg: Ffmpeg,
  { adminId }: PartnerAct,
): Promise<Pick<PartnerRow, 'name' | 'barColour' | 'accentColour'> & Partial<Pick<PartnerRow, 'logo' | 'logoMime'>>> {
  const look = { name, barColour, accentColour };
  if (logo === undefined) {
    return look;
  }
  if (logo === null) {
    return { ...look, logo: null, logoMime: null };
  }
  const given = Buffer.from(logo, 'base64');
  if (given.byteLength > PARTNER_LIMITS.logoBytes) {
    throw new AppError('FILE_TOO_LARGE', { details: { limitMegabytes: PARTNER_LIMITS.logoBytes / 1_000_000 } });
  }
  const { bytes, mime } = await normalisePicture(given, { ffmpeg, longestSidePixels: LOGO_PIXELS, holder: adminId });
  return { ...look, logo: bytes, logoMime: mime };
}

function auditOf({ adminId, requestId }: PartnerAct, action: string, slug: string) {
  return { actorId: adminId, action, subject: { kind: 'partner', id: slug }, requestId };
}

function factsOf({ name, barColour, accentColour, logo }: PartnerRow) {
  return { name, barColour, accentColour, logo: logo && createHash('sha256').update(logo).digest('hex').slice(0, 12) };
}
