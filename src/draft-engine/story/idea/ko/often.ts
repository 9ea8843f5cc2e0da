import { wordTable } from '#src/shared/word-table.ts';
import type { ClauseDraft } from './draft.ts';

/** Words that say how often something happens. */
export const OFTEN: Readonly<Record<string, NonNullable<ClauseDraft['often']>>> = wordTable({
  다시: 'again',
  또: 'again',
  또다시: 'again',
  재차: 'again',
  자주: 'often',
  종종: 'often',
  자꾸: 'often',
  매번: 'often',
  늘: 'always',
  항상: 'always',
  언제나: 'always',
  매일: 'each_day',
  날마다: 'each_day',
  매일같이: 'each_day',
  '매일 밤': 'each_night',
  매일밤: 'each_night',
  밤마다: 'each_night',
  해마다: 'each_year',
  매년: 'each_year',
});
