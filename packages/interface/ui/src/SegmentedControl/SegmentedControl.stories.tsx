import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { both, shared, storyWords } from '@resonanz/stories/words';
import { SegmentedControl } from './SegmentedControl.tsx';

const words = storyWords({
  days7: ['7 Tage', '7 days'],
  days90: ['90 Tage', '90 days'],
  campaignSummaries: ['Kampagnen\u00adzusammenfassungen', 'Campaign summaries'],
  oneYear: ['1 Jahr', '1 year'],
});

const items = [
  { value: '7', label: words.days7 },
  { value: '30', label: shared.thirtyDays },
  { value: '90', label: words.days90 },
];

const meta = {
  title: 'UI/Actions/SegmentedControl',
  component: SegmentedControl,
  args: { label: shared.period, items, defaultValue: '30', onChange: fn() },
} satisfies Meta<typeof SegmentedControl>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const FullWidth: Story = { args: { isFullWidth: true } };

export const Languages: Story = {
  args: {
    label: both('Sprache', 'Language'),
    defaultValue: 'de',
    items: [
      { value: 'de', label: shared.german, lang: 'de' },
      { value: 'en', label: 'English', lang: 'en' },
    ],
  },
};

/** What is chosen stays to be seen. */
export const Disabled: Story = { args: { isDisabled: true } };

export const OneDisabled: Story = {
  args: { items: items.map((item) => ({ ...item, isDisabled: item.value === '90' })) },
};

export const NothingChosen: Story = { args: { value: null } };

/** Words that do not fit break within their segment. */
export const LongWords: Story = {
  args: {
    label: shared.unbreakableSettings,
    defaultValue: 'all',
    isFullWidth: true,
    items: [
      { value: 'all', label: shared.settings },
      { value: 'none', label: words.campaignSummaries },
    ],
  },
  render: (args) => (
    <div style={{ inlineSize: 240 }}>
      <SegmentedControl {...args} />
    </div>
  ),
};

/** One stop for Tab, on the chosen segment; the arrow keys choose and skip what is disabled. */
export const Keyboard: Story = {
  args: { items: [...items, { value: '365', label: words.oneYear, isDisabled: true }] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: shared.thirtyDays })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('90');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: words.days7 })).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith('7');
    await userEvent.click(canvas.getByText(shared.thirtyDays));
    await expect(canvas.getByRole('radio', { name: shared.thirtyDays })).toBeChecked();
  },
};
