import { type Contract, vars } from './contract.ts';

/** A name of the type scale, for example `label` or `figure`. */
export type TypographyStyle = keyof Contract['type'];

/** The declarations of one style of the type scale; `fontStretch` follows `font`, which would reset it. */
export function typography(name: TypographyStyle): { font: string; fontStretch: string; letterSpacing: string } {
  const { font, stretch, tracking } = vars.type[name];
  return { font, fontStretch: stretch, letterSpacing: tracking };
}
