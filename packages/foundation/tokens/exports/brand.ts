export type { AccentName, Accents, BrandMode } from '../src/brand/accents.ts';
export { type AdjustedColour, type Brand, type BrandChoices, defineBrand } from '../src/brand/defineBrand.ts';
export type { BrandTokens } from '../src/brand/dtcg.ts';
