import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyWords } from '@resonanz/stories/words';
import { ERROR_CODES } from '@resonanz/validators/codes';
import { inGerman } from '../page/inGerman.ts';
import { CodeTable } from './CodeTable.tsx';

const words = storyWords({
  pleaseEnterAValid: ['Bitte geben Sie eine gültige Telefonnummer ein', 'Please enter a valid phone number'],
});

const meta = {
  title: 'Foundations/Validators/Table of codes',
  parameters: { docs: { canvas: { sourceState: 'none' } } },
} satisfies Meta;

export default meta;

export const Codes: StoryObj<typeof meta> = {
  render: () => <CodeTable />,
  play: inGerman(async ({ canvas }) => {
    const rows = canvas.getAllByRole('row').slice(1);
    await expect(rows.map((row) => row.querySelector('th, td')?.textContent)).toEqual(Object.keys(ERROR_CODES));
    await expect(canvas.getByText('germanPhoneNumber').closest('tr')).toHaveTextContent(words.pleaseEnterAValid);
  }),
};
