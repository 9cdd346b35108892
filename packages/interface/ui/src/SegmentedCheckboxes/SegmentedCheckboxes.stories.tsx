import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { shared, storyWords } from '@resonanz/stories/words';
import { useHeld } from '@resonanz/testing/held';
import { SegmentedCheckboxes } from './SegmentedCheckboxes.tsx';

const words = storyWords({
  countries: ['Länder', 'Countries'],
  campaignSummaries: ['Kampagnen\u00adzusammenfassungen', 'Campaign summaries'],
  southAndAlps: ['Süd und Alpen', 'South and Alps'],
});

const items = [
  { id: 'DE', label: shared.germany },
  { id: 'AU', label: shared.austria },
  { id: 'CH', label: shared.switzerland },
];

const meta = {
  title: 'UI/Actions/SegmentedCheckboxes',
  component: SegmentedCheckboxes,
  args: { label: words.countries, items, selectedIds: ['AU'], onChange: fn() },
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
      { id: 'mail', label: shared.settings },
      { id: 'summary', label: words.campaignSummaries },
      { id: 'south', label: words.southAndAlps },
    ],
    selectedIds: ['mail'],
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: shared.germany })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['AU', 'DE']);
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: shared.austria })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['DE']);
    await userEvent.click(canvas.getByText(shared.switzerland));
    await expect(canvas.getByRole('checkbox', { name: shared.switzerland })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(['DE', 'CH']);
  },
};
