import { cn as administrationCn } from '#src/features/administration/texts/cn.ts';
import { en as administrationEn } from '#src/features/administration/texts/en.ts';
import { ja as administrationJa } from '#src/features/administration/texts/ja.ts';
import { ko as administrationKo } from '#src/features/administration/texts/ko.ts';
import { cn as contactCn } from '#src/features/contact/texts/cn.ts';
import { en as contactEn } from '#src/features/contact/texts/en.ts';
import { ja as contactJa } from '#src/features/contact/texts/ja.ts';
import { ko as contactKo } from '#src/features/contact/texts/ko.ts';
import { cn as guideCn } from '#src/features/guide/texts/cn.ts';
import { en as guideEn } from '#src/features/guide/texts/en.ts';
import { ja as guideJa } from '#src/features/guide/texts/ja.ts';
import { ko as guideKo } from '#src/features/guide/texts/ko.ts';
import { cn as legalCn } from '#src/features/guide/texts/legal/cn.ts';
import { en as legalEn } from '#src/features/guide/texts/legal/en.ts';
import { ja as legalJa } from '#src/features/guide/texts/legal/ja.ts';
import { ko as legalKo } from '#src/features/guide/texts/legal/ko.ts';
import { cn as homeCn } from '#src/features/home/texts/cn.ts';
import { en as homeEn } from '#src/features/home/texts/en.ts';
import { ja as homeJa } from '#src/features/home/texts/ja.ts';
import { ko as homeKo } from '#src/features/home/texts/ko.ts';
import { cn as toolsCn } from '#src/features/home/texts/tools/cn.ts';
import { en as toolsEn } from '#src/features/home/texts/tools/en.ts';
import { ja as toolsJa } from '#src/features/home/texts/tools/ja.ts';
import { ko as toolsKo } from '#src/features/home/texts/tools/ko.ts';
import { cn as invitationsCn } from '#src/features/invitations/texts/cn.ts';
import { en as invitationsEn } from '#src/features/invitations/texts/en.ts';
import { ja as invitationsJa } from '#src/features/invitations/texts/ja.ts';
import { ko as invitationsKo } from '#src/features/invitations/texts/ko.ts';
import { cn as membershipCn } from '#src/features/membership/texts/cn.ts';
import { en as membershipEn } from '#src/features/membership/texts/en.ts';
import { ja as membershipJa } from '#src/features/membership/texts/ja.ts';
import { ko as membershipKo } from '#src/features/membership/texts/ko.ts';
import { cn as modelsCn } from '#src/features/models/texts/cn.ts';
import { en as modelsEn } from '#src/features/models/texts/en.ts';
import { ja as modelsJa } from '#src/features/models/texts/ja.ts';
import { ko as modelsKo } from '#src/features/models/texts/ko.ts';
import { cn as ownKeysCn } from '#src/features/models/texts/own-keys/cn.ts';
import { en as ownKeysEn } from '#src/features/models/texts/own-keys/en.ts';
import { ja as ownKeysJa } from '#src/features/models/texts/own-keys/ja.ts';
import { ko as ownKeysKo } from '#src/features/models/texts/own-keys/ko.ts';
import { cn as mojiCanvasCn } from '#src/features/moji-magic/texts/canvas/cn.ts';
import { en as mojiCanvasEn } from '#src/features/moji-magic/texts/canvas/en.ts';
import { ja as mojiCanvasJa } from '#src/features/moji-magic/texts/canvas/ja.ts';
import { ko as mojiCanvasKo } from '#src/features/moji-magic/texts/canvas/ko.ts';
import { cn as mojiMagicCn } from '#src/features/moji-magic/texts/cn.ts';
import { en as mojiMagicEn } from '#src/features/moji-magic/texts/en.ts';
import { ja as mojiMagicJa } from '#src/features/moji-magic/texts/ja.ts';
import { ko as mojiMagicKo } from '#src/features/moji-magic/texts/ko.ts';
import { cn as operationsCn } from '#src/features/operations/texts/cn.ts';
import { en as operationsEn } from '#src/features/operations/texts/en.ts';
import { ja as operationsJa } from '#src/features/operations/texts/ja.ts';
import { ko as operationsKo } from '#src/features/operations/texts/ko.ts';
import { cn as partnersCn } from '#src/features/partners/texts/cn.ts';
import { en as partnersEn } from '#src/features/partners/texts/en.ts';
import { ja as partnersJa } from '#src/features/partners/texts/ja.ts';
import { ko as partnersKo } from '#src/features/partners/texts/ko.ts';
import { cn as profileCn } from '#src/features/profile/texts/cn.ts';
import { en as profileEn } from '#src/features/profile/texts/en.ts';
import { ja as profileJa } from '#src/features/profile/texts/ja.ts';
import { ko as profileKo } from '#src/features/profile/texts/ko.ts';
import { cn as rewardsCn } from '#src/features/rewards/texts/cn.ts';
import { en as rewardsEn } from '#src/features/rewards/texts/en.ts';
import { ja as rewardsJa } from '#src/features/rewards/texts/ja.ts';
import { ko as rewardsKo } from '#src/features/rewards/texts/ko.ts';
import { cn as toolAudioCn } from '#src/features/tools/audio/texts/cn.ts';
import { en as toolAudioEn } from '#src/features/tools/audio/texts/en.ts';
import { ja as toolAudioJa } from '#src/features/tools/audio/texts/ja.ts';
import { ko as toolAudioKo } from '#src/features/tools/audio/texts/ko.ts';
import { cn as toolBackgroundRemovalCn } from '#src/features/tools/background-removal/texts/cn.ts';
import { en as toolBackgroundRemovalEn } from '#src/features/tools/background-removal/texts/en.ts';
import { ja as toolBackgroundRemovalJa } from '#src/features/tools/background-removal/texts/ja.ts';
import { ko as toolBackgroundRemovalKo } from '#src/features/tools/background-removal/texts/ko.ts';
import { cn as toolImageEditCn } from '#src/features/tools/image-edit/texts/cn.ts';
import { en as toolImageEditEn } from '#src/features/tools/image-edit/texts/en.ts';
import { ja as toolImageEditJa } from '#src/features/tools/image-edit/texts/ja.ts';
import { ko as toolImageEditKo } from '#src/features/tools/image-edit/texts/ko.ts';
import { cn as toolImageUpscaleCn } from '#src/features/tools/image-upscale/texts/cn.ts';
import { en as toolImageUpscaleEn } from '#src/features/tools/image-upscale/texts/en.ts';
import { ja as toolImageUpscaleJa } from '#src/features/tools/image-upscale/texts/ja.ts';
import { ko as toolImageUpscaleKo } from '#src/features/tools/image-upscale/texts/ko.ts';
import { cn as toolImageCn } from '#src/features/tools/image/texts/cn.ts';
import { en as toolImageEn } from '#src/features/tools/image/texts/en.ts';
import { ja as toolImageJa } from '#src/features/tools/image/texts/ja.ts';
import { ko as toolImageKo } from '#src/features/tools/image/texts/ko.ts';
import { cn as toolMemeAdminCn } from '#src/features/tools/meme/texts/admin/cn.ts';
import { en as toolMemeAdminEn } from '#src/features/tools/meme/texts/admin/en.ts';
import { ja as toolMemeAdminJa } from '#src/features/tools/meme/texts/admin/ja.ts';
import { ko as toolMemeAdminKo } from '#src/features/tools/meme/texts/admin/ko.ts';
import { cn as toolMemeCn } from '#src/features/tools/meme/texts/cn.ts';
import { en as toolMemeEn } from '#src/features/tools/meme/texts/en.ts';
import { ja as toolMemeJa } from '#src/features/tools/meme/texts/ja.ts';
import { ko as toolMemeKo } from '#src/features/tools/meme/texts/ko.ts';
import { cn as toolModel3dCn } from '#src/features/tools/model-3d/texts/cn.ts';
import { en as toolModel3dEn } from '#src/features/tools/model-3d/texts/en.ts';
import { ja as toolModel3dJa } from '#src/features/tools/model-3d/texts/ja.ts';
import { ko as toolModel3dKo } from '#src/features/tools/model-3d/texts/ko.ts';
import { cn as toolMultiViewCn } from '#src/features/tools/multi-view/texts/cn.ts';
import { en as toolMultiViewEn } from '#src/features/tools/multi-view/texts/en.ts';
import { ja as toolMultiViewJa } from '#src/features/tools/multi-view/texts/ja.ts';
import { ko as toolMultiViewKo } from '#src/features/tools/multi-view/texts/ko.ts';
import { cn as toolMusicCn } from '#src/features/tools/music/texts/cn.ts';
import { en as toolMusicEn } from '#src/features/tools/music/texts/en.ts';
import { ja as toolMusicJa } from '#src/features/tools/music/texts/ja.ts';
import { ko as toolMusicKo } from '#src/features/tools/music/texts/ko.ts';
import { cn as toolPhotoTalkCn } from '#src/features/tools/photo-talk/texts/cn.ts';
import { en as toolPhotoTalkEn } from '#src/features/tools/photo-talk/texts/en.ts';
import { ja as toolPhotoTalkJa } from '#src/features/tools/photo-talk/texts/ja.ts';
import { ko as toolPhotoTalkKo } from '#src/features/tools/photo-talk/texts/ko.ts';
import { cn as toolSoraCn } from '#src/features/tools/sora/texts/cn.ts';
import { en as toolSoraEn } from '#src/features/tools/sora/texts/en.ts';
import { ja as toolSoraJa } from '#src/features/tools/sora/texts/ja.ts';
import { ko as toolSoraKo } from '#src/features/tools/sora/texts/ko.ts';
import { cn as toolStickerCn } from '#src/features/tools/sticker/texts/cn.ts';
import { en as toolStickerEn } from '#src/features/tools/sticker/texts/en.ts';
import { ja as toolStickerJa } from '#src/features/tools/sticker/texts/ja.ts';
import { ko as toolStickerKo } from '#src/features/tools/sticker/texts/ko.ts';
import { cn as toolSubtitlesCn } from '#src/features/tools/subtitles/texts/cn.ts';
import { en as toolSubtitlesEn } from '#src/features/tools/subtitles/texts/en.ts';
import { ja as toolSubtitlesJa } from '#src/features/tools/subtitles/texts/ja.ts';
import { ko as toolSubtitlesKo } from '#src/features/tools/subtitles/texts/ko.ts';
import { cn as toolPageCn } from '#src/features/tools/texts/cn.ts';
import { en as toolPageEn } from '#src/features/tools/texts/en.ts';
import { ja as toolPageJa } from '#src/features/tools/texts/ja.ts';
import { ko as toolPageKo } from '#src/features/tools/texts/ko.ts';
import { cn as toolTrendingCn } from '#src/features/tools/trending/texts/cn.ts';
import { en as toolTrendingEn } from '#src/features/tools/trending/texts/en.ts';
import { ja as toolTrendingJa } from '#src/features/tools/trending/texts/ja.ts';
import { ko as toolTrendingKo } from '#src/features/tools/trending/texts/ko.ts';
import { cn as toolVideoEditCn } from '#src/features/tools/video-edit/texts/cn.ts';
import { en as toolVideoEditEn } from '#src/features/tools/video-edit/texts/en.ts';
import { ja as toolVideoEditJa } from '#src/features/tools/video-edit/texts/ja.ts';
import { ko as toolVideoEditKo } from '#src/features/tools/video-edit/texts/ko.ts';
import { cn as toolVideoUpscaleCn } from '#src/features/tools/video-upscale/texts/cn.ts';
import { en as toolVideoUpscaleEn } from '#src/features/tools/video-upscale/texts/en.ts';
import { ja as toolVideoUpscaleJa } from '#src/features/tools/video-upscale/texts/ja.ts';
import { ko as toolVideoUpscaleKo } from '#src/features/tools/video-upscale/texts/ko.ts';
import { cn as toolVideoCn } from '#src/features/tools/video/texts/cn.ts';
import { en as toolVideoEn } from '#src/features/tools/video/texts/en.ts';
import { ja as toolVideoJa } from '#src/features/tools/video/texts/ja.ts';
import { ko as toolVideoKo } from '#src/features/tools/video/texts/ko.ts';
import { cn as accountsCn } from '#src/foundation/accounts/texts/cn.ts';
import { en as accountsEn } from '#src/foundation/accounts/texts/en.ts';
import { ja as accountsJa } from '#src/foundation/accounts/texts/ja.ts';
import { ko as accountsKo } from '#src/foundation/accounts/texts/ko.ts';
import { cn as standingCn } from '#src/foundation/accounts/texts/standing/cn.ts';
import { en as standingEn } from '#src/foundation/accounts/texts/standing/en.ts';
import { ja as standingJa } from '#src/foundation/accounts/texts/standing/ja.ts';
import { ko as standingKo } from '#src/foundation/accounts/texts/standing/ko.ts';
import { cn as modelChoiceCn } from '#src/foundation/models/texts/cn.ts';
import { en as modelChoiceEn } from '#src/foundation/models/texts/en.ts';
import { ja as modelChoiceJa } from '#src/foundation/models/texts/ja.ts';
import { ko as modelChoiceKo } from '#src/foundation/models/texts/ko.ts';
import { cn as modelTermsCn } from '#src/foundation/models/texts/terms/cn.ts';
import { en as modelTermsEn } from '#src/foundation/models/texts/terms/en.ts';
import { ja as modelTermsJa } from '#src/foundation/models/texts/terms/ja.ts';
import { ko as modelTermsKo } from '#src/foundation/models/texts/terms/ko.ts';
import { cn as notificationsCn } from '#src/foundation/notifications/texts/cn.ts';
import { en as notificationsEn } from '#src/foundation/notifications/texts/en.ts';
import { ja as notificationsJa } from '#src/foundation/notifications/texts/ja.ts';
import { ko as notificationsKo } from '#src/foundation/notifications/texts/ko.ts';
import { cn as playerCn } from '#src/platform/browser/player/texts/cn.ts';
import { en as playerEn } from '#src/platform/browser/player/texts/en.ts';
import { ja as playerJa } from '#src/platform/browser/player/texts/ja.ts';
import { ko as playerKo } from '#src/platform/browser/player/texts/ko.ts';
import { cn as uiCn } from '#src/platform/browser/texts/cn.ts';
import { en as uiEn } from '#src/platform/browser/texts/en.ts';
import { ja as uiJa } from '#src/platform/browser/texts/ja.ts';
import { ko as uiKo } from '#src/platform/browser/texts/ko.ts';
import type { Language } from '#src/shared/language/languages.ts';
import { COMMUNITY_TEXTS } from './community-texts.ts';
import { FILM_TEXTS } from './film-texts.ts';
import { cn as shellCn } from './texts/cn.ts';
import { en as shellEn } from './texts/en.ts';
import { ja as shellJa } from './texts/ja.ts';
import { ko as shellKo } from './texts/ko.ts';
import { cn as menusCn } from './texts/menus/cn.ts';
import { en as menusEn } from './texts/menus/en.ts';
import { ja as menusJa } from './texts/menus/ja.ts';
import { ko as menusKo } from './texts/menus/ko.ts';

const en = {
  ui: uiEn,
  shell: shellEn,
  menus: menusEn,
  player: playerEn,
  home: homeEn,
  invitations: invitationsEn,
  tools: toolsEn,
  guide: guideEn,
  legal: legalEn,
  ...FILM_TEXTS.en,
  partners: partnersEn,
  profile: profileEn,
  rewards: rewardsEn,
  notifications: notificationsEn,
  membership: membershipEn,
  ...COMMUNITY_TEXTS.en,
  contact: contactEn,
  accounts: accountsEn,
  standing: standingEn,
  administration: administrationEn,
  models: modelsEn,
  modelChoice: modelChoiceEn,
  modelTerms: modelTermsEn,
  ownKeys: ownKeysEn,
  operations: operationsEn,
  mojiCanvas: mojiCanvasEn,
  mojiMagic: mojiMagicEn,
  toolPage: toolPageEn,
  toolMeme: toolMemeEn,
  toolMemeAdmin: toolMemeAdminEn,
  toolSticker: toolStickerEn,
  toolAudio: toolAudioEn,
  toolBackgroundRemoval: toolBackgroundRemovalEn,
  toolImage: toolImageEn,
  toolImageEdit: toolImageEditEn,
  toolSora: toolSoraEn,
  toolTrending: toolTrendingEn,
  toolVideo: toolVideoEn,
  toolSubtitles: toolSubtitlesEn,
  toolVideoEdit: toolVideoEditEn,
  toolVideoUpscale: toolVideoUpscaleEn,
  toolMusic: toolMusicEn,
  toolImageUpscale: toolImageUpscaleEn,
  toolModel3d: toolModel3dEn,
  toolMultiView: toolMultiViewEn,
  toolPhotoTalk: toolPhotoTalkEn,
};
export type Messages = typeof en;

/** A part of the texts that is loaded separately, with the screens that use it. */
export type Section = keyof Messages;

/** What every page needs. Everything else is listed by the routes that need it (`routes.ts`). */
export const CORE = ['ui', 'shell', 'modelTerms'] as const satisfies readonly Section[];

/**
 * Every text of the interface by language. The build splits it by language and section: only `load-texts.ts` loads them
 * in the browser.
 */
export const TEXTS: Readonly<Record<Language, Readonly<Record<Section, object>>>> = {
  en,
  cn: {
    ui: uiCn,
    shell: shellCn,
    menus: menusCn,
    player: playerCn,
    home: homeCn,
    invitations: invitationsCn,
    tools: toolsCn,
    guide: guideCn,
    legal: legalCn,
    ...FILM_TEXTS.cn,
    partners: partnersCn,
    profile: profileCn,
    rewards: rewardsCn,
    notifications: notificationsCn,
    membership: membershipCn,
    ...COMMUNITY_TEXTS.cn,
    contact: contactCn,
    accounts: accountsCn,
    standing: standingCn,
    administration: administrationCn,
    models: modelsCn,
    modelChoice: modelChoiceCn,
    modelTerms: modelTermsCn,
    ownKeys: ownKeysCn,
    operations: operationsCn,
    mojiCanvas: mojiCanvasCn,
    mojiMagic: mojiMagicCn,
    toolPage: toolPageCn,
    toolMeme: toolMemeCn,
    toolMemeAdmin: toolMemeAdminCn,
    toolSticker: toolStickerCn,
    toolAudio: toolAudioCn,
    toolBackgroundRemoval: toolBackgroundRemovalCn,
    toolImage: toolImageCn,
    toolImageEdit: toolImageEditCn,
    toolSora: toolSoraCn,
    toolTrending: toolTrendingCn,
    toolVideo: toolVideoCn,
    toolSubtitles: toolSubtitlesCn,
    toolVideoEdit: toolVideoEditCn,
    toolVideoUpscale: toolVideoUpscaleCn,
    toolMusic: toolMusicCn,
    toolImageUpscale: toolImageUpscaleCn,
    toolModel3d: toolModel3dCn,
    toolMultiView: toolMultiViewCn,
    toolPhotoTalk: toolPhotoTalkCn,
  },
  ko: {
    ui: uiKo,
    shell: shellKo,
    menus: menusKo,
    player: playerKo,
    home: homeKo,
    invitations: invitationsKo,
    tools: toolsKo,
    guide: guideKo,
    legal: legalKo,
    ...FILM_TEXTS.ko,
    partners: partnersKo,
    profile: profileKo,
    rewards: rewardsKo,
    notifications: notificationsKo,
    membership: membershipKo,
    ...COMMUNITY_TEXTS.ko,
    contact: contactKo,
    accounts: accountsKo,
    standing: standingKo,
    administration: administrationKo,
    models: modelsKo,
    modelChoice: modelChoiceKo,
    modelTerms: modelTermsKo,
    ownKeys: ownKeysKo,
    operations: operationsKo,
    mojiCanvas: mojiCanvasKo,
    mojiMagic: mojiMagicKo,
    toolPage: toolPageKo,
    toolMeme: toolMemeKo,
    toolMemeAdmin: toolMemeAdminKo,
    toolSticker: toolStickerKo,
    toolAudio: toolAudioKo,
    toolBackgroundRemoval: toolBackgroundRemovalKo,
    toolImage: toolImageKo,
    toolImageEdit: toolImageEditKo,
    toolSora: toolSoraKo,
    toolTrending: toolTrendingKo,
    toolVideo: toolVideoKo,
    toolSubtitles: toolSubtitlesKo,
    toolVideoEdit: toolVideoEditKo,
    toolVideoUpscale: toolVideoUpscaleKo,
    toolMusic: toolMusicKo,
    toolImageUpscale: toolImageUpscaleKo,
    toolModel3d: toolModel3dKo,
    toolMultiView: toolMultiViewKo,
    toolPhotoTalk: toolPhotoTalkKo,
  },
  ja: {
    ui: uiJa,
    shell: shellJa,
    menus: menusJa,
    player: playerJa,
    home: homeJa,
    invitations: invitationsJa,
    tools: toolsJa,
    guide: guideJa,
    legal: legalJa,
    ...FILM_TEXTS.ja,
    partners: partnersJa,
    profile: profileJa,
    rewards: rewardsJa,
    notifications: notificationsJa,
    membership: membershipJa,
    ...COMMUNITY_TEXTS.ja,
    contact: contactJa,
    accounts: accountsJa,
    standing: standingJa,
    administration: administrationJa,
    models: modelsJa,
    modelChoice: modelChoiceJa,
    modelTerms: modelTermsJa,
    ownKeys: ownKeysJa,
    operations: operationsJa,
    mojiCanvas: mojiCanvasJa,
    mojiMagic: mojiMagicJa,
    toolPage: toolPageJa,
    toolMeme: toolMemeJa,
    toolMemeAdmin: toolMemeAdminJa,
    toolSticker: toolStickerJa,
    toolAudio: toolAudioJa,
    toolBackgroundRemoval: toolBackgroundRemovalJa,
    toolImage: toolImageJa,
    toolImageEdit: toolImageEditJa,
    toolSora: toolSoraJa,
    toolTrending: toolTrendingJa,
    toolVideo: toolVideoJa,
    toolSubtitles: toolSubtitlesJa,
    toolVideoEdit: toolVideoEditJa,
    toolVideoUpscale: toolVideoUpscaleJa,
    toolMusic: toolMusicJa,
    toolImageUpscale: toolImageUpscaleJa,
    toolModel3d: toolModel3dJa,
    toolMultiView: toolMultiViewJa,
    toolPhotoTalk: toolPhotoTalkJa,
  },
};
