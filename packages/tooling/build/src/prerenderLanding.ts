import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { nodeResolve } from './conditions.ts';
import { withoutSheet } from './iconSprite.ts';
import { identifiers } from './identifiers.ts';
import { shortTokens } from './shortTokens.ts';

const LANGUAGES = ['de', 'en'] as const;
type Language = (typeof LANGUAGES)[number];

/** Stands for the address people reach the server under, which only the server knows. */
const ORIGIN = '%ORIGIN%';

interface Rendered {
  readonly title: string;
  readonly description: string;
  readonly body: string;
  readonly data: object;
}

/** What is drawn, and where it stands in the build. */
export interface PrerenderOptions {
  /** The shell's own folder, as `import.meta.url`. */
  readonly root: string;
  /** Module with `render(language)`, seen from there. */
  readonly module: string;
  /** Module of the same page in the app, as the build names it: its styles are the page's. */
  readonly page: string;
  /** Folder of its pictures, seen from the shell's own, with a slash at the end. */
  readonly pictures: string;
  /** Path of the page. */
  readonly path: string;
}

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Style sheets of a module and all it imports, those of what is imported first. */
function stylesOf(manifest: Manifest, module: string, seen = new Set<string>()): readonly string[] {
  const chunk = manifest[module];
  if (chunk === undefined || seen.has(module)) return [];
  seen.add(module);
  return [...new Set([...(chunk.imports ?? []).flatMap((each) => stylesOf(manifest, each, seen)), ...(chunk.css ?? [])])];
}

/** Bundles what draws the page for Node and loads it. */
async function load(options: PrerenderOptions): Promise<(language: Language) => Rendered> {
  const folder = await mkdtemp(join(tmpdir(), 'resonanz-landing-'));
  try {
    await build({
      root: fileURLToPath(new URL('.', options.root)),
      configFile: false,
      logLevel: 'error',
      mode: 'production',
      // Classes and variables are named as in the browser's bundle, whose styles the page takes.
      plugins: [vanillaExtractPlugin({ identifiers }), react(), shortTokens()],
      environments: { ssr: { resolve: { ...nodeResolve, noExternal: true } } },
      build: { ssr: fileURLToPath(new URL(options.module, options.root)), outDir: folder, emptyOutDir: true, rolldownOptions: { output: { entryFileNames: 'landing.mjs' } } },
    });
    const loaded = (await import(pathToFileURL(join(folder, 'landing.mjs')).href)) as { render: (language: Language) => Rendered };
    return loaded.render;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Addresses of drawn pictures: the build's own files, or the picture itself where it is small, as the app has it. */
async function withPictures(body: string, manifest: Manifest, base: string, folder: URL): Promise<string> {
  const sources = [...new Set([...body.matchAll(/src="(file:[^"]+)"/g)].map(([, source]) => source ?? ''))];
  let drawn = body;
  for (const source of sources) {
    const name = source.split('/').at(-1) ?? '';
    const [, found] = Object.entries(manifest).find(([key]) => key.endsWith(`/pictures/${name}`)) ?? [];
    const address = found === undefined ? `data:image/svg+xml,${encodeURIComponent(await readFile(new URL(name, folder), 'utf8'))}` : base + found.file;
    drawn = drawn.replaceAll(source, address);
  }
  return drawn;
}

/** Styles that stand at elements become rules of a file: the content policy allows no others. */
function withoutInlineStyles(body: string, rules: Map<string, string>): string {
  return body.replaceAll(/ style="([^"]*)"/g, (_whole, style: string) => {
    const name = rules.get(style) ?? `s${rules.size}`;
    rules.set(style, name);
    return ` data-place="${name}"`;
  });
}

function headOf({ title, description, data }: Rendered, language: Language, path: string, styles: readonly string[]): string {
  const address = (each: Language): string => `${ORIGIN}${path}?lang=${each}`;
  return [
    `<title>${escaped(title)}</title>`,
    `<meta name="description" content="${escaped(description)}" />`,
    `<link rel="canonical" href="${address(language)}" />`,
    ...LANGUAGES.map((each) => `<link rel="alternate" hreflang="${each}" href="${address(each)}" />`),
    `<link rel="alternate" hreflang="x-default" href="${ORIGIN}${path}" />`,
    `<meta property="og:type" content="website" />`,
    `<meta property="og:title" content="${escaped(title)}" />`,
    `<meta property="og:description" content="${escaped(description)}" />`,
    `<meta property="og:url" content="${address(language)}" />`,
    ...styles.map((href) => `<link rel="stylesheet" href="${href}" />`),
    `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`,
  ].join('\n    ');
}

/**
 * Draws the landing page of a shell into `landing.de.html` and `landing.en.html` of its build: words, prices and links stand there
 * before any script runs. The server fills in its own address.
 */
export function prerenderLanding(options: PrerenderOptions): Plugin {
  let base = '/';
  let outDir = '';
  return {
    name: 'resonanz-prerender-landing',
    apply: 'build',
    configResolved(config) {
      base = config.base;
      outDir = resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      const page = withoutSheet(await readFile(join(outDir, 'index.html'), 'utf8'));
      const manifest = JSON.parse(await readFile(join(outDir, '.vite/manifest.json'), 'utf8')) as Manifest;
      const render = await load(options);
      const rules = new Map<string, string>();
      const drawn = await Promise.all(LANGUAGES.map(async (language) => ({ language, rendered: render(language) })));
      const bodies = await Promise.all(drawn.map(async ({ rendered }) => withoutInlineStyles(await withPictures(rendered.body, manifest, base, new URL(options.pictures, options.root)), rules)));
      const places = [...rules].map(([style, name]) => `[data-place="${name}"]{${style}}`).join('\n');
      const placesFile = `assets/landing-${createHash('sha256').update(places).digest('hex').slice(0, 8)}.css`;
      await writeFile(join(outDir, placesFile), places);
      const linked = new Set([...page.matchAll(/"([^"]+\.css)"/g)].map(([, href]) => href));
      const styles = [...stylesOf(manifest, options.page).map((file) => base + file), base + placesFile].filter((href) => !linked.has(href));
      for (const [index, { language, rendered }] of drawn.entries()) {
        const html = page
          .replace(/<html lang="\w+"/, `<html lang="${language}"`)
          .replace(/<title>.*?<\/title>/, () => headOf(rendered, language, options.path, styles))
          .replace('<div id="root"></div>', () => `<div id="root" data-landing="${language}">${bodies[index] ?? ''}</div>`);
        await writeFile(join(outDir, `landing.${language}.html`), html);
      }
    },
  };
}
