'use client';

import { createElement, type ReactNode, type Ref, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useMessages } from '@resonanz/i18n/react';
import { holdModals } from '@resonanz/ui/holdModals';
import { useAnchorProps } from '@resonanz/ui/useAnchorProps';
import { ANSWER_ATTRIBUTE, type BannerElement, bannerElements } from './bannerElements.ts';
import { lendFocus, uncoverFocus } from './bannerFocus.ts';
import { messages } from './messages.ts';

/** Props of {@link CookieBanner}. */
export interface CookieBannerProps {
  /** Address of the privacy policy; a path of the app goes through `LocaleProvider`'s `navigate`. */
  privacyHref: string;
  /**
   * The visitor wants to see the choice again: the banner takes the focus and gives it back when it goes. False by
   * default.
   */
  isReopened?: boolean;
  /** The answer given before, shown in a reopened banner; null (default) when there is none. */
  given?: boolean | null;
  /** Called with true for "Got it!" and with false for "Decline"; keep the answer and take the banner away. */
  onAnswer: (isAccepted: boolean) => void;
}

function PrivacyLink({ element, children }: { element: BannerElement; children: ReactNode }) {
  return (
    <a className={element.className} {...useAnchorProps({ href: element.attributes?.['href'] })}>
      {children}
    </a>
  );
}

function draw(element: BannerElement, onAnswer: CookieBannerProps['onAnswer'], ref?: Ref<HTMLElement>): ReactNode {
  const { tag, className, attributes, answer, content } = element;
  const children = typeof content === 'string' ? [content] : content.map((child) => draw(child, onAnswer));
  const key = attributes?.[ANSWER_ATTRIBUTE] ?? className;
  if (tag === 'a') {
    return (
      <PrivacyLink key={key} element={element}>
        {children}
      </PrivacyLink>
    );
  }
  const onClick = answer === undefined ? undefined : () => onAnswer(answer);
  return createElement(tag, { key, className, ...attributes, onClick, ref }, ...children);
}

/**
 * Asks for consent to optional cookies: a landmark at the lower edge of the window, no dialog, so that the page stays
 * usable. Nothing but its two buttons answers. Modal windows of the kit that open meanwhile wait for the answer. Place
 * it before the page, so that it comes first by keyboard.
 */
export function CookieBanner({ privacyHref, isReopened = false, given = null, onAnswer }: CookieBannerProps) {
  const t = useMessages(messages);
  const banner = useRef<HTMLElement>(null);
  useEffect(() => (banner.current ? uncoverFocus(banner.current) : undefined), []);
  // A modal window that opens meanwhile waits for the answer, and the banner says why nothing else happens.
  const [isAwaited, setAwaited] = useState(false);
  const takesFocus = isReopened || isAwaited;
  // Before the banner has gone, so that the focus is not lost on the way; first of all, so that a window that has
  // waited knows where to return it.
  useLayoutEffect(() => (takesFocus && banner.current ? lendFocus(banner.current) : undefined), [takesFocus]);
  useLayoutEffect(() => holdModals(() => setAwaited(true)), []);
  return draw(bannerElements(t, { privacyHref, given }), onAnswer, banner);
}
