import { EnvelopeSimpleIcon } from '@phosphor-icons/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from '@resonanz/ui/Avatar';
import { Button } from '@resonanz/ui/Button';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { Link } from '@resonanz/ui/Link';
import { PasswordField } from '@resonanz/ui/PasswordField';
import { Stack } from '@resonanz/ui/Stack';
import { TextField } from '@resonanz/ui/TextField';
import { AuthLayout } from './AuthLayout.tsx';

const form = (
  <Stack space={6}>
    <TextField
      label="E-Mail-Adresse"
      isRequired
      iconStart={EnvelopeSimpleIcon}
      defaultValue="k.bergmann@resonanz.example"
    />
    <PasswordField label="Passwort" isRequired revealLabel="Passwort anzeigen" hideLabel="Passwort verbergen" />
    <div>
      <Link variant="standalone" href="#forgot">
        Passwort vergessen?
      </Link>
    </div>
    <Button variant="solid" isFullWidth>
      Anmelden
    </Button>
  </Stack>
);

const meta = {
  title: 'Patterns/App frame/AuthLayout',
  component: AuthLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    audience: 'staff',
    heading: 'Anmelden',
    subheading: 'Zugang für das Agenturteam',
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
        <InlineAlert tone="error" role="alert" title="Die Anmeldung hat nicht geklappt.">
          E-Mail-Adresse oder Passwort stimmen nicht.
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
    subheading: 'Selbstbedienungsportal für Brands',
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
    heading: 'Konto für Ihre Brand anlegen',
    claim: 'In wenigen Schritten startklar.',
  },
};

export const Testerworld: Story = { globals: { audience: 'testerworld' }, args: { audience: 'testerworld' } };
