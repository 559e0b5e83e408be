import { visible } from "../../platform/text/visible.ts";

const CLEAR_LINE = "\r\u001b[K";

/** Shows progress on a terminal, below the printed lines. Without a terminal, only the lines are written. */
export function createProgressLine() {
  const terminal = process.stderr.isTTY ? process.stderr : undefined;
  return {
    show: (text: string): void => void terminal?.write(`${CLEAR_LINE}${visible(text)}`),
    print(line: string): void {
      terminal?.write(CLEAR_LINE);
      console.log(visible(line));
    },
    end: (): void => void terminal?.write(CLEAR_LINE),
  };
}
