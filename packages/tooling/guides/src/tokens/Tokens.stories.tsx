import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { storyWords } from '@resonanz/stories/words';
import { breakpoint, layout, radius, size, space, zIndex } from '@resonanz/tokens/constants';
import { vars } from '@resonanz/tokens/contract';
import { Scale } from './Scale.tsx';

const words = storyWords({
  example: ['Beispiel', 'Example'],
  layer: ['Ebene', 'Layer'],
});

const meta = {
  title: 'Foundations/Tokens',
  component: Scale,
  args: { heads: ['Name', 'px', words.example] },
  parameters: { docs: { canvas: { sourceState: 'none' } } },
} satisfies Meta<typeof Scale>;

export default meta;
type Story = StoryObj<typeof meta>;

const steps = <Values extends object>(values: Values) => ({ ...values }) as Readonly<Record<string, number>>;
const variable = (scale: object, name: string) => (scale as Readonly<Record<string, string>>)[name];

export const Space: Story = {
  args: { name: 'space', values: steps(space), example: (name) => ({ inlineSize: variable(vars.space, name) }) },
  play: async ({ canvas }) => {
    const row = canvas.getByText('space.5').closest('tr');
    await expect(row && within(row).getByText('12')).toBeVisible();
  },
};

export const Radius: Story = {
  args: {
    name: 'radius',
    values: steps(radius),
    example: (name) => ({ inlineSize: '3rem', blockSize: '2rem', borderRadius: variable(vars.radius, name) }),
  },
};

export const Sizes: Story = { args: { name: 'size', values: steps(size) } };

export const Layout: Story = { args: { name: 'layout', values: steps(layout) } };

export const Breakpoints: Story = { args: { name: 'breakpoint', values: steps(breakpoint) } };

export const Layers: Story = { args: { name: 'zIndex', values: steps(zIndex), heads: ['Name', words.layer, ''] } };
