import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { buildBrandUser } from '@resonanz/testing/users';
import { BrandHomeStage, createWaitingSession } from './fixtures/BrandHomeStage.fixture.tsx';

const meta = {
  title: 'Screens/Brand home/Landing',
  component: BrandHomeStage,
  parameters: { layout: 'fullscreen' },
  globals: { audience: 'brand', density: 'comfortable' },
  // The route loads its screen when it is opened; a story is judged only once it is drawn.
  loaders: [async () => ({ screen: await import('./LandingScreen.tsx') })],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
  },
} satisfies Meta<typeof BrandHomeStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LoggedOut: Story = {};

export const English: Story = { globals: { language: 'en' } };

/** A logged-in user finds the way to their own pages, and no log-in. */
export const LoggedIn: Story = {
  args: { user: buildBrandUser() },
  play: async ({ canvas }) => {
    const dashboard = await canvas.findByRole('link', { name: /Zum Dashboard|To the dashboard/ });
    await expect(dashboard).toHaveAttribute('href', '/campaign-self-service/brand-dashboard');
    await expect(canvas.queryByRole('link', { name: /Anmeld|Log ?in|Registrieren|Register/ })).toBeNull();
  },
};

/** A brand that came by invitation has a start page of its own. */
export const Invited: Story = {
  args: { user: buildBrandUser({ signupWithToken: true }) },
  play: async ({ canvas }) => {
    const home = await canvas.findByRole('link', { name: /Zum Dashboard|To the dashboard/ });
    await expect(home).toHaveAttribute('href', '/campaign-self-service/ima-active');
  },
};

/** The page is public: it does not wait for the server to say who is there. */
export const LogInNotKnownYet: Story = { args: { session: createWaitingSession() } };

/** The first key press offers to jump over the header. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: /Zum Inhalt springen|Skip to content/ });
    await expect(skip).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
    await userEvent.tab();
    await waitFor(() =>
      expect(
        within(canvas.getByRole('main')).getAllByRole('link', { name: /Kostenlos registrieren|Register for free/ })[0],
      ).toHaveFocus(),
    );
  },
};

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const PhoneLoggedIn: Story = { ...LoggedIn, globals: { viewport: { value: 'phone' } } };
