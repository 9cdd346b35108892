import { textOr } from '@resonanz/i18n/messages';
import { FileDrop } from '@resonanz/ui/FileDrop';
import { Text } from '@resonanz/ui/Text';
import { messages } from '../../messages.ts';
import { useProjectText } from '../../useProjectText.ts';
import { CarrierField } from '../CarrierField.tsx';
import { IMPORT_TYPES, type ShippingImport } from './useShippingImport.ts';

/** The file, and the carrier of rows that name none. */
export function FilePart({ state }: { state: ShippingImport }) {
  const { t } = useProjectText();
  const { file, carrier, isPending, choose, setCarrier } = state;
  const problemText = (code: string): string =>
    textOr(t, messages, `projects.error.${code}`, t('projects.error.fileSpreadsheetType'));
  return (
    <>
      <Text as="p">{t('projects.shipping.import.text')}</Text>
      <FileDrop
        label={t('projects.shipping.import.file')}
        promptLabel={t('projects.shipping.import.prompt')}
        browseLabel={t('projects.shipping.import.browse')}
        removeLabel={(name) => t('projects.shipping.import.remove', { name })}
        description={t('projects.shipping.import.hint')}
        accept={IMPORT_TYPES}
        files={file ? [file] : []}
        isDisabled={isPending}
        onChange={([chosen]) => choose(chosen ?? null, problemText)}
        onReject={([rejected]) => choose(rejected?.file ?? null, problemText)}
      />
      <CarrierField value={carrier} onChange={setCarrier} description={t('projects.shipping.import.carrierHint')} />
    </>
  );
}
