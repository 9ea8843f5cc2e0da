import type { EditorParts } from '#src/features/film/web/editor/editor-parts.ts';
import { EditorScreen } from '#src/features/film/web/editor/editor-screen.tsx';
import { dialogPart, part } from '../shell/load-part.tsx';

/** The parts of the editor, whose code and texts are loaded on demand. */
const PARTS: EditorParts = {
  tabs: {
    story: part(
      ['filmWhole'],
      () => import('#src/features/film/web/editor/whole/story-tab.tsx'),
      (module) => module.StoryTab,
    ),
    settings: part(
      ['film', 'filmWhole'],
      () => import('#src/features/film/web/editor/whole/settings-tab.tsx'),
      (module) => module.SettingsTab,
    ),
    characters: part(
      ['filmCast', 'filmLooks', 'filmTools'],
      () => import('#src/features/film/web/editor/cast/cast-tabs.tsx'),
      (module) => module.CharactersTab,
    ),
    locations: part(
      ['filmCast', 'filmLooks', 'filmTools'],
      () => import('#src/features/film/web/editor/cast/cast-tabs.tsx'),
      (module) => module.LocationsTab,
    ),
    items: part(
      ['filmCast', 'filmLooks', 'filmTools'],
      () => import('#src/features/film/web/editor/cast/cast-tabs.tsx'),
      (module) => module.ItemsTab,
    ),
    storyboard: part(
      ['film', 'filmEditor', 'filmPage'],
      () => import('#src/features/film/web/editor/storyboard/storyboard-tab.tsx'),
      (module) => module.StoryboardTab,
    ),
    video: part(
      ['film', 'filmPage', 'filmTakes', 'filmVideo'],
      () => import('#src/features/film/web/editor/video/video-tab.tsx'),
      (module) => module.VideoTab,
    ),
    soundtrack: part(
      ['film', 'filmEditor', 'filmSoundtrack', 'filmSounds'],
      () => import('#src/features/film/web/editor/soundtrack/soundtrack-tab.tsx'),
      (module) => module.SoundtrackTab,
    ),
    'final-cut': part(
      ['filmCut', 'filmPage', 'player'],
      () => import('#src/features/film/web/editor/final-cut/final-cut-tab.tsx'),
      (module) => module.FinalCutTab,
    ),
  },
  inspector: part(
    ['film', 'filmDescribed', 'filmEditor', 'filmPage', 'filmStage'],
    () => import('#src/features/film/web/editor/inspector/shot-inspector.tsx'),
    (module) => module.ShotInspector,
  ),
  sounds: part(
    ['filmEditor', 'filmSounds'],
    () => import('#src/features/film/web/editor/inspector/sound-fields.tsx'),
    (module) => module.SoundFields,
  ),
  tail: part(
    ['filmDescribed', 'filmTail'],
    () => import('#src/features/film/web/editor/tail/tail-section.tsx'),
    (module) => module.TailSection,
  ),
  drawWritten: part(
    ['filmDescribed', 'filmEditor'],
    () => import('#src/features/film/web/editor/described/draw-written.tsx'),
    (module) => module.DrawWritten,
  ),
  continuation: dialogPart(
    ['filmDescribed'],
    () => import('#src/features/film/web/editor/described/continue-dialog.tsx'),
    (module) => module.ContinueDialog,
  ),
  pictures: part(
    ['filmPictures'],
    () => import('#src/features/film/web/editor/pictures/pictures-section.tsx'),
    (module) => module.PicturesSection,
  ),
  toolPictures: dialogPart(
    ['toolPage'],
    () => import('#src/features/tools/web/earlier-pictures.tsx'),
    (module) => module.EarlierPictures,
  ),
  editByModel: part(
    ['filmTools'],
    () => import('#src/features/film/web/editor/tools/edit-by-model.tsx'),
    (module) => module.EditByModel,
  ),
  modelLipSync: part(
    ['filmTools'],
    () => import('#src/features/film/web/editor/tools/model-lip-sync.tsx'),
    (module) => module.ModelLipSync,
  ),
  takes: dialogPart(
    ['filmTakes'],
    () => import('#src/features/film/web/film/takes/takes-dialog.tsx'),
    (module) => module.TakesDialog,
  ),
  clipOrder: dialogPart(
    ['filmEditor', 'filmTakes', 'filmVideo'],
    () => import('#src/features/film/web/editor/video/order-dialog.tsx'),
    (module) => module.OrderDialog,
  ),
  ownClip: dialogPart(
    ['filmVideo'],
    () => import('#src/features/film/web/editor/video/own-clip-dialog.tsx'),
    (module) => module.OwnClipDialog,
  ),
  trim: dialogPart(
    ['filmEditor', 'filmVideo'],
    () => import('#src/features/film/web/editor/video/trim-dialog.tsx'),
    (module) => module.TrimDialog,
  ),
  preview: part(
    ['filmPreview'],
    () => import('#src/features/film/web/editor/preview/preview-dock.tsx'),
    (module) => module.PreviewDock,
  ),
  timeline: part(
    ['filmEditor', 'filmPage', 'filmPreview', 'filmSounds', 'filmTimeline'],
    () => import('#src/features/film/web/editor/timeline/timeline-layout.tsx'),
    (module) => module.TimelineLayout,
  ),
  autoTimeline: part(
    ['filmEditor', 'filmPage', 'filmPreview', 'filmTimeline'],
    () => import('#src/features/film/web/editor/timeline/auto-layout.tsx'),
    (module) => module.AutoLayout,
  ),
  guide: part(
    ['filmGuide'],
    () => import('#src/features/film/web/guide/film-guide.tsx'),
    (module) => module.FilmGuide,
  ),
  versions: dialogPart(
    ['filmVersions'],
    () => import('#src/features/film/web/editor/versions/versions-dialog.tsx'),
    (module) => module.VersionsDialog,
  ),
  shortcuts: dialogPart(
    ['filmEditor'],
    () => import('#src/features/film/web/editor/shortcut-sheet.tsx'),
    (module) => module.ShortcutSheet,
  ),
};

/** The editor of a film. */
export function EditorPage() {
  return <EditorScreen parts={PARTS} />;
}
