import { createContext, type MouseEvent, useContext } from 'react';

/** How the app moves to an address of its own. */
export interface Navigation {
  navigate: (href: string) => void;
  toHref: (path: string) => string;
}

/** Without a provider, links are ordinary links. */
export const NavigationContext = createContext<Navigation | null>(null);

const isOwn = (href: string) => href.startsWith('/') && !href.startsWith('//');

/** What makes an anchor move within the app on a plain click and stay an ordinary link for every other one. */
export function useAnchorProps({
  href,
  target,
  download,
  onPress,
}: {
  href: string | undefined;
  target?: string | undefined;
  download?: string | boolean | undefined;
  onPress?: (() => void) | undefined;
}) {
  const navigation = useContext(NavigationContext);
  const isInner = navigation !== null && href !== undefined && isOwn(href) && !target && download === undefined;
  return {
    href: isInner ? navigation.toHref(href) : href,
    target,
    download,
    rel: target === '_blank' ? 'noopener noreferrer' : undefined,
    onClick(event: MouseEvent<HTMLAnchorElement>) {
      onPress?.();
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (!isInner || !isPlain || event.defaultPrevented) return;
      event.preventDefault();
      navigation.navigate(href);
    },
  };
}
