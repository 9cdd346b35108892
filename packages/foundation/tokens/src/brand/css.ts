import { childrenOf, cssValue, tokenAt, typeStyle } from '../document.ts';
import type { Accents, BrandMode } from './accents.ts';

/** What a brand changes. */
export interface BrandParts {
  readonly name: string;
  readonly accents: Readonly<Record<BrandMode, Accents>>;
  readonly fontFamily?: string;
  /** Radii in px, by their names. */
  readonly radii?: Readonly<Record<string, number>>;
}

const kebab = (text: string) => text.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();

type Declarations = readonly (readonly [variable: string, value: string])[];

const accentVariables = (accents: Accents): Declarations =>
  Object.entries(accents).map(([part, colour]) => [`--rz-accent-${kebab(part)}`, colour]);

// A type style holds the family it was made with, so each is made again.
function familyVariables(family: string): Declarations {
  const sans = cssValue(tokenAt('typography.family.sans').$value ?? '', 'fontFamily');
  return [
    ['--rz-type-family', family],
    ...childrenOf('typography.style').map((style) => {
      const font = typeStyle(style).font.replace(sans, 'var(--rz-type-family)');
      return [`--rz-type-${kebab(style)}-font`, font] as const;
    }),
  ];
}

const rule = (selector: string, declarations: Declarations) =>
  `${selector} {\n${declarations.map(([variable, value]) => `  ${variable}: ${value};`).join('\n')}\n}`;

/** The style sheet of a brand: the same rules as those of the audiences, in the layer of the tokens. */
export function cssOf({ name, accents, fontFamily, radii }: BrandParts): string {
  const self = `[data-audience='${name}']`;
  const shapes: Declarations = [
    ...(fontFamily === undefined ? [] : familyVariables(fontFamily)),
    ...Object.entries(radii ?? {}).map(([part, px]) => [`--rz-radius-${kebab(part)}`, `${px}px`] as const),
  ];
  // Something light in a dark page keeps its own accents.
  const within = `${self}:not([data-theme='light'])`;
  const dark = accentVariables(accents.dark);
  return `@layer resonanz.tokens {
${rule(self, [...accentVariables(accents.light), ...shapes])}
@media (prefers-color-scheme: dark) {
${rule(`:root:not([data-theme])${self}, :root:not([data-theme]) ${within}`, dark)}
}
${rule(`[data-theme='dark']${self}, [data-theme='dark'] ${within}`, dark)}
}
`;
}
