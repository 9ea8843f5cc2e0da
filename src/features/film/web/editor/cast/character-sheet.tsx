import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { FigureSpec } from '#src/draft-engine/story/figure-spec.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Gate } from '#src/platform/browser/ui/gate.tsx';
import { Leader } from '#src/platform/browser/ui/leader.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { StoredPicture } from '#src/platform/browser/ui/stored-picture.tsx';
import type { MemberTake } from '../../../cast-contract.ts';
import { CHARACTER_VIEWS } from '../../../timeline/character-views.ts';
import { hasFace } from '../../../timeline/clearer-face.ts';
import { Unexposed } from '../../unexposed.tsx';
import { useEditor } from '../state/editor-context.tsx';
import { ViewsByModel } from '../tools/views-by-model.tsx';
import { newestFailure, sourceOf, type Member, type MemberView } from './members.ts';
import { focusSection, PictureViewer, type KeptPicture } from './picture-viewer.tsx';
import { useCastPicture, useCastTakes, useDrawViews } from './use-cast-pictures.ts';

type Character = Extract<Member, { kind: 'character' }>;

/** Faces that are shown to choose from, the newest ones. */
const MOST_FACES = 4;

/** A character from all sides, and its face with other features: further pictures beside the one that is used (EDIT-04). */
export function CharacterSheet({ shown, view }: { shown: Character; view: MemberView }) {
  const t = useTranslations('filmCast');
  const { edit, flush } = useEditor();
  const { data } = useCastTakes(shown, view);
  const draw = useDrawViews(shown);
  const picture = useCastPicture(shown);
  const [largeId, setLarge] = useState<string>();
  const list = useRef<HTMLUListElement>(null);
  const { member } = shown;
  const sheet = sheetOf(data?.takes ?? []);
  const kept = sheet.flatMap((take): KeptPicture[] => (take.file ? [{ ...take, file: take.file }] : []));
  const isUsed = ({ circled, figure }: KeptPicture): boolean =>
    circled || (figure !== null && isSameFace(figure as unknown as FigureSpec, member.figure));
  const use = ({ id, figure }: KeptPicture): void => {
    if (figure) {
      // With the clothes and the hair that it has by now.
      const { features } = figure as { features?: unknown };
      edit([{ kind: 'character', key: member.key, set: { figure: { ...member.figure, features } as FigureSpec } }], {
        label: 'cast',
      });
      flush();
    } else {
      picture.mutate({ takeId: id });
    }
  };
  const problem = draw.error ?? picture.error;
  return (
    <>
      <p className="text-note text-text-3">{t(isDrawn(view) ? 'views.hint' : 'views.onlyDrawn')}</p>
      {problem && <Notice>{problem.message}</Notice>}
      {isDrawn(view) && <SheetButtons shown={shown} view={view} draw={draw} />}
      {view?.picture && !isDrawn(view) && (
        <ViewsByModel
          characterKey={member.key}
          isMaking={view.status === 'generating'}
          failure={newestFailure(data?.takes.filter((take) => take.view !== null) ?? [])}
        />
      )}
      {sheet.length > 0 && (
        <ul ref={list} aria-label={t('views.sheet', { name: member.name })} className="grid grid-cols-4 gap-1.5">
          {sheet.map((take) => (
            <SheetPicture key={take.id} take={take} isUsed={isShown(take, isUsed)} onOpen={() => setLarge(take.id)} />
          ))}
        </ul>
      )}
      {largeId !== undefined && (
        <PictureViewer
          name={member.name}
          takes={kept}
          shownId={largeId}
          isUsed={isUsed}
          onShow={setLarge}
          onUse={use}
          onClose={() => setLarge(undefined)}
          onRemoved={() => focusSection(list.current)}
        />
      )}
    </>
  );
}

/** True where the picture that is used was drawn from the look. */
const isDrawn = (view: MemberView): boolean => ['drawn', 'view'].includes(sourceOf(view));

/** What the engine can draw; it has no other face for what is no person. */
function SheetButtons({
  shown: { member },
  view,
  draw,
}: {
  shown: Character;
  view: MemberView;
  draw: ReturnType<typeof useDrawViews>;
}) {
  const t = useTranslations('filmCast');
  const { saveState } = useEditor();
  const isBusy = view?.status === 'generating' || draw.isPending || saveState === 'saving';
  const reasonOf = (sheet: 'views' | 'face'): string | undefined => {
    if (!view?.picture) {
      return t('views.noPicture');
    }
    return sheet === 'face' && !hasFace(member.figure) ? t('views.noFace') : undefined;
  };
  return (
    <div className="flex flex-wrap gap-2">
      {(['views', 'face'] as const).map((sheet) => (
        <Button key={sheet} busy={isBusy} reason={reasonOf(sheet)} onClick={() => draw.mutate(sheet)}>
          {t(sheet === 'views' ? 'views.draw' : 'views.face')}
        </Button>
      ))}
    </div>
  );
}

function SheetPicture({ take, isUsed, onOpen }: { take: MemberTake; isUsed: boolean; onOpen: () => void }) {
  const t = useTranslations('filmCast');
  const label = t(`views.of.${take.view ?? 'front'}`);
  return (
    <li className="flex min-w-0 flex-col gap-1">
      <button
        type="button"
        aria-haspopup="dialog"
        disabled={!take.file}
        onClick={onOpen}
        className="rounded-frame text-left"
      >
        <Gate aspect="3:4" selected={isUsed}>
          {take.file ? (
            <StoredPicture path={take.file.path} alt="" sizes="6rem" className="size-full object-cover" />
          ) : (
            <Unexposed />
          )}
          {take.status === 'generating' && <Leader />}
        </Gate>
        <span className="text-note text-text-2">{isUsed ? t('views.inUse', { view: label }) : label}</span>
        {take.outdated && <span className="block text-note text-warn">{t('views.outdated')}</span>}
      </button>
      {take.failure && <span className="text-note text-warn">{take.failure.message}</span>}
    </li>
  );
}

const isShown = (take: MemberTake, isUsed: (take: KeptPicture) => boolean): boolean =>
  take.file !== null && isUsed({ ...take, file: take.file });

/** The newest picture of each view, in the order of a sheet, and some faces; what was stopped or removed is left out. */
function sheetOf(takes: readonly MemberTake[]): MemberTake[] {
  const views = takes.filter(({ view, status }) => view !== null && status !== 'cancelled');
  return CHARACTER_VIEWS.flatMap((view) => {
    const ofView = views.filter((take) => take.view === view);
    // A failed one takes nothing away that was there.
    const there = ofView.filter(({ status }) => status !== 'failed');
    return (there.length > 0 ? there : ofView).slice(view === 'face' ? -MOST_FACES : -1);
  });
}

function isSameFace(one: FigureSpec, other: FigureSpec): boolean {
  const featuresOf = (figure: FigureSpec): string =>
    figure.kind === 'person' ? JSON.stringify(Object.entries(figure.features ?? {}).toSorted()) : '';
  return featuresOf(one) === featuresOf(other);
}
