/**
 * `fetch` with upload progress: `onShare` gets the share of the body that is sent, 0 to 1. Rejects as `fetch` does:
 * TypeError without a connection, AbortError when `request.signal` aborts.
 */
export async function sendWithShare(request: Request, onShare: (share: number) => void): Promise<Response> {
  const body = await request.blob();
  return new Promise((resolve, reject) => {
    const sender = new XMLHttpRequest();
    const abort = (): void => sender.abort();
    sender.open(request.method, request.url);
    sender.responseType = 'blob';
    for (const [name, value] of request.headers) {
      sender.setRequestHeader(name, value);
    }
    sender.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) {
        onShare(loaded / total);
      }
    });
    sender.addEventListener('load', () =>
      resolve(
        new Response(sender.response as Blob, {
          status: sender.status,
          headers: readHeaders(sender.getAllResponseHeaders()),
        }),
      ),
    );
    sender.addEventListener('error', () => reject(new TypeError('the connection broke off')));
    sender.addEventListener('abort', () => reject(new DOMException('the upload was stopped', 'AbortError')));
    sender.addEventListener('loadend', () => request.signal.removeEventListener('abort', abort));
    if (request.signal.aborted) {
      return reject(new DOMException('the upload was stopped', 'AbortError'));
    }
    request.signal.addEventListener('abort', abort);
    sender.send(body);
  });
}

function readHeaders(text: string): [string, string][] {
  return text
    .trim()
    .split('\r\n')
    .filter((line) => line.includes(':'))
    .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]);
}
