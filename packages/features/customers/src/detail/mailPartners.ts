import type { CustomerContact, CustomerDetails } from '@resonanz/api-client/customers';
import type { MailPartner } from '@resonanz/mail-composer/connected';

/** A contact person as the receiver of a mail. */
export const toContact = ({ customerId }: CustomerDetails, { contactId, name }: CustomerContact): MailPartner => ({
  userType: 'customer',
  refId: customerId,
  contactId,
  name,
});
