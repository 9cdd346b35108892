import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '@resonanz/ui/Button';
import { Heading } from '@resonanz/ui/Heading';
import { ErrorPage } from '../ErrorBoundary/ErrorPage.tsx';
import { FailedPage } from './FailedPage.tsx';
import { ForbiddenState } from './ForbiddenState.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

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
  render: () => <ForbiddenState action={<Button href="/dashboard">Zur Startseite</Button>} />,
};

const onReload = fn();
const failedPage = (failure: 'forbidden' | 'missing' | 'failed') => (
  <FailedPage
    head={<Heading level={1}>Kampagnen</Heading>}
    failure={failure}
    missingText="Diese Kampagne gibt es nicht, oder sie gehört nicht zu Ihrer Region."
    failedText="Die Kampagne konnte nicht geladen werden."
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
