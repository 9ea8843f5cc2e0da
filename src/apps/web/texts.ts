import { cn as administrationCn } from '#src/features/administration/texts/cn.ts';
import { en as administrationEn } from '#src/features/administration/texts/en.ts';
import { ja as administrationJa } from '#src/features/administration/texts/ja.ts';
import { ko as administrationKo } from '#src/features/administration/texts/ko.ts';
import { cn as contactCn } from '#src/features/contact/texts/cn.ts';
import { en as contactEn } from '#src/features/contact/texts/en.ts';
import { ja as contactJa } from '#src/features/contact/texts/ja.ts';
import { ko as contactKo } from '#src/features/contact/texts/ko.ts';
import { cn as filmCastCn } from '#src/features/film/texts/cast/cn.ts';
import { en as filmCastEn } from '#src/features/film/texts/cast/en.ts';
import { ja as filmCastJa } from '#src/features/film/texts/cast/ja.ts';
import { ko as filmCastKo } from '#src/features/film/texts/cast/ko.ts';
import { cn as filmCn } from '#src/features/film/texts/cn.ts';
import { cn as filmCutCn } from '#src/features/film/texts/cut/cn.ts';
import { en as filmCutEn } from '#src/features/film/texts/cut/en.ts';
import { ja as filmCutJa } from '#src/features/film/texts/cut/ja.ts';
import { ko as filmCutKo } from '#src/features/film/texts/cut/ko.ts';
import { cn as filmDescribedCn } from '#src/features/film/texts/described/cn.ts';
import { en as filmDescribedEn } from '#src/features/film/texts/described/en.ts';
import { ja as filmDescribedJa } from '#src/features/film/texts/described/ja.ts';
import { ko as filmDescribedKo } from '#src/features/film/texts/described/ko.ts';
import { cn as filmEditorCn } from '#src/features/film/texts/editor/cn.ts';
import { en as filmEditorEn } from '#src/features/film/texts/editor/en.ts';
import { ja as filmEditorJa } from '#src/features/film/texts/editor/ja.ts';
import { ko as filmEditorKo } from '#src/features/film/texts/editor/ko.ts';
import { en as filmEn } from '#src/features/film/texts/en.ts';
import { cn as filmExamplesCn } from '#src/features/film/texts/examples/cn.ts';
import { en as filmExamplesEn } from '#src/features/film/texts/examples/en.ts';
import { ja as filmExamplesJa } from '#src/features/film/texts/examples/ja.ts';
import { ko as filmExamplesKo } from '#src/features/film/texts/examples/ko.ts';
import { cn as filmExportCn } from '#src/features/film/texts/export/cn.ts';
import { en as filmExportEn } from '#src/features/film/texts/export/en.ts';
import { ja as filmExportJa } from '#src/features/film/texts/export/ja.ts';
import { ko as filmExportKo } from '#src/features/film/texts/export/ko.ts';
import { cn as filmGuideCn } from '#src/features/film/texts/guide/cn.ts';
import { en as filmGuideEn } from '#src/features/film/texts/guide/en.ts';
import { ja as filmGuideJa } from '#src/features/film/texts/guide/ja.ts';
import { ko as filmGuideKo } from '#src/features/film/texts/guide/ko.ts';
import { ja as filmJa } from '#src/features/film/texts/ja.ts';
import { ko as filmKo } from '#src/features/film/texts/ko.ts';
import { cn as filmLiveCn } from '#src/features/film/texts/live/cn.ts';
import { en as filmLiveEn } from '#src/features/film/texts/live/en.ts';
import { ja as filmLiveJa } from '#src/features/film/texts/live/ja.ts';
import { ko as filmLiveKo } from '#src/features/film/texts/live/ko.ts';
import { cn as filmLooksCn } from '#src/features/film/texts/looks/cn.ts';
import { en as filmLooksEn } from '#src/features/film/texts/looks/en.ts';
import { ja as filmLooksJa } from '#src/features/film/texts/looks/ja.ts';
import { ko as filmLooksKo } from '#src/features/film/texts/looks/ko.ts';
import { cn as filmPicturesCn } from '#src/features/film/texts/pictures/cn.ts';
import { en as filmPicturesEn } from '#src/features/film/texts/pictures/en.ts';
import { ja as filmPicturesJa } from '#src/features/film/texts/pictures/ja.ts';
import { ko as filmPicturesKo } from '#src/features/film/texts/pictures/ko.ts';
import { cn as filmPreviewCn } from '#src/features/film/texts/preview/cn.ts';
import { en as filmPreviewEn } from '#src/features/film/texts/preview/en.ts';
import { ja as filmPreviewJa } from '#src/features/film/texts/preview/ja.ts';
import { ko as filmPreviewKo } from '#src/features/film/texts/preview/ko.ts';
import { cn as filmReceiptCn } from '#src/features/film/texts/receipt/cn.ts';
import { en as filmReceiptEn } from '#src/features/film/texts/receipt/en.ts';
import { ja as filmReceiptJa } from '#src/features/film/texts/receipt/ja.ts';
import { ko as filmReceiptKo } from '#src/features/film/texts/receipt/ko.ts';
import { cn as filmShareCn } from '#src/features/film/texts/share/cn.ts';
import { en as filmShareEn } from '#src/features/film/texts/share/en.ts';
import { ja as filmShareJa } from '#src/features/film/texts/share/ja.ts';
import { ko as filmShareKo } from '#src/features/film/texts/share/ko.ts';
import { cn as filmSoundsCn } from '#src/features/film/texts/sounds/cn.ts';
import { en as filmSoundsEn } from '#src/features/film/texts/sounds/en.ts';
import { ja as filmSoundsJa } from '#src/features/film/texts/sounds/ja.ts';
import { ko as filmSoundsKo } from '#src/features/film/texts/sounds/ko.ts';
import { cn as filmSoundtrackCn } from '#src/features/film/texts/soundtrack/cn.ts';
import { en as filmSoundtrackEn } from '#src/features/film/texts/soundtrack/en.ts';
import { ja as filmSoundtrackJa } from '#src/features/film/texts/soundtrack/ja.ts';
import { ko as filmSoundtrackKo } from '#src/features/film/texts/soundtrack/ko.ts';
import { cn as filmStageCn } from '#src/features/film/texts/stage/cn.ts';
import { en as filmStageEn } from '#src/features/film/texts/stage/en.ts';
import { ja as filmStageJa } from '#src/features/film/texts/stage/ja.ts';
import { ko as filmStageKo } from '#src/features/film/texts/stage/ko.ts';
import { cn as filmStoryCn } from '#src/features/film/texts/story/cn.ts';
import { en as filmStoryEn } from '#src/features/film/texts/story/en.ts';
import { ja as filmStoryJa } from '#src/features/film/texts/story/ja.ts';
import { ko as filmStoryKo } from '#src/features/film/texts/story/ko.ts';
import { cn as filmTakesCn } from '#src/features/film/texts/takes/cn.ts';
import { en as filmTakesEn } from '#src/features/film/texts/takes/en.ts';
import { ja as filmTakesJa } from '#src/features/film/texts/takes/ja.ts';
import { ko as filmTakesKo } from '#src/features/film/texts/takes/ko.ts';
import { cn as filmTimelineCn } from '#src/features/film/texts/timeline/cn.ts';
import { en as filmTimelineEn } from '#src/features/film/texts/timeline/en.ts';
import { ja as filmTimelineJa } from '#src/features/film/texts/timeline/ja.ts';
import { ko as filmTimelineKo } from '#src/features/film/texts/timeline/ko.ts';
import { cn as understandingCn } from '#src/features/film/texts/understanding/cn.ts';
import { en as understandingEn } from '#src/features/film/texts/understanding/en.ts';
import { ja as understandingJa } from '#src/features/film/texts/understanding/ja.ts';
import { ko as understandingKo } from '#src/features/film/texts/understanding/ko.ts';
import { cn as filmVersionsCn } from '#src/features/film/texts/versions/cn.ts';
import { en as filmVersionsEn } from '#src/features/film/texts/versions/en.ts';
import { ja as filmVersionsJa } from '#src/features/film/texts/versions/ja.ts';
import { ko as filmVersionsKo } from '#src/features/film/texts/versions/ko.ts';
import { cn as filmVideoCn } from '#src/features/film/texts/video/cn.ts';
import { en as filmVideoEn } from '#src/features/film/texts/video/en.ts';
import { ja as filmVideoJa } from '#src/features/film/texts/video/ja.ts';
import { ko as filmVideoKo } from '#src/features/film/texts/video/ko.ts';
import { cn as filmWholeCn } from '#src/features/film/texts/whole/cn.ts';
import { en as filmWholeEn } from '#src/features/film/texts/whole/en.ts';
import { ja as filmWholeJa } from '#src/features/film/texts/whole/ja.ts';
import { ko as filmWholeKo } from '#src/features/film/texts/whole/ko.ts';
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
import { cn as accountsCn } from '#src/foundation/accounts/texts/cn.ts';
import { en as accountsEn } from '#src/foundation/accounts/texts/en.ts';
import { ja as accountsJa } from '#src/foundation/accounts/texts/ja.ts';
import { ko as accountsKo } from '#src/foundation/accounts/texts/ko.ts';
import { cn as standingCn } from '#src/foundation/accounts/texts/standing/cn.ts';
import { en as standingEn } from '#src/foundation/accounts/texts/standing/en.ts';
import { ja as standingJa } from '#src/foundation/accounts/texts/standing/ja.ts';
import { ko as standingKo } from '#src/foundation/accounts/texts/standing/ko.ts';
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
import { cn as shellCn } from './texts/cn.ts';
import { en as shellEn } from './texts/en.ts';
import { cn as featuresCn } from './texts/features/cn.ts';
import { en as featuresEn } from './texts/features/en.ts';
import { ja as featuresJa } from './texts/features/ja.ts';
import { ko as featuresKo } from './texts/features/ko.ts';
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
  film: filmEn,
  filmCast: filmCastEn,
  filmCut: filmCutEn,
  filmExport: filmExportEn,
  filmGuide: filmGuideEn,
  filmExamples: filmExamplesEn,
  filmLive: filmLiveEn,
  filmLooks: filmLooksEn,
  filmPictures: filmPicturesEn,
  filmPreview: filmPreviewEn,
  filmReceipt: filmReceiptEn,
  filmStory: filmStoryEn,
  filmTakes: filmTakesEn,
  filmTimeline: filmTimelineEn,
  filmVersions: filmVersionsEn,
  filmVideo: filmVideoEn,
  filmWhole: filmWholeEn,
  filmShare: filmShareEn,
  filmSounds: filmSoundsEn,
  filmSoundtrack: filmSoundtrackEn,
  filmStage: filmStageEn,
  filmDescribed: filmDescribedEn,
  filmEditor: filmEditorEn,
  understanding: understandingEn,
  features: featuresEn,
  partners: partnersEn,
  profile: profileEn,
  rewards: rewardsEn,
  notifications: notificationsEn,
  membership: membershipEn,
  contact: contactEn,
  accounts: accountsEn,
  standing: standingEn,
  administration: administrationEn,
  models: modelsEn,
  ownKeys: ownKeysEn,
  operations: operationsEn,
};
export type Messages = typeof en;

/** A part of the texts that is loaded separately, with the screens that use it. */
export type Section = keyof Messages;

/** What every page needs. Everything else is listed by the routes that need it (`routes.ts`). */
export const CORE = ['ui', 'shell'] as const satisfies readonly Section[];

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
    film: filmCn,
    filmCast: filmCastCn,
    filmCut: filmCutCn,
    filmExport: filmExportCn,
    filmGuide: filmGuideCn,
    filmExamples: filmExamplesCn,
    filmLive: filmLiveCn,
    filmLooks: filmLooksCn,
    filmPictures: filmPicturesCn,
    filmPreview: filmPreviewCn,
    filmReceipt: filmReceiptCn,
    filmStory: filmStoryCn,
    filmTakes: filmTakesCn,
    filmTimeline: filmTimelineCn,
    filmVersions: filmVersionsCn,
    filmVideo: filmVideoCn,
    filmWhole: filmWholeCn,
    filmShare: filmShareCn,
    filmSounds: filmSoundsCn,
    filmSoundtrack: filmSoundtrackCn,
    filmStage: filmStageCn,
    filmDescribed: filmDescribedCn,
    filmEditor: filmEditorCn,
    understanding: understandingCn,
    features: featuresCn,
    partners: partnersCn,
    profile: profileCn,
    rewards: rewardsCn,
    notifications: notificationsCn,
    membership: membershipCn,
    contact: contactCn,
    accounts: accountsCn,
    standing: standingCn,
    administration: administrationCn,
    models: modelsCn,
    ownKeys: ownKeysCn,
    operations: operationsCn,
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
    film: filmKo,
    filmCast: filmCastKo,
    filmCut: filmCutKo,
    filmExport: filmExportKo,
    filmGuide: filmGuideKo,
    filmExamples: filmExamplesKo,
    filmLive: filmLiveKo,
    filmLooks: filmLooksKo,
    filmPictures: filmPicturesKo,
    filmPreview: filmPreviewKo,
    filmReceipt: filmReceiptKo,
    filmStory: filmStoryKo,
    filmTakes: filmTakesKo,
    filmTimeline: filmTimelineKo,
    filmVersions: filmVersionsKo,
    filmVideo: filmVideoKo,
    filmWhole: filmWholeKo,
    filmShare: filmShareKo,
    filmSounds: filmSoundsKo,
    filmSoundtrack: filmSoundtrackKo,
    filmStage: filmStageKo,
    filmDescribed: filmDescribedKo,
    filmEditor: filmEditorKo,
    understanding: understandingKo,
    features: featuresKo,
    partners: partnersKo,
    profile: profileKo,
    rewards: rewardsKo,
    notifications: notificationsKo,
    membership: membershipKo,
    contact: contactKo,
    accounts: accountsKo,
    standing: standingKo,
    administration: administrationKo,
    models: modelsKo,
    ownKeys: ownKeysKo,
    operations: operationsKo,
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
    film: filmJa,
    filmCast: filmCastJa,
    filmCut: filmCutJa,
    filmExport: filmExportJa,
    filmGuide: filmGuideJa,
    filmExamples: filmExamplesJa,
    filmLive: filmLiveJa,
    filmLooks: filmLooksJa,
    filmPictures: filmPicturesJa,
    filmPreview: filmPreviewJa,
    filmReceipt: filmReceiptJa,
    filmStory: filmStoryJa,
    filmTakes: filmTakesJa,
    filmTimeline: filmTimelineJa,
    filmVersions: filmVersionsJa,
    filmVideo: filmVideoJa,
    filmWhole: filmWholeJa,
    filmShare: filmShareJa,
    filmSounds: filmSoundsJa,
    filmSoundtrack: filmSoundtrackJa,
    filmStage: filmStageJa,
    filmDescribed: filmDescribedJa,
    filmEditor: filmEditorJa,
    understanding: understandingJa,
    features: featuresJa,
    partners: partnersJa,
    profile: profileJa,
    rewards: rewardsJa,
    notifications: notificationsJa,
    membership: membershipJa,
    contact: contactJa,
    accounts: accountsJa,
    standing: standingJa,
    administration: administrationJa,
    models: modelsJa,
    ownKeys: ownKeysJa,
    operations: operationsJa,
  },
};
