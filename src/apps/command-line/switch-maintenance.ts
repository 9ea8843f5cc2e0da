import { switchMaintenanceWithAudit } from '#src/features/administration/server/manage-site.ts';
import type { Database } from '#src/platform/server/database/database.ts';
import type { MaintenanceCommand } from './parse-arguments.ts';

/** Starts or ends maintenance, and prints which. Returns the exit code. */
export async function switchMaintenance(db: Database, { isOn, until }: MaintenanceCommand): Promise<number> {
  await switchMaintenanceWithAudit(db, { adminId: null, requestId: 'command line' }, { isOn, until });
  process.stdout.write(
    isOn ? `maintenance is on${until ? `, expected back at ${until.toISOString()}` : ''}\n` : 'maintenance is off\n',
  );
  return 0;
}
