import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { LocaleProvider } from './LocaleProvider.tsx';

const meta = {
  title: 'UI/Layout/LocaleProvider',
  component: LocaleProvider,
  args: {
    language: 'en',
    navigate: fn(),
    children: (
      <Stack align="start">
        <NumberField label="Followers" defaultValue={128400} />
        <Link href="/campaigns/7">Campaign</Link>
      </Stack>
    ),
  },
} satisfies Meta<typeof LocaleProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Followers' })).toHaveValue('128,400');
    await userEvent.click(canvas.getByRole('link', { name: 'Campaign' }));
    await expect(args.navigate).toHaveBeenCalledWith('/campaigns/7');
  },
};

export const German: Story = { args: { language: 'de' } };
