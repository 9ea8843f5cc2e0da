import type { en } from '../texts/en.ts';

type TextKey = keyof (typeof en)['texts'];

/** A key, and what it does. */
interface KeyLine {
  keys: readonly string[];
  what: TextKey;
}

/** One piece of a chapter. */
export type Block =
  | { kind: 'text'; text: TextKey }
  | { kind: 'steps' | 'points'; texts: readonly TextKey[] }
  | { kind: 'facts' | 'questions'; pairs: readonly (readonly [name: TextKey, text: TextKey])[] }
  | { kind: 'keys'; lines: readonly KeyLine[] }
  | { kind: 'picture'; picture: keyof (typeof en)['pictures'] };

export interface Chapter {
  /** Its anchor, and its heading under `guide.chapters`. */
  id: keyof (typeof en)['chapters'];
  blocks: readonly Block[];
}

const text = (key: TextKey): Block => ({ kind: 'text', text: key });

const CHAPTERS: readonly Chapter[] = [
  {
    id: 'start',
    blocks: [
      { kind: 'steps', texts: ['startOne', 'startTwo', 'startThree', 'startFour'] },
      { kind: 'picture', picture: 'idea' },
      text('startNote'),
    ],
  },
  {
    id: 'idea',
    blocks: [text('ideaText'), text('ideaVerb'), text('ideaThings'), text('ideaEnrich'), text('ideaLanguage')],
  },
  {
    id: 'settings',
    blocks: [
      {
        kind: 'facts',
        pairs: [
          ['settingsType', 'settingsTypeText'],
          ['settingsLook', 'settingsLookText'],
          ['settingsFormat', 'settingsFormatText'],
          ['settingsShots', 'settingsShotsText'],
        ],
      },
    ],
  },
  { id: 'roads', blocks: [{ kind: 'points', texts: ['roadsClick', 'roadsStep'] }, text('roadsNote')] },
  { id: 'cast', blocks: [text('castText'), text('castHow'), text('castRights')] },
  {
    id: 'making',
    blocks: [
      text('makingStages'),
      text('makingGuide'),
      text('makingLeave'),
      text('makingFailed'),
      text('makingStop'),
      { kind: 'picture', picture: 'film' },
    ],
  },
  { id: 'takes', blocks: [text('takesText'), text('takesPrint')] },
  { id: 'sound', blocks: [text('soundVoices'), text('soundMusic'), text('soundSubtitles')] },
  {
    id: 'share',
    blocks: [
      {
        kind: 'facts',
        pairs: [
          ['shareDownload', 'shareDownloadText'],
          ['shareLink', 'shareLinkText'],
          ['sharePublic', 'sharePublicText'],
          ['shareCover', 'shareCoverText'],
          ['shareCopy', 'shareCopyText'],
        ],
      },
    ],
  },
  {
    id: 'prices',
    blocks: [
      {
        kind: 'facts',
        pairs: [
          ['pricesDraft', 'pricesDraftText'],
          ['pricesPaid', 'pricesPaidText'],
          ['pricesBefore', 'pricesBeforeText'],
          ['pricesAfter', 'pricesAfterText'],
        ],
      },
      { kind: 'picture', picture: 'receipt' },
      text('pricesDelete'),
    ],
  },
  {
    id: 'coins',
    blocks: [
      text('coinsText'),
      { kind: 'points', texts: ['coinsCheckIn', 'coinsInvite', 'coinsProfile', 'coinsFeedback', 'coinsRedeem'] },
      text('coinsBuy'),
      text('coinsLow'),
    ],
  },
  {
    id: 'keys',
    blocks: [
      {
        kind: 'keys',
        lines: [
          { keys: ['Enter'], what: 'keysEnter' },
          { keys: ['Shift + Enter'], what: 'keysLine' },
          { keys: ['←', '→', '↑', '↓'], what: 'keysArrows' },
          { keys: ['Esc'], what: 'keysEscape' },
          { keys: ['Space', 'K'], what: 'keysPlayer' },
          { keys: ['←', '→'], what: 'keysSeek' },
          { keys: ['M'], what: 'keysMute' },
          { keys: ['F'], what: 'keysFull' },
          { keys: ['C'], what: 'keysCaptions' },
          { keys: ['P'], what: 'keysPicture' },
        ],
      },
    ],
  },
  {
    id: 'questions',
    blocks: [
      {
        kind: 'questions',
        pairs: [
          ['questionOwn', 'answerOwn'],
          ['questionSee', 'answerSee'],
          ['questionAgain', 'answerAgain'],
          ['questionPlain', 'answerPlain'],
          ['questionLost', 'answerLost'],
          ['questionDelete', 'answerDelete'],
          ['questionHelp', 'answerHelp'],
        ],
      },
    ],
  },
];

/** Replacements of texts when no paid model is available; null leaves the text out. */
const WITHOUT_PAID_MODELS: Partial<Record<TextKey, TextKey | null>> = {
  coinsText: 'coinsTextFree',
  roadsNote: 'roadsNoteFree',
  makingStop: 'makingStopFree',
  pricesPaid: null,
  pricesDelete: null,
};

/** The guide's chapters in order; paid models are mentioned only if the site has one. */
export function chaptersOf(hasPaidModels: boolean): readonly Chapter[] {
  if (hasPaidModels) {
    return CHAPTERS;
  }
  return CHAPTERS.map((chapter) => ({ ...chapter, blocks: chapter.blocks.flatMap(withoutPaidModels) }));
}

function withoutPaidModels(block: Block): Block[] {
  if (block.kind === 'text') {
    const replacement = WITHOUT_PAID_MODELS[block.text];
    return replacement === null ? [] : [text(replacement ?? block.text)];
  }
  if (block.kind === 'facts') {
    return [{ ...block, pairs: block.pairs.filter(([name]) => WITHOUT_PAID_MODELS[name] !== null) }];
  }
  return [block];
}
