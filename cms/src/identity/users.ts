import { readSlice, type Slice, type Where } from '../platform/lib/slice';
import { type UserRow, userShape } from './user-presenter';

export const userUid = 'plugin::users-permissions.user';

const query = () => strapi.db.query(userUid);
const find = (where: Where): Promise<UserRow | null> => query().findOne({ ...userShape, where });

export const userById = (id: number | string) => find({ id: Number(id) });
/** E-mail addresses are stored in lower case. */
export const userByEmail = (email: string) => find({ email: email.toLowerCase() });
/** Finds an account by its id at Google. */
export const userByGoogleId = (googleId: string) => find({ googleId });
/** Finds an account by e-mail or document id. */
export const userByKey = (key: string) =>
	find(key.includes('@') ? { email: key } : { documentId: key });

/** Changes an account; Strapi hashes a password in `data`. */
export async function changeUser({ documentId }: { documentId: string }, data: object) {
	await strapi.documents(userUid).update({ documentId, data });
}

export const listAccounts = (slice: Slice): Promise<UserRow[]> =>
	readSlice(slice, (what) => query().findMany({ ...userShape, ...what }));

export const countAccounts = (where?: Where): Promise<number> =>
	query().count(where ? { where } : {});

/** Counts the admins that are not blocked. */
export const countAdmins = (): Promise<number> =>
	query().count({
		where: { role: { type: 'admin' }, $or: [{ blocked: false }, { blocked: { $null: true } }] },
	});
