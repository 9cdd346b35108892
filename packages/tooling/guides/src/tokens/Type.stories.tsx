import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { shared, storyWords } from '@resonanz/stories/words';
import { TypeScale } from './TypeScale.tsx';

const words = storyWords({
  averageRating48: ['Durchschnittsbewertung 4,8 · 1.234,56 €', 'Average rating 4.8 · €1,234.56'],
});

const meta = {
  title: 'Foundations/Type',
  component: TypeScale,
  args: { children: words.averageRating48 },
  parameters: { docs: { canvas: { sourceState: 'none' } } },
} satisfies Meta<typeof TypeScale>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Archivo at three widths: the width of a line is measured, so a missing typeface fails. */
export const AllStyles: Story = {
  play: async ({ canvas }) => {
    await document.fonts.ready;
    await expect(document.fonts.check("16px 'Archivo Variable'")).toBe(true);
    await expect(canvas.getByText('figure')).toBeVisible();
  },
};

/** German nouns are long; soft hyphens say where they may break. */
export const LongWords: Story = {
  args: { children: shared.settingsOfCampaigns },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
};
