import { PasswordForm } from './PasswordForm.tsx';
import { SessionList } from './SessionList.tsx';

/** Password and log-ins of the own account, for every profile (modules E17, F8). */
export function OwnSecurity({ username }: { username: string }) {
  return (
    <>
      <PasswordForm username={username} />
      <SessionList />
    </>
  );
}
