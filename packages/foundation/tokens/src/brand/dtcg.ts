import type { AccentName, BrandMode } from './accents.ts';
import type { BrandParts } from './css.ts';

interface ColourToken {
  readonly $type: 'color';
  readonly $value: {
    readonly colorSpace: 'srgb';
    /** Red, green and blue, from 0 to 1. */
    readonly components: readonly number[];
    readonly hex: string;
  };
}

/** The choices of a brand as a document of the Design Tokens Community Group. */
export interface BrandTokens {
  readonly $description: string;
  readonly accent: Readonly<Record<BrandMode, Readonly<Record<AccentName, ColourToken>>>>;
  readonly fontFamily?: { readonly $type: 'fontFamily'; readonly $value: readonly string[] };
  readonly radius?: Readonly<
    Record<string, { readonly $type: 'dimension'; readonly $value: { readonly value: number; readonly unit: 'px' } }>
  >;
}

const colourToken = (hex: string): ColourToken => ({
  $type: 'color',
  $value: {
    colorSpace: 'srgb',
    components: [1, 3, 5].map((at) => Number((Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(4))),
    hex,
  },
});

const mapped = <Name extends string, From, To>(values: Readonly<Record<Name, From>>, to: (value: From) => To) =>
  Object.fromEntries(Object.entries<From>(values).map(([name, value]) => [name, to(value)])) as Record<Name, To>;

/** The document of a brand. */
export function tokensOf({ name, accents, fontFamily, radii }: BrandParts): BrandTokens {
  return {
    $description: `The brand ${name}; all else is that of @resonanz/tokens.`,
    accent: mapped(accents, (mode) => mapped(mode, colourToken)),
    ...(fontFamily === undefined
      ? {}
      : {
          fontFamily: {
            $type: 'fontFamily',
            $value: fontFamily.split(',').map((family) => family.trim().replace(/^['"]|['"]$/g, '')),
          },
        }),
    ...(radii === undefined
      ? {}
      : {
          radius: mapped(radii, (value) => ({ $type: 'dimension' as const, $value: { value, unit: 'px' as const } })),
        }),
  };
}
