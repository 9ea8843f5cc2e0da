import { useTranslations } from 'use-intl';
import { Segments } from '#src/platform/browser/ui/segments.tsx';
import { useEditorParts } from '../editor-parts.ts';
import { LAYOUTS, useLayout } from './use-layout.ts';

/** Chooses the layout of the shots. */
export function LayoutSwitch() {
  const t = useTranslations('filmEditor.layout');
  const { timeline, autoTimeline } = useEditorParts();
  const [layout, setLayout] = useLayout();
  return (
    <span
      className="contents"
      onPointerEnter={() => {
        void timeline.load();
        void autoTimeline.load();
      }}
    >
      <Segments
        label={t('label')}
        value={layout}
        options={LAYOUTS.map((value) => ({ value, label: t(value) }))}
        onChange={setLayout}
      />
    </span>
  );
}
