import type { EditorParts } from '#src/features/film/web/editor/editor-parts.ts';
import { EditorScreen } from '#src/features/film/web/editor/editor-screen.tsx';
import { screen } from '../shell/load-screen.ts';

/** The parts of the editor, whose code and texts are loaded on demand. */
const PARTS: EditorParts = {
  tabs: {
    story: screen(
      ['film', 'filmWhole'],
      () => import('#src/features/film/web/editor/whole/story-tab.tsx'),
      (module) => module.StoryTab,
    ),
    settings: screen(
      ['film', 'filmWhole'],
      () => import('#src/features/film/web/editor/whole/settings-tab.tsx'),
      (module) => module.SettingsTab,
    ),
    characters: screen(
      ['film', 'filmCast', 'filmLooks', 'filmTools'],
      () => import('#src/features/film/web/editor/cast/cast-tabs.tsx'),
      (module) => module.CharactersTab,
    ),
    locations: screen(
      ['film', 'filmCast', 'filmLooks', 'filmTools'],
      () => import('#src/features/film/web/editor/cast/cast-tabs.tsx'),
      (module) => module.LocationsTab,
    ),
    items: screen(
      ['film', 'filmCast', 'filmLooks', 'filmTools'],
      () => import('#src/features/film/web/editor/cast/cast-tabs.tsx'),
      (module) => module.ItemsTab,
    ),
    storyboard: screen(
      ['film', 'filmEditor', 'filmPage'],
      () => import('#src/features/film/web/editor/storyboard/storyboard-tab.tsx'),
      (module) => module.StoryboardTab,
    ),
    video: screen(
      ['film', 'filmPage', 'filmTakes', 'filmVideo'],
      () => import('#src/features/film/web/editor/video/video-tab.tsx'),
      (module) => module.VideoTab,
    ),
    soundtrack: screen(
      ['film', 'filmEditor', 'filmSoundtrack', 'filmSounds'],
      () => import('#src/features/film/web/editor/soundtrack/soundtrack-tab.tsx'),
      (module) => module.SoundtrackTab,
    ),
    'final-cut': screen(
      ['filmCut', 'filmPage', 'player'],
      () => import('#src/features/film/web/editor/final-cut/final-cut-tab.tsx'),
      (module) => module.FinalCutTab,
    ),
  },
  inspector: screen(
    ['film', 'filmDescribed', 'filmEditor', 'filmPage', 'filmStage'],
    () => import('#src/features/film/web/editor/inspector/shot-inspector.tsx'),
    (module) => module.ShotInspector,
  ),
  sounds: screen(
    ['filmEditor', 'filmSounds'],
    () => import('#src/features/film/web/editor/inspector/sound-fields.tsx'),
    (module) => module.SoundFields,
  ),
  tail: screen(
    ['film', 'filmDescribed'],
    () => import('#src/features/film/web/editor/tail/tail-section.tsx'),
    (module) => module.TailSection,
  ),
  continuation: screen(
    ['filmDescribed'],
    () => import('#src/features/film/web/editor/described/continue-dialog.tsx'),
    (module) => module.ContinueDialog,
  ),
  pictures: screen(
    ['filmPictures'],
    () => import('#src/features/film/web/editor/pictures/pictures-section.tsx'),
    (module) => module.PicturesSection,
  ),
  editByModel: screen(
    ['film', 'filmTools'],
    () => import('#src/features/film/web/editor/tools/edit-by-model.tsx'),
    (module) => module.EditByModel,
  ),
  modelLipSync: screen(
    ['film', 'filmTools'],
    () => import('#src/features/film/web/editor/tools/model-lip-sync.tsx'),
    (module) => module.ModelLipSync,
  ),
  takes: screen(
    ['film', 'filmTakes'],
    () => import('#src/features/film/web/film/takes/takes-dialog.tsx'),
    (module) => module.TakesDialog,
  ),
  clipOrder: screen(
    ['film', 'filmEditor', 'filmTakes', 'filmVideo'],
    () => import('#src/features/film/web/editor/video/order-dialog.tsx'),
    (module) => module.OrderDialog,
  ),
  ownClip: screen(
    ['filmVideo'],
    () => import('#src/features/film/web/editor/video/own-clip-dialog.tsx'),
    (module) => module.OwnClipDialog,
  ),
  trim: screen(
    ['filmEditor', 'filmVideo'],
    () => import('#src/features/film/web/editor/video/trim-dialog.tsx'),
    (module) => module.TrimDialog,
  ),
  preview: screen(
    ['filmPreview'],
    () => import('#src/features/film/web/editor/preview/preview-dock.tsx'),
    (module) => module.PreviewDock,
  ),
  timeline: screen(
    ['filmEditor', 'filmPage', 'filmPreview', 'filmSounds', 'filmTimeline'],
    () => import('#src/features/film/web/editor/timeline/timeline-layout.tsx'),
    (module) => module.TimelineLayout,
  ),
  autoTimeline: screen(
    ['filmEditor', 'filmPage', 'filmPreview', 'filmTimeline'],
    () => import('#src/features/film/web/editor/timeline/auto-layout.tsx'),
    (module) => module.AutoLayout,
  ),
  guide: screen(
    ['filmGuide'],
    () => import('#src/features/film/web/guide/film-guide.tsx'),
    (module) => module.FilmGuide,
  ),
  versions: screen(
    ['filmVersions'],
    () => import('#src/features/film/web/editor/versions/versions-dialog.tsx'),
    (module) => module.VersionsDialog,
  ),
  shortcuts: screen(
    ['filmEditor'],
    () => import('#src/features/film/web/editor/shortcut-sheet.tsx'),
    (module) => module.ShortcutSheet,
  ),
};

/** The editor of a film. */
export function EditorPage() {
  return <EditorScreen parts={PARTS} />;
}
