import { createHash } from 'node:crypto';
import { escapeHtml } from '@resonanz/domain/html';
import { brandPaths, testerPaths } from '@resonanz/domain/paths';
import type { Language } from '@resonanz/i18n/language';
import { translator } from '@resonanz/i18n/messages';
import { radius, space } from '@resonanz/tokens/constants';
import { tokenColor } from '../../html/tokenColor.ts';
import { linkMessages } from './messages.ts';

/** Why a link no longer works. */
export type DeadLink = 'gone' | 'rightsExpired' | 'later';

/** Who opens a link: whoever was sent it, or a tester who got it in a mail. */
export type LinkReader = 'person' | 'tester';

/** Where a reader goes on, and in whose colours. */
const AREA = {
  person: { audience: 'brand', home: brandPaths.landing(), login: brandPaths.login() },
  tester: { audience: 'testerworld', home: testerPaths.welcome(), login: testerPaths.login() },
} as const;

const colorsOf = (theme: 'light' | 'dark', audience: 'brand' | 'testerworld'): string =>
  Object.entries({
    canvas: `semantic.${theme}.surface.canvas`,
    text: `semantic.${theme}.text.primary`,
    muted: `semantic.${theme}.text.secondary`,
    solid: `audience.${audience}.${theme}.solid`,
    'on-solid': `audience.${audience}.${theme}.onSolid`,
    link: `audience.${audience}.${theme}.ink`,
  })
    .map(([name, token]) => `--${name}:${tokenColor(token)}`)
    .join(';');

const styleFor = ({ audience }: (typeof AREA)[LinkReader]): string => `
:root{color-scheme:light dark;${colorsOf('light', audience)}}
@media (prefers-color-scheme:dark){:root{${colorsOf('dark', audience)}}}
body{margin:0;background:var(--canvas);color:var(--text);font:16px/1.5 Archivo,'Helvetica Neue',Arial,sans-serif}
.page{box-sizing:border-box;max-width:640px;min-height:100vh;margin:0 auto;padding:${space[9]}px ${space[7]}px;display:flex;flex-direction:column;gap:${space[9]}px}
.name{margin:0;font-weight:700;color:var(--muted)}
main{flex:1;display:flex;flex-direction:column;justify-content:center}
h1{margin:0 0 ${space[7]}px;font-size:28px;line-height:1.2;overflow-wrap:break-word}
p{margin:0 0 ${space[6]}px}
a{color:var(--link)}
nav{display:flex;flex-wrap:wrap;align-items:center;gap:${space[6]}px;margin-top:${space[6]}px}
.first{padding:${space[5]}px ${space[8]}px;border-radius:${radius.control}px;background:var(--solid);color:var(--on-solid);font-weight:600;text-decoration:none}
footer{display:flex;gap:${space[6]}px}
@media (forced-colors:active){.first{border:1px solid}}
`;

const STYLE: Readonly<Record<LinkReader, string>> = { person: styleFor(AREA.person), tester: styleFor(AREA.tester) };

const policyFor = (style: string): string =>
  [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Content security policy of the page of a reader: its one style, nothing else. */
export const linkPagePolicy: Readonly<Record<LinkReader, string>> = {
  person: policyFor(STYLE.person),
  tester: policyFor(STYLE.tester),
};

/** The page for a link that no longer works: why, what to do about it, and where to continue. */
export function linkPage(reader: LinkReader, reason: DeadLink, language: Language): string {
  const { home, login } = AREA[reader];
  const t = translator(linkMessages, language);
  const product = escapeHtml(t('link.product'));
  const title = escapeHtml(t(`link.${reason}.title`));
  const text = t(`link.${reason}.text`)
    .split('\n\n')
    .map((each) => `<p>${escapeHtml(each)}</p>`)
    .join('\n');
  const link = (href: string, label: string, kind = ''): string =>
    `<a${kind} href="${escapeHtml(href)}">${escapeHtml(label)}</a>`;
  const first =
    reason === 'later' ? link('', t('link.retry'), ' class="first"') : link(home, t('link.home'), ' class="first"');
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title} · ${product}</title>
<style>${STYLE[reader]}</style>
</head>
<body>
<div class="page">
<p class="name">${product}</p>
<main>
<h1>${title}</h1>
${text}
<nav>${first}${link(login, t('link.login'))}</nav>
</main>
<footer>${link(brandPaths.imprint(), t('link.imprint'))}${link(brandPaths.publicPrivacyPolicy(), t('link.privacy'))}</footer>
</div>
</body>
</html>
`;
}
