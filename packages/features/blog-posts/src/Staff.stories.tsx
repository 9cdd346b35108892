import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { sees, seesAlert, seesBusyTable, seesDenial } from '@resonanz/stage/plays';
import { answerDenied, answerFailure, answerNever } from '@resonanz/testing/envelopeFetch';
import { CALLS, createBlogServer } from './fixtures/blogServer.fixture.ts';
import { BlogStage } from './fixtures/BlogStage.fixture.tsx';
import { buildLongPost, buildPost } from './fixtures/posts.fixture.ts';

const meta = {
  title: 'Screens/Blog/Staff',
  component: BlogStage,
  parameters: { layout: 'fullscreen' },
  // The route loads its screen when it is opened; a story is judged only once it is drawn.
  loaders: [async () => ({ screen: await import('./list/BlogPostListScreen.tsx') })],
  play: async ({ canvas }) => {
    await canvas.findAllByRole('button', { name: /^(Aktionen zu|Actions for)/ });
  },
} satisfies Meta<typeof BlogStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {};
export const English: Story = { globals: { language: 'en' } };
export const One: Story = { args: { server: createBlogServer([buildPost()]) } };
export const Empty: Story = {
  args: { server: createBlogServer([]) },
  play: sees(/^(Noch keine Beiträge|No posts yet)$/),
};
export const Loading: Story = {
  args: { server: createBlogServer().on(CALLS.list, answerNever) },
  play: seesBusyTable,
};
export const Failed: Story = { args: { server: createBlogServer().on(CALLS.list, answerFailure) }, play: seesAlert };
export const Denied: Story = { args: { server: createBlogServer().on(CALLS.list, answerDenied) }, play: seesDenial };

export const Scheduling: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /(Aktionen zu|Actions for).*(Zehn|Ten)/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^(Planen|Schedule)$/ }));
    await screen.findByRole('dialog');
  },
};

export const Editing: Story = {
  args: { path: '/testerworld-blog/1/edit' },
  play: async ({ canvas }) => void (await canvas.findByRole('form')),
};

export const LongGerman: Story = { args: { server: createBlogServer([buildLongPost()]) } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const EditingOnAPhone: Story = { ...Editing, globals: { viewport: { value: 'phone' } } };
