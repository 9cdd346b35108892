import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'UI/Forms/Checkbox',
  component: Checkbox,
  args: { children: 'Tipps zu Kampagnen per E-Mail erhalten', onChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: () => (
    <Stack space={2} align="start">
      <Checkbox>Ruhe</Checkbox>
      <Checkbox defaultSelected>Gewählt</Checkbox>
      <Checkbox isIndeterminate>Teilweise</Checkbox>
      <Checkbox isInvalid>Fehler</Checkbox>
      <Checkbox isReadOnly>Nur lesen</Checkbox>
      <Checkbox isReadOnly defaultSelected>
        Nur lesen, gewählt
      </Checkbox>
      <Checkbox isDisabled>Gesperrt</Checkbox>
      <Checkbox isDisabled defaultSelected>
        Gesperrt, gewählt
      </Checkbox>
      <Checkbox description="Höchstens einmal in der Woche">Mit Hinweis</Checkbox>
      <Checkbox aria-label="Zeile auswählen" />
    </Stack>
  ),
};

/** The sentence stands below the words and describes the box. */
export const Invalid: Story = {
  args: {
    children: 'Ich stimme den Teilnahmebedingungen zu',
    isRequired: true,
    description: 'Sie gelten für alle Projekte.',
    errorMessage: 'Bitte stimmen Sie den Teilnahmebedingungen zu.',
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Ich stimme den Teilnahmebedingungen zu' });
    await expect(box).toBeInvalid();
    await expect(box).toBeRequired();
    await expect(box).toHaveAccessibleDescription(
      'Bitte stimmen Sie den Teilnahmebedingungen zu. Sie gelten für alle Projekte.',
    );
  },
};

/** Neither a press nor the space bar changes what is only shown; the focus reaches it all the same. */
export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultSelected: true },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox');
    await userEvent.click(canvas.getByText('Tipps zu Kampagnen per E-Mail erhalten'));
    await userEvent.keyboard(' ');
    await expect(box).toHaveFocus();
    await expect(box).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** The number is muted, and part of the name. */
export const WithCount: Story = {
  args: { children: 'Buy-out möglich', count: '1.206' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Buy-out möglich 1.206' })).toBeVisible();
  },
  render: (args) => (
    <div style={{ inlineSize: 240 }}>
      <Checkbox {...args} />
    </div>
  ),
};

export const LongWords: Story = {
  args: {
    children: 'Benachrichtigungs\u00adeinstellungen für alle Kampagnen\u00adzusammenfassungen übernehmen',
    description: 'Gilt auch für Kampagnenverantwortlichkeitsbereiche anderer Geschäfts\u00adstellen.',
    count: '1.240',
  },
  render: (args) => (
    <div style={{ inlineSize: 200 }}>
      <Checkbox {...args} />
    </div>
  ),
};

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox');
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

/** A press on the words ticks the box. */
export const Toggles: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Tipps zu Kampagnen per E-Mail erhalten'));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

/** The third state is the owner's: a press asks, and the box stays partial until the owner answers. */
export const StaysPartial: Story = {
  args: { isIndeterminate: true },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).toBePartiallyChecked();
    await userEvent.click(box);
    await expect(box).toBePartiallyChecked();
  },
};
