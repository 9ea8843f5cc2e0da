import { useTranslations } from 'use-intl';
import { VIEWS, type View } from '#src/shared/catalogue/views.ts';
import type { ToolResult, ToolTask } from '../../contract.ts';
import { PictureResults } from '../../web/picture-results.tsx';
import type { SendFile, SentViews } from '../../web/send-file.ts';

const BASES = ['turned', 'solid', 'relief'] as const;
type Basis = (typeof BASES)[number];

/** The views of a task, each named, and what the draft engine knew of them and what it guessed. */
export function ViewResults({ task, destinations }: { task: ToolTask; destinations: readonly SendFile[] }) {
  const t = useTranslations('toolMultiView');
  const views = viewsOf(task);
  const sideOf = (result: ToolResult): View | undefined => views[task.results.indexOf(result)];
  const labelOf = (result: ToolResult): string => {
    const view = sideOf(result);
    return view ? t(`sides.${view}`) : t('heading');
  };
  const made: SentViews = Object.fromEntries(
    task.results.flatMap((result) => {
      const side = sideOf(result);
      return side && result.file ? [[side, result.file]] : [];
    }),
  );
  const known = task.results.flatMap((result) => basisOf(result) ?? []);
  const bases = BASES.filter((basis) => known.includes(basis));
  return (
    <>
      <PictureResults
        task={task}
        aspect="1:1"
        name={t('heading')}
        labelOf={labelOf}
        sideOf={sideOf}
        noteOf={(result) => {
          const basis = basisOf(result);
          return basis && bases.length > 1 ? t(`basis.${basis}`) : undefined;
        }}
        destinations={destinations.map((place): SendFile => ({
          ...place,
          send: (file, side) => place.send(file, side, made),
        }))}
      />
      {bases.length === 1 && <p className="max-w-prose text-note text-text-2">{t(`basis.${bases[0]!}`)}</p>}
    </>
  );
}

/** What the results show, in their order. */
function viewsOf({ inputs }: ToolTask): View[] {
  const asked = inputs['views'];
  return Array.isArray(asked) ? VIEWS.filter((view) => asked.includes(view)) : [];
}

const basisOf = ({ told }: ToolResult): Basis | undefined => BASES.find((basis) => basis === told['basis']);
