import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { brandPaths, staffPaths, testerPaths } from '@resonanz/domain/paths';
import type { Area } from '@resonanz/domain/roles';
import { sees } from '@resonanz/stage/plays';
import { type Answer, answerNever, answerError } from '@resonanz/testing/envelopeFetch';
import { ACCOUNT_CALLS, throttled, TOKEN, tokenInvalid } from './fixtures/accountCalls.fixture.ts';
import { createAreaServer } from './fixtures/areaServer.fixture.ts';
import { AuthStage } from './fixtures/AuthStage.fixture.tsx';

const PATHS = {
  staff: staffPaths.resetPassword({ token: TOKEN }),
  brand: brandPaths.reset({ token: TOKEN }),
  testerworld: testerPaths.reset({ token: TOKEN }),
};

const newPassword = /^(Neues Passwort|New password)$/;
const repetition = /^(Passwort wiederholen|Repeat password)$/;
const submit = { name: /^(Passwort speichern|Save password)$/ };

const meta = {
  title: 'Screens/Auth/ResetPassword',
  component: AuthStage,
  parameters: { layout: 'fullscreen' },
  // The route loads its screen when it is opened; a story is judged only once it is drawn.
  loaders: [async () => ({ screen: await import('./ResetPasswordScreen.tsx') })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(newPassword)).toHaveFocus();
  },
} satisfies Meta<typeof AuthStage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** The page of an area whose server answers one of its calls like this. */
function shown(area: Area, answers: { reset?: Answer; tokenOwner?: Answer } = {}): Story {
  const server = createAreaServer();
  if (answers.reset) server.on(ACCOUNT_CALLS.reset[area], answers.reset);
  if (answers.tokenOwner) server.on(ACCOUNT_CALLS.tokenOwner, answers.tokenOwner);
  return { globals: { audience: area }, args: { area, path: PATHS[area], server } };
}

const send: Play = async ({ canvas }) => {
  await userEvent.type(await canvas.findByLabelText(newPassword), 'Herbst!2026');
  await userEvent.type(canvas.getByLabelText(repetition), 'Herbst!2026{Enter}');
};

const rejected: Play = async (context) => {
  await send(context);
  await expect(await context.canvas.findByRole('alert')).toBeVisible();
};

const linkInvalid: Play = async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: /gilt nicht mehr|no longer valid/ })).toBeVisible();
  await expect(canvas.getByRole('link', { name: /Neuen Link anfordern|Request a new link/ })).toBeVisible();
};

export const Staff: Story = shown('staff');

export const Brand: Story = shown('brand');

export const Testerworld: Story = shown('testerworld');

export const English: Story = { ...shown('staff'), globals: { audience: 'staff', language: 'en' } };

export const Checking: Story = {
  ...shown('staff', { tokenOwner: answerNever }),
  play: sees(/Der Link wird geprüft|Checking the link/),
};

/** Three of four rules are met. */
export const Typing: Story = {
  ...shown('brand'),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(newPassword), 'Herbst2026');
    await expect(await canvas.findByText(/3 von 4 Regeln erfüllt|3 of 4 rules met/)).toBeInTheDocument();
  },
};

export const WeakAndUnequal: Story = {
  ...shown('staff'),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(newPassword), 'herbst2026');
    await userEvent.type(canvas.getByLabelText(repetition), 'herbst2025{Enter}');
    await waitFor(() => expect(canvas.getByLabelText(newPassword)).toHaveFocus());
    await expect(canvas.getByLabelText(newPassword)).toBeInvalid();
    await expect(canvas.getByLabelText(repetition)).toBeInvalid();
  },
};

/** From field to field with Tab; the eye shows what was typed. */
export const ByKeyboard: Story = {
  ...shown('testerworld'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText(newPassword)).toHaveFocus());
    await userEvent.keyboard('Herbst!2026');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByLabelText(newPassword)).toHaveAttribute('type', 'text');
    await userEvent.tab();
    await userEvent.keyboard('Herbst!2026{Enter}');
    await expect(await canvas.findByRole('heading', { level: 1, name: /^(Anmelden|Log in)$/ })).toBeVisible();
    await expect(canvas.getByText(/Ihr Passwort ist geändert|Your password has been changed/)).toBeVisible();
  },
};

export const Pending: Story = {
  ...shown('staff', { reset: answerNever }),
  play: async (context) => {
    await send(context);
    await waitFor(() => expect(context.canvas.getByRole('button', submit)).toHaveAttribute('aria-busy', 'true'));
  },
};

export const RejectedByTheServer: Story = {
  ...shown('brand', {
    reset: () =>
      answerError(422, 'VALIDATION', 'validation', {
        fieldErrors: [{ field: 'password', key: 'passwordMinLength' }],
      }),
  }),
  play: async (context) => {
    await send(context);
    await waitFor(() => expect(context.canvas.getByLabelText(newPassword)).toBeInvalid());
  },
};

export const TooManyAttempts: Story = { ...shown('brand', { reset: () => throttled(60) }), play: rejected };

export const Offline: Story = {
  ...shown('staff', { reset: () => Promise.reject(new TypeError('Failed to fetch')) }),
  play: rejected,
};

export const LinkUnchecked: Story = {
  ...shown('testerworld', { tokenOwner: () => Promise.reject(new TypeError('Failed to fetch')) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Erneut versuchen|Try again/ })).toBeVisible();
  },
};

export const LinkExpired: Story = { ...shown('staff', { tokenOwner: tokenInvalid }), play: linkInvalid };

/** The link was used while the password was typed. */
export const LinkUsedMeanwhile: Story = {
  ...shown('brand', { reset: tokenInvalid }),
  play: async (context) => {
    await send(context);
    await linkInvalid(context);
  },
};

export const Phone: Story = { ...WeakAndUnequal, globals: { audience: 'staff', viewport: { value: 'phone' } } };
