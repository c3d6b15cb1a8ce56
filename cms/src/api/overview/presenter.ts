import type { Overview } from '@sumu/contract';
import type schema from '../../extensions/users-permissions/content-types/user/schema.json';
import { userFields } from '../../identity/user-presenter';
import { type Fields, presenter, type StoredRow, shapeOf } from '../../platform/fields';

const newestUserFields = {
	_id: userFields._id,
	displayName: userFields.displayName,
	email: userFields.email,
	photoURL: userFields.photoURL,
	date: userFields.date,
} satisfies Fields<Overview['newestUsers'][number], typeof schema>;

export type NewestUserRow = StoredRow<typeof newestUserFields>;
export const newestUserShape = shapeOf(newestUserFields);
export const presentNewestUser = presenter(newestUserFields);
