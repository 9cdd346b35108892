import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { VerifiedArea } from '@resonanz/api-client/auth';
import { brandPaths, testerPaths } from '@resonanz/domain/paths';
import { type Answer, answerNever, answerSuccess } from '@resonanz/testing/envelopeFetch';
import { ACCOUNT_CALLS, TOKEN, tokenInvalid } from './fixtures/accountCalls.fixture.ts';
import { createAreaServer } from './fixtures/areaServer.fixture.ts';
import { AuthStage } from './fixtures/AuthStage.fixture.tsx';

const PATHS = { brand: brandPaths.verify({ token: TOKEN }), testerworld: testerPaths.verify({ token: TOKEN }) };

const confirm = { name: /^(Adresse bestätigen|Confirm address)$/ };
const headed = (name: RegExp) => ({ level: 1, name });

const meta = {
  title: 'Screens/Auth/VerifyEmail',
  component: AuthStage,
  parameters: { layout: 'fullscreen' },
  // The route loads its screen when it is opened; a story is judged only once it is drawn.
  loaders: [async () => ({ screen: await import('./VerifyEmailScreen.tsx') })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', confirm)).toHaveFocus();
  },
} satisfies Meta<typeof AuthStage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** The page of an area whose server answers the confirmation like this. */
function shown(area: VerifiedArea, answer?: Answer): Story {
  const server = createAreaServer();
  if (answer) server.on(ACCOUNT_CALLS.verify[area], answer);
  return { globals: { audience: area }, args: { area, path: PATHS[area], server } };
}

const press: Play = async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('button', confirm)).toHaveFocus());
  await userEvent.keyboard('{Enter}');
};

export const Brand: Story = shown('brand');

export const Testerworld: Story = shown('testerworld');

export const English: Story = { ...shown('brand'), globals: { audience: 'brand', language: 'en' } };

export const Pending: Story = {
  ...shown('brand', answerNever),
  play: async (context) => {
    await press(context);
    await waitFor(() => expect(context.canvas.getByRole('button', confirm)).toHaveAttribute('aria-busy', 'true'));
  },
};

export const WaitingForApproval: Story = {
  ...shown('brand'),
  play: async (context) => {
    await press(context);
    await expect(
      await context.canvas.findByText(/Die Agentur prüft jetzt Ihr Konto|agency is checking your account/),
    ).toBeVisible();
    await waitFor(() => expect(context.canvas.getByRole('main')).toHaveFocus());
  },
};

export const ApprovedBrand: Story = {
  ...shown('brand', () => answerSuccess({ isApproved: true })),
  play: async (context) => {
    await press(context);
    await expect(await context.canvas.findByText(/Sie können sich jetzt anmelden|You can log in now/)).toBeVisible();
  },
};

export const ConfirmedTester: Story = { ...shown('testerworld'), play: ApprovedBrand.play as Play };

export const Offline: Story = {
  ...shown('testerworld', () => Promise.reject(new TypeError('Failed to fetch'))),
  play: async (context) => {
    await press(context);
    await expect(await context.canvas.findByRole('alert')).toBeVisible();
    await expect(context.canvas.getByRole('button', confirm)).toBeVisible();
  },
};

export const LinkExpired: Story = {
  ...shown('brand', tokenInvalid),
  play: async (context) => {
    await press(context);
    await expect(await context.canvas.findByRole('alert')).toBeVisible();
    await expect(context.canvas.getByRole('heading', headed(/bestätigen|Confirm/))).toBeVisible();
  },
};

/** An expired link leads to a new one. */
export const SentAgain: Story = {
  ...shown('testerworld', tokenInvalid),
  play: async (context) => {
    await press(context);
    await waitFor(() => expect(context.canvas.getByRole('textbox')).toHaveFocus());
    await userEvent.keyboard('s.winter@beispiel.example{Enter}');
    await expect(await context.canvas.findByRole('heading', headed(/Postfach|mailbox/))).toBeVisible();
  },
};

export const Phone: Story = { ...LinkExpired, globals: { audience: 'brand', viewport: { value: 'phone' } } };
