import { EnvelopeSimpleIcon } from '@phosphor-icons/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { shared, storyWords } from '@resonanz/stories/words';
import { Avatar } from '@resonanz/ui/Avatar';
import { Button } from '@resonanz/ui/Button';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { Link } from '@resonanz/ui/Link';
import { PasswordField } from '@resonanz/ui/PasswordField';
import { Stack } from '@resonanz/ui/Stack';
import { TextField } from '@resonanz/ui/TextField';
import { AuthLayout } from './AuthLayout.tsx';

const words = storyWords({
  showPassword: ['Passwort anzeigen', 'Show password'],
  hidePassword: ['Passwort verbergen', 'Hide password'],
  forgotYourPassword: ['Passwort vergessen?', 'Forgot your password?'],
  logIn: ['Anmelden', 'Log in'],
  accessForTheAgencys: ['Zugang für das Agenturteam', 'Access for the agency’s team'],
  theLogInFailed: ['Die Anmeldung hat nicht geklappt.', 'The log-in failed.'],
  theEMailAddress: ['E-Mail-Adresse oder Passwort stimmen nicht.', 'The e-mail address or the password is wrong.'],
  selfServicePortalFor: ['Selbstbedienungsportal für Brands', 'Self-service portal for brands'],
  createAnAccountFor: ['Konto für Ihre Brand anlegen', 'Create an account for your brand'],
  readyInAFew: ['In wenigen Schritten startklar.', 'Ready in a few steps.'],
});

const form = (
  <Stack space={6}>
    <TextField
      label={shared.eMailAddress}
      isRequired
      iconStart={EnvelopeSimpleIcon}
      defaultValue="k.bergmann@resonanz.example"
    />
    <PasswordField label={shared.password} isRequired revealLabel={words.showPassword} hideLabel={words.hidePassword} />
    <div>
      <Link variant="standalone" href="#forgot">
        {words.forgotYourPassword}
      </Link>
    </div>
    <Button variant="solid" isFullWidth>
      {words.logIn}
    </Button>
  </Stack>
);

const meta = {
  title: 'Patterns/App frame/AuthLayout',
  component: AuthLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    audience: 'staff',
    heading: words.logIn,
    subheading: words.accessForTheAgencys,
    homeHref: '/',
    legal: { privacyHref: '/privacy-policy', imprintHref: '/imprint' },
    children: form,
  },
} satisfies Meta<typeof AuthLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Staff: Story = {
  args: {
    children: (
      <>
        <InlineAlert tone="error" role="alert" title={words.theLogInFailed}>
          {words.theEMailAddress}
        </InlineAlert>
        {form}
      </>
    ),
  },
};

export const Brand: Story = {
  globals: { audience: 'brand' },
  args: {
    audience: 'brand',
    subheading: words.selfServicePortalFor,
    satellites: [
      { ring: 2, angle: 346, content: <Avatar initials="SB" size="medium" platform="instagram" /> },
      { ring: 3, angle: 75, content: <Avatar initials="MY" size="medium" platform="youtube" /> },
      { ring: 2, angle: 148, content: <Avatar initials="LH" size="medium" platform="instagram" /> },
    ],
  },
};

export const Registration: Story = {
  globals: { audience: 'brand' },
  args: {
    audience: 'brand',
    width: 'wide',
    heading: words.createAnAccountFor,
    claim: words.readyInAFew,
  },
};

export const Testerworld: Story = { globals: { audience: 'testerworld' }, args: { audience: 'testerworld' } };
