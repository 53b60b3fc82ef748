/**
 * Returns the security headers of a deployment; the README repeats them for other servers.
 * @param {{ api?: string, websocket?: string, media?: string }} config the deployment's own addresses are let in
 */
export function securityHeaders({ api = '', websocket = '', media = '' }) {
  const policy = {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    // The hash is the empty text's: emotion adds an empty <style> and fills it by script.
    'style-src': ["'self'", "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"],
    'img-src': ["'self'", 'data:', 'blob:', ...origin(media)],
    'media-src': ["'self'", 'blob:', ...origin(media)],
    // The players are asked whether they can be reached.
    'connect-src': ["'self'", ...origin(api), ...origin(websocket), ...origin(media), ...players],
    // A video may be at any address over https. Its frame, which `VideoPlayer` alone makes, is sandboxed.
    'frame-src': ['https:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return {
    'content-security-policy': Object.entries(policy)
      .map(([name, sources]) => [name, ...sources].join(' '))
      .join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  };
}

/** The players of domain/html/videoEmbed.ts. */
const players = ['https://www.youtube-nocookie.com', 'https://www.youtube.com', 'https://player.vimeo.com'];

/** What is on the page's own site has a path alone. */
const origin = (address) => (URL.canParse(address) ? [new URL(address).origin] : []);
