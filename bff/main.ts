import { readConfig } from './config.ts';
import { ConfigError } from './environment.ts';
import { createLogger } from './http/log.ts';
import { startServer } from './server.ts';

/** The server process: starts, tells where it is, and ends in good order when it is asked to. */
async function main(): Promise<void> {
  // Whatever is written from here on is for the owner of the process only.
  process.umask(0o077);
  const config = readConfig(process.env);
  const logger = createLogger(config.logLevel);
  const server = await startServer(config, { logger });

  let endingSince: number | undefined;
  const drained = new AbortController();
  const close = async (drains: boolean) => {
    if (drains) await server.drain(drained.signal);
    drained.abort();
    await server.close();
  };
  const end = (reason: string, code: number, { drains = false } = {}) => {
    if (endingSince !== undefined) {
      // Ctrl+C reaches the server from the terminal, from npm and from the launcher: that is one wish.
      // Who asks again later does not want to wait.
      if (performance.now() - endingSince <= 1_000) return;
      if (drained.signal.aborted) process.exit(1);
      endingSince = performance.now();
      drained.abort();
      return;
    }
    endingSince = performance.now();
    logger.info({ reason }, 'The server stops');
    close(drains).then(
      () => process.exit(code),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', () => end('SIGTERM', 0, { drains: true }));
  process.on('SIGINT', () => end('SIGINT', 0));
  if (process.connected) process.once('disconnect', () => end('The launcher is gone', 0));
  process.on('uncaughtException', (error) => {
    logger.fatal({ err: error }, 'Uncaught exception');
    end('uncaught exception', 1);
  });
  // Whoever reads where the server is may ask it to stop at once.
  process.stdout.write(`${server.welcome.join('\n')}\n`);
}

main().catch((error: unknown) => {
  const text =
    error instanceof ConfigError || !(error instanceof Error)
      ? String(error instanceof Error ? error.message : error)
      : [error.message, error.cause].filter(Boolean).join('\n');
  process.stderr.write(`${text}\n`);
  process.exit(1);
});
