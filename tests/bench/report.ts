import { writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';

/** What a run measured: printed as it comes, and kept as a page with its machine and day. */

interface Measure {
  readonly what: string;
  readonly value: string;
  readonly target: string;
  readonly isMet: boolean;
}

export interface Report {
  print(line: string): void;
  /** A value that is to be `most` at the most; `digits` after the point. */
  check(what: string, value: number, most: number, options?: Unit): boolean;
  save(path: string, parts: readonly string[]): Promise<void>;
}

interface Unit {
  readonly unit?: string;
  readonly digits?: number;
  /** What else must be true of it. */
  readonly isMet?: boolean;
  /** That, in words. */
  readonly also?: string;
}

export const verdict = (isMet: boolean): string => (isMet ? 'pass' : 'short');

export function createReport(): Report {
  const measures: Measure[] = [];
  const lines: string[] = [];
  const print = (line: string) => {
    lines.push(line);
    process.stdout.write(`${line}\n`);
  };
  return {
    print,
    check(what, value, most, { unit = '', digits = 2, isMet = true, also = '' } = {}) {
      const text = (number: number) => `${number.toFixed(digits)}${unit && ` ${unit}`}`;
      const isPass = value <= most && isMet;
      const target = `≤ ${text(most)}${also && `, ${also}`}`;
      measures.push({ what, value: text(value), target, isMet: isPass });
      print(`${what.padEnd(64)} ${text(value).padStart(10)}  ${target}  ${verdict(isPass)}`);
      return isPass;
    },
    async save(path, parts) {
      const [cpu] = cpus();
      const machine = `${cpus().length} × ${cpu?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`;
      const rows = measures.map(
        ({ what, value, target, isMet }) =>
          `| ${what} | ${value} | ${target} | ${verdict(isMet)} |`,
      );
      const page = [
        '# What the last run measured',
        '',
        `Written by \`npm run bench -- ${parts.join(' ')}\` on ${new Date().toISOString().slice(0, 10)}: ${machine}.`,
        'Ratios are of CPU, beside a hand-written aggregator (1.00) unless another is named.',
        '',
        '| what | measured | target | |',
        '| --- | --- | --- | --- |',
        ...rows,
        '',
        'All that was printed:',
        '',
        '```text',
        ...lines,
        '```',
        '',
      ];
      await writeFile(path, page.join('\n'));
    },
  };
}
