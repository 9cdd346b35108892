import { useFiles } from '@resonanz/api-client/useFiles';
import { BoundArea, BoundText } from '@resonanz/records/boundFields';
import { FileList } from '@resonanz/records/FileList';
import { Button } from '@resonanz/ui/Button';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { Columns } from '@resonanz/ui/Columns';
import { UGC_LIMITS } from '@resonanz/validators/ugcRequest';
import type { Control } from 'react-hook-form';
import { useUgcText } from '../useUgcText.ts';
import type { UgcValues } from './ugcForm.ts';

function ProductMedia({ requestId }: { requestId: number }) {
  const files = useFiles({ subject: 'ugcRequest', subjectId: requestId });
  return <FileList {...files} kinds={[{ kind: 'product', accept: ['.png', '.jpg', '.jpeg', '.mp4', '.mov', '.webm', '.mkv'] }]} />;
}

interface ProductFieldsProps {
  control: Control<UgcValues>;
  /** The draft that pictures belong to; undefined before the first one is kept. */
  requestId: number | undefined;
  isBusy: boolean;
  onKeep: () => Promise<void>;
}

/** The product, with pictures and videos of it as soon as there is a draft they belong to. */
export function ProductFields({ control, requestId, isBusy, onKeep }: ProductFieldsProps) {
  const { t } = useUgcText();
  const keep = (
    <Button onPress={() => void onKeep()} isDisabled={isBusy}>
      {t('ugcRequests.form.keepForMedia')}
    </Button>
  );
  return (
    <>
      <Columns>
        <BoundText control={control} name="productName" label={t('ugcRequests.field.productName')} isRequired />
        <BoundText control={control} name="productLink" label={t('ugcRequests.field.productLink')} type="url" description={t('ugcRequests.hint.productLink')} />
      </Columns>
      <BoundArea control={control} name="productDescription" label={t('ugcRequests.field.productDescription')} limit={UGC_LIMITS.productDescription} rows={4} />
      {requestId === undefined ? (
        <InlineAlert tone="info" action={keep}>
          {t('ugcRequests.hint.mediaLater')}
        </InlineAlert>
      ) : (
        <ProductMedia requestId={requestId} />
      )}
    </>
  );
}
