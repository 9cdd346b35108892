import { contrastRatio } from '../contrast.ts';
import { cssValue, tokenAt } from '../document.ts';
import { type Colour, hexOf } from './colour.ts';

/** The sixteen colours of an accent, named as below `vars.accent`. */
export type AccentName =
  | 'solid'
  | 'solidHover'
  | 'solidPressed'
  | 'onSolid'
  | 'ink'
  | 'tint'
  | 'tintStrong'
  | 'line'
  | 'echo'
  | 'focus'
  | 'shell'
  | 'shellHover'
  | 'shellLine'
  | 'onShell'
  | 'onShellMuted'
  | 'shellFocus';

/** Each colour of an accent as `#rrggbb`. */
export type Accents = Readonly<Record<AccentName, string>>;

/** Light or dark. */
export type BrandMode = 'light' | 'dark';

const WORDS = 4.5;
const SHAPE = 3;
const STEP = 0.004;

const own = (path: string) => cssValue(tokenAt(path).$value ?? '', 'color');
const white = own('primitive.color.slate.0');
const ink = own('primitive.color.slate.1000');
const onShell = own('primitive.color.slate.50');

const groundsOf = (mode: BrandMode) =>
  ['canvas', 'base', 'raised', 'sunken', 'hover'].map((name) => own(`semantic.${mode}.surface.${name}`));
const textsOf = (mode: BrandMode) =>
  ['primary', 'secondary', 'muted'].map((name) => own(`semantic.${mode}.text.${name}`));

const reaches = (colour: string, others: readonly string[], least: number) =>
  others.every((other) => contrastRatio(colour, other) >= least);

/** The colour nearest in lightness that reaches the contrast with all others, looked for on one side. */
function moved(colour: Colour, towards: 'dark' | 'light', others: readonly string[], least: number): Colour {
  const step = towards === 'dark' ? -STEP : STEP;
  let found = colour;
  while (!reaches(hexOf(found), others, least) && found.l > 0 && found.l < 1)
    found = { ...found, l: Math.min(1, Math.max(0, found.l + step)) };
  return found;
}

/** The same hue at another lightness, with so much of the chroma. */
const at = ({ c, h }: Colour, l: number, share = 1): Colour => ({ l, c: c * share, h });

/** Dark bars are dark in both modes. */
function shellOf(
  accent: Colour,
): Pick<Accents, 'shell' | 'shellHover' | 'shellLine' | 'onShell' | 'onShellMuted' | 'shellFocus'> {
  const shell = hexOf(at(accent, 0.23, 0.5));
  const shellHover = hexOf(at(accent, 0.3, 0.6));
  const onShellMuted = hexOf(moved(at(accent, 0.89, 0.45), 'light', [shell, shellHover], WORDS));
  return {
    shell,
    shellHover,
    shellLine: hexOf(at(accent, 0.38, 0.7)),
    onShell,
    onShellMuted,
    shellFocus: onShellMuted,
  };
}

type Solid = Pick<Accents, 'solid' | 'solidHover' | 'solidPressed' | 'onSolid'>;

/** The ground of the loudest button and the words on it: black or white, whichever leaves the accent as it was wished. */
function solidOf(wished: Colour): Solid {
  const underWhite = moved(wished, 'dark', [white], WORDS);
  const underInk = moved(wished, 'light', [ink], WORDS);
  const takesWhite = wished.l - underWhite.l <= underInk.l - wished.l;
  const solid = takesWhite ? underWhite : underInk;
  // Under the pointer it moves away from the words on it, so it never loses contrast.
  const step = takesWhite ? -0.08 : solid.l > 0.88 ? 0.03 : 0.06;
  const further = (times: number) => hexOf(at(solid, Math.min(0.985, Math.max(0.05, solid.l + step * times))));
  return { solid: hexOf(solid), solidHover: further(1), solidPressed: further(2), onSolid: takesWhite ? white : ink };
}

/** Where an accent stands in a mode: away from the grounds, as light as its tints may be there. */
interface Place {
  /** The side on which the accent stands out from the grounds. */
  readonly side: 'dark' | 'light';
  /** Lightness, and the share of the chroma. */
  readonly tint: readonly [number, number];
  readonly tintStrong: readonly [number, number];
  readonly echo: readonly [number, number];
}

const PLACES: Readonly<Record<BrandMode, Place>> = {
  light: { side: 'dark', tint: [0.978, 0.12], tintStrong: [0.953, 0.22], echo: [0.82, 0.75] },
  dark: { side: 'light', tint: [0.275, 0.3], tintStrong: [0.335, 0.45], echo: [0.46, 0.9] },
};

/** The ground of the loudest button in the dark, always under dark words. */
function brightSolidOf(wished: Colour): Solid {
  const solid = moved(wished, 'light', [ink], WORDS);
  const brighter = (by: number) => hexOf(at(solid, Math.min(0.985, solid.l + by)));
  return { solid: hexOf(solid), solidHover: brighter(0.08), solidPressed: brighter(0.15), onSolid: ink };
}

/** The colours of an accent in a mode, from the colour that was wished for it. */
export function accentsOf(mode: BrandMode, wished: Colour): Accents {
  const { side, ...shades } = PLACES[mode];
  const texts = textsOf(mode);
  const grounds = groundsOf(mode);
  // Texts keep their colour on a tint, so it moves away from them: towards white in light, towards black in the dark.
  const tinted = (shade: readonly [number, number]) =>
    hexOf(moved(at(wished, ...shade), side === 'dark' ? 'light' : 'dark', texts, WORDS));
  const [tint, tintStrong] = [tinted(shades.tint), tinted(shades.tintStrong)];
  const line = hexOf(moved(wished, side, grounds, SHAPE));
  // In the dark, words and focus are lighter than the accent.
  const words = side === 'dark' ? wished : at(wished, Math.max(wished.l, 0.82), 0.85);
  const written = hexOf(moved(words, side, [...grounds, tint, tintStrong], WORDS));
  return {
    ...(mode === 'light' ? solidOf(wished) : brightSolidOf(wished)),
    ink: written,
    tint,
    tintStrong,
    line,
    echo: hexOf(at(wished, ...shades.echo)),
    focus: mode === 'light' ? line : written,
    ...shellOf(wished),
  };
}

/** What a colour becomes in the dark unless another is wished: light enough to stand out, in the same hue. */
export const inTheDark = (accent: Colour): Colour => ({
  ...accent,
  l: Math.max(accent.l, 0.73),
  c: Math.min(accent.c, 0.14),
});
