import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { answerDenied, answerFailure, answerNever } from '@resonanz/testing/envelopeFetch';
import { buildPreview, createPreviewServer, PREVIEW, PreviewStage } from '../fixtures/PreviewStage.fixture.tsx';

const meta = {
  title: 'Screens/Tester projects/Preview',
  component: PreviewStage,
  parameters: { docs: { story: { inline: false, height: '480px' } }, layout: 'fullscreen' },
  args: { server: createPreviewServer() },
  play: async () => {
    await screen.findByRole('dialog');
  },
} satisfies Meta<typeof PreviewStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Published: Story = {};

export const English: Story = { globals: { language: 'en' } };

/** Nothing is certain yet: no days, no pictures, no questionnaires. */
export const Draft: Story = {
  args: {
    server: createPreviewServer(
      buildPreview({
        descriptionDe: '',
        descriptionEn: '',
        applicationUntil: null,
        selectionOn: null,
        shipsOn: null,
        startsOn: null,
        endsOn: null,
        media: [],
        picture: null,
        questionnaires: [],
        screening: null,
        descriptionFile: null,
      }),
    ),
  },
};

export const AsOnAPhone: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: /^(Telefon|Phone)$/ }));
  },
};

/** The texts in English on a German page. */
export const EnglishTexts: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: 'English' }));
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Loading: Story = { args: { server: createPreviewServer().on(PREVIEW, answerNever) } };

export const Failed: Story = { args: { server: createPreviewServer().on(PREVIEW, answerFailure) } };

export const Denied: Story = { args: { server: createPreviewServer().on(PREVIEW, answerDenied) } };
