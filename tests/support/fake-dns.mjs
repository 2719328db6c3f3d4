// Loaded before a program of a test: names of FAKE_DNS, a JSON object, lead to the addresses that it gives.
import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import { isIPv6 } from 'node:net';

const names = JSON.parse(process.env.FAKE_DNS ?? '{}');
const real = dns.lookup;
dns.lookup = (hostname, options, callback) => {
  const known = names[hostname];
  if (known === undefined) return real(hostname, options, callback);
  const found = known.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
  setImmediate(() => {
    if (options.all) callback(null, found);
    else callback(null, found[0].address, found[0].family);
  });
};
syncBuiltinESMExports();
