import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { expect, userEvent } from 'storybook/test';
import { Columns } from '@resonanz/ui/Columns';
import { Form } from '@resonanz/ui/Form';
import { FormPage } from '../FormParts/FormPage.tsx';
import { BoundCheck } from './BoundCheck.tsx';
import { BoundComboBox, BoundMulti, BoundSelect } from './BoundChoice.tsx';
import { BoundDate } from './BoundDate.tsx';
import { BoundMoney, BoundNumber } from './BoundNumber.tsx';
import { BoundArea, BoundText } from './BoundText.tsx';

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
  { id: 1, label: 'Deutschland' },
  { id: 2, label: 'Österreich' },
];
const categories = [
  { id: 1, label: 'Beauty' },
  { id: 2, label: 'Reisen' },
];

function Fields() {
  const { control, handleSubmit, setError } = useForm<Values>({ defaultValues: VALUES });
  return (
    <FormPage>
      <Form
        aria-label="Kampagne"
        onSubmit={handleSubmit(() => setError('name', { message: 'Diesen Namen gibt es schon.' }))}
      >
        <BoundText control={control} name="name" label="Kampagnenname" isRequired />
        <Columns>
          <BoundComboBox control={control} name="customerId" label="Kunde" items={customers} />
          <BoundSelect control={control} name="region" label="Region" items={regions} />
          <BoundDate control={control} name="start" label="Beginn" />
          <BoundMoney control={control} name="budget" label="Budget" />
          <BoundNumber control={control} name="reach" label="Reichweite" />
          <BoundMulti control={control} name="categories" label="Kategorien" items={categories} />
        </Columns>
        <BoundArea control={control} name="brief" label="Beschreibung" limit={500} />
        <BoundCheck control={control} name="hasNda" label="NDA nötig" />
        <button type="submit">Speichern</button>
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
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    await expect(await canvas.findByText('Diesen Namen gibt es schon.')).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
