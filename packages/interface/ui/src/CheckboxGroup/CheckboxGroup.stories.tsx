import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { shared, storyWords } from '@resonanz/stories/words';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const words = storyWords({
  countries: ['Länder', 'Countries'],
  creatorsWhoLiveIn: [
    'Creator mit Wohnsitz in diesen Ländern werden gefunden.',
    'Creators who live in these countries are found.',
  ],
  pleaseChooseAtLeast: ['Bitte mindestens ein Land wählen.', 'Please choose at least one country.'],
  atMostOnceA: ['Höchstens einmal in der Woche, nie am Wochenende', 'At most once a week, never at the weekend'],
  campaignSummariesAndAverage: [
    'Kampagnen\u00adzusammenfassungen und Durchschnitts\u00adbewertungen',
    'Campaign summaries and average ratings',
  ],
  areasOfResponsibilityFor: ['Kampagnenverantwortlichkeitsbereiche', 'Areas of responsibility for campaigns'],
});

const choices = [shared.germany, shared.austria, shared.switzerland].map((country) => (
  <Checkbox key={country} value={country}>
    {country}
  </Checkbox>
));

const meta = {
  title: 'UI/Forms/CheckboxGroup',
  component: CheckboxGroup,
  args: { label: words.countries, children: choices, defaultValue: [shared.switzerland], onChange: fn() },
} satisfies Meta<typeof CheckboxGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const InARow: Story = { args: { direction: 'row' } };

/** Lines of full width, as in a questionnaire; the whole line answers. */
export const AsRows: Story = {
  args: { direction: 'rows' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(shared.austria));
    await expect(canvas.getByRole('checkbox', { name: shared.austria })).toBeChecked();
  },
};

export const WithHint: Story = { args: { description: words.creatorsWhoLiveIn } };

export const Invalid: Story = {
  args: { errorMessage: words.pleaseChooseAtLeast, defaultValue: [], isRequired: true },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(shared.germany));
    await expect(canvas.getByRole('checkbox', { name: shared.germany })).not.toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const LongWords: Story = {
  args: {
    label: shared.settingsForManagers,
    description: shared.appliesToSummaries,
    children: [
      <Checkbox key="summary" value="summary" description={words.atMostOnceA}>
        {words.campaignSummariesAndAverage}
      </Checkbox>,
      <Checkbox key="all" value="all">
        {words.areasOfResponsibilityFor}
      </Checkbox>,
    ],
  },
  render: (args) => (
    <div style={{ inlineSize: 200 }}>
      <CheckboxGroup {...args} />
    </div>
  ),
};

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: shared.germany })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith([shared.switzerland, shared.germany]);
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: shared.switzerland })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith([shared.germany]);
  },
};
