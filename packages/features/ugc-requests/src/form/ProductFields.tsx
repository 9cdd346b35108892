import type { Control } from 'react-hook-form';
import { useFiles } from '@resonanz/api-client/useFiles';
import { BoundArea, BoundText } from '@resonanz/records/boundFields';
import { FileList } from '@resonanz/records/FileList';
import { Columns } from '@resonanz/ui/Columns';
import { acceptedExtensions } from '@resonanz/validators/file';
import { UGC_LIMITS } from '@resonanz/validators/ugcRequest';
import { useUgcText } from '../useUgcText.ts';
import type { UgcValues } from './ugcForm.ts';

const MEDIA = [{ kind: 'product', accept: acceptedExtensions('productMedia') }] as const;

interface ProductFieldsProps {
  control: Control<UgcValues>;
  /** The request that pictures belong to, or what keeps a new one as a draft and gives its id. */
  requestId: number | (() => Promise<number>);
}

/** The product, with pictures and videos of it. */
export function ProductFields({ control, requestId }: ProductFieldsProps) {
  const { t } = useUgcText();
  const files = useFiles({ subject: 'ugcRequest', subjectId: requestId });
  return (
    <>
      <Columns>
        <BoundText control={control} name="productName" label={t('ugcRequests.field.productName')} isRequired />
        <BoundText
          control={control}
          name="productLink"
          label={t('ugcRequests.field.productLink')}
          type="url"
          description={t('ugcRequests.hint.productLink')}
        />
      </Columns>
      <BoundArea
        control={control}
        name="productDescription"
        label={t('ugcRequests.field.productDescription')}
        limit={UGC_LIMITS.productDescription}
        rows={4}
      />
      <FileList {...files} kinds={MEDIA} />
    </>
  );
}
