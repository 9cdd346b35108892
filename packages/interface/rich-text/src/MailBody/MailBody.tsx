'use client';

import { type CSSProperties, useEffect, useState } from 'react';
import { frame } from './MailBody.css.ts';
import { applyStyles, mailDocument } from './mailDocument.ts';

/** Props of {@link MailBody}. */
export interface MailBodyProps {
  /** The mail as HTML, as it came or sanitised by the server; it is sanitised here in any case. */
  html: string;
  /** Accessible name of the frame, for example the subject. */
  label: string;
  /**
   * Whether pictures of other servers are loaded, by which a sender learns that the mail was read; ask first. Default
   * `false`.
   */
  showsRemoteImages?: boolean;
  /** Language of the mail, when it is known. */
  lang?: string;
  /** Height in lines of text; 18 by default. What is longer scrolls, and the reader can draw the frame larger. */
  rows?: number;
}

/**
 * Shows a stranger's mail as its sender laid it out, in a frame of its own in which nothing runs: no scripts, no forms.
 *
 * @source docs/domain/mails.md#mail-content
 */
export function MailBody({ html, label, showsRemoteImages = false, lang, rows = 18 }: MailBodyProps) {
  // Sanitising needs a document, so a page from the server shows the empty sheet first.
  const [document, setDocument] = useState<string>();
  useEffect(() => setDocument(mailDocument(html, { showsRemoteImages, lang })), [html, showsRemoteImages, lang]);
  const height = { '--rows': rows } as CSSProperties;
  if (document === undefined) return <div className={frame} style={height} />;
  return (
    <iframe
      // Browsers may lose the second of two documents that one frame is given at once.
      key={document}
      className={frame}
      style={height}
      title={label}
      srcDoc={document}
      // Of our origin, so that its styles can be set; without `allow-scripts` nothing in it could use that.
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      onLoad={({ currentTarget }) => currentTarget.contentDocument && applyStyles(currentTarget.contentDocument)}
      referrerPolicy="no-referrer"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls a mail without links too
      tabIndex={0}
    />
  );
}
