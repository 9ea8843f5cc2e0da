import { ChartGantt, Check, ListVideo, Table2, type LucideIcon } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useCramped } from '#src/platform/browser/device/use-narrow.ts';
import { useColon } from '#src/platform/browser/language/use-colon.ts';
import { IconButton } from '#src/platform/browser/ui/icon-button.tsx';
import { Menu } from '#src/platform/browser/ui/menu.tsx';
import { Segments } from '#src/platform/browser/ui/segments.tsx';
import { useEditorParts } from '../editor-parts.ts';
import { LAYOUTS, useLayout, type Layout } from './use-layout.ts';

const SIGNS: Readonly<Record<Layout, LucideIcon>> = { table: Table2, timeline: ChartGantt, auto: ListVideo };

/** Chooses the layout of the shots; where the tabs need the room, a menu behind the sign of the chosen one. */
export function LayoutSwitch() {
  const t = useTranslations('filmEditor.layout');
  const colon = useColon();
  const isCramped = useCramped();
  const { timeline, autoTimeline } = useEditorParts();
  const [layout, setLayout] = useLayout();
  const Sign = SIGNS[layout];
  return (
    <span
      className="contents"
      onPointerEnter={() => {
        void timeline.load();
        void autoTimeline.load();
      }}
    >
      {isCramped ? (
        <Menu
          entries={LAYOUTS.map((value) => ({
            key: value,
            label: t(value),
            checked: value === layout,
            icon: <Check className={value === layout ? 'size-5' : 'invisible size-5'} aria-hidden="true" />,
            onSelect: () => setLayout(value),
          }))}
        >
          <IconButton
            label={`${t('label')}${colon}${t(layout)}`}
            icon={<Sign className="size-5" strokeWidth={1.75} aria-hidden="true" />}
            side="bottom"
          />
        </Menu>
      ) : (
        <Segments
          label={t('label')}
          value={layout}
          options={LAYOUTS.map((value) => ({ value, label: t(value) }))}
          onChange={setLayout}
        />
      )}
    </span>
  );
}
