import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ROLE, roleName } from '@resonanz/domain/roles';
import { buildUser } from '@resonanz/testing/users';
import { LegalStage } from './fixtures/LegalStage.fixture.tsx';

const meta = {
  title: 'Screens/Legal',
  component: LegalStage,
  parameters: { layout: 'fullscreen' },
  globals: { audience: 'brand', density: 'comfortable' },
  // The route loads its screen when it is opened; a story is judged only once it is drawn.
  loaders: [async () => ({ screen: await import('./LegalScreen.tsx') })],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
  },
} satisfies Meta<typeof LegalStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Privacy: Story = { args: { path: '/campaign-self-service/privacy-policy' } };
export const PrivacyEnglish: Story = { args: { path: '/privacy-policy' }, globals: { language: 'en' } };
export const PrivacyPhone: Story = { args: { path: '/privacy-policy' }, globals: { viewport: { value: 'phone' } } };
export const Terms: Story = { args: { path: '/campaign-self-service/terms-and-conditions' } };
export const TermsEnglish: Story = {
  args: { path: '/campaign-self-service/terms-and-conditions' },
  globals: { language: 'en' },
};
export const Imprint: Story = { args: { path: '/imprint' } };
export const ImprintEnglish: Story = { args: { path: '/imprint' }, globals: { language: 'en' } };
export const ImprintPhone: Story = { args: { path: '/imprint' }, globals: { viewport: { value: 'phone' } } };

/** A logged-in user finds the way back and no log-in. */
export const LoggedIn: Story = {
  args: { path: '/imprint', user: buildUser({ role: { roleId: ROLE.brand, roleName: roleName(ROLE.brand) } }) },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await expect(canvas.queryByRole('link', { name: /^(Anmelden|Log ?in)$/ })).toBeNull();
  },
};
