import { type QuerySlice, readSlice, type WhereFilter } from '../platform/lib/slice';
import { type UserRow, userShape } from './user-presenter';

export const userUid = 'plugin::users-permissions.user';

const getUserQuery = () => strapi.db.query(userUid);
const findUser = (where: WhereFilter): Promise<UserRow | null> =>
	getUserQuery().findOne({ ...userShape, where });

export const userById = (id: number | string) => findUser({ id: Number(id) });
/** E-mail addresses are stored in lower case. */
export const userByEmail = (email: string) => findUser({ email: email.toLowerCase() });
/** Finds an account by its id at Google. */
export const userByGoogleId = (googleId: string) => findUser({ googleId });
/** Finds an account by e-mail or document id. */
export const userByKey = (key: string) =>
	findUser(key.includes('@') ? { email: key } : { documentId: key });

/** Changes an account; Strapi hashes a password in `data`. */
export async function changeUser({ documentId }: { documentId: string }, data: object) {
	await strapi.documents(userUid).update({ documentId, data });
}

export const listAccounts = (slice: QuerySlice): Promise<UserRow[]> =>
	readSlice(slice, (what) => getUserQuery().findMany({ ...userShape, ...what }));

export const countAccounts = (where?: WhereFilter): Promise<number> =>
	getUserQuery().count(where ? { where } : {});

/** Counts the admins that are not blocked. */
export const countAdmins = (): Promise<number> =>
	getUserQuery().count({
		where: { role: { type: 'admin' }, $or: [{ blocked: false }, { blocked: { $null: true } }] },
	});
