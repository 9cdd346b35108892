import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { shared, storyWords } from '@resonanz/stories/words';
import { Button } from '@resonanz/ui/Button';
import { Heading } from '@resonanz/ui/Heading';
import { Link } from '@resonanz/ui/Link';
import { PublicNotFoundPage } from '../MessagePage/PublicNotFoundPage.tsx';
import { PlainPage } from './PlainPage.tsx';

const words = storyWords({
  back: ['Zurück', 'Back'],
  print: ['Drucken', 'Print'],
  legalNotice: ['Impressum', 'Legal notice'],
  pageNotFound: ['Seite nicht gefunden', 'Page not found'],
  toTheHomePage: ['Zur Startseite', 'To the home page'],
  logIn: ['Anmelden', 'Log in'],
});

const meta = {
  title: 'Patterns/App frame/Page without layout',
  component: PlainPage,
  parameters: { layout: 'fullscreen' },
  args: {
    languageHref: (language) => `?lang=${language}`,
    start: <Link href="/">{words.back}</Link>,
    tools: <Button>{words.print}</Button>,
    children: <Heading level={1}>{words.legalNotice}</Heading>,
  },
} satisfies Meta<typeof PlainPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('banner')).toBeNull();
    await expect(canvas.queryByRole('contentinfo')).toBeNull();
    await expect(canvas.getByRole('link', { name: shared.german })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('link', { name: 'English' })).toHaveAttribute('href', '?lang=en');
  },
};

export const NotFound: Story = {
  render: () => <PublicNotFoundPage pathname="/public/contact" homeHref="/campaign-self-service" loginHref="/login" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: words.pageNotFound })).toBeVisible();
    await expect(canvas.getByRole('link', { name: words.toTheHomePage })).toHaveAttribute(
      'href',
      '/campaign-self-service',
    );
    await expect(canvas.getByRole('link', { name: words.logIn })).toHaveAttribute('href', '/login');
    await expect(canvas.getByRole('link', { name: 'English' })).toHaveAttribute('href', '/public/contact?lang=en');
  },
};
