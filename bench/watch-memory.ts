import { readdirSync, readFileSync } from 'node:fs';

/**
 * Watches a process and all that it started, and answers with the largest sum of their memory in megabytes: the shares
 * of each page are divided among those who hold it (PSS), so that nothing counts twice. Linux only; elsewhere it
 * answers 0.
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
    if (!/^\d+$/.test(name)) continue;
    const stat = safely(() => readFileSync(`/proc/${name}/stat`, 'utf8'), '');
    // The name in brackets may itself hold spaces and brackets.
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    if (parent > 0) parents.set(Number(name), parent);
  }
  const members = new Set([rootPid]);
  for (let grew = true; grew;) {
    grew = false;
    for (const [pid, parent] of parents) if (members.has(parent) && !members.has(pid)) grew = members.add(pid).size > 0;
  }
  return [...members];
}

function proportionalKilobytes(pid: number): number {
  const rollup = safely(() => readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'), '');
  return Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1] ?? 0);
}

/** Processes come and go while one looks. */
function safely<Value>(read: () => Value, otherwise: Value): Value {
  try {
    return read();
  } catch {
    return otherwise;
  }
}
