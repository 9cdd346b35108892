import { EnvelopeSimpleIcon, PhoneIcon } from '@phosphor-icons/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Columns } from '../Columns/Columns.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'UI/Forms/TextField',
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

/** A press on the label leads into the field. */
export const Typing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('E-Mail-Adresse'));
    await userEvent.keyboard('a@b');
    await expect(args.onChange).toHaveBeenLastCalledWith('a@b');
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'E-Mail-Adresse' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('lena@lindenblatt.example');
    await expect(args.onChange).toHaveBeenLastCalledWith('lena@lindenblatt.example');
    await userEvent.tab();
    await expect(input).not.toHaveFocus();
  },
};

/** A value that may be copied but not changed is reached by Tab; a disabled one is not. */
export const ReadOnlyAndDisabled: Story = {
  render: ({ onChange }) => (
    <Columns template={2}>
      <TextField label="Gesperrt" isDisabled defaultValue="Keine Auswahl" {...(onChange && { onChange })} />
      <TextField label="Kampagnennummer" isReadOnly defaultValue="CMP-2026-0418" {...(onChange && { onChange })} />
    </Columns>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Kampagnennummer' })).toHaveFocus();
    await userEvent.keyboard('1');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** A label that is hidden from sight still names the field. */
export const HiddenLabel: Story = {
  args: { hidesLabel: true, placeholder: 'name@marke.example' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'E-Mail-Adresse' })).toBeVisible();
  },
};

export const LongWords: Story = {
  render: () => (
    <div style={{ inlineSize: 150 }}>
      <TextField
        label={'Benachrichtigungs\u00adeinstellungen'}
        description={'Für die Veröffentlichungs\u00adplanung der Zusammenarbeit'}
        errorMessage={'Keine gültige Benachrichtigungs\u00adadresse.'}
        defaultValue="Donaudampfschifffahrtsgesellschaft"
        unit="Zeichen"
      />
    </div>
  ),
};
