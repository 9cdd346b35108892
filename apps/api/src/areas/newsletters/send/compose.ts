import { escapeHtml } from '@resonanz/domain/html';
import { brandPaths, testerPaths } from '@resonanz/domain/paths';
import { translator } from '@resonanz/i18n/messages';
import { requireAddress } from '../../../platform/mail/address.ts';
import { mailAccents, mailColors } from '../../../platform/mail/mailColors.ts';
import { lines, mailPage, paragraph } from '../../../platform/mail/mailPage.ts';
import type { ComposedMail } from '../../../platform/mail/MailTransport.ts';
import { plainText } from '../../../platform/mail/plainText.ts';
import type { Sender } from '../../../platform/mail/sender.ts';
import type { Letterhead } from '../../../platform/mail/writeContent.ts';
import { newsletterMessages } from '../messages.ts';
import { withLinks } from '../rules/links.ts';
import type { Language, NewsletterContent } from './content.ts';

/** What measures a mail, for whoever agreed to it: tokens of its picture and of its links. */
export interface Measuring {
  picture: string;
  /** The token of the link to an address; undefined for one that is not measured. */
  linkTo: (href: string) => string | undefined;
}

/** Who gets a newsletter; the token ends it. */
export interface Addressee {
  /** Part of the Message-ID. */
  id: string;
  email: string;
  unsubscribeToken: string;
  measuring?: Measuring;
}

const BANNER = 'newsletter-banner';

/** HTML of editors in the colours of a mail. */
const styled = (html: string): string =>
  html.replaceAll('<a ', `<a class="link" style="color:${mailAccents.testerworld.light.link};" `);

function bannerHtml({ banner }: NewsletterContent, pictureSource: string | undefined): string {
  if (banner === undefined) return '';
  const picture =
    pictureSource === undefined
      ? ''
      : `<img src="${escapeHtml(pictureSource)}" alt="" width="536" style="display:block;width:100%;height:auto;border:0;margin:0 0 16px;">`;
  const title =
    banner.title === '' ? '' : paragraph(`<strong>${escapeHtml(banner.title)}</strong>`, 'text', 'font-size:20px;');
  const text = banner.text === '' ? '' : paragraph(lines(banner.text.split('\n')));
  return picture + title + text;
}

/** A newsletter as one person gets it: HTML, the same as text, imprint, and the link that ends it. */
export function composeNewsletter(
  content: NewsletterContent,
  language: Language,
  to: Addressee,
  from: Sender,
  { imprint, publicUrl }: Letterhead,
): ComposedMail & { html: string; text: string } {
  const t = translator(newsletterMessages, language);
  const address = requireAddress(to.email);
  const absolute = (path: string): string => new URL(path, publicUrl).href;
  const unsubscribe = absolute(testerPaths.newsletterUnsubscribe({ token: to.unsubscribeToken }));
  const oneClick = absolute(`/api/newsletter/unsubscribe/${encodeURIComponent(to.unsubscribeToken)}`);
  const footer = {
    lines: [...imprint],
    imprint: t('newsletter.imprint'),
    imprintLink: absolute(brandPaths.imprint()),
  };
  const privacy = absolute(brandPaths.publicPrivacyPolicy());
  const linkTo = (href: string, label: string): string => `<a href="${escapeHtml(href)}">${escapeHtml(label)}</a>`;
  const { measuring } = to;
  const measured = (html: string): string =>
    measuring === undefined
      ? html
      : withLinks(html, (href) => {
          const token = measuring.linkTo(href);
          return token === undefined ? undefined : absolute(`/api/newsletter/click/${token}`);
        });
  const pixel =
    measuring === undefined
      ? ''
      : `<img src="${escapeHtml(absolute(`/api/newsletter/open/${measuring.picture}`))}" alt="" width="1" height="1" style="display:block;border:0;">`;
  const picture = content.banner?.picture;
  const words = (source: string | undefined): string =>
    [
      bannerHtml(content, source),
      `<div class="text" style="color:${mailColors.light.text};">${styled(measured(content.html))}</div>`,
      paragraph(
        styled(
          `${escapeHtml(t('newsletter.reason'))}<br>${linkTo(unsubscribe, t('newsletter.unsubscribe'))} · ${linkTo(privacy, t('newsletter.privacy'))}`,
        ),
        'muted',
        'font-size:13px;margin-top:24px;',
      ),
      pixel,
    ].join('\n');
  const page = { language, audience: 'testerworld' as const, subject: content.subject, footer };
  const text = [
    ...(content.banner === undefined ? [] : [content.banner.title, content.banner.text]),
    plainText(content.html),
    [t('newsletter.reason'), `${t('newsletter.unsubscribe')}: ${unsubscribe}`].join('\n'),
    ['-- ', ...footer.lines, `${footer.imprint}: ${footer.imprintLink}`, `${t('newsletter.privacy')}: ${privacy}`].join(
      '\n',
    ),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
  const shown =
    picture === undefined ? undefined : `data:${picture.contentType};base64,${picture.content.toString('base64')}`;
  return {
    id: to.id,
    to: address,
    template: 'newsletter',
    // As a browser shows it, where nothing is attached.
    html: mailPage(page, words(shown)),
    text,
    message: {
      from,
      to: { name: '', address },
      envelope: { from: from.address, to: [address] },
      subject: content.subject,
      text: `${text}\n`,
      html: mailPage(page, words(picture === undefined ? undefined : `cid:${BANNER}`)),
      ...(picture !== undefined && {
        attachments: [{ ...picture, cid: BANNER, contentDisposition: 'inline' as const }],
      }),
      messageId: `<${to.id}@${from.address.slice(from.address.lastIndexOf('@') + 1)}>`,
      headers: {
        'Content-Language': language,
        Precedence: 'bulk',
        'List-Unsubscribe': `<${oneClick}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    },
  };
}
