import { tokenColor } from '../../html/tokenColor.ts';

/** Colours of documents: those of the light theme, because paper is white. */
export const pdfColors = {
  text: tokenColor('semantic.light.text.primary'),
  secondary: tokenColor('semantic.light.text.secondary'),
  muted: tokenColor('semantic.light.text.muted'),
  line: tokenColor('semantic.light.border.default'),
  canvas: tokenColor('semantic.light.surface.canvas'),
  accent: tokenColor('audience.staff.light.ink'),
  tint: tokenColor('audience.staff.light.tint'),
  shell: tokenColor('audience.staff.light.shell'),
  onShell: tokenColor('audience.staff.light.onShell'),
  onShellMuted: tokenColor('audience.staff.light.onShellMuted'),
  shellLine: tokenColor('audience.staff.light.shellLine'),
  series: [tokenColor('chart.light.series1'), tokenColor('chart.light.series2'), tokenColor('chart.light.series6')],
  grid: tokenColor('chart.light.grid'),
} as const;

/** Background and text colour of a platform's chip. */
export function platformColors(channelType: string): { fill: string; text: string } {
  return { fill: tokenColor(`platform.${channelType}.fill`), text: tokenColor(`platform.${channelType}.onFillText`) };
}
