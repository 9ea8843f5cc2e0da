import { KEYED_VENDORS, type VendorAccess } from '#src/platform/server/config/vendor-settings.ts';
import { askVendor, readObject, type VendorAnswer, type VendorQuestion } from '../http/ask-vendor.ts';
import { chooseLength } from '../results/choose-length.ts';
import { endWithResult } from '../results/end-with-result.ts';
import { pictureWorkOf, type PictureWork } from '../results/picture-work.ts';
import { readPicture, type OwnPicture } from '../results/read-picture.ts';
import { takeResult, type GivenResult, type ResultParts } from '../results/take-result.ts';
import { VendorError, type Json, type Vendor, type VendorContext, type VideoRequest } from '../vendor.ts';
import { explainGoogle } from './google-errors.ts';
import { googleImageInput, googleImageOf } from './google-image.ts';
import { googleClipOf, googleVideoInput } from './google-video.ts';

/** A clip that is being made, by Google's name of the operation. */
interface GoogleOperation {
  [key: string]: Json;
  name: string;
}

const NAME = 'google';
const MEGABYTE = 1024 * 1024;
/** A picture comes in base64 within the answer to its request. */
const IMAGE_LIMITS = { mostSeconds: 240, hasEncodedPicture: true };
const DOWNLOAD_LIMITS = { mostSeconds: 280, mostFileBytes: 400 * MEGABYTE };
const MOST_REDIRECTS = 3;
/** As the documents advise. */
const CHECK_SECONDS = 10;
const OPERATION_NAME = /^(models\/[\w.-]+\/)?operations\/[\w-]+$/;

/**
 * The Gemini API: https://ai.google.dev/api. Pictures by generateContent come at once, clips by Veo are operations. It
 * has no key for repetitions and no list of requests, so a submit without an answer stays unknown.
 */
export function createGoogleVendor(access: VendorAccess, parts: ResultParts): Vendor {
  const ask = (question: Omit<VendorQuestion, 'vendor' | 'headers'>): Promise<VendorAnswer> =>
    askVendor({ vendor: NAME, headers: { 'x-goog-api-key': access.key ?? '' }, ...question });

  const submit = async (
    call: 'generateContent' | 'predictLongRunning',
    body: object,
    { vendorModel, signal }: VendorContext,
  ): Promise<VendorAnswer> => {
    const url = `${access.url}/models/${vendorModel}:${call}`;
    const limits = call === 'generateContent' ? IMAGE_LIMITS : {};
    const answer = await ask({ method: 'POST', url, body, isSubmit: true, signal, ...limits });
    if (answer.status !== 200) {
      throw explainGoogle(answer);
    }
    return answer;
  };

  /** A clip at Google's own address, as bytes, since its download needs the key; any other address as it is. */
  const download = async (given: string, { signal }: VendorContext): Promise<GivenResult> => {
    let address = given;
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
      const url = ownAddress(access, address);
      if (url === undefined) {
        return { address };
      }
      const answer = await ask({ method: 'GET', url, signal, ...DOWNLOAD_LIMITS });
      if (answer.status === 200) {
        return { bytes: answer.bytes };
      }
      const location = answer.headers.get('location');
      if (answer.status < 300 || answer.status > 399 || location === null) {
        throw explainGoogle(answer);
      }
      address = new URL(location, url).href;
    }
    throw new VendorError('failed', 'google sends the download of a clip in circles');
  };

  return {
    repeatable: false,
    async start(request, context) {
      const work = pictureWorkOf(request);
      if (work) {
        const answer = await submit('generateContent', await imageInput(work, context), context);
        return endWithResult(parts, await googleImageOf(answer), context);
      }
      if (request.kind === 'video') {
        const answer = await submit('predictLongRunning', await videoInput(request, context), context);
        const operation: GoogleOperation = { name: operationName(readObject(answer)['name']) };
        return { kind: 'pending', operation, checkAfterSeconds: CHECK_SECONDS };
      }
      throw new VendorError('failed', `${context.vendorModel} cannot be asked for this at google`);
    },

    async check(operation, request, context) {
      const { name } = operation as GoogleOperation;
      const answer = await ask({ method: 'GET', url: `${access.url}/${name}`, signal: context.signal });
      if (answer.status !== 200) {
        throw explainGoogle(answer);
      }
      const clip = googleClipOf(readObject(answer));
      if (clip === undefined) {
        return { kind: 'pending', checkAfterSeconds: CHECK_SECONDS };
      }
      if (clip instanceof VendorError) {
        return { kind: 'failed', error: clip };
      }
      const file = await takeResult(parts, request, await download(clip.address, context), context);
      return { kind: 'done', result: { file, servedBy: context.vendorModel } };
    },
  };
}

async function imageInput(request: PictureWork, context: VendorContext): Promise<object> {
  return googleImageInput(context.vendorModel, {
    request,
    basis: await readOptional(context, request.basis),
    references: await Promise.all(request.references.map((id) => readPicture(context, id))),
  });
}

async function videoInput(request: VideoRequest, context: VendorContext): Promise<object> {
  return googleVideoInput(context.vendorModel, {
    request,
    first: await readOptional(context, request.firstFrame),
    last: await readOptional(context, request.lastFrame),
    references: await Promise.all(request.references.map((id) => readPicture(context, id))),
    seconds: chooseLength(context.model, request.durationSeconds),
  });
}

async function readOptional(context: VendorContext, fileId: string | undefined): Promise<OwnPicture | undefined> {
  return fileId === undefined ? undefined : readPicture(context, fileId);
}

/** The name becomes part of an address to which the key is sent: it must not lead out of Google's operations. */
function operationName(given: unknown): string {
  if (typeof given !== 'string' || !OPERATION_NAME.test(given)) {
    throw new VendorError('outcome_unknown', 'google accepted the request without the name of an operation');
  }
  return given;
}

/** An address of Google's at the place where the operator reaches Google; undefined for one elsewhere. */
function ownAddress(access: VendorAccess, given: string): string | undefined {
  const address = URL.parse(given);
  const own = new URL(access.url).origin;
  const origins = [own, new URL(KEYED_VENDORS.google.url).origin];
  return address && origins.includes(address.origin) ? `${own}${address.pathname}${address.search}` : undefined;
}
