import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.ts';
import { tokensBelow } from './document.ts';
import { layer } from './layers.css.ts';

/** Variables of the contract with their values. */
export type Values = Record<string, string>;
type Branch = { [key: string]: string | Branch };

/** The variable at a path of the contract. */
export function variable(path: readonly string[]): string {
  const found = path.reduce<string | Branch | undefined>(
    (node, key) => (typeof node === 'object' ? node[key] : undefined),
    vars as unknown as Branch,
  );
  if (typeof found !== 'string') throw new Error(`No variable ${path.join('.')}`);
  return found;
}

/** Every token below a path, as values of the variables below a prefix. */
export function fill(source: string, prefix: readonly string[] = [], unit: 'px' | 'rem' = 'px'): Values {
  return Object.fromEntries(tokensBelow(source, unit).map(({ path, css }) => [variable([...prefix, ...path]), css]));
}

/** Gives variables their values where a selector, and a media query, match. */
export function declare(selector: string, values: Values, query?: string): void {
  const block = { vars: values };
  globalStyle(selector, { '@layer': { [layer.tokens]: query ? { '@media': { [query]: block } } : block } });
}

/** The system asks for dark. */
export const dark = '(prefers-color-scheme: dark)';

/** Gives variables their values of both modes: as the page says, else as the system asks. */
export function declareModes(valuesOf: (mode: 'light' | 'dark') => Values): void {
  declare(":root, [data-theme='light']", valuesOf('light'));
  declare(':root:not([data-theme])', valuesOf('dark'), dark);
  declare("[data-theme='dark']", valuesOf('dark'));
}

/** Gives the accents their values in the area of an audience; the first of all is also that of pages which name none. */
export function declareAudience(audience: 'staff' | 'brand' | 'testerworld'): void {
  const light = fill(`audience.${audience}.light`, ['accent']);
  const night = fill(`audience.${audience}.dark`, ['accent']);
  const self = `[data-audience='${audience}']`;
  declare(audience === 'staff' ? `:root, ${self}` : self, light);
  // Something light in a dark page keeps its own accents.
  const within = `${self}:not([data-theme='light'])`;
  declare(`:root:not([data-theme])${self}, :root:not([data-theme]) ${within}`, night, dark);
  declare(`[data-theme='dark']${self}, [data-theme='dark'] ${within}`, night);
  if (audience !== 'staff') return;
  declare(':root:not([data-theme]):not([data-audience])', night, dark);
  declare(":root[data-theme='dark']:not([data-audience])", night);
}
