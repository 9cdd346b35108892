import { escapeHtml } from '@resonanz/domain/html';
import { radius, space } from '@resonanz/tokens/constants';
import { mailAccents, mailColors } from './mailColors.ts';
import type { MailContent } from './MailContent.ts';
import { lines, mailPage, paragraph } from './mailPage.ts';

const { light } = mailColors;

function quoteHtml({ quote }: MailContent): string {
  if (quote === undefined) return '';
  const border = `border-left:${space[2]}px solid ${light.line};padding-left:${space[5]}px;`;
  return paragraph(escapeHtml(quote.intro)) + paragraph(lines(quote.lines), 'muted', border);
}

function actionHtml({ action, audience }: MailContent): string {
  if (action === undefined) return '';
  const link = escapeHtml(action.link);
  const accent = mailAccents[audience].light;
  const button = `display:inline-block;padding:${space[5]}px ${space[8]}px;border-radius:${radius.control}px;background:${accent.solid};color:${accent.onSolid};font-weight:600;text-decoration:none;`;
  return [
    paragraph(`<a class="button" href="${link}" style="${button}">${escapeHtml(action.label)}</a>`),
    paragraph(
      `${escapeHtml(action.fallback)}<br><a class="link" href="${link}" style="color:${accent.link};word-break:break-all;">${link}</a>`,
      'muted',
      'font-size:13px;',
    ),
  ].join('\n');
}

/** Renders the HTML part of a template mail. */
export function setAsHtml(content: MailContent): string {
  const { greeting, paragraphs, after, closing } = content;
  const words = [
    ...[greeting, ...paragraphs].map((each) => paragraph(lines(each.split('\n')))),
    quoteHtml(content),
    actionHtml(content),
    ...after.map((each) => paragraph(escapeHtml(each))),
    paragraph(lines(closing)),
  ];
  return mailPage(content, words.join('\n'));
}
