import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { brandPaths, staffPaths, testerPaths } from '@resonanz/domain/paths';
import type { Area } from '@resonanz/domain/roles';
import { sees } from '@resonanz/stage/plays';
import { type Answer, answerNever, answerError } from '@resonanz/testing/envelopeFetch';
import { ACCOUNT_CALLS, throttled } from './fixtures/accountCalls.fixture.ts';
import { createAreaServer } from './fixtures/areaServer.fixture.ts';
import { AuthStage } from './fixtures/AuthStage.fixture.tsx';

const PATHS = {
  staff: staffPaths.forgotPassword(),
  brand: brandPaths.forgotPassword(),
  testerworld: testerPaths.forgotPassword(),
};

const meta = {
  title: 'Screens/Auth/ForgotPassword',
  component: AuthStage,
  parameters: { layout: 'fullscreen' },
  // The route loads its screen when it is opened; a story is judged only once it is drawn.
  loaders: [async () => ({ screen: await import('./ForgotPasswordScreen.tsx') })],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /^(Passwort vergessen|Forgot your password)$/ });
  },
} satisfies Meta<typeof AuthStage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const email = { name: /^E-(Mail-Adresse|mail address)/ };
const submit = { name: /^(Link anfordern|Request link)$/ };

/** The page of an area whose server gives this answer to the request. */
function shown(area: Area, answer?: Answer): Story {
  const server = createAreaServer();
  if (answer) server.on(ACCOUNT_CALLS.forgot[area], answer);
  return { globals: { audience: area }, args: { area, path: PATHS[area], server } };
}

const send: Play = async ({ canvas }) => {
  await userEvent.type(await canvas.findByRole('textbox', email), 'm.albrecht@lindenblatt.example');
  await userEvent.click(canvas.getByRole('button', submit));
};

const rejected: Play = async (context) => {
  await send(context);
  await expect(await context.canvas.findByRole('alert')).toBeVisible();
  await expect(context.canvas.getByRole('textbox', email)).toHaveValue('m.albrecht@lindenblatt.example');
};

export const Staff: Story = shown('staff');

/** The check runs by itself; it asks for nothing. */
export const Brand: Story = {
  ...shown('brand'),
  play: sees(/Sicherheitsprüfung bestanden|Security check passed/),
};

export const Testerworld: Story = shown('testerworld');

export const English: Story = { ...Brand, globals: { audience: 'brand', language: 'en' } };

const slowCheck = createAreaServer();
slowCheck.on(ACCOUNT_CALLS.captcha, answerNever);

export const CheckRunning: Story = {
  ...shown('brand'),
  args: { area: 'brand', path: PATHS.brand, server: slowCheck },
  play: sees(/Sicherheitsprüfung läuft|Security check is running/),
};

const brokenCheck = createAreaServer();
brokenCheck.on(ACCOUNT_CALLS.captcha, () => throttled(60));

export const CheckFailed: Story = {
  ...shown('brand'),
  args: { area: 'brand', path: PATHS.brand, server: brokenCheck },
  play: async (context) => {
    await expect(
      await context.canvas.findByText(/Sicherheitsprüfung ist fehlgeschlagen|security check has failed/),
    ).toBeVisible();
    await rejected(context);
  },
};

export const MissingAddress: Story = {
  ...shown('staff'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', submit));
    await expect(
      await canvas.findByText(/Bitte geben Sie Ihre E-Mail-Adresse ein|Please enter your e-mail address/),
    ).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox', email)).toHaveFocus());
  },
};

export const Pending: Story = {
  ...shown('staff', answerNever),
  play: async (context) => {
    await send(context);
    await expect(context.canvas.getByRole('button', submit)).toHaveAttribute('aria-busy', 'true');
  },
};

export const RejectedByTheServer: Story = {
  ...shown('staff', () =>
    answerError(422, 'VALIDATION', 'validation', { fieldErrors: [{ field: 'email', key: 'emailInvalid' }] }),
  ),
  play: async (context) => {
    await send(context);
    await expect(await context.canvas.findByText(/gültige E-Mail-Adresse|valid e-mail address/)).toBeVisible();
    await waitFor(() => expect(context.canvas.getByRole('textbox', email)).toHaveFocus());
  },
};

export const TooManyAttempts: Story = { ...shown('testerworld', () => throttled(840)), play: rejected };

export const Offline: Story = {
  ...shown('staff', () => Promise.reject(new TypeError('Failed to fetch'))),
  play: rejected,
};

/** The same words for every address, by the keyboard alone. */
export const Sent: Story = {
  ...shown('brand'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', email)).toHaveFocus();
    await userEvent.keyboard('m.albrecht@lindenblatt.example{Enter}');
    await expect(await canvas.findByRole('heading', { level: 1, name: /Postfach|mailbox/ })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Erneut anfordern|Request again/ })).toHaveFocus();
  },
};

export const Phone: Story = { ...Sent, globals: { audience: 'brand', viewport: { value: 'phone' } } };
