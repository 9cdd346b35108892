import { escapeHtml } from '@resonanz/domain/html';
import { radius, space } from '@resonanz/tokens/constants';
import { mailAccents, mailColors } from './mailColors.ts';
import type { MailContent } from './MailContent.ts';

const { light, dark } = mailColors;
/** Width in px that mail clients show without scrolling. */
const width = 600;
const font = "Archivo, 'Helvetica Neue', Arial, sans-serif";

// Mail clients with dark mode use these classes; the others use the inline styles.
const darkStyles = (accent: { solid: string; onSolid: string; link: string }): string => `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .canvas { background: ${dark.canvas} !important; }
  .sheet { background: ${dark.surface} !important; border-color: ${dark.line} !important; }
  .text { color: ${dark.text} !important; }
  .muted { color: ${dark.muted} !important; border-color: ${dark.line} !important; }
  .link { color: ${accent.link} !important; }
  .button { background: ${accent.solid} !important; color: ${accent.onSolid} !important; }
}`;

/** A paragraph in the colour of its kind. */
export const paragraph = (html: string, kind = 'text', extra = ''): string =>
  `<p class="${kind}" style="margin:0 0 ${space[6]}px;color:${kind === 'muted' ? light.muted : light.text};${extra}">${html}</p>`;

/** Paragraphs below each other. */
export const lines = (texts: readonly string[]): string => texts.map(escapeHtml).join('<br>');

function footerHtml({ footer, audience }: Pick<MailContent, 'footer' | 'audience'>): string {
  const imprint = `<a class="link" href="${escapeHtml(footer.imprintLink)}" style="color:${mailAccents[audience].light.link};">${escapeHtml(footer.imprint)}</a>`;
  const top = `border-top:1px solid ${light.line};padding-top:${space[6]}px;font-size:13px;margin-bottom:0;`;
  return paragraph(`${lines([...footer.lines, ''])}${imprint}`, 'muted', top);
}

/** The HTML part of a mail around its content: one column, inline styles, no pictures, no external resources. */
export function mailPage(
  { language, audience, subject, footer }: Pick<MailContent, 'language' | 'audience' | 'subject' | 'footer'>,
  words: string,
): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${darkStyles(mailAccents[audience].dark)}
</style>
</head>
<body class="canvas" style="margin:0;background:${light.canvas};">
<table role="presentation" class="canvas" width="100%" cellpadding="0" cellspacing="0" style="background:${light.canvas};">
<tr><td align="center" style="padding:${space[8]}px ${space[6]}px;">
<table role="presentation" class="sheet" width="100%" cellpadding="0" cellspacing="0" style="max-width:${width}px;background:${light.surface};border:1px solid ${light.line};border-radius:${radius.panel}px;">
<tr><td style="padding:${space[9]}px;font-family:${font};font-size:16px;line-height:1.5;">
${words}
${footerHtml({ footer, audience })}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}
