import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'UI/Checkbox',
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
      <Checkbox isDisabled>Gesperrt</Checkbox>
      <Checkbox isDisabled defaultSelected>
        Gesperrt, gewählt
      </Checkbox>
      <Checkbox description="Höchstens einmal in der Woche">Mit Hinweis</Checkbox>
      <Checkbox aria-label="Zeile auswählen" />
    </Stack>
  ),
};

export const WithCount: Story = {
  args: { count: '24' },
  render: (args) => (
    <div style={{ inlineSize: 240 }}>
      <Checkbox {...args} />
    </div>
  ),
};

export const Toggles: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox');
    await userEvent.click(canvas.getByText('Tipps zu Kampagnen per E-Mail erhalten'));
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

export const StaysPartial: Story = {
  args: { isIndeterminate: true },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).toBePartiallyChecked();
    await userEvent.click(box);
    await expect(box).toBePartiallyChecked();
  },
};
