import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MailLink, PhoneLink } from './contactLinks.tsx';

/** How a person is reached. Tab reaches the link, Enter opens the mail program or the telephone. */
const meta = { title: 'Patterns/Records/ContactLinks', component: MailLink } satisfies Meta<typeof MailLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An e-mail address. */
export const Mail: Story = { args: { address: 'ruben@morgenstern-kaffee.example' } };

/** A long address is broken between its parts where there is no room, and not within a word. */
export const NarrowMail: Story = {
  args: { address: 'ruben.morgenstern@morgenstern-kaffee.example' },
  decorators: [
    (StoryOfIt) => (
      <div style={{ inlineSize: 150, overflowWrap: 'anywhere' }}>
        <StoryOfIt />
      </div>
    ),
  ],
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: args.address });
    const lines = new Set([...link.getClientRects()].map(({ top }) => Math.round(top)));
    await expect(lines.size).toBe(3);
  },
};

/** A telephone number is read in groups; what is called has neither blanks nor strokes. */
export const Phone: Story = {
  args: { address: '' },
  render: () => (
    <>
      <PhoneLink number="+493023125564" /> <PhoneLink number="+49 (30) 23125-565" />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^\+49\s30\s23125564$/ })).toHaveAttribute(
      'href',
      'tel:+493023125564',
    );
    await expect(canvas.getByRole('link', { name: '+49 (30) 23125-565' })).toHaveAttribute('href', 'tel:+493023125565');
  },
};
