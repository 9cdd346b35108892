import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { answerFailure, answerNever } from '@resonanz/testing/envelopeFetch';
import { MEDIA_CALLS as CALLS, buildMedia, serveMedia } from '../fixtures/media.fixture.ts';
import { createProjectServer } from '../fixtures/projectServer.fixture.ts';
import { ProjectStage } from '../fixtures/ProjectStage.fixture.tsx';

const meta = {
  title: 'Screens/Projects/Media',
  component: ProjectStage,
  parameters: { layout: 'fullscreen' },
  args: { path: '/project/1?tab=media' },
  // The route loads its screen when it is opened; a story is judged only once it is drawn.
  loaders: [
    async () => ({
      screen: await Promise.all([import('../detail/ProjectDetailScreen.tsx'), import('./MediaTab.tsx')]),
    }),
  ],
} satisfies Meta<typeof ProjectStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Media: Story = {};

export const InEnglish: Story = { globals: { language: 'en' } };

export const Empty: Story = {
  args: { server: serveMedia(createProjectServer(), buildMedia({ media: [], descriptionFile: null })) },
};

export const Loading: Story = { args: { server: createProjectServer().on(CALLS.media, answerNever) } };

export const Failed: Story = { args: { server: createProjectServer().on(CALLS.media, answerFailure) } };

export const Closed: Story = { args: { server: createProjectServer({ project: { status: 3 } }) } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Describing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: /^(grat-2\.png beschreiben|Describe grat-2\.png)$/ }),
    );
    await screen.findByRole('dialog');
  },
};
