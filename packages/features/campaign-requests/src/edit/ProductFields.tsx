import { useMemo } from 'react';
import type { Control } from 'react-hook-form';
import { labels } from '@resonanz/domain/labels';
import { PRODUCT_CATEGORY_IDS } from '@resonanz/domain/lookups';
import { useMessages } from '@resonanz/i18n/react';
import { BoundArea, BoundComboBox, BoundText } from '@resonanz/records/boundFields';
import { Columns } from '@resonanz/ui/Columns';
import { messages } from './messages.ts';
import type { RequestValues } from './requestForm.ts';
import { useFieldLabel } from './useFieldLabel.ts';

/** What the campaign is about. */
export function ProductFields({ control }: { control: Control<RequestValues> }) {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const field = useFieldLabel();
  const categories = useMemo(
    () => PRODUCT_CATEGORY_IDS.map((id) => ({ id: Number(id), label: label(`productCategory.${id}`) })),
    [label],
  );
  return (
    <>
      <BoundText
        control={control}
        name="title"
        label={field('title')}
        description={t('requestForm.hint.title')}
        isRequired
      />
      <Columns>
        <BoundText control={control} name="productName" label={field('productName')} isRequired />
        <BoundComboBox
          control={control}
          name="productCategory"
          label={field('productCategory')}
          items={categories}
          isRequired
        />
      </Columns>
      <BoundArea
        control={control}
        name="productDescription"
        label={field('productDescription')}
        rows={5}
        limit={5_000}
        isRequired
      />
      <BoundText
        control={control}
        name="productLink"
        label={field('productLink')}
        description={t('requestForm.hint.productLink')}
      />
    </>
  );
}
