import { readSlice, type Slice, type Where } from '../platform/lib/slice';
import { type UserRow, userShape } from './user-presenter';

export const userUid = 'plugin::users-permissions.user';

const query = () => strapi.db.query(userUid);
const find = (where: Where): Promise<UserRow | null> => query().findOne({ ...userShape, where });

export const userById = (id: number | string) => find({ id: Number(id) });
/** Addresses are stored in lower case. */
export const userByEmail = (email: string) => find({ email: email.toLowerCase() });
/** By the id the account has at Google. */
export const userByGoogleId = (googleId: string) => find({ googleId });
/** By e-mail, or by the id that responses carry. */
export const userByKey = (key: string) =>
	find(key.includes('@') ? { email: key } : { documentId: key });

/** Changes an account; a password is hashed on the way. */
export async function changeUser({ documentId }: { documentId: string }, data: object) {
	await strapi.documents(userUid).update({ documentId, data });
}

export const listAccounts = (slice: Slice): Promise<UserRow[]> =>
	readSlice(slice, (what) => query().findMany({ ...userShape, ...what }));

export const countAccounts = (where?: Where): Promise<number> =>
	query().count(where ? { where } : {});

/** How many admins can sign in. */
export const countAdmins = (): Promise<number> =>
	query().count({
		where: { role: { type: 'admin' }, $or: [{ blocked: false }, { blocked: { $null: true } }] },
	});
