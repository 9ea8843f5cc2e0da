import { wordTable } from '#src/shared/word-table.ts';
import type { IdeaEvent } from '../../../idea/idea-graph.ts';
import { type DeedGroup, groupOf } from '../../deed-groups.ts';

/** Verbs that are told otherwise than the deed by which they are shown. */
const OTHERWISE: Readonly<Record<string, DeedGroup>> = wordTable({
  haunt: 'being',
  spare: 'helping',
  plague: 'suffering',
  fire: 'closing',
  dismiss: 'closing',
  expel: 'closing',
  reject: 'closing',
  dive: 'going',
  hear: 'listening',
  share: 'meeting',
  inherit: 'taking',
});

/** Which sentences an event is told with. */
export function groupOfEvent(event: IdeaEvent | undefined): DeedGroup {
  const verb = event?.predicate.split(' ')[0] ?? '';
  if (verb === 'run' && event?.roles.patient !== undefined) {
    return 'working';
  }
  if (event?.predicate === 'return' && event.roles.patient !== undefined) {
    return 'giving';
  }
  return OTHERWISE[verb] ?? groupOf(event?.deed);
}
