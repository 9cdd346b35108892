import type { Plugin } from 'vite';
import names from '@resonanz/tokens/layers.json' with { type: 'json' };

const LAYER_ORDER = `@layer ${names.map((name) => `resonanz.${name}`).join(', ')};`;

/**
 * Puts the order of the cascade layers into a style sheet of its own, before all others. A bundler links the sheets of
 * shared chunks before that of the entry, so whichever layer they name first would come to lie below the reset.
 */
export function layerOrderFirst(): Plugin {
  let base = '/';
  let file = '';
  return {
    name: 'resonanz:layer-order-first',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    buildStart() {
      file = this.emitFile({ type: 'asset', name: 'layers.css', source: `${LAYER_ORDER}\n` });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, context) {
        const name = Object.values(context.bundle ?? {}).find(
          (output) => output.type === 'asset' && output.names.includes('layers.css'),
        )?.fileName;
        if (name === undefined) throw new Error(`The style sheet of the layer order (${file}) is missing.`);
        return {
          html,
          tags: [{ tag: 'link', attrs: { rel: 'stylesheet', href: `${base}${name}` }, injectTo: 'head-prepend' }],
        };
      },
    },
  };
}
