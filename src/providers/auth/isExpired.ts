import { jwtDecode } from 'jwt-decode';

/** Whether an access token has expired by this browser's clock. A token that isn't a JWT never has: the server decides. */
export function isExpired(access: string): boolean {
  try {
    const { exp = Number.POSITIVE_INFINITY } = jwtDecode(access);
    return exp * 1000 <= Date.now();
  } catch {
    return false;
  }
}
