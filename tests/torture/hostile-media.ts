import { join } from 'node:path';
import type { BaseMedia } from './base-media.ts';

/** Something that a stranger might bring. */
export interface HostileFile {
  name: string;
  bytes: Buffer;
  as: 'clip' | 'sound';
  /** The only outcome that is right; without it a clean copy and every typed refusal are. */
  outcome?: string;
}

const text = (words: string): Buffer => Buffer.from(words, 'latin1');
const number32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
const number32Little = (value: number): Buffer => number32(value).reverse();
const box = (type: string, ...parts: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  return Buffer.concat([number32(body.length + 8), text(type), body]);
};
const noise = (length: number): Buffer =>
  Buffer.from(Array.from({ length }, (_, at) => (at * 7919 + (at >> 3) * 31) & 255));

/** The file with other bytes so far behind the first place of a word (of its last letter). */
function patched(file: Buffer, word: string, behind: number, bytes: Buffer): Buffer {
  const copy = Buffer.from(file);
  const at = copy.indexOf(word, 0, 'latin1');
  if (at < 0) {
    throw new Error(`there is no ${word} in the file`);
  }
  bytes.copy(copy, at + word.length + behind);
  return copy;
}

/** At least sixty files that are no clips and no sounds, or lie about what they are. */
export function makeHostileMedia(base: BaseMedia, folder: string, port: number): HostileFile[] {
  return [
    ...pointAway(folder, port),
    ...hideReferences(base, folder, port),
    ...lieInMp4(base),
    ...cutShort(base),
    ...otherCodecs(base),
    ...lieInSounds(base),
    ...onlyBeginnings(),
    ...oddButWhole(base),
  ];
}

/** Files that name others. */
function pointAway(folder: string, port: number): HostileFile[] {
  const canary = join(folder, 'canary.mp4');
  const words = join(folder, 'canary.txt');
  const outcome = 'MEDIA_FORMAT_UNSUPPORTED';
  const files: Record<string, string> = {
    'playlist of another clip': `#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1,\n${canary}\n#EXT-X-ENDLIST\n`,
    'playlist of an address': `#EXTM3U\n#EXTINF:1,\nhttp://127.0.0.1:${port}/a.ts\n#EXT-X-ENDLIST\n`,
    'playlist of the words': `#EXTM3U\n#EXT-X-MEDIA-SEQUENCE:0\n#EXTINF:10.0,\nconcat:${words}|${words}\n#EXT-X-ENDLIST\n`,
    'list of clips': `ffconcat version 1.0\nfile '${canary}'\n`,
    'old list of clips': `file ${canary}\n`,
    'dash manifest': `<?xml version="1.0"?><MPD xmlns="urn:mpeg:dash:schema:mpd:2011" type="static"><Period><AdaptationSet><Representation id="1"><BaseURL>file:${canary}</BaseURL></Representation></AdaptationSet></Period></MPD>`,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"><image xlink:href="file:${words}"/></svg>`,
    mvg: `push graphic-context\nimage over 0,0 0,0 'http://127.0.0.1:${port}/x'\npop graphic-context\n`,
    'session description': `v=0\no=- 0 0 IN IP4 127.0.0.1\ns=x\nc=IN IP4 127.0.0.1\nm=video ${port} RTP/AVP 96\na=rtpmap:96 H264/90000\n`,
    'name of a protocol': `concat:${canary}|${canary}`,
    'pattern of pictures': `${folder}/%03d.png`,
    'subtitle script': `[Script Info]\n[Events]\nDialogue: 0,0:00:00.00,0:00:01.00,,,0,0,0,,{\\fn${words}}x\n`,
    'web page': `<html><video src="http://127.0.0.1:${port}/"></html>`,
    smil: `<smil><body><video src="http://127.0.0.1:${port}/x"/></body></smil>`,
    shortcut: `[InternetShortcut]\nURL=http://127.0.0.1:${port}/\n`,
  };
  return Object.entries(files).map(([name, content]) => ({ name, bytes: text(content), as: 'clip', outcome }));
}

/** The same behind the first bytes of a container, and references inside containers. */
function hideReferences(base: BaseMedia, folder: string, port: number): HostileFile[] {
  const list = text(`\n#EXTM3U\n#EXTINF:1,\n${join(folder, 'canary.mp4')}\n#EXT-X-ENDLIST\n`);
  const url = Buffer.concat([number32(0), text(`file://${join(folder, 'canary.mp4')}\0`)]);
  const outcome = 'MEDIA_UNREADABLE';
  const reference = box(
    'rmra',
    box('rmda', box('rdrf', number32(0), text('url '), number32(80), text(join(folder, 'canary.mp4')))),
  );
  return [
    { name: 'playlist behind ftyp', bytes: Buffer.concat([box('ftyp', text('isom')), list]), as: 'clip', outcome },
    {
      name: 'playlist behind EBML',
      bytes: Buffer.concat([text('\x1a\x45\xdf\xa3\x8b\x42\x82\x88matroska'), list]),
      as: 'clip',
      outcome,
    },
    { name: 'playlist behind AVI', bytes: Buffer.concat([text('RIFF\xff\xff\0\0AVI '), list]), as: 'clip', outcome },
    { name: 'playlist behind ID3', bytes: Buffer.concat([text('ID3\x04\0\0\0\0\0\0'), list]), as: 'sound', outcome },
    { name: 'playlist behind WAVE', bytes: Buffer.concat([text('RIFF\xff\xff\0\0WAVE'), list]), as: 'sound', outcome },
    {
      name: 'film that is a reference',
      bytes: Buffer.concat([box('ftyp', text('qt  ')), box('moov', reference)]),
      as: 'clip',
      outcome,
    },
    { name: 'samples in another file', bytes: withOuterSamples(part(base, 'good.mp4'), url), as: 'clip' },
    { name: 'subtitles that name files', bytes: part(base, 'subtitles.mkv'), as: 'clip', outcome: 'clean' },
    { name: 'attached file', bytes: part(base, 'attachment.mkv'), as: 'clip', outcome: 'clean' },
    ...subtitlesInAvi(base, folder, port),
  ];
}

/** AVI files whose subtitles (GAB2) are whole files, which ffmpeg opens like any other. */
function subtitlesInAvi(base: BaseMedia, folder: string, port: number): HostileFile[] {
  const words = join(folder, 'canary.txt');
  const canary = join(folder, 'canary.mp4');
  const files: Record<string, Buffer> = {
    subtitles: text(`1\n00:00:00,000 --> 00:00:01,000\n<img src="file:${words}">\n\n`),
    'a subtitle script': text(`[Script Info]\n[Events]\nDialogue: 0,0:00:00.00,0:00:01.00,,,0,0,0,,{\\fn${words}}x\n`),
    'a playlist of a clip': text(`#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1,\n${canary}\n#EXT-X-ENDLIST\n`),
    'a playlist of an address': text(`#EXTM3U\n#EXTINF:1,\nhttp://127.0.0.1:${port}/a.ts\n#EXT-X-ENDLIST\n`),
    'a list of clips': text(`ffconcat version 1.0\nfile '${canary}'\n`),
    'an AVI file': part(base, 'good.avi').subarray(0, 800),
  };
  return Object.entries(files).map(([name, content]) => ({
    name: `AVI with ${name} for subtitles`,
    bytes: withSubtitles(part(base, 'good.avi'), content),
    as: 'clip',
    outcome: 'MEDIA_UNREADABLE',
  }));
}

/** The AVI file with its sound declared as subtitles, and these in the place of its first samples. */
function withSubtitles(file: Buffer, content: Buffer): Buffer {
  const name = Buffer.from('en\0', 'utf16le');
  const head = Buffer.concat([text('GAB2\0\x02\0'), number32Little(name.length), name]);
  const subtitles = Buffer.concat([head, text('\x04\0'), number32Little(content.length), content]);
  const samples = file.indexOf('01wb', file.indexOf('movi'));
  const length = file.readUInt32LE(samples + 4);
  if (subtitles.length > length) {
    throw new RangeError(`${subtitles.length} bytes do not fit into the ${length} of the first samples`);
  }
  const padded = Buffer.concat([subtitles, Buffer.alloc(length - subtitles.length)]);
  const declared = patched(file, 'auds', -4, text('txts\0\0\0\0'));
  text('01tx').copy(declared, samples);
  padded.copy(declared, samples + 8);
  return declared;
}

/** The data references of an MP4 file, which say "in this file", say a path. The rest of the file is cut off. */
function withOuterSamples(file: Buffer, url: Buffer): Buffer {
  const at = file.indexOf('dinf', 0, 'latin1') + 4;
  const reference = box('url ', url);
  const copy = Buffer.concat([
    file.subarray(0, at),
    box('dref', number32(0), number32(1), reference),
    file.subarray(at),
  ]);
  return patched(copy, 'mdat', 0, Buffer.alloc(200));
}

function part(base: BaseMedia, name: string): Buffer {
  const file = base[name];
  if (!file) {
    throw new Error(`there is no ${name}`);
  }
  return file;
}

function lieInMp4(base: BaseMedia): HostileFile[] {
  const file = part(base, 'good.mp4');
  const track = box(
    'trak',
    box('tkhd', Buffer.alloc(84)),
    box('mdia', box('hdlr', Buffer.alloc(8), text('vide'), Buffer.alloc(13))),
  );
  const tracks = (count: number): Buffer =>
    Buffer.concat([box('ftyp', text('isom')), box('moov', ...Array.from({ length: count }, () => track))]);
  let deep: Buffer = Buffer.alloc(0);
  for (let level = 0; level < 3000; level++) {
    deep = box('moov', deep);
  }
  const most = number32(0xffff_ffff);
  const largest = Buffer.from([0x7f, 0xff, 0x7f, 0xff]);
  const files: Record<string, Buffer> = {
    'samples of 32767 by 32767': patched(file, 'avc1', 24, largest),
    'samples of no size': patched(file, 'avc1', 24, Buffer.alloc(4)),
    'track of 32767 by 32767': patched(file, 'tkhd', 76, Buffer.concat([largest, largest])),
    'no length': patched(patched(file, 'mvhd', 16, number32(0)), 'mdhd', 16, number32(0)),
    'no time scale': patched(file, 'mdhd', 12, number32(0)),
    'time scale of one': patched(file, 'mdhd', 12, number32(1)),
    'greatest time scale': patched(file, 'mdhd', 12, number32(0x7fff_ffff)),
    'frames that last for ever': patched(file, 'stts', 12, number32(0x7fff_ffff)),
    'frames that last no time': patched(file, 'stts', 12, number32(0)),
    'frames without number': patched(file, 'stts', 8, most),
    'table of times without end': patched(file, 'stts', 4, most),
    'table of sizes without end': patched(file, 'stsz', 8, most),
    'table of places without end': patched(file, 'stco', 4, most),
    'samples beyond the end': patched(file, 'stco', 8, number32(0x7fff_ffff)),
    'samples in the index': patched(file, 'stco', 8, number32(8)),
    'table of chunks without end': patched(file, 'stsc', 4, most),
    'largest index': patched(file, 'moov', -8, most),
    'index without length': patched(file, 'moov', -8, number32(0)),
    'index of seven bytes': patched(file, 'moov', -8, number32(7)),
    'media beyond the end': patched(file, 'mdat', -8, number32(0x7fff_ffff)),
    'edit list beyond the end': patched(file, 'elst', 8, Buffer.concat([number32(0x7fff_ffff), number32(0x7fff_ffff)])),
    'boxes in boxes': Buffer.concat([box('ftyp', text('isom')), deep]),
    'ten thousand tracks': tracks(10_000),
    'three hundred tracks': tracks(300),
    'length of 64 bits, negative': Buffer.concat([box('ftyp', text('isom')), number32(1), text('moov'), most, most]),
    'boxes of no length': Buffer.concat([box('ftyp', text('isom')), Buffer.alloc(4096)]),
    'only ftyp': box('ftyp', text('isom')),
    'samples that are noise': Buffer.concat([file.subarray(0, file.indexOf('mdat') + 4), noise(20_000)]),
  };
  return Object.entries(files).map(([name, bytes]) => ({ name: `mp4: ${name}`, bytes, as: 'clip' }));
}

function cutShort(base: BaseMedia): HostileFile[] {
  const places = (file: Buffer): number[] =>
    ['moov', 'trak', 'stbl', 'mdat'].map((word) => file.indexOf(word, 0, 'latin1') + 12);
  const mp4 = part(base, 'good.mp4');
  const cut = (name: string, at: number): HostileFile => ({
    name: `${name} cut at ${at}`,
    bytes: part(base, name).subarray(0, at),
    as: 'clip',
  });
  return [
    ...places(mp4).map((at) => cut('good.mp4', at)),
    cut('good.mp4', mp4.length - 1),
    ...['good.mkv', 'good.avi', 'good.mov'].flatMap((name) => [
      cut(name, 100),
      cut(name, Math.floor(part(base, name).length / 2)),
    ]),
  ];
}

function otherCodecs(base: BaseMedia): HostileFile[] {
  const outcome = 'MEDIA_FORMAT_UNSUPPORTED';
  const clips = ['magicyuv.avi', 'magicyuv.mkv', 'ffv1.mkv', 'huffyuv.avi', 'rawvideo.avi'];
  return [
    ...clips.map((name): HostileFile => ({ name, bytes: part(base, name), as: 'clip', outcome })),
    { name: 'adpcm.wav', bytes: part(base, 'adpcm.wav'), as: 'sound', outcome },
    {
      name: 'pictures of 65535 by 65535',
      bytes: patched(part(base, 'mjpeg.avi'), '\xff\xc0', 3, Buffer.alloc(4, 0xff)),
      as: 'clip',
    },
    {
      name: 'avi of 65535 by 65535',
      bytes: patched(
        part(base, 'good.avi'),
        'strf',
        8,
        Buffer.concat([number32Little(65_535), number32Little(65_535)]),
      ),
      as: 'clip',
    },
    {
      name: 'avi of a million frames a second',
      bytes: patched(part(base, 'good.avi'), 'strh', 24, Buffer.concat([number32Little(1), number32Little(1_000_000)])),
      as: 'clip',
    },
  ];
}

function lieInSounds(base: BaseMedia): HostileFile[] {
  const wav = part(base, 'good.wav');
  const mp3 = part(base, 'good.mp3');
  const most = number32(0xffff_ffff);
  const sizes = (length: number): Buffer =>
    Buffer.from([(length >> 21) & 127, (length >> 14) & 127, (length >> 7) & 127, length & 127]);
  const tag = (told: number, body: Buffer): Buffer => Buffer.concat([text('ID3\x04\0\0'), sizes(told), body]);
  const frame = Buffer.concat([text('APIC'), sizes(0x0fff_ffff), text('\0\0'), noise(100)]);
  const files: Record<string, Buffer> = {
    'wav: data without end': patched(wav, 'data', 0, most),
    'wav: no data': patched(wav, 'data', 0, number32(0)),
    'wav: 65535 channels': patched(wav, 'fmt ', 6, Buffer.from([0xff, 0xff])),
    'wav: no channel': patched(wav, 'fmt ', 6, Buffer.alloc(2)),
    'wav: greatest rate': patched(wav, 'fmt ', 8, most),
    'wav: a sample a second': patched(wav, 'fmt ', 8, number32Little(1)),
    'wav: blocks of no size': patched(wav, 'fmt ', 16, Buffer.alloc(2)),
    'wav: no bits': patched(wav, 'fmt ', 18, Buffer.alloc(2)),
    'wav: unknown codec': patched(wav, 'fmt ', 4, Buffer.from([0x61, 0x01])),
    'wav: chunk beyond the end': patched(wav, 'fmt ', 0, number32Little(0x7fff_ffff)),
    'wav: only a head': wav.subarray(0, 20),
    'mp3: tag of 256 MB': tag(0x0fff_ffff, mp3),
    'mp3: picture of 256 MB': Buffer.concat([tag(4000, Buffer.concat([frame, Buffer.alloc(3884)])), mp3]),
    'mp3: a thousand tags': Buffer.concat([...Array.from({ length: 1000 }, () => tag(0, Buffer.alloc(0))), mp3]),
    'mp3: ten thousand entries': Buffer.concat([
      tag(
        160_000,
        Buffer.concat(
          Array.from({ length: 10_000 }, (_, at) =>
            Buffer.concat([
              text('TXXX'),
              sizes(6),
              text('\0\0\0'),
              Buffer.from([at >> 8, at & 255, 0, 65, 66]).subarray(0, 5),
            ]),
          ),
        ),
      ),
      mp3,
    ]),
    'mp3: only a tag': tag(10, Buffer.alloc(10)),
    'mp3: cut': mp3.subarray(0, 300),
    'm4a: cut': part(base, 'good.m4a').subarray(0, 400),
  };
  return Object.entries(files).map(([name, bytes]) => ({ name, bytes, as: 'sound' }));
}

function onlyBeginnings(): HostileFile[] {
  const beginnings: [string, Buffer, 'clip' | 'sound'][] = [
    ['ftyp', box('ftyp', text('isom')), 'clip'],
    ['EBML', text('\x1a\x45\xdf\xa3\x8b\x42\x82\x88matroska'), 'clip'],
    ['AVI', text('RIFF\xff\xff\0\0AVI LIST'), 'clip'],
    ['WAVE', text('RIFF\xff\xff\0\0WAVEfmt '), 'sound'],
    ['ID3', text('ID3\x04\0\0\0\0\0\0'), 'sound'],
    ['layer III', text('\xff\xfb\x90\x64'), 'sound'],
  ];
  const unsupported = 'MEDIA_FORMAT_UNSUPPORTED';
  return [
    ...beginnings.map(([name, head, as]): HostileFile => ({
      name: `noise behind ${name}`,
      bytes: Buffer.concat([head, noise(5000)]),
      as,
    })),
    { name: 'nothing', bytes: Buffer.alloc(0), as: 'clip', outcome: unsupported },
    { name: 'one byte', bytes: Buffer.alloc(1), as: 'sound', outcome: unsupported },
    { name: 'noise', bytes: noise(9000), as: 'clip', outcome: unsupported },
    { name: 'png', bytes: text('\x89PNG\r\n\x1a\n'), as: 'clip', outcome: unsupported },
    { name: 'gif', bytes: text('GIF89a\xff\xff\xff\xff\0\0\0'), as: 'clip', outcome: unsupported },
    { name: 'heic', bytes: box('ftyp', text('heic')), as: 'clip', outcome: unsupported },
  ];
}

function oddButWhole(base: BaseMedia): HostileFile[] {
  const file = (name: string, as: 'clip' | 'sound', outcome: string): HostileFile => ({
    name,
    bytes: part(base, name),
    as,
    outcome,
  });
  return [
    file('changing-size.mkv', 'clip', 'clean'),
    file('good.mov', 'clip', 'clean'),
    file('only-picture.mp4', 'clip', 'clean'),
    file('cover.m4a', 'sound', 'clean'),
    file('only-sound.mp4', 'clip', 'MEDIA_UNREADABLE'),
    file('cover.m4a', 'clip', 'MEDIA_FORMAT_UNSUPPORTED'),
    file('long.mp4', 'clip', 'MEDIA_TOO_LONG'),
    file('long-untold.mkv', 'clip', 'MEDIA_TOO_LONG'),
  ];
}
