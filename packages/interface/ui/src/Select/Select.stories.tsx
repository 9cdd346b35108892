import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { shared, storyWords } from '@resonanz/stories/words';
import { useHeld } from '@resonanz/testing/held';
import { PlatformMark } from '../PlatformMark/PlatformMark.tsx';
import { Select, type SelectProps } from './Select.tsx';

const texts = storyWords({
  defaultRegion: ['Standardregion', 'Default region'],
  allRegions: ['Alle Regionen', 'All regions'],
  appliesToAllLists: ['Gilt für alle Listen.', 'Applies to all lists.'],
  pleaseChooseARegion: ['Bitte wählen Sie eine Region.', 'Please choose a region.'],
  defaultRegionGermany: ['Standardregion Deutschland', 'Default region Germany'],
  overviewOfTheCampaign: ['Kampagnenzusammenfassungsübersichtsdarstellung', 'Overview of the campaign summaries'],
  none: ['Keine', 'None'],
});

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
    label: texts.defaultRegion,
    items: [
      { id: 'DE', label: shared.germany },
      { id: 'AT', label: shared.austria },
      { id: 'CH', label: shared.switzerland },
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
  args: { selectedId: null, placeholder: texts.allRegions, description: texts.appliesToAllLists },
};
export const Invalid: Story = {
  args: { selectedId: null, errorMessage: texts.pleaseChooseARegion, isRequired: true },
};
export const Disabled: Story = { args: { isDisabled: true } };
export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('combobox', { name: texts.defaultRegionGermany });
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(control).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Empty: Story = {
  args: { items: [], selectedId: null, placeholder: texts.allRegions, emptyMessage: shared.noData },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(await screen.findByRole('status')).toHaveTextContent(shared.noData);
  },
};

/** The label wraps; a value that does not fit is cut off and shows its words as a tooltip. */
export const LongWords: Story = {
  args: {
    label: shared.settingsForManagers,
    description: shared.appliesToSummaries,
    items: [
      { id: 'all', label: texts.overviewOfTheCampaign },
      { id: 'none', label: texts.none },
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
    label: shared.platform,
    items: [
      { id: 'instagram', label: 'Instagram', icon: <PlatformMark platform="instagram" size={16} /> },
      { id: 'tiktok', label: 'TikTok', icon: <PlatformMark platform="tiktok" size={16} /> },
    ],
    selectedId: 'tiktok',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await screen.findByRole('listbox', { name: shared.platform });
  },
};

/** Arrow keys, letters (without accents too), Enter and Escape. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('combobox', { name: texts.defaultRegionGermany });
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox', { name: texts.defaultRegion });
    await expect(control.getAttribute('aria-activedescendant')).toBe(
      screen.getByRole('option', { name: shared.germany }).id,
    );
    await userEvent.keyboard('o');
    await expect(control.getAttribute('aria-activedescendant')).toBe(
      screen.getByRole('option', { name: shared.austria }).id,
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
