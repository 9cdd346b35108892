import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { IbanText } from './IbanText.tsx';

/** An account that is covered until the reader asks for it. Tab reaches the link, Enter shows and covers. */
const meta = {
  title: 'Patterns/Records/IbanText',
  component: IbanText,
  args: { iban: 'DE89370400440532013000' },
} satisfies Meta<typeof IbanText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByText('DE89 3704 0044 0532 0130 00')).toBeVisible();
  },
};

/** The server has sent no more: nothing can be shown. */
export const Masked: Story = { args: { iban: 'DE••••••••••••••••3000', isMasked: true } };
