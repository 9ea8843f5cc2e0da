import { ChevronLeft, Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useMobile } from '#src/platform/browser/device/is-mobile.ts';
import { useBackCloses } from '#src/platform/browser/device/use-back-closes.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { EmptyState } from '#src/platform/browser/ui/empty-state.tsx';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import type { CastKind } from '../../../timeline/film-edit.ts';
import { useEditor } from '../state/editor-context.tsx';
import { MemberCard } from './member-card.tsx';
import { MemberInspector } from './member-inspector.tsx';
import { GESTURE_OF, membersOf, newMember, type Member } from './members.ts';
import { RenewPictures } from './renew-pictures.tsx';

/** The width of the cards: portraits, wide places, items. */
const COLUMNS = {
  character: 'grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] lg:grid-cols-[repeat(auto-fill,minmax(15rem,1fr))]',
  place: 'grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] lg:grid-cols-[repeat(auto-fill,minmax(20rem,1fr))]',
  item: 'grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] lg:grid-cols-[repeat(auto-fill,minmax(14rem,1fr))]',
} as const satisfies Readonly<Record<CastKind, string>>;

/** All members of one kind, and what can be set of the chosen one; on a phone one after the other. */
export function CastTab({ kind }: { kind: CastKind }) {
  const t = useTranslations('filmCast');
  const { document, edit } = useEditor();
  const isMobile = useMobile();
  const members = membersOf(document, kind);
  const [chosenKey, setChosen] = useState<string>();
  const [addedKey, setAdded] = useState<string>();
  const [removed, setRemoved] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  // What had the focus is gone.
  useEffect(() => {
    if (removed > 0) {
      heading.current?.focus();
    }
  }, [removed]);
  const chosen = members.find(({ member }) => member.key === chosenKey) ?? (isMobile ? undefined : members[0]);
  const choose = (key: string | undefined): void => {
    setChosen(key);
    setAdded(undefined);
  };
  useBackCloses(isMobile && chosen !== undefined, () => choose(undefined));
  const add = (): void => {
    const inserted = newMember(document, kind, t(`${kind}.added`));
    if (edit([inserted], { label: GESTURE_OF[kind] })) {
      setChosen(inserted.member.key);
      setAdded(inserted.member.key);
    }
  };
  const onRemoved = (): void => {
    choose(undefined);
    setRemoved((count) => count + 1);
  };
  const addButton = (
    <Button
      icon={<Plus className="size-4" aria-hidden="true" />}
      onClick={add}
      {...(members.length < LIMITS.film.castMembers ? {} : { reason: t('full') })}
    >
      {t(`${kind}.add`)}
    </Button>
  );
  if (isMobile && chosen) {
    return (
      <div data-scrolls="" className="flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto px-4 pb-4">
        <Button
          kind="quiet"
          className="mt-2 self-start"
          icon={<ChevronLeft className="size-4" aria-hidden="true" />}
          onClick={() => choose(undefined)}
        >
          {t('back')}
        </Button>
        <h2 className="sr-only">{chosen.member.name}</h2>
        <MemberInspector
          key={chosen.member.key}
          shown={chosen}
          isNew={chosen.member.key === addedKey}
          onRemoved={onRemoved}
        />
      </div>
    );
  }
  return (
    <div className="flex min-h-0 flex-1">
      <section
        aria-label={t(`${kind}.heading`)}
        data-scrolls=""
        className="flex min-w-0 flex-1 flex-col gap-4 overflow-y-auto p-4"
      >
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 ref={heading} tabIndex={-1} className="flex items-baseline gap-2 text-lead font-semibold outline-none">
            {t(`${kind}.heading`)}
            <span className="edge text-text-3">{members.length}</span>
          </h2>
          <span className="flex flex-wrap gap-2">
            {members.length > 0 && <RenewPictures kind={kind} members={members} chosen={chosen} />}
            <span data-guide="add">{addButton}</span>
          </span>
        </div>
        {members.length === 0 ? (
          <EmptyState title={t(`${kind}.none`)}>{t(`${kind}.noneText`)}</EmptyState>
        ) : (
          <Cards kind={kind} members={members} chosen={chosen} onChoose={choose} />
        )}
      </section>
      {chosen && !isMobile && (
        <aside
          aria-label={chosen.member.name}
          data-guide="member"
          data-scrolls=""
          className="w-[380px] shrink-0 overflow-y-auto border-l border-line px-4 pb-4"
        >
          <MemberInspector
            key={chosen.member.key}
            shown={chosen}
            isNew={chosen.member.key === addedKey}
            onRemoved={onRemoved}
          />
        </aside>
      )}
    </div>
  );
}

function Cards({
  kind,
  members,
  chosen,
  onChoose,
}: {
  kind: CastKind;
  members: readonly Member[];
  chosen: Member | undefined;
  onChoose: (key: string) => void;
}) {
  return (
    <ul data-guide="members" className={`grid gap-x-4 gap-y-5 ${COLUMNS[kind]}`}>
      {members.map((shown) => (
        <li key={shown.member.key} className="min-w-0">
          <MemberCard
            shown={shown}
            selected={shown.member.key === chosen?.member.key}
            onSelect={() => onChoose(shown.member.key)}
          />
        </li>
      ))}
    </ul>
  );
}
