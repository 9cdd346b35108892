import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { useHeld } from '@resonanz/testing/held';
import { PlatformMark } from '../PlatformMark/PlatformMark.tsx';
import { Select, type SelectProps } from './Select.tsx';

function Demo({ onSelectionChange, selectedId: first, ...props }: SelectProps<string>) {
  const [selectedId, setSelectedId] = useHeld(first, onSelectionChange);
  return (
    <div style={{ maxInlineSize: 280 }}>
      <Select {...props} selectedId={selectedId} onSelectionChange={setSelectedId} />
    </div>
  );
}

const meta = {
  title: 'UI/Forms/Select',
  component: Demo,
  args: {
    label: 'Standardregion',
    items: [
      { id: 'DE', label: 'Deutschland' },
      { id: 'AT', label: 'Österreich' },
      { id: 'CH', label: 'Schweiz' },
      { id: 'LI', label: 'Liechtenstein', isDisabled: true },
    ],
    selectedId: 'DE',
    onSelectionChange: fn(),
  },
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const Placeholder: Story = {
  args: { selectedId: null, placeholder: 'Alle Regionen', description: 'Gilt für alle Listen.' },
};
export const Invalid: Story = {
  args: { selectedId: null, errorMessage: 'Bitte wählen Sie eine Region.', isRequired: true },
};
export const Disabled: Story = { args: { isDisabled: true } };
export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('combobox', { name: 'Standardregion Deutschland' });
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(control).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Empty: Story = {
  args: { items: [], selectedId: null, placeholder: 'Alle Regionen', emptyMessage: 'Keine Daten vorhanden' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(await screen.findByRole('status')).toHaveTextContent('Keine Daten vorhanden');
  },
};

/** The label wraps; a value that does not fit is cut off and shows its words as a tooltip. */
export const LongWords: Story = {
  args: {
    label: 'Benachrichtigungs\u00adeinstellungen für Kampagnen\u00adverantwortliche',
    description: 'Gilt für alle Kampagnen\u00adzusammenfassungen dieser Geschäftsstelle.',
    items: [
      { id: 'all', label: 'Kampagnenzusammenfassungsübersichtsdarstellung' },
      { id: 'none', label: 'Keine' },
    ],
    selectedId: 'all',
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 200 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await screen.findByRole('listbox');
  },
};

export const WithIcons: Story = {
  args: {
    label: 'Plattform',
    items: [
      { id: 'instagram', label: 'Instagram', icon: <PlatformMark platform="instagram" size={16} /> },
      { id: 'tiktok', label: 'TikTok', icon: <PlatformMark platform="tiktok" size={16} /> },
    ],
    selectedId: 'tiktok',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await screen.findByRole('listbox', { name: 'Plattform' });
  },
};

/** Arrow keys, letters (without accents too), Enter and Escape. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('combobox', { name: 'Standardregion Deutschland' });
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox', { name: 'Standardregion' });
    await expect(control.getAttribute('aria-activedescendant')).toBe(
      screen.getByRole('option', { name: 'Deutschland' }).id,
    );
    await userEvent.keyboard('o');
    await expect(control.getAttribute('aria-activedescendant')).toBe(
      screen.getByRole('option', { name: 'Österreich' }).id,
    );
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelectionChange).toHaveBeenCalledWith('AT');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.keyboard(' {End}{Enter}');
    await expect(args.onSelectionChange).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(control).toHaveFocus();
  },
};
