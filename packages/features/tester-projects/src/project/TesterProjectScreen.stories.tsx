import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { seesAlert, seesDenial } from '@resonanz/stage/plays';
import { answerDenied, answerFailure, answerNever } from '@resonanz/testing/envelopeFetch';
import { buildLongProject, buildProjectDetail } from '../fixtures/projects.fixture.ts';
import { createTesterServer, createTesterServerThat } from '../fixtures/testerServer.fixture.ts';
import { TesterStage } from '../fixtures/TesterStage.fixture.tsx';

const serverWith = (...overrides: Parameters<typeof buildProjectDetail>) =>
  createTesterServer({ project: buildProjectDetail(...overrides) });

const meta = {
  title: 'Screens/Tester projects/Project',
  component: TesterStage,
  parameters: { layout: 'fullscreen' },
  globals: { audience: 'testerworld' },
  loaders: [async () => ({ screen: await import('./TesterProjectScreen.tsx') })],
  args: { path: '/testerworld/projects/42' },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('heading', { level: 2 });
  },
} satisfies Meta<typeof TesterStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { args: { server: serverWith() } };

export const English: Story = { args: { server: serverWith() }, globals: { language: 'en' } };

/** The application is sent from a window above the page. */
export const Applying: Story = {
  args: { server: serverWith() },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Für diesen Test bewerben|Apply for this test/ }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

/** The gallery is gone through with the arrow keys. */
export const GalleryByKeyboard: Story = {
  args: { server: serverWith() },
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('button', { name: /Bild 1 zeigen|Show picture 1/ });
    first.focus();
    await userEvent.keyboard('{ArrowRight}');
    const second = canvas.getByRole('button', { name: /Bild 2 zeigen|Show picture 2/ });
    await expect(second).toHaveFocus();
    await expect(second).toHaveAttribute('aria-current', 'true');
  },
};

export const Applied: Story = {
  args: { server: serverWith({ phase: 'applied', applicationId: 900, denial: 'alreadyApplied', canWithdraw: true }) },
};

export const Accepted: Story = {
  args: { server: serverWith({ phase: 'accepted', applicationId: 900, denial: 'alreadyApplied' }) },
};

export const Full: Story = {
  args: { server: serverWith({ phase: 'full', placesLeft: 0, chances: { places: 0, of: 1 } }) },
};

export const Closed: Story = { args: { server: serverWith({ phase: 'closed', denial: 'applicationOver' }) } };

export const Barred: Story = { args: { server: serverWith({ denial: 'tooManyMissedDeadlines' }) } };

export const WithoutPictures: Story = {
  args: { server: serverWith({ media: [], picture: null, descriptionFile: null, questionnaires: [] }) },
};

export const Loading: Story = {
  args: { server: createTesterServerThat(answerNever) },
  play: async ({ canvas }) => {
    await canvas.findByRole('status');
  },
};

export const Failed: Story = { args: { server: createTesterServerThat(answerFailure) }, play: seesAlert };

export const Denied: Story = { args: { server: createTesterServerThat(answerDenied) }, play: seesDenial };

export const LongGerman: Story = { args: { server: serverWith(buildLongProject()) } };

export const Phone: Story = { args: { server: serverWith() }, globals: { viewport: { value: 'phone' } } };

export const LongGermanOnAPhone: Story = { ...LongGerman, globals: { viewport: { value: 'phone' } } };
