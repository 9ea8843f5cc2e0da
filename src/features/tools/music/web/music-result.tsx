import { Download } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { fileNameOf } from '#src/platform/browser/download/file-name-of.ts';
import { saveStoredFile } from '#src/platform/browser/download/save-stored-file.ts';
import { buttonLook } from '#src/platform/browser/ui/button.tsx';
import { IconButton } from '#src/platform/browser/ui/icon-button.tsx';
import { MUSIC_STEMS, type MusicStem } from '#src/shared/catalogue/music-stems.ts';
import type { ToolResult, ToolTask } from '../../contract.ts';
import type { StoredFile } from '../../stored-file.ts';
import type { SendFile } from '../../web/send-file.ts';
import { SendMenu } from '../../web/send-menu.tsx';
import { SoundPlayer } from '../../web/sound-player.tsx';
import { SaveMusic } from './save-music.tsx';
import { ToldOfMusic } from './told-of-music.tsx';

/** A piece of music with its waveform, what its maker understood, and its stems. */
export function MusicResult({
  task,
  name,
  destinations,
  pagePath,
}: {
  task: ToolTask;
  name: string;
  destinations: readonly SendFile[];
  /** Of the page that shows the piece alone; absent on that page itself. */
  pagePath?: string;
}) {
  const t = useTranslations('toolMusic');
  const [piece, ...stems] = task.results;
  if (!piece || piece.state === 'failed' || piece.state === 'cancelled') {
    return null;
  }
  const { file } = piece;
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <SoundPlayer file={file} name={name} isLoop={task.inputs['loop'] === true} />
      {file && (
        <div className="flex flex-wrap items-center gap-2">
          <SaveMusic file={file} name={name} />
          <SendMenu file={file} destinations={destinations} />
          {pagePath !== undefined && (
            <Link to={pagePath} className={buttonLook('quiet', 'dense')}>
              {t('open')}
            </Link>
          )}
        </div>
      )}
      <ToldOfMusic result={piece} isLoop={task.inputs['loop'] === true} />
      {stems.length > 0 && <Stems stems={stems} name={name} heading={pagePath === undefined ? 'h2' : 'h3'} />}
    </div>
  );
}

/** What each group of instruments plays, by itself. */
function Stems({
  stems,
  name,
  heading: Heading,
}: {
  stems: readonly ToolResult[];
  name: string;
  heading: 'h2' | 'h3';
}) {
  const t = useTranslations('toolMusic');
  // Whether a group plays is known when its stem is made.
  const made = stems.filter(({ state }) => state === 'completed');
  const nameOf = (stem: ToolResult): string => t(`stemNames.${stemOf(stem, stems)}`);
  const silent = made.filter(({ file }) => file === null);
  if (made.length === 0) {
    return null;
  }
  return (
    <section aria-labelledby="stems" className="flex min-w-0 flex-col gap-2">
      <Heading id="stems" className="text-base font-semibold">
        {t('stemsHeading')}
      </Heading>
      <ul className="divide-y divide-line border-y border-line">
        {made
          .filter((stem) => !silent.includes(stem))
          .map((stem) => (
            <li key={stem.id} className="flex min-w-0 items-center gap-3 py-2">
              <span className="w-20 shrink-0 text-dense text-text-2">{nameOf(stem)}</span>
              <SoundPlayer file={stem.file} name={nameOf(stem)} size="small" />
              {stem.file && <SaveStem file={stem.file} stem={nameOf(stem)} name={name} />}
            </li>
          ))}
      </ul>
      {silent.map((stem) => (
        <p key={stem.id} className="text-note text-text-3">
          {t('nobody', { stem: nameOf(stem) })}
        </p>
      ))}
    </section>
  );
}

/** Saves one stem; it is small, since there are several. */
function SaveStem({ file, stem, name }: { file: StoredFile; stem: string; name: string }) {
  const t = useTranslations('toolMusic');
  return (
    <IconButton
      label={t('downloadStem', { stem })}
      icon={<Download className="size-4" strokeWidth={1.75} aria-hidden="true" />}
      onClick={() => saveStoredFile(file.path, fileNameOf(`${stem} - ${name}`.slice(0, 60), 'wav'))}
    />
  );
}

/** They are ordered in the order of the catalogue. */
function stemOf(stem: ToolResult, stems: readonly ToolResult[]): MusicStem {
  return MUSIC_STEMS[stems.indexOf(stem)] ?? 'melody';
}
