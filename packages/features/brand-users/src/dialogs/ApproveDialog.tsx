import { useState } from 'react';
import type { BrandUser } from '@resonanz/api-client/brandUsers';
import { useCustomerOptions } from '@resonanz/api-client/useCustomerOptions';
import { APPROVAL_STATUS } from '@resonanz/domain/campaigns';
import { useMessages } from '@resonanz/i18n/react';
import { FormDialog } from '@resonanz/records/FormDialog';
import { useMay } from '@resonanz/session/react';
import { ComboBox } from '@resonanz/ui/ComboBox';
import { Radio, RadioGroup } from '@resonanz/ui/RadioGroup';
import { Text } from '@resonanz/ui/Text';
import { messages } from '../messages.ts';
import { useBrandActions } from '../useBrandActions.ts';

/** Approves a brand for a customer: the one it has, one that is chosen, or a new one of its company's name. */
export function ApproveDialog({ brand, onClose }: { brand: BrandUser; onClose: () => void }) {
  const t = useMessages(messages);
  const actions = useBrandActions();
  const mayChoose = useMay('Customer Management', 'view');
  const company = brand.companyName ?? brand.fullName;
  const [kind, setKind] = useState<'keep' | 'new' | 'chosen'>(brand.customerId === null ? 'new' : 'keep');
  const [customerId, setCustomerId] = useState<number | null>(null);
  const customers = useCustomerOptions(mayChoose && kind === 'chosen');

  async function submit() {
    const chosen = kind === 'chosen' && customerId !== null ? { customerId } : {};
    if (await actions.decide({ userId: brand.id, status: APPROVAL_STATUS.approved, ...chosen })) onClose();
  }
  return (
    <FormDialog
      title={t('brandUsers.approve.title', { company })}
      confirmLabel={t('brandUsers.approve.confirm')}
      isIncomplete={kind === 'chosen' && customerId === null}
      isPending={actions.isPending}
      onClose={onClose}
      onSubmit={submit}
    >
      <Text as="p">{t('brandUsers.approve.text', { email: brand.username })}</Text>
      <RadioGroup
        label={t('word.customer')}
        name="kind"
        value={kind}
        onChange={(value) => setKind(value === 'chosen' ? 'chosen' : value === 'keep' ? 'keep' : 'new')}
      >
        {brand.customerId === null ? (
          <Radio value="new">{t('brandUsers.approve.new', { company })}</Radio>
        ) : (
          <Radio value="keep">{t('brandUsers.approve.keep', { customer: brand.customerName ?? company })}</Radio>
        )}
        {mayChoose && <Radio value="chosen">{t('brandUsers.approve.chosen')}</Radio>}
      </RadioGroup>
      {kind === 'chosen' && (
        <ComboBox
          label={t('brandUsers.approve.customer')}
          {...customers}
          selectedId={customerId}
          onSelectionChange={setCustomerId}
          openLabel={t('brandUsers.approve.openCustomers')}
          emptyMessage={t('brandUsers.approve.noCustomer')}
          loadingLabel={t('brandUsers.loading')}
        />
      )}
    </FormDialog>
  );
}
