import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { brandPaths } from '@resonanz/domain/paths';
import { answerNever } from '@resonanz/testing/envelopeFetch';
import { tokenInvalid } from '../fixtures/accountCalls.fixture.ts';
import { AuthStage } from '../fixtures/AuthStage.fixture.tsx';
import { createSignUpServer, SIGN_UP_CALLS, SIGN_UP_TOKEN } from '../fixtures/signUpCalls.fixture.ts';

const byToken = brandPaths.signupByToken({ signUpToken: SIGN_UP_TOKEN });

const meta = {
  title: 'Screens/Auth/SignUp',
  component: AuthStage,
  parameters: { layout: 'fullscreen' },
  globals: { audience: 'brand' },
  args: { area: 'brand', path: brandPaths.signup() },
  // The route loads its screen when it is opened; a story is judged only once it is drawn.
  loaders: [
    async () => ({ screens: await Promise.all([import('./SignUpScreen.tsx'), import('./SignUpByTokenScreen.tsx')]) }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
  },
} satisfies Meta<typeof AuthStage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const goOn = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: /^(Weiter|Continue)$/ }));

async function fillCompany(canvas: Canvas) {
  await userEvent.type(
    await canvas.findByRole('textbox', { name: /^(Firmenname|Company name)/ }),
    'Lindenblatt Naturkosmetik GmbH',
  );
  await goOn(canvas);
}

async function fillPerson(canvas: Canvas, repeated = 'Kampagne!7') {
  await userEvent.type(
    await canvas.findByRole('textbox', { name: /^(Vor- und Nachname|First and last name)/ }),
    'Marion Albrecht',
  );
  await userEvent.type(
    canvas.getByRole('textbox', { name: /E-Mail-Adresse|e-mail address/ }),
    'm.albrecht@lindenblatt.example',
  );
  await userEvent.type(canvas.getByLabelText(/^(Passwort|Password)$/), 'Kampagne!7');
  await userEvent.type(canvas.getByLabelText(/^(Passwort wiederholen|Repeat password)$/), repeated);
  await goOn(canvas);
}

/** The first step: the company. */
export const Company: Story = {};

/** A name is missing. */
export const Missing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Weiter|Continue)$/ }));
    await expect(
      await canvas.findByText(/^(Bitte füllen Sie dieses Feld aus\.|Please fill in this field\.)$/),
    ).toBeVisible();
  },
};

/** The second step: the person; the passwords differ. */
export const Person: Story = {
  play: async ({ canvas }) => {
    await fillCompany(canvas);
    await fillPerson(canvas, 'Kampagne!8');
    await expect(
      await canvas.findByText(/^(Die Passwörter stimmen nicht überein\.|The passwords do not match\.)$/),
    ).toBeVisible();
  },
};

/** The third step: terms and the check that keeps programs out. */
export const Terms: Story = {
  play: async ({ canvas }) => {
    await fillCompany(canvas);
    await fillPerson(canvas);
    await expect(await canvas.findByRole('checkbox', { name: /^(Ich stimme|I accept)/ })).toBeVisible();
  },
};

/** Done: the mail is on its way. */
export const Sent: Story = {
  args: { server: createSignUpServer() },
  play: async ({ canvas }) => {
    await fillCompany(canvas);
    await fillPerson(canvas);
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^(Ich stimme|I accept)/ }));
    await userEvent.click(canvas.getByRole('button', { name: /^(Konto anlegen|Create account)$/ }));
    await expect(await canvas.findByRole('heading', { level: 1, name: /Postfach|inbox/ })).toBeVisible();
  },
};

export const English: Story = { globals: { audience: 'brand', language: 'en' } };

export const Phone: Story = { globals: { audience: 'brand', viewport: { value: 'phone' } } };

/** With an invitation company and e-mail are given. */
export const Invited: Story = { args: { path: byToken, server: createSignUpServer() } };

/** A second person of the team, without the footer (template 2). */
export const InvitedToTeam: Story = {
  args: { path: byToken, server: createSignUpServer({ kind: 'team', template: 2 }) },
};

const expired = createSignUpServer();
expired.on(SIGN_UP_CALLS.invitation, tokenInvalid);

/** The invitation has expired or been used. */
export const InvalidInvitation: Story = { args: { path: byToken, server: expired } };

const silent = createSignUpServer();
silent.on(SIGN_UP_CALLS.invitation, answerNever);

/** The invitation is being looked up. */
export const Loading: Story = { args: { path: byToken, server: silent } };
