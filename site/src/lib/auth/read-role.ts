import { getUser, type UserRole } from '@sumu/contract';
import { callAsUser } from '../session/call-as-user';

/** Reads the role of the signed-in user. A separate chunk, because most signed-in users are visitors. */
export const readRole = async (email: string, signal: AbortSignal): Promise<UserRole> =>
	(await callAsUser(getUser, { params: { email }, signal })).data.role;
