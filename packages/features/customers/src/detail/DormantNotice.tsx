import type { CustomerDetails } from '@resonanz/api-client/customers';
import { CUSTOMER_STATUS } from '@resonanz/domain/customers';
import { useMessages } from '@resonanz/i18n/react';
import { Section } from '@resonanz/records/Section';
import { useMay } from '@resonanz/session/react';
import { Button } from '@resonanz/ui/Button';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { messages } from '../messages.ts';
import { useCustomerActions } from '../useCustomerActions.ts';

/** Proposes to keep a customer as a former one; nothing is drawn while there is nothing to propose. */
export function DormantNotice({ customer: { customerId, formerProposed } }: { customer: CustomerDetails }) {
  const t = useMessages(messages);
  const mayEdit = useMay('Customer Management', 'edit');
  const { changeStatus, isPending } = useCustomerActions();
  if (!formerProposed) return null;
  return (
    <Section>
      <InlineAlert
        tone="info"
        title={t('customers.dormant.title')}
        {...(mayEdit && {
          action: (
            <Button
              isPending={isPending}
              onPress={() => void changeStatus({ customerId, status: CUSTOMER_STATUS.former })}
            >
              {t('customers.dormant.action')}
            </Button>
          ),
        })}
      >
        {t('customers.dormant.text')}
      </InlineAlert>
    </Section>
  );
}
