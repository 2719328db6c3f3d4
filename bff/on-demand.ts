import type { Closing } from './closing.ts';
import type { Telemetry } from './telemetry.ts';
import type { RealUpstreamOptions } from './upstream/real.ts';
import type { Transport } from './upstream/transport.ts';

/** A real upstream; what speaks with it is loaded only where one is configured. */
export async function openReal(url: string, options: RealUpstreamOptions): Promise<Transport> {
  const { openUpstream } = await import('./upstream/real.ts');
  return openUpstream(url, options);
}

/** OpenTelemetry where a collector is configured; its packages are loaded only then. */
export async function openTelemetryAt(
  endpoint: string | undefined,
  closing: Closing,
): Promise<Telemetry | undefined> {
  if (endpoint === undefined) return undefined;
  const { openTelemetry } = await import('./telemetry.ts');
  const telemetry = openTelemetry(endpoint);
  closing.add('telemetry', () => telemetry.close());
  return telemetry;
}
