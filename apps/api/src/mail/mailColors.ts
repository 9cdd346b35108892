import { cssValue, tokenAt } from '@resonanz/tokens/resolve';

type Theme = 'light' | 'dark';

function color(path: string): string {
  const { $value = '' } = tokenAt(path);
  return cssValue($value, 'color');
}

const colorsOf = (theme: Theme) => ({
  canvas: color(`semantic.${theme}.surface.canvas`),
  surface: color(`semantic.${theme}.surface.base`),
  text: color(`semantic.${theme}.text.primary`),
  muted: color(`semantic.${theme}.text.secondary`),
  line: color(`semantic.${theme}.border.default`),
  solid: color(`audience.staff.${theme}.solid`),
  onSolid: color(`audience.staff.${theme}.onSolid`),
  link: color(`audience.staff.${theme}.ink`),
});

/** Colours of mails: the brand's tokens as plain values, because mail programs know no variables. */
export const mailColors = { light: colorsOf('light'), dark: colorsOf('dark') };
