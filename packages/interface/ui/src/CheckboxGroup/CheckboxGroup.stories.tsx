import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const choices = ['Deutschland', 'Österreich', 'Schweiz'].map((country) => (
  <Checkbox key={country} value={country}>
    {country}
  </Checkbox>
));

const meta = {
  title: 'UI/Forms/CheckboxGroup',
  component: CheckboxGroup,
  args: { label: 'Länder', children: choices, defaultValue: ['Schweiz'], onChange: fn() },
} satisfies Meta<typeof CheckboxGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const InARow: Story = { args: { direction: 'row' } };

/** Lines of full width, as in a questionnaire; the whole line answers. */
export const AsRows: Story = {
  args: { direction: 'rows' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Österreich'));
    await expect(canvas.getByRole('checkbox', { name: 'Österreich' })).toBeChecked();
  },
};

export const WithHint: Story = { args: { description: 'Creator mit Wohnsitz in diesen Ländern werden gefunden.' } };

export const Invalid: Story = {
  args: { errorMessage: 'Bitte mindestens ein Land wählen.', defaultValue: [], isRequired: true },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Deutschland'));
    await expect(canvas.getByRole('checkbox', { name: 'Deutschland' })).not.toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const LongWords: Story = {
  args: {
    label: 'Benachrichtigungs\u00adeinstellungen für Kampagnen\u00adverantwortliche',
    description: 'Gilt für alle Kampagnen\u00adzusammenfassungen dieser Geschäftsstelle.',
    children: [
      <Checkbox key="summary" value="summary" description="Höchstens einmal in der Woche, nie am Wochenende">
        Kampagnen&shy;zusammenfassungen und Durchschnitts&shy;bewertungen
      </Checkbox>,
      <Checkbox key="all" value="all">
        Kampagnenverantwortlichkeitsbereiche
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
    await expect(canvas.getByRole('checkbox', { name: 'Deutschland' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['Schweiz', 'Deutschland']);
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Schweiz' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['Deutschland']);
  },
};
