import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Columns } from '../Columns/Columns.tsx';
import { NumberField } from './NumberField.tsx';

const meta = {
  title: 'UI/NumberField',
  component: NumberField,
  args: { label: 'Follower', onChange: fn() },
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { defaultValue: 128400 } };

export const States: Story = {
  render: () => (
    <Columns template={3}>
      <NumberField label="Follower" defaultValue={128400} />
      <NumberField label="Budget" unit="€" fractionDigits={2} defaultValue={1234.56} />
      <NumberField label="Fehler" defaultValue={9999} errorMessage="Höchstens 5.000 €." unit="€" />
      <NumberField label="Gesperrt" isDisabled defaultValue={12} />
      <NumberField label="Nur lesen" isReadOnly defaultValue={12} />
      <NumberField
        label="Anzahl der Videos"
        defaultValue={2}
        minValue={1}
        maxValue={9}
        stepperLabels={{ decrease: 'Weniger', increase: 'Mehr' }}
      />
    </Columns>
  ),
};

export const Stepper: Story = {
  args: { label: 'Videos', minValue: 1, maxValue: 3, defaultValue: 2, stepperLabels: { decrease: 'Weniger', increase: 'Mehr' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mehr' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(3);
    await expect(canvas.getByRole('button', { name: 'Mehr' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Weniger' }));
    await expect(canvas.getByRole('textbox', { name: 'Videos' })).toHaveValue('2');
  },
};
