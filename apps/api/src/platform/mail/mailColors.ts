import { tokenColor } from '../html/tokenColor.ts';
import type { MailAudience } from './MailDirectory.ts';

type Theme = 'light' | 'dark';

const colorsOf = (theme: Theme) => ({
  canvas: tokenColor(`semantic.${theme}.surface.canvas`),
  surface: tokenColor(`semantic.${theme}.surface.base`),
  text: tokenColor(`semantic.${theme}.text.primary`),
  muted: tokenColor(`semantic.${theme}.text.secondary`),
  line: tokenColor(`semantic.${theme}.border.default`),
});

const accentOf = (audience: MailAudience, theme: Theme) => ({
  solid: tokenColor(`audience.${audience}.${theme}.solid`),
  onSolid: tokenColor(`audience.${audience}.${theme}.onSolid`),
  link: tokenColor(`audience.${audience}.${theme}.ink`),
});

const accentsOf = (audience: MailAudience) => ({
  light: accentOf(audience, 'light'),
  dark: accentOf(audience, 'dark'),
});

/** Colours of every mail: design tokens as plain values, because mail clients know no CSS variables. */
export const mailColors = { light: colorsOf('light'), dark: colorsOf('dark') };

/** Colours of buttons and links, by the receiver's area. */
export const mailAccents: Readonly<Record<MailAudience, ReturnType<typeof accentsOf>>> = {
  staff: accentsOf('staff'),
  brand: accentsOf('brand'),
  testerworld: accentsOf('testerworld'),
};
