import type { Language } from '@resonanz/i18n/language';
import type { Messages, MessageValues } from '@resonanz/i18n/messages';
import type { MailTemplate } from './Mail.ts';
import type { StoredValues } from './StoredDraft.ts';

/** What a template derives from its values: values of its texts, the link of its button, a quoted text. */
export interface FilledIn {
  texts: MessageValues;
  link?: string;
  quote?: string;
}

/** How one mail template is filled in. */
export interface MailText<Template extends MailTemplate = MailTemplate> {
  /** `mail.<template>.subject`, `.text` and, where a template has them, `.quote`, `.action` and `.after`. */
  readonly messages: Messages;
  /** Whether it goes to brands, including people without an account. */
  readonly isToBrand: boolean;
  fillIn(this: void, values: StoredValues[Template], language: Language): FilledIn;
}

/** Every mail template. */
export type MailCatalogue = { readonly [Template in MailTemplate]: MailText<Template> };

/** The mail templates of an area: what they derive from their values, and their texts in both languages. */
export function defineMails<Template extends MailTemplate>({
  messages,
  templates,
  toBrands = [],
}: {
  readonly messages: Messages;
  readonly templates: { readonly [Name in Template]: MailText<Name>['fillIn'] };
  /** Mails of the portal to people who may have no account yet. */
  readonly toBrands?: readonly NoInfer<Template>[];
}): Pick<MailCatalogue, Template> {
  const names = Object.keys(templates) as Template[];
  return Object.fromEntries(
    names.map((name) => [name, { messages, fillIn: templates[name], isToBrand: toBrands.includes(name) }]),
  ) as unknown as Pick<MailCatalogue, Template>;
}
