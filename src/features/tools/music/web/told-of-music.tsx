import { useTranslations } from 'use-intl';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import type { ToolResult } from '../../contract.ts';
import { toldMusic, type ToldMusic } from './told-music.ts';

const LIST = ', ';

/** What the draft engine understood of a text, what it played, and what it could not do. */
export function ToldOfMusic({ result, isLoop }: { result: ToolResult; isLoop: boolean }) {
  const told = toldMusic(result);
  return told ? <Told told={told} isLoop={isLoop} /> : null;
}

function Told({ told, isLoop }: { told: ToldMusic; isLoop: boolean }) {
  const t = useTranslations('toolMusic');
  const { understood, without, unknown, substitutes, instruments, beatsPerMinute, note, mode, durationSeconds } = told;
  // Ids of an engine that is newer than this page stay as they are.
  const instrumentOf = (id: string): string =>
    t.has(`instruments.${id as 'piano'}`) ? t(`instruments.${id as 'piano'}`) : id;
  const modeName = t.has(`modes.${mode as 'major'}`) ? t(`modes.${mode as 'major'}`) : mode;
  const key = t('key', { note, mode: modeName });
  const players = [...new Set(instruments.map(instrumentOf))];
  return (
    <div data-selectable="" className="flex flex-col gap-1.5 text-note text-text-2">
      <p className="text-dense text-text-1">
        {t('facts', { beats: beatsPerMinute, key, instruments: players.join(LIST) })}
      </p>
      {isLoop && durationSeconds !== undefined && (
        <p>{t('loopNote', { seconds: Math.round(durationSeconds * 10) / 10 })}</p>
      )}
      {told.isByChance && <Notice kind="note">{t('byChance')}</Notice>}
      {told.isSingingAsked && <Notice kind="note">{t('cannotSing')}</Notice>}
      {understood.length > 0 && <p>{t('understood', { words: [...new Set(understood)].join(LIST) })}</p>}
      {without.length > 0 && <p>{t('without', { words: [...new Set(without)].join(LIST) })}</p>}
      {unknown.length > 0 && <p>{t('unknown', { words: unknown.join(LIST) })}</p>}
      {substitutes.map(({ asked, played }) => (
        <p key={asked}>{t('substitute', { asked: instrumentOf(asked), played: instrumentOf(played) })}</p>
      ))}
    </div>
  );
}
