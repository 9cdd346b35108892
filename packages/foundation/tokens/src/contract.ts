import { createGlobalThemeContract } from '@vanilla-extract/css';
import type source from '../tokens.json';
import { childrenOf, tokensBelow } from './document.ts';

type Tokens = typeof source;
type Names<T> = {
  [K in keyof T as K extends `$${string}` ? never : K]: T[K] extends { $value: unknown } ? string : Names<T[K]>;
};
type Style = { font: string; stretch: string; tracking: string; weight: string };

/** The names of every semantic value that components may read. */
export interface Contract extends Names<Tokens['semantic']['light']>, Omit<Names<Tokens['motion']>, 'reduced'> {
  accent: Names<Tokens['audience']['staff']['light']>;
  status: { [K in 'gray' | 'green' | 'blue' | 'yellow' | 'red']: Names<Tokens['status'][K]['light']> };
  platform: {
    [K in keyof Names<Tokens['platform']>]: {
      fill: string;
      onFill: string;
      onFillText: string;
      tint: string;
      ink: string;
    };
  };
  chart: Names<Tokens['chart']['light']>;
  elevation: Names<Tokens['elevation']['light']>;
  type: { [K in keyof Names<Tokens['typography']['style']>]: Style };
  space: Names<Tokens['space']>;
  radius: Names<Tokens['radius']>;
  line: Names<Tokens['border']['width']>;
  z: Names<Tokens['zIndex']>;
  layout: Names<Tokens['layout']>;
  size: Names<Tokens['size']>;
  focus: Names<Tokens['focus']>;
  density: { control: string; row: string; font: string; input: string };
}

type Tree = { [key: string]: string | Tree };

function put(tree: Tree, path: readonly string[], value: string): void {
  const [head = '', ...rest] = path;
  if (rest.length === 0) tree[head] = value;
  else put((tree[head] ??= {}) as Tree, rest, value);
}

const kebab = (text: string) => text.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
const names: Tree = {};
const declare = (path: readonly string[]) => put(names, path, `rz-${path.map(kebab).join('-')}`);
const below = (source: string, prefix: readonly string[] = []) => {
  for (const token of tokensBelow(source)) declare([...prefix, ...token.path]);
};

below('semantic.light');
below('audience.staff.light', ['accent']);
for (const name of childrenOf('status')) below(`status.${name}.light`, ['status', name]);
for (const name of childrenOf('platform'))
  for (const part of ['fill', 'onFill', 'onFillText', 'tint', 'ink']) declare(['platform', name, part]);
below('chart.light', ['chart']);
below('elevation.light', ['elevation']);
for (const style of childrenOf('typography.style'))
  for (const part of ['font', 'stretch', 'tracking', 'weight']) declare(['type', style, part]);
for (const group of ['space', 'radius', 'layout', 'size', 'focus']) below(group, [group]);
below('border.width', ['line']);
below('zIndex', ['z']);
below('motion.duration', ['duration']);
below('motion.easing', ['easing']);
for (const part of ['control', 'row', 'font', 'input']) declare(['density', part]);

/** CSS variables of the theme, named as in `tokens.json`; the audience's colours stand under `accent`. */
export const vars = createGlobalThemeContract(names, (name) => name ?? '') as unknown as Contract;
