import { useTranslations } from 'use-intl';
import { filmRightsOf, type FilmRights } from '#src/shared/catalogue/film-rights.ts';
import { IDENTITIES } from '#src/shared/catalogue/identities.ts';

const FREE = filmRightsOf({ identity: IDENTITIES.ordinary, hasInvited: false });
const MEMBER = filmRightsOf({ identity: IDENTITIES.member, hasInvited: false });

const ROWS = ['drafts', 'shots', 'resolution', 'mark', 'premium', 'oneClick', 'paidVideo'] as const;

/** Rows about models that cost film coins. */
const PAID_ROWS: ReadonlySet<string> = new Set(['premium', 'oneClick', 'paidVideo']);

/** The rights of everybody and of members, from the one table of rights. */
export function RightsTable({ hasPaidModels }: { hasPaidModels: boolean }) {
  const t = useTranslations('membership.compare');
  const say = (row: (typeof ROWS)[number], rights: FilmRights): string => {
    switch (row) {
      case 'drafts':
        return t('unlimited');
      case 'shots':
        return t('shotCount', { shots: rights.maximumShots });
      case 'resolution':
        return `${rights.maximumShortSidePixels}p`;
      case 'mark':
        return rights.marked ? t('yes') : t('no');
      case 'premium':
        return rights.premiumModels ? t('yes') : t('no');
      case 'oneClick':
        return rights.paidOneClick ? t('yes') : t('byInvitation');
      case 'paidVideo':
        return rights.paidVideoSeconds === null ? t('unlimited') : t('seconds', { seconds: rights.paidVideoSeconds });
    }
  };
  return (
    <table className="w-full border-collapse text-left">
      <thead>
        <tr className="edge text-text-3">
          <th scope="col" className="py-2 pr-4 font-normal">
            {t('what')}
          </th>
          <th scope="col" className="w-[28%] py-2 pr-4 font-normal">
            {t('free')}
          </th>
          <th scope="col" className="w-[28%] py-2 font-normal text-gold">
            {t('member')}
          </th>
        </tr>
      </thead>
      <tbody>
        {ROWS.filter((row) => hasPaidModels || !PAID_ROWS.has(row)).map((row) => (
          <tr key={row} className="border-t border-line">
            <th scope="row" className="py-2.5 pr-4 font-normal text-text-2">
              {t(row)}
            </th>
            <td className="py-2.5 pr-4 tabular-nums">{say(row, FREE)}</td>
            <td className="py-2.5 font-semibold tabular-nums">{say(row, MEMBER)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
