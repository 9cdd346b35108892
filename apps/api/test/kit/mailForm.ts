import type { Schemas } from '../../src/platform/http/Schemas.ts';
import type { TestServer } from './startTestServer.ts';

/** What a call with a mail's form answered. */
export interface MailAnswer<Data> {
  status: number;
  message: string;
  error: string | null;
  data: Data;
  fieldErrors?: { field: string; key: string }[];
}

/** Sends forms with a mail as JSON and files beside it, with the token of a user. */
export function mailForms(server: TestServer, token: string) {
  const post = async <Data>(path: string, mail: unknown, files: readonly File[] = []): Promise<MailAnswer<Data>> => {
    const form = new FormData();
    form.append('mail', typeof mail === 'string' ? mail : JSON.stringify(mail));
    for (const file of files) form.append('attachments', file);
    const answer = await fetch(`${server.url}/api/influencerMail/${path}`, {
      method: 'POST',
      body: form,
      headers: { Authorization: `Bearer ${token}` },
    });
    return { status: answer.status, ...((await answer.json()) as Omit<MailAnswer<Data>, 'status'>) };
  };
  return {
    send: (mail: unknown, files?: readonly File[]) => post<Schemas['MailDispatch']>('send', mail, files),
    saveDraft: (mail: unknown, files?: readonly File[]) => post<Schemas['MailDraft']>('saveDraft', mail, files),
  };
}

/** A mail to these influencers. */
export const mailTo = (
  influencerIds: readonly number[],
  more: Partial<Schemas['MailInput']> = {},
): Schemas['MailInput'] => ({
  receivers: influencerIds.map((refId) => ({ userType: 'influencer' as const, refId })),
  subject: 'Anfrage',
  message: '<p>Guten Tag,</p><p>haben Sie Zeit?</p>',
  ...more,
});
