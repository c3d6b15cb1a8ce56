import type { User } from '@sumu/contract';
import type { SessionUser } from './types';

/** Largest width of the small user photo, in device pixels. */
const MIN_PHOTO_WIDTH_PX = 88;

/** Returns the smallest picture that is sharp in the navigation bar, or the external photo's address. */
function photoOf({ picture, photoURL }: User): string {
	const light = picture?.formats.filter(
		({ mime, width }) => mime === 'image/webp' && width >= MIN_PHOTO_WIDTH_PX,
	);
	return light?.[0]?.url ?? picture?.url ?? photoURL ?? '';
}

/** Returns the account data that every page may show. */
export const sessionUser = (user: User): SessionUser => ({
	id: user._id,
	email: user.email,
	displayName: user.displayName,
	photoURL: photoOf(user),
	emailVerified: user.emailVerified,
	phoneNumber: user.phoneNumber ?? '',
});
