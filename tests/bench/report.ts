import { readFile, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';

/** What a run measured: printed as it comes, and kept as a page with a section for each part. */

interface Measure {
  readonly what: string;
  readonly value: string;
  readonly target: string;
  readonly isMet: boolean;
}

export interface Report {
  print(line: string): void;
  /** A value that is to be `bound` at the most, or at the least; `digits` after the point. */
  check(what: string, value: number, bound: number, options?: Unit): boolean;
  /** What was measured, as a section of the page. */
  section(part: string): string;
}

interface Unit {
  readonly unit?: string;
  readonly digits?: number;
  /** Whether more is better. */
  readonly isLeast?: boolean;
  /** What else must be true of it. */
  readonly isMet?: boolean;
  /** That, in words. */
  readonly also?: string;
}

export const verdict = (isMet: boolean): string => (isMet ? 'pass' : 'short');

/** Of one part. */
export function createReport(): Report {
  const measures: Measure[] = [];
  const lines: string[] = [];
  const print = (line: string) => {
    lines.push(line);
    process.stdout.write(`${line}\n`);
  };
  return {
    print,
    check(what, value, bound, options = {}) {
      const { unit = '', digits = 2, isLeast = false, isMet = true, also = '' } = options;
      const text = (number: number) => `${number.toFixed(digits)}${unit && ` ${unit}`}`;
      const isPass = (isLeast ? value >= bound : value <= bound) && isMet;
      const target = `${isLeast ? '≥' : '≤'} ${text(bound)}${also && `, ${also}`}`;
      measures.push({ what, value: text(value), target, isMet: isPass });
      print(`${what.padEnd(64)} ${text(value).padStart(10)}  ${target}  ${verdict(isPass)}`);
      return isPass;
    },
    section(part) {
      const [cpu] = cpus();
      const machine = `${cpus().length} × ${cpu?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`;
      const rows = measures.map(
        ({ what, value, target, isMet }) =>
          `| ${what} | ${value} | ${target} | ${verdict(isMet)} |`,
      );
      return [
        `${heading}${part}`,
        '',
        `On ${new Date().toISOString().slice(0, 10)}: ${machine}.`,
        '',
        ...(rows.length === 0
          ? []
          : ['| what | measured | target | |', '| --- | --- | --- | --- |', ...rows, '']),
        'All that was printed:',
        '',
        '```text',
        ...lines,
        '```',
        '',
      ].join('\n');
    },
  };
}

const heading = '## ';
const head = `# What was measured last, part by part

Each section is written by \`npm run bench -- PART\`. Ratios are of CPU, beside a hand-written aggregator (1.00)
unless another is named.
`;

/** Puts the section of a part into the page, in the place of what stood there of it, in the order of `parts`. */
export async function keepSection(
  path: string,
  parts: readonly string[],
  part: string,
  section: string,
): Promise<void> {
  const page = await readFile(path, 'utf8').catch(() => '');
  const sections = new Map(
    page
      .split(/^(?=## )/m)
      .filter((text) => text.startsWith(heading))
      .map((text) => [text.slice(heading.length).split('\n')[0], text]),
  ).set(part, section);
  const texts = [head, ...parts.flatMap((name) => sections.get(name) ?? [])];
  await writeFile(path, `${texts.map((text) => text.trimEnd()).join('\n\n')}\n`);
}
