import { implement } from '@orpc/server';
import type { Config } from '#src/platform/server/config/read-config.ts';
import type { Database } from '#src/platform/server/database/database.ts';
import type { RequestContext } from '#src/platform/server/http/mount-contract.ts';
import type { VendorName } from '#src/shared/catalogue/models/model-entry.ts';
import { openVendors, type Vendor } from '#src/vendors/vendor.ts';
import { settingsContract } from '../contract.ts';
import { readSiteState } from './site-state.ts';

/**
 * The endpoint of the public settings. `vendors` are those whose models are available; `areCoinsOfUse` says whether
 * film coins can be bought, redeemed or spent.
 */
export function settingsRoutes({
  config: { site, sms, payments, deletedFiles },
  db,
  vendors,
  areCoinsOfUse,
}: {
  config: Config;
  db: Database;
  vendors: ReadonlyMap<VendorName, Vendor>;
  areCoinsOfUse: () => boolean | Promise<boolean>;
}) {
  const os = implement(settingsContract).$context<RequestContext>();
  return os.router({
    readSettings: os.readSettings.handler(async () => {
      const { maintenance, announcement, ownKeys, claims, community } = await readSiteState(db);
      return {
        maintenance: { isOn: maintenance.isOn, until: maintenance.until?.toISOString() ?? null },
        announcement: announcement || null,
        operator: site.operator ?? null,
        contact: site.contact ?? null,
        creatorsClaim: site.creatorsClaim ?? null,
        claims: { en: claims.en ?? null, cn: claims.cn ?? null, ko: claims.ko ?? null, ja: claims.ja ?? null },
        communityLink: site.communityLink ?? null,
        chatLink: site.chatLink ?? null,
        deletedFilesDays: deletedFiles.days,
        protectMedia: site.protectMedia,
        coinsOfUse: await areCoinsOfUse(),
        phoneSignIn: sms.twilio !== undefined,
        phoneSignUp: sms.atSignUp,
        ownKeys,
        community,
        paidModels: [...openVendors(vendors)].some((name) => name !== 'draft'),
        shopOpen: payments.stripeKey !== undefined,
        playerTheme: site.playerTheme ?? null,
      };
    }),
  });
}
