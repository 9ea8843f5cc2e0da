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
import { cn as filmFurtherCn } from '#src/features/film/texts/further/cn.ts';
import { en as filmFurtherEn } from '#src/features/film/texts/further/en.ts';
import { ja as filmFurtherJa } from '#src/features/film/texts/further/ja.ts';
import { ko as filmFurtherKo } from '#src/features/film/texts/further/ko.ts';
import { cn as filmGuideCn } from '#src/features/film/texts/guide/cn.ts';
import { en as filmGuideEn } from '#src/features/film/texts/guide/en.ts';
import { ja as filmGuideJa } from '#src/features/film/texts/guide/ja.ts';
import { ko as filmGuideKo } from '#src/features/film/texts/guide/ko.ts';
import { cn as filmIdeaCn } from '#src/features/film/texts/idea/cn.ts';
import { en as filmIdeaEn } from '#src/features/film/texts/idea/en.ts';
import { ja as filmIdeaJa } from '#src/features/film/texts/idea/ja.ts';
import { ko as filmIdeaKo } from '#src/features/film/texts/idea/ko.ts';
import { ja as filmJa } from '#src/features/film/texts/ja.ts';
import { ko as filmKo } from '#src/features/film/texts/ko.ts';
import { cn as filmListCn } from '#src/features/film/texts/list/cn.ts';
import { en as filmListEn } from '#src/features/film/texts/list/en.ts';
import { ja as filmListJa } from '#src/features/film/texts/list/ja.ts';
import { ko as filmListKo } from '#src/features/film/texts/list/ko.ts';
import { cn as filmLiveCn } from '#src/features/film/texts/live/cn.ts';
import { en as filmLiveEn } from '#src/features/film/texts/live/en.ts';
import { ja as filmLiveJa } from '#src/features/film/texts/live/ja.ts';
import { ko as filmLiveKo } from '#src/features/film/texts/live/ko.ts';
import { cn as filmLooksCn } from '#src/features/film/texts/looks/cn.ts';
import { en as filmLooksEn } from '#src/features/film/texts/looks/en.ts';
import { ja as filmLooksJa } from '#src/features/film/texts/looks/ja.ts';
import { ko as filmLooksKo } from '#src/features/film/texts/looks/ko.ts';
import { cn as filmManagementCn } from '#src/features/film/texts/management/cn.ts';
import { en as filmManagementEn } from '#src/features/film/texts/management/en.ts';
import { ja as filmManagementJa } from '#src/features/film/texts/management/ja.ts';
import { ko as filmManagementKo } from '#src/features/film/texts/management/ko.ts';
import { cn as filmPageCn } from '#src/features/film/texts/page/cn.ts';
import { en as filmPageEn } from '#src/features/film/texts/page/en.ts';
import { ja as filmPageJa } from '#src/features/film/texts/page/ja.ts';
import { ko as filmPageKo } from '#src/features/film/texts/page/ko.ts';
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
import { cn as filmSendCn } from '#src/features/film/texts/send/cn.ts';
import { en as filmSendEn } from '#src/features/film/texts/send/en.ts';
import { ja as filmSendJa } from '#src/features/film/texts/send/ja.ts';
import { ko as filmSendKo } from '#src/features/film/texts/send/ko.ts';
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
import { cn as filmTailCn } from '#src/features/film/texts/tail/cn.ts';
import { en as filmTailEn } from '#src/features/film/texts/tail/en.ts';
import { ja as filmTailJa } from '#src/features/film/texts/tail/ja.ts';
import { ko as filmTailKo } from '#src/features/film/texts/tail/ko.ts';
import { cn as filmTakesCn } from '#src/features/film/texts/takes/cn.ts';
import { en as filmTakesEn } from '#src/features/film/texts/takes/en.ts';
import { ja as filmTakesJa } from '#src/features/film/texts/takes/ja.ts';
import { ko as filmTakesKo } from '#src/features/film/texts/takes/ko.ts';
import { cn as filmTimelineCn } from '#src/features/film/texts/timeline/cn.ts';
import { en as filmTimelineEn } from '#src/features/film/texts/timeline/en.ts';
import { ja as filmTimelineJa } from '#src/features/film/texts/timeline/ja.ts';
import { ko as filmTimelineKo } from '#src/features/film/texts/timeline/ko.ts';
import { cn as filmToolsCn } from '#src/features/film/texts/tools/cn.ts';
import { en as filmToolsEn } from '#src/features/film/texts/tools/en.ts';
import { ja as filmToolsJa } from '#src/features/film/texts/tools/ja.ts';
import { ko as filmToolsKo } from '#src/features/film/texts/tools/ko.ts';
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

/** The texts of films by language and section. */
export const FILM_TEXTS = {
  en: {
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
    filmTools: filmToolsEn,
    filmVersions: filmVersionsEn,
    filmVideo: filmVideoEn,
    filmWhole: filmWholeEn,
    filmSend: filmSendEn,
    filmShare: filmShareEn,
    filmSounds: filmSoundsEn,
    filmSoundtrack: filmSoundtrackEn,
    filmStage: filmStageEn,
    filmDescribed: filmDescribedEn,
    filmTail: filmTailEn,
    filmFurther: filmFurtherEn,
    filmEditor: filmEditorEn,
    understanding: understandingEn,
    filmIdea: filmIdeaEn,
    filmList: filmListEn,
    filmManagement: filmManagementEn,
    filmPage: filmPageEn,
  },
  cn: {
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
    filmTools: filmToolsCn,
    filmVersions: filmVersionsCn,
    filmVideo: filmVideoCn,
    filmWhole: filmWholeCn,
    filmSend: filmSendCn,
    filmShare: filmShareCn,
    filmSounds: filmSoundsCn,
    filmSoundtrack: filmSoundtrackCn,
    filmStage: filmStageCn,
    filmDescribed: filmDescribedCn,
    filmTail: filmTailCn,
    filmFurther: filmFurtherCn,
    filmEditor: filmEditorCn,
    understanding: understandingCn,
    filmIdea: filmIdeaCn,
    filmList: filmListCn,
    filmManagement: filmManagementCn,
    filmPage: filmPageCn,
  },
  ja: {
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
    filmTools: filmToolsJa,
    filmVersions: filmVersionsJa,
    filmVideo: filmVideoJa,
    filmWhole: filmWholeJa,
    filmSend: filmSendJa,
    filmShare: filmShareJa,
    filmSounds: filmSoundsJa,
    filmSoundtrack: filmSoundtrackJa,
    filmStage: filmStageJa,
    filmDescribed: filmDescribedJa,
    filmTail: filmTailJa,
    filmFurther: filmFurtherJa,
    filmEditor: filmEditorJa,
    understanding: understandingJa,
    filmIdea: filmIdeaJa,
    filmList: filmListJa,
    filmManagement: filmManagementJa,
    filmPage: filmPageJa,
  },
  ko: {
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
    filmTools: filmToolsKo,
    filmVersions: filmVersionsKo,
    filmVideo: filmVideoKo,
    filmWhole: filmWholeKo,
    filmSend: filmSendKo,
    filmShare: filmShareKo,
    filmSounds: filmSoundsKo,
    filmSoundtrack: filmSoundtrackKo,
    filmStage: filmStageKo,
    filmDescribed: filmDescribedKo,
    filmTail: filmTailKo,
    filmFurther: filmFurtherKo,
    filmEditor: filmEditorKo,
    understanding: understandingKo,
    filmIdea: filmIdeaKo,
    filmList: filmListKo,
    filmManagement: filmManagementKo,
    filmPage: filmPageKo,
  },
};
