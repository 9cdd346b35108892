import {
  clampChroma,
  converter,
  formatHex,
  modeHsl,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  type Oklch,
  parse,
  useMode as addSpace,
} from 'culori/fn';

// One call for each: the definitions of spaces have no type in common.
for (const space of [modeRgb, modeLrgb, modeHsl, modeOklab, modeOklch]) addSpace(space as typeof modeRgb);

const toOklch = converter('oklch');

/** A colour by lightness (0 to 1), chroma and hue (degrees), which people see as even steps. */
export type Colour = Readonly<Pick<Oklch, 'l' | 'c'> & { h: number }>;

/** Reads a colour as CSS writes it; undefined when it is none, or lets shine through. */
export function readColour(text: string): Colour | undefined {
  const found = toOklch(parse(text));
  if (!found || (found.alpha ?? 1) < 1) return undefined;
  return { l: found.l, c: found.c, h: found.h ?? 0 };
}

/** The nearest colour that screens show, as `#rrggbb`; lightness and hue stay. */
export const hexOf = ({ l, c, h }: Colour): string => formatHex(clampChroma({ mode: 'oklch', l, c, h }, 'oklch'));
