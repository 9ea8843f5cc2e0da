import { readObject, type VendorAnswer } from '../http/ask-vendor.ts';
import { decodeLifted } from '../http/lift-long-texts.ts';
import { chooseShape } from '../results/choose-shape.ts';
import type { PictureWork } from '../results/picture-work.ts';
import type { OwnPicture } from '../results/read-picture.ts';
import type { GivenResult } from '../results/take-result.ts';
import { tellNotWanted } from '../results/tell-not-wanted.ts';
import { VendorError } from '../vendor.ts';

/** What a picture is drawn from. */
export interface GoogleImage {
  request: PictureWork;
  /** A picture whose composition the result keeps. */
  basis: OwnPicture | undefined;
  /** Who and what is seen. */
  references: readonly OwnPicture[];
}

interface GeminiModel {
  /** Pictures that it looks at. */
  mostPictures: number;
  takesSize?: true;
}

const GEMINI_MODELS: Readonly<Record<string, GeminiModel>> = {
  'gemini-3-pro-image': { mostPictures: 14, takesSize: true },
  'gemini-nano-banana-2.1': { mostPictures: 14, takesSize: true },
};
/** What every Gemini model that draws takes. */
const ANY_MODEL: GeminiModel = { mostPictures: 3 };

const SHAPES = ['1:1', '2:3', '3:2', '3:4', '4:3', '4:5', '5:4', '9:16', '16:9', '21:9'] as const;
/** Sizes by the pixels of a square. */
const SIZES = { '1K': 1024 ** 2, '2K': 2048 ** 2, '4K': 4096 ** 2 } as const;

/** The input of generateContent for a picture. */
export function googleImageInput(model: string, { request, basis, references }: GoogleImage): object {
  const { mostPictures, takesSize } = GEMINI_MODELS[model] ?? ANY_MODEL;
  const pictures = [...(basis ? [basis] : []), ...references].slice(0, mostPictures);
  return {
    contents: [
      {
        role: 'user',
        parts: [
          { text: tellNotWanted(request) },
          ...pictures.map(({ bytes, mime }) => ({ inlineData: { mimeType: mime, data: bytes.toString('base64') } })),
        ],
      },
    ],
    generationConfig: {
      responseModalities: ['IMAGE'],
      // A signed 32-bit number.
      seed: request.seed % 2 ** 31,
      imageConfig: {
        aspectRatio: chooseShape(SHAPES, request),
        ...(takesSize ? { imageSize: sizeOf(request) } : {}),
      },
    },
  };
}

function sizeOf({ widthPixels, heightPixels }: PictureWork): string {
  const enough = Object.entries(SIZES).find(([, pixels]) => pixels >= widthPixels * heightPixels);
  return enough?.[0] ?? '4K';
}

interface Candidate {
  finishReason?: unknown;
  content?: { parts?: { thought?: boolean; inlineData?: { data?: unknown } }[] };
}

/**
 * The picture of an answer of generateContent. Google refuses contents by a success without one: then this throws
 * VendorError `refused` with the reason that is given, if any.
 */
export async function googleImageOf(answer: VendorAnswer): Promise<GivenResult> {
  const said = readObject(answer) as { candidates?: Candidate[]; promptFeedback?: { blockReason?: unknown } };
  const candidate = said.candidates?.[0];
  // A model that thinks may show drafts on the way.
  const drawn = candidate?.content?.parts?.find(({ thought, inlineData }) => !thought && inlineData);
  const data = drawn?.inlineData?.data;
  if (typeof data !== 'string') {
    const reason = said.promptFeedback?.blockReason ?? candidate?.finishReason ?? 'no reason given';
    throw new VendorError('refused', `google drew no picture: ${String(reason).slice(0, 100)}`);
  }
  return { bytes: await decodeLifted(answer.texts, data) };
}
