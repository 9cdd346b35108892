import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '@resonanz/domain/html';
import { LANGUAGES } from '@resonanz/i18n/language';
import { pagesIn } from './shellPages.ts';
import type { Shell } from './shells.ts';

const ROBOTS = ['User-agent: *', 'Disallow: /api/', 'Disallow: /storybook/'];

/** Serves robots.txt and the sitemap with all public pages in both languages. */
export function serveSearchEngines(server: FastifyInstance, shells: readonly Shell[], publicUrl: () => string): void {
  server.get('/robots.txt', { exposeHeadRoute: true }, async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=3600').type('text/plain; charset=utf-8');
    return `${[...ROBOTS, '', `Sitemap: ${publicUrl()}/sitemap.xml`].join('\n')}\n`;
  });

  server.get('/sitemap.xml', { exposeHeadRoute: true }, async (_request, reply) => {
    const pages = await Promise.all(shells.map(pagesIn));
    const addresses = pages.flatMap(({ found }) => found).map((path) => publicUrl() + path);
    const alternates = (address: string): string[] => [
      ...LANGUAGES.map(
        ({ language }) =>
          `    <xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(address)}?lang=${language}"/>`,
      ),
      `    <xhtml:link rel="alternate" hreflang="x-default" href="${escapeHtml(address)}"/>`,
    ];
    const entries = addresses.flatMap((address) =>
      LANGUAGES.map(({ language }) =>
        ['  <url>', `    <loc>${escapeHtml(address)}?lang=${language}</loc>`, ...alternates(address), '  </url>'].join(
          '\n',
        ),
      ),
    );
    reply.header('cache-control', 'public, max-age=3600').type('application/xml; charset=utf-8');
    return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`;
  });
}
