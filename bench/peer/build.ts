import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/** The files of a peer's site by their paths, compressed. */
export type Site = ReadonlyMap<string, Buffer>;

const pages = new URL('pages', import.meta.url).pathname;

/** Builds a peer with Vite's defaults: the log-in first, the list in chunks of its own. */
export async function buildPeer(name: string): Promise<Site> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    root: pages,
    resolve: { dedupe: ['react', 'react-dom'] },
    build: { target: 'es2022', write: false, rolldownOptions: { input: `${pages}${name}.tsx`, onLog: () => {} } },
  });
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  const files = new Map(
    outputs.map((output) => [`/${output.fileName}`, gzipSync(output.type === 'chunk' ? output.code : output.source)]),
  );
  const entry = outputs.find((output) => output.type === 'chunk' && output.isEntry);
  if (entry?.type !== 'chunk') throw new Error(`${name} has no entry.`);
  const preloads = entry.imports.map((file) => `<link rel="modulepreload" href="/${file}">`).join('');
  const sheets = outputs
    .filter(({ fileName }) => fileName.endsWith('.css'))
    .map(({ fileName }) => `<link rel="stylesheet" href="/${fileName}">`)
    .join('');
  const html = `<!doctype html><html lang="de"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${name}</title><link rel="icon" href="data:,">${sheets}${preloads}<body style="margin:0"><div id="root"></div><script type="module" src="/${entry.fileName}"></script>`;
  return files.set('/', gzipSync(html));
}
