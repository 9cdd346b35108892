import { cssValue, tokenAt } from '@resonanz/tokens/resolve';

/** A colour of the design tokens as PDF knows colours. */
function color(path: string): string {
  const { $value = '' } = tokenAt(path);
  return cssValue($value, 'color');
}

/** Colours of documents: the light theme, because paper is white. */
export const pdfColors = {
  text: color('semantic.light.text.primary'),
  secondary: color('semantic.light.text.secondary'),
  muted: color('semantic.light.text.muted'),
  line: color('semantic.light.border.default'),
  canvas: color('semantic.light.surface.canvas'),
  accent: color('audience.staff.light.ink'),
  tint: color('audience.staff.light.tint'),
  shell: color('audience.staff.light.shell'),
  onShell: color('audience.staff.light.onShell'),
  onShellMuted: color('audience.staff.light.onShellMuted'),
  shellLine: color('audience.staff.light.shellLine'),
  series: [color('chart.light.series1'), color('chart.light.series2'), color('chart.light.series6')],
  grid: color('chart.light.grid'),
} as const;

/** Ground and text of a platform's chip. */
export function platformColors(channelType: string): { fill: string; text: string } {
  return { fill: color(`platform.${channelType}.fill`), text: color(`platform.${channelType}.onFillText`) };
}
