import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Columns } from '../Columns/Columns.tsx';
import { SearchField } from './SearchField.tsx';

const meta = {
  title: 'UI/Forms/SearchField',
  component: SearchField,
  args: {
    label: 'Kampagnen suchen',
    hidesLabel: true,
    placeholder: 'Kampagnen suchen',
    clearLabel: 'Suche leeren',
    onChange: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Filled: Story = { args: { defaultValue: 'Herbst' } };

export const States: Story = {
  render: () => (
    <Columns template={3}>
      <SearchField label="Kampagnen" placeholder="Name oder Nummer" clearLabel="Suche leeren" />
      <SearchField
        label="Creator"
        defaultValue="Lindenblatt"
        clearLabel="Suche leeren"
        description="Name, Kanal oder Ort"
      />
      <SearchField
        label="Marken"
        defaultValue="?"
        clearLabel="Suche leeren"
        errorMessage="Bitte mindestens zwei Zeichen eingeben."
      />
      <SearchField label="Archiv" isReadOnly defaultValue="Herbst 2025" clearLabel="Suche leeren" />
      <SearchField label="Exposés" isDisabled defaultValue="Herbst" clearLabel="Suche leeren" />
    </Columns>
  ),
};

/** Clearing gives the focus back to the field. */
export const ClearsAndSubmits: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('searchbox', { name: 'Kampagnen suchen' });
    await userEvent.type(input, 'Herbst{Enter}');
    await expect(args.onSubmit).toHaveBeenLastCalledWith('Herbst');
    await userEvent.click(canvas.getByRole('button', { name: 'Suche leeren' }));
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    await userEvent.keyboard('x{Escape}');
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
};

/** Enter searches, Escape empties; Tab reaches the clear button only while there is something to clear. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('searchbox', { name: 'Kampagnen suchen' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('Herbst{Enter}');
    await expect(args.onSubmit).toHaveBeenLastCalledWith('Herbst');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Suche leeren' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveFocus();
    await expect(input).toHaveValue('');
    await expect(canvas.queryByRole('button', { name: 'Suche leeren' })).not.toBeInTheDocument();
    await userEvent.keyboard('Winter{Escape}');
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
  },
};

export const LongWords: Story = {
  args: {
    hidesLabel: false,
    label: 'Zusammenarbeits\u00adanfragen durchsuchen',
    description: 'Auch in Benachrichtigungs\u00adeinstellungen',
    defaultValue: 'Donaudampfschifffahrtsgesellschaft',
  },
  render: (args) => (
    <div style={{ inlineSize: 150 }}>
      <SearchField {...args} />
    </div>
  ),
};
