import { variable, wholeNumber } from './variable-kinds.ts';

/** How much one person, address or request may ask of the server. */
export const limitVariables = {
  IMPORT_MAX_BYTES: variable({
    schema: wholeNumber(1, 1_000_000_000_000),
    default: String(1024 * 1024 * 1024),
    description:
      'Largest sales file that may be uploaded, in bytes. What is inside may be a hundred times as much, as far as there is room on the disk.',
  }),
  IMPORT_KEEP_FREE: variable({
    schema: wholeNumber(0, 1_000_000_000_000_000),
    default: String(256 * 1024 * 1024),
    description:
      'Bytes of the disk of DATA_DIR that sales files leave free; one for which there is less room is refused.',
  }),
  UPLOAD_MAX_BYTES: variable({
    schema: wholeNumber(1024, 100_000_000),
    default: String(10 * 1024 * 1024),
    description: 'Largest picture or PDF that may be uploaded to /oss/upload, in bytes.',
  }),
  EXPORT_MAX_ROWS: variable({
    schema: wholeNumber(1, 1_000_000_000),
    default: '1000000',
    description: 'Most rows of an export; one with more fails.',
  }),
  REQUESTS_PER_MINUTE: variable({
    schema: wholeNumber(60, 1_000_000),
    default: '3000',
    description:
      'Requests that one network address may make in a minute of each process, those of the same machine aside. Behind a proxy on another machine it needs TRUST_PROXY.',
  }),
  REQUESTS_AT_ONCE: variable({
    schema: wholeNumber(10, 1_000_000),
    default: '1000',
    description:
      'Requests to /graphql, /upload and /api that each process may have under way; more get 503 with Retry-After.',
  }),
  LONGEST_LAG: variable({
    schema: wholeNumber(100, 60_000),
    default: '3000',
    description:
      'Milliseconds by which the event loop may lag, twice in a row, before requests get 503 with Retry-After.',
  }),
  SHUTDOWN_DELAY: variable({
    schema: wholeNumber(0, 300),
    defaultNote: '0, in production 5',
    description:
      'Seconds after SIGTERM for which requests are still answered while /readyz says 503, so that a load balancer can take the process out first.',
  }),
  GRAPHQL_MAX_BYTES: variable({
    schema: wholeNumber(10_000, 50_000_000),
    default: '524288',
    description: 'Longest GraphQL request or websocket message, in bytes.',
  }),
  GRAPHQL_MAX_TOKENS: variable({
    schema: wholeNumber(100, 100_000),
    default: '2000',
    description: 'Most tokens of a GraphQL document.',
  }),
  GRAPHQL_MAX_DEPTH: variable({
    schema: wholeNumber(5, 50),
    default: '10',
    description: 'How deep fields of a GraphQL document may lie in one another.',
  }),
  GRAPHQL_MAX_ALIASES: variable({
    schema: wholeNumber(1, 10_000),
    default: '30',
    description: 'Most aliases of a GraphQL document.',
  }),
  GRAPHQL_MAX_FIELDS: variable({
    schema: wholeNumber(50, 100_000),
    default: '400',
    description: 'Most fields of a GraphQL document with its fragments spread out.',
  }),
  GRAPHQL_MAX_COST: variable({
    schema: wholeNumber(500, 10_000_000),
    default: '10000',
    description:
      'Most estimated work of a GraphQL operation: its fields times the lengths of its lists.',
  }),
  GRAPHQL_MAX_OPERATIONS: variable({
    schema: wholeNumber(5, 10_000),
    default: '100',
    description: 'Most GraphQL operations that one websocket may have under way.',
  }),
  SOCKETS_PER_ADDRESS: variable({
    schema: wholeNumber(1, 1_000_000),
    default: '500',
    description:
      'GraphQL websockets and event streams that one network address may have open at each process.',
  }),
  SOCKETS_PER_USER: variable({
    schema: wholeNumber(1, 1_000_000),
    default: '100',
    description:
      'GraphQL websockets and event streams that one signed-in user may have open at each process.',
  }),
  VISITOR_OPERATIONS_PER_ADDRESS: variable({
    schema: wholeNumber(1, 1_000_000),
    default: '200',
    description:
      'GraphQL operations that the visitors at one network address may have under way over websockets and as event streams, standing subscriptions included.',
  }),
  EVENTS_WAITING: variable({
    schema: wholeNumber(100, 10_000_000),
    default: '100000',
    description:
      'Events that may wait for one subscriber that takes them slowly, and a tenth of those that may wait in each process; whoever has more is told to read anew instead.',
  }),
  CODE_ATTEMPTS: variable({
    schema: wholeNumber(1, 100),
    default: '5',
    description:
      'Wrong entries of a verification code by the browser that asked for it, after which it is void; others at its network address have as many.',
  }),
  CODES_PER_HOUR: variable({
    schema: wholeNumber(1, 10_000),
    default: '10',
    description:
      'Verification codes for one phone that a browser that has signed in to it, or a network address, may ask for in an hour; strangers together three times as many.',
  }),
  CODES_PER_DAY: variable({
    schema: wholeNumber(1, 10_000),
    default: '20',
    description: 'Verification codes that each of them may ask for in a day.',
  }),
  CODES_PER_ADDRESS: variable({
    schema: wholeNumber(1, 1_000_000),
    default: '100',
    description: 'Verification codes that one network address may ask for in an hour.',
  }),
  LOGIN_FAILURES_PER_PHONE: variable({
    schema: wholeNumber(1, 10_000),
    default: '10',
    description:
      'Wrong passwords of one phone within 15 minutes by a browser that has signed in to it, or from a network address, after which that must wait; strangers together three times as many.',
  }),
  LOGIN_FAILURES_PER_ADDRESS: variable({
    schema: wholeNumber(1, 1_000_000),
    default: '60',
    description:
      'Failed sign-ins, registrations and resets of one network address within 15 minutes, after which it must wait; a browser that has signed in to the phone is counted by itself.',
  }),
};
