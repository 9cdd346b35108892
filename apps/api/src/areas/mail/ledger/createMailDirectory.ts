import type { Kysely } from 'kysely';
import { escapeHtml } from '@resonanz/domain/html';
import { ROLE } from '@resonanz/domain/roles';
import type { Schema } from '../../../platform/database/schema.ts';
import type { MailCatalogue, MailText } from '../../../platform/mail/defineMails.ts';
import type { MailDraft, MailPartner } from '../../../platform/mail/Mail.ts';
import type { MailAudience, MailDirectory, MailReceiver } from '../../../platform/mail/MailDirectory.ts';
import type { StoredDraft } from '../../../platform/mail/StoredDraft.ts';
import { writeContent } from '../../../platform/mail/writeContent.ts';
import { noteMail } from './queries/noteMail.ts';
import { findAccounts, findAmazonUserName, findFullName, findInfluencerName } from './queries/receivers.ts';

function audienceOf(roleId: number): MailAudience {
  if (roleId === ROLE.tester) return 'testerworld';
  return roleId === ROLE.brand || roleId === ROLE.brandManager ? 'brand' : 'staff';
}

/** The name of a partner as its account or record has it; else the address. */
async function nameOf(tx: Kysely<Schema>, to: string, { userType, refId }: MailPartner): Promise<string> {
  if (userType === 'influencer') return (await findInfluencerName(tx, refId))?.name || to;
  if (userType === 'amazonUser') return (await findAmazonUserName(tx, refId))?.name || to;
  return (await findFullName(tx, to))?.name || to;
}

const nowhere = { imprint: [], publicUrl: 'https://localhost' };

/** The texts of a template mail, without its button: the link may open an account. */
function wordsOf(text: MailText, draft: StoredDraft): { subject: string; html: string } {
  const { subject, greeting, paragraphs, quote, after, closing } = writeContent(text, draft, nowhere);
  const blocks = [
    greeting,
    ...paragraphs,
    ...(quote === undefined ? [] : [quote.intro, quote.lines.join('\n')]),
    ...after,
    closing.join('\n'),
  ];
  return {
    subject,
    html: blocks.map((each) => `<p>${each.split('\n').map(escapeHtml).join('<br>')}</p>`).join(''),
  };
}

/** Knows the receivers of mails by their accounts and records, and notes mails to partners in their threads. */
export function createMailDirectory(catalogue: MailCatalogue): MailDirectory {
  const textOf = ({ template }: MailDraft) => catalogue[template] as MailText;
  const receiverWithoutAccount = async (tx: Kysely<Schema>, draft: MailDraft): Promise<MailReceiver> => {
    const { values, partner } = draft;
    if (partner?.userType === 'influencer') {
      const person = await findInfluencerName(tx, partner.refId);
      return { name: person?.name ?? '', audience: 'staff' };
    }
    if (partner?.userType === 'amazonUser') {
      const person = await findAmazonUserName(tx, partner.refId);
      return { name: person?.name ?? '', audience: 'testerworld' };
    }
    const isForBrand =
      textOf(draft).isToBrand || partner?.userType === 'brand' || ('audience' in values && values.audience === 'brand');
    return { name: '', audience: isForBrand ? 'brand' : 'staff' };
  };
  return {
    async receiversOf(tx, drafts) {
      const accounts = await findAccounts(
        tx,
        drafts.map(({ to }) => to),
      );
      const receivers: MailReceiver[] = [];
      for (const draft of drafts) {
        const account = accounts.get(draft.to);
        // An account with an unconfirmed address gets no name: it could carry any text to a stranger.
        receivers.push(
          account === undefined
            ? await receiverWithoutAccount(tx, draft)
            : { name: account.email_verify ? account.name : '', audience: audienceOf(account.role_id) },
        );
      }
      return receivers;
    },
    async note(tx, draft, receiver, at) {
      const { partner } = draft;
      if (partner === undefined) return undefined;
      const stored = JSON.parse(JSON.stringify({ ...draft, receiver })) as StoredDraft;
      return noteMail(tx, {
        thread: partner,
        receiverName: await nameOf(tx, draft.to, partner),
        to: draft.to,
        ...wordsOf(textOf(draft), stored),
        language: draft.language,
        at,
        template: draft.template,
      });
    },
  };
}
