import source from '../tokens.json' with { type: 'json' };

/** A value that a token can hold once references are resolved. */
type RawValue = string | number | readonly unknown[] | { readonly [key: string]: unknown };
interface TokenNode {
  readonly $value?: RawValue;
  readonly $type?: string;
  readonly $extensions?: {
    readonly 'de.resonanz.type': { readonly fontStretch: string; readonly lineHeightPx: number };
  };
  readonly [key: string]: unknown;
}

const document = source as unknown as TokenNode;
const reference = /^\{([^}]+)\}$/;

/** The token or group at a dotted path, for example `status.red.light.ink`. */
export function tokenAt(path: string): TokenNode {
  const found = path.split('.').reduce<unknown>((node, key) => (node as TokenNode | undefined)?.[key], document);
  if (found === undefined) throw new Error(`Unknown token ${path}`);
  return found as TokenNode;
}

function resolve(value: RawValue): RawValue {
  const match = typeof value === 'string' ? reference.exec(value) : null;
  return match?.[1] ? resolve(tokenAt(match[1]).$value ?? '') : value;
}

/** The names of a group's children, without the `$` keys. */
export const childrenOf = (path: string): string[] => Object.keys(tokenAt(path)).filter((key) => !key.startsWith('$'));

interface Color {
  hex: string;
  alpha?: number;
  components: number[];
}
interface Dimension {
  value: number;
  unit: string;
}
interface Shadow {
  offsetX: RawValue;
  offsetY: RawValue;
  blur: RawValue;
  spread: RawValue;
  color: RawValue;
}

const asRem = (pixels: number) => `${Number((pixels / 16).toFixed(4))}rem`;

/** The CSS text of a token value; dimensions become rem where text zoom has to reach them. */
export function cssValue(raw: RawValue, type: string | undefined, unit: 'px' | 'rem' = 'px'): string {
  const value = resolve(raw);
  switch (type) {
    case 'color': {
      const { hex, alpha, components } = value as unknown as Color;
      if (alpha === undefined || alpha === 1) return hex;
      return `rgb(${components.map((part) => Math.round(part * 255)).join(' ')} / ${alpha})`;
    }
    case 'dimension':
    case 'duration': {
      const { value: amount, unit: own } = value as unknown as Dimension;
      return unit === 'rem' && own === 'px' && amount !== 0 ? asRem(amount) : `${amount}${own}`;
    }
    case 'cubicBezier':
      return `cubic-bezier(${(value as number[]).join(', ')})`;
    case 'fontFamily':
      return ([] as string[])
        .concat(value as string[])
        .map((family) => (family.includes(' ') ? `'${family}'` : family))
        .join(', ');
    case 'shadow':
      return ([] as Shadow[])
        .concat(value as unknown as Shadow[])
        .map((part) =>
          [part.offsetX, part.offsetY, part.blur, part.spread]
            .map((length) => cssValue(length, 'dimension'))
            .concat(cssValue(part.color, 'color'))
            .join(' '),
        )
        .join(', ');
    default:
      return String(value);
  }
}

/** Every token below a path: its path relative to the group, with its CSS text. */
export function tokensBelow(path: string, unit: 'px' | 'rem' = 'px'): { path: string[]; css: string }[] {
  const rows: { path: string[]; css: string }[] = [];
  const inherited = path
    .split('.')
    .map((_, index, all) => tokenAt(all.slice(0, index + 1).join('.')).$type)
    .reduce((last, type) => type ?? last, undefined);
  const walk = (node: TokenNode, at: string[], type: string | undefined): void => {
    const own = node.$type ?? type;
    if (node.$value !== undefined) rows.push({ path: at, css: cssValue(node.$value, own, unit) });
    else for (const key of Object.keys(node)) if (!key.startsWith('$')) walk(node[key] as TokenNode, [...at, key], own);
  };
  walk(tokenAt(path), [], inherited);
  return rows;
}

/** A typography style split into the declarations that CSS needs. */
export function typeStyle(name: string): { font: string; stretch: string; tracking: string; weight: string } {
  const node = tokenAt(`typography.style.${name}`);
  const value = node.$value as unknown as Record<string, RawValue>;
  const extension = node.$extensions?.['de.resonanz.type'];
  const px = (raw: RawValue) => (resolve(raw) as unknown as Dimension).value;
  if (!extension) throw new Error(`Typography style ${name} lacks its extension`);
  const { fontWeight = '', fontSize = '', fontFamily = '', letterSpacing = '' } = value;
  const size = `${asRem(px(fontSize))}/${asRem(extension.lineHeightPx)}`;
  return {
    font: `${cssValue(fontWeight, 'number')} ${size} ${cssValue(fontFamily, 'fontFamily')}`,
    stretch: extension.fontStretch,
    tracking: cssValue(letterSpacing, 'dimension', 'rem'),
    weight: cssValue(fontWeight, 'number'),
  };
}
