import { getUser, type UserRole } from '@sumu/contract';
import { callAsUser } from '../session/call-as-user';

/** The role of one's own account; a chunk of its own, for most who are signed in are visitors. */
export const readRole = async (email: string, signal: AbortSignal): Promise<UserRole> =>
	(await callAsUser(getUser, { params: { email }, signal })).data.role;
