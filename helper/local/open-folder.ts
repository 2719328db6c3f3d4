import { spawn } from 'node:child_process';

/** The program of each system that shows a folder in a window. */
const programs: Readonly<Record<string, string>> = { win32: 'explorer.exe', darwin: 'open' };

/** Shows a folder in a window; false where this machine has no program for it. The path goes past every shell. */
export function openFolder(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const program = programs[process.platform] ?? 'xdg-open';
    const child = spawn(program, [path], { stdio: 'ignore', detached: true });
    child.once('error', () => resolve(false));
    child.once('spawn', () => {
      child.unref();
      resolve(true);
    });
  });
}
