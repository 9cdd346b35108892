import { childrenOf } from './document.ts';

/** Light or dark; each has colours of its own. */
type Mode = 'light' | 'dark';

/** A colour that stands on another, by the paths of both in `tokens.json`, and the contrast it needs. */
export interface ColourPair {
  readonly mode: Mode;
  /** For example `audience.staff.light.ink`. */
  readonly foreground: string;
  /** For example `semantic.light.surface.base`. */
  readonly background: string;
  /** The least ratio: 4.5 for words, 3 for shapes and edges. */
  readonly least: number;
}

const WORDS = 4.5;
const SHAPE = 3;

function pairsOf(mode: Mode): readonly ColourPair[] {
  const pair = (foregrounds: readonly string[], backgrounds: readonly string[], least: number): ColourPair[] =>
    foregrounds.flatMap((foreground) => backgrounds.map((background) => ({ mode, foreground, background, least })));
  const surfaces = (...names: string[]) => names.map((name) => `semantic.${mode}.surface.${name}`);
  const texts = (...names: string[]) => names.map((name) => `semantic.${mode}.text.${name}`);
  const all = surfaces('canvas', 'base', 'raised', 'sunken', 'hover', 'pressed', 'field');
  const unpressed = surfaces('canvas', 'base', 'raised', 'sunken', 'hover', 'field');
  const grounds = surfaces('canvas', 'base', 'raised', 'sunken', 'hover');
  const base = surfaces('base');

  const ofAudience = (name: string): ColourPair[] => {
    const at = (...parts: string[]) => parts.map((part) => `audience.${name}.${mode}.${part}`);
    return [
      ...pair(at('onSolid'), at('solid', 'solidHover', 'solidPressed'), WORDS),
      ...pair(at('ink'), [...grounds, ...at('tint', 'tintStrong')], WORDS),
      ...pair(at('focus', 'line'), grounds, SHAPE),
      ...pair(texts('primary', 'secondary', 'muted'), at('tint', 'tintStrong'), WORDS),
      ...pair(at('onShell', 'onShellMuted'), at('shell', 'shellHover'), WORDS),
      ...pair(at('shellFocus'), at('shell', 'shellHover'), SHAPE),
    ];
  };
  const ofStatus = (name: string): ColourPair[] => {
    const at = (part: string) => [`status.${name}.${mode}.${part}`];
    return [
      ...pair(at('ink'), [...at('tint'), ...base, ...surfaces('sunken')], WORDS),
      ...pair(at('onSolid'), at('solid'), WORDS),
      ...pair(at('dot'), base, SHAPE),
    ];
  };
  const ofPlatform = (name: string): ColourPair[] => [
    ...pair([`platform.${name}.${mode}.ink`], [`platform.${name}.${mode}.tint`, ...base], WORDS),
    ...pair([`platform.${name}.onFill`], [`platform.${name}.fill`], SHAPE),
    ...pair([`platform.${name}.onFillText`], [`platform.${name}.fill`], WORDS),
  ];
  return [
    ...pair(texts('primary', 'secondary'), all, WORDS),
    ...pair(texts('muted'), unpressed, WORDS),
    ...pair([`semantic.${mode}.border.control`], all, SHAPE),
    ...pair(texts('inverse'), surfaces('inverse'), WORDS),
    ...pair(
      ['bookmark.on', 'bookmark.off', 'rating.on'].map((part) => `semantic.${mode}.${part}`),
      base,
      SHAPE,
    ),
    ...childrenOf('audience').flatMap(ofAudience),
    ...childrenOf('status').flatMap(ofStatus),
    ...childrenOf('platform').flatMap(ofPlatform),
    ...pair(
      [1, 2, 3, 4, 5, 6].map((series) => `chart.${mode}.series${series}`),
      base,
      SHAPE,
    ),
    ...pair([`chart.${mode}.axis`], base, WORDS),
  ];
}

/** Every documented pair of both modes. */
export const colourPairs = (): readonly ColourPair[] => [...pairsOf('light'), ...pairsOf('dark')];
