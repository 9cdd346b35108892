import type { Attributes, IOptions } from 'sanitize-html';
import { NOTIFICATION_ELEMENTS, safeLink } from '@resonanz/domain/html';
import { mailLink, writtenLink } from './links.ts';

/** Kinds of text; each has its own list of allowed elements. */
export type HtmlProfile = 'notification' | 'template' | 'blog' | 'mail';

// The elements of the rich-text editor for templates and articles.
const written = ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'a', 'strong', 'em', 'u', 's', 'br'];
const articles = [...written, 'b', 'i', 'h4', 'hr', 'img', 'figure', 'figcaption', 'code', 'pre'];
const tables = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];
const mails = [
  ...articles,
  ...tables,
  'h1',
  'h5',
  'h6',
  'div',
  'span',
  'small',
  'sub',
  'sup',
  'del',
  'ins',
  'address',
  'center',
  'dl',
  'dt',
  'dd',
];

/** Elements whose text is not meant for readers, or that browsers parse differently: removed with their content. */
const dropped =
  'script style textarea option select xmp noscript noembed noframes iframe plaintext title template object svg math'.split(
    ' ',
  );

/** Maximum nesting; users never write deeper, and browsers and parsers begin to disagree far beyond. */
const nestingLimit = 50;

const toLink =
  (checked: (address: string) => string | undefined) =>
  (tagName: string, { href }: Attributes) => {
    const link = href === undefined ? undefined : checked(href);
    return { tagName, attribs: (link === undefined ? {} : { href: link, rel: 'noopener noreferrer' }) as Attributes };
  };

const toImage = (tagName: string, { src, alt = '', width, height }: Attributes) => {
  const address = src === undefined ? undefined : safeLink(src);
  if (address === undefined) return { tagName: 'span', attribs: {} as Attributes, text: alt };
  const size = Object.fromEntries(
    Object.entries({ width, height }).filter(([, value = '']) => /^\d{1,4}$/.test(value)),
  );
  return { tagName, attribs: { src: address, alt, loading: 'lazy', ...size } as Attributes };
};

const color = [/^#[\da-f]{3,8}$/i, /^rgba?\([\d\s.,%/]{1,40}\)$/i, /^[a-z]{3,20}$/i];
const colors = { color, 'background-color': color };
const textStyles = {
  'font-weight': [/^(?:bold|normal|[1-9]00)$/i],
  'font-style': [/^(?:italic|normal)$/i],
  'text-decoration': [/^(?:underline|line-through|none)$/i],
  'text-align': [/^(?:left|right|center|justify)$/i],
};

const common: IOptions = {
  nonTextTags: dropped,
  nestingLimit,
  // Defence in depth: the link check below is stricter.
  allowedSchemes: ['https'],
  allowedSchemesByTag: {},
  allowedSchemesAppliedToAttributes: ['href', 'src'],
  allowProtocolRelative: false,
  parseStyleAttributes: false,
};

const linkAttributes = ['href', 'rel'];

/** Allowed elements of each kind of text. */
export const profiles: Readonly<Record<HtmlProfile, IOptions>> = {
  notification: {
    ...common,
    allowedTags: [...NOTIFICATION_ELEMENTS],
    allowedAttributes: { a: linkAttributes },
    transformTags: { a: toLink(safeLink) },
  },
  template: {
    ...common,
    allowedSchemes: ['https', 'mailto', 'tel'],
    allowedTags: [...written, 'b', 'i'],
    allowedAttributes: { a: linkAttributes, ol: ['start'] },
    transformTags: { a: toLink(mailLink) },
  },
  blog: {
    ...common,
    allowedSchemes: ['https', 'mailto', 'tel'],
    allowedTags: [...articles, 'span'],
    allowedAttributes: { a: linkAttributes, ol: ['start'], img: ['src', 'alt', 'width', 'height', 'loading'] },
    transformTags: { a: toLink(writtenLink), img: toImage },
  },
  mail: {
    ...common,
    allowedSchemes: ['https', 'mailto', 'tel'],
    allowedTags: mails,
    allowedAttributes: {
      '*': ['style'],
      a: [...linkAttributes, 'style'],
      ol: ['start', 'style'],
      img: ['alt', 'data-remote-image'],
      td: ['colspan', 'rowspan', 'style'],
      th: ['colspan', 'rowspan', 'style'],
    },
    parseStyleAttributes: true,
    allowedStyles: { '*': { ...colors, ...textStyles } },
    transformTags: { a: toLink(mailLink) },
  },
};
