import { readdirSync, readFileSync } from 'node:fs';

const SAMPLE_MILLISECONDS = 100;
/** Memory is added up now and then, since the system walks through all pages for it: half a second with a film. */
const SAMPLES_OF_A_MEMORY = 40;
/** Unit of the processor times of /proc: USER_HZ, which is 100 on every Linux. */
const TICKS_PER_SECOND = 100;

/** What a process beside the program is for, by its name and command line; the first that fits. */
const KINDS = [
  ['database', ({ name }) => name === 'postgres' || name === 'initdb'],
  ['speech', ({ command }) => command.includes('voice-process.ts') || command.includes('programs/speech')],
  ['encoding', ({ name, command }) => name === 'ffmpeg' && command.includes('libx264')],
  ['mediaPrograms', ({ name }) => name === 'ffmpeg' || name === 'ffprobe'],
] as const satisfies readonly (readonly [string, (process: { name: string; command: string }) => boolean])[];
type Kind = (typeof KINDS)[number][0];

/** Processor seconds, user and system, of a program and what it started. */
interface ProcessorSeconds extends Record<Kind, number> {
  mainThread: number;
  /** The other threads of the program: its own and those of Node. */
  threads: number;
  /** Whoever started the program. */
  starters: number;
  /** All of these. */
  all: number;
}

export interface ProcessFigures {
  /** Peak of the total memory in megabytes, as proportional set size (PSS), so that shared pages count once. */
  peakMegabytes: number;
  processorSeconds: ProcessorSeconds;
  /** Processes that held a neural voice: the most at a time, and when one was last seen (`Date.now()`). */
  voiceProcesses: { most: number; lastSeenAt?: number };
}

/** One process as last seen, times in ticks. */
interface Seen {
  parent: number;
  kind: Kind | undefined;
  command: string;
  own: number;
  mainThread: number;
  /** Of its children that have ended and were waited for. */
  children: number;
}

export interface Watch {
  /** What was used until now. */
  read(): ProcessFigures;
  stop(): ProcessFigures;
}

/** Samples a process and its descendants. Linux only; elsewhere all is 0. */
export function watchProcesses(rootPid: number): Watch {
  let peakKilobytes = 0;
  const voiceProcesses: ProcessFigures['voiceProcesses'] = { most: 0 };
  const seen = new Map<number, Seen>();
  let alive = new Set<number>();
  let samples = 0;
  const sample = (): void => {
    let kilobytes = 0;
    let voices = 0;
    const addsMemory = samples++ % SAMPLES_OF_A_MEMORY === 0;
    alive = new Set(family(rootPid));
    for (const pid of alive) {
      const process = readProcess(pid);
      if (process) {
        const before = seen.get(pid);
        // One that has just ended has no command line any more.
        seen.set(pid, process.command === '' && before ? { ...process, kind: before.kind } : process);
        voices += Number(process.command.includes('voice-process.ts'));
      }
      kilobytes += addsMemory ? proportionalKilobytes(pid) : 0;
    }
    peakKilobytes = Math.max(peakKilobytes, kilobytes);
    voiceProcesses.most = Math.max(voiceProcesses.most, voices);
    if (voices > 0) {
      voiceProcesses.lastSeenAt = Date.now();
    }
  };
  const read = (): ProcessFigures => ({
    peakMegabytes: Math.round(peakKilobytes / 1024),
    processorSeconds: addUp(seen, alive),
    voiceProcesses: { ...voiceProcesses },
  });
  const timer = setInterval(sample, SAMPLE_MILLISECONDS);
  return {
    read: () => {
      sample();
      return read();
    },
    stop: () => {
      clearInterval(timer);
      return read();
    },
  };
}

function addUp(seen: ReadonlyMap<number, Seen>, alive: ReadonlySet<number>): ProcessorSeconds {
  const ticks = { database: 0, speech: 0, encoding: 0, mediaPrograms: 0, mainThread: 0, threads: 0, starters: 0 };
  const plain = [...seen]
    .filter(([, { kind }]) => kind === undefined)
    .sort(([, one], [, other]) => other.own - one.own);
  const [programPid, program] = plain[0] ?? [];
  for (const [pid, { kind, own }] of seen) {
    if (pid !== programPid) {
      ticks[kind ?? 'starters'] += own;
    }
  }
  if (program) {
    ticks.mainThread = program.mainThread;
    ticks.threads = program.own - program.mainThread;
    // The system counts ended children exactly, but all together; what was seen of them says what they were.
    const ended = [...seen].filter(([pid, { parent }]) => parent === programPid && !alive.has(pid));
    const others = ended.filter(([, { kind }]) => kind !== 'encoding' && kind !== 'mediaPrograms');
    const running = [...seen].filter(([pid, { kind }]) => alive.has(pid) && kind !== undefined);
    const runningOf = (wanted: Kind): number => sumOf(running.filter(([, { kind }]) => kind === wanted));
    const endedMedia = Math.max(0, program.children - sumOf(others));
    const seenEncoding = ticks.encoding - runningOf('encoding');
    const seenMedia = seenEncoding + ticks.mediaPrograms - runningOf('mediaPrograms');
    const share = seenMedia === 0 ? 0 : seenEncoding / seenMedia;
    ticks.encoding = runningOf('encoding') + endedMedia * share;
    ticks.mediaPrograms = runningOf('mediaPrograms') + endedMedia * (1 - share);
  }
  const all = Object.values(ticks).reduce((sum, part) => sum + part, 0);
  return Object.fromEntries(
    Object.entries({ ...ticks, all }).map(([part, value]) => [
      part,
      Math.round((100 * value) / TICKS_PER_SECOND) / 100,
    ]),
  ) as unknown as ProcessorSeconds;
}

function sumOf(processes: readonly [number, Seen][]): number {
  return processes.reduce((sum, [, { own }]) => sum + own, 0);
}

function readProcess(pid: number): Seen | undefined {
  const stat = readStat(`/proc/${pid}/stat`);
  const main = readStat(`/proc/${pid}/task/${pid}/stat`);
  if (!stat || !main) {
    return undefined;
  }
  const command = safely(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' '), '');
  const kind = KINDS.find(([, fits]) => fits({ name: stat.name, command }))?.[0];
  return { ...stat, kind, command, mainThread: main.own };
}

function readStat(path: string): { name: string; parent: number; own: number; children: number } | undefined {
  const text = safely(() => readFileSync(path, 'utf8'), '');
  // The name in brackets may contain spaces and brackets.
  const end = text.lastIndexOf(')');
  if (end < 0) {
    return undefined;
  }
  const fields = text.slice(end + 2).split(' ');
  const number = (index: number): number => Number(fields[index] ?? 0);
  return {
    name: text.slice(text.indexOf('(') + 1, end),
    parent: number(1),
    own: number(11) + number(12),
    children: number(13) + number(14),
  };
}

function family(rootPid: number): number[] {
  const parents = new Map<number, number>();
  for (const name of safely(() => readdirSync('/proc'), [] as string[])) {
    const stat = /^\d+$/.test(name) ? readStat(`/proc/${name}/stat`) : undefined;
    if (stat && stat.parent > 0) {
      parents.set(Number(name), stat.parent);
    }
  }
  const members = new Set([rootPid]);
  for (let grew = true; grew;) {
    grew = false;
    for (const [pid, parent] of parents) {
      if (members.has(parent) && !members.has(pid)) {
        grew = members.add(pid).size > 0;
      }
    }
  }
  return [...members];
}

function proportionalKilobytes(pid: number): number {
  const rollup = safely(() => readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'), '');
  return Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1] ?? 0);
}

/** Ignores processes that end during the read. */
function safely<Value>(read: () => Value, otherwise: Value): Value {
  try {
    return read();
  } catch {
    return otherwise;
  }
}
