import { createServer, STATUS_CODES } from 'node:http';
import { notAllowed, openSite } from './site.mjs';

/** Who takes longer to ask is answered 408. By itself Node looks every half minute. */
const limits = (patience) => ({
  headersTimeout: patience,
  requestTimeout: patience,
  connectionsCheckingInterval: patience / 10,
  // Node would answer without the headers.
  requireHostHeader: false,
});

/** What is answered to bytes that are no request; 400 to any others. */
const faults = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/**
 * Serves the built product over HTTP/1.1. `config` replaces the build's config.json, `patience` is how long anybody may take to ask, in
 * milliseconds. Resolves with the address and a way to stop.
 * @param {{ root?: string, port?: number, config?: object, patience?: number }} options
 */
export async function serve({ root = 'dist', port = 0, config, patience = 10_000 } = {}) {
  const site = await openSite({ root, config });
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

/** Answers by the bare connection where there is no response to write to. */
function refuse(site, socket, { status, headers }) {
  const lines = Object.entries({ ...site.headers, ...headers, 'content-length': 0, connection: 'close' });
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines.map(([name, value]) => `${name}: ${value}`)];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n`);
  socket.destroySoon();
}
