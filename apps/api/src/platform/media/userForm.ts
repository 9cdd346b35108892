import type { ValidateFunction } from 'ajv';
import { invalidFields } from '../http/ApiError.ts';
import { readJsonPart } from '../http/jsonPart.ts';
import type { UploadedFile } from '../http/UploadedFile.ts';
import { type CheckedPicture, checkPicture } from './pictures.ts';

/** A form with a `profilePicture` and a `user` as JSON. */
export interface FormInput {
  body: { user: string; profilePicture?: string };
  files: readonly UploadedFile[];
}

/** The checked content of such a form. */
export interface UserForm<User> {
  user: User;
  picture: CheckedPicture | undefined;
}

function pictureOf({ body, files }: FormInput): CheckedPicture | undefined {
  const sent = files.filter((file) => file.field === 'profilePicture');
  const [only] = sent;
  if (only === undefined) {
    if (body.profilePicture === undefined || body.profilePicture === '') return undefined;
    throw invalidFields([{ field: 'profilePicture', key: 'invalidType' }]);
  }
  // An empty file field is sent as a part without name and content.
  if (only.fileName === '' && only.bytes.length === 0) return undefined;
  return checkPicture(only);
}

/** Reads a user form: checks the JSON against a schema of the contract and the picture by its content. */
export function readUserForm<User>(input: FormInput, check: ValidateFunction<User>): UserForm<User> {
  return { user: readJsonPart(input.body.user, 'user', check), picture: pictureOf(input) };
}
