import type { MailContent } from './MailContent.ts';

/** Renders the text part of a mail. */
export function setAsText({ greeting, paragraphs, quote, action, after, closing, footer }: MailContent): string {
  const blocks = [
    greeting,
    ...paragraphs,
    ...(quote === undefined ? [] : [quote.intro, quote.lines.map((line) => `> ${line}`.trimEnd()).join('\n')]),
    ...(action === undefined ? [] : [`${action.label}:\n${action.link}`]),
    ...after,
    closing.join('\n'),
    // "-- " on its own line marks the start of a signature.
    ['-- ', ...footer.lines, `${footer.imprint}: ${footer.imprintLink}`].join('\n'),
  ];
  return `${blocks.join('\n\n')}\n`;
}
