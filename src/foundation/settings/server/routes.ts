import { implement } from '@orpc/server';
import type { Config } from '#src/platform/server/config/read-config.ts';
import type { Database } from '#src/platform/server/database/database.ts';
import type { RequestContext } from '#src/platform/server/http/mount-contract.ts';
import { settingsContract } from '../contract.ts';
import { readSiteState } from './site-state.ts';

/** The endpoint of what every visitor may know. */
export function settingsRoutes({ config: { site, sms }, db }: { config: Config; db: Database }) {
  const os = implement(settingsContract).$context<RequestContext>();
  return os.router({
    readSettings: os.readSettings.handler(async () => {
      const { maintenance, announcement } = await readSiteState(db);
      return {
        maintenance: { isOn: maintenance.isOn, until: maintenance.until?.toISOString() ?? null },
        announcement: announcement || null,
        operator: site.operator ?? null,
        contact: site.contact ?? null,
        creatorsClaim: site.creatorsClaim ?? null,
        communityLink: site.communityLink ?? null,
        chatLink: site.chatLink ?? null,
        protectMedia: site.protectMedia,
        phoneSignIn: sms.twilio !== undefined,
        phoneSignUp: sms.atSignUp,
      };
    }),
  });
}
