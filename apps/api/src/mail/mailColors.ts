import { tokenColor } from '../html/tokenColor.ts';

type Theme = 'light' | 'dark';

const colorsOf = (theme: Theme) => ({
  canvas: tokenColor(`semantic.${theme}.surface.canvas`),
  surface: tokenColor(`semantic.${theme}.surface.base`),
  text: tokenColor(`semantic.${theme}.text.primary`),
  muted: tokenColor(`semantic.${theme}.text.secondary`),
  line: tokenColor(`semantic.${theme}.border.default`),
  solid: tokenColor(`audience.staff.${theme}.solid`),
  onSolid: tokenColor(`audience.staff.${theme}.onSolid`),
  link: tokenColor(`audience.staff.${theme}.ink`),
});

/** Colours of mails: the brand's tokens as plain values, because mail programs know no variables. */
export const mailColors = { light: colorsOf('light'), dark: colorsOf('dark') };
