/** The progress of a task. */
export interface Progress {
  /** 0 to 100. */
  percent: number;
  text: string;
  secondsLeft?: number;
}

const WIDTH = 28;
const LINE_EVERY_PERCENT = 10;

/** A progress bar that redraws itself in a terminal; elsewhere a line whenever the text or the tens change. */
export function openProgressBar(stream: NodeJS.WriteStream): { show(progress: Progress): void; end(): void } {
  let last = '';
  return {
    show({ percent, text, secondsLeft }) {
      if (!stream.isTTY) {
        const line = `${text.split(' ')[0]} ${Math.floor(percent / LINE_EVERY_PERCENT)}`;
        if (line !== last) {
          stream.write(`${String(Math.floor(percent)).padStart(3)} % ${text}\n`);
        }
        last = line;
        return;
      }
      const full = Math.round((percent / 100) * WIDTH);
      const left = secondsLeft === undefined ? '' : `, about ${secondsLeft} s left`;
      const line = `${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${Math.floor(percent)} % ${text}${left}`;
      if (line !== last) {
        stream.write(`\r\x1b[2K${line.slice(0, Math.max(20, (stream.columns ?? 80) - 1))}`);
      }
      last = line;
    },
    end() {
      if (stream.isTTY && last !== '') {
        stream.write('\r\x1b[2K');
      }
      last = '';
    },
  };
}
