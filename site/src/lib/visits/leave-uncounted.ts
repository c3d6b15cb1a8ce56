import type { UserRole } from '@sumu/contract';
import { browserStorage } from '../browser-storage';

/** Name in local storage of the id of the last helper who signed in here. */
export const uncountedKey = 'uncounted';

/** Keeps the views of the owner and the helpers out of the statistics, for as long as they are signed in. */
export function leaveUncounted({ id, role }: { id: string; role: UserRole }): void {
	if (role !== 'normal') browserStorage().setItem(uncountedKey, id);
}
