import type de from '../messages/de.json';
import * as css from './CookieBanner.css.ts';

/** Keys of the banner's words. */
export type CookieBannerWord = keyof typeof de;

/** An element of the banner: drawn by React, by the DOM and as HTML alike, so that there is one banner and not three. */
export interface BannerElement {
  readonly tag: 'section' | 'div' | 'p' | 'a' | 'button';
  readonly className: string;
  readonly attributes?: Readonly<Record<string, string>>;
  /** What the press of a button answers. */
  readonly answer?: boolean;
  readonly content: string | readonly BannerElement[];
}

/** What the banner shows. */
export interface BannerContent {
  /** Address of the privacy policy. */
  readonly privacyHref: string;
  /** The answer given before, when the question has been reopened. */
  readonly given: boolean | null;
}

/** Marks the banner, and the answer of a button. */
export const BANNER_ATTRIBUTE = 'data-cookie-banner';
export const ANSWER_ATTRIBUTE = 'data-answer';

/** The banner. Both answers look the same and are as easy to give (DESIGN.md §4). */
export function bannerElements(
  word: (key: CookieBannerWord) => string,
  { privacyHref, given }: BannerContent,
): BannerElement {
  const paragraph = (className: string, content: BannerElement['content']): BannerElement => ({
    tag: 'p',
    className,
    content,
  });
  const button = (key: CookieBannerWord, answer: boolean): BannerElement => ({
    tag: 'button',
    className: css.answer,
    attributes: { type: 'button', [ANSWER_ATTRIBUTE]: String(answer) },
    answer,
    content: word(key),
  });
  const link: BannerElement = {
    tag: 'a',
    className: css.link,
    attributes: { href: privacyHref },
    content: word('cookieBanner.privacy'),
  };
  const before =
    given === null ? [] : [paragraph(css.given, word(given ? 'cookieBanner.accepted' : 'cookieBanner.declined'))];
  return {
    tag: 'section',
    className: css.banner,
    // The second attribute keeps it in use, and presses on it from counting as beside it, while a modal window is open.
    attributes: {
      'aria-label': word('cookieBanner.label'),
      [BANNER_ATTRIBUTE]: '',
      'data-react-aria-top-layer': 'true',
    },
    content: [
      {
        tag: 'div',
        className: css.words,
        content: [
          paragraph(css.title, word('cookieBanner.title')),
          paragraph(css.text, word('cookieBanner.text')),
          ...before,
          paragraph(css.more, [link]),
        ],
      },
      {
        tag: 'div',
        className: css.answers,
        content: [button('cookieBanner.decline', false), button('cookieBanner.accept', true)],
      },
    ],
  };
}
