import { classNames } from '../classNames.ts';
import { InlineAlert } from '../InlineAlert/InlineAlert.tsx';
import * as linkCss from '../Link/Link.css.ts';
import * as css from './ErrorSummary.css.ts';
import type { InvalidField } from './invalidFields.ts';

/** What is still wrong with a form, each line a link to its field. */
export function ErrorSummary({ title, fields }: { title: string; fields: readonly InvalidField[] }) {
  return (
    <div role="group" aria-label={title}>
      <InlineAlert tone="error" title={title}>
        <ul className={css.errors}>
          {fields.map(({ control, label, message }) => (
            <li key={control.id || label} className={css.error}>
              <a
                className={classNames(linkCss.link, linkCss.tone.danger, css.link)}
                href={`#${control.id}`}
                onClick={(event) => {
                  // A change of the address would reach the app's router.
                  event.preventDefault();
                  control.focus();
                }}
              >
                {label || message}
              </a>
              {label && <span>{message}</span>}
            </li>
          ))}
        </ul>
      </InlineAlert>
    </div>
  );
}
