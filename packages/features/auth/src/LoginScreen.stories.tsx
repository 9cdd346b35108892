import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { type Answer, answerNever, answerError } from '@resonanz/testing/envelopeFetch';
import { createAreaServer, failure } from './fixtures/areaServer.fixture.ts';
import { AuthStage } from './fixtures/AuthStage.fixture.tsx';

const meta = {
  title: 'Screens/Auth/Login',
  component: AuthStage,
  parameters: { layout: 'fullscreen' },
  // The route loads its screen when it is opened; a story is judged only once it is drawn.
  loaders: [async () => ({ screen: await import('./LoginScreen.tsx') })],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /^(Anmelden|Log in)$/ });
  },
} satisfies Meta<typeof AuthStage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const submit = { name: /^(Anmelden|Log in)$/ };
const email = { name: /^E-(Mail-Adresse|mail address)/ };
const password = /^(Passwort|Password)$/;

const send: Play = async ({ canvas }) => {
  await userEvent.type(await canvas.findByRole('textbox', email), 'k.bergmann@resonanz.example');
  await userEvent.type(canvas.getByLabelText(password), 'Sommer2026');
  await userEvent.click(canvas.getByRole('button', submit));
};

/** The log-in after the server has rejected it. */
function rejected(answer: Answer, args: Story['args'] = {}): Story {
  return {
    args: { ...args, server: createAreaServer(answer) },
    play: async (context) => {
      await send(context);
      await expect(await context.canvas.findByRole('alert')).toBeVisible();
      await expect(context.canvas.getByRole('textbox', email)).toHaveValue('k.bergmann@resonanz.example');
    },
  };
}

export const Staff: Story = {};

export const Brand: Story = { globals: { audience: 'brand' }, args: { area: 'brand' } };

export const Testerworld: Story = { globals: { audience: 'testerworld' }, args: { area: 'testerworld' } };

export const English: Story = { globals: { language: 'en' } };

export const MissingValues: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', submit));
    await expect(await canvas.findByText(/Bitte geben Sie Ihr Passwort ein|Please enter your password/)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox', email)).toHaveFocus());
  },
};

export const InvalidEmail: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', email), 'k.bergmann@');
    await userEvent.type(canvas.getByLabelText(password), 'Sommer2026{Enter}');
    await expect(await canvas.findByText(/gültige E-Mail-Adresse|valid e-mail address/)).toBeVisible();
  },
};

/** From field to field with Tab, shown with the space bar, sent with Enter. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', email)).toHaveFocus();
    await userEvent.keyboard('k.bergmann@resonanz.example');
    await userEvent.tab();
    await userEvent.keyboard('Sommer2026');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByLabelText(password)).toHaveAttribute('type', 'text');
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

export const Pending: Story = {
  args: { server: createAreaServer(answerNever) },
  play: async (context) => {
    await send(context);
    await expect(context.canvas.getByRole('button', submit)).toHaveAttribute('aria-busy', 'true');
  },
};

export const WrongPassword: Story = rejected(() => failure(401, 'wrongCredentials'));

export const TooManyAttempts: Story = rejected(() => failure(429, 'tooManyAttempts'));

export const Offline: Story = rejected(() => Promise.reject(new TypeError('Failed to fetch')));

/** A brand whose account the agency has yet to approve. */
export const NotApproved: Story = {
  ...rejected(() => failure(403, 'accountNotApproved'), { area: 'brand' }),
  globals: { audience: 'brand' },
};

/** A brand that has yet to open the link of its mail; the button leads to a new one. */
export const NotVerified: Story = {
  ...rejected(() => failure(403, 'emailNotVerified'), { area: 'brand' }),
  globals: { audience: 'brand' },
};

const declined = () =>
  answerError(403, 'ACCOUNT_DECLINED', 'accountDeclined', {
    data: { declineReason: 'Die USt-IdNr. konnte nicht bestätigt werden.' },
  });

export const DeclinedWithReason: Story = { ...rejected(declined, { area: 'brand' }), globals: { audience: 'brand' } };

/** A deactivated brand may ask the agency for its account; the address is filled in. */
export const Deactivated: Story = {
  globals: { audience: 'brand' },
  args: { area: 'brand', server: createAreaServer(() => failure(403, 'accountDeactivated')) },
  play: async (context) => {
    await send(context);
    await expect(
      await context.canvas.findByRole('heading', { level: 1, name: /^(Konto reaktivieren|Reactivate account)$/ }),
    ).toBeVisible();
    await expect(context.canvas.getByRole('textbox', email)).toHaveValue('k.bergmann@resonanz.example');
  },
};

export const ReactivationRequested: Story = {
  globals: { audience: 'brand' },
  args: { area: 'brand', path: '/campaign-self-service/login?step=reactivate' },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', email), 'm.albrecht@lindenblatt.example{Enter}');
    await expect(await canvas.findByText(/meldet sich die Agentur|agency will get in touch/)).toBeVisible();
  },
};

export const PasswordChanged: Story = { args: { path: '/login?reason=passwordChanged' } };

export const SessionExpired: Story = { args: { path: '/login?reason=expired&from=%2Fcampaign' } };

export const LoggedOutByTheGuard: Story = { args: { path: '/login?reason=forbidden' } };

export const Phone: Story = {
  ...rejected(() => failure(403, 'emailNotVerified'), {
    area: 'testerworld',
    path: '/testerworld/login?reason=expired',
  }),
  globals: { audience: 'testerworld', viewport: { value: 'phone' } },
};
