import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SegmentedControl } from './SegmentedControl.tsx';

const items = [
  { value: '7', label: '7 Tage' },
  { value: '30', label: '30 Tage' },
  { value: '90', label: '90 Tage' },
];

const meta = {
  title: 'UI/Actions/SegmentedControl',
  component: SegmentedControl,
  args: { label: 'Zeitraum', items, defaultValue: '30', onChange: fn() },
} satisfies Meta<typeof SegmentedControl>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const FullWidth: Story = { args: { isFullWidth: true } };

export const Languages: Story = {
  args: {
    label: 'Sprache / Language',
    defaultValue: 'de',
    items: [
      { value: 'de', label: 'Deutsch', lang: 'de' },
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
    label: 'Benachrichtigungseinstellungen',
    defaultValue: 'all',
    isFullWidth: true,
    items: [
      { value: 'all', label: 'Benachrichtigungs\u00adeinstellungen' },
      { value: 'none', label: 'Kampagnen\u00adzusammenfassungen' },
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
  args: { items: [...items, { value: '365', label: '1 Jahr', isDisabled: true }] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '30 Tage' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('90');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '7 Tage' })).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith('7');
    await userEvent.click(canvas.getByText('30 Tage'));
    await expect(canvas.getByRole('radio', { name: '30 Tage' })).toBeChecked();
  },
};
