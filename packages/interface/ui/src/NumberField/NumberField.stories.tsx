import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { shared, storyWords } from '@resonanz/stories/words';
import { Columns } from '../Columns/Columns.tsx';
import { NumberField } from './NumberField.tsx';

const words = storyWords({
  allChannelsTogether: ['Über alle Kanäle zusammen', 'All channels together'],
  interactionRate: ['Interaktionsrate', 'Interaction rate'],
  atMost5000: ['Höchstens 5.000 Stück.', 'At most 5,000 pieces.'],
  pieces: ['Stück', 'Pieces'],
  numberOfVideos: ['Anzahl der Videos', 'Number of videos'],
  fewer: ['Weniger', 'Fewer'],
  more: ['Mehr', 'More'],
  minimumNumberOfFollowers: ['Mindestfollower\u00adanzahl je Kanal', 'Minimum number of followers per channel'],
  forThePlanningOf: ['Für die Veröffentlichungs\u00adplanung', 'For the planning of publications'],
  belowTheMinimumNumber: ['Unter der Mindestfollower\u00adanzahl.', 'Below the minimum number of followers.'],
});

const meta = {
  title: 'UI/Forms/NumberField',
  component: NumberField,
  args: { label: 'Follower', onChange: fn() },
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { defaultValue: 128400, description: words.allChannelsTogether } };

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
      <NumberField label={words.interactionRate} unit="%" fractionDigits={2} defaultValue={4.82} />
      <NumberField label={shared.error} defaultValue={9999} errorMessage={words.atMost5000} unit={words.pieces} />
      <NumberField label={shared.disabled} isDisabled defaultValue={12} />
      <NumberField label={shared.readOnly} isReadOnly defaultValue={12} />
      <NumberField
        label={words.numberOfVideos}
        defaultValue={2}
        minValue={1}
        maxValue={9}
        stepperLabels={{ decrease: words.fewer, increase: words.more }}
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
    stepperLabels: { decrease: words.fewer, increase: words.more },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.more }));
    await expect(args.onChange).toHaveBeenLastCalledWith(3);
    await expect(canvas.getByRole('button', { name: words.more })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: words.fewer }));
    await expect(canvas.getByRole('textbox', { name: 'Videos' })).toHaveValue('2');
  },
};

export const LongWords: Story = {
  render: () => (
    <div style={{ inlineSize: 150 }}>
      <NumberField
        label={words.minimumNumberOfFollowers}
        description={words.forThePlanningOf}
        defaultValue={128400}
        unit="Follower"
        errorMessage={words.belowTheMinimumNumber}
      />
    </div>
  ),
};
