import { createServer, STATUS_CODES } from 'node:http';
import { notAllowed, openSite } from './site.mjs';

/** A request that takes longer to arrive is answered 408. By default Node checks only every half minute. */
const limits = (patience) => ({
  headersTimeout: patience,
  requestTimeout: patience,
  connectionsCheckingInterval: patience / 10,
  // Node's own answer would lack the headers.
  requireHostHeader: false,
});

/** The answers to bytes that aren't a request; 400 to any others. */
const faults = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/**
 * Serves the built product over HTTP/1.1. `config` replaces the build's config.json; `patience` is how long a request may take to arrive,
 * in milliseconds. Resolves with the address and a function that stops it.
 * @param {{ root?: string, port?: number, config?: object, patience?: number }} options
 */
export async function serve({ root = 'dist', port = 0, config, patience = 10_000 } = {}) {
  const site = await openSite({ root, ...(config && { config: () => config }) });
  const reply = async (request, response) => {
    const { status, headers, content } = await site.answer(request);
    response.writeHead(status, headers).end(content);
  };
  const handle = (request, response) => void reply(request, response);
  const server = createServer(limits(patience), handle)
    .on('checkExpectation', handle)
    .on('connect', (_request, socket) => refuse(site, socket, notAllowed))
    .on('clientError', ({ code }, socket) => refuse(site, socket, { status: faults[code] ?? 400 }));
  await new Promise((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  return {
    url: `http://localhost:${typeof address === 'object' && address ? address.port : port}`,
    close: () => server.closeAllConnections() ?? server.close(),
  };
}

/** Answers on the bare connection, because there is no response object. */
function refuse(site, socket, { status, headers }) {
  const lines = Object.entries({ ...site.headers, ...headers, 'content-length': 0, connection: 'close' });
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines.map(([name, value]) => `${name}: ${value}`)];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n`);
  socket.destroySoon();
}
