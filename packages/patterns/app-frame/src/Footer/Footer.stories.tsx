import type { Meta, StoryObj } from '@storybook/react-vite';
import { Footer } from './Footer.tsx';

const meta = {
  title: 'Patterns/App frame/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  globals: { audience: 'brand' },
  args: {
    termsHref: '/campaign-self-service/terms-and-conditions',
    privacyHref: '/campaign-self-service/privacy-policy',
    imprintHref: '/imprint',
    onCookieSettings: () => {},
  },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {};

export const BelowALogIn: Story = { args: { variant: 'quiet' } };
