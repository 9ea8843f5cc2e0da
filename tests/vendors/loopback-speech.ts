import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What was asked of it. */
interface AskedSpeech {
  path: string;
  authorization: string | undefined;
  body: Record<string, unknown>;
}

/** How it answers; may be changed while it runs. */
export type SpeechAnswer =
  | { kind: 'sound'; wav: Buffer }
  | { kind: 'status'; status: number; headers?: Record<string, string> }
  | { kind: 'bytes'; bytes: Buffer }
  | { kind: 'endless' }
  | { kind: 'silent' }
  | { kind: 'hang up' };

/** A speech server on this machine that speaks OpenAI's protocol. */
export interface LoopbackSpeech {
  /** Its base URL, with /v1. */
  url: string;
  answer: SpeechAnswer;
  asked: AskedSpeech[];
  /** Requests whose connection was closed before their answer ended. */
  abandoned: number;
  close(): Promise<void>;
}

const PIECE = Buffer.alloc(256 * 1024, 'RIFF');

/** Starts it on any free port. */
export async function startLoopbackSpeech(answer: SpeechAnswer): Promise<LoopbackSpeech> {
  const server = createServer((request, response) => {
    const serve = async (): Promise<void> => {
      const body = JSON.parse(await readBody(request)) as Record<string, unknown>;
      service.asked.push({ path: request.url ?? '', authorization: request.headers.authorization, body });
      response.on('close', () => {
        service.abandoned += response.writableFinished ? 0 : 1;
      });
      give(service.answer, request, response);
    };
    void serve();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const service: LoopbackSpeech = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    answer,
    asked: [],
    abandoned: 0,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return service;
}

function give(answer: SpeechAnswer, request: IncomingMessage, response: ServerResponse): void {
  switch (answer.kind) {
    case 'sound':
      return void response.writeHead(200, { 'content-type': 'audio/wav' }).end(answer.wav);
    case 'status':
      return void response
        .writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers })
        .end('{"error":{"message":"no"}}');
    case 'bytes':
      return void response.writeHead(200, { 'content-type': 'audio/wav' }).end(answer.bytes);
    case 'endless':
      response.writeHead(200, { 'content-type': 'audio/wav' });
      response.on('drain', () => pour(response));
      return pour(response);
    case 'silent':
      return;
    case 'hang up':
      return void request.socket.destroy();
  }
}

function pour(response: ServerResponse): void {
  let isTaking = true;
  while (isTaking) {
    isTaking = !response.destroyed && response.write(PIECE);
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const piece of request) {
    body += String(piece);
  }
  return body;
}
