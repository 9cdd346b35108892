import { type ColourPair, colourPairs } from './colourPairs.ts';
import { cssValue, tokenAt } from './document.ts';

/** A pair with the colours it was measured with. */
export interface MeasuredPair extends ColourPair {
  /** Both colours as `#rrggbb`. */
  readonly colours: readonly [foreground: string, background: string];
  /** From 1 to 21. */
  readonly ratio: number;
  readonly passes: boolean;
}

const HEX = /^#(?<red>[0-9a-f]{2})(?<green>[0-9a-f]{2})(?<blue>[0-9a-f]{2})$/i;

function luminance(colour: string): number {
  const parts = HEX.exec(colour)?.groups;
  if (!parts) throw new TypeError(`Contrast is measured between colours like #1a2324, not ${colour}.`);
  const [red = 0, green = 0, blue = 0] = [parts['red'], parts['green'], parts['blue']]
    .map((part) => Number.parseInt(part ?? '', 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * How much two colours differ in lightness, as WCAG 2.2 measures it: from 1 (none) to 21 (black and white). The order
 * does not matter. Colours are opaque, as `#rrggbb`; throws a `TypeError` for others.
 *
 * @source https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 */
export function contrastRatio(first: string, second: string): number {
  const [low = 0, high = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const own = (path: string) => cssValue(tokenAt(path).$value ?? '', 'color');

/**
 * Measures all 414 documented pairs of colours: of text, edges and shapes on every ground they may stand on, in both
 * modes and for three audiences. `colours` stand in place of the tokens at their paths (`audience.brand.light.ink` →
 * `#981e5e`), so that other colours can be checked before they are used; none by default.
 */
export function measureContrast(colours: Readonly<Record<string, string>> = {}): readonly MeasuredPair[] {
  const colourAt = (path: string) => colours[path] ?? own(path);
  return colourPairs().map((pair) => {
    const shown = [colourAt(pair.foreground), colourAt(pair.background)] as const;
    const ratio = contrastRatio(...shown);
    return { ...pair, colours: shown, ratio, passes: ratio >= pair.least };
  });
}
