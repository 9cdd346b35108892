import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form } from './Form.tsx';

const meta = {
  title: 'UI/Form',
  component: Form,
  args: {
    'aria-label': 'Ansprechperson',
    optionalLabel: 'freiwillig',
    onSubmit: fn(),
    children: [
      <TextField key="name" name="name" label="Name" isRequired />,
      <TextField key="phone" name="phone" label="Telefon" />,
      <Button key="send" type="submit" variant="solid">
        Senden
      </Button>,
    ],
  },
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Submits: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Lena{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** What the server found wrong stands at its field until the field changes. */
export const ServerErrors: Story = {
  args: { validationErrors: { phone: 'Bitte eine deutsche Nummer eingeben.' } },
  play: async ({ canvas, userEvent }) => {
    const phone = canvas.getByRole('textbox', { name: 'Telefon freiwillig' });
    await expect(phone).toBeInvalid();
    await expect(phone).toHaveAccessibleDescription('Bitte eine deutsche Nummer eingeben.');
    await userEvent.type(phone, '0');
    await expect(phone).toBeValid();
  },
};
