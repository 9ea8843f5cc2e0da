import { readdirSync, readFileSync } from 'node:fs';

const SAMPLE_MILLISECONDS = 100;
/** Unit of the processor times of /proc: USER_HZ, which is 100 on every Linux. */
const TICKS_PER_SECOND = 100;

/** Processor seconds, user and system, of a program and what it started. */
interface ProcessorSeconds {
  mainThread: number;
  /** The other threads of the program: its own and those of Node. */
  threads: number;
  /** ffmpeg, speech, and other programs that have ended. */
  programs: number;
  database: number;
}

export interface ProcessFigures {
  /** Peak of the total memory in megabytes, as proportional set size (PSS), so that shared pages count once. */
  peakMegabytes: number;
  processorSeconds: ProcessorSeconds;
}

/** One process as last seen, in ticks. */
interface Seen {
  name: string;
  own: number;
  mainThread: number;
  /** Of its children that have ended. */
  children: number;
}

/** Samples a process and its descendants. Linux only; elsewhere all is 0. */
export function watchProcesses(rootPid: number): { stop(): ProcessFigures } {
  let peakKilobytes = 0;
  const seen = new Map<number, Seen>();
  const timer = setInterval(() => {
    let kilobytes = 0;
    for (const pid of family(rootPid)) {
      const process = readProcess(pid);
      if (process) {
        seen.set(pid, process);
      }
      kilobytes += proportionalKilobytes(pid);
    }
    peakKilobytes = Math.max(peakKilobytes, kilobytes);
  }, SAMPLE_MILLISECONDS);
  return {
    stop: () => {
      clearInterval(timer);
      return { peakMegabytes: Math.round(peakKilobytes / 1024), processorSeconds: addUp([...seen.values()]) };
    },
  };
}

function addUp(processes: readonly Seen[]): ProcessorSeconds {
  const isDatabase = ({ name }: Seen): boolean => name === 'postgres';
  const program = processes.filter((process) => !isDatabase(process)).toSorted((one, other) => other.own - one.own)[0];
  const seconds = (ticks: number): number => Math.round((100 * ticks) / TICKS_PER_SECOND) / 100;
  return {
    mainThread: seconds(program?.mainThread ?? 0),
    threads: seconds((program?.own ?? 0) - (program?.mainThread ?? 0)),
    programs: seconds(program?.children ?? 0),
    database: seconds(processes.filter(isDatabase).reduce((sum, { own }) => sum + own, 0)),
  };
}

function readProcess(pid: number): Seen | undefined {
  const stat = readStat(`/proc/${pid}/stat`);
  const main = readStat(`/proc/${pid}/task/${pid}/stat`);
  return stat && main ? { name: stat.name, own: stat.own, mainThread: main.own, children: stat.children } : undefined;
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
