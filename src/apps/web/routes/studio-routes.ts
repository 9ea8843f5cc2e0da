import { screen } from '../shell/load-screen.ts';
import type { AppRoute } from './app-route.ts';

/** The pages of the studio, for signed-in accounts. */
export const STUDIO_ROUTES: readonly AppRoute[] = [
  {
    path: '/dashboard/all',
    title: 'all',
    signedIn: true,
    early: true,
    screen: screen(
      ['filmList', 'tools'],
      () => import('../pages/tools-page.tsx'),
      (module) => module.ToolsPage,
    ),
  },
  {
    path: '/dashboard/film/idea',
    title: 'idea',
    signedIn: true,
    early: true,
    screen: screen(
      ['film', 'filmExamples', 'filmIdea', 'filmList', 'modelChoice', 'understanding'],
      () => import('#src/features/film/web/idea/idea-screen.tsx'),
      (module) => module.IdeaScreen,
    ),
  },
  {
    path: '/dashboard/film/:filmId',
    title: 'film',
    signedIn: true,
    screen: screen(
      ['film', 'filmList', 'filmLive', 'filmPage', 'filmReceipt', 'filmStory', 'filmTakes', 'player'],
      () => import('../pages/film-page.tsx'),
      (module) => module.FilmPage,
    ),
  },
  {
    path: '/dashboard/film/:filmId/edit',
    title: 'film',
    signedIn: true,
    bleed: true,
    screen: screen(
      ['film', 'filmEditor', 'filmPage'],
      () => import('../pages/editor-page.tsx'),
      (module) => module.EditorPage,
    ),
  },
  {
    path: '/dashboard/sora',
    title: 'sora',
    signedIn: true,
    screen: screen(
      ['modelChoice', 'player', 'toolPage', 'toolSora', 'toolVideo'],
      () => import('../pages/sora-page.tsx'),
      (module) => module.SoraPage,
    ),
  },
  {
    path: '/dashboard/video',
    title: 'video',
    signedIn: true,
    screen: screen(
      ['film', 'modelChoice', 'player', 'toolPage', 'toolVideo'],
      () => import('../pages/video-page.tsx'),
      (module) => module.VideoPage,
    ),
  },
  {
    path: '/dashboard/videoEdit',
    title: 'videoEdit',
    signedIn: true,
    screen: screen(
      ['film', 'modelChoice', 'player', 'toolImageEdit', 'toolPage', 'toolVideoEdit'],
      () => import('../pages/video-edit-page.tsx'),
      (module) => module.VideoEditPage,
    ),
  },
  {
    path: '/dashboard/videoUpscale',
    title: 'videoUpscale',
    signedIn: true,
    screen: screen(
      ['modelChoice', 'player', 'toolPage', 'toolVideoUpscale'],
      () => import('../pages/video-upscale-page.tsx'),
      (module) => module.VideoUpscalePage,
    ),
  },
  {
    path: '/dashboard/subtitles',
    title: 'subtitles',
    signedIn: true,
    screen: screen(
      ['modelChoice', 'player', 'toolPage', 'toolSubtitles'],
      () => import('../pages/subtitles-page.tsx'),
      (module) => module.SubtitlesPage,
    ),
  },
  {
    path: '/dashboard/image',
    title: 'image',
    signedIn: true,
    screen: screen(
      ['film', 'modelChoice', 'toolImage', 'toolPage'],
      () => import('../pages/image-page.tsx'),
      (module) => module.ImagePage,
    ),
  },
  {
    path: '/dashboard/imageEdit',
    title: 'imageEdit',
    signedIn: true,
    screen: screen(
      ['film', 'modelChoice', 'toolImageEdit', 'toolPage'],
      () => import('../pages/image-edit-page.tsx'),
      (module) => module.ImageEditPage,
    ),
  },
  {
    path: '/dashboard/imageUpscale',
    title: 'imageUpscale',
    signedIn: true,
    screen: screen(
      ['modelChoice', 'toolImageUpscale', 'toolPage'],
      () => import('../pages/image-upscale-page.tsx'),
      (module) => module.ImageUpscalePage,
    ),
  },
  {
    path: '/dashboard/backgroundRemoval',
    title: 'backgroundRemoval',
    signedIn: true,
    screen: screen(
      ['modelChoice', 'toolBackgroundRemoval', 'toolPage'],
      () => import('../pages/background-removal-page.tsx'),
      (module) => module.BackgroundRemovalPage,
    ),
  },
  {
    path: '/dashboard/multiView',
    title: 'multiView',
    signedIn: true,
    screen: screen(
      ['modelChoice', 'toolMultiView', 'toolPage'],
      () => import('../pages/multi-view-page.tsx'),
      (module) => module.MultiViewPage,
    ),
  },
  {
    path: '/dashboard/music',
    title: 'music',
    signedIn: true,
    screen: screen(
      ['modelChoice', 'toolMusic', 'toolPage'],
      () => import('../pages/music-page.tsx'),
      (module) => module.MusicPage,
    ),
  },
  {
    path: '/dashboard/music/:musicId',
    title: 'music',
    signedIn: true,
    screen: screen(
      ['toolMusic', 'toolPage'],
      () => import('../pages/music-piece-page.tsx'),
      (module) => module.MusicPiecePage,
    ),
  },
  {
    path: '/dashboard/audio',
    title: 'audio',
    signedIn: true,
    screen: screen(
      ['modelChoice', 'player', 'toolAudio', 'toolPage'],
      () => import('../pages/audio-page.tsx'),
      (module) => module.AudioPage,
    ),
  },
  {
    path: '/dashboard/photoTalk',
    title: 'photoTalk',
    signedIn: true,
    screen: screen(
      ['modelChoice', 'player', 'toolPage', 'toolPhotoTalk'],
      () => import('../pages/photo-talk-page.tsx'),
      (module) => module.PhotoTalkPage,
    ),
  },
  {
    path: '/dashboard/photoTalk/:photoTalkId',
    title: 'photoTalk',
    signedIn: true,
    screen: screen(
      ['modelChoice', 'player', 'toolPage', 'toolPhotoTalk'],
      () => import('../pages/photo-talk-page.tsx'),
      (module) => module.PhotoTalkPage,
    ),
  },
  {
    path: '/dashboard/mojiMagic',
    title: 'mojiMagic',
    signedIn: true,
    screen: screen(
      ['mojiMagic'],
      () => import('#src/features/moji-magic/web/cards-screen.tsx'),
      (module) => module.CardsScreen,
    ),
  },
  {
    path: '/dashboard/mojiMagic/stickers',
    title: 'mojiMagic',
    signedIn: true,
    screen: screen(
      ['modelChoice', 'mojiMagic', 'toolPage', 'toolSticker'],
      () => import('../pages/stickers-page.tsx'),
      (module) => module.StickersPage,
    ),
  },
  {
    path: '/dashboard/mojiMagic/canvas',
    title: 'mojiMagic',
    signedIn: true,
    screen: screen(
      ['mojiCanvas', 'mojiMagic'],
      () => import('../pages/canvas-page.tsx'),
      (module) => module.CanvasPage,
    ),
  },
  {
    path: '/dashboard/model3d',
    title: 'model3d',
    signedIn: true,
    screen: screen(
      ['modelChoice', 'toolModel3d', 'toolPage'],
      () => import('../pages/model-3d-page.tsx'),
      (module) => module.Model3dPage,
    ),
  },
  // The five template routes (ROUTE-13): explore, my_templates, TemplateDetail, takePhoto and result, which have no
  // bar (NAV-06).
  {
    path: '/dashboard/trending',
    title: 'templates',
    signedIn: true,
    bare: true,
    screen: screen(
      ['toolPage', 'toolTrending'],
      () => import('#src/features/tools/trending/web/templates-screen.tsx'),
      (module) => module.TemplatesScreen,
    ),
  },
  {
    path: '/dashboard/trending/mine',
    title: 'myTemplates',
    signedIn: true,
    bare: true,
    screen: screen(
      ['toolPage', 'toolTrending'],
      () => import('#src/features/tools/trending/web/mine-screen.tsx'),
      (module) => module.MineScreen,
    ),
  },
  {
    path: '/dashboard/trending/template/:templateId',
    title: 'templates',
    signedIn: true,
    bare: true,
    screen: screen(
      ['modelChoice', 'toolPage', 'toolTrending'],
      () => import('#src/features/tools/trending/web/template-screen.tsx'),
      (module) => module.TemplateScreen,
    ),
  },
  {
    path: '/dashboard/trending/template/:templateId/photo',
    title: 'templates',
    signedIn: true,
    bare: true,
    screen: screen(
      ['toolTrending'],
      () => import('#src/features/tools/trending/web/take-photo-screen.tsx'),
      (module) => module.TakePhotoScreen,
    ),
  },
  {
    path: '/dashboard/trending/:trendingTaskId',
    title: 'templates',
    signedIn: true,
    bare: true,
    screen: screen(
      ['player', 'toolPage', 'toolTrending'],
      () => import('../pages/trending-result-page.tsx'),
      (module) => module.TrendingResultPage,
    ),
  },
];
