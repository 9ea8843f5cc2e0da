import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useModelName } from '#src/foundation/models/web/use-model-name.ts';
import { Skeleton } from '#src/platform/browser/ui/skeleton.tsx';
import type { FilmView } from '../../../film-view-contract.ts';
import type { ShotTake } from '../../../take-contract.ts';
import { groupTakes, type TakeGroup } from './group-takes.ts';
import { TakeCard } from './take-card.tsx';

/** Where a key goes from the one at this place. */
const MOVES: Readonly<Record<string, (at: number) => number>> = {
  ArrowRight: (at) => at + 1,
  ArrowDown: (at) => at + 1,
  ArrowLeft: (at) => at - 1,
  ArrowUp: (at) => at - 1,
  Home: () => 0,
  End: () => -1,
};

/** Arrow keys move among the takes; choosing one is a key of its own, since it has the film cut again. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const move = MOVES[event.key];
  const radios = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=radio]')];
  const at = radios.indexOf(event.target as HTMLElement);
  if (!move || at < 0) {
    return;
  }
  event.preventDefault();
  radios.at(move(at) % radios.length)?.focus();
}

/** Takes stand side by side, those of one order together; one of all is used. */
export function TakeList({
  takes,
  film,
  circling,
  onUse,
}: {
  takes: readonly ShotTake[] | undefined;
  film: FilmView;
  /** The take that is being chosen. */
  circling: string | undefined;
  onUse: (id: string) => void;
}) {
  const t = useTranslations('filmTakes');
  const hint = useId();
  if (!takes) {
    return (
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Skeleton aspect={film.aspect} />
        <Skeleton aspect={film.aspect} className="max-sm:hidden" />
      </div>
    );
  }
  const choosable = takes.filter(({ status }) => status === 'generated');
  const reachable = choosable.find(({ circled }) => circled) ?? choosable[0];
  return (
    // Only its radio buttons take the focus; it hears their arrow keys.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      role="radiogroup"
      aria-label={t('all')}
      aria-describedby={hint}
      className="flex flex-col gap-6"
      onKeyDown={moveFocus}
    >
      <p id={hint} className="sr-only">
        {t('keys')}
      </p>
      {groupTakes(takes).map((group) => (
        <Group key={group.takes[0]?.id} group={group} isAlone={takes.length === 1}>
          {(take) => (
            <TakeCard
              take={take}
              film={film}
              busy={circling === take.id}
              isReachable={take === reachable}
              onUse={() => onUse(take.id)}
            />
          )}
        </Group>
      ))}
    </div>
  );
}

/** Candidates of one order under their heading, or single takes; a take alone stands in the middle. */
function Group({
  group: { orderId, takes },
  isAlone,
  children,
}: {
  group: TakeGroup;
  isAlone: boolean;
  children: (take: ShotTake) => ReactNode;
}) {
  const t = useTranslations('filmTakes');
  const nameOfModel = useModelName();
  const cells = takes.map((take) => <div key={take.id}>{children(take)}</div>);
  const grid = `grid grid-cols-1 gap-4 ${isAlone ? 'mx-auto w-full max-w-lg' : 'sm:grid-cols-2'}`;
  if (orderId === null) {
    return <div className={grid}>{cells}</div>;
  }
  return (
    <fieldset className="min-w-0 border-l-2 border-line-strong pl-3">
      <legend className="mb-3 text-dense font-semibold">
        {t('candidates', { count: takes.length, model: nameOfModel(takes[0]?.model ?? null) ?? '' })}
      </legend>
      <div className={grid}>{cells}</div>
    </fieldset>
  );
}
