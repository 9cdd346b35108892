import type { components } from '@resonanz/contract/types';
import type { Account } from '../account.ts';

/** Which mails a brand gets. */
export type MailSettings = components['schemas']['BrandMailSettings'];

/**
 * What holds while a brand has said nothing: comments concern its own campaigns, news are wanted only by those who ask
 * for them.
 */
const MAIL_SETTINGS: MailSettings = { comments: true, learningMaterials: false };

/** The mail settings of an account. */
export const mailSettingsOf = ({ mail_settings }: Pick<Account, 'mail_settings'>): MailSettings => ({
  ...MAIL_SETTINGS,
  ...mail_settings,
});
