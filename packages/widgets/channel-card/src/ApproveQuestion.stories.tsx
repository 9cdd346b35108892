import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { storyWords } from '@resonanz/stories/words';
import { buildProposedChannel } from '@resonanz/testing/campaignRequests';
import { ApproveQuestion } from './ApproveQuestion.tsx';

const words = storyWords({
  byAcceptingYouCommission: [
    'Mit Ihrer Zusage beauftragen Sie die Agentur verbindlich. Zurücknehmen können Sie die Zusage nur, solange die Agentur noch nicht gebucht hat.',
    'By accepting you commission the agency with binding effect. You can withdraw your acceptance only as long as the agency has not booked yet.',
  ],
  acceptWithBindingEffect: ['Verbindlich zusagen', 'Accept with binding effect'],
});

const meta = {
  title: 'Widgets/ApproveQuestion',
  component: ApproveQuestion,
  args: {
    channel: buildProposedChannel({ externalBudget: 450 }),
    children: words.byAcceptingYouCommission,
    onConfirm: fn(),
    onClose: fn(),
  },
  globals: { audience: 'brand', density: 'comfortable' },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof ApproveQuestion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithPrice: Story = {
  play: async ({ args, userEvent }) => {
    const question = within(document.body).getByRole('alertdialog');
    await expect(question).toHaveTextContent(/Preis450/);
    await userEvent.click(within(question).getByRole('button', { name: words.acceptWithBindingEffect }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
