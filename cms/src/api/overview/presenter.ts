import type { AdminOverview } from '@sumu/contract';
import type schema from '../../extensions/users-permissions/content-types/user/schema.json';
import { userFields } from '../../identity/user-presenter';
import {
	createPresenter,
	type FieldMapFor,
	getQueryOptions,
	type StoredRow,
} from '../../platform/fields';

const newestUserFields = {
	_id: userFields._id,
	displayName: userFields.displayName,
	email: userFields.email,
	photoURL: userFields.photoURL,
	date: userFields.date,
} satisfies FieldMapFor<AdminOverview['newestUsers'][number], typeof schema>;

export type NewestUserRow = StoredRow<typeof newestUserFields>;
export const newestUserShape = getQueryOptions(newestUserFields);
export const presentNewestUser = createPresenter(newestUserFields);
