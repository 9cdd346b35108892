import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Columns } from '../Columns/Columns.tsx';
import { NumberField } from './NumberField.tsx';

const meta = {
  title: 'UI/Forms/NumberField',
  component: NumberField,
  args: { label: 'Follower', onChange: fn() },
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { defaultValue: 128400, description: 'Über alle Kanäle zusammen' } };

/** Nothing but digits is taken; arrows step, and marks for thousands appear when focus leaves. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Follower' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('128400');
    await expect(args.onChange).toHaveBeenLastCalledWith(128400);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith(128401);
    await userEvent.tab();
    await expect(field).toHaveValue('128.401');
  },
};

export const States: Story = {
  render: () => (
    <Columns template={3}>
      <NumberField label="Follower" defaultValue={128400} />
      <NumberField label="Interaktionsrate" unit="%" fractionDigits={2} defaultValue={4.82} />
      <NumberField label="Fehler" defaultValue={9999} errorMessage="Höchstens 5.000 Stück." unit="Stück" />
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
  args: {
    label: 'Videos',
    minValue: 1,
    maxValue: 3,
    defaultValue: 2,
    stepperLabels: { decrease: 'Weniger', increase: 'Mehr' },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mehr' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(3);
    await expect(canvas.getByRole('button', { name: 'Mehr' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Weniger' }));
    await expect(canvas.getByRole('textbox', { name: 'Videos' })).toHaveValue('2');
  },
};

export const LongWords: Story = {
  render: () => (
    <div style={{ inlineSize: 150 }}>
      <NumberField
        label={'Mindestfollower\u00adanzahl je Kanal'}
        description={'Für die Veröffentlichungs\u00adplanung'}
        defaultValue={128400}
        unit="Follower"
        errorMessage={'Unter der Mindestfollower\u00adanzahl.'}
      />
    </div>
  ),
};
