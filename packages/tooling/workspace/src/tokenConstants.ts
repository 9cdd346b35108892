import { childrenOf, tokensBelow, typeStyle } from '@resonanz/tokens/resolve';

type Tree = { [key: string]: string | number | Tree };

const HEAD = '// Written by `npm run generate` from tokens.json.\n';

function put(tree: Tree, [head = '', ...rest]: readonly string[], value: string | number): Tree {
  if (rest.length === 0) tree[head] = value;
  else put((tree[head] ??= {}) as Tree, rest, value);
  return tree;
}

/** The CSS texts below a path of the document, as a tree. */
const texts = (path: string): Tree =>
  tokensBelow(path).reduce<Tree>((tree, { path: at, css }) => put(tree, at, css), {});

/** The same with lengths, times and plain numbers as numbers. */
const figures = (path: string): Tree =>
  tokensBelow(path).reduce<Tree>((tree, { path: at, css }) => put(tree, at, Number.parseFloat(css)), {});

const forEach = (names: readonly string[], make: (name: string) => Tree): Tree =>
  Object.fromEntries(names.map((name) => [name, make(name)]));

/** Tokens that light and dark share, for every audience. */
const mode = (name: string): Tree => ({
  ...texts(`semantic.${name}`),
  status: forEach(childrenOf('status'), (status) => texts(`status.${status}.${name}`)),
  platform: forEach(childrenOf('platform'), (platform) => ({
    ...Object.fromEntries(
      ['fill', 'onFill', 'onFillText'].map((part) => [part, String(texts(`platform.${platform}`)[part])]),
    ),
    ...texts(`platform.${platform}.${name}`),
  })),
  chart: texts(`chart.${name}`),
  elevation: texts(`elevation.${name}`),
});

const typeScale = (): Tree =>
  forEach(childrenOf('typography.style'), (name) => {
    const { font, stretch, tracking, weight } = typeStyle(name);
    return { font, stretch, tracking, weight };
  });

const isName = /^[a-z$_][\w$]*$|^\d+$/i;
const keyOf = (key: string) => (isName.test(key) ? key : JSON.stringify(key));

function literal(value: string | number | Tree, indent = ''): string {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return value.includes("'") ? JSON.stringify(value) : `'${value}'`;
  const inner = `${indent}  `;
  return `{\n${Object.entries(value)
    .map(([key, child]) => `${inner}${keyOf(key)}: ${literal(child, inner)},\n`)
    .join('')}${indent}}`;
}

const constant = (name: string, sentence: string, value: Tree) =>
  `\n/** ${sentence} */\nexport const ${name} = ${literal(value)} as const;\n`;

/** The six themes as constants. */
export function themesText(): string {
  const capital = (name: string) => name.slice(0, 1).toUpperCase() + name.slice(1);
  const audiences = childrenOf('audience');
  const shared = ['light', 'dark'].map((name) => `\nconst ${name} = ${literal(mode(name))} as const;\n`);
  const own = audiences.flatMap((audience) =>
    ['light', 'dark'].map(
      (name) =>
        `\n/** The colours and shadows of ${audience}, ${name}. */\n` +
        `export const ${audience}${capital(name)} = { ...${name}, accent: ${literal(texts(`audience.${audience}.${name}`))} } as const;\n`,
    ),
  );
  return HEAD + shared.join('') + own.join('');
}

/** The scales that light, dark and the audiences share, as constants. */
export function constantsText(): string {
  return [
    HEAD,
    constant('space', 'Distances in px.', figures('space')),
    constant('radius', 'Radii of corners in px.', figures('radius')),
    constant('line', 'Widths of lines in px.', figures('border.width')),
    constant('size', 'Sizes of icons, controls and rows in px.', figures('size')),
    constant('layout', 'Fixed measures of the layout in px.', figures('layout')),
    constant('breakpoint', 'Widths in px at which the layout changes.', figures('breakpoint')),
    constant('zIndex', 'The order of layers.', figures('zIndex')),
    constant('duration', 'Durations in ms.', figures('motion.duration')),
    constant('easing', 'Easing curves, as CSS texts.', texts('motion.easing')),
    constant('type', 'The type scale; set `stretch` after `font`, which resets it.', typeScale()),
  ].join('');
}
