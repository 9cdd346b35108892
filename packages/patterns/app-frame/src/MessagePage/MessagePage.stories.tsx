import { Button } from '@resonanz/ui/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorPage } from '../ErrorBoundary/ErrorPage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { RefusedState } from './RefusedState.tsx';

const meta = { title: 'Patterns/Pages without content', component: NotFoundPage, args: { homeHref: '/dashboard' } } satisfies Meta<typeof NotFoundPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = {};

export const Failed: Story = { render: () => <ErrorPage homeHref="/dashboard" /> };

export const Refused: Story = { render: () => <RefusedState action={<Button href="/dashboard">Zur Startseite</Button>} /> };
