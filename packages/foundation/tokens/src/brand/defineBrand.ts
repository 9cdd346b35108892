import { type MeasuredPair, measureContrast } from '../contrast.ts';
import { tokenAt, tokensBelow } from '../document.ts';
import { type AccentName, type Accents, accentsOf, type BrandMode, inTheDark } from './accents.ts';
import { hexOf, readColour } from './colour.ts';
import { cssOf } from './css.ts';
import { type BrandTokens, tokensOf } from './dtcg.ts';

/** What a brand is made from. */
export interface BrandChoices {
  /** The value of `data-audience`: a letter, then letters, digits and hyphens, all small. */
  readonly name: string;
  /** The colour of the brand, as CSS writes it: `#c2185b`, `rgb(194 24 91)`, `oklch(0.53 0.2 5)`; opaque. */
  readonly accent: string;
  /** The colour in the dark; made from `accent` when left out. */
  readonly darkAccent?: string;
  /** The family of all words, with what stands in for it: `'Inter', system-ui, sans-serif`; Archivo by default. */
  readonly fontFamily?: string;
  /** How round corners are, times the usual: 0 is square, 2 twice as round; 1 by default. */
  readonly roundness?: number;
}

/** A colour that could not stay as it was wished. */
export interface AdjustedColour {
  readonly mode: BrandMode;
  readonly name: AccentName;
  /** As `#rrggbb`. */
  readonly wished: string;
  readonly became: string;
}

/** A brand, ready to be shipped. */
export interface Brand {
  readonly name: string;
  /** A style sheet to load after that of the tokens; it rules what stands below `data-audience` with this name. */
  readonly css: string;
  /** The sixteen colours of each mode, named as below `vars.accent`, as `#rrggbb`. */
  readonly accents: Readonly<Record<BrandMode, Accents>>;
  /** The same choices in the format of the Design Tokens Community Group, for design tools. */
  readonly tokens: BrandTokens;
  /** All 414 documented pairs, with this brand in place of the audience `brand`; each passes. */
  readonly contrast: readonly MeasuredPair[];
  /** Where words on the colour, or the colour on the page, would have been hard to read. */
  readonly adjusted: readonly AdjustedColour[];
}

const NAME = /^[a-z][a-z0-9-]*$/;
const MODES = ['light', 'dark'] as const;

function colourOf(text: string, choice: string) {
  const colour = readColour(text);
  if (!colour) throw new TypeError(`${choice} has to be an opaque colour as CSS writes it, not "${text}".`);
  return colour;
}

/** What a family must not hold: it ends up in a style sheet. */
const UNSAFE = /[;{}<>\\]|\/\*/;

function check({ name, fontFamily = '', roundness = 1 }: BrandChoices): void {
  if (!NAME.test(name))
    throw new TypeError(`name has to be a letter, then letters, digits and hyphens, all small, not "${name}".`);
  if (UNSAFE.test(fontFamily)) throw new TypeError(`fontFamily has to be a list of families, not "${fontFamily}".`);
  if (!(roundness >= 0 && roundness <= 4)) throw new TypeError(`roundness has to be from 0 to 4, not ${roundness}.`);
}

/**
 * Makes a brand from one colour and few choices: both modes of its accent, so that every documented pair of colours
 * reaches its contrast, a style sheet, and a document of tokens. Throws a `TypeError` for a choice it can't use.
 *
 * @source docs/guides/a-brand-of-your-own.md
 */
export function defineBrand(choices: BrandChoices): Brand {
  check(choices);
  const { name, accent, darkAccent, roundness = 1 } = choices;
  const light = colourOf(accent, 'accent');
  const wished = { light, dark: darkAccent === undefined ? inTheDark(light) : colourOf(darkAccent, 'darkAccent') };
  const accents = { light: accentsOf('light', wished.light), dark: accentsOf('dark', wished.dark) };
  const inPlace = Object.fromEntries(
    MODES.flatMap((mode) =>
      Object.entries(accents[mode]).map(([part, colour]) => [`audience.brand.${mode}.${part}`, colour]),
    ),
  );
  const radii = Object.fromEntries(
    tokensBelow('radius').map(({ path: [part = ''] }) => {
      const { value } = tokenAt(`radius.${part}`).$value as { readonly value: number };
      return [part, part === 'round' ? value : Math.round(value * roundness)];
    }),
  );
  const family = choices.fontFamily === undefined ? {} : { fontFamily: choices.fontFamily };
  const parts = { name, accents, ...family, ...(roundness === 1 ? {} : { radii }) };
  return {
    name,
    css: cssOf(parts),
    accents,
    tokens: tokensOf(parts),
    contrast: measureContrast(inPlace),
    adjusted: MODES.flatMap((mode) => {
      const [asWished, became] = [hexOf(wished[mode]), accents[mode].solid];
      return asWished === became ? [] : [{ mode, name: 'solid' as const, wished: asWished, became }];
    }),
  };
}
