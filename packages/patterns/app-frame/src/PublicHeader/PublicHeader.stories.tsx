import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyWords } from '@resonanz/stories/words';
import { Link } from '@resonanz/ui/Link';
import { PublicHeader } from './PublicHeader.tsx';

const words = storyWords({
  howItWorks: ['So läuft es ab', 'How it works'],
  prices: ['Preise', 'Prices'],
});

const meta = {
  title: 'Patterns/App frame/PublicHeader',
  component: PublicHeader,
  parameters: { layout: 'fullscreen' },
  globals: { audience: 'brand' },
  args: {
    homeHref: '/campaign-self-service',
    loginHref: '/campaign-self-service/login',
    registerHref: '/campaign-self-service/signup',
  },
} satisfies Meta<typeof PublicHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Landing: Story = {
  args: {
    children: (
      <>
        <Link variant="quiet" href="#how">
          {words.howItWorks}
        </Link>
        <Link variant="quiet" href="#prices">
          {words.prices}
        </Link>
      </>
    ),
  },
};

export const LogInAndRegister: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/campaign-self-service/login');
    await expect(canvas.getByRole('link', { name: 'Register' })).toHaveAttribute(
      'href',
      '/campaign-self-service/signup',
    );
    await expect(canvas.getByRole('radiogroup', { name: 'Language' })).toBeVisible();
  },
};
