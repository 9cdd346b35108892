import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { storyWords } from '@resonanz/stories/words';
import { PictureDialog } from './PictureDialog.tsx';

const words = storyWords({
  pictureOfTheresaRautenberg: ['Bild von Theresa Rautenberg', 'Picture of Theresa Rautenberg'],
  picture: ['Bild', 'Picture'],
});

const portrait = `data:image/svg+xml,${encodeURIComponent(
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 36 36'><rect width='36' height='36' fill='#dfe8e2'/><circle cx='18' cy='14' r='7' fill='#c98d62'/><path d='M4 36a14 12 0 0 1 28 0z' fill='#31545c'/></svg>",
)}`;

const meta: Meta<typeof PictureDialog> = {
  title: 'Patterns/Forms/PictureDialog',
  component: PictureDialog,
  args: {
    title: words.pictureOfTheresaRautenberg,
    label: words.picture,
    initials: 'TR',
    stored: portrait,
    onSave: fn(async () => undefined),
    errorNames: () => [],
    onClose: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
};

export default meta;
type Story = StoryObj<typeof PictureDialog>;

export const Playground: Story = {};

export const Without: Story = { args: { stored: null } };

/** What the server rejects stays, with the reason. */
export const Rejected: Story = {
  args: { onSave: fn(() => Promise.reject(new Error('rejected'))), errorNames: () => ['fileContentMismatch'] },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^(Bild entfernen|Remove picture)$/ }));
    await userEvent.click(screen.getByRole('button', { name: /^(Speichern|Save)$/ }));
    await waitFor(() => expect(screen.getByRole('alert')).toBeVisible());
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
