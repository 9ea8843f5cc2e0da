import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { formatTimecode } from '#src/platform/browser/language/format-timecode.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { Tabs } from '#src/platform/browser/ui/tabs.tsx';
import { isOver } from '#src/shared/catalogue/film-statuses.ts';
import { LANGUAGE_TAGS } from '#src/shared/language/languages.ts';
import type { FilmView } from '../../film-view-contract.ts';
import { GuideEntry, WaitingGuide, type FilmGuideCode } from '../guide/guide-entry.tsx';
import { useGuide, type GuideSubject } from '../guide/use-guide.ts';
import { CastColumn } from './cast-column.tsx';
import { DeleteFilm } from './delete-film.tsx';
import { EditLink } from './edit-link.tsx';
import { ExportButton } from './export-button.tsx';
import { FilmActionBar } from './film-action-bar.tsx';
import type { FilmDialogs } from './film-dialogs.ts';
import { FilmInFrame } from './film-in-frame.tsx';
import { FilmLeader, StageVoice } from './film-leader.tsx';
import { FilmStanding } from './film-standing.tsx';
import { FilmTitle } from './film-title.tsx';
import { lengthOfShots } from './length-of-shots.ts';
import { Receipt } from './receipt.tsx';
import { ScriptTable } from './script-table.tsx';
import { StopFilm } from './stop-film.tsx';
import { StoryWriting } from './story-writing.tsx';
import { Storyboard } from './storyboard.tsx';
import { useFilmActions, type FilmActions } from './use-film-actions.ts';
import { useLate } from './use-late.ts';
import { ASKS_FOR_HOURS, type FilmLine, isAtRest } from './use-live-film.ts';

/** One film: its progress, its assets, and the owner's actions. */
export function FilmDetails({
  film,
  line,
  lookAgain,
  guide: code,
  dialogs,
}: {
  film: FilmView;
  line: FilmLine;
  lookAgain: () => void;
  guide: FilmGuideCode;
  dialogs: FilmDialogs;
}) {
  const actions = useFilmActions(film);
  const guide = useGuide({ subject: guideSubject(film), load: code.load, pulse: String(film.version) });
  const resting = isAtRest(film);
  const problem = actions.cancel.error ?? actions.resume.error ?? actions.retryShot.error ?? actions.rename.error;
  // A finished film of which another take is made stays finished.
  const making = !resting && !isOver(film.status);
  // Progress comes before the film, afterwards it is a record of the making. Who watches it being finished sees nothing
  // move.
  const [wasMade] = useState(film.status !== 'COMPLETED');
  const isLeaderAbove = wasMade || film.status !== 'COMPLETED';
  useTabTitle(film, making);
  return (
    <article className="flex flex-col gap-6">
      <StageVoice film={film} />
      {isLeaderAbove && <FilmLeader film={film} />}
      <LineNotice film={film} line={line} making={making} lookAgain={lookAgain} />
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <FilmTitle film={film} rename={actions.rename} />
        <div className="ml-auto flex flex-wrap justify-end gap-x-3 gap-y-2">
          <GuideEntry named code={code} guide={guide} filmId={film.id} page="film" isEditable={film.shots.length > 0} />
          <DeleteFilm film={film} />
          {making && <StopFilm film={film} cancel={actions.cancel} />}
        </div>
      </header>
      {problem && <Notice>{problem.message}</Notice>}
      <FilmStanding film={film} resume={() => actions.resume.mutate()} busy={actions.resume.isPending} />
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_300px] xl:grid-cols-[minmax(0,1fr)_340px]">
        <div className="flex min-w-0 flex-col gap-6">
          <FilmInFrame film={film} />
          {film.movie && <FilmActionBar film={film} actions={actions} dialogs={dialogs} />}
          <WaitingGuide guide={guide} at="phone" />
          {!film.movie && film.shots.length > 0 && (
            <div className="flex flex-wrap gap-3">
              <EditLink filmId={film.id} />
              <ExportButton film={film} code={dialogs.exports} />
            </div>
          )}
          {film.outline && <Outline film={film} />}
          {film.outline && <StoryWriting film={film} />}
          <ShotTabs film={film} making={making} retryShot={actions.retryShot} />
        </div>
        <aside className="flex min-w-0 flex-col gap-7">
          <WaitingGuide guide={guide} at="desk" />
          <CastColumn film={film} />
          {!isLeaderAbove && <FilmLeader film={film} asRecord dense />}
          <Receipt film={film} />
        </aside>
      </div>
    </article>
  );
}

/** Of the film as its shots now are: an old cut says nothing of them. */
const lengthOf = ({ movie, cutOutdated, shots }: FilmView): number =>
  movie && !cutOutdated ? movie.durationSeconds : lengthOfShots(shots);

/** The parts of a film that the guide can explain. */
function guideSubject(film: FilmView): GuideSubject {
  if (film.movie) {
    return 'film';
  }
  return film.outline ? 'parts' : 'nothing';
}

/** Sets the tab's title to the film's, with the percentage while it is being made. */
function useTabTitle(film: FilmView, making: boolean): void {
  const t = useTranslations('filmPage');
  const title = film.title || film.idea.slice(0, 80);
  const percent = Math.floor(film.progress.percent);
  useEffect(() => {
    const before = document.title;
    document.title = making ? `${t('tabTitle', { percent, title })} · Kinora` : `${title} · Kinora`;
    return () => {
      document.title = before;
    };
  }, [making, percent, title, t]);
}

/** Notices about the connection and about late work. */
function LineNotice({
  film,
  line,
  making,
  lookAgain,
}: {
  film: FilmView;
  line: FilmLine;
  making: boolean;
  lookAgain: () => void;
}) {
  const t = useTranslations('filmPage');
  const late = useLate(film.progress);
  if (line === 'ended') {
    return (
      <Notice kind="note" action={<Button onClick={lookAgain}>{t('lookAgain')}</Button>}>
        {t('stoppedAsking', { hours: ASKS_FOR_HOURS })}
      </Notice>
    );
  }
  return (
    <>
      {line === 'offline' && <Notice kind="warning">{t('offline')}</Notice>}
      {making && late && <Notice kind="note">{t('takesLong')}</Notice>}
    </>
  );
}

/** The shots as a storyboard or as a script. */
function ShotTabs({
  film,
  making,
  retryShot,
}: {
  film: FilmView;
  making: boolean;
  retryShot: FilmActions['retryShot'];
}) {
  const t = useTranslations('filmPage');
  const terms = useTranslations('film.terms');
  const [tab, setTab] = useState<'board' | 'script'>('board');
  return (
    <div>
      <Tabs
        label={t('board')}
        value={tab}
        onChange={setTab}
        tabs={[
          { key: 'board', label: t('storyboardTab') },
          { key: 'script', label: t('scriptTab') },
        ]}
      >
        <p className="edge mb-3 text-text-3">
          {lengthOf(film) > 0
            ? t('shotsAndLength', { shots: film.shotCount, length: formatTimecode(lengthOf(film)) })
            : terms('shotCount', { count: film.shotCount })}
        </p>
        {tab === 'board' ? (
          <Storyboard
            film={film}
            making={making}
            onRetry={(number) => retryShot.mutate(number)}
            retrying={retryShot.isPending ? retryShot.variables : undefined}
          />
        ) : (
          <ScriptTable film={film} />
        )}
      </Tabs>
    </div>
  );
}

function Outline({ film }: { film: FilmView }) {
  const t = useTranslations('filmPage');
  const [lead, ...rest] = (film.outline ?? '').split('\n\n');
  return (
    <section
      data-guide="outline"
      aria-label={t('outline')}
      lang={LANGUAGE_TAGS[film.language]}
      className="flex max-w-prose flex-col gap-3"
    >
      <p className="text-[19px] leading-[1.5] text-text-1">{lead}</p>
      {rest.map((paragraph) => (
        <p key={paragraph} className="text-text-2">
          {paragraph}
        </p>
      ))}
    </section>
  );
}
