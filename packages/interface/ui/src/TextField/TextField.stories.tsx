import { EnvelopeSimpleIcon, PhoneIcon } from '@phosphor-icons/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Columns } from '../Columns/Columns.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'UI/TextField',
  component: TextField,
  args: { label: 'E-Mail-Adresse', onChange: fn() },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: () => (
    <Columns template={3}>
      <TextField label="Ruhe" defaultValue="Lindenblatt Naturkosmetik" />
      <TextField label="Platzhalter" placeholder="z. B. Herbstleuchten" />
      <TextField label="E-Mail-Adresse" iconStart={EnvelopeSimpleIcon} defaultValue="k.bergmann@resonanz.example" />
      <TextField label="Fehler" defaultValue="31.02.26" errorMessage="Bitte im Format TT.MM.JJJJ eingeben." />
      <TextField
        label="Mit Hinweis"
        iconStart={PhoneIcon}
        defaultValue="+49 151 5550 1234"
        description="Deutsche Nummer, Vorwahl freiwillig"
      />
      <TextField label="Nur lesen" isReadOnly defaultValue="CMP-2026-0418" />
      <TextField label="Gesperrt" isDisabled defaultValue="Keine Auswahl" />
      <TextField label="Mit Einheit" unit="€" isTabular defaultValue="1.234,56" />
      <TextField label="Benachrichtigungs&shy;einstellungen" defaultValue="Nur wichtige Ereignisse" />
    </Columns>
  ),
};

/** Label, error and hint belong to the input for assistive technology too. */
export const Invalid: Story = {
  args: { errorMessage: 'Bitte eine E-Mail-Adresse eingeben.', description: 'An diese Adresse senden wir den Link.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'E-Mail-Adresse' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(
      'Bitte eine E-Mail-Adresse eingeben. An diese Adresse senden wir den Link.',
    );
  },
};

export const Typing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('E-Mail-Adresse'));
    await userEvent.keyboard('a@b');
    await expect(args.onChange).toHaveBeenLastCalledWith('a@b');
  },
};
