import { createServer, type Socket } from 'node:net';
import { type ReadMail, readMail } from './read-mail.ts';

/**
 * A mail server for tests, written from the public rules of SMTP alone: RFC 5321 for the conversation, RFC 4954 for
 * sign-in by PLAIN and LOGIN. It takes messages, reads them by the rules of MIME, and refuses when it is told to.
 */

export interface ReceivedMail extends ReadMail {
  /** Of the envelope, which the headers do not decide. */
  readonly from: string;
  readonly to: readonly string[];
  /** Who was signed in. */
  readonly user: string | undefined;
}

type Step = 'AUTH' | 'MAIL' | 'RCPT' | 'DATA' | 'END';

export interface SmtpServer {
  readonly port: number;
  /** `smtp://…` with the user and password that it takes. */
  readonly url: string;
  readonly received: readonly ReceivedMail[];
  /** What was said that no client may say, or said out of turn. */
  readonly faults: readonly string[];
  /** Answers the next command of a kind with this line, once; END is the end of the data. */
  refuse(step: Step, line: string): void;
  close(): void;
}

const account = { user: 'mailer@shop.example', password: 'p@ss:word/?' };

export async function startSmtpServer(): Promise<SmtpServer> {
  const received: ReceivedMail[] = [];
  const faults: string[] = [];
  const refusals = new Map<Step, string>();
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
    converse(socket, { received, faults, refusals });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  const { port } = address;
  const who = [account.user, account.password].map(encodeURIComponent).join(':');
  return {
    port,
    url: `smtp://${who}@127.0.0.1:${port}`,
    received,
    faults,
    refuse: (step, line) => refusals.set(step, line),
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

interface Shared {
  readonly received: ReceivedMail[];
  readonly faults: string[];
  readonly refusals: Map<Step, string>;
}

const decode = (text: string): string => Buffer.from(text, 'base64').toString('utf8');

/** One connection, line by line (RFC 5321 section 4). */
function converse(socket: Socket, { received, faults, refusals }: Shared): void {
  let rest = '';
  let greeted = false;
  let user: string | undefined;
  let from: string | undefined;
  let to: string[] = [];
  let data: string[] | undefined;
  /** What the next line is, where it is no command: the answer to a question of AUTH LOGIN. */
  let awaited: ((line: string) => void) | undefined;

  const say = (...lines: string[]): void => {
    socket.write(lines.map((line) => `${line}\r\n`).join(''));
  };
  const fault = (what: string): void => {
    faults.push(what);
    say('503 5.5.1 Bad sequence of commands');
  };
  const isRefused = (step: Step): boolean => {
    const line = refusals.get(step);
    if (line === undefined) return false;
    refusals.delete(step);
    say(line);
    return true;
  };
  const forget = () => {
    from = undefined;
    to = [];
  };
  const signIn = (given: string, password: string): void => {
    const isRight = given === account.user && password === account.password;
    if (isRight) user = given;
    say(isRight ? '235 2.7.0 Authentication successful' : '535 5.7.8 Credentials invalid');
  };

  const plain = (text: string): void => {
    const [, given = '', password = ''] = decode(text).split('\0');
    signIn(given, password);
  };
  const login = (name: string): void => {
    awaited = (password) => signIn(decode(name), decode(password));
    say('334 UGFzc3dvcmQ6');
  };

  function authenticate(argument: string): void {
    const [mechanism = '', initial] = argument.split(' ');
    const answer = { PLAIN: plain, LOGIN: login }[mechanism.toUpperCase()];
    if (answer === undefined || !greeted || user !== undefined || from !== undefined) {
      fault(`AUTH ${mechanism}`);
    } else if (!isRefused('AUTH')) {
      if (initial !== undefined) answer(initial);
      else {
        awaited = answer;
        say(mechanism.toUpperCase() === 'PLAIN' ? '334 ' : '334 VXNlcm5hbWU6');
      }
    }
  }

  function sender(argument: string): void {
    const [, path] = /^FROM:<([^<>\s]*)>(?: [\x21-\x7e]+)*$/i.exec(argument) ?? [];
    if (path === undefined || !greeted || from !== undefined) fault(`MAIL ${argument}`);
    else if (user === undefined) say('530 5.7.0 Authentication required');
    else if (!isRefused('MAIL')) {
      from = path;
      say('250 2.1.0 OK');
    }
  }

  function recipient(argument: string): void {
    const [, path] = /^TO:<([^<>\s]+@[^<>\s]+)>(?: [\x21-\x7e]+)*$/i.exec(argument) ?? [];
    if (path === undefined || from === undefined) fault(`RCPT ${argument}`);
    else if (!isRefused('RCPT')) {
      to.push(path);
      say('250 2.1.5 OK');
    }
  }

  function begin(): void {
    if (to.length === 0) fault('DATA');
    else if (!isRefused('DATA')) {
      data = [];
      say('354 End data with <CR><LF>.<CR><LF>');
    }
  }

  function greet(...extensions: string[]): void {
    greeted = true;
    forget();
    say(...extensions);
  }

  const commands: Readonly<Record<string, (argument: string) => void>> = {
    EHLO: () => greet('250-mail.test', '250-SIZE 10485760', '250-8BITMIME', '250 AUTH PLAIN LOGIN'),
    HELO: () => greet('250 mail.test'),
    AUTH: authenticate,
    MAIL: sender,
    RCPT: recipient,
    DATA: begin,
    RSET: () => {
      forget();
      say('250 2.0.0 OK');
    },
    NOOP: () => say('250 2.0.0 OK'),
    QUIT: () => {
      say('221 2.0.0 Bye');
      socket.end();
    },
  };

  function command(line: string): void {
    const [, verb = '', argument = ''] = /^([A-Za-z]+)(?: (.*))?$/.exec(line) ?? [];
    const known = commands[verb.toUpperCase()];
    if (known) known(argument);
    else {
      faults.push(line);
      say('500 5.5.2 Command unrecognized');
    }
  }

  function line(text: string): void {
    if (data !== undefined) {
      if (text !== '.') {
        // A dot at the beginning was doubled (section 4.5.2); no line is longer than 998 (section 4.5.3.1.6).
        if (Buffer.byteLength(text, 'latin1') > 998) faults.push('A line is too long');
        data.push(text.startsWith('.') ? text.slice(1) : text);
        return;
      }
      const content = data.join('\r\n');
      data = undefined;
      if (!isRefused('END')) {
        received.push({ ...readMail(content), from: from ?? '', to, user });
        say('250 2.0.0 Taken');
      }
      forget();
      return;
    }
    const answer = awaited;
    awaited = undefined;
    if (answer) answer(text);
    else command(text);
  }

  say('220 mail.test ESMTP');
  // A letter for each byte, as what the bytes mean is said by the message.
  socket.setEncoding('latin1');
  socket.on('data', (chunk: string) => {
    rest += chunk;
    for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
      const one = rest.slice(0, end);
      rest = rest.slice(end + 2);
      if (/[\r\n]/.test(one)) faults.push('A line ends by half');
      line(one);
    }
  });
}
