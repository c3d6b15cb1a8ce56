import type { User } from '@sumu/contract';
import type { RoleType } from '../access/roles';
import { type FileRow, pictured } from '../platform/media/picture';

export interface UserRow {
	id: number;
	documentId: string;
	displayName: string | null;
	email: string;
	emailVerified: boolean | null;
	blocked: boolean | null;
	phoneNumber: string | null;
	photoURL: string | null;
	avatar: FileRow | null;
	role: { type: RoleType } | null;
	country: string | null;
	city: string | null;
	address: string | null;
	aboutMe: string | null;
	/** A hash. */
	password: string | null;
	createdAt: string;
}

export const userRelations = { role: true, avatar: true } as const;

export function presentUser(row: UserRow): User {
	const displayName = row.displayName ?? '';
	const { address: photo, picture } = pictured(row.avatar, row.photoURL, displayName);
	return {
		_id: row.documentId,
		displayName,
		email: row.email,
		emailVerified: row.emailVerified === true,
		phoneNumber: row.phoneNumber || null,
		photoURL: photo || null,
		picture,
		role: row.role?.type === 'admin' ? 'admin' : 'normal',
		country: row.country ?? '',
		city: row.city ?? '',
		address: row.address ?? '',
		aboutMe: row.aboutMe ?? '',
		hasPassword: Boolean(row.password),
		date: new Date(row.createdAt).toISOString(),
	};
}
