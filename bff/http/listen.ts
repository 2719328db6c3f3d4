import type { Server } from 'node:http';

/** Resolves to the port that was taken. Rejects with a sentence that says what to do. */
export function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') {
        const message = `Port ${port} at ${host} is taken. Stop the program that has it, or choose another port: PORT=${port + 1} npm start`;
        reject(new Error(message, { cause: error }));
      } else if (error.code === 'EACCES') {
        const message = `Port ${port} may not be opened by this user. Choose one above 1023, e.g. PORT=4000`;
        reject(new Error(message, { cause: error }));
      } else if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
        const message = `HOST=${host} is no address of this machine. Use 127.0.0.1, or 0.0.0.0 for all`;
        reject(new Error(message, { cause: error }));
      } else reject(error);
    });
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}
