import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Slider } from './Slider.tsx';

const meta = {
  title: 'UI/Forms/Slider',
  component: Slider,
  args: {
    label: 'Provision',
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
export const WithHint: Story = { args: { description: 'Anteil am Umsatz, den der Creator erhält.' } };
export const Invalid: Story = { args: { errorMessage: 'Höchstens 10 % sind vereinbart.' } };
export const Disabled: Story = { args: { isDisabled: true } };

/** Budgets span powers of ten: small ones get as much room as great ones. */
export const Logarithmic: Story = {
  args: {
    label: 'Budget',
    scale: 'logarithmic',
    maxValue: 1_000_000,
    defaultValue: 20_000,
    formatValue: (value) => `${value.toLocaleString('de')} €`,
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const slider = canvas.getByRole('slider', { name: 'Provision' });
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

export const LongWords: Story = { args: { label: 'Benachrichtigungs\u00adeinstellungen und Durchschnittsbewertung' } };
