import { holdModals } from '@resonanz/ui/holdModals';
import de from '../messages/de.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };
import {
  ANSWER_ATTRIBUTE,
  BANNER_ATTRIBUTE,
  type BannerElement,
  bannerElements,
  type CookieBannerWord,
} from './bannerElements.ts';
import { lendFocus, uncoverFocus } from './bannerFocus.ts';
import { htmlOf, nodeOf } from './bannerHtml.ts';
import type { ConsentStore } from './ConsentStore.ts';

const WORDS = { de, en };

/** What the banner says and where it leads. */
export interface CookieBannerOptions {
  /** `de` (default) or `en`. */
  readonly language?: 'de' | 'en';
  /** Address of the privacy policy. */
  readonly privacyHref: string;
  /** Words that replace the built-in ones, by key. */
  readonly words?: Readonly<Partial<Record<CookieBannerWord, string>>>;
}

/** What {@link mountCookieBanner} needs besides. */
export interface MountOptions extends CookieBannerOptions {
  /** Where the answer is stored. */
  readonly consent: ConsentStore;
  /** Element that the banner becomes the first child of; the body by default. */
  readonly target?: Element;
}

function elementsOf(
  { language = 'de', privacyHref, words = {} }: CookieBannerOptions,
  given: boolean | null,
): BannerElement {
  return bannerElements((key) => words[key] ?? WORDS[language][key], { privacyHref, given });
}

/**
 * The open question as HTML, for a server; send it at the beginning of the body to a user who has no cookie
 * `cookieConsent`.
 */
export function cookieBannerHtml(options: CookieBannerOptions): string {
  return htmlOf(elementsOf(options, null));
}

/**
 * Shows the banner while the question stands, without React or any other framework; takes over what `cookieBannerHtml`
 * has drawn. Returns how to take it away.
 */
export function mountCookieBanner({ consent, target = document.body, ...options }: MountOptions): () => void {
  let banner = target.querySelector<HTMLElement>(`[${BANNER_ATTRIBUTE}]`);
  let shown: ReturnType<ConsentStore['question']> = 'answered';
  let release = () => {};

  function hide() {
    release();
    banner?.remove();
    banner = null;
  }

  function show(isReopened: boolean): () => void {
    const shownBanner = banner ?? nodeOf(elementsOf(options, isReopened ? consent.isAccepted() : null));
    banner = shownBanner;
    if (!shownBanner.isConnected) target.prepend(shownBanner);
    const onClick = ({ target: pressed }: MouseEvent) => {
      const answer =
        pressed instanceof Element ? pressed.closest(`[${ANSWER_ATTRIBUTE}]`)?.getAttribute(ANSWER_ATTRIBUTE) : null;
      if (answer != null) consent.answer(answer === 'true');
    };
    shownBanner.addEventListener('click', onClick);
    const stop = uncoverFocus(shownBanner);
    let giveBack = isReopened ? lendFocus(shownBanner) : undefined;
    const letModals = holdModals(() => {
      giveBack ??= lendFocus(shownBanner);
    });
    return () => {
      shownBanner.removeEventListener('click', onClick);
      stop();
      giveBack?.();
      letModals();
    };
  }

  function update() {
    const question = consent.question();
    if (question === shown) return;
    // What the server has drawn is the open question.
    if (question !== 'open' || shown !== 'answered') hide();
    shown = question;
    release = question === 'answered' ? () => {} : show(question === 'reopened');
  }

  if (consent.question() === 'answered') hide();
  update();
  const unsubscribe = consent.subscribe(update);
  return () => {
    unsubscribe();
    hide();
  };
}
