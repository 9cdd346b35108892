import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { useHeld } from '@resonanz/testing/held';
import { SegmentedCheckboxes } from './SegmentedCheckboxes.tsx';

const items = [
  { id: 'DE', label: 'Deutschland' },
  { id: 'AU', label: 'Österreich' },
  { id: 'CH', label: 'Schweiz' },
];

const meta = {
  title: 'UI/Actions/SegmentedCheckboxes',
  component: SegmentedCheckboxes,
  args: { label: 'Länder', items, selectedIds: ['AU'], onChange: fn() },
  render: function Controlled({ selectedIds, onChange, ...args }) {
    const [chosen, setChosen] = useHeld(selectedIds, onChange);
    return <SegmentedCheckboxes {...args} selectedIds={chosen} onChange={setChosen} />;
  },
} satisfies Meta<typeof SegmentedCheckboxes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Off: Story = { args: { selectedIds: [] } };

export const AllOn: Story = { args: { selectedIds: ['DE', 'AU', 'CH'] } };

/** What is chosen stays to be seen. */
export const Disabled: Story = { args: { isDisabled: true } };

export const OneDisabled: Story = { args: { items: items.map((item) => ({ ...item, isDisabled: item.id === 'CH' })) } };

/** Words that do not fit break within their segment. */
export const LongWords: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    items: [
      { id: 'mail', label: 'Benachrichtigungs\u00adeinstellungen' },
      { id: 'summary', label: 'Kampagnen\u00adzusammenfassungen' },
      { id: 'south', label: 'Süd und Alpen' },
    ],
    selectedIds: ['mail'],
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Deutschland' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['AU', 'DE']);
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Österreich' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['DE']);
    await userEvent.click(canvas.getByText('Schweiz'));
    await expect(canvas.getByRole('checkbox', { name: 'Schweiz' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(['DE', 'CH']);
  },
};
