import { readdirSync, readFileSync } from 'node:fs';

/**
 * Samples a process and its descendants; returns the peak of their total memory in megabytes, as proportional set size
 * (PSS), so that shared pages count once. Linux only; elsewhere it returns 0.
 */
export function watchMemory(rootPid: number): { stop(): number } {
  let peak = 0;
  const timer = setInterval(() => {
    const total = family(rootPid).reduce((sum, pid) => sum + proportionalKilobytes(pid), 0);
    peak = Math.max(peak, total);
  }, 250);
  return {
    stop: () => {
      clearInterval(timer);
      return Math.round(peak / 1024);
    },
  };
}

function family(rootPid: number): number[] {
  const parents = new Map<number, number>();
  for (const name of safely(() => readdirSync('/proc'), [] as string[])) {
    if (!/^\d+$/.test(name)) {
      continue;
    }
    const stat = safely(() => readFileSync(`/proc/${name}/stat`, 'utf8'), '');
    // The process name in brackets may contain spaces and brackets.
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    if (parent > 0) {
      parents.set(Number(name), parent);
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
