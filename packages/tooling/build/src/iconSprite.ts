import { createHash } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';
import { DEFINITION, FRAME, weightsOf } from './iconWeights.ts';

const ICON = /@phosphor-icons\/react\/dist\/csr\/([^/]+)\.es\.js$/;

/** Fetches the sheet with the page, so that icons are there when the first of them is drawn. */
const fetchedAtOnce = (address: string): string =>
  `<div hidden><svg aria-hidden="true"><use href="${address}"></use></svg></div>`;

/** The page without that fetch, for one that is drawn beforehand with its icons. */
export const withoutSheet = (html: string): string =>
  html.replace(/<div hidden><svg aria-hidden="true"><use [^>]*><\/use><\/svg><\/div>/, '');

/** The name of a drawing: that of its icon, and the weight unless it is the icon's first. */
const drawingId = (icon: string, weight: string): string =>
  weight === weightsOf(icon)[0] ? icon : `${icon}-${weight}`;

/** The drawings of an icon, from the module that defines them. */
async function drawingsOf(icon: string, definition: string): Promise<string> {
  const { default: drawings } = (await import(/* @vite-ignore */ pathToFileURL(definition).href)) as {
    default: ReadonlyMap<string, ReactElement>;
  };
  return weightsOf(icon)
    .map((weight) => `<g id="${drawingId(icon, weight)}">${renderToStaticMarkup(drawings.get(weight))}</g>`)
    .join('');
}

/** Phosphor's own frame, and beside it the component of an icon: the frame around a reference to the drawing. */
function withDrawnIcon(frame: string, sheet: string): string {
  const [, base] = /(\w+) as default/.exec(frame) ?? [];
  if (base === undefined) throw new Error('The frame of Phosphor has another form now.');
  return `${frame}
import { createElement, forwardRef } from 'react';
export function drawnIcon(name, otherWeight) {
  const use = (id) => createElement('use', { href: ${JSON.stringify(`${sheet}#`)} + id });
  const weights = { get: (weight) => use(name + (weight === otherWeight ? '-' + weight : '')) };
  return forwardRef((props, ref) => createElement(${base}, { ...props, ref, weights }));
}`;
}

/**
 * Draws the icons of a shell from one sheet that everybody's browser keeps, instead of carrying each drawing in the
 * code. The sheet holds those icons whose definitions are among the shell's modules; any other brings its drawing
 * along.
 */
export async function iconSprite(modules: readonly string[]): Promise<Plugin> {
  const definitions = new Map(
    modules
      .flatMap(
        (id) =>
          DEFINITION.exec(id)
            ?.slice(1)
            .map((name) => [name, id] as const) ?? [],
      )
      .toSorted(([a], [b]) => a.localeCompare(b)),
  );
  const drawings = await Promise.all([...definitions].map(([name, id]) => drawingsOf(name, id)));
  const source = `<svg xmlns="http://www.w3.org/2000/svg">${drawings.join('')}</svg>`;
  const fileName = `assets/icons-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.svg`;
  const [first] = definitions.keys();
  let base = '/';
  return {
    name: 'resonanz:icon-sprite',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    transform: {
      filter: { id: [ICON, FRAME] },
      handler(code, id) {
        if (FRAME.test(id)) return { code: withDrawnIcon(code, base + fileName), map: null };
        const [, name = ''] = ICON.exec(id) ?? [];
        if (!definitions.has(name)) return null;
        const words = [name, ...weightsOf(name).slice(1)].map((word) => JSON.stringify(word)).join(', ');
        return {
          code: [
            "import { drawnIcon } from '../lib/IconBase.es.js';",
            `const icon = /* @__PURE__ */ drawnIcon(${words});`,
            `export { icon as ${name}, icon as ${name}Icon };`,
          ].join('\n'),
          map: null,
        };
      },
    },
    generateBundle() {
      if (first !== undefined) this.emitFile({ type: 'asset', fileName, source });
    },
    transformIndexHtml: (html) =>
      first === undefined
        ? html
        : html.replace('<body>', () => `<body>\n    ${fetchedAtOnce(`${base}${fileName}#${first}`)}`),
  };
}
