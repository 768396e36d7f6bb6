import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { FastifyRequest } from 'fastify';

/** Scripts, styles, pictures and sockets from here and nowhere else; nothing inline. */
export const HEADERS: FastifyHelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'"],
      fontSrc: ["'self'"],
      mediaSrc: ["'self'"],
      connectSrc: ["'self'"],
      workerSrc: ["'self'"],
      manifestSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'none'"],
      // The gallery shows tables in frames.
      frameSrc: ["'self'"],
      frameAncestors: ["'self'"],
    },
  },
  crossOriginEmbedderPolicy: false,
  xFrameOptions: { action: 'sameorigin' },
  referrerPolicy: { policy: 'no-referrer' },
  // The proxy that puts TLS in front of the server decides about it.
  strictTransportSecurity: false,
};

/** A page of another site may not open a socket in its visitor's name. What is no browser names no origin. */
export function isOriginAllowed({ headers, host }: FastifyRequest, allowed: readonly string[]): boolean {
  const { origin } = headers;
  if (origin === undefined || allowed.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
