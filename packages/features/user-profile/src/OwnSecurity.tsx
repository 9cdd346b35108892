import { PasswordForm } from './PasswordForm.tsx';
import { SessionList } from './SessionList.tsx';

/** Password and log-ins of the own account, for every profile. */
export function OwnSecurity({ username }: { username: string }) {
  return (
    <>
      <PasswordForm username={username} />
      <SessionList />
    </>
  );
}
