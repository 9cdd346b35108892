import { EnvelopeSimpleIcon, PhoneIcon } from '@phosphor-icons/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { shared, storyWords } from '@resonanz/stories/words';
import { Columns } from '../Columns/Columns.tsx';
import { TextField } from './TextField.tsx';

const words = storyWords({
  atRest: ['Ruhe', 'At rest'],
  placeholder: ['Platzhalter', 'Placeholder'],
  eGHerbstleuchten: ['z. B. Herbstleuchten', 'e.g. Herbstleuchten'],
  pleaseEnterItAs: ['Bitte im Format TT.MM.JJJJ eingeben.', 'Please enter it as DD/MM/YYYY.'],
  germanNumberCodeOptional: ['Deutsche Nummer, Vorwahl freiwillig', 'German number, code optional'],
  noSelection: ['Keine Auswahl', 'No selection'],
  withAUnit: ['Mit Einheit', 'With a unit'],
  onlyImportantEvents: ['Nur wichtige Ereignisse', 'Only important events'],
  pleaseEnterAnE: ['Bitte eine E-Mail-Adresse eingeben.', 'Please enter an e-mail address.'],
  weSendTheLink: ['An diese Adresse senden wir den Link.', 'We send the link to this address.'],
  pleaseEnterAnE2: [
    'Bitte eine E-Mail-Adresse eingeben. An diese Adresse senden wir den Link.',
    'Please enter an e-mail address. We send the link to this address.',
  ],
  numberOfTheCampaign: ['Kampagnennummer', 'Number of the campaign'],
  forThePlanningOf: [
    'Für die Veröffentlichungs\u00adplanung der Zusammenarbeit',
    'For the planning of publications of the cooperation',
  ],
  notAValidNotification: ['Keine gültige Benachrichtigungs\u00adadresse.', 'Not a valid notification address.'],
  characters: ['Zeichen', 'characters'],
});

const meta = {
  title: 'UI/Forms/TextField',
  component: TextField,
  args: { label: shared.eMailAddress, onChange: fn() },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: () => (
    <Columns template={3}>
      <TextField label={words.atRest} defaultValue="Lindenblatt Naturkosmetik" />
      <TextField label={words.placeholder} placeholder={words.eGHerbstleuchten} />
      <TextField
        label={shared.eMailAddress}
        iconStart={EnvelopeSimpleIcon}
        defaultValue="k.bergmann@resonanz.example"
      />
      <TextField label={shared.error} defaultValue="31.02.26" errorMessage={words.pleaseEnterItAs} />
      <TextField
        label={shared.withAHint}
        iconStart={PhoneIcon}
        defaultValue="+49 151 5550 1234"
        description={words.germanNumberCodeOptional}
      />
      <TextField label={shared.readOnly} isReadOnly defaultValue="CMP-2026-0418" />
      <TextField label={shared.disabled} isDisabled defaultValue={words.noSelection} />
      <TextField label={words.withAUnit} unit="€" isTabular defaultValue="1.234,56" />
      <TextField label={shared.settings} defaultValue={words.onlyImportantEvents} />
    </Columns>
  ),
};

/** Label, error and hint belong to the input for assistive technology too. */
export const Invalid: Story = {
  args: { errorMessage: words.pleaseEnterAnE, description: words.weSendTheLink },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: shared.eMailAddress });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(words.pleaseEnterAnE2);
  },
};

/** A press on the label leads into the field. */
export const Typing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(shared.eMailAddress));
    await userEvent.keyboard('a@b');
    await expect(args.onChange).toHaveBeenLastCalledWith('a@b');
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: shared.eMailAddress });
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
      <TextField label={shared.disabled} isDisabled defaultValue={words.noSelection} {...(onChange && { onChange })} />
      <TextField
        label={words.numberOfTheCampaign}
        isReadOnly
        defaultValue="CMP-2026-0418"
        {...(onChange && { onChange })}
      />
    </Columns>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: words.numberOfTheCampaign })).toHaveFocus();
    await userEvent.keyboard('1');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** A label that is hidden from sight still names the field. */
export const HiddenLabel: Story = {
  args: { hidesLabel: true, placeholder: 'name@marke.example' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: shared.eMailAddress })).toBeVisible();
  },
};

export const LongWords: Story = {
  render: () => (
    <div style={{ inlineSize: 150 }}>
      <TextField
        label={shared.settings}
        description={words.forThePlanningOf}
        errorMessage={words.notAValidNotification}
        defaultValue="Donaudampfschifffahrtsgesellschaft"
        unit={words.characters}
      />
    </div>
  ),
};
