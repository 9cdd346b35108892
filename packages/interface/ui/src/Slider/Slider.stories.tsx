import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { both, storyWords } from '@resonanz/stories/words';
import { Slider } from './Slider.tsx';

const words = storyWords({
  commission: ['Provision', 'Commission'],
  shareOfSalesThat: ['Anteil am Umsatz, den der Creator erhält.', 'Share of sales that the creator receives.'],
  atMost10Are: ['Höchstens 10 % sind vereinbart.', 'At most 10 % are agreed.'],
  notificationSettingsAndAverage: [
    'Benachrichtigungs\u00adeinstellungen und Durchschnittsbewertung',
    'Notification settings and average rating',
  ],
});

const meta = {
  title: 'UI/Forms/Slider',
  component: Slider,
  args: {
    label: words.commission,
    maxValue: 40,
    defaultValue: 15,
    formatValue: (value) => `${value} %`,
    onChange: fn(),
    onChangeEnd: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 260 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const WithHint: Story = { args: { description: words.shareOfSalesThat } };
export const Invalid: Story = { args: { errorMessage: words.atMost10Are } };
export const Disabled: Story = { args: { isDisabled: true } };

/** Budgets span powers of ten: small ones get as much room as great ones. */
export const Logarithmic: Story = {
  args: {
    label: 'Budget',
    scale: 'logarithmic',
    maxValue: 1_000_000,
    defaultValue: 20_000,
    formatValue: (value) => both(`${value.toLocaleString('de')} €`, `€${value.toLocaleString('en-GB')}`),
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const slider = canvas.getByRole('slider', { name: words.commission });
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(slider).toHaveAttribute('aria-valuetext', '16 %');
    await userEvent.keyboard('{PageUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(20);
    await userEvent.keyboard('{Home}');
    await expect(args.onChangeEnd).toHaveBeenLastCalledWith(0);
  },
};

export const LongWords: Story = { args: { label: words.notificationSettingsAndAverage } };
