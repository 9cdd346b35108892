import { type ReactNode, useMemo } from 'react';
import { RouterProvider } from 'react-aria-components';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { type Navigation, NavigationContext } from './navigation.ts';

/** Props of {@link LocaleProvider}. */
export interface LocaleProviderProps {
  /** The app. */
  children: ReactNode;
  /** Language of the interface; dates and numbers follow it (de-DE, en-US). */
  language: 'de' | 'en';
  /** Moves to an address within the app; without it, links load a page. */
  navigate?: (href: string) => void;
  /** Turns a path of the app into the address a link shows, for apps that live below a base path. */
  toHref?: (path: string) => string;
}

const localeOf = { de: 'de-DE', en: 'en-US' } as const;
const unchanged = (path: string) => path;

/** Gives the kit its language and the app's way to navigate; stands once at the root. */
export function LocaleProvider({ children, language, navigate, toHref = unchanged }: LocaleProviderProps) {
  const navigation = useMemo<Navigation | null>(() => (navigate ? { navigate, toHref } : null), [navigate, toHref]);
  const localised = <I18nProvider locale={localeOf[language]}>{children}</I18nProvider>;
  if (!navigation) return localised;
  return (
    <NavigationContext value={navigation}>
      <RouterProvider navigate={navigation.navigate} useHref={navigation.toHref}>
        {localised}
      </RouterProvider>
    </NavigationContext>
  );
}
