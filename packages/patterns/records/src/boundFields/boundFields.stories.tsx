import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { expect, userEvent } from 'storybook/test';
import { shared, storyWords } from '@resonanz/stories/words';
import { Columns } from '@resonanz/ui/Columns';
import { Form } from '@resonanz/ui/Form';
import { FormPage } from '../FormParts/FormPage.tsx';
import { BoundCheck } from './BoundCheck.tsx';
import { BoundComboBox, BoundMulti, BoundSelect } from './BoundChoice.tsx';
import { BoundDate } from './BoundDate.tsx';
import { BoundMoney, BoundNumber } from './BoundNumber.tsx';
import { BoundArea, BoundText } from './BoundText.tsx';

const words = storyWords({
  travel: ['Reisen', 'Travel'],
  thisNameIsTaken: ['Diesen Namen gibt es schon.', 'This name is taken.'],
  nameOfTheCampaign: ['Kampagnenname', 'Name of the campaign'],
  customer: ['Kunde', 'Customer'],
  start: ['Beginn', 'Start'],
  categories: ['Kategorien', 'Categories'],
  description: ['Beschreibung', 'Description'],
  ndaNeeded: ['NDA nötig', 'NDA needed'],
});

interface Values {
  name: string;
  brief: string;
  start: string;
  reach: number | null;
  budget: number | null;
  region: number;
  customerId: number | null;
  categories: number[];
  hasNda: boolean;
}

const VALUES: Values = {
  name: 'Herbstleuchten',
  brief: '',
  start: '2026-05-04',
  reach: 120_000,
  budget: 28_000,
  region: 1,
  customerId: 7,
  categories: [1],
  hasNda: true,
};
const customers = [
  { id: 7, label: 'Lichtwerk GmbH' },
  { id: 8, label: 'Nordlicht AG' },
];
const regions = [
  { id: 1, label: shared.germany },
  { id: 2, label: shared.austria },
];
const categories = [
  { id: 1, label: 'Beauty' },
  { id: 2, label: words.travel },
];

function Fields() {
  const { control, handleSubmit, setError } = useForm<Values>({ defaultValues: VALUES });
  return (
    <FormPage>
      <Form
        aria-label={shared.campaign}
        onSubmit={handleSubmit(() => setError('name', { message: words.thisNameIsTaken }))}
      >
        <BoundText control={control} name="name" label={words.nameOfTheCampaign} isRequired />
        <Columns>
          <BoundComboBox control={control} name="customerId" label={words.customer} items={customers} />
          <BoundSelect control={control} name="region" label="Region" items={regions} />
          <BoundDate control={control} name="start" label={words.start} />
          <BoundMoney control={control} name="budget" label="Budget" />
          <BoundNumber control={control} name="reach" label={shared.reach} />
          <BoundMulti control={control} name="categories" label={words.categories} items={categories} />
        </Columns>
        <BoundArea control={control} name="brief" label={words.description} limit={500} />
        <BoundCheck control={control} name="hasNda" label={words.ndaNeeded} />
        <button type="submit">{shared.save}</button>
      </Form>
    </FormPage>
  );
}

const meta = {
  title: 'Patterns/Forms/boundFields',
  component: Fields,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Fields>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** An error is shown at its field. */
export const Invalid: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: shared.save }));
    await expect(await canvas.findByText(words.thisNameIsTaken)).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
