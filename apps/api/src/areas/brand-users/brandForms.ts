import { isBrand, ROLE } from '@resonanz/domain/roles';
import { forbidden, notFound } from '../../platform/http/ApiError.ts';
import { contract } from '../../platform/http/contract.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';
import { schemaCheck } from '../../platform/http/validation.ts';
import { storePicture } from '../../platform/media/pictures.ts';
import { readUserForm, type FormInput } from '../../platform/media/userForm.ts';
import {
  accountValues,
  createAccount,
  editAccount,
  type Editor,
  lockAccountOf,
  pictureEdit,
  planUpdate,
  updateAccount,
} from '../accounts/door.ts';
import { seesAll } from '../ownership/door.ts';

type AnyChange = Schemas['BrandUserChange'] | Schemas['OwnBrandUserChange'];

const isNewBrandUser = schemaCheck(contract, 'NewBrandUser');
const isBrandUserChange = schemaCheck(contract, 'BrandUserChange');
const isOwnBrandUserChange = schemaCheck(contract, 'OwnBrandUserChange');

/** Adds a brand user, with the picture when there is one. */
export async function addBrandUser(editor: Editor, input: FormInput): Promise<number> {
  const { user, picture } = readUserForm(input, isNewBrandUser);
  const { username, firstName, lastName, roleId = ROLE.brand, ...rest } = user;
  const account = { ...accountValues(rest), username, firstName, lastName, roleId };
  return createAccount(editor, account, async (tx, userId) => {
    if (picture === undefined) return;
    const address = await storePicture(tx, picture, editor.services.clock.now());
    await updateAccount(tx, userId, { profile_picture: address });
  });
}

/** A brand user changes the own account alone: visible colleagues are still not the user's to change. */
async function rejectOtherUsers({ user, services }: Editor, userId: number): Promise<void> {
  if (!(await seesAll(services.db, user, 'brandUsers', [userId]))) throw notFound();
  if (user.audience === 'brand' && user.id !== userId) throw forbidden();
}

/** Changes a brand user, by staff or by the user; returns whose account it was. */
export async function updateBrandUser(editor: Editor, input: FormInput): Promise<number> {
  const isOwn = editor.user.audience === 'brand';
  if (isOwn ? editor.user.signupWithToken : !editor.user.may('Brand Management', 'edit')) throw forbidden();
  const { user, picture } = readUserForm<AnyChange>(input, isOwn ? isOwnBrandUserChange : isBrandUserChange);
  const { userId, removesPicture: isRemoved = false, ...change } = user;
  await rejectOtherUsers(editor, userId);
  await editAccount(
    editor,
    (tx) => lockAccountOf(tx, userId, isBrand),
    async (account, tx) => {
      const edit = await planUpdate(tx, editor, account, change);
      const { values, besides } = await pictureEdit(tx, editor, account, { picture, isRemoved });
      const write = async (): Promise<void> => {
        await edit.besides?.write();
        await besides?.write();
      };
      return { ...edit, values: { ...edit.values, ...values }, besides: { write } };
    },
  );
  return userId;
}
