import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
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

/**
 * A page as its feature draws it. A `<title>` in the body is the title of the window; a body with nothing else leaves
 * the page to the app.
 */
interface Drawn {
  readonly body: string;
  readonly description?: string;
  /** What search engines read besides (schema.org). */
  readonly data?: readonly object[];
}

/** A page that is drawn before anybody asks for it. */
export interface DrawnPage {
  /** Name of its files in the build. */
  readonly name: string;
  /** Its addresses; the page without any stands for every address that leads nowhere. */
  readonly paths: readonly string[];
  /** Modules, or chunks by name, whose styles are the page's. */
  readonly styles: readonly string[];
  /** Modules, or chunks by name, that are wanted next: they are fetched beside the page. */
  readonly next?: readonly string[];
  /** Whether search engines may show it. */
  readonly isFound: boolean;
  /** Whether it does without the app. */
  readonly isWithoutApp?: boolean;
  /** Whether it is for those alone who are not logged in: everybody else waits for the app without seeing it. */
  readonly isForVisitors?: boolean;
  /** Draws it; `origin` stands for the address of the server. */
  readonly draw: (language: Language, origin: string) => Drawn;
}

/** The pages of a shell, written to `.vite/pages.json` for the server. */
export interface ShellPages {
  /** Every address that has a page, as a pattern of the router. */
  readonly addresses: readonly string[];
  /** The drawn pages by their addresses. */
  readonly drawn: Readonly<Record<string, string>>;
  /** The drawn page of addresses that lead nowhere. */
  readonly notFound?: string;
  /** The addresses that search engines may show. */
  readonly found: readonly string[];
}

interface ShellModule {
  readonly addresses: readonly string[];
  readonly pages: readonly DrawnPage[];
}

/** What is drawn, and where it stands in the build. */
export interface DrawnPagesOptions {
  /** The shell's own folder, as `import.meta.url`. */
  readonly root: string;
  /** Module with `addresses` and `pages`, seen from there. */
  readonly module: string;
  /**
   * Script, seen from there, that pages with a form load before they are seen: it says who is logged in and keeps what
   * is pressed.
   */
  readonly beforeApp: string;
  /** Folder of the pages' pictures, seen from the shell's own, with a slash at the end. */
  readonly pictures?: string;
  /** Preview image of shared links, below the base of the shell. */
  readonly preview?: string;
}

interface Chunk {
  readonly name?: string;
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const keyOf = (manifest: Manifest, module: string): string =>
  manifest[module] ? module : (Object.entries(manifest).find(([, { name }]) => name === module)?.[0] ?? module);

/** Style sheets of a module and all it imports, those of what is imported first. */
function stylesOf(manifest: Manifest, module: string, seen = new Set<string>()): readonly string[] {
  const chunk = manifest[module];
  if (chunk === undefined || seen.has(module)) return [];
  seen.add(module);
  return [
    ...new Set([...(chunk.imports ?? []).flatMap((each) => stylesOf(manifest, each, seen)), ...(chunk.css ?? [])]),
  ];
}

/** Code that is fetched later draws nothing beforehand. */
const withoutLazyCode: Plugin = {
  name: 'resonanz-without-later-code',
  enforce: 'pre',
  resolveDynamicImport: (specifier) => ({ id: typeof specifier === 'string' ? specifier : 'later', external: true }),
};

/** Bundles what draws the pages for Node and loads it. */
async function load(options: DrawnPagesOptions): Promise<ShellModule> {
  const folder = await mkdtemp(join(tmpdir(), 'resonanz-drawn-'));
  try {
    await build({
      root: fileURLToPath(new URL('.', options.root)),
      configFile: false,
      logLevel: 'error',
      mode: 'production',
      // Classes and variables are named as in the browser's bundle, whose styles the pages take.
      plugins: [withoutLazyCode, vanillaExtractPlugin({ identifiers }), react(), shortTokens()],
      environments: { ssr: { resolve: { ...nodeResolve, noExternal: true } } },
      build: {
        ssr: fileURLToPath(new URL(options.module, options.root)),
        outDir: folder,
        emptyOutDir: true,
        rolldownOptions: { output: { entryFileNames: 'drawn.mjs' } },
      },
    });
    return (await import(pathToFileURL(join(folder, 'drawn.mjs')).href)) as ShellModule;
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
    const address =
      found === undefined
        ? `data:image/svg+xml,${encodeURIComponent(await readFile(new URL(name, folder), 'utf8'))}`
        : base + found.file;
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

const TITLE = /<title>(.*?)<\/title>/;

interface HeadOptions {
  /** Address of the script that runs before the page is seen. */
  readonly script: string | undefined;
  readonly drawn: Drawn;
  readonly language: Language;
  readonly page: DrawnPage;
  readonly styles: readonly string[];
  readonly next: readonly string[];
  readonly preview: string | undefined;
}

/** What search engines and programs that preview an address read. */
function metadataOf({
  drawn: { body, description, data = [] },
  language,
  page: { paths, isFound },
  preview,
}: HeadOptions): readonly string[] {
  const [path] = paths;
  if (path === undefined || !isFound) return ['<meta name="robots" content="noindex" />'];
  const address = (each: Language): string => `${ORIGIN}${path}?lang=${each}`;
  const [, title = ''] = TITLE.exec(body) ?? [];
  return [
    `<link rel="canonical" href="${address(language)}" />`,
    ...LANGUAGES.map((each) => `<link rel="alternate" hreflang="${each}" href="${address(each)}" />`),
    `<link rel="alternate" hreflang="x-default" href="${ORIGIN}${path}" />`,
    '<meta property="og:type" content="website" />',
    '<meta property="og:site_name" content="Resonanz" />',
    `<meta property="og:locale" content="${language === 'de' ? 'de_DE' : 'en_GB'}" />`,
    `<meta property="og:title" content="${title}" />`,
    ...(description === undefined ? [] : [`<meta property="og:description" content="${escaped(description)}" />`]),
    `<meta property="og:url" content="${address(language)}" />`,
    ...(preview === undefined
      ? []
      : [
          `<meta property="og:image" content="${ORIGIN}${preview}" />`,
          '<meta property="og:image:width" content="1200" />',
          '<meta property="og:image:height" content="630" />',
        ]),
    `<meta name="twitter:card" content="${preview === undefined ? 'summary' : 'summary_large_image'}" />`,
    ...data.map(
      (each) =>
        `<script type="application/ld+json">${JSON.stringify(each).replaceAll('<', String.raw`\u003c`)}</script>`,
    ),
  ];
}

function headOf(options: HeadOptions): string {
  const { drawn, script, styles, next } = options;
  return [
    // Before the styles, which it would wait for otherwise.
    ...(script === undefined ? [] : [`<script src="${script}"></script>`]),
    TITLE.exec(drawn.body)?.[0] ?? '<title>Resonanz</title>',
    ...(drawn.description === undefined ? [] : [`<meta name="description" content="${escaped(drawn.description)}" />`]),
    ...metadataOf(options),
    ...styles.map((href) => `<link rel="stylesheet" href="${href}" />`),
    ...next.map((href) => `<link rel="modulepreload" crossorigin href="${href}" />`),
  ].join('\n    ');
}

const SENDS = 'data-sends';

/**
 * A form is not sent by the browser, nor by Enter, without a button that sends: presses are recorded until the app is
 * there. Whatever sends it all the same does not put what was typed into the address.
 */
const withoutSending = (body: string): string =>
  body
    .replaceAll(/(<button[^>]*?) type="submit"/g, `$1 type="button" ${SENDS}=""`)
    .replaceAll('<form ', '<form method="post" ');

/** Hides content from logged-in users; the script before the app sets the mark, the app removes it. */
const HIDDEN = '[data-awaits-app] [data-for-visitors]{visibility:hidden}';

/** Writes a script into the build that a page can wait for, and answers its file. */
async function writeScript(module: URL, outDir: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    build: { write: false, lib: { entry: fileURLToPath(module), formats: ['iife'], name: 'beforeApp' } },
  });
  const [output] = [built].flat();
  if (output === undefined || !('output' in output)) throw new Error(`${module.href} was not bundled.`);
  const { code } = output.output[0];
  const file = `assets/before-app-${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`;
  await writeFile(join(outDir, file), code);
  return file;
}

/**
 * Draws pages of a shell into its build, in German and English: words, forms and links stand there before any script
 * runs. The server fills in its own address. It learns from `.vite/pages.json` which addresses the shell answers at
 * all.
 */
export function drawnPages(options: DrawnPagesOptions): Plugin {
  let base = '/';
  let outDir = '';
  return {
    name: 'resonanz-drawn-pages',
    apply: 'build',
    configResolved(config) {
      base = config.base;
      outDir = resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      const whole = await readFile(join(outDir, 'index.html'), 'utf8');
      const manifest = JSON.parse(await readFile(join(outDir, '.vite/manifest.json'), 'utf8')) as Manifest;
      const { addresses, pages } = await load(options);
      const pictures = new URL(options.pictures ?? '.', options.root);
      const preview = options.preview === undefined ? undefined : base + options.preview;
      const rules = new Map<string, string>();
      const bodyOf = async ({ body }: Drawn) =>
        withoutSending(
          withoutInlineStyles(await withPictures(body.replace(TITLE, ''), manifest, base, pictures), rules),
        );
      const drawings = await Promise.all(
        pages.flatMap((page) =>
          LANGUAGES.map(async (language) => {
            const drawn = page.draw(language, ORIGIN);
            return { page, language, drawn, body: await bodyOf(drawn) };
          }),
        ),
      );
      const script = drawings.some(({ body }) => body.includes(SENDS))
        ? base + (await writeScript(new URL(options.beforeApp, options.root), outDir))
        : undefined;
      const places = [HIDDEN, ...[...rules].map(([style, name]) => `[data-place="${name}"]{${style}}`)].join('\n');
      const placesFile = `assets/drawn-${createHash('sha256').update(places).digest('hex').slice(0, 8)}.css`;
      await writeFile(join(outDir, placesFile), places);
      await mkdir(join(outDir, 'drawn'), { recursive: true });
      for (const { page, language, drawn, body } of drawings) {
        const frame = page.isWithoutApp ? withoutSheet(whole) : whole;
        const linked = new Set([...frame.matchAll(/"([^"]+\.(?:css|js))"/g)].map(([, href]) => href));
        const keys = (modules: readonly string[] = []) => modules.map((module) => keyOf(manifest, module));
        const styles = [
          ...new Set(keys(page.styles).flatMap((key) => stylesOf(manifest, key).map((file) => base + file))),
        ];
        if (body.includes('data-place') || page.isForVisitors) styles.push(base + placesFile);
        const next = keys(page.next)
          .flatMap((key) => manifest[key]?.file ?? [])
          .map((file) => base + file);
        const head = headOf({
          drawn,
          language,
          page,
          styles: styles.filter((href) => !linked.has(href)),
          next: next.filter((href) => !linked.has(href)),
          preview,
          script: body.includes(SENDS) ? script : undefined,
        });
        const kind = page.isWithoutApp ? 'alone' : 'first';
        const forVisitors = page.isForVisitors ? ' data-for-visitors=""' : '';
        const html = frame
          .replace(/<html lang="\w+"/, `<html lang="${language}"`)
          .replace(/<title>.*?<\/title>/, () => head)
          .replace(
            '<div id="root"></div>',
            () => `<div id="root" data-drawn="${kind}" data-language="${language}"${forVisitors}>${body}</div>`,
          );
        await writeFile(join(outDir, `drawn/${page.name}.${language}.html`), html);
      }
      const notFound = pages.find(({ paths }) => paths.length === 0)?.name;
      const shellPages: ShellPages = {
        addresses,
        drawn: Object.fromEntries(pages.flatMap(({ name, paths }) => paths.map((path) => [path, name]))),
        ...(notFound !== undefined && { notFound }),
        found: pages.filter(({ isFound }) => isFound).flatMap(({ paths }) => paths),
      };
      await writeFile(join(outDir, '.vite/pages.json'), JSON.stringify(shellPages));
    },
  };
}
