import type { Meta, StoryObj } from '@storybook/react-vite';
import { sees, seesAlert } from '@resonanz/stage/plays';
import { answerFailure, answerNever } from '@resonanz/testing/envelopeFetch';
import { CALLS, createReaderServer } from './fixtures/blogServer.fixture.ts';
import { ReaderStage } from './fixtures/BlogStage.fixture.tsx';
import { buildLongPost, buildPosts } from './fixtures/posts.fixture.ts';

const meta = {
  title: 'Screens/Blog/Reader',
  component: ReaderStage,
  parameters: { layout: 'fullscreen' },
  globals: { audience: 'testerworld' },
  // The route loads its screen when it is opened; a story is judged only once it is drawn.
  loaders: [async () => ({ screen: await import('./tester/BlogScreen.tsx') })],
  play: async ({ canvas }) => {
    await canvas.findAllByRole('heading', { level: 2 });
  },
} satisfies Meta<typeof ReaderStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {};
export const English: Story = { globals: { language: 'en' } };
export const Empty: Story = {
  args: { server: createReaderServer([]) },
  play: sees(/^(Noch keine Beiträge|No posts yet)$/),
};
export const Loading: Story = {
  args: { server: createReaderServer().on(CALLS.published, answerNever) },
  play: async ({ canvas }) => void (await canvas.findByRole('status')),
};
export const Failed: Story = {
  args: { server: createReaderServer().on(CALLS.published, answerFailure) },
  play: seesAlert,
};
export const Article: Story = { args: { path: '/testerworld/blog/1' } };
export const ArticleEnglish: Story = { ...Article, globals: { language: 'en' } };
export const LongGerman: Story = {
  args: { server: createReaderServer([buildLongPost(), ...buildPosts().slice(1, 2)]) },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const ArticleOnAPhone: Story = { ...Article, globals: { viewport: { value: 'phone' } } };
