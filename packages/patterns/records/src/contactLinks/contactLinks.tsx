import { Fragment } from 'react';
import { formatPhone } from '@resonanz/formatters/phone';
import { Link } from '@resonanz/ui/Link';

/** Props of {@link MailLink}. */
export interface MailLinkProps {
  /** The e-mail address, for example "lena@example.com". */
  address: string;
}

/** Props of {@link PhoneLink}. */
export interface PhoneLinkProps {
  /** The telephone number as it is stored, for example "+493023125564"; other forms are shown as they are. */
  number: string;
}

/**
 * An e-mail address that opens the reader's mail program; where there is no room for it, it is broken before "@", "."
 * and "-".
 */
export function MailLink({ address }: MailLinkProps) {
  return (
    <Link href={`mailto:${address}`}>
      {[...address.matchAll(/[@.-]?[^@.-]+|[@.-]/g)].map(({ 0: part, index: start }) => (
        <Fragment key={start}>
          {start > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </Link>
  );
}

/** A telephone number in groups, called by a press. */
export function PhoneLink({ number }: PhoneLinkProps) {
  return <Link href={`tel:${number.replaceAll(/[^+\d]/g, '')}`}>{formatPhone(number)}</Link>;
}
