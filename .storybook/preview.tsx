import '@fontsource-variable/archivo/standard.css';
import '@resonanz/tokens/styles';
import './docs/page.css';
import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect, type ReactNode } from 'react';
import { UPDATE_GLOBALS } from 'storybook/internal/core-events';
import type { GlobalTypes } from 'storybook/internal/csf';
import { addons } from 'storybook/preview-api';
import { pseudo } from '@resonanz/i18n/pseudo';
import { LanguageProvider } from '@resonanz/i18n/react';
import { LocaleProvider } from '@resonanz/ui/LocaleProvider';
import { contractArgTypes } from './docs/argTypes.ts';
import { Name } from './docs/Name.tsx';
import { Page } from './docs/Page.tsx';
import { PageTitle } from './docs/PageTitle.tsx';
import { reloadWithLanguage } from './docs/reloadWithLanguage.ts';
import { languageOf, showLook, type Look } from './docs/showLook.ts';
import { renderToCanvas } from './renderToCanvas.ts';

reloadWithLanguage();

function House({ look, children }: { look: Look; children: ReactNode }) {
  const language = languageOf(look);
  useLayoutEffect(() => showLook(look), [look]);
  return (
    <LanguageProvider
      language={language}
      {...(look.language === 'pseudo' ? { transform: pseudo } : {})}
      onLanguageChange={(next) => addons.getChannel().emit(UPDATE_GLOBALS, { globals: { language: next } })}
    >
      <LocaleProvider language={language}>{children}</LocaleProvider>
    </LanguageProvider>
  );
}

const withHouse: Decorator = (Story, { globals }) => (
  <House look={globals}>
    <Story />
  </House>
);

type Icon = NonNullable<NonNullable<GlobalTypes[string]['toolbar']>['icon']>;

function choice(title: string, icon: Icon, items: Record<string, string>) {
  const entries = Object.entries(items).map(([value, label]) => ({ value, title: label }));
  return { toolbar: { title, icon, items: entries, dynamicTitle: true } } as const;
}

const width = (name: string, inlineSize: number, blockSize: number) => ({
  name,
  styles: { width: `${inlineSize}px`, height: `${blockSize}px` },
});

// The widths at which the layout is looked at: see the breakpoints of the tokens.
const widths = {
  phone: width('Phone, 390', 390, 844),
  tablet: width('Tablet, 768', 768, 1024),
  rail: width('Small desktop, 992', 992, 800),
  desktop: width('Desktop, 1440', 1440, 900),
};

const preview: Preview = {
  // What a story's play opens is placed once, so the letters must have their widths before it begins.
  beforeAll: async () => {
    await document.fonts.load("1em 'Archivo Variable'");
  },
  argTypesEnhancers: [contractArgTypes],
  decorators: [withHouse],
  renderToCanvas,
  initialGlobals: { language: 'de', theme: 'light', audience: 'staff', density: 'compact' },
  globalTypes: {
    language: choice('Language', 'globe', { de: 'Deutsch', en: 'English', pseudo: 'Pseudo (long)' }),
    theme: choice('Theme', 'mirror', { light: 'Light', dark: 'Dark' }),
    audience: choice('Audience', 'users', { staff: 'Staff', brand: 'Brand', testerworld: 'Testerworld' }),
    density: choice('Density', 'component', { compact: 'Compact', comfortable: 'Comfortable' }),
  },
  parameters: {
    layout: 'padded',
    backgrounds: { disable: true },
    docs: { container: Page, components: { h1: PageTitle, code: Name } },
    viewport: { options: widths },
    // react-aria's announcer keeps what it has said, also of elements that have gone since.
    a11y: { test: 'error', context: { exclude: ['[data-live-announcer]'] } },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Foundations',
          [
            'Tokens',
            'Colour',
            'A brand of your own',
            'Icons',
            'Type',
            'Motion',
            'Writing',
            'Accessibility',
            'Changes',
            'Domain',
            'Validators',
            'Formatters',
            'Messages',
          ],
          'UI',
          [
            'Overview',
            'States',
            'Layout',
            'Actions',
            'Navigation',
            'Forms',
            'Content',
            'Feedback',
            'Overlays',
            'Charts',
            'Grid',
            'Rich text',
            'Agenda',
          ],
          'Patterns',
          ['App frame', 'Lists', 'Records', 'Forms'],
          'Widgets',
          'Screens',
        ],
      },
    },
  },
  tags: ['autodocs'],
};

export default preview;
