import type { ValidateFunction } from 'ajv';
import { badRequest, invalidFields } from '../http/ApiError.ts';
import type { UploadedFile } from '../http/area.ts';
import { toFieldErrors } from '../http/fieldErrors.ts';
import { holdsUnstorableText } from '../http/readInput.ts';
import { type CheckedPicture, checkPicture } from './pictures.ts';

/** A form with a `profilePicture` and a `user` as JSON. */
export interface FormInput {
  body: { user: string; profilePicture?: string };
  files: readonly UploadedFile[];
}

/** What such a form says, checked. */
export interface UserForm<User> {
  user: User;
  picture: CheckedPicture | undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalidFields([{ field: 'user', key: 'invalidFormat' }]);
  }
}

function pictureOf({ body, files }: FormInput): CheckedPicture | undefined {
  const sent = files.filter((file) => file.field === 'profilePicture');
  const [only] = sent;
  if (only === undefined) {
    if (body.profilePicture === undefined || body.profilePicture === '') return undefined;
    throw invalidFields([{ field: 'profilePicture', key: 'invalidType' }]);
  }
  // A file field left empty is sent as a part without name and content.
  if (only.fileName === '' && only.bytes.length === 0) return undefined;
  return checkPicture(only);
}

/** Reads a form of a user: the JSON by a schema of the contract, the picture by its content. */
export function readUserForm<User>(input: FormInput, check: ValidateFunction<User>): UserForm<User> {
  const user = parse(input.body.user);
  if (!check(user)) throw invalidFields(toFieldErrors(check.errors));
  if (holdsUnstorableText(user)) throw badRequest('malformedText');
  return { user, picture: pictureOf(input) };
}
