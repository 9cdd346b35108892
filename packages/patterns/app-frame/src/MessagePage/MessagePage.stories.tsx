import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { shared, storyWords } from '@resonanz/stories/words';
import { Button } from '@resonanz/ui/Button';
import { Heading } from '@resonanz/ui/Heading';
import { ErrorPage } from '../ErrorBoundary/ErrorPage.tsx';
import { FailedPage } from './FailedPage.tsx';
import { ForbiddenState } from './ForbiddenState.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

const words = storyWords({
  toTheHomePage: ['Zur Startseite', 'To the home page'],
  thisCampaignDoesNot: [
    'Diese Kampagne gibt es nicht, oder sie gehört nicht zu Ihrer Region.',
    'This campaign does not exist, or it does not belong to your region.',
  ],
  theCampaignCouldNot: ['Die Kampagne konnte nicht geladen werden.', 'The campaign could not be loaded.'],
});

const meta = {
  title: 'Patterns/App frame/Pages without content',
  component: NotFoundPage,
  args: { homeHref: '/dashboard' },
} satisfies Meta<typeof NotFoundPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = {};

export const Failed: Story = { render: () => <ErrorPage homeHref="/dashboard" /> };

export const Forbidden: Story = {
  render: () => <ForbiddenState action={<Button href="/dashboard">{words.toTheHomePage}</Button>} />,
};

const onReload = fn();
const failedPage = (failure: 'forbidden' | 'missing' | 'failed') => (
  <FailedPage
    head={<Heading level={1}>{shared.campaigns}</Heading>}
    failure={failure}
    missingText={words.thisCampaignDoesNot}
    failedText={words.theCampaignCouldNot}
    onReload={onReload}
  />
);

export const RecordForbidden: Story = { render: () => failedPage('forbidden') };

export const RecordMissing: Story = { render: () => failedPage('missing') };

export const RecordFailed: Story = {
  render: () => failedPage('failed'),
  play: async ({ canvas }) => {
    onReload.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Erneut laden|Load again/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onReload).toHaveBeenCalledOnce();
  },
};
